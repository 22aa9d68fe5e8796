/**
 * Finds one citation where it stands: `[1]`, `\[2, 3]`, `【出典1】`, `<sup>1</sup>`, and what only a reader knows for one –
 * `¹`, `(see [1], p. 3)`, `[Source: x.md]`. Serves the stream of `citations.ts`: what is not whole yet is waited for.
 */

/** A citation, or several in a row: where it ends, the passages that it names. */
export interface Group {
  readonly end: number;
  readonly numbers: readonly number[];
}

/** `more`: what follows decides. */
export type Scan = Group | "none" | "more";

/** A text, as far as it is here. */
export interface Here {
  readonly text: string;
  /** What stood before the text on its line; its end suffices. */
  readonly before: string;
  /** Nothing follows. */
  readonly final: boolean;
  /** Whether marks count, too, that no prompt asks for: they can be taken away, but not be numbered anew. */
  readonly loose: boolean;
}

/** Characters that a bracket with what it holds takes at most; a longer one is ordinary text. */
const BRACKET_CHARACTERS = 100;
/** Characters of an address behind a citation. */
const LINK_CHARACTERS = 300;
const SPACES = 4;
/** How far full-width characters stand from the plain ones. */
const FULL_WIDTH = 0xfee0;

const CLOSING: Readonly<Record<string, string>> = { "[": "]", "［": "］", "【": "】", "〔": "〕" };
const SOURCE =
  "passages?|sources?|citations?|doc(?:ument)?s?|refs?|references?|trechos?|passage(?:m|ns)|fontes?|bran[oi]|passagg(?:io|i)|font[ei]|出典|資料|参照|抜粋|文書";
const LIST = String.raw`\d{1,2}(?::\d{1,2})?(?:\s*[,;、，･・†&\-–—~〜～－]\s*[\^#]?\d{1,2})*`;
const EXTENSIONS = "mdx?|markdown|txt|csv|jsonl?|html?|pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|eml";
/** Where in a source: a page, a file. */
const PLACE = String.raw`\s*[,;:、：]\s*(?:(?:pp?|pages?|pág|pag|páginas?|pagin[ae])\.?\s*\d{1,4}(?:\s*[-–]\s*\d{1,4})?|[^\]】］]{1,60}\.(?:${EXTENSIONS}))`;
/** What a bracket may hold: an optional word for "source", then numbers of one or two digits, lists and ranges. */
const INSIDE = new RegExp(
  String.raw`^\s*[\^#]?(?:(?:${SOURCE})\.?\s*[:：]?\s*)?(${LIST})(?:\s*†[^\]】］]*|${PLACE})?\s*$`,
  "iu",
);
/** A bracket that names its source in words. */
const NAMED = /^\s*(?:sources?|citations?|fontes?|font[ei]|出典|参照)\s*[:：]\s*\S/iu;
const RAISED = new RegExp(
  String.raw`^<sup>\s*\\?[[［]?\s*[\^#]?(${LIST})\s*\\?[\]］]?(?:\([^()\s]*\))?\s*</sup>$`,
  "iu",
);
const RAISED_CHARACTERS = 150;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** A raised number behind these is a power, an area, a volume; a bracket behind a name of code an element. */
const POWER_BEFORE = /(?:\p{N}|[)\]}^]|(?:^|[^\p{L}])(?:[kcdmhµμ]?m|ft|in|yd|mi|[a-z]))$/u;
const CODE_BEFORE = /(?:^|[^\p{L}\p{N}_$])(?:[a-z]|\w*_\w*)$/u;

/** Spaces from `at` on, four at most. */
export function spacesAt(text: string, at: number): number {
  let count = 0;
  while (count < SPACES && /[ \t\u00a0\u3000]/.test(text[at + count] ?? "")) count += 1;
  return count;
}

/** A citation with the spaces before it. */
export function scanCitation(here: Here, start: number): Scan {
  const { text, final } = here;
  const open = start + spacesAt(text, start);
  if (open >= text.length) return final ? "none" : "more";
  const mark = text[open] ?? "";
  if (mark === "<") return isPower(here, open) ? "none" : scanRaised(here, open);
  if (mark === "\\") {
    if (open + 1 >= text.length) return final ? "none" : "more";
    return text[open + 1] === "[" ? scanBracket(here, open + 1) : "none";
  }
  if (here.loose && SUPERSCRIPTS.includes(mark)) return scanSuperscript(here, open);
  if (here.loose && (mark === "(" || mark === "（")) return scanRemark(here, open);
  const closing = CLOSING[mark];
  if (closing === undefined || (open === start && CODE_BEFORE.test(standingBefore(here, open))))
    return "none";
  return CLOSING[text[open + 1] ?? ""] === closing ? scanNested(here, open) : scanBracket(here, open);
}

const standingBefore = ({ text, before }: Here, at: number): string =>
  (before + text.slice(Math.max(0, at - 40), at)).slice(-40);

const isPower = (here: Here, at: number): boolean => POWER_BEFORE.test(standingBefore(here, at));

/** A citation whose bracket stands at `open`. */
function scanBracket({ text, final, loose }: Here, open: number): Scan {
  const closing = CLOSING[text[open] ?? ""];
  const window = withPlainDigits(text.slice(open + 1, open + 1 + BRACKET_CHARACTERS));
  const length = window.search(/[\][［］【】〔〕\n]/);
  if (length < 0) return final || window.length === BRACKET_CHARACTERS ? "none" : "more";
  if (window[length] !== closing) return "none";
  const inside = window.slice(0, length).replace(/\\$/, "");
  const list = INSIDE.exec(inside)?.[1];
  if (list === undefined && !(loose && NAMED.test(inside))) return "none";
  return withLink({ text, final }, { end: open + length + 2, numbers: list ? numbersOf(list) : [] });
}

/** `[[1]]`: a citation in brackets of its own. */
function scanNested(here: Here, open: number): Scan {
  const { text, final } = here;
  const inner = scanBracket(here, open + 1);
  if (inner === "none" || inner === "more") return inner;
  if (inner.end >= text.length) return final ? "none" : "more";
  return text[inner.end] === CLOSING[text[open] ?? ""]
    ? withLink(here, { ...inner, end: inner.end + 1 })
    : "none";
}

/** `<sup>1</sup>`, with or without brackets. */
function scanRaised({ text, final }: Here, open: number): Scan {
  const window = text.slice(open, open + RAISED_CHARACTERS);
  const opening = window.slice(0, 5).toLowerCase();
  if (!"<sup>".startsWith(opening)) return "none";
  const length = window.search(/<\/sup>|\n/i);
  if (length < 0) return final || window.length === RAISED_CHARACTERS ? "none" : "more";
  const list = RAISED.exec(withPlainDigits(window.slice(0, length + "</sup>".length)))?.[1];
  return list === undefined ? "none" : { end: open + length + "</sup>".length, numbers: numbersOf(list) };
}

/** `¹` behind a word or a sentence. */
function scanSuperscript(here: Here, open: number): Scan {
  const { text, final } = here;
  let end = open;
  while (SUPERSCRIPTS.includes(text[end] ?? " ") && end - open < 3) end += 1;
  if (end >= text.length && !final) return "more";
  // An isotope, a fraction, a long number.
  if (/[\p{N}A-Za-z/⁄+⁺⁻]/u.test(text[end] ?? "") || isPower(here, open)) return "none";
  const digits = Array.from(text.slice(open, end), (each) => SUPERSCRIPTS.indexOf(each));
  return { end, numbers: [Number(digits.join(""))] };
}

const REMARK_CHARACTERS = 120;
const NAMES_SOURCE =
  /^(?:passages?|sources?|citations?|trechos?|fontes?|font[ei]|passagg(?:io|i)|出典|抜粋)$/iu;
const FILE_NAME = new RegExp(String.raw`^[^\s()（）]{1,80}\.(?:${EXTENSIONS})(?=[\s,;)）])`, "i");
const FILLS =
  /^(?:see|also|cf|from|in|and|pp?|pag|pág|pages?|página|pagina|sections?|e|ed|vedi|anche|cfr|conforme|veja|ver|également|と|を|も|参照|より|ページ|頁)$/iu;

/** `(see [1], p. 3)`, `(source 2)`: a remark in parentheses that does nothing but cite. */
function scanRemark(here: Here, open: number): Scan {
  const { text, final } = here;
  const numbers: number[] = [];
  let cites = false;
  let named = false;
  for (let at = open + 1; at - open < REMARK_CHARACTERS;) {
    if (at >= text.length) return final ? "none" : "more";
    if (/[)）]/.test(text[at] ?? "")) return cites ? { end: at + 1, numbers } : "none";
    const cited = /[\s(（]/.test(text[at] ?? "") ? "none" : scanCitation(here, at);
    if (cited === "more") return "more";
    const rest = text.slice(at, at + REMARK_CHARACTERS);
    if (named && !final && /^[^\s()（）]{0,80}$/.test(rest)) return "more";
    const file = named ? FILE_NAME.exec(rest)?.[0] : undefined;
    const run = file ?? /^(?:[\p{L}\p{M}]+|\d+|[\s.,;:：、§&–—-])/u.exec(rest)?.[0];
    if (cited !== "none") {
      numbers.push(...cited.numbers);
      cites = true;
      at = cited.end;
    } else {
      if (run === undefined) return "none";
      if (at + run.length >= text.length && !final) return "more";
      const names = NAMES_SOURCE.test(run);
      cites ||= file !== undefined || (/^\d{1,2}$/.test(run) && named);
      named ||= names;
      if (file === undefined && /^[\p{L}\p{M}]/u.test(run) && !names && !FILLS.test(run)) return "none";
      if (/^\d{5}/.test(run)) return "none";
      at += run.length;
    }
  }
  return "none";
}

/** Japanese models write full-width digits; each takes as much room as a plain one. */
const withPlainDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH));

/** `[1](https://…)` is a citation too, and its address goes with it. */
function withLink({ text, final }: Pick<Here, "text" | "final">, group: Group): Scan {
  if (group.end >= text.length) return final ? group : "more";
  if (text[group.end] !== "(") return group;
  const window = text.slice(group.end + 1, group.end + 1 + LINK_CHARACTERS);
  const length = window.search(/[()\s]/);
  if (length < 0) return final || window.length === LINK_CHARACTERS ? group : "more";
  return window[length] === ")" ? { ...group, end: group.end + length + 2 } : group;
}

function numbersOf(list: string): number[] {
  return list.split(/[,;、，･・†&]/).flatMap((item) => {
    const [from = 0, to = from] = item
      .replace(/:\d+/, "")
      .split(/[-–—~〜～－]/)
      .map((number) => Number(number.replace(/\D/g, "")));
    return numbersBetween(from, to);
  });
}

/** All numbers of a range, 20 at most. */
export function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.min(20, Math.max(1, to - from + 1)) }, (_, at) => from + at);
}
