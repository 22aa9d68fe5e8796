/** Mail servers that refuse, lag or lie, and TLS to them: one attempt, a short error, no secret in it. */
import { type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import {
  EXPIRED_CERTIFICATE,
  LOCALHOST_CERTIFICATE,
  LOCALHOST_KEY,
} from "../../support/localhost-certificate.ts";
import { startMailCatcher } from "../../support/mail-catcher.ts";
import { RELAY_ID, relayPayload } from "../../support/relay.ts";
import { createSmtpForms } from "../../../src/adapters/forms/smtp.ts";
import { verifySmtp } from "../../../src/adapters/forms/verify-smtp.ts";
import type { MailBody } from "../../../src/adapters/forms/mail-body.ts";
import { catcher, closeServers, peer, sendTo, smtp } from "./smtp-servers.ts";

afterEach(closeServers);

describe("a mail server", () => {
  const refuse = (code: number, ...refused: string[]): SMTPServerOptions => ({
    onRcptTo: ({ address }, _, done) =>
      done(
        refused.includes(address) ? Object.assign(new Error(`no ${address}`), { responseCode: code }) : null,
      ),
  });

  it("that refuses some recipients has taken the mail; who was refused is told by place, not by address", async () => {
    const { port, mails } = await catcher(refuse(550, "ana@acme.example"));
    expect(await sendTo(port)).toEqual({
      status: "sent",
      submission_id: `<${RELAY_ID}@acme.example>`,
      error: "partial: 1 of 2 recipients refused: #2 (smtp_550)",
    });
    expect(mails[0]?.to).toEqual(["desk@acme.example"]);
  });

  it("that refuses all recipients has failed", async () => {
    const { port, mails } = await catcher(refuse(550, "ana@acme.example", "desk@acme.example"));
    expect(await sendTo(port)).toEqual({ status: "failed", error: "smtp_550" });
    expect(mails).toHaveLength(0);
  });

  it("that refuses the sender or the message has failed with its code", async () => {
    const no = (responseCode: number) => Object.assign(new Error("no"), { responseCode });
    const sender = await catcher({ onMailFrom: (_, __, done) => done(no(553)) });
    expect(await sendTo(sender.port)).toEqual({ status: "failed", error: "smtp_553" });
    const message = await catcher({
      onData: (stream, _, done) => stream.resume().on("end", () => done(no(554))),
    });
    expect(await sendTo(message.port)).toEqual({ status: "failed", error: "smtp_554" });
  });

  const authenticating: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === "bot" && password === "hush"
        ? done(null, { user: "bot" })
        : done(new Error("hush is wrong")),
  };

  it("takes the right password", async () => {
    const { port, mails } = await catcher(authenticating);
    expect(await sendTo(port, { settings: { user: "bot" }, password: "hush" })).toMatchObject({
      status: "sent",
    });
    expect(mails[0]?.user).toBe("bot");
  });

  it("refuses a wrong password, and the error shows none", async () => {
    const { port } = await catcher(authenticating);
    const sent = sendTo(port, { settings: { user: "bot" }, password: "not-hush" });
    expect(await sent).toEqual({ status: "failed", error: "smtp_535" });
  });

  it("refuses who does not log in", async () => {
    const { port } = await catcher(authenticating);
    expect(await sendTo(port)).toEqual({ status: "failed", error: "smtp_530" });
  });

  it("is not there", async () => {
    const { port, close } = await startMailCatcher();
    await close();
    expect(await sendTo(port)).toEqual({ status: "failed", error: "refused" });
  });

  it("has no address", async () => {
    const settings = { host: "no-such-host.invalid" };
    expect(await sendTo(25, { settings, timeout_ms: 5_000 })).toEqual({ status: "failed", error: "dns" });
  });

  it.each([
    ["says nothing", () => {}],
    ["speaks byte by byte", (socket: Socket) => drip(socket)],
    ["stops after its greeting", (socket: Socket) => void socket.write("220 hi\r\n")],
  ])("is given up in time when it %s", async (_, speak) => {
    const port = await peer(speak);
    const started = performance.now();
    expect(await sendTo(port, { timeout_ms: 300 })).toEqual({ status: "failed", error: "timeout" });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each([
    ["hangs up", (socket: Socket) => void socket.end()],
    ["breaks off", (socket: Socket) => void socket.write("220 hi\r\n", () => socket.destroy())],
    ["speaks another protocol", (socket: Socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
    ["never stops talking", (socket: Socket) => flood(socket)],
  ])("is a failure when it %s", async (_, speak) => {
    const port = await peer(speak);
    const delivery = await sendTo(port);
    expect(delivery.status).toBe("failed");
    expect(delivery.error).toMatch(/^(network|smtp|smtp_\d+|timeout)$/);
  });
});

describe("a mail server that is only asked whether it works", () => {
  const body = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  const ask = async (port: number) =>
    (await verifySmtp({ settings: smtp(port), password: null, timeout_ms: 300 })).fault;

  it("is given up in time when it never ends its reply", async () => {
    const port = await peer((socket) => {
      socket.write("220 hi\r\n");
      drip(socket, "250-more\r\n");
    });
    const started = performance.now();
    expect(await ask(port)).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("works when it greets", async () => {
    expect(await ask((await catcher()).port)).toBeNull();
  });

  const [key, cert, authorities] = [LOCALHOST_KEY, LOCALHOST_CERTIFICATE, LOCALHOST_CERTIFICATE];
  const known = { key, cert, hideSTARTTLS: false };
  const expired = { ...known, cert: EXPIRED_CERTIFICATE };
  const without: SMTPServerOptions = { disabledCommands: ["STARTTLS"] };
  it.each([
    [
      "has a certificate that nobody vouches for",
      known,
      { authorities: undefined },
      "DEPTH_ZERO_SELF_SIGNED_CERT",
    ],
    ["has a certificate that is over", expired, { authorities: EXPIRED_CERTIFICATE }, "CERT_HAS_EXPIRED"],
    ["has one of another name", known, { authorities, host: "mail.example" }, "ERR_TLS_CERT_ALTNAME_INVALID"],
    ["takes no STARTTLS", without, { authorities }, "no STARTTLS"],
    [
      "speaks in clear where TLS is awaited",
      known,
      { secure: true, authorities },
      "ERR_SSL_WRONG_VERSION_NUMBER",
    ],
  ] as const)("is told of with what hinders TLS when it %s", async (_, options, asked, fault) => {
    const { port, mails } = await catcher(options);
    const { host, secure, authorities: trusted } = { host: "localhost", secure: false, ...asked };
    const to = {
      settings: smtp(port, { host, secure, require_tls: true }),
      password: null,
      allow_private: true,
      resolve: async () => [{ address: "127.0.0.1" }],
      ...(trusted === undefined ? {} : { authorities: trusted }),
    };
    expect((await verifySmtp(to)).fault).toBe(`tls (${fault})`);
    const delivery = await createSmtpForms({ ...to, write: () => body }).deliver(relayPayload());
    expect(delivery).toEqual({ status: "failed", error: "tls" });
    expect(mails).toEqual([]);
  });
});

describe("a mail that cannot be made", () => {
  it("rejects with what hinders, for which there is no word", async () => {
    const { port, mails } = await catcher();
    const body = { subject: "Hello", text: { path: "/etc/hostname" }, html: "" } as unknown as MailBody;
    await expect(sendTo(port, { write: () => body })).rejects.toThrow("File access rejected");
    expect(mails).toHaveLength(0);
  });
});

describe("TLS to a mail server", () => {
  const tls: SMTPServerOptions = { hideSTARTTLS: false, key: LOCALHOST_KEY, cert: LOCALHOST_CERTIFICATE };

  it("is used when the server offers it and its certificate is known", async () => {
    const { port, mails } = await catcher(tls);
    const authorities = LOCALHOST_CERTIFICATE;
    const settings = { host: "localhost", require_tls: true };
    expect(await sendTo(port, { authorities, settings })).toMatchObject({ status: "sent" });
    expect(mails[0]?.secure).toBe(true);
  });

  it("is used from the first byte where configured", async () => {
    const { port, mails } = await catcher({ ...tls, secure: true });
    const settings = { host: "localhost", secure: true, require_tls: true };
    expect(await sendTo(port, { authorities: LOCALHOST_CERTIFICATE, settings })).toMatchObject({
      status: "sent",
    });
    expect(mails[0]?.secure).toBe(true);
  });

  it.each([
    ["nobody vouches for its certificate", tls, { require_tls: true }],
    ["nobody vouches for its certificate, from the first byte", { ...tls, secure: true }, { secure: true }],
    ["it is required and not offered", {}, { require_tls: true }],
  ] as const)("fails without a byte of the conversation when %s", async (_, options, settings) => {
    const { port, mails } = await catcher(options);
    expect(await sendTo(port, { settings })).toEqual({ status: "failed", error: "tls" });
    expect(mails).toHaveLength(0);
  });
});

function drip(socket: Socket, text = "2"): void {
  const timer = setInterval(() => socket.write(text), 40);
  socket.on("close", () => clearInterval(timer));
}

function flood(socket: Socket): void {
  let left = 40;
  const more = (): void => {
    if (left-- > 0 && !socket.destroyed) socket.write("220-".padEnd(64 * 1024, "x"), more);
    else socket.end();
  };
  more();
}
