/** A relay as a mail: addresses, headers, bodies, files. Nothing in it can add a header, read a file or fetch a URL. */
import type { SendMailOptions } from "nodemailer";
import { toTypedName } from "../../domain/documents/typed-name.ts";
import type { RelayAttachment, RelayPayload } from "../../domain/relay.ts";
import { toLine } from "../../domain/transcript-text.ts";
import { domainOf, isMailAddress } from "./mail-address.ts";
import type { MailBody } from "./mail-body.ts";

const CONTENT_TYPE = /^[a-z]+\/[\w.+-]{1,100}$/;

/** The mail of a relay. `sender` is `Name <address>` or an address alone. */
export function toMailMessage({ data }: RelayPayload, body: MailBody, sender: string): SendMailOptions {
  const recipients = data.recipients.filter((recipient) => isMailAddress(recipient));
  const email = data.contact?.email ?? "";
  const replyTo = isMailAddress(email) ? { name: toLine(data.contact?.name ?? ""), address: email } : null;
  return {
    ...body,
    from: sender,
    to: recipients.map((address) => ({ name: "", address })),
    messageId: `<${data.relay_id}@${domainOf(sender)}>`,
    date: new Date(data.closed_at),
    ...(replyTo ? { replyTo } : {}),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    attachments: data.attachments.flatMap((file) => toAttachment(file)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toAttachment(file: RelayAttachment): NonNullable<SendMailOptions["attachments"]> {
  if ("content_omitted" in file) return [];
  // A message within a message may not be packed and would arrive changed: it travels as bytes.
  const isPlain = CONTENT_TYPE.test(file.content_type) && !file.content_type.startsWith("message/");
  return [
    {
      filename: toTypedName(toLine(file.file_name), file.content_type),
      content: Buffer.from(file.content_base64, "base64"),
      contentType: isPlain ? file.content_type : "application/octet-stream",
      contentDisposition: "attachment",
      contentTransferEncoding: "base64",
    },
  ];
}
