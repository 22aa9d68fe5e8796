/** A mail's two bodies from the templates under `mail/`: plain text, and HTML where every value is escaped. */
import { columnsOf } from "../../domain/printable.ts";
import type { RelayData } from "../../domain/relay.ts";
import { labelled, type RelayStrings, toLines } from "../../domain/transcript-text.ts";
import { fillText } from "../pages/strings.ts";
import { escapeHtml, type Templates } from "../pages/templates.ts";
import { type MailRow, type MailSection, type MailTurn, type MailView, viewMail } from "./mail-view.ts";

/** A mail without its addresses. */
export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const MARK = /<!-- (\w+) -->/g;

/** Renders a mail. Throws when a template lacks or misnames something. */
export function renderMail(data: RelayData, templates: Templates, strings: RelayStrings): MailBody {
  const view = viewMail(data, strings);
  const text = fillText(templates.read("mail/relay.txt"), {
    title: view.title,
    byline: view.byline,
    footer: view.footer,
    details: textOfRows(view.details, strings),
    sections: textOfSections(view, data, strings),
  });
  return { subject: view.subject, text, html: htmlOf(view, data, templates) };
}

function sectionsOf({ contact, summary, transcript, attachments }: MailView): readonly MailSection[] {
  return [contact, summary, transcript, attachments].filter((section) => section !== null);
}

function textOfSections(view: MailView, data: RelayData, strings: RelayStrings): string {
  const texts = sectionsOf(view).map((section) => {
    const rows = section.rows.length > 0 ? [textOfRows(section.rows, strings)] : [];
    const parts = [...rows, ...section.paragraphs.map((text) => indent(text))];
    const content = section === view.transcript ? data.full_transcript : parts.join("\n");
    const rule = "-".repeat(columnsOf(section.heading));
    return `${section.heading}\n${rule}\n\n${content}`;
  });
  return texts.join("\n\n");
}

function textOfRows(rows: readonly MailRow[], strings: RelayStrings): string {
  return rows.map(({ label, value }) => labelled(label, indent(value).trimStart(), strings)).join("\n");
}

/** Indented as in the transcript, so that no visitor's line looks like one of the mail's own. */
function indent(text: string): string {
  return toLines(text)
    .map((line) => `  ${line}`)
    .join("\n");
}

function htmlOf(view: MailView, data: RelayData, templates: Templates): string {
  const render: Render = (name, values, blocks) =>
    fillMarks(templates.render(`mail/${name}.html`, values), blocks);
  const sections = sectionsOf(view).map((section) =>
    render("section", { heading: section.heading }, { content: contentOf(section, render) }),
  );
  const { title, byline, footer } = view;
  return render(
    "relay",
    { locale: data.locale, title, byline, footer },
    { details: rowsOf(view.details, render), sections: sections.join("") },
  );
}

type Render = (
  name: string,
  values: Readonly<Record<string, string>>,
  blocks: Readonly<Record<string, string>>,
) => string;

function contentOf({ notes, rows, turns, paragraphs }: MailSection, render: Render): string {
  const texts = (lines: readonly string[]): readonly string[] =>
    lines.map((text) => render("text", {}, { text: toHtml(text) }));
  const parts = [
    ...texts(notes),
    ...(rows.length > 0 ? [rowsOf(rows, render)] : []),
    ...turns.map((turn) => turnOf(turn, render)),
    ...texts(paragraphs),
  ];
  return parts.join("");
}

function rowsOf(rows: readonly MailRow[], render: Render): string {
  const lines = rows.map(({ label, value }) => render("row", { label }, { value: toHtml(value) }));
  return render("rows", {}, { rows: lines.join("") });
}

function turnOf({ role, speaker, time, text, feedback }: MailTurn, render: Render): string {
  const line = feedback === null ? "" : render("feedback", { line: feedback }, {});
  return render(`turn-${role}`, { speaker, time }, { text: toHtml(text), feedback: line });
}

/** Puts finished HTML where a template has `<!-- name -->`: an escaped value cannot hold such a mark. */
function fillMarks(html: string, blocks: Readonly<Record<string, string>>): string {
  return html.replace(MARK, (mark, name: string) => blocks[name] ?? mark);
}

/** Escaped, and each line in its own: mail programs do not agree on `white-space`. */
function toHtml(text: string): string {
  return toLines(text)
    .map((line) => escapeHtml(line))
    .join("<br>\n");
}
