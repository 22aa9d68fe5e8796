/** The settings of the relay of finished conversations: a forms service by HTTP, or mail (`interface.md`: Forms relay). */
import { z } from "zod";

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

const Http = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .refine((url) => !new URL(url).username, "takes no password: use the secret relay.http.authorization")
    .nullable()
    .describe("Where finished conversations are posted to."),
  headers: z
    .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/))
    .describe("Further headers, as a JSON object; none of them secret."),
  format: z
    .enum(["standard", "flat"])
    .describe("standard: an event with nested data; flat: plain fields, as form services take them."),
  allow_private: z.boolean().describe("The receiver may have a loopback or private address."),
});

const Smtp = z.strictObject({
  host: z.string().min(1).max(255).describe("The mail server."),
  port: z.int().min(1).max(65_535).describe("587 or 25, and 465 with secure."),
  secure: z.boolean().describe("TLS from the first byte, as on port 465."),
  require_tls: z.boolean().describe("Without secure: sends nothing before STARTTLS has succeeded."),
  user: z
    .string()
    .max(320)
    .nullable()
    .describe("The user at the mail server; null sends without logging in."),
  from: z
    .string()
    .max(320)
    .regex(
      /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      "takes an address, or Name <address>",
    )
    .nullable()
    .describe("The sender, `Name <address>` or an address alone."),
});

/** Where finished conversations go. */
export const Relay = z
  .strictObject({
    transport: z.enum(["none", "http", "smtp"]).describe("How finished conversations are delivered."),
    http: Http,
    smtp: Smtp,
  })
  .refine(({ transport, http }) => transport !== "http" || http.url !== null, {
    path: ["http", "url"],
    message: "is needed when relay.transport is http",
  })
  .refine(({ transport, smtp }) => transport !== "smtp" || smtp.from !== null, {
    path: ["smtp", "from"],
    message: "is needed when relay.transport is smtp",
  })
  .refine(({ smtp }) => smtp.user === null || smtp.secure || smtp.require_tls || LOOPBACK.test(smtp.host), {
    path: ["smtp", "require_tls"],
    message: "must be true where a password would go over a network",
  });
