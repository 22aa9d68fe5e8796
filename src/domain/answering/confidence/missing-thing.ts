/**
 * What a question names has to stand where its answer comes from: "Do you sell cars?" is not answered by what else is
 * sold, and "And canoes?" not by what was said before. Whether it is missing there.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findThings, OFFERING } from "./asked-thing.ts";
import { isAnyClass } from "./classes.ts";
import type { Extract } from "../extraction/extract.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { fold } from "../../language/normalise.ts";
import { type Found, unite, FOUND, isFound, wholeOf } from "../ranking/match.ts";
import { type RankedPassage, type RankedSentence, topOf } from "../ranking/rank.ts";
import { ITSELF } from "../extraction/headed.ts";
import { isDoneHere } from "../extraction/done-here.ts";
import { isRowOfName } from "../extraction/hiragana-row.ts";
import { isRow } from "../extraction/rows.ts";
import { asksWhatThereIs } from "../question/answer-kind.ts";
import { asksYesOrNo, namesSide, namesTime } from "../question/question.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { hasContext } from "../question/asked-terms.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { sentenceAt } from "../../language/sentences.ts";

/** Where cars are left they are neither sold nor lent, whatever the business does: "Our car park has 20 spaces". */
const STANDING: Readonly<Record<Locale, RegExp>> = {
  en: /\bcar park|\bpark(?:ing|ed)?\b/,
  "pt-BR": /\bestaciona|\bvagas? (?:para|de) carro/,
  it: /\bparchegg|\bposteggi|\bpost[oi] auto\b/,
  ja: /駐車|停め/,
};
/** A thing that is only like the asked one, or of its field, is another. */
const MEANT = 0.6;
const NOTHING = new Float64Array(0);

/** The kind of what there is, where a small robot never says it: "cheeses", of all that is sold. */
function findUnknownKind({ locale, weighed, passages }: WeighedQuestion): number[][] {
  if (locale === "ja" || passages > FEW_PASSAGES) return [];
  const { light, everyday } = commonWordsOf(locale);
  const kind = weighed.findIndex(
    ({ word, role, share }) =>
      role === "content" &&
      share === 1 &&
      !light.has(word) &&
      !everyday.has(word) &&
      !OFFERING[locale].test(word),
  );
  return weighed[kind]?.frequency === 0 ? [[kind]] : [];
}

/** A class is what a timetable is about, though neither it nor its rows say so. */
const OF_KIND = 0.4;
/** Whether a class was asked for, and a row below a heading of that field holds all else itself: Wednesday's row. */
function isOfKind(
  thing: readonly number[],
  sentences: readonly RankedSentence[],
  { weighed, locale }: WeighedQuestion,
): boolean {
  if (!thing.every((at) => isAnyClass(weighed[at]?.word ?? "", locale))) return false;
  const others = weighed.flatMap(({ role }, at) => (role === "content" && !thing.includes(at) ? [at] : []));
  return sentences.some(
    (row) =>
      isRow(row) &&
      others.length > 0 &&
      others.every((at) => (row.from.sentences[row.index]?.[at] ?? 0) >= ITSELF) &&
      thing.every((at) => (row.from.heading[at] ?? 0) >= OF_KIND),
  );
}

/** Shorter words end others by chance. */
const TAIL_CHARACTERS = 7;

/** Whether a told word ends with the thing: "panoramica" is found in "Ortopanoramica". */
function isTail(
  thing: readonly number[],
  told: readonly RankedSentence[],
  { weighed }: WeighedQuestion,
): boolean {
  const [word = ""] = thing.map((at) => weighed[at]?.word ?? "");
  if (thing.length !== 1 || word.length < TAIL_CHARACTERS) return false;
  return told.some(({ text }) =>
    fold(text)
      .split(/[^\p{L}]+/u)
      .some((other) => other.endsWith(word)),
  );
}

/** Persons, and how a page says that something holds for all of them. */
const PERSONS: Readonly<Record<Exclude<Locale, "ja">, readonly [asked: RegExp, all: RegExp]>> = {
  en: [
    /^(?:adults?|kids?|child(?:ren)?|teens?|teenagers?|beginners?|seniors?|visitors?|guests?|passengers?|spectators?)$/,
    /\b(?:everyone|everybody|anyone|anybody|nobody|no one|all (?:of you|ages))\b/,
  ],
  "pt-BR": [
    /^(?:adult[oa]s?|criancas?|adolescentes?|jovens|iniciantes?|idos[oa]s?|visitantes?|hospedes?|passageiros?)$/,
    /\b(?:todos(?! os dias)|todas|todo mundo|qualquer pessoa|ninguem)\b/,
  ],
  it: [
    /^(?:adult[oaie]|bambin[oaie]|ragazz[oaie]|principiant[ei]|anzian[oaie]|visitator[ei]|ospit[ei]|passegger[oi])$/,
    /\b(?:tutti(?! i giorni)|tutte|chiunque|ognuno|nessuno)\b/,
  ],
};

/** Whether the thing is a kind of persons, and a sentence that holds all else says it of everybody: "Everybody wears a helmet." */
function isAmongAll(
  thing: readonly number[],
  told: readonly RankedSentence[],
  { weighed, locale }: WeighedQuestion,
): boolean {
  if (locale === "ja") return false;
  const [persons, all] = PERSONS[locale];
  if (!thing.every((at) => persons.test(weighed[at]?.word ?? ""))) return false;
  const others = weighed.flatMap(({ role }, at) => (role === "content" && !thing.includes(at) ? [at] : []));
  return told.some((one) => all.test(fold(one.text)) && others.some((at) => isFound(wholeOf(one), at)));
}

/** That somebody or something may come in, or be paid with. */
const ADMITTING: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /^(?:accept|allow|welcome|permit)/,
  "pt-BR": /^(?:aceit|permit)/,
  it: /^(?:accett|ammess|ammett|permess)/,
};

/**
 * Whether a thing weighs nothing because the title over every passage names it, and all else that was asked is what everybody says:
 * at a hotel for cats "Do you accept cats?" would be answered by whatever is accepted.
 */
function isOnlyInTitle(thing: readonly number[], question: WeighedQuestion): boolean {
  const { weighed, passages, locale } = question;
  if (locale === "ja" || !thing.every((at) => (weighed[at]?.frequency ?? 0) >= passages)) return false;
  const others = weighed.filter(({ role }, at) => role === "content" && !thing.includes(at));
  const { light, everyday } = commonWordsOf(locale);
  const saysLittle = (word: string): boolean =>
    light.has(word) || everyday.has(word) || ADMITTING[locale].test(word);
  return others.length > 0 && others.every(({ word }) => saysLittle(word));
}

/**
 * Whether the thing of a question for yes or no is missing: in a question of at most three words the last one that is
 * not what is done with it; or the kind of which somebody asked what there is. A question asked with an earlier one may have its thing there.
 */
export function lacksThing(question: WeighedQuestion, { sentences, compared, listed }: Extract): boolean {
  // Rows of a list are told for their labels or heading; "the cheapest service" names whatever is on it.
  if (compared || listed || hasContext(question)) return false;
  const unknown = asksWhatThereIs(question) ? findUnknownKind(question) : [];
  const things = asksYesOrNo(question) ? findThings(question) : unknown;
  const best = topOf(sentences);
  const beside = sentences.filter(({ from }) => from === best?.from);
  const found = unite(
    best?.from.heading ?? NOTHING,
    ...beside.map(({ from, index }) => from.sentences[index] ?? NOTHING),
  );
  const isMissing = (thing: readonly number[]): boolean =>
    isOnlyInTitle(thing, question)
      ? !beside.some(({ from, index }) => thing.some((at) => isFound(from.sentences[index], at)))
      : shareOf(thing, found, question) < FOUND;
  if (things.length === 0 || !things.every(isMissing)) return false;
  return !things.some(
    (thing) =>
      isOfKind(thing, beside, question) ||
      isTail(thing, beside, question) ||
      isAmongAll(thing, beside, question),
  );
}

/**
 * Whether a question for yes or no asks for something that the robot says is done, and no sentence, with the headings above it,
 * says it of the thing that was asked for: of bicycles, where there is a car park.
 */
export function lacksOffer(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { weighed, locale } = question;
  if (!asksYesOrNo(question) || sentences.some((one) => isDoneHere(one, question))) return false;
  const offered = weighed.flatMap(({ word, frequency, role }, index) =>
    role === "content" && frequency > 0 && OFFERING[locale].test(word) ? [index] : [],
  );
  const things = findThings(question).filter((thing) => !thing.some((at) => offered.includes(at)));
  const tells = (from: RankedPassage, at: number): boolean => {
    const found = wholeOf({ from, index: at });
    if (STANDING[locale].test(fold(sentenceAt(from.passage, at)))) return false;
    if (offered.some((index) => !isFound(found, index))) return false;
    return things.length === 0 || things.some((thing) => shareOf(thing, found, question) >= MEANT);
  };
  return (
    offered.length > 0 && sentences.every(({ from }) => from.sentences.every((_, at) => !tells(from, at)))
  );
}

/** Weight of a thing's terms that was found, as a share of theirs; all of it where they have none. */
function shareOf(thing: readonly number[], found: Found, { weighed }: WeighedQuestion): number {
  const weightOf = (index: number): number => weighed[index]?.weight ?? 0;
  const all = thing.reduce((sum, index) => sum + weightOf(index), 0);
  const held = thing.reduce((sum, index) => sum + weightOf(index) * (found[index] ?? 0), 0);
  return all > 0 ? held / all : 1;
}

/**
 * Whether an answer found with the help of an earlier question holds too little of what this one names: then it would
 * only tell of the earlier subject again. Where this one names nothing, it holds nothing of the earlier subject, or
 * shows nothing of what is asked for.
 */
export function strays(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { weighed, locale } = question;
  if (!hasContext(question) || sentences.every((row) => isRowOfName(row, question))) return false;
  const found = unite(
    new Float64Array(weighed.length),
    ...sentences.flatMap(({ from, index }) => [from.heading, from.sentences[index] ?? NOTHING]),
  );
  const own = weighed.flatMap((term, index) =>
    term.role === "content" && !namesSide(term, locale) && !namesTime(term, locale) ? [index] : [],
  );
  if (own.length > 0) return shareOf(own, found, question) < FOUND;
  // "And where do I have to come?" asks for a place and nothing else.
  if (sentences.every(({ shows }) => shows === false)) return true;
  return !weighed.some(({ role }, index) => role === "context" && isFound(found, index));
}

/** What is told beside a question that names nothing has to be there by this many of its words: one alone is chance. */
const LEAST_TOLD = 2;
/** And by this share of their weight. */
const TOLD_SHARE = 0.5;

/**
 * Whether no sentence of an answer to "What should we do?" holds enough of what was told before it. A question for a price or
 * a time shows by the amount that it was answered.
 */
export function lacksTold(question: WeighedQuestion, { sentences }: Extract): boolean {
  if (question.kind !== "other") return false;
  const told = question.weighed.flatMap(({ role }, at) => (role === "context" ? [at] : []));
  return !sentences.some((sentence) => {
    const found = wholeOf(sentence);
    const held = told.filter((at) => isFound(found, at));
    return held.length >= LEAST_TOLD && shareOf(told, found, question) >= TOLD_SHARE;
  });
}
