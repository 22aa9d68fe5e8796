/** Relay by mail: what arrives, to whom, and the settings that it is sent by. */
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { createReceiver } from "../../../src/adapters/forms/receivers.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { type MailCatcher } from "../../support/mail-catcher.ts";
import { builtinTemplates, RELAY_ID, relayPayload, SESSION_ID, stringsOf } from "../../support/relay.ts";
import { attached, catcher, closeServers, contact, sendTo, smtp } from "./smtp-servers.ts";

afterEach(closeServers);

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
    ["ja", "Marie：会話", "受付番号", "終了理由：お客様が終了"],
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
      attached("relatório 日本.pdf", "application/pdf", everyByte),
      attached("mail.eml", "message/rfc822", eml),
      attached("page.html", "text/html", Buffer.from("<script>alert(1)</script>\n")),
      attached("empty.txt", "text/plain", Buffer.alloc(0)),
      attached('a"b; name=x.pdf', "application/x\r\nBcc: evil@x.example", Buffer.from("x")),
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
    expect(parsed.text).toContain("relatório 日本.pdf (68.4 kB)");
  });

  it("names an attachment whose bytes are left out", async () => {
    const { port, mails } = await catcher();
    const gone = { ...attached("big.pdf", "application/pdf", Buffer.from("x")), content_base64: null };
    await sendTo(port, {}, { attachments: [gone] });
    expect(mails[0]?.parsed.attachments).toEqual([]);
    expect(mails[0]?.parsed.text).toContain("big.pdf (0.1 kB) – not attached");
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

  it("rejects without its templates only, before anything is sent", async () => {
    const { port, connections } = await catcher();
    const tenant = { company_name: "Acme", notification_emails: ["not an address"] };
    expect(await sendTo(port, {}, { tenant })).toEqual({ status: "failed", error: "no_recipient" });
    const write = (): never => {
      throw new Error("no template");
    };
    const before = connections();
    await expect(sendTo(port, { write })).rejects.toThrow("no template");
    expect(connections()).toBe(before);
  });
});
