/**
 * Headings that say by themselves what is asked: "What are your prices?" is answered by the list under "Prices", "How do I merge
 * cells?" under "To merge cells".
 */
import { asksWhatThereIs } from "../question/answer-kind.ts";
import { analyse } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import { saysNeeded } from "../question/needed.ts";
import type { Asked } from "../question/question.ts";
import { isQuestion, lastHeading } from "../text/headings.ts";
import { listAround } from "../text/lists.ts";
import { type Found, FOUND } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { asksForPrices } from "./price-list.ts";
import { contentOf } from "../ranking/weigh.ts";

/** The word itself, not a synonym or a slip. */
export const ITSELF = 0.95;

const holdsItself = (found: Found | undefined, { terms }: Pick<Asked, "terms">): boolean => {
  const own = terms.flatMap(({ role }, at) => (role === "content" ? [at] : []));
  return own.length > 0 && own.every((at) => (found?.[at] ?? 0) >= ITSELF);
};

/** Whether the headings above a sentence hold, word for word, all that the question names. */
export function isHeaded({ from }: Pick<RankedSentence, "from">, asked: Pick<Asked, "terms">): boolean {
  return holdsItself(from.heading, asked);
}

/** Whether it was asked what to bring, and the headings above a sentence say so: "What to bring". */
const isNeededUnder = ({ from }: RankedSentence, { kind, locale }: Asked): boolean =>
  kind === "needed" && saysNeeded(fold(from.passage.heading), locale) !== undefined;

/** The first sentence of a list under such a heading, where the best one says it in other words and under another. */
export function findHeadedList<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  // Prices of nothing are all of them: "Prices?" asks for the list under that heading.
  const isOfPrices = asksForPrices(asked);
  const asksForAll = isOfPrices || asked.kind === "needed" || asksWhatThereIs(asked);
  const isUnder = (one: S): boolean => isHeaded(one, asked) || isNeededUnder(one, asked);
  const isListed = ({ from: { passage }, index }: S): boolean => listAround(passage, index) !== undefined;
  // "All coffees contain caffeine" beside or below their list does not tell which there are.
  if (!best || (isUnder(best) && (!asksForAll || isListed(best)))) return undefined;
  if (!asksForAll && holdsItself(best.from.sentences[best.index], asked)) return undefined;
  // Beside a price the days and hours of courses tell none.
  const hasToShow = isOfPrices || (asked.kind === "price" && best.shows === true);
  return ranked.find(
    (other) =>
      isUnder(other) &&
      (!isUnder(best) || best.from.passage.heading.startsWith(other.from.passage.heading)) &&
      (hasToShow ? other.shows === true : other.shows !== false) &&
      isListed(other),
  );
}

/** The first sentence under a question on the page that is the asked one; undefined where the best one is that, or stands under no question. */
export function findBeginning<S extends RankedSentence>(
  best: S,
  ranked: readonly S[],
  asked: Asked,
): S | undefined {
  const { from, index } = best;
  if (index === 0 || !isQuestion(from.passage.heading) || !isHeaded(best, asked)) return undefined;
  return ranked.find((other) => other.from === from && other.index === 0);
}

const NUMBERING = /^[\d.]+$/;

/** Whether the headings above a sentence hold all that is asked, and the last one of them nothing else. */
export function isUnderOwnHeading(
  { from }: Pick<RankedSentence, "from">,
  asked: Pick<Asked, "terms" | "locale" | "kind">,
): boolean {
  const content = contentOf(asked);
  if (content.length === 0 || !content.every((at) => (from.heading[at] ?? 0) >= FOUND)) return false;
  const words = new Set(asked.terms.flatMap(({ word }) => analyse(word, asked.locale)));
  const named = analyse(lastHeading(from.passage.heading), asked.locale).filter(
    (term) => !NUMBERING.test(term),
  );
  return named.length > 0 && named.every((term) => words.has(term));
}
