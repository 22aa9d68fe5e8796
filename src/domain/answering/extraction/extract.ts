/**
 * Takes the answer out of the ranked sentences, whole ones as they were taught. Here stands the order of the rules: sentences
 * of other places and rows that say the opposite or tell of something else go; some things are told alone (`ALONE`). Else one sentence leads (`lead.ts`),
 * and what each place has is told, or the first form that fits (`FORMS`). At last names are put before what says little without.
 */
import type { Passage } from "../text/passages.ts";
import { type Asked, asksYesOrNo } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { withoutAsides } from "./asides.ts";
import { ANSWER_CHARACTERS, chooseBeside, MAX_SENTENCES } from "./beside.ts";
import { tellsMore } from "./echo.ts";
import { inOrder, toText, withOwnAnswers, withoutRepeats } from "./compose.ts";
import { type AskedOfRobot, type Led, lead } from "./lead.ts";
import { chooseAllOfKind } from "./all-of-kind.ts";
import { chooseRowsOfKind } from "./rows-of-kind.ts";
import { chooseRun } from "./run.ts";
import { chooseSections } from "./sections-below.ts";
import { chooseStaff } from "./staff.ts";
import { chooseSteps } from "./steps.ts";
import { chooseList, type Choice, withItems, withLeadIn } from "./list-answer.ts";
import { findDifferences } from "./differences.ts";
import { chooseHours } from "./opening-hours.ts";
import { type Branches, NO_BRANCHES } from "../question/branches.ts";
import { asksOfPlaces, chooseEach, ofNamedBranch, withBranchNames } from "./of-branches.ts";
import { withSiblings } from "./of-siblings.ts";
import { findForSize } from "./for-size.ts";
import { findOffersForAge } from "./offers-for-age.ts";
import { findPayerRows } from "./payer-columns.ts";
import { findPriceForAge } from "./price-for-age.ts";
import { findPriceForParty } from "./price-for-party.ts";
import { findPriceForPayers } from "./price-for-payers.ts";
import { withNames } from "./of-which.ts";
import { withThings } from "./price-list.ts";
import { findSinceWhen } from "../question/since-when.ts";
import { findRowOfName } from "./hiragana-row.ts";
import { findWayThere } from "./getting-there.ts";
import { findJobs } from "./jobs.ts";
import { findMeans, findOnDelivery } from "./paying.ts";
import { findFigure } from "./figures.ts";
import { findRemedy } from "./remedy.ts";
import { findExtreme } from "./superlative.ts";
import { chooseWay } from "./ways.ts";
import { withoutOtherAmounts } from "./of-amount.ts";
import { withoutOtherMonths } from "./of-day.ts";
import { withoutOpposite } from "./without.ts";
import { findHeadedWay } from "./headed-way.ts";
import { findLeastAge } from "./least-age.ts";
import { findInOwnItem } from "./own-item.ts";
import { findPricesOfHeading } from "./prices-of-heading.ts";
import { findWhoTeaches } from "./who-teaches.ts";
import { toProbability } from "../ranking/weights.ts";

/** Steps belong together: a run of them may be somewhat longer. */
const STEPS_CHARACTERS = 320;

/** What is told alone, whatever else is said; the first that finds something. */
const ALONE: readonly (<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: AskedOfRobot,
) => readonly RankedSentence<P>[] | undefined)[] = [
  // The rows with the least or the most, where rows were to be compared.
  findExtreme,
  // What tells two things apart.
  findDifferences,
  // What to do about a trouble that was reported.
  findRemedy,
  // The prices for some payers, for those of a party, for somebody of an age, and for so many people.
  findPayerRows,
  findPriceForPayers,
  findPriceForAge,
  findPriceForParty,
  // What is for somebody or something of a size.
  findForSize,
  // What there is for somebody of an age.
  findOffersForAge,
  // From which age on there is anything.
  findLeastAge,
  // Who teaches something.
  findWhoTeaches,
  // Whether one can pay on delivery, and by what.
  findOnDelivery,
  findMeans,
  // How far something goes on one charge, and how fast.
  findFigure,
  // The way to the business.
  findWayThere,
  // Whether there is work.
  findJobs,
  // The row that a name in hiragana names.
  findRowOfName,
  // Since when the business has been there.
  findSinceWhen,
  // The prices of what only the heading names.
  findPricesOfHeading,
  // The steps of a way that a Japanese heading names.
  findHeadedWay,
  // What an item of several sentences says of the asked thing.
  findInOwnItem,
];

/** What goes before anything is chosen: rows that say the opposite of what was asked for, or tell of another amount or month. */
const WITHOUT: readonly (<S extends RankedSentence>(ranked: readonly S[], asked: Asked) => readonly S[])[] = [
  withoutOpposite,
  withoutOtherAmounts,
  withoutOtherMonths,
];

/** In which form an answer is told; the first that fits. */
const FORMS: readonly (<P extends Passage>(led: Led<P>, asked: AskedOfRobot) => Choice<P> | undefined)[] = [
  // Opening hours of the asked day.
  ({ led }, asked) => chooseHours(led, asked, STEPS_CHARACTERS),
  // Who works there.
  ({ led }, asked) => chooseStaff(led, asked),
  // Each of the things below a heading.
  ({ led }, asked) => chooseSections(led, asked),
  // The rows of a kind: all of them where that was asked, or those that hold what was asked.
  ({ led }, asked) => chooseAllOfKind(led, asked),
  ({ led }, asked) => chooseRowsOfKind(led, asked),
  // Numbered steps, a way with what belongs to it, a list.
  ({ led }, asked) => chooseSteps(led, asked),
  ({ led, way }, asked) => way && chooseWay(way, led, asked),
  ({ led }) => chooseList(led, STEPS_CHARACTERS),
];

/** The first form that fits, or else the leading sentence with what fits beside it; of steps the run of sentences around it. */
function chooseForm<P extends Passage>(leading: Led<P>, asked: AskedOfRobot): Choice<P> {
  for (const choose of FORMS) {
    const choice = choose(leading, asked);
    if (choice) return choice;
  }
  const { led, way } = leading;
  const chosen =
    asked.steps || way
      ? chooseRun(led, STEPS_CHARACTERS)
      : withLeadIn(chooseBeside(led, asked), led, ANSWER_CHARACTERS);
  return { sentences: withItems(chosen, led, STEPS_CHARACTERS), cut: false, beside: true };
}

/** An extracted answer. */
export interface Extract<P extends Passage = Passage> {
  readonly text: string;
  readonly sentences: readonly RankedSentence<P>[];
  /** Probability that one of the sentences holds the answer, given that the knowledge has it. */
  readonly promise: number;
  /** The rows of a list were compared: these have the least or most of what was asked. */
  readonly compared: boolean;
  /** All rows of what was asked about are told. */
  readonly listed?: boolean | undefined;
  /** The sentence that says what the thing is that was asked to be defined. */
  readonly definition?: RankedSentence<P> | undefined;
  /** It is what every place of a business has, told of the one that is meant or of each. */
  readonly of_places?: boolean | undefined;
}

interface Told<P extends Passage> extends Choice<P>, Pick<Extract<P>, "of_places"> {
  /** What was chosen, with repeats, asides and what is about something else: that several sentences say it speaks for it. */
  readonly chosen: readonly RankedSentence<P>[];
}

/** The sentences of an answer in the order in which they are told. */
function chooseTold<P extends Passage>(leading: Led<P>, asked: AskedOfRobot, branches: Branches): Told<P> {
  const { led } = leading;
  const room = STEPS_CHARACTERS;
  const each = chooseEach(led, asked, { branches, room });
  if (each) return { ...each, chosen: each.sentences, of_places: asksOfPlaces(asked, branches) };
  const { sentences: chosen, cut, listed, beside } = chooseForm(leading, asked);
  const kept = beside ? withoutAsides(chosen, led, asked) : chosen;
  const told = withOwnAnswers(withoutRepeats(inOrder(kept)), led);
  const sentences = withSiblings(told, led, { branches, room });
  return { sentences, chosen, cut, listed };
}

/** What was found by a rule of its own: the rows of a list that were compared, or what to do about a trouble. */
export function toSure<P extends Passage>(found: readonly RankedSentence<P>[]): Extract<P> {
  const sentences = withThings(withoutRepeats(inOrder(found)));
  return { text: toText({ sentences, cut: false }), sentences, promise: 1, compared: true };
}

/** The answer in at most about 300 characters; undefined when there is no sentence. */
export function extract<P extends Passage>(
  all: readonly RankedSentence<P>[],
  asked: AskedOfRobot,
  branches: Branches = NO_BRANCHES,
): Extract<P> | undefined {
  const ofBranch = ofNamedBranch(all, asked, branches);
  const ranked = WITHOUT.reduce((left, without) => without(left, asked), ofBranch);
  for (const find of ALONE) {
    const found = find(ranked, asked);
    if (found) return toSure(found);
  }
  const leading = lead(ranked, asked);
  const { definition, way, telling } = leading;
  const choice = chooseTold(leading, asked, branches);
  const sentences = withThings(withNames(withBranchNames(choice.sentences, asked, branches), asked));
  if (sentences.length === 0) return undefined;
  // That it tells the way makes up for what it is behind.
  const best = way ? telling.slice(0, 1) : [];
  const scores = [...best, ...choice.chosen].map(({ score }) => score).sort((a, b) => b - a);
  const surest = scores.slice(0, MAX_SENTENCES.spaced);
  const tells = asksYesOrNo(asked) || tellsMore(sentences);
  const missed = surest.reduce((product, score) => product * (1 - toProbability(score)), 1);
  return {
    text: toText({ ...choice, sentences }),
    sentences,
    promise: tells ? 1 - missed : 0,
    compared: false,
    listed: choice.listed,
    definition: definition && sentences.includes(definition) ? definition : undefined,
    of_places: choice.of_places,
  };
}
