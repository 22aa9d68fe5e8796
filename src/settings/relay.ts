/** The settings of the relay of finished conversations: a forms service by HTTP, or mail (`interface.md`: Forms relay). */
import * as z from "zod";
import { choice, described, flag } from "../contract/schema-parts.ts";
import {
  HttpReceiver,
  isPasswordSafe,
  MailReceiver,
  PASSWORD_NEEDS_TLS,
} from "../contract/relay-receiver.ts";

const Http = HttpReceiver.extend({
  url: described(HttpReceiver.shape.url.nullable(), "Where finished conversations are posted to."),
  allow_private: flag("The receiver may have a loopback or private address."),
});

const Smtp = MailReceiver.extend({
  from: described(MailReceiver.shape.from.nullable(), "The sender, `Name <address>` or an address alone."),
});

const Tenants = z.strictObject({
  allow_private: flag(
    "The receivers that tenants name in their files may have loopback or private addresses.",
  ),
});

/** Where finished conversations go. */
export const Relay = z
  .strictObject({
    transport: choice(["none", "http", "smtp"], "How finished conversations are delivered."),
    http: Http,
    smtp: Smtp,
    tenants: Tenants,
  })
  .refine(({ transport, http }) => transport !== "http" || http.url !== null, {
    path: ["http", "url"],
    message: "is needed when relay.transport is http",
  })
  .refine(({ transport, smtp }) => transport !== "smtp" || smtp.from !== null, {
    path: ["smtp", "from"],
    message: "is needed when relay.transport is smtp",
  })
  .refine(({ smtp }) => isPasswordSafe(smtp), { path: ["smtp", "require_tls"], message: PASSWORD_NEEDS_TLS });
