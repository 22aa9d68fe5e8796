/**
 * Japanese words that share a kanji, one of them being that kanji alone: who asks what is eaten (食べる) is told of 食事, who asks
 * for the 母親 of 母. In writing a verb and the noun of its deed, or a word and a longer one for the same, have no more in common.
 */
import { commonWordsOf } from "../../language/common-words.ts";
import type { WeighedQuestion } from "./weigh.ts";
import { FEW_PASSAGES } from "./weights.ts";

/** A shared kanji makes a passage likelier, and is too little for a word to count as found. */
const STRENGTH = 0.3;
const PAIR = 2;

/** Positions of the asked words of so many kanji, by each of these; of several the first. */
function positionsOf(weighed: WeighedQuestion["weighed"], length: number): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [at, { kind, role, word }] of weighed.entries()) {
    if (kind !== "kanji" || role !== "content" || word.length !== length) continue;
    for (const kanji of word) if (!positions.has(kanji)) positions.set(kanji, at);
  }
  return positions;
}

/**
 * Tells which asked word (by its position) shares a kanji with an index term; undefined where none was asked in kanji. Not for robots
 * of a few pages: there nearly every shared kanji is one of another thing, and what is found decides whether they answer.
 */
export function createKanjiFinder({
  weighed,
  passages,
}: Pick<WeighedQuestion, "weighed" | "passages">):
  | ((term: string) => { readonly index: number; readonly strength: number } | undefined)
  | undefined {
  if (passages <= FEW_PASSAGES) return undefined;
  const alone = positionsOf(weighed, 1);
  const paired = positionsOf(weighed, PAIR);
  if (alone.size + paired.size === 0) return undefined;
  const { cue } = commonWordsOf("ja");
  return (term) => {
    if (term.length > PAIR || cue.has(term)) return undefined;
    const [first = "", second] = term;
    const index = second === undefined ? paired.get(first) : (alone.get(first) ?? alone.get(second));
    return index === undefined ? undefined : { index, strength: STRENGTH };
  };
}
