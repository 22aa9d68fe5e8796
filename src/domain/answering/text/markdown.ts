/**
 * Reads taught text into blocks: headings, paragraphs, list items and table rows, with Markdown marks taken away.
 * Plain text goes through the same reader: it simply has no marks. Linear in the text.
 */

import { isPageNumber, withoutPageNumbers } from "../../documents/page-number.ts";
import { CODE_INDENT } from "./code.ts";
import { withLabelFirst, withoutMarks } from "./inline-marks.ts";
import { standsApart, withLabel } from "./japanese-lines.ts";
import { asks } from "./question-lines.ts";
import { isRowLine } from "./row-lines.ts";
import { hasStroke, isFramed, isLikeRows, isTableRule, readCells, toRowText } from "./table-rows.ts";
import { toWrittenLines } from "./written-lines.ts";

/**
 * One block in reading order. A row is one list item (behind its number, or "-") or table row, shown on a line of its
 * own; a question is a line that asks, answered by what follows.
 */
export interface Block {
  readonly kind: "heading" | "paragraph" | "row" | "question";
  /** 1 to 6 for headings, else 0. */
  readonly level: number;
  readonly text: string;
  /** What stands above the first cells of a table, which its rows do not repeat. */
  readonly head?: string;
}

const HEADING = /^ {0,3}(#{1,6})\s+(\S.*|)$/;
const CLOSING_MARKS = /(?<!#)#+$/;
const LIST_ITEM = /^\s*(?:[-*+•・]|\d{1,3}[.)])\s+(\S.*)$/;
const NUMBERED = /^\s*(\d{1,3})([.)])\s+/;
/** A further paragraph of a list's item. */
const INDENTED = /^(?: {2,}|\t)\S/;
const HARD_BREAK = /(?:(?<! ) {2,}|\\|<br ?\/?>)$/i;
const LABELLED =
  /^\s*(?:\*\*|__)?[\p{L}\p{N}][^:：.!?。\n]{0,40}(?:[:：](?:\*\*|__)?|(?:\*\*|__)[:：])(?:\s+|(?<=：))\S/u;
/** The rule below a table's header, and rows enough to know whether it is one. */
const LINES_AHEAD = 11;
/** A note's text ("[^1]: …"), and the mark that leads to it. */
const NOTE = /^ {0,3}\[\^([^\]\s]{1,60})\]:/;
const NOTE_MARK = /\s?\[\^([^\]\s]{1,60})\]/g;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:[-*_] ){2,500}[-*_])\s*$/;
/** A thing to be done, and one that is. */
const TASK = /^\[([ xX])\]\s+(?=\S)/;

interface Reader {
  readonly blocks: Block[];
  paragraph: string[];
  header: string[];
  in_table: boolean;
  /** The item of a list whose further lines may follow. */
  item: { readonly mark: string; readonly lines: string[] } | undefined;
  /** Number of the last item of the list being read; 0 outside of one. */
  number: number;
  readonly notes: ReadonlySet<string>;
}

function flush(reader: Reader): void {
  if (reader.item) {
    const { mark, lines } = reader.item;
    const text = withoutMarks(withLabelFirst(joinLines(lines))).replace(TASK, (_, sign: string) =>
      sign === " " ? "☐ " : "☑ ",
    );
    reader.blocks.push({ kind: "row", level: 0, text: `${mark} ${text}` });
    reader.item = undefined;
  }
  for (const { lines, isQuestion } of toParagraphs(reader.paragraph)) {
    const text = withoutMarks(withLabelFirst(withoutPageNumbers(joinLines(lines))));
    if (text) reader.blocks.push({ kind: isQuestion ? "question" : "paragraph", level: 0, text });
    if (!INDENTED.test(lines[0] ?? "")) reader.number = 0;
  }
  reader.paragraph = [];
}

/** Lines that make up a paragraph, or a question. */
interface Lines {
  readonly lines: string[];
  readonly isQuestion: boolean;
}

/**
 * Lines that belong together: a line breaks where Markdown says so, around a question, where several lines begin with
 * a label of their own ("Phone: …", "Monday to Friday: …"), around several that end with a price or tell hours, and where
 * Japanese ones tell a fact each.
 */
function toParagraphs(read: readonly string[]): Lines[] {
  const written = withLabel(read);
  const labelled = written.filter((line) => LABELLED.test(line)).length > 1;
  const isRow = written.map(isRowLine);
  const rows = isRow.filter(Boolean).length > 1;
  const isApart = standsApart(written);
  const paragraphs: Lines[] = [];
  for (const [index, line] of written.entries()) {
    const text = line.replace(HARD_BREAK, "");
    const isQuestion = asks(text, index === 0);
    const breaks =
      HARD_BREAK.test(written[index - 1] ?? "") ||
      isApart(index) ||
      (labelled && LABELLED.test(line)) ||
      (rows && (isRow[index] === true || isRow[index - 1] === true));
    const last = paragraphs.at(-1);
    if (!last || breaks || isQuestion || last.isQuestion) paragraphs.push({ lines: [text], isQuestion });
    else last.lines.push(text);
  }
  return paragraphs;
}

/** Lines of one paragraph become one line; Japanese lines join without a blank. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join("\n")
    .replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\n(?=[\u3000-\u9fff\uff00-\uffef])/g, "")
    .replace(/\n/g, " ");
}

function readTableLine(reader: Reader, line: string, after: readonly string[]): void {
  flush(reader);
  reader.in_table = true;
  const read = readCells(line).map(withoutMarks);
  if (isTableRule(after[0] ?? "")) {
    const isRow = isLikeRows(read, toRows(after.slice(1)));
    reader.header = isRow ? [] : read;
    if (!isRow) return;
  }
  const text = toRowText(read, reader.header);
  const [head = ""] = reader.header;
  if (text) reader.blocks.push({ kind: "row", level: 0, text, ...(head && { head }) });
}

/** The rows that begin these lines. */
function toRows(lines: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    if (!hasStroke(line)) break;
    rows.push(readCells(line).map(withoutMarks));
  }
  return rows;
}

/** The mark of an item; many writers number every item 1 and leave the counting to the reader. */
function toMark(reader: Reader, numbered: RegExpExecArray | null): string {
  const [, number, sign] = numbered ?? [];
  if (number === undefined) return "-";
  reader.number = Math.max(Number(number), reader.number + 1);
  return `${reader.number}${sign}`;
}

/** A note is a paragraph of its own; marks that lead to none ("[^a-z]") are text. */
function withoutNoteMarks(reader: Reader, line: string): string {
  const isNote = NOTE.test(line);
  if (isNote) flush(reader);
  return (isNote ? line.replace(NOTE, "") : line).replace(NOTE_MARK, (mark, name: string) =>
    reader.notes.has(name) ? "" : mark,
  );
}

/** A line, and some of those after it. */
function readLine(reader: Reader, written: string, after: readonly string[]): void {
  if (isPageNumber(written)) return;
  const line = reader.notes.size > 0 ? withoutNoteMarks(reader, written) : written;
  const heading = HEADING.exec(line);
  if (heading) {
    flush(reader);
    reader.number = 0;
    reader.in_table = false;
    reader.blocks.push({
      kind: "heading",
      level: heading[1]?.length ?? 1,
      text: withoutMarks((heading[2] ?? "").trimEnd().replace(CLOSING_MARKS, "")),
    });
    return;
  }
  if (isTableRule(line)) return;
  const isInTable = reader.in_table || isTableRule(after[0] ?? "");
  if (isFramed(line) || (isInTable && hasStroke(line))) return readTableLine(reader, line, after);
  reader.header = [];
  reader.in_table = false;
  if (line.trim() === "" || RULE.test(line)) return flush(reader);
  const item = LIST_ITEM.exec(line);
  if (item) {
    flush(reader);
    reader.item = {
      mark: toMark(reader, NUMBERED.exec(line)),
      lines: [(item[1] ?? "").replace(HARD_BREAK, "")],
    };
  } else if (reader.item && INDENTED.test(line)) reader.item.lines.push(line.replace(HARD_BREAK, ""));
  else {
    if (reader.item) flush(reader);
    reader.paragraph.push(line);
  }
}

/** Blocks of a text in order. */
export function toBlocks(text: string): Block[] {
  const lines = toWrittenLines(text);
  const notes = new Set(lines.flatMap((line) => NOTE.exec(line.text)?.[1] ?? []));
  const reader: Reader = {
    blocks: [],
    paragraph: [],
    header: [],
    in_table: false,
    item: undefined,
    number: 0,
    notes,
  };
  for (const [index, line] of lines.entries()) {
    if (line.code) {
      flush(reader);
      reader.blocks.push({ kind: "row", level: 0, text: `${CODE_INDENT}${line.text}` });
    } else {
      const after = lines.slice(index + 1, index + 1 + LINES_AHEAD);
      const until = after.findIndex(({ code }) => code);
      const texts = after.slice(0, until === -1 ? undefined : until).map(({ text }) => text);
      readLine(reader, line.text, texts);
    }
  }
  flush(reader);
  return reader.blocks;
}
