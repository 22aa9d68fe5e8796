/**
 * Markdown to nodes: the inline half of the scanner (emphasis, code, links, bare URLs, breaks).
 * One pass over the characters; open marks live on a short stack and stay text when nothing closes them.
 */
import type { Meter } from "./markdown-lines.ts";
import { linkTarget, scanBareUrl, scanTarget } from "./markdown-links.ts";

/** A piece of running text. */
export type Inline =
  | string
  | { readonly type: "strong" | "em" | "del"; readonly children: readonly Inline[] }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "link"; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: "break" };

interface Open {
  readonly mark: string;
  /** Where its literal text stands in `out`. */
  readonly index: number;
}

interface Scan {
  readonly text: string;
  at: number;
  out: Inline[];
  open: Open[];
  /** Positions of back-tick runs by length, last first, so that the next one is popped. */
  readonly ticks: Map<number, number[]>;
  plain: string;
  readonly meter: Meter;
}

/** Marks open at one time; the oldest falls back to text, which also bounds the depth of nodes. */
const MAXIMUM_OPEN = 8;
const MARKS: Readonly<Record<string, "strong" | "em" | "del">> = {
  "**": "strong",
  __: "strong",
  "*": "em",
  _: "em",
  "~~": "del",
};
const ESCAPABLE = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;
const WIDE = /[\u3000-\u9fff\uf900-\uffef]/;

/** Scans the inline content of one block. */
export function scanInline(text: string, meter: Meter = { steps: 0 }): Inline[] {
  const scan: Scan = { text, at: 0, out: [], open: [], ticks: ticksOf(text, meter), plain: "", meter };
  while (scan.at < text.length) {
    meter.steps += 1;
    scanOne(scan, text.charAt(scan.at));
  }
  flush(scan);
  return scan.out;
}

function scanOne(scan: Scan, sign: string): void {
  const { text, at } = scan;
  if (sign === "\\") return scanEscape(scan);
  if (sign === "`") return scanCode(scan);
  if (sign === "\n") return scanNewline(scan);
  if (sign === "*" || sign === "_" || sign === "~") return scanMarks(scan, sign);
  if (sign === "[" || (sign === "!" && text[at + 1] === "[")) return openBracket(scan, sign);
  if (sign === "]") return closeBracket(scan);
  const url = sign === "h" || sign === "<" ? scanBareUrl(text, at, scan.meter) : null;
  if (!url) return take(scan, sign);
  push(scan, { type: "link", href: url.href, children: [url.shown] });
  scan.at = url.end;
}

function take(scan: Scan, text: string): void {
  scan.plain += text;
  scan.at += text.length;
}

function flush(scan: Scan): void {
  if (scan.plain !== "") scan.out.push(scan.plain);
  scan.plain = "";
}

function push(scan: Scan, node: Inline): void {
  flush(scan);
  scan.out.push(node);
}

function scanEscape(scan: Scan): void {
  const next = scan.text.charAt(scan.at + 1);
  if (next === "\n") {
    push(scan, { type: "break" });
    scan.at += 2;
  } else if (ESCAPABLE.test(next)) {
    scan.plain += next;
    scan.at += 2;
  } else take(scan, "\\");
}

/** A newline breaks; in wrapped text it is a space, two spaces before it break, and wide characters join without a gap. */
function scanNewline(scan: Scan): void {
  const { text, at } = scan;
  const hard = !scan.meter.wrapped || text.slice(at - 2, at) === "  ";
  const joins = WIDE.test(text.charAt(at - 1)) && WIDE.test(text.charAt(at + 1));
  scan.plain = scan.plain.trimEnd() + (hard || joins ? "" : " ");
  scan.at += 1;
  flush(scan);
  if (hard) scan.out.push({ type: "break" });
}

function ticksOf(text: string, meter: Meter): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (let at = text.indexOf("`"); at >= 0 && at < text.length; at += 1) {
    meter.steps += 1;
    if (text[at] !== "`") continue;
    const length = runLength(text, at);
    const positions = runs.get(length);
    if (positions) positions.push(at);
    else runs.set(length, [at]);
    at += length - 1;
    meter.steps += length;
  }
  for (const positions of runs.values()) positions.reverse();
  return runs;
}

function runLength(text: string, start: number): number {
  let end = start + 1;
  while (text[end] === text[start]) end += 1;
  return end - start;
}

function scanCode(scan: Scan): void {
  const { text, at, ticks } = scan;
  const length = runLength(text, at);
  const runs = ticks.get(length) ?? [];
  while (runs.length > 0 && (runs.at(-1) ?? 0) <= at) runs.pop();
  const close = runs.at(-1);
  if (close === undefined) return take(scan, text.slice(at, at + length));
  const body = text.slice(at + length, close).replaceAll("\n", " ");
  const padded = body.length > 2 && body.startsWith(" ") && body.endsWith(" ") && body.trim() !== "";
  push(scan, { type: "code", text: padded ? body.slice(1, -1) : body });
  scan.at = close + length;
}

function scanMarks(scan: Scan, sign: string): void {
  const { text, at } = scan;
  const length = runLength(text, at);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + length);
  const inWord = sign === "_" && WORD.test(before) && WORD.test(after);
  const strikes = sign !== "~" || length === 2;
  scan.meter.steps += length;
  scan.at += length;
  if (inWord || length > 3 || !strikes) return void (scan.plain += sign.repeat(length));
  let left = length;
  if (before.trim() !== "") left = closeMarks(scan, sign, left);
  if (left > 0) openMarks(scan, sign.repeat(left), after.trim() !== "");
}

function closeMarks(scan: Scan, sign: string, length: number): number {
  let left = length;
  while (left > 0) {
    const found = lastOpen(scan, (mark) => mark.startsWith(sign) && mark.length <= left && mark in MARKS);
    if (!found) break;
    closeAt(scan, found);
    left -= found.mark.length;
  }
  return left;
}

function openMarks(scan: Scan, run: string, opens: boolean): void {
  if (!opens || (run.length === 1 && !(run in MARKS))) return void (scan.plain += run);
  if (run.length === 3) openMark(scan, run.slice(0, 2));
  openMark(scan, run.length === 3 ? run.slice(2) : run);
}

function openMark(scan: Scan, mark: string): void {
  push(scan, mark);
  scan.open.push({ mark, index: scan.out.length - 1 });
  if (scan.open.length > MAXIMUM_OPEN) scan.open.shift();
}

function lastOpen(scan: Scan, fits: (mark: string) => boolean): Open | undefined {
  scan.meter.steps += scan.open.length;
  return scan.open.findLast(({ mark }) => fits(mark));
}

/** Takes out an open mark and gives everything after it; marks opened inside stay text. */
function takeInner(scan: Scan, found: Open): Inline[] {
  flush(scan);
  const [, ...inner] = scan.out.splice(found.index);
  scan.meter.steps += inner.length;
  scan.open.length = scan.open.indexOf(found);
  return inner;
}

function closeAt(scan: Scan, found: Open): void {
  const children = takeInner(scan, found);
  const type = MARKS[found.mark];
  if (children.length === 0 || !type) scan.out.push(found.mark + found.mark);
  else scan.out.push({ type, children });
}

function openBracket(scan: Scan, sign: string): void {
  const mark = sign === "!" ? "![" : "[";
  openMark(scan, mark);
  scan.at += mark.length;
}

/** An image becomes a link to it: nothing is fetched that the visitor did not ask for. */
function closeBracket(scan: Scan): void {
  const found = lastOpen(scan, (mark) => mark.endsWith("["));
  const target =
    found && scan.text[scan.at + 1] === "(" ? scanTarget(scan.text, scan.at + 2, scan.meter) : null;
  const href = target && linkTarget(target.href);
  if (!found || !target || !href) return take(scan, "]");
  const children = takeInner(scan, found);
  scan.out.push({ type: "link", href, children: children.length > 0 ? children : [target.href] });
  scan.at = target.end;
  // Links do not nest: brackets that were open around one are text.
  scan.open = scan.open.filter(({ mark }) => !mark.endsWith("["));
}
