/**
 * "My son is ten, can he come along?" after what was told of a tour asks for whom that is: what is told of ages beside the last
 * answer, on the same line or of the same name, and not what somebody of ten pays.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findAgeSpans, findAskedAges, namesPerson } from "../../language/ages.ts";
import { fold } from "../../language/normalise.ts";
import { holdsNumber, toNumber } from "../../language/number-words.ts";
import type { Extract } from "../extraction/extract.ts";
import { labelOf } from "../extraction/rows.ts";
import { asksWhetherAllowed } from "../question/allowed.ts";
import { decideAnswerKind } from "../question/answer-kind.ts";
import { goesOn } from "../question/leaning-words.ts";
import { isMeasure, showsPrice } from "../question/measures.ts";
import { isOfComing } from "../question/paying-terms.ts";
import type { ReadQuestion } from "../question/question.ts";
import { isOfTakingPart } from "../question/taking-part.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf } from "../ranking/weigh.ts";
import type { Passage } from "../text/passages.ts";
import { findBeside, type Found, MIN_CHARACTERS } from "./beside-told.ts";

/** More tell of as many things. */
const MOST_TOLD = 3;
/** What tells an age in other words than spans. */
const IN_WORDS =
  /\b(?:adults only|all ages|any age|1[2-9] (?:and|or) (?:over|older|above|up)|(?:so|somente|apenas) (?:para )?adultos|todas as idades|livre para todos|solo (?:per )?adulti|tutte le eta|ogni eta|maggiorenni)\b|大人のみ|大人限定|年齢制限|どなたでも|何歳でも/;

const tellsAges = (text: string): boolean => {
  const folded = fold(text);
  return IN_WORDS.test(folded) || findAgeSpans(folded).length > 0;
};

/** Whether an earlier message (oldest first) asked for a price, and the later ones went on with that. */
function asksForPriceBefore(earlier: readonly string[], locale: Locale): boolean {
  const kinds = earlier.map((text) => ({
    kind: decideAnswerKind(text, locale),
    goes: goesOn(fold(text), locale),
  }));
  return kinds.findLast(({ kind, goes }) => kind !== "other" || !goes)?.kind === "price";
}

/**
 * Whether a message asks whether somebody of an age may come along, and nothing else. An age alone asks for that where it was not a
 * price that was asked for before (`earlier`: the questions, oldest first) and where nothing but a price was found for it.
 */
export function asksForAge(
  question: ReadQuestion,
  earlier: readonly string[],
  found: Pick<Extract, "sentences"> | undefined,
): boolean {
  if (!saysOnlyAge(question)) return false;
  if (asksWhetherAllowed(question.folded)) return true;
  const isPriced = found?.sentences.every(({ text }) => showsPrice(fold(text))) ?? true;
  return isPriced && !asksForPriceBefore(earlier, question.locale);
}

/** Whether a message says no more than how old somebody is who would come along. */
function saysOnlyAge(question: ReadQuestion): boolean {
  const { folded, kind, terms, locale } = question;
  const ages = findAskedAges(folded);
  if (ages.length === 0 || (isMeasure(kind) && kind !== "age")) return false;
  return contentOf(question).every((at) => {
    const word = terms[at]?.word ?? "";
    const isAge = ages.some((one) => one.word.includes(word)) || toNumber(word) > 0;
    return isAge || namesPerson(word) || isOfComing(word, locale) || isOfTakingPart(word);
  });
}

/** Tells whether a sentence is for somebody of an age that was told. */
const createAgeTest = (folded: string): ((told: RankedSentence) => boolean) => {
  const ages = findAskedAges(folded);
  return ({ text }) =>
    findAgeSpans(fold(text)).some((span) => ages.some(({ age }) => holdsNumber(span, age)));
};

/** The sentences that tell for which ages that is of which was told last; undefined where none stands there. */
export function findAgesOfTold<P extends Passage>(
  found: Found<P>,
  history: readonly { readonly role: string; readonly text: string }[],
): readonly RankedSentence<P>[] | undefined {
  const { question } = found;
  const { all: sentences, beside } = findBeside(found, history) ?? { all: [], beside: [] };
  const own = beside.filter((one) => tellsAges(one.text));
  const names = new Set(
    beside.map((one) => fold(labelOf(one))).filter((name) => name.length >= MIN_CHARACTERS),
  );
  const isNamed = ({ text }: RankedSentence<P>): boolean =>
    [...names].some((name) => fold(text).includes(name));
  const told = own.length > 0 ? own : sentences.filter((one) => tellsAges(one.text) && isNamed(one));
  const suits = createAgeTest(question.folded);
  const suiting = told.filter(suits);
  if (suiting.length > 0) return suiting.length <= MOST_TOLD ? suiting : undefined;
  // "And for the older one, he's 9?" asks for something else, and of courses there may be one for somebody of that age.
  const isOther = goesOn(question.folded, question.locale) || !asksWhetherAllowed(question.folded);
  const hasOther = sentences.some((one) => suits(one) && told.some(({ from }) => from === one.from));
  return told.length === 0 || told.length > MOST_TOLD || (isOther && hasOther) ? undefined : told;
}
