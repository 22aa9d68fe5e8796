/** "Who teaches the model makers?" is told the sentence that says who does, on the lines that speak of them or under their name. */
import { asksWhoTeaches, isOfTeaching, tellsWhoTeaches } from "../../language/teachers.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { toLines } from "../text/lists.ts";
import { thingOf } from "./own-row.ts";

/** What begins a sentence has a capital anyway, and so have English days. */
const NAME_WITHIN = /\p{L}[,:]? (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)\p{Lu}\p{Ll}/u;
/** More tell of as many courses. */
const MOST_TOLD = 3;

/** The asked words for that which is taught, by their positions; none where something else is asked. */
const taughtOf = (asked: Asked): readonly number[] =>
  asksWhoTeaches(asked.folded, asked.locale)
    ? thingOf(asked).filter((at) => !isOfTeaching(asked.terms[at]?.word ?? ""))
    : [];

/** Whether a sentence stands on a line that speaks of it, or below its name. */
function isOf({ from, index }: RankedSentence, taught: readonly number[]): boolean {
  const line = toLines(from.passage).find((some) => some.includes(index)) ?? [];
  return taught.every(
    (at) => isFound(from.heading, at) || line.some((one) => isFound(from.sentences[one], at)),
  );
}

/** What tells who teaches the things that were asked for; undefined where nothing was named, or nothing tells it. */
export function findWhoTeaches<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const taught = taughtOf(asked);
  if (taught.length === 0) return undefined;
  const told = ranked.filter((one) => tellsWhoTeaches(one.text) && isOf(one, taught));
  return told.length > 0 && told.length <= MOST_TOLD ? told : undefined;
}

/** Whether it was asked who teaches something, and nobody is named where the answer speaks of that. */
export function lacksTeacher(
  asked: Asked & { readonly passages: number },
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean {
  const taught = asked.passages <= FEW_PASSAGES ? taughtOf(asked) : [];
  // A Japanese name has no mark of its own.
  const mayName = ({ text }: RankedSentence): boolean => asked.locale === "ja" || NAME_WITHIN.test(text);
  return taught.length > 0 && !sentences.some((one) => isOf(one, taught) && mayName(one));
}
