/**
 * Sentences that tell a price of the very thing that was asked for ("Renting an e-bike costs …"), and those that tell it of
 * something to do with that thing: "The deposit is €150 for a tandem".
 */
import type { Locale } from "../../../contract/locale.ts";
import { stem } from "../../language/analyse.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import type { Asked } from "../question/question.ts";
import { ITSELF } from "./headed.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { withoutMark } from "../text/lists.ts";
import { saysPrice } from "./price-list.ts";
import { countMore, isAmong, thingOf, wordsOf } from "./own-row.ts";
import { isRow, labelOf } from "./rows.ts";

/** What a price is told of stands before these; accents tell "is" and "and" apart. */
const COSTS: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /^(.{2,80}?) (?:costs?|is|are|comes? to)(?= )/iu,
  "pt-BR": /^(.{2,80}?) (?:custam?|é|são|sai|saem|fica|vale)(?= )/iu,
  it: /^(.{2,80}?) (?:costa(?:no)?|è|sono|viene|vengono)(?= )/iu,
};
/** What is paid for a thing that is not bought, and the deed itself. */
const HIRING: Readonly<Record<Exclude<Locale, "ja">, readonly string[]>> = {
  en: ["rent", "renting", "rental", "hire", "hiring", "buying", "booking"],
  "pt-BR": ["alugar", "aluguel", "locação", "comprar", "contratar"],
  it: ["noleggiare", "noleggio", "affittare", "affitto", "comprare", "acquistare"],
};

/** What a sentence of prose tells a price of; undefined where that cannot be read. */
function subjectOf({ text, shows }: RankedSentence, { kind, locale }: Asked): string | undefined {
  if (locale === "ja" || kind !== "price" || shows !== true) return undefined;
  return COSTS[locale].exec(withoutMark(text))?.[1];
}

/** What a price is told of: the label of a row, or the subject of a sentence; undefined where neither can be read. */
export function namePriced(sentence: RankedSentence, asked: Asked): string | undefined {
  const label = labelOf(sentence);
  return isRow(sentence) && label !== "" ? label : subjectOf(sentence, asked);
}

function countInSubject(subject: string, sentence: RankedSentence, asked: Asked): number | undefined {
  const { locale } = asked;
  const hiring = locale === "ja" ? [] : HIRING[locale].map((word) => stem(word, locale));
  const words = wordsOf(subject, asked).filter((word) => !hiring.includes(word));
  return countMore(words, sentence, asked);
}

/**
 * Whether a sentence tells a price of something else than the row of the thing: of the deposit for it, of a service on it.
 * What a Japanese sentence tells a price of is not read: a row below 料金 comes before one without such a word.
 */
export function isPriceOfOther(sentence: RankedSentence, row: RankedSentence, asked: Asked): boolean {
  if (asked.locale === "ja") return saysPrice(row, asked) && !saysPrice(sentence, asked);
  const subject = subjectOf(sentence, asked);
  return subject !== undefined && countInSubject(subject, sentence, asked) === undefined;
}

/** Whether a sentence tells a price of what has none of the asked things in its name: "The deposit is £80 for a double kayak". */
export function isPriceOfNone(sentence: RankedSentence, asked: Asked): boolean {
  const subject = subjectOf(sentence, asked);
  if (subject === undefined) return false;
  const words = wordsOf(subject, asked);
  return !asked.terms.some((term) => term.role !== "cue" && isAmong(term, words));
}

/** The sentence of prose that tells the price of the very thing. */
function findPriceItself<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  return ranked.find((sentence) => {
    const subject = subjectOf(sentence, asked);
    return subject !== undefined && countInSubject(subject, sentence, asked) !== undefined;
  });
}

/** Where the best sentence has only a synonym of the thing, the price of what is called so: "A course costs …" beside "A lesson costs …". */
function findPricedByName<S extends RankedSentence>(
  best: S,
  ranked: readonly S[],
  thing: readonly number[],
): S | undefined {
  const says = (one: RankedSentence) => (at: number) => (one.from.sentences[one.index]?.[at] ?? 0) >= ITSELF;
  if (thing.length === 0 || best.shows !== true || thing.some(says(best))) return undefined;
  return ranked.find((one) => one.shows === true && !isRow(one) && thing.every(says(one)));
}

/**
 * The same where a row, which may be of something else, comes before it; where the best sentence holds nothing of the thing, the first
 * price that stands with all of it, below its name ("Servicing") as well.
 */
export function findOwnPrice<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  if (!best || asked.kind !== "price" || hasContext(asked)) return undefined;
  if (isRow(best) && labelOf(best) !== "") return findPriceItself(ranked, asked);
  const thing = thingOf(asked);
  const itself = findPricedByName(best, ranked, thing);
  if (itself) return itself;
  const holds = (one: RankedSentence) => (at: number) => isFound(wholeOf(one), at);
  if (thing.length === 0 || thing.some(holds(best))) return undefined;
  return ranked.find((one) => one.shows === true && thing.every(holds(one)));
}

/** Between a deed and the thing that it is done to: "Pulizia della chitarra". */
const TO: Readonly<Record<Exclude<Locale, "ja" | "en">, RegExp>> = {
  "pt-BR": /^(?:d[eoa]s?|para|pra|em|n[oa]s?)$/,
  it: /^(?:di|d|del(?:l[oae])?|dell|dei|degli|delle|per|su|sul(?:l[oa])?)$/,
};

/** Whether a label names something that is done to the thing or belongs to it: "Guitar string change"; the head of a label is its thing. */
function isOnThing(label: string, { terms, locale }: Asked, thing: readonly number[]): boolean {
  if (locale === "ja") return false;
  const words = fold(label).match(/[a-z\d]+/g) ?? [];
  const { stop } = commonWordsOf(locale);
  const isThing = (word: string): boolean =>
    thing.some((at) => terms[at]?.variants.includes(stem(word, locale)) === true);
  const first = words.findIndex(isThing);
  if (first < 0) return false;
  if (locale !== "en") return words.slice(1, first).some((word) => TO[locale].test(word));
  const next = words[words.findLastIndex(isThing) + 1];
  return next !== undefined && !stop.has(next);
}

/** Whether rows tell prices of what is done to a thing, while a sentence tells the price of the thing. */
export function areOnThing(
  rows: readonly RankedSentence[],
  ranked: readonly RankedSentence[],
  asked: Asked,
): boolean {
  const thing = thingOf(asked);
  return (
    rows.every((row) => isOnThing(labelOf(row), asked, thing)) && findPriceItself(ranked, asked) !== undefined
  );
}
