/**
 * Two characters exchanged in a Japanese question ("流通" typed as "通流"): every exchange near a pair of characters
 * that stands nowhere is tried, and the one that leaves fewest unknown pairs is taken for what was meant.
 */
import { wordAt } from "../../language/japanese.ts";
import { unify } from "../../language/normalise.ts";
import { MAX_QUESTION_CHARACTERS } from "./clauses.ts";
import { namesTime, type ReadQuestion } from "./question.ts";
import { startOf } from "../../text.ts";

/** One exchange: the text with it undone, and the pairs of characters around the place before and after. */
export interface Swap {
  readonly text: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The katakana word that the exchange would make; pairs of katakana stand in many words and prove none. */
  readonly word: string | undefined;
}

const AROUND = 3;
const MAX_SWAPS = 24;
const MAX_UNKNOWN = 6;
const RUNS = /[\p{Script=Han}々〆ヶ]+|[\p{Script=Katakana}ー]+/gu;
const KATAKANA = /[\p{Script=Katakana}ー]+/gu;
/** Words for days and times: what is typed rightly is not taken apart ("今日診て" is no "今診日"). */
const TIMES =
  /今[日週月年朝夜晩回]|明日|昨日|本日|当日|翌日|毎[日週月年]|[来先][週月年]|平日|土日|祝日|[月火水木金土日]曜日?|午[前後]/gu;
const JAPANESE = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々〆ヶー]$/u;

/** Neighbouring characters of one script; a character alone counts as a pair, since no word was left around it. */
function pairsOf(text: string): string[] {
  const pairs: string[] = [];
  for (const [run] of text.matchAll(RUNS)) {
    if (run.length === 1) pairs.push(run);
    for (let at = 0; at + 1 < run.length; at++) pairs.push(run.slice(at, at + 2));
  }
  return pairs;
}

function katakanaAt(text: string, at: number): string | undefined {
  for (const { 0: run, index } of text.matchAll(KATAKANA))
    if (index <= at && at < index + run.length) return wordAt(run, at - index);
  return undefined;
}

function swapAt(text: string, at: number): Swap | undefined {
  const [one, other] = [text.charAt(at), text.charAt(at + 1)];
  if (one === other || !JAPANESE.test(one) || !JAPANESE.test(other)) return undefined;
  const [start, end] = [Math.max(0, at - AROUND), at + 2 + AROUND];
  const swapped = text.slice(0, at) + other + one + text.slice(at + 2);
  return {
    text: swapped,
    before: pairsOf(text.slice(start, end)),
    after: pairsOf(swapped.slice(start, end)),
    word: katakanaAt(swapped, at),
  };
}

/** Exchanges worth trying in a question; none when all its words are known. */
export function findSwaps(question: ReadQuestion, frequencies: ReadonlyMap<string, number>): Swap[] {
  if (question.locale !== "ja") return [];
  const text = startOf(unify(question.text), MAX_QUESTION_CHARACTERS);
  const places = new Set<number>();
  const unknown = question.terms.filter(
    ({ kind, word }) =>
      (kind === "kanji" || kind === "katakana") &&
      word.length <= 2 &&
      // Saturday is not Sunday with two characters exchanged (土曜日, 土日曜).
      !namesTime({ word }, "ja") &&
      !frequencies.has(word),
  );
  for (const { word } of unknown.slice(0, MAX_UNKNOWN)) {
    const at = text.indexOf(word);
    if (at < 0) continue;
    for (let place = Math.max(0, at - 1); place < at + word.length; place++) places.add(place);
  }
  const times = [...text.matchAll(TIMES)].map(({ 0: said, index }) => ({
    from: index,
    to: index + said.length,
  }));
  const isOfTime = (at: number): boolean => times.some(({ from, to }) => at + 1 >= from && at < to);
  return [...places]
    .filter((at) => !isOfTime(at))
    .slice(0, MAX_SWAPS)
    .map((place) => swapAt(text, place))
    .filter((swap) => swap !== undefined);
}

/** The text as it was probably meant; undefined when no exchange makes unknown pairs known. */
export function chooseSwap(
  swaps: readonly Swap[],
  frequencies: ReadonlyMap<string, number>,
): string | undefined {
  const known = (pairs: readonly string[]) => pairs.filter((pair) => frequencies.has(pair));
  const unknownIn = (pairs: readonly string[]) => pairs.length - known(pairs).length;
  // A character that is left alone stands in many words: that it is known says nothing.
  const knownIn = (pairs: readonly string[]) => known(pairs).filter((pair) => pair.length > 1).length;
  let best: { readonly text: string; readonly gain: number } | undefined;
  for (const { text, before, after, word } of swaps) {
    if (word !== undefined && !frequencies.has(word)) continue;
    const gain = unknownIn(before) - unknownIn(after);
    // Two unknown words pushed together are one unknown pair less, and nothing is understood by it.
    if (knownIn(after) <= knownIn(before)) continue;
    if (gain > (best?.gain ?? 0)) best = { text, gain };
  }
  return best?.text;
}
