/**
 * Finds and rewrites citations like `[1]`, `[2, 3]`, `【出典1】` in a model's text, whole or streamed.
 * Public answers carry none (`interface.md`: What the service does, 5); private ones are renumbered by first mention.
 */

/** Rewrites one group of citations: the numbers as written, the text to put in its place. */
export type RewriteCitations = (numbers: readonly number[]) => string;

/** Rewrites citations in a stream of text. */
export interface CitationStream {
  /** Takes a piece; returns what is decided. At most `HELD_CHARACTERS` are kept back. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
}

/** Characters a group of citations has at most; a longer bracket is ordinary text. */
export const HELD_CHARACTERS = 400;
const BRACKET_CHARACTERS = 60;
const LINK_CHARACTERS = 300;
const SPACES = 4;
/** How far full-width characters stand from the plain ones. */
const FULL_WIDTH = 0xfee0;

const CLOSING: Readonly<Record<string, string>> = { "[": "]", "［": "］", "【": "】" };
/** What a bracket may hold: an optional word for "source", then numbers of one or two digits, lists and ranges. */
const INSIDE =
  /^\s*[\^#]?(?:(?:passages?|sources?|doc(?:ument)?s?|refs?\.?|trechos?|passage(?:m|ns)|fontes?|bran[oi]|passagg(?:io|i)|font[ei]|出典|資料|参照|抜粋|文書)\s*[:：]?\s*)?(\d{1,2}(?:\s*[,;、，･・†\-–—~]\s*[\^#]?\d{1,2})*)(?:\s*†[^\]】］]*)?\s*$/iu;

interface Group {
  readonly end: number;
  readonly numbers: readonly number[];
}

/** `more`: what follows decides. */
type Scan = Group | "none" | "more";

/** Removes every citation. The same text, whole or in any pieces, gives the same result. */
export function stripCitations(text: string): string {
  const stream = createCitationStream(() => "");
  return stream.push(text) + stream.end();
}

/** Creates a rewriter for one text. `rewrite` is called once a group, in order. */
export function createCitationStream(rewrite: RewriteCitations): CitationStream {
  let held = "";
  let line_start = true;
  const drain = (final: boolean): string => {
    let out = "";
    let at = 0;
    while (at < held.length) {
      const scan = scanGroup(held, at, final);
      if (scan === "more") break;
      const shown = scan === "none" ? (held[at] ?? "") : rewritten(held, at, rewrite(scan.numbers));
      at = scan === "none" ? at + 1 : scan.end;
      // Where a citation opened a line, the space after it goes too.
      if (scan !== "none" && line_start && shown === "") at += spacesAt(held, at);
      out += shown;
      if (shown !== "") line_start = shown.endsWith("\n");
    }
    held = held.slice(at);
    return out;
  };
  return {
    push(piece) {
      held += piece;
      return drain(false);
    },
    end: () => drain(true),
  };
}

/** A replacement keeps the space that stood before the group; a removal takes it along. */
function rewritten(text: string, at: number, replacement: string): string {
  return replacement === "" ? "" : text.slice(at, at + spacesAt(text, at)) + replacement;
}

function spacesAt(text: string, at: number): number {
  let count = 0;
  while (count < SPACES && /[ \t\u00a0\u3000]/.test(text[at + count] ?? "")) count += 1;
  return count;
}

/** A group: spaces, a citation, then more citations with at most a comma between them. */
function scanGroup(text: string, start: number, final: boolean): Scan {
  const first = scanCitation(text, start, final);
  if (first === "none" || first === "more") return first;
  let group = first;
  while (group.end - start < HELD_CHARACTERS - BRACKET_CHARACTERS - LINK_CHARACTERS) {
    const next = scanCitation(text, afterSeparator(text, group.end), final);
    if (next === "more") return "more";
    if (next === "none") break;
    group = { end: next.end, numbers: [...group.numbers, ...next.numbers] };
  }
  // The spaces after a group at a line's start are taken with it: wait until all of them are here.
  const spaces = spacesAt(text, group.end);
  return !final && spaces < SPACES && group.end + spaces === text.length ? "more" : group;
}

function afterSeparator(text: string, at: number): number {
  const spaces = spacesAt(text, at);
  return /[,;、，]/.test(text[at + spaces] ?? "") ? at + spaces + 1 : at;
}

function scanCitation(text: string, start: number, final: boolean): Scan {
  const open = start + spacesAt(text, start);
  if (open >= text.length) return final || open === start ? (final ? "none" : "more") : "more";
  const closing = CLOSING[text[open] ?? ""];
  if (closing === undefined) return "none";
  return CLOSING[text[open + 1] ?? ""] === closing
    ? scanNested(text, open, final)
    : scanBracket(text, open, final);
}

/** A citation whose bracket stands at `open`. */
function scanBracket(text: string, open: number, final: boolean): Scan {
  const closing = CLOSING[text[open] ?? ""];
  const window = withPlainDigits(text.slice(open + 1, open + 1 + BRACKET_CHARACTERS));
  const length = window.search(/[\][［］【】\n]/);
  if (length < 0) return final || window.length === BRACKET_CHARACTERS ? "none" : "more";
  const inside = window[length] === closing ? INSIDE.exec(window.slice(0, length)) : null;
  if (!inside) return "none";
  return withLink(text, { end: open + length + 2, numbers: numbersOf(inside[1] ?? "") }, final);
}

/** `[[1]]`: a citation in brackets of its own. */
function scanNested(text: string, open: number, final: boolean): Scan {
  const inner = scanBracket(text, open + 1, final);
  if (inner === "none" || inner === "more") return inner;
  if (inner.end >= text.length) return final ? "none" : "more";
  return text[inner.end] === CLOSING[text[open] ?? ""]
    ? withLink(text, { ...inner, end: inner.end + 1 }, final)
    : "none";
}

/** Japanese models write full-width digits; each takes as much room as a plain one. */
const withPlainDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH));

/** `[1](https://…)` is a citation too, and its address goes with it. */
function withLink(text: string, group: Group, final: boolean): Scan {
  if (group.end >= text.length) return final ? group : "more";
  if (text[group.end] !== "(") return group;
  const window = text.slice(group.end + 1, group.end + 1 + LINK_CHARACTERS);
  const length = window.search(/[()\s]/);
  if (length < 0) return final || window.length === LINK_CHARACTERS ? group : "more";
  return window[length] === ")" ? { ...group, end: group.end + length + 2 } : group;
}

function numbersOf(list: string): number[] {
  return list.split(/[,;、，･・†]/).flatMap((item) => {
    const [from = 0, to = from] = item.split(/[-–—~]/).map((number) => Number(number.replace(/\D/g, "")));
    return Array.from({ length: Math.min(20, Math.max(1, to - from + 1)) }, (_, at) => from + at);
  });
}
