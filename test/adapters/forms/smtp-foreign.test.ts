import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { renderMail } from "../../../src/adapters/forms/mail-body.ts";
import { createSmtpForms } from "../../../src/adapters/forms/smtp.ts";
import type { RelayInput } from "../../../src/domain/relay.ts";
import { type Aiosmtpd, findAiosmtpd, startAiosmtpd } from "../../support/aiosmtpd.ts";
import { LOCALHOST_CERTIFICATE } from "../../support/localhost-certificate.ts";
import { builtinTemplates, RELAY_ID, relayPayload, stringsOf } from "../../support/relay.ts";

const program = findAiosmtpd();
const opened: Aiosmtpd[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.stop()));
});

async function server(options: { tls: boolean; most_bytes?: number }): Promise<Aiosmtpd> {
  const started = await startAiosmtpd(program!, { most_bytes: 32_000_000, ...options });
  opened.push(started);
  return started;
}

const sendTo = (port: number, require_tls: boolean, input: Partial<RelayInput> = {}) =>
  createSmtpForms({
    settings: {
      host: "localhost",
      port,
      secure: false,
      require_tls,
      user: null,
      from: "マリー <chat@acme.example>",
    },
    password: null,
    write: ({ data }) => renderMail(data, builtinTemplates(), stringsOf(data.locale)),
    authorities: LOCALHOST_CERTIFICATE,
  }).deliver(relayPayload(input));

const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 251));
const attachments = [
  {
    file_name: "relatório 日本.pdf",
    content_type: "application/pdf",
    size_bytes: bytes.length,
    sha256: "00".repeat(32),
    content_base64: bytes.toString("base64"),
  },
];
const robot = { slug: "marie", assistant_name: "マリー", locale: "ja" } as const;

describe.skipIf(program === undefined)(
  "a mail server of another make, skipped without one: apt-get install python3-aiosmtpd",
  () => {
    it.each([false, true])("takes the mail and keeps it whole (TLS: %s)", async (tls) => {
      const { port, readMails } = await server({ tls });
      const input = { robot, attachments, strings: stringsOf("ja", "relay.") };
      const delivery = await sendTo(port, tls, input);
      expect(delivery).toEqual({
        status: "sent",
        submission_id: `<${RELAY_ID}@acme.example>`,
        error: null,
      });
      const mails = readMails();
      expect(mails).toHaveLength(1);
      const parsed = await PostalMime.parse(mails[0]!);
      expect(parsed.from).toEqual({ name: "マリー", address: "chat@acme.example" });
      expect(parsed.subject).toBe("マリー：会話 ACM-20260131-A1B2C3");
      expect(parsed.messageId).toBe(`<${RELAY_ID}@acme.example>`);
      expect(parsed.text).toContain(relayPayload(input).data.full_transcript);
      expect(parsed.attachments.map(({ filename }) => filename)).toEqual(["relatório 日本.pdf"]);
      expect(Buffer.from(parsed.attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true);
    });

    it("says that a mail is too large for it", async () => {
      const { port, readMails } = await server({ tls: false, most_bytes: 100_000 });
      expect(await sendTo(port, false, { attachments })).toEqual({ status: "failed", error: "smtp_552" });
      expect(readMails()).toHaveLength(0);
    });

    it("gets nothing without the TLS that is required", async () => {
      const { port, readMails } = await server({ tls: false });
      expect(await sendTo(port, true)).toEqual({ status: "failed", error: "tls" });
      expect(readMails()).toHaveLength(0);
    });
  },
);
