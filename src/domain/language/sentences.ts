/**
 * Where sentences end. Intl.Segmenter splits after abbreviations ("dott. | Rossi", "Sr. | João", "n. | 231") and
 * before a closing Japanese bracket; the rules here join those again, and cut overlong sentences at semicolons.
 */
import type { Locale } from "../../contract/locale.ts";
import { byLocale } from "./by-locale.ts";
import { startOf } from "../text.ts";

/** A stretch of the text, [start, end) in UTF-16 units; trailing blanks belong to no sentence. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text and where its sentences stand in it. */
export interface SentencedText {
  readonly text: string;
  readonly sentences: readonly Span[];
}

/** The text of one sentence; empty for one that is not there. */
export function sentenceAt({ text, sentences }: SentencedText, index: number | undefined): string {
  const { start = 0, end = 0 } = sentences[index ?? -1] ?? {};
  return text.slice(start, end);
}

const ABBREVIATION =
  /(?:^|[\s(["'«“])(?:\p{Lu}|dott|dott\.ssa|dr|dra|drs|sr|sra|srta|sig|sigg|sig\.ra|mr|mrs|ms|prof|profa|prof\.ssa|ing|avv|arch|geom|rag|st|sto|sta|jr|vs|etc|ecc|es|ex|e\.g|i\.e|p\.es|p\.ex|cf|cfr|n|nr|nº|no|num|núm|art|artt|pag|pagg|pág|págs|p|pp|vol|vols|fig|cap|ed|ca|c|tel|cel|av|r|vs|inc|ltd|co|corp|gen|col|cap|sen|rev|hon|gov|approx|ap|apt|al|a\.C|d\.C|km|op|dept|min|max|s\.p\.a|u\.s)\.["'»”)]*\s*$/iu;
const CLOSING_FIRST = /^[\s]*[」』）)\]】〉》”’»]/u;
/** A straight quotation mark closes where it follows at once, or stands alone; behind a blank it opens the next sentence. */
const STRAIGHT_FIRST = /^"/;
const STRAIGHT_ALONE = /^\s*"(?:\s|$)/;
const LOWER_FIRST = /^[\s"'«“(]*\p{Ll}/u;
const DIGIT_BEFORE = /\d\.\s*$/;
/** An address that goes on: "https://shop.example/list?" before "page=2". */
const IN_ADDRESS = /[/=@\\&][^\s。！？]*[.?!]$/u;
/** A line of code, as passages have it, is one piece: a question mark ends nothing in it. */
const CODE_LINE = /^ {4}/;
/** The number before a list item is no sentence. */
const LIST_NUMBER = /^\s*\d{1,3}[.)]\s*$/;
const LONG_SENTENCE = 300;
const MIN_PIECE = 60;
const WINDOW_CHARACTERS = 2000;
const WINDOW_ENDS = [". ", "! ", "? ", "\n", "。", "！", "？"];
/** Joining stops here: no sentence is that long, and hostile text must not make one. */
const MAX_MERGED = 2000;

const segmenterOf = byLocale((locale) => new Intl.Segmenter(locale, { granularity: "sentence" }));

/** Longer than any abbreviation: how what was joined so far ends is all that counts. */
const TAIL_CHARACTERS = 40;

/** What a full-width bracket opened and did not close; what stands in it ends no sentence ("（5名様まで。追加は1,100円）"). */
const OPEN_BRACKET = /（[^（）]{0,80}$/u;
const CLOSED_BRACKET = /^[^（）]{0,80}）/u;

/** Whether what the segmenter split belongs together. */
function belongsTogether(whole: string, after: string): boolean {
  const before = whole.slice(-TAIL_CHARACTERS);
  if (/\n\s*$/.test(before)) return false;
  if (CODE_LINE.test(whole) || (IN_ADDRESS.test(before) && /^\S/.test(after))) return true;
  if (LIST_NUMBER.test(whole)) return true;
  if (OPEN_BRACKET.test(whole.slice(-2 * TAIL_CHARACTERS)) && CLOSED_BRACKET.test(after)) return true;
  if (CLOSING_FIRST.test(after) || ABBREVIATION.test(before) || STRAIGHT_ALONE.test(after)) return true;
  if (STRAIGHT_FIRST.test(after) && /\S$/.test(before)) return true;
  if (before.endsWith("」") && /^\p{Script=Hiragana}/u.test(after)) return true;
  if (LOWER_FIRST.test(after) && !/[。！？!?]["'」』）)]*\s*$/u.test(before)) return true;
  return DIGIT_BEFORE.test(before) && /^\d/.test(after);
}

/** Where an overlong sentence may be cut, best places first: semicolons and bullets, then colons, then commas. */
const CUTS = [/[;；](?=\s|\P{ASCII})|\s(?=[•·–—*]\s)/gu, /[:：](?=\s)|\s(?=[(（])/gu, /,(?=\s)|、/gu];

/** The cut nearest to the middle that leaves enough on both sides; undefined when there is none. */
function findCut(text: string, places: RegExp): number | undefined {
  let best: number | undefined;
  for (const match of text.matchAll(places)) {
    const at = match.index + match[0].length;
    if (at < MIN_PIECE || text.length - at < MIN_PIECE) continue;
    if (best === undefined || Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2)) best = at;
  }
  return best;
}

/** Pieces of an overlong sentence, none longer than a good answer where the text allows it. */
function cutLong(text: string): string[] {
  if (text.length <= LONG_SENTENCE) return [text];
  for (const places of CUTS) {
    const at = findCut(text, places);
    if (at !== undefined) return [...cutLong(text.slice(0, at)), ...cutLong(text.slice(at))];
  }
  return [text];
}

/** Whether the sentence piece at `span` begins or ends inside a sentence, because the whole was too long. */
export function isPieceOf(
  text: string,
  span: Span,
): { readonly begins_inside: boolean; readonly ends_inside: boolean } {
  const before = text.slice(Math.max(0, span.start - 3), span.start);
  return {
    begins_inside: /[^\s.!?。！？…] ?$/u.test(before) && !before.includes("\n"),
    ends_inside:
      /[,;；:、]$|[^\s.!?。！？…"'”’»)」』）:：]$/u.test(text.slice(0, span.end)) &&
      /^ ?\S/u.test(text.slice(span.end, span.end + 2)),
  };
}

/**
 * Windows of a long text, each ending where a sentence seems to. NOTE: the segmenter's cost grows with the square of
 * what it is given, so it never gets more than a window.
 */
function* toWindows(text: string): Generator<string> {
  let start = 0;
  while (text.length - start > WINDOW_CHARACTERS) {
    const window = startOf(text.slice(start, start + WINDOW_CHARACTERS + 1), WINDOW_CHARACTERS);
    const end = Math.max(...WINDOW_ENDS.map((mark) => window.lastIndexOf(mark) + mark.length));
    const length = end > WINDOW_CHARACTERS / 2 ? end : window.length;
    yield text.slice(start, start + length);
    start += length;
  }
  yield text.slice(start);
}

/** Text pieces that together are the text: one sentence each, a line break always ends one. */
function toPieces(text: string, locale: Locale): string[] {
  const pieces: string[] = [];
  for (const window of toWindows(text)) {
    for (const { segment } of segmenterOf(locale).segment(window)) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length < MAX_MERGED && belongsTogether(last, segment))
        pieces[pieces.length - 1] = last + segment;
      else pieces.push(segment);
    }
  }
  return pieces.flatMap(cutLong);
}

/** Sentences of a text in order; empty ones are left out. */
export function toSentences(text: string, locale: Locale): Span[] {
  const spans: Span[] = [];
  let offset = 0;
  for (const piece of toPieces(text, locale)) {
    const start = offset + (piece.length - piece.trimStart().length);
    const end = offset + piece.trimEnd().length;
    if (end > start) spans.push({ start, end });
    offset += piece.length;
  }
  return spans;
}
