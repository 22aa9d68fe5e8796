/** Questions that prose asks itself: "Running late? After 15 minutes …" */
import type { RankedSentence } from "../ranking/rank.ts";
import { follows } from "./compose.ts";

/** Question and answer take no more than this. */
const ROOM = 450;
const ASKS = /[?？]["'”’)）」]*$/u;

/** The sentences in order of reading: the best one, if it asks, with what answers it, and no other question without its answer. */
export function withOwnAnswers<S extends RankedSentence>(
  told: readonly S[],
  ranked: readonly S[],
): readonly S[] {
  const answered = told.flatMap((sentence) => {
    if (!ASKS.test(sentence.text)) return [sentence];
    const isNext = (other: S): boolean => follows(sentence, other);
    if (told.some(isNext)) return [sentence];
    const next = sentence === ranked[0] ? ranked.find(isNext) : undefined;
    return next && sentence.text.length + next.text.length <= ROOM ? [sentence, next] : [];
  });
  return answered.length > 0 ? answered : told;
}
