import { afterEach, describe, expect, it } from "vitest";
import { createSmtpForms, type SmtpFormsOptions } from "../../../src/adapters/forms/smtp.ts";
import { verifySmtp } from "../../../src/adapters/forms/verify-smtp.ts";
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from "../../support/localhost-certificate.ts";
import { type MailCatcher, startMailCatcher } from "../../support/mail-catcher.ts";
import { relayPayload } from "../../support/relay.ts";

const opened: MailCatcher[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function catcher(): Promise<MailCatcher> {
  const server = await startMailCatcher({
    hideSTARTTLS: false,
    key: LOCALHOST_KEY,
    cert: LOCALHOST_CERTIFICATE,
  });
  opened.push(server);
  return server;
}

type Given = Pick<SmtpFormsOptions, "allow_private" | "resolve">;

const optionsOf = (host: string, port: number, given: Given): SmtpFormsOptions => ({
  settings: { host, port, secure: false, require_tls: true, user: null, from: "chat@acme.example" },
  password: null,
  write: () => ({ subject: "A conversation", text: "Hello", html: "<p>Hello</p>" }),
  timeout_ms: 1_000,
  authorities: LOCALHOST_CERTIFICATE,
  ...given,
});
const sendTo = (host: string, port: number, given: Given) =>
  createSmtpForms(optionsOf(host, port, given)).deliver(relayPayload());
const to =
  (...addresses: string[]): NonNullable<SmtpFormsOptions["resolve"]> =>
  async () =>
    addresses.map((address) => ({ address }));

describe("a mail server that a tenant chose", () => {
  it.each([
    ["127.0.0.1", undefined],
    ["10.1.2.3", undefined],
    ["mail.example", to("127.0.0.1")],
    ["mail.example", to("1.1.1.1", "::ffff:127.0.0.1")],
    ["mail.example", to("169.254.169.254")],
  ])("is not reached inside: %s", async (host, resolve) => {
    const { port, connections } = await catcher();
    const given = { allow_private: false, ...(resolve ? { resolve } : {}) };
    expect(await sendTo(host, port, given)).toEqual({ status: "failed", error: "private_address" });
    expect((await verifySmtp(optionsOf(host, port, given))).fault).toBe("private_address");
    expect(connections()).toBe(0);
  });

  it("is never one that no setting can allow", async () => {
    const given = { allow_private: true, resolve: to("169.254.169.254") };
    expect(await sendTo("mail.example", 25, given)).toEqual({ status: "failed", error: "private_address" });
  });

  it("is reached inside where the settings allow it, at the address that was looked at, by its own name", async () => {
    const { port, mails } = await catcher();
    const given = { allow_private: true, resolve: to("127.0.0.1") };
    expect(await sendTo("localhost", port, given)).toMatchObject({ status: "sent", error: null });
    expect(mails).toMatchObject([{ secure: true }]);
    // The certificate is that of localhost.
    expect(await sendTo("mail.example", port, given)).toEqual({ status: "failed", error: "tls" });
    expect(mails).toHaveLength(1);
  });

  it("fails in time when its name is unknown, or nobody says", async () => {
    const unknown = async () => {
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    };
    expect(await sendTo("mail.example", 25, { allow_private: false, resolve: unknown })).toEqual({
      status: "failed",
      error: "dns",
    });
    const silent = () => new Promise<never>(() => {});
    expect(await sendTo("mail.example", 25, { allow_private: false, resolve: silent })).toEqual({
      status: "failed",
      error: "timeout",
    });
    const nowhere = to();
    expect(await sendTo("mail.example", 25, { allow_private: false, resolve: nowhere })).toEqual({
      status: "failed",
      error: "dns",
    });
  });
});
