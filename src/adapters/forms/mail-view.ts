/** What a mail about a finished conversation says, in the robot's language, before it becomes text or HTML. */
import type { Locale } from "../../contract/locale.ts";
import type { ContactDetails } from "../../domain/contact.ts";
import { toTypedName } from "../../domain/documents/typed-name.ts";
import type { RelayAttachment, RelayData, RelayMessage } from "../../domain/relay.ts";
import {
  feedbackLine,
  type RelayStrings,
  speakerOf,
  textOf,
  toLine,
  toMinute,
  wordOf,
} from "../../domain/transcript-text.ts";
import { fillText } from "../pages/strings.ts";

/** A label and what it names. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/** A message of the conversation with the line about its rating; null without one. */
export interface MailTurn {
  readonly role: RelayMessage["role"];
  readonly speaker: string;
  readonly time: string;
  readonly text: string;
  readonly feedback: string | null;
}

/** A part of the mail: its heading, then notes, rows, turns and paragraphs, whichever it has. */
export interface MailSection {
  readonly heading: string;
  readonly notes: readonly string[];
  readonly rows: readonly MailRow[];
  readonly turns: readonly MailTurn[];
  readonly paragraphs: readonly string[];
}

/** The whole mail. Parts without content are left out. */
export interface MailView {
  readonly subject: string;
  readonly title: string;
  readonly byline: string;
  readonly footer: string;
  readonly details: readonly MailRow[];
  readonly contact: MailSection | null;
  readonly summary: MailSection | null;
  readonly transcript: MailSection | null;
  readonly attachments: MailSection | null;
}

/** The mail's contents. `strings` are the locale's under `relay.` and `mail.`. */
export function viewMail(data: RelayData, strings: RelayStrings): MailView {
  const word = (key: string): string => wordOf(strings, `mail.${key}`);
  const kind = data.contact ? "contact" : "finished";
  const names = { company: toLine(data.company_name), assistant: toLine(data.assistant_name) };
  const section = (name: string, content: Partial<MailSection>): MailSection => ({
    heading: word(`section.${name}`),
    notes: [],
    rows: [],
    turns: [],
    paragraphs: [],
    ...content,
  });
  return {
    subject: mailSubject(data, strings),
    title: word(`title.${kind}`),
    byline: `${names.assistant} · ${names.company}`,
    footer: fillText(word(data.contact?.email ? "footer.contact" : "footer.finished"), names),
    details: detailsOf(data, word),
    contact: data.contact ? section("contact", { rows: contactRows(data.contact, word) }) : null,
    summary: data.summary ? section("summary", { paragraphs: [data.summary] }) : null,
    transcript: data.full_transcript ? section("transcript", transcriptOf(data, strings)) : null,
    attachments:
      data.attachments.length > 0
        ? section("attachments", {
            paragraphs: data.attachments.map((file) => fileLine(file, data.locale, word)),
          })
        : null,
  };
}

/** The mail's subject, in one line. */
export function mailSubject(data: RelayData, strings: RelayStrings): string {
  const text = wordOf(strings, `mail.subject.${data.contact ? "contact" : "finished"}`);
  return toLine(fillText(text, { assistant: data.assistant_name, protocol_number: data.protocol_number }));
}

type Word = (key: string) => string;

function detailsOf(data: RelayData, word: Word): readonly MailRow[] {
  const origin = data.widget_origin ? ` – ${data.widget_origin}` : "";
  return toRows(
    {
      protocol_number: data.protocol_number,
      visitor: data.visitor_label,
      source: word(`source.${data.source}`) + origin,
      close_reason: word(`reason.${data.close_reason}`),
      created_at: toMinute(Date.parse(data.created_at)),
      closed_at: toMinute(Date.parse(data.closed_at)),
      question_count: String(data.question_count),
    },
    word,
  );
}

function contactRows(
  { name, email, phone, company, message }: ContactDetails,
  word: Word,
): readonly MailRow[] {
  const lines = toRows({ name, email, phone, company }, word);
  return message ? [...lines, { label: word("label.message"), value: message }] : lines;
}

function toRows(values: Readonly<Record<string, string | null>>, word: Word): readonly MailRow[] {
  return Object.entries(values)
    .map(([name, value]) => ({ label: word(`label.${name}`), value: toLine(value ?? "") }))
    .filter(({ value }) => value !== "");
}

function transcriptOf(data: RelayData, strings: RelayStrings): Partial<MailSection> {
  const speakers = { assistant_name: data.assistant_name, strings };
  const turns = data.transcript.map((message) => ({
    role: message.role,
    speaker: speakerOf(message, speakers),
    time: toMinute(Date.parse(message.created_at)),
    text: textOf(message),
    feedback: message.feedback ? feedbackLine({ ...message.feedback, message_id: null }, strings) : null,
  }));
  const notes = data.transcript_omitted > 0 ? [wordOf(strings, "relay.omitted")] : [];
  const paragraphs = data.feedback.map((rating) => feedbackLine(rating, strings, "general"));
  return { notes, turns, paragraphs };
}

function fileLine(file: RelayAttachment, locale: Locale, word: Word): string {
  const name = `${toTypedName(toLine(file.file_name), file.content_type)} (${toSize(file.size_bytes, locale)})`;
  return "content_omitted" in file ? `${name} – ${word("attachment.omitted")}` : name;
}

/** As the chat showed it to the visitor who sent the file. */
function toSize(bytes: number, locale: Locale): string {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${format(Math.max(0.1, kilobytes))} kB` : `${format(kilobytes / 1024)} MB`;
}
