/** Who takes finished conversations: the keys that the installation's settings and a tenant's own relay have in common. */
import * as z from "zod";
import { choice, described, flag, textOf, whole } from "./schema-parts.ts";
import { serviceAddress } from "./service-address.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;
const HOST = /^[^\s/@[\]:]+$|^(?=.*:.*:)[\dA-Fa-f:.]+(?:%\w+)?$/u;
const HEADER = /^[\t\x20-\x7e]{0,2000}$/;

/** A forms service. */
export const HttpReceiver = z.strictObject({
  url: described(
    serviceAddress("use the secret relay.http.authorization"),
    "Where finished conversations are posted to.",
  ),
  headers: described(
    z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/), z.string().regex(HEADER)),
    "Further headers, as a JSON object; none of them secret.",
  ),
  format: choice(
    ["standard", "flat"],
    "standard: an event with nested data; flat: plain fields, as form services take them.",
  ),
});

/** A mail server. */
export const MailReceiver = z.strictObject({
  host: described(
    textOf(1, 255).regex(HOST, "takes a name or an address alone: no scheme, port or brackets"),
    "The mail server.",
  ),
  port: whole(1, 65_535, "587 or 25, and 465 with secure."),
  secure: flag("TLS from the first byte, as on port 465."),
  require_tls: flag("Without secure: sends nothing before STARTTLS has succeeded."),
  user: described(
    z.string().max(320).nullable(),
    "The user at the mail server; null sends without logging in.",
  ),
  from: described(
    z
      .string()
      .max(320)
      .regex(
        /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
        "takes an address, or Name <address>",
      ),
    "The sender, `Name <address>` or an address alone.",
  ),
});

/** What a mail server's password would need to go over a network. */
export const PASSWORD_NEEDS_TLS = "must be true where a password would go over a network";

/** Whether no password goes over a network in clear. */
export function isPasswordSafe(
  mail: Pick<z.infer<typeof MailReceiver>, "user" | "secure" | "require_tls" | "host">,
): boolean {
  return mail.user === null || mail.secure || mail.require_tls || LOOPBACK.test(mail.host);
}

const secret = (what: string) => described(textOf(1, 2_000).optional(), what);

const None = z.strictObject({ transport: z.literal("none") });

const Http = z.strictObject({
  transport: z.literal("http"),
  http: HttpReceiver.extend({
    headers: HttpReceiver.shape.headers.default({}),
    format: HttpReceiver.shape.format.default("standard"),
    secret: secret("Signs each relay as Standard Webhooks describe. By reference only."),
    secret_previous: secret("The secret before, which signs too. By reference only."),
    authorization: described(
      z.string().regex(HEADER, "takes printable ASCII characters").min(1).optional(),
      "The whole Authorization header. By reference only.",
    ),
  }),
});

const Mail = z
  .strictObject({
    transport: z.literal("smtp"),
    smtp: MailReceiver.extend({
      port: MailReceiver.shape.port.default(587),
      secure: MailReceiver.shape.secure.default(false),
      require_tls: MailReceiver.shape.require_tls.default(true),
      user: MailReceiver.shape.user.default(null),
      password: secret("The password at the mail server. By reference only."),
    }),
  })
  .refine(({ smtp }) => isPasswordSafe(smtp), {
    path: ["smtp", "require_tls"],
    message: PASSWORD_NEEDS_TLS,
  });

/** A tenant's own relay, its references resolved: the keys are those of the settings, secrets included. */
export const TenantRelay = described(
  z.discriminatedUnion("transport", [None, Http, Mail]),
  "Where this tenant's finished conversations go; default: where the settings say.",
);

/** A tenant's own relay, resolved and valid. Holds secrets: never stored, never printed. */
export type TenantRelay = z.infer<typeof TenantRelay>;

/** The keys of a tenant's relay that hold secrets. */
export const RELAY_SECRETS: readonly (readonly [section: "http" | "smtp", key: string])[] = [
  ["http", "secret"],
  ["http", "secret_previous"],
  ["http", "authorization"],
  ["smtp", "password"],
];
