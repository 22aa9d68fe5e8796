/**
 * Rows of a taught Markdown table as lines of text that are understood alone: each cell behind the header of its column.
 */
import { fold } from "../../language/normalise.ts";
import { isOpeningRow } from "./opening.ts";
import { namesRate } from "./rate.ts";

const FRAMED = /^\s*\|.+\|\s*$/;
const STROKE = /(?<!\\)\|/;
const RULE = /^[\s:|-]+$/;
/** "``": a default that is empty. */
const EMPTY_CODE = /^\s*``\s*$/;
/** Rows that a header is compared with. */
const MOST_COMPARED = 10;
const YEAR = /^(?:19|20)\d\d$/;
const PLAIN_NUMBER = /^\d+$/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/g;
const LATIN = /\p{Script=Latin}/gu;

/** Whether a line is the rule below a header. */
export const isTableRule = (line: string): boolean =>
  RULE.test(line) && line.includes("--") && line.includes("|");

/** Whether a line is a row by itself, with a stroke at both ends. */
export const isFramed = (line: string): boolean => FRAMED.test(line);

/** Whether a line is a row where a table is: many write no strokes at the ends. */
export const hasStroke = (line: string): boolean => STROKE.test(line);

/** The cells of a row as written. A stroke within a cell is escaped. */
export function readCells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner
    .split(STROKE)
    .map((cell) => (EMPTY_CODE.test(cell) ? "" : cell.replaceAll(String.raw`\|`, "|")));
}

/** A cell that says nothing without what stands above it. */
const SAYS_WHETHER = /^(?:yes|no|sim|nao|si|あり|なし|[○◯×✓✔✗✘✅❌–—-])$/u;

/**
 * Two columns read "first: second"; more, prices by a time, and cells that say yes or no, "first: header second; header third". Empty cells are
 * left out with what stands above them. A Japanese row has the marks of its language: "バラ：料金 2,500円、時間 2時間".
 */
export function toRowText([first = "", ...rest]: readonly string[], header: readonly string[]): string {
  const isNamed =
    rest.length > 1 || namesRate(fold(header[1] ?? "")) || SAYS_WHETHER.test(fold(rest[0] ?? "").trim());
  const named = rest.flatMap((cell, index) => {
    const above = isNamed ? header[index + 1] : "";
    return cell ? [above ? `${above} ${cell}` : cell] : [];
  });
  const [colon, comma] = isJapanese([first, ...named].join("")) ? ["：", "、"] : [": ", "; "];
  return [first, named.join(comma)].filter(Boolean).join(colon);
}

/** Whether most letters are: names of makes and models stand among them. */
function isJapanese(text: string): boolean {
  return (text.match(JAPANESE)?.length ?? 0) > (text.match(LATIN)?.length ?? 0);
}

/**
 * Whether the first row of a table is one like those below it: Markdown wants a header, and many tables have none. It is
 * when it tells hours, or when a cell is a number written as one below it ("12 €" above "8 €").
 */
export function isLikeRows(first: readonly string[], below: readonly (readonly string[])[]): boolean {
  // Days that stand above columns of a timetable are a header.
  if (isOpeningRow(fold(`${first[0]} 9:00-17:00`)) && isOpeningRow(fold(first.join(" ")))) return true;
  const rows = below.slice(0, MOST_COMPARED);
  const isAbove = (cell: string, column: number): boolean =>
    /\d/.test(cell) && rows.some((row) => shapeOf(row[column] ?? "") === shapeOf(cell));
  const alike = first.filter(isAbove);
  const [number, ...others] = alike.filter((cell) => PLAIN_NUMBER.test(cell)).map(Number);
  if (alike.some((cell) => !PLAIN_NUMBER.test(cell))) return true;
  return number !== undefined && !YEAR.test(String(number)) && !areSteps([number, ...others]);
}

const shapeOf = (cell: string): string => cell.replaceAll(/\d+/g, "0");

/** Sizes or numbers of people (38, 39, 40) are headers. */
function areSteps(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const [step = 0] = steps;
  return (step === 1 || (step > 1 && steps.length > 1)) && steps.every((other) => other === step);
}
