/** What a mail server is said to do, beside what it does to a delivery. */
import { afterEach, describe, expect, it } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import { createSmtpForms } from "../../../src/adapters/forms/smtp.ts";
import { verifySmtp } from "../../../src/adapters/forms/verify-smtp.ts";
import { type MailCatcher, startMailCatcher } from "../../support/mail-catcher.ts";
import { relayPayload } from "../../support/relay.ts";

const opened: MailCatcher[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

const refusal = (responseCode: number) => Object.assign(new Error("no"), { responseCode });
const login: SMTPServerOptions = {
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    username === "marie" && password === "right" ? done(null, { user: username }) : done(refusal(535)),
};
const noLogin: SMTPServerOptions = { disabledCommands: ["AUTH", "STARTTLS"] };
// As Postfix does: who may send is decided when the recipients are named.
const lateDemand: SMTPServerOptions = {
  ...login,
  onRcptTo: (_, { user }, done) => done(user ? null : refusal(554)),
};
const oneRecipient: SMTPServerOptions = {
  onRcptTo: ({ address }, _, done) => done(address.startsWith("team") ? null : refusal(550)),
};
const noSender: SMTPServerOptions = { onMailFrom: (_, __, done) => done(refusal(553)) };

const greylisting: SMTPServerOptions = { onRcptTo: (_, __, done) => done(refusal(451)) };
const lateSender: SMTPServerOptions = { onMailFrom: (_, __, done) => done(refusal(451)) };

const RECIPIENTS = ["gone@acme.example", "team@acme.example"];

describe("a mail server that is asked without sending", () => {
  it.each([
    ["takes anything", {}, null, RECIPIENTS, null],
    ["takes one of two recipients", oneRecipient, null, RECIPIENTS, null],
    ["takes no recipient", oneRecipient, null, ["gone@acme.example"], "smtp_550"],
    ["takes no such sender", noSender, null, RECIPIENTS, "smtp_553"],
    ["wants a login", { ...login, authOptional: false }, null, RECIPIENTS, "smtp_530"],
    ["wants a login at the recipients only", lateDemand, null, RECIPIENTS, "smtp_554"],
    ["takes the login", { ...login, authOptional: false }, "right", RECIPIENTS, null],
    ["takes the login that it wants late", lateDemand, "right", RECIPIENTS, null],
    ["takes another login", login, "wrong", RECIPIENTS, "smtp_535"],
    ["wants a password", login, "", RECIPIENTS, "smtp_auth"],
    ["offers no login, and needs none", noLogin, "right", RECIPIENTS, null],
    ["offers no login, and refuses", { ...noLogin, ...noSender }, "right", RECIPIENTS, "smtp_553"],
    ["puts off the recipients", greylisting, null, RECIPIENTS, "smtp_451"],
    ["puts off the sender", lateSender, null, RECIPIENTS, "smtp_451"],
    ["can be asked no recipient", {}, null, [], null],
  ] as const)(
    "is told of as a delivery finds it: it %s",
    async (what, options, password, recipients, fault) => {
      const server = await startMailCatcher(options);
      opened.push(server);
      const settings = {
        host: "127.0.0.1",
        port: server.port,
        secure: false,
        require_tls: false,
        user: password === null ? null : "marie",
        from: "Chat <chat@acme.example>",
      };
      const verdict = await verifySmtp({ settings, password, recipients, timeout_ms: 5_000 });
      expect(verdict).toEqual({
        fault,
        offers_login: !what.includes("no login"),
        is_for_now: what.endsWith("puts off the recipients"),
      });
      expect(server.mails).toEqual([]);
      if (recipients.length === 0) return;
      const write = () => ({ subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
      const payload = relayPayload({ tenant: { company_name: "Acme", notification_emails: recipients } });
      const delivery = await createSmtpForms({ settings, password, write }).deliver(payload);
      expect(delivery.status).toBe(fault === null ? "sent" : "failed");
      if (fault !== null) expect(delivery.error).toBe(fault);
      expect(server.mails).toHaveLength(fault === null ? 1 : 0);
    },
  );
});
