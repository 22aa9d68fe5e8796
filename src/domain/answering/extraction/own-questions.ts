/** Questions that prose asks itself ("Running late? After 15 minutes …") are told with the sentence behind them, or not at all. */
import type { RankedSentence } from "../ranking/rank.ts";

/** With what is added an answer stays within this. */
const ROOM = 450;
const ASKS = /[?？]["'”’)）」]*$/u;

/** The sentences in order of reading, each question with what answers it. */
export function withOwnAnswers<S extends RankedSentence>(
  told: readonly S[],
  ranked: readonly S[],
): readonly S[] {
  let used = told.reduce((sum, { text }) => sum + text.length, 0);
  const answered = told.flatMap((sentence) => {
    if (!ASKS.test(sentence.text)) return [sentence];
    const isNext = ({ from, index }: S): boolean => from === sentence.from && index === sentence.index + 1;
    if (told.some(isNext)) return [sentence];
    const next = ranked.find(isNext);
    if (!next || used + next.text.length > ROOM) return [];
    used += next.text.length;
    return [sentence, next];
  });
  return answered.length > 0 ? answered : told;
}
