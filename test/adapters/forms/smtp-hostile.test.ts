/** What a visitor or a tenant writes stays text in a mail: no header, no recipient, no HTML. */
import { afterEach, describe, expect, it } from "vitest";
import type { RelayInput } from "../../../src/domain/relay.ts";
import { relayInput } from "../../support/relay.ts";
import { attached, catcher, closeServers, contact, sendTo } from "./smtp-servers.ts";

afterEach(closeServers);

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
    "a file's name": { attachments: [attached(evil, "text/plain", Buffer.from("x"))] },
    "a file's type": { attachments: [attached("a.txt", evil, Buffer.from("x"))] },
    "the relay's identifier": { relay_id: evil },
    "a recipient": {
      tenant: { ...tenant, notification_emails: ["desk@acme.example", `a@b.example${evil}`] },
    },
    "a path and a URL": {
      contact: { ...contact, name: "path:/etc/passwd", message: "http://127.0.0.1:1/" },
      attachments: [attached("/etc/passwd", "text/plain", Buffer.from("x"))],
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
    const forged = "Fine.\nContact\n-------\nE-mail: evil@x.example";
    const { port, mails } = await catcher();
    const input = { closing: { ...closing, summary: forged }, contact: { ...contact, message: forged } };
    await sendTo(
      port,
      {},
      { ...input, turns: [{ message_id: "m", role: "user", text: forged, created_at: 0 }] },
    );
    const { text = "" } = mails[0]!.parsed;
    expect(text.match(/Contact\n *-------/g)).toHaveLength(4);
    expect(text.match(/^Contact\n-------/gm)).toHaveLength(1);
    expect(text.match(/^E-mail: .*/gm)).toEqual(["E-mail: ana@visitor.example"]);
    expect(text).toContain("\nSummary\n-------\n\n  Fine.\n  Contact\n  -------\n");
  });

  it("ends a file's name with what the file is, whatever a program would make of it", async () => {
    const { port, mails } = await catcher();
    const names = [
      "payload.bat",
      "x.hta",
      "pay\u202Etxt.js",
      "macros.docm",
      "log.txt ",
      "notes",
      "a.LOG",
      "b.jpeg",
    ];
    const types: Record<string, string> = {
      "macros.docm": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "b.jpeg": "image/jpeg",
    };
    const attachments = names.map((name) => attached(name, types[name] ?? "text/plain", Buffer.from(name)));
    await sendTo(port, {}, { attachments });
    const sent = [
      "payload.bat.txt",
      "x.hta.txt",
      "paytxt.js.txt",
      "macros.docm.docx",
      "log.txt",
      "notes.txt",
      "a.LOG",
      "b.jpeg",
    ];
    expect(mails[0]!.parsed.attachments.map(({ filename }) => filename)).toEqual(sent);
    for (const name of sent) expect(mails[0]!.parsed.text).toContain(`  ${name} (0.1 kB)`);
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
        attachments: [attached(html, "text/plain", Buffer.from("x"))],
      },
    );
    expect(mails[0]?.parsed.html).not.toMatch(/<img|<!-- sections|onerror="/);
    expect(mails[0]?.parsed.html?.match(/&lt;img src=x onerror=&quot;/g)?.length).toBeGreaterThan(8);
  });
});
