/**
 * The prices of what only a heading names: below "Birthday parties" one sentence tells the package and another the food, and neither
 * says "party". All of them are told, and not the one that happens to say "costs".
 */
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import { findSuperlative } from "../question/superlative.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { listAround } from "../text/lists.ts";
import type { AskedOfRobot } from "./lead.ts";
import { thingOf } from "./own-row.ts";
import { isRow } from "./rows.ts";

/** What is paid before, or for what goes wrong, is not what something costs; of folded text. */
const NOT_ITS_PRICE =
  /\b(?:deposits?|cancel\w*|late|lost|caparra|acconto|cauzione|disd\w+|sinal|caucao|cancel\w+|multa|penale)\b|手付|保証金|キャンセル/;
const MOST_TOLD = 3;
const ROOM = 320;

/** All prices of the section that the best sentence is of; undefined where a sentence names the thing, or one price is all there is. */
export function findPricesOfHeading<S extends RankedSentence>(
  ranked: readonly S[],
  asked: AskedOfRobot,
): readonly S[] | undefined {
  const { kind, passages = FEW_PASSAGES } = asked;
  if (kind !== "price" || hasContext(asked) || passages > FEW_PASSAGES) return undefined;
  if (findSuperlative(asked.folded, asked.locale) !== undefined) return undefined;
  const [best] = ranked;
  if (!best) return undefined;
  const things = thingOf(asked);
  const own = ranked.filter(({ from }) => from === best.from);
  if (things.length === 0 || !things.every((at) => isFound(best.from.heading, at))) return undefined;
  const isNamed = ({ from, index }: S): boolean => things.some((at) => isFound(from.sentences[index], at));
  const isOfList = (one: S): boolean => isRow(one) || listAround(one.from.passage, one.index) !== undefined;
  const priced = own.filter(({ shows }) => shows === true);
  const prices = priced
    .filter(({ text }) => !NOT_ITS_PRICE.test(fold(text)))
    .toSorted((one, other) => one.index - other.index);
  if (priced.some(isNamed) || priced.some(isOfList)) return undefined;
  if (prices.length < 2 || prices.length > MOST_TOLD) return undefined;
  const length = prices.reduce((sum, { text }) => sum + 1 + text.length, 0);
  return length <= ROOM ? prices : undefined;
}
