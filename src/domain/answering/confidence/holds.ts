/**
 * Structural evidence for an answer, where the regression is unsure: a brief question of which a sentence, together
 * with the heading above it, holds every word that tells something. The regression knows long questions about long
 * articles and trusts the one or two words of a customer too little.
 */
import { showsAnswer, TOLD_BY_SIGNS } from "../question/answer-kind.ts";
import type { Extract } from "../extraction/extract.ts";
import { isOwnRow } from "../extraction/own-row.ts";
import { isFound } from "../ranking/match.ts";
import { type RankedPassage, topOf } from "../ranking/rank.ts";
import { gistOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { hasContext } from "../question/asked-terms.ts";
import { isQuestion } from "../text/headings.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { fold } from "../../language/normalise.ts";
import { asksYesOrNo } from "../question/question.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** A question with more telling words than this is not brief. */
const MAX_TELLING = 3;
/** A word of this share of the passages is what the robot is all about. */
const ABOUT_SHARE = 0.3;

/** Positions of the telling words without what the robot is all about: "room" tells a hotel nothing beside "balcony". */
function tellingOf(question: WeighedQuestion): readonly number[] {
  const gist = gistOf(question);
  const telling = gist.filter(
    (at) => (question.weighed[at]?.frequency ?? 0) < ABOUT_SHARE * question.passages,
  );
  return telling.length > 0 ? telling : gist;
}

/** What is not dealt in at all: it is neither sold nor lent, washed nor repaired. */
const NOT_DEALT_IN =
  /取り?扱(?:い|って)?(?:は|を|も)?(?:致して|いたして|して)?(?:(?:おり|ござい|あり|い|でき)ません|な[いし])/u;

/** Whether a Japanese sentence says that the first thing of a question for yes or no is not dealt in, whatever should be done with it. */
function deniesThing(from: RankedPassage, index: number, question: WeighedQuestion): boolean {
  const thing = question.weighed.findIndex(({ role }) => role === "content");
  return (
    asksYesOrNo(question) &&
    isFound(from.sentences[index], thing) &&
    NOT_DEALT_IN.test(fold(sentenceAt(from.passage, index)))
  );
}

/** Whether the sentence at `index` holds the words, at least one by itself unless it shows what was asked for, or begins the answer to a question on the page. */
function holds(
  from: RankedPassage,
  index: number,
  { question, wanted }: { readonly question: WeighedQuestion; readonly wanted: readonly number[] },
): boolean {
  const own = from.sentences[index];
  if (!wanted.every((at) => isFound(own, at) || isFound(from.heading, at))) return false;
  const isAskedThere = index === 0 && isQuestion(from.passage.heading);
  if (!TOLD_BY_SIGNS.has(question.kind)) return isAskedThere || wanted.some((at) => isFound(own, at));
  return showsAnswer(sentenceAt(from.passage, index), question) === true;
}

/** Whether a sentence of the answer holds all that a brief question asks ("Can I bring my cat?", "Pets are welcome."). */
export function holdsAll(question: WeighedQuestion, { sentences }: Extract): boolean {
  if (hasContext(question)) return false;
  if (question.passages > FEW_PASSAGES) return false;
  const wanted = tellingOf(question);
  // Of a kind that is told by its names nothing else need be asked: "Which languages do you support?"
  // Neither where nobody says what takes how long.
  const isNamed = ["language", "format", "duration"].includes(question.kind) && question.leans !== "surely";
  if ((wanted.length === 0 && !isNamed) || wanted.length > MAX_TELLING) return false;
  return sentences.some(
    ({ from, index }) => holds(from, index, { question, wanted }) || deniesThing(from, index, question),
  );
}

/** Whether another passage than the one that the answer is mostly taken from holds all that was asked as well. */
export function hasRival(
  question: WeighedQuestion,
  { sentences }: Extract,
  passages: readonly RankedPassage[],
): boolean {
  // The row of the very thing is told, whatever else is said of it.
  if (sentences.some((sentence) => isOwnRow(sentence, question))) return false;
  const best = topOf(sentences);
  const wanted = tellingOf(question);
  // What is told of each of several things by its name is no rival of the others.
  const told = new Set(sentences.flatMap(({ branch, from }) => (branch === undefined ? [] : [from])));
  return passages.some(
    (from) =>
      from !== best?.from &&
      !told.has(from) &&
      from.sentences.some((_, index) => holds(from, index, { question, wanted })),
  );
}
