/**
 * What was asked for stands in one sentence, and the price or the number in another that tells of something else:
 * "X-rays by referral only. Ultrasound costs £90." has no price of X-rays.
 */
import type { Locale } from "../../../contract/locale.ts";
import { stem } from "../../language/analyse.ts";
import { showsAnswer } from "../question/answer-kind.ts";
import { namedBeside } from "../extraction/named-beside.ts";
import type { Extract } from "../extraction/extract.ts";
import { goesOnWithPrice } from "../extraction/pronouns.ts";
import { type Found, unite, isFound } from "../ranking/match.ts";
import { fold } from "../../language/normalise.ts";
import { settlesPrice } from "../question/measures.ts";
import { asksForWeekday } from "../question/moments.ts";
import { type RankedPassage, type RankedSentence, topOf } from "../ranking/rank.ts";
import { isRow, labelOf } from "../extraction/rows.ts";
import { gistOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { hasContext } from "../question/asked-terms.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { nameOfSurcharge } from "../text/surcharge.ts";
import { listAround, toLines } from "../text/lists.ts";
import { isUnitOfTime } from "../text/rate.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

const NOTHING: Found = new Float64Array(0);

/** What a sentence that shows the asked contact belongs to: its headings, and what was said since the contact before it. */
export function ownerOf({ from, index }: RankedSentence, question: WeighedQuestion): Found {
  const shows = (at: number): boolean => showsAnswer(sentenceAt(from.passage, at), question) === true;
  let first = index;
  while (first > 0 && !shows(first - 1)) first--;
  return unite(from.heading, ...from.sentences.slice(first, index + 1), NOTHING);
}

/** Whether every contact shown belongs to something else than what the question names and the robot knows. */
export function isContactApart(
  question: WeighedQuestion,
  { sentences }: Extract,
  passages: readonly RankedPassage[],
): boolean {
  const named = namedBeside(question) ?? [];
  const own = new Set(sentences.map(({ from }) => from));
  const known = named.filter((at) =>
    passages.some(
      (from) =>
        isFound(from.heading, at) || (own.has(from) && from.sentences.some((found) => isFound(found, at))),
    ),
  );
  return (
    known.length > 0 &&
    sentences.some(({ shows }) => shows === true) &&
    sentences.every((sentence) => {
      if (sentence.shows !== true) return true;
      const found = ownerOf(sentence, question);
      return !known.every((at) => isFound(found, at));
    })
  );
}

/** How a sentence names the thing of the one before it once more: "The course takes three hours and costs €60." */
const ONCE_MORE: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /^(?:the|this|that|these|those) ([\p{L}-]+)/u,
  "pt-BR": /^(?:[oa]s?|ess[ea]s?|est[ea]s?) ([\p{L}-]+)/u,
  it: /^(?:il |lo |la |i |gli |le |l'|quest[oaei] |quest')([\p{L}-]+)/u,
};

/** Whether a sentence begins with a word of the question, and the one before it holds all that is told of what was asked. */
function namesOnceMore(
  { from, index, text }: Pick<RankedSentence, "from" | "index" | "text">,
  told: readonly number[],
  { weighed, locale }: WeighedQuestion,
): boolean {
  if (index === 0 || !told.every((at) => isFound(from.sentences[index - 1], at))) return false;
  const folded = fold(text);
  if (locale === "ja") return told.some((at) => folded.startsWith(weighed[at]?.word ?? " "));
  const word = ONCE_MORE[locale].exec(folded)?.[1];
  return word !== undefined && told.some((at) => weighed[at]?.variants.includes(stem(word, locale)));
}

/** How a sentence begins that says what the one before it costs, and names only that. */
const ITS_FEE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:the |its )?(?:fee|price|cost|charge|participation|taking part) (?:is|are|costs?)\b/,
  "pt-BR": /^(?:o |a )?(?:valor|preco|custo|taxa|participacao|inscricao) (?:e|custa|fica|sai)\b/,
  it: /^(?:il |la |l')?(?:costo|prezzo|quota|tariffa|partecipazione|iscrizione) (?:e|costa)\b/,
  ja: /^(?:参加費|料金|費用|受講料|会費|代金|価格|体験料|材料費)は/,
};

/** Whether a sentence goes on from the one before it, which holds all that is told of what was asked, with what it costs. */
function tellsItsFee(
  { from: { passage, sentences }, index, text }: Pick<RankedSentence, "from" | "index" | "text">,
  told: readonly number[],
  { locale }: WeighedQuestion,
): boolean {
  if (index === 0 || !ITS_FEE[locale].test(fold(text))) return false;
  const gap = passage.text.slice(passage.sentences[index - 1]?.end, passage.sentences[index]?.start);
  return !gap.includes("\n") && told.every((at) => isFound(sentences[index - 1], at));
}

/** Whether a sentence tells a surcharge, and the one before it holds all that is told of what was asked: 別途350円を頂戴します。 */
const addsTo = (
  { from, index, text }: Pick<RankedSentence, "from" | "index" | "text">,
  told: readonly number[],
  { locale }: WeighedQuestion,
): boolean =>
  nameOfSurcharge(text, locale).length > 0 && told.every((at) => isFound(from.sentences[index - 1], at));

/** Whether a sentence stands on a line with a label that is all of what was asked: "Penguin Breakfast: Hand out the herring. Saturdays, £18." */
function isLabelledAs(
  { from, index }: Pick<RankedSentence, "from" | "index">,
  told: readonly number[],
): boolean {
  const [first = index] = toLines(from.passage).find((line) => line.includes(index)) ?? [];
  const isLabelled = first < index && labelOf({ text: sentenceAt(from.passage, first) }) !== "";
  return isLabelled && told.every((at) => isFound(from.sentences[first], at));
}

/** Of what is told, a price about the same thing holds at least this share. */
const SAME_SHARE = 0.5;

/** Whether every price shown is another thing's than the one that the answer tells of beside it. */
export function isPriceApart(question: WeighedQuestion, { sentences }: Extract): boolean {
  if (question.kind !== "price" || question.passages > FEW_PASSAGES) return false;
  if (hasContext(question)) return false;
  const priced = sentences.filter(({ shows }) => shows === true);
  const beside = [...new Set(sentences.map(({ from }) => from))].flatMap((from) =>
    from.sentences.flatMap((found, index) =>
      priced.some((one) => one.from === from && one.index === index) ? [] : [{ from, found, index }],
    ),
  );
  const things = gistOf(question).filter(
    (at) => !isUnitOfTime(question.terms[at]?.word ?? "", question.locale),
  );
  const telling = beside.filter(({ found }) => things.some((at) => isFound(found, at)));
  const told = things.filter((at) => telling.some(({ found }) => isFound(found, at)));
  const settles = telling.some(({ from: { passage }, index }) =>
    settlesPrice(fold(sentenceAt(passage, index))),
  );
  if (priced.length === 0 || told.length === 0 || settles) return false;
  const weigh = (indexes: readonly number[]): number =>
    indexes.reduce((sum, at) => sum + (question.weights[at] ?? 0), 0);
  return priced.every(({ from, index, text }) => {
    if (index > 0 && goesOnWithPrice(fold(text))) return false;
    if (addsTo({ from, index, text }, told, question) || isLabelledAs({ from, index }, told)) return false;
    if (namesOnceMore({ from, index, text }, told, question)) return false;
    if (tellsItsFee({ from, index, text }, told, question)) return false;
    // "Single lessons of 50 minutes:" says of each item below it what it is the price of.
    const lead = from.sentences[listAround(from.passage, index)?.lead ?? -1];
    const held = told.filter((at) =>
      isFound(unite(from.heading, from.sentences[index] ?? NOTHING, lead ?? NOTHING), at),
    );
    const short = SAME_SHARE * weigh(told) - weigh(held);
    return isRow({ from, index }) ? short > 0 : short >= 0;
  });
}

/** Whether a day is asked for of what another passage is headed by, and the best sentence tells of its like: the other branch. */
export function isOtherBranch(
  question: WeighedQuestion,
  { sentences }: Extract,
  passages: readonly RankedPassage[],
): boolean {
  if (!asksForWeekday(question) || hasContext(question)) return false;
  const best = topOf(sentences);
  if (!best) return false;
  const whole = unite(best.from.heading, ...best.from.sentences);
  return gistOf(question).some(
    (at) => !isFound(whole, at) && passages.some(({ heading }) => isFound(heading, at)),
  );
}
