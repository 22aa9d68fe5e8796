/**
 * How sure an answer is: from what the passage and the sentences hold of the question, how far the best passage leads,
 * and what was asked that the robot was never taught. Calibrated per language; below its threshold the engine declines.
 */
import type { Extract } from "../extraction/extract.ts";
import { namedBeside } from "../extraction/named-beside.ts";
import { isToldWho } from "../extraction/staff.ts";
import { coverageOf, isFound, unite } from "../ranking/match.ts";
import type { RankedPassage } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import {
  CONFIDENCE_BIAS,
  CONFIDENCE_WEIGHTS,
  DECLINE_BELOW,
  DECLINE_BELOW_OF_FEW,
  dot,
  FEW_PASSAGES,
  toProbability,
} from "../ranking/weights.ts";
import { BELOW } from "../text/headings.ts";
import { admitsAge } from "./admits-age.ts";
import { ownerOf } from "./apart.ts";
import { hasRival, holdsAll } from "./holds.ts";
import { tellsHours } from "./hours.ts";
import { isBesideQuestion } from "./objections.ts";

/** The best passage stands alone with this probability among those found. */
const LEADING_SHARE = 0.8;

/** What the confidence looks at. */
export interface Evidence {
  readonly question: WeighedQuestion;
  readonly passages: readonly RankedPassage[];
  readonly extract: Extract;
}

function share(question: WeighedQuestion, counts: (index: number) => boolean): number {
  if (question.total_weight === 0) return 0;
  let sum = 0;
  for (const [index, term] of question.weighed.entries()) if (counts(index)) sum += term.weight;
  return sum / question.total_weight;
}

/** Probability of the best passage among those found. */
function shareOfBest(passages: readonly RankedPassage[]): number {
  const top = passages[0]?.score ?? 0;
  return 1 / passages.reduce((sum, passage) => sum + Math.exp(passage.score - top), 0);
}

/** Whether the robot never says it; how many the asker wants, it need not say. */
const isUnknown = (term: WeighedQuestion["weighed"][number] | undefined): boolean =>
  term?.frequency === 0 && !term.is_quantity;

/** Features of the confidence, each about 0 to 1. */
function confidenceFeatures({ question, passages, extract }: Evidence): number[] {
  const [best] = passages;
  if (!best) return [];
  const whole = unite(best.heading, ...best.sentences);
  const missing = (wanted: (index: number) => boolean): number =>
    question.weighed.some((_, index) => wanted(index) && !isFound(whole, index)) ? 1 : 0;
  return [
    best.features[4] ?? 0,
    best.features[6] ?? 0,
    share(question, (index) => isUnknown(question.weighed[index])),
    extract.promise,
    missing((index) => question.weighed[index]?.kind === "number" && question.weighed[index].share === 1),
    missing((index) => question.weighed[index]?.name === true),
    Math.log(1 + question.weighed.length) / 3,
    best.score / 10,
    (coverageOf(whole, question) * question.total_weight) / question.rarest_weight / 3,
    shareOfBest(passages),
    question.weighed.reduce((sum, term) => sum + (isUnknown(term) ? term.share : 0), 0) / 3,
  ];
}

/** Passages of a document, on average, from which on they are chapters; entries, articles and pages of a site have fewer. */
const LONG = 8;
const BEST = 5;
const EXPECTED = 3;

/**
 * Log-odds to take off the confidence: one for each document more than expected that holds the best passages. Large manuals say every
 * common word in most chapters; words that only happen to meet are scattered over as many documents as there are passages.
 */
export function doubtOf(
  { passages, documents }: Pick<WeighedQuestion, "passages" | "documents">,
  ranked: readonly RankedPassage[],
): number {
  if (passages <= FEW_PASSAGES || passages < LONG * documents) return 0;
  const titles = ranked.slice(0, BEST).map(({ passage }) => passage.heading.split(BELOW, 1)[0]);
  return Math.max(0, new Set(titles).size - EXPECTED);
}

/** Whether the answer holds all that was asked, and no other passage comes near it. */
function standsOut({ question, extract, passages }: Evidence): boolean {
  // Of a time any number may be a sign: rows of prices are none.
  const isListed = extract.listed && question.kind !== "moment";
  if (extract.compared || extract.definition || isListed) return true;
  if (admitsAge(question, extract, passages)) return true;
  if (!holdsAll(question, extract)) return false;
  return shareOfBest(passages) >= LEADING_SHARE || !hasRival(question, extract, passages);
}

/** Whether a telephone number, a mail address or a place was asked for and is shown, beside whatever else the question names. */
function showsContact({ question, extract: { sentences } }: Evidence): boolean {
  const others = namedBeside(question);
  if (others === undefined) return false;
  return sentences.some((sentence) => {
    if (sentence.shows !== true) return false;
    const found = ownerOf(sentence, question);
    return others.every((at) => isFound(found, at));
  });
}

/** Confidence 0 to 1 and whether it suffices to answer. */
export function decideConfidence(evidence: Evidence): { confidence: number; suffices: boolean } {
  const { question, extract, passages } = evidence;
  const { locale } = question;
  const enough = (question.passages <= FEW_PASSAGES ? DECLINE_BELOW_OF_FEW : DECLINE_BELOW)[locale];
  const features = confidenceFeatures(evidence);
  if (features.length === 0) return { confidence: 0, suffices: false };
  const odds = CONFIDENCE_BIAS[locale] + dot(CONFIDENCE_WEIGHTS, features);
  const fitted = toProbability(odds - doubtOf(question, passages));
  const reached =
    extract.of_places ||
    showsContact(evidence) ||
    tellsHours(question, extract) ||
    isToldWho(question, extract);
  const confidence = reached || standsOut(evidence) ? Math.max(fitted, enough) : fitted;
  if (!reached && isBesideQuestion(question, extract, passages))
    return { confidence: Math.min(confidence, enough / 2), suffices: false };
  return { confidence, suffices: confidence >= enough };
}
