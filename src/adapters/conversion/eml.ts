/**
 * E-mails: subject and sender, then the text (the HTML part where there is no plain one).
 * Attached files are named, never opened.
 */
import { DocumentFault } from "./document-fault.ts";
import { writeHtml } from "./html/html.ts";
import type { Reader } from "./reader.ts";

const MAX_LISTED = 50;
const MAX_NESTED_PARTS = 100;
const MAX_HEADER_BYTES = 256 * 1024;

/** Reads an eml. */
export const readEml: Reader = async ({ bytes, writer, know }) => {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(Buffer.from(bytes), {
    maxNestingDepth: MAX_NESTED_PARTS,
    maxHeadersSize: MAX_HEADER_BYTES,
    rfc822Attachments: false,
  });
  const { subject, from, date } = mail;
  if (subject === undefined && from === undefined && mail.headers.length === 0)
    throw new DocumentFault("corrupt", "no headers");
  const attached = mail.attachments
    .map(({ filename }) => filename?.slice(0, 255) ?? "")
    .filter((name) => name !== "")
    .slice(0, MAX_LISTED);
  const title = subject?.trim() ?? "";
  know({ title });
  writer.heading(1, title);
  const sender = [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(" ");
  writer.paragraph([sender, date].filter(Boolean).join(", "));
  await writeBody(mail, writer);
  for (const name of attached) writer.listItem({ depth: 0, marker: "-", text: name });
};

async function writeBody(
  mail: { readonly text?: string | undefined; readonly html?: string | undefined },
  writer: Parameters<Reader>[0]["writer"],
): Promise<void> {
  const plain = mail.text?.trim() ?? "";
  if (plain !== "") writer.paragraph(plain.replace(/\r\n?/gu, "\n"));
  else if (mail.html !== undefined) await writeHtml(mail.html, writer);
}
