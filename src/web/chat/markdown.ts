/**
 * Markdown to nodes: the block half of the scanner (paragraphs, headings, fences, lists, quotes, tables, rules).
 * Answers are hostile input, so there is no HTML anywhere, no backtracking, and work is linear in the text.
 */
import { scanInline, type Inline } from "./markdown-inline.ts";
import { lineAt, takeLine, type Lines, type Meter } from "./markdown-lines.ts";
import { scanTable, type Table } from "./markdown-table.ts";

/** A heading of HTML. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A block of a document. */
export type Block =
  | { readonly type: "paragraph"; readonly children: readonly Inline[] }
  | { readonly type: "heading"; readonly level: HeadingLevel; readonly children: readonly Inline[] }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "quote"; readonly children: readonly Block[] }
  | { readonly type: "list"; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly type: "rule" }
  | Table;

/** Quotes and lists nest this deep; deeper markers are text. */
const MAXIMUM_DEPTH = 6;

/** Scans a text; linear in its length. `above`: heading levels that the page itself uses already; 2 for an answer. */
export function scanMarkdown(text: string, above = 2, meter: Meter = { steps: 0 }): Block[] {
  const all = text.replaceAll("\t", "    ").split(/\r\n|\r|\n/);
  return scanBlocks({ all, at: 0, depth: 0, meter, outline: { above, level: above } });
}

const HEADING = /^ {0,3}(#{1,6})(?: +|$)/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3}(?:[-*+]|(\d{1,9})[.)]))( {1,4}|$)/;

function scanBlocks(lines: Lines): Block[] {
  const blocks: Block[] = [];
  while (lines.at < lines.all.length) {
    const line = lineAt(lines);
    if (line.trim() === "") takeLine(lines);
    else blocks.push(scanBlock(line, lines));
  }
  return blocks;
}

function scanBlock(line: string, lines: Lines): Block {
  if (FENCE.test(line)) return scanFence(line, lines);
  if (HEADING.test(line)) return scanHeading(line, lines);
  if (isRule(line)) return takeRule(lines);
  if (lines.depth < MAXIMUM_DEPTH && QUOTE.test(line)) return scanQuote(lines);
  if (lines.depth < MAXIMUM_DEPTH && ITEM.test(line)) return scanList(line, lines);
  return scanTable(lines) ?? scanParagraph(lines);
}

function isRule(line: string): boolean {
  const marks = line.replaceAll(" ", "");
  const [mark = ""] = marks;
  return marks.length > 2 && "*-_".includes(mark) && marks === mark.repeat(marks.length);
}

function takeRule(lines: Lines): Block {
  takeLine(lines);
  return { type: "rule" };
}

function scanHeading(line: string, lines: Lines): Block {
  const marks = HEADING.exec(takeLine(lines))?.[1] ?? "#";
  const text = line.slice(line.indexOf(marks) + marks.length).trim();
  const bare = text.endsWith("#") ? withoutClosingMarks(text) : text;
  const { outline } = lines;
  const level = Math.min(6, marks.length + outline.above, outline.level + 1) as HeadingLevel;
  outline.level = level;
  return { type: "heading", level, children: scanInline(bare, lines.meter) };
}

function withoutClosingMarks(text: string): string {
  let end = text.length;
  while (text[end - 1] === "#") end -= 1;
  return end === 0 || text[end - 1] === " " ? text.slice(0, end).trimEnd() : text;
}

function scanFence(line: string, lines: Lines): Block {
  const fence = FENCE.exec(takeLine(lines))?.[1] ?? "```";
  const indent = line.indexOf(fence);
  const body: string[] = [];
  while (lines.at < lines.all.length) {
    const next = takeLine(lines);
    const mark = next.trim();
    if (mark.startsWith(fence) && mark === mark.charAt(0).repeat(mark.length)) break;
    const cut = next.slice(0, indent).trim() === "" ? next.slice(indent) : next;
    body.push(cut);
  }
  return { type: "code", text: body.join("\n") };
}

function scanQuote(lines: Lines): Block {
  const inner: string[] = [];
  do inner.push(takeLine(lines).replace(QUOTE, ""));
  while (QUOTE.test(lineAt(lines)) || continues(lines));
  return { type: "quote", children: scanInner(inner, lines) };
}

function scanInner(inner: readonly string[], outer: Lines): Block[] {
  return scanBlocks({ ...outer, all: inner, at: 0, depth: outer.depth + 1 });
}

function scanList(first: string, lines: Lines): Block {
  const number = ITEM.exec(first)?.[2];
  const kind = kindOf(first);
  const items: Block[][] = [];
  while (lines.at < lines.all.length) {
    const line = lineAt(lines);
    const isItem = ITEM.test(line) && kindOf(line) === kind && !isRule(line);
    if (isItem) items.push(scanInner(takeItem(lines), lines));
    else if (line.trim() === "" && itemFollows(lines, kind)) takeLine(lines);
    else break;
  }
  return { type: "list", start: number === undefined ? null : Number(number), items };
}

/** The bullet or the closing sign of the number: another one starts another list. */
function kindOf(line: string): string {
  return (ITEM.exec(line)?.[1] ?? "").trim().slice(-1);
}

function itemFollows(lines: Lines, kind: string): boolean {
  const next = lineAt(lines, 1);
  return ITEM.test(next) && kindOf(next) === kind;
}

/** The lines of one item without its marker or indent. */
function takeItem(lines: Lines): string[] {
  const first = takeLine(lines);
  const [marker = ""] = ITEM.exec(first) ?? [];
  const indent = " ".repeat(marker.trimEnd().length + 1);
  const inner = [first.slice(marker.length)];
  for (; lines.at < lines.all.length; takeLine(lines)) {
    const line = lineAt(lines);
    if (line.trim() === "") {
      if (!lineAt(lines, 1).startsWith("  ")) break;
      inner.push("");
    } else if (line.startsWith("  ")) {
      inner.push(line.startsWith(indent) ? line.slice(indent.length) : line.slice(2));
    } else if (interrupts(line)) break;
    else inner.push(line);
  }
  return inner;
}

/** Whether a line starts a block of its own and so ends a paragraph. */
function interrupts(line: string): boolean {
  return FENCE.test(line) || HEADING.test(line) || QUOTE.test(line) || ITEM.test(line) || isRule(line);
}

function scanParagraph(lines: Lines): Block {
  const text: string[] = [];
  do text.push(takeLine(lines).trimStart());
  while (continues(lines));
  return { type: "paragraph", children: scanInline(text.join("\n").trimEnd(), lines.meter) };
}

/** Whether the next line belongs to the paragraph before it. */
function continues(lines: Lines): boolean {
  const line = lineAt(lines);
  if (line.trim() === "") return false;
  const nests = QUOTE.test(line) || ITEM.test(line);
  return nests ? lines.depth >= MAXIMUM_DEPTH : !interrupts(line);
}
