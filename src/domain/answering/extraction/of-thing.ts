/**
 * "How far is it from the station?" is told the sentence that says it of the station, not how far the tours go; "quanto costa cambiare
 * la catena" the price of the chain, not that of changing bikes.
 */
import type { Locale } from "../../../contract/locale.ts";
import type { Asked } from "../question/question.ts";
import { isSide, onlyAsks } from "../question/sides.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { isRow } from "./rows.ts";

const MEASURES: ReadonlySet<string> = new Set(["distance", "duration", "price"]);

/** What is done, rather than what it is done with. */
const DEED: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /^(?:get|have|do|make|change|replace|fix|repair|mend|clean|rent|hire|book|buy|order|cancel|swap)$/,
  "pt-BR": /(?:ar|er|ir)$/,
  it: /(?:are|ere|ire|rsi)$/,
};

/** The asked words for the thing. */
function thingOf(asked: Asked): readonly number[] {
  const { locale, terms } = asked;
  const gist = gistOf(asked);
  if (locale === "ja") return gist;
  const things = gist.filter((at) => !DEED[locale].test(terms[at]?.word ?? ""));
  return things.length > 0 ? things : gist;
}

/** All that a question says beside the measure. */
const saidBeside = ({ terms, kind, locale }: Asked): readonly number[] =>
  terms.flatMap((term, at) =>
    term.role === "content" && !isSide(term, locale) && !onlyAsks(term, kind, locale) ? [at] : [],
  );

/** The first sentence that shows the measure and holds the thing, where the best one shows it of something else; undefined where nothing is better. */
export function findOfThing<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  const thing = thingOf(asked);
  if (!best || !MEASURES.has(asked.kind) || thing.length === 0) return undefined;
  // Prose may say in other words what it is of.
  if (!isRow(best) && best.from.passage.kind !== "qa") return undefined;
  const its = wholeOf(best);
  // A row may say in a light word what it is of: "Usual wait: 5 days".
  const own = isRow(best) ? saidBeside(asked) : thing;
  if (own.some((at) => isFound(its, at))) return undefined;
  return ranked.find(
    (other) => other.shows === true && thing.every((at) => isFound(other.from.sentences[other.index], at)),
  );
}
