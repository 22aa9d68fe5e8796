/**
 * Index terms of Japanese script runs. Kanji and katakana give character bigrams (and whole katakana words), which
 * needs no dictionary and forgives word borders; hiragana gives words, because its bigrams are mostly grammar.
 */
import { commonWordsOf } from "./common-words.ts";
import type { Token } from "./tokens.ts";

/** Whole katakana words up to this length are terms of their own beside their bigrams. */
const MAX_WHOLE = 12;
/** A pair of characters that crosses a word border tells little; so does a pair inside a word that is asked whole. */
const CROSSING_SHARE = 0.3;
const INSIDE_SHARE = 0.25;
/** Hiragana is grammar more often than not. */
const HIRAGANA_SHARE = 0.5;
/** A word of a compound ("カラー" in "カラーコピー") counts this much as the compound. */
const PART_SHARE = 0.7;
const MIN_PART = 2;

/** Longer than any run that somebody writes: the segmenter's cost grows with the square of what it is given. */
const MAX_SEGMENTED = 200;

let segmenter: Intl.Segmenter | undefined;

function toWords(run: string): string[] {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  const words: string[] = [];
  for (let at = 0; at < run.length; at += MAX_SEGMENTED)
    for (const { segment } of segmenter.segment(run.slice(at, at + MAX_SEGMENTED))) words.push(segment);
  return words;
}

function hiraganaWords(run: string): string[] {
  const { stop, talk } = commonWordsOf("ja");
  return toWords(run).filter((word) => word.length >= 3 && !stop.has(word) && !talk.has(word));
}

/** Words that a run of katakana is made of, when it is made of several. */
function partsOf(run: string): string[] {
  if (run.length <= MIN_PART * 2) return [];
  const parts = toWords(run);
  const isWord = (part: string): boolean => part.length >= MIN_PART && !part.startsWith("ー");
  return parts.length > 1 && parts.every(isWord) ? parts : [];
}

/** The word of a katakana run that holds the character at `at`. */
export function wordAt(run: string, at: number): string {
  let end = 0;
  return partsOf(run).find((part) => (end += part.length) > at) ?? run;
}

/** Overlapping character pairs of a run. */
function toBigrams(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}

/** The end of what is charged for something: of 初診料 a page may say "初診は3,000円です". */
const CHARGED = /[料代費賃]$/;

/** Whether a token is a kanji that ends a word of katakana (フッ素, サービス料): before another kanji it is no term of its own. */
export const endsKatakana = (token: Token | undefined, before: Token | undefined): boolean =>
  token?.kind === "kanji" && token.folded.length === 1 && token.joined && before?.kind === "katakana";

/** Who asks how many of what is counted so is told by the counter: 何冊 by 5冊. */
const COUNTED = /^何([冊枚台個匹杯着席室曲品袋箱食])$/;

/** Whether a token asks how many there are of something. */
export const isAskedCounter = ({ folded }: Token): boolean => COUNTED.test(folded);

/** Terms of one Japanese token, in reading order; empty for grammar. */
export function toJapaneseTerms(token: Token): string[] {
  if (token.kind === "hiragana") return token.folded.length < 3 ? [] : hiraganaWords(token.folded);
  if (token.folded.length <= 2) return commonWordsOf("ja").stop.has(token.folded) ? [] : [token.folded];
  const bigrams = toBigrams(token.folded);
  if (token.kind !== "katakana") return bigrams;
  const words = partsOf(token.folded).filter((part) => part.length > MIN_PART);
  return [...(token.folded.length <= MAX_WHOLE ? [token.folded] : []), ...words, ...bigrams];
}

/** Places in a run where one word ends and the next begins, in UTF-16 units. */
function bordersOf(run: string): Set<number> {
  const borders = new Set<number>();
  let at = 0;
  for (const word of toWords(run)) borders.add((at += word.length));
  return borders;
}

/** Terms of an asked Japanese token with the share each counts: pairs across word borders count little. */
export function toAskedJapanese(token: Token): { term: string; share: number }[] {
  const [, counter] = COUNTED.exec(token.folded) ?? [];
  if (counter !== undefined) return [{ term: counter, share: 1 }];
  const terms = toJapaneseTerms(token).filter((term) => !term.startsWith("何"));
  if (token.kind === "hiragana") return terms.map((term) => ({ term, share: HIRAGANA_SHARE }));
  if (token.folded.length <= 2) return terms.map((term) => ({ term, share: 1 }));
  if (token.kind === "katakana" && token.folded.length <= MAX_WHOLE) {
    const parts = partsOf(token.folded);
    const shareOf = (term: string): number => (parts.includes(term) ? PART_SHARE : INSIDE_SHARE);
    return terms.map((term) => ({ term, share: term === token.folded ? 1 : shareOf(term) }));
  }
  const borders = bordersOf(token.folded);
  return terms.map((term) => {
    const at = token.folded.indexOf(term);
    const isCharge = at > 0 && at + term.length === token.folded.length && CHARGED.test(term);
    return { term, share: isCharge || borders.has(at + 1) ? CROSSING_SHARE : 1 };
  });
}

const KATAKANA_PAIR = /^[\p{Script=Katakana}ー]{2}$/u;

/** Index terms as a set without pairs of characters that are only a piece of a Katakana word: "プラ" of "プラン", but not "プロ" beside "プロプラン" and "プラン". */
export function withoutPieces(terms: readonly string[]): ReadonlySet<string> {
  const all = new Set(terms);
  const isHalf = (word: string, term: string): boolean =>
    (word.startsWith(term) && all.has(word.slice(term.length))) ||
    (word.endsWith(term) && all.has(word.slice(0, -term.length)));
  const isPiece = (term: string): boolean =>
    terms.some((word) => word.length > term.length && word.includes(term) && !isHalf(word, term));
  return new Set(terms.filter((term) => !KATAKANA_PAIR.test(term) || !isPiece(term)));
}
