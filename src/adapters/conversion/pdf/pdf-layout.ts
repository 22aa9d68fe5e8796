/**
 * Paragraphs and headings from the lines of a PDF: lines that follow closely belong together, lines in clearly larger
 * letters than most of the text are headings, lines repeated at the same place on most pages are kept once.
 */
import { isPageNumber } from "../../../domain/documents/page-number.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import { areRows, type PdfLine, textOf } from "./pdf-lines.ts";
import { printedByBrowser } from "./pdf-prints.ts";

const HEADING_RATIO = 1.18;
const MAX_HEADING_CHARACTERS = 200;
const LINE_GAP_RATIO = 1.75;
/** Bullets of symbol fonts come out as characters without a meaning. */
const SYMBOL_MARK = /^[\ue000-\uf8ff]\s*(?=\S)/u;
const CJK_END = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/u;
const CJK_START = /^[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u;

/** A line whose text is settled. */
interface Line extends PdfLine {
  readonly text: string;
}

interface Block {
  readonly size: number;
  last: Line;
  text: string;
}

/** Writes all lines; at most three heading levels are told apart. */
export function writeLines(lines: readonly PdfLine[], writer: MarkdownWriter): void {
  const settled = lines.map((line) => ({ ...line, text: textOf(line).replace(SYMBOL_MARK, "- ") }));
  const printed = printedByBrowser(edgeLines(settled));
  const kept = dropRepeated(settled.filter((line) => !printed.has(line)));
  const body = bodySize(kept);
  const blocks = toBlocks(kept);
  const levels = [
    ...new Set(blocks.filter((block) => isHeading(block, body)).map(({ size }) => size)),
  ].toSorted((one, other) => other - one);
  for (const block of blocks) {
    if (isHeading(block, body)) writer.heading(Math.min(3, levels.indexOf(block.size) + 1), block.text);
    else writer.paragraph(block.text);
  }
}

/** The size in which most characters are written. */
function bodySize(lines: readonly Line[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of lines) characters.set(size, (characters.get(size) ?? 0) + text.length);
  return [...characters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}

function isHeading({ size, text }: Block, body: number): boolean {
  return (
    size > body * HEADING_RATIO && text.length <= MAX_HEADING_CHARACTERS && /[\p{L}\p{N}]{2}/u.test(text)
  );
}

function toBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const isRow = lines.map((line, at) =>
    [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && areRows(line, other)),
  );
  for (const [at, line] of lines.entries()) {
    const block = blocks.at(-1);
    const isApart = isRow[at] === true || isRow[at - 1] === true;
    if (block !== undefined && !isApart && continues(block, line)) {
      block.text = joinLines(block.text, line.text);
      block.last = line;
    } else blocks.push({ size: line.size, last: line, text: line.text });
  }
  return blocks;
}

function continues({ size, last }: Block, line: Line): boolean {
  const gap = last.y - line.y;
  const sameSize = Math.abs(size - line.size) <= Math.max(0.6, size * 0.06);
  const startsItem = /^(?:[-\u2022\u25cf\u25e6\u30fb\u2013*]\s|\(?\d{1,3}[.)]\s)/u.test(line.text);
  return (
    sameSize &&
    !startsItem &&
    last.page === line.page &&
    gap >= -1 &&
    gap <= Math.max(size, 4) * LINE_GAP_RATIO
  );
}

/** Japanese lines join without a space; a word broken at the line's end is made whole. */
function joinLines(text: string, next: string): string {
  if (CJK_END.test(text) || CJK_START.test(next)) return text + next;
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
}

/**
 * Running heads and feet: the highest and lowest line of a page, alike but for the page's number on most pages; the first
 * stays, unless it is only a number.
 */
function dropRepeated(lines: readonly Line[]): readonly Line[] {
  const edges = edgeLines(lines);
  const pages = edges.size / 2;
  const isNumber = (line: Line): boolean => edges.has(line) && isPageNumber(line.text);
  if (pages < 4) return lines.filter((line) => !isNumber(line));
  const placeOf = ({ text, y, page }: Line): string =>
    `${Math.round(y / 3)} ${text.replace(new RegExp(String.raw`\b${page}\b`, "u"), "#")}`;
  const counts = new Map<string, number>();
  for (const line of edges) counts.set(placeOf(line), (counts.get(placeOf(line)) ?? 0) + 1);
  const seen = new Set<string>();
  return lines.filter((line) => {
    const place = edges.has(line) ? placeOf(line) : "";
    const isFirst = !seen.has(place);
    seen.add(place);
    if (isNumber(line)) return false;
    return place === "" || isFirst || (counts.get(place) ?? 0) <= pages / 2;
  });
}

/** The highest and the lowest line of every page that has two lines or more. */
function edgeLines(lines: readonly Line[]): ReadonlySet<Line> {
  const edges = new Set<Line>();
  for (const page of byPage(lines).values()) {
    const [first] = page;
    if (first === undefined || page.length < 2) continue;
    edges.add(page.reduce((highest, line) => (line.y > highest.y ? line : highest), first));
    edges.add(page.reduce((lowest, line) => (line.y <= lowest.y ? line : lowest), first));
  }
  return edges;
}

function byPage(lines: readonly Line[]): ReadonlyMap<number, Line[]> {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page === undefined) pages.set(line.page, [line]);
    else page.push(line);
  }
  return pages;
}
