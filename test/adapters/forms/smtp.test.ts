import { createHash } from "node:crypto";
import { createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createReceiver } from "../../../src/adapters/forms/choose.ts";
import { renderMail } from "../../../src/adapters/forms/mail-body.ts";
import { createSmtpForms, type SmtpFormsOptions } from "../../../src/adapters/forms/smtp.ts";
import type { RelayInput } from "../../../src/domain/relay.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from "../../support/localhost-certificate.ts";
import { type MailCatcher, startMailCatcher } from "../../support/mail-catcher.ts";
import {
  builtinTemplates,
  RELAY_ID,
  relayInput,
  relayPayload,
  SESSION_ID,
  stringsOf,
} from "../../support/relay.ts";

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function catcher(options: SMTPServerOptions = {}): Promise<MailCatcher> {
  const server = await startMailCatcher(options);
  opened.push(server);
  return server;
}

/** A server that says what it is told to say. */
async function peer(speak: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return (server.address() as { port: number }).port;
}

const smtp = (port: number, changed: Partial<SmtpFormsOptions["settings"]> = {}) => ({
  host: "127.0.0.1",
  port,
  secure: false,
  require_tls: false,
  user: null,
  from: "Acme Chat <chat@acme.example>",
  ...changed,
});

const sendTo = (
  port: number,
  changed: Partial<Omit<SmtpFormsOptions, "settings">> & {
    settings?: Partial<SmtpFormsOptions["settings"]>;
  } = {},
  input: Partial<RelayInput> = {},
) => {
  const { settings, ...others } = changed;
  return createSmtpForms({
    password: null,
    write: ({ data }) => renderMail(data, builtinTemplates(), stringsOf(data.locale)),
    timeout_ms: 1_000,
    ...others,
    settings: smtp(port, settings),
  }).deliver(relayPayload(input));
};

const file = (file_name: string, content_type: string, bytes: Buffer) => ({
  file_name,
  content_type,
  size_bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  content_base64: bytes.toString("base64"),
});

const contact = {
  name: "Ana Müller",
  email: "ana@visitor.example",
  phone: "+39 02 1234",
  company: "Rossi S.r.l.",
  message: "Please call\nafter noon",
};

describe("a mail about a finished conversation", () => {
  it("arrives at every recipient as it was sent", async () => {
    const { port, mails } = await catcher();
    const delivery = await sendTo(port);
    expect(delivery).toEqual({ status: "sent", submission_id: `<${RELAY_ID}@acme.example>`, error: null });
    expect(mails).toHaveLength(1);
    const [{ from, to, parsed, raw }] = mails as [MailCatcher["mails"][number]];
    expect([from, ...to]).toEqual(["chat@acme.example", "desk@acme.example", "ana@acme.example"]);
    expect(parsed.from).toEqual({ name: "Acme Chat", address: "chat@acme.example" });
    expect(parsed.to?.map(({ address }) => address)).toEqual(["desk@acme.example", "ana@acme.example"]);
    expect(parsed.subject).toBe("Marie: conversation ACM-20260131-A1B2C3");
    expect(parsed.messageId).toBe(`<${RELAY_ID}@acme.example>`);
    expect(parsed.date).toBe("2026-01-31T14:10:20.000Z");
    expect(parsed.replyTo).toBeUndefined();
    const header = (key: string) => parsed.headers.find((header) => header.key === key)?.value;
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(parsed.text).toContain(relayPayload().data.full_transcript);
    expect(parsed.text).toContain("Source: Website widget – https://shop.example");
    expect(parsed.html).toContain("&lt;b&gt;And&lt;/b&gt; 日本?");
    expect(parsed.html).not.toContain("<b>And");
    expect(raw.toString()).not.toContain(SESSION_ID);
  });

  it("has the same Message-ID when it is sent again", async () => {
    const { port, mails } = await catcher();
    await sendTo(port);
    await sendTo(port);
    expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  });

  it("is answered to the visitor who left an address", async () => {
    const { port, mails } = await catcher();
    await sendTo(port, {}, { contact });
    const { parsed } = mails[0]!;
    expect(parsed.replyTo).toEqual([{ name: "Ana Müller", address: "ana@visitor.example" }]);
    expect(parsed.subject).toBe("Marie: contact request ACM-20260131-A1B2C3");
    expect(parsed.text).toContain("Phone: +39 02 1234");
    expect(parsed.text).toContain("Message: Please call\n  after noon");
    expect(parsed.html).toContain("Please call<br>");
  });

  it.each([
    ["en", "Marie: conversation", "Protocol number", "Ended because: the visitor ended it"],
    ["pt-BR", "Marie: conversa", "Número de protocolo", "Motivo do encerramento: o visitante encerrou"],
    ["ja", "Marie：会話", "受付番号", "終了理由: お客様が終了"],
    ["it", "Marie: conversazione", "Numero di protocollo", "Motivo della chiusura: chiusa dal visitatore"],
  ] as const)("speaks %s, in subject, text and HTML", async (locale, subject, label, reason) => {
    const { port, mails } = await catcher();
    const robot = { slug: "marie", assistant_name: "Marie", locale };
    await sendTo(port, {}, { robot, strings: stringsOf(locale, "relay.") });
    const { parsed, raw } = mails[0]!;
    expect(parsed.subject).toBe(`${subject} ACM-20260131-A1B2C3`);
    expect(raw.toString("latin1").split("\r\n\r\n")[0]).toMatch(/^[\x20-\x7e\t\r\n]*$/);
    expect(parsed.text).toContain(reason);
    expect(parsed.html).toContain(label);
    expect(parsed.html).toContain(`<html lang="${locale}">`);
    for (const body of [parsed.text, parsed.html]) expect(body).not.toMatch(/(mail|relay)\.[a-z]|<!-- /);
  });

  it("carries attachments byte by byte under their own names", async () => {
    const everyByte = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    const eml = Buffer.from("Subject: inner\nFrom: x\n\nlines\nwith\rodd ends\r\n");
    const { port, mails } = await catcher();
    const attachments = [
      file("relatório 日本.pdf", "application/pdf", everyByte),
      file("mail.eml", "message/rfc822", eml),
      file("page.html", "text/html", Buffer.from("<script>alert(1)</script>\n")),
      file("empty.txt", "text/plain", Buffer.alloc(0)),
      file('a"b; name=x.pdf', "application/x\r\nBcc: evil@x.example", Buffer.from("x")),
    ];
    await sendTo(port, {}, { attachments });
    const { parsed } = mails[0]!;
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(
      attachments.map(({ file_name }) => file_name),
    );
    expect(parsed.attachments.map(({ disposition }) => disposition)).toEqual(
      attachments.map(() => "attachment"),
    );
    expect(parsed.attachments.map(({ mimeType }) => mimeType)).toEqual([
      "application/pdf",
      "application/octet-stream",
      "text/html",
      "text/plain",
      "application/octet-stream",
    ]);
    for (const [index, { content }] of parsed.attachments.entries()) {
      const bytes = Buffer.from(content as ArrayBuffer);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(attachments[index]?.sha256);
    }
    expect(parsed.text).toContain("relatório 日本.pdf (69 KiB)");
  });

  it("names an attachment whose bytes are left out", async () => {
    const { port, mails } = await catcher();
    const gone = { ...file("big.pdf", "application/pdf", Buffer.from("x")), content_base64: null };
    await sendTo(port, {}, { attachments: [gone] });
    expect(mails[0]?.parsed.attachments).toEqual([]);
    expect(mails[0]?.parsed.text).toContain("big.pdf (1 KiB) – not attached");
  });
});

describe("what a visitor or a tenant writes", () => {
  const evil = "x\r\nBcc: evil@x.example\r\nX-Evil: 1\r\n\r\nbody";
  const { session, robot, tenant, closing } = relayInput();
  const attacks: Record<string, Partial<RelayInput>> = {
    "the assistant's name": { robot: { ...robot, assistant_name: evil } },
    "the company's name": { tenant: { ...tenant, company_name: evil } },
    "the visitor's label": { session: { ...session, visitor_label: evil } },
    "the origin": { session: { ...session, widget_origin: evil } },
    "the summary": { closing: { ...closing, summary: evil } },
    "a message": { turns: [{ message_id: evil, role: "user", text: evil, created_at: 0 }] },
    "a rating": {
      feedback: [{ message_id: "msg_4", rating: "down", feedback_reason: evil, feedback_details: evil }],
    },
    "the contact": { contact: { name: evil, email: evil, phone: evil, company: evil, message: evil } },
    "the contact's name": { contact: { ...contact, name: evil } },
    "the contact's address": { contact: { ...contact, email: "a@b.example>, <evil@x.example" } },
    "a list of addresses": { contact: { ...contact, email: "a@b.example, evil@x.example" } },
    "a file's name": { attachments: [file(evil, "text/plain", Buffer.from("x"))] },
    "a file's type": { attachments: [file("a.txt", evil, Buffer.from("x"))] },
    "the relay's identifier": { relay_id: evil },
    "a recipient": {
      tenant: { ...tenant, notification_emails: ["desk@acme.example", `a@b.example${evil}`] },
    },
    "a path and a URL": {
      contact: { ...contact, name: "path:/etc/passwd", message: "http://127.0.0.1:1/" },
      attachments: [file("/etc/passwd", "text/plain", Buffer.from("x"))],
    },
  };

  it.each(Object.entries(attacks))("adds no header and no recipient: %s", async (_, input) => {
    const { port, mails } = await catcher();
    const delivery = await sendTo(port, {}, input);
    expect(delivery.status).toBe("sent");
    const { parsed, to, raw } = mails[0]!;
    expect(to).not.toContain("evil@x.example");
    const keys = parsed.headers.map(({ key }) => key);
    expect(keys).not.toContain("bcc");
    expect(keys).not.toContain("x-evil");
    expect(new Set(keys).size).toBe(keys.length);
    expect(JSON.stringify([parsed.replyTo, parsed.to, parsed.from])).not.toContain('evil@x.example"');
    expect(raw.toString().split("\r\n\r\n")[0]).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(raw.toString()).not.toContain("root:");
    expect(parsed.text).toContain("ACM-20260131-A1B2C3");
  });

  it("looks like no line of the mail's own", async () => {
    const forged = "Fine.\n## Contact\nE-mail: evil@x.example";
    const { port, mails } = await catcher();
    const input = { closing: { ...closing, summary: forged }, contact: { ...contact, message: forged } };
    await sendTo(
      port,
      {},
      { ...input, turns: [{ message_id: "m", role: "user", text: forged, created_at: 0 }] },
    );
    const { text = "" } = mails[0]!.parsed;
    expect(text.match(/## Contact/g)).toHaveLength(4);
    expect(text.match(/^## Contact/gm)).toHaveLength(1);
    expect(text.match(/^E-mail: .*/gm)).toEqual(["E-mail: ana@visitor.example"]);
    expect(text).toContain("\n## Summary\n\n  Fine.\n  ## Contact\n");
  });

  it("is never HTML", async () => {
    const html = `<img src=x onerror="alert(1)"><!-- sections --></td>'`;
    const { port, mails } = await catcher();
    await sendTo(
      port,
      {},
      {
        robot: { ...robot, assistant_name: html },
        tenant: { ...tenant, company_name: html },
        session: { ...session, visitor_label: html, widget_origin: html },
        closing: { ...closing, summary: html },
        turns: [{ message_id: "msg_4", role: "assistant", text: html, created_at: 0 }],
        feedback: [{ message_id: "msg_4", rating: "up", feedback_reason: html, feedback_details: html }],
        contact: { name: html, email: null, phone: html, company: html, message: html },
        attachments: [file(html, "text/plain", Buffer.from("x"))],
      },
    );
    expect(mails[0]?.parsed.html).not.toMatch(/<img|<!-- sections|onerror="/);
    expect(mails[0]?.parsed.html?.match(/&lt;img src=x onerror=&quot;/g)?.length).toBeGreaterThan(8);
  });
});

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
    expect(performance.now() - started).toBeLessThan(1_500);
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

describe("mail by the settings", () => {
  it("is sent with the password of the secrets and the templates of the operator", async () => {
    const { port, mails } = await catcher({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) =>
        password === "hush" ? done(null, { user: "bot" }) : done(new Error("no")),
    });
    const forms = createReceiver({
      settings: {
        transport: "smtp",
        http: { url: null, headers: {}, format: "standard", allow_private: false },
        smtp: smtp(port, { user: "bot" }),
      },
      secrets: { "relay.smtp.password": new Secret("hush") },
      templates: builtinTemplates(),
      clock: { now: () => 0 },
    });
    expect(await forms.deliver(relayPayload())).toMatchObject({ status: "sent", error: null });
    expect(mails).toHaveLength(1);
  });

  it("never rejects, not even without recipients or templates", async () => {
    const { port, connections } = await catcher();
    const tenant = { company_name: "Acme", notification_emails: ["not an address"] };
    expect(await sendTo(port, {}, { tenant })).toEqual({ status: "failed", error: "no_recipient" });
    const write = (): never => {
      throw new Error("no template");
    };
    expect(await sendTo(port, { write })).toEqual({ status: "failed", error: "internal" });
    expect(connections()).toBeLessThanOrEqual(1);
  });
});

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write("2"), 40);
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
