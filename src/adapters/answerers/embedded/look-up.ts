/**
 * Looks one question up as it was read. `lookUp` is the engine from the question to its answer: words get weights, passages that hold
 * them are found and ranked, the sentences of the best are ranked, and of those the answer is taken; `decide` says whether it suffices.
 */
import { setImmediate as othersTurn } from "node:timers/promises";

import type { Locale } from "../../../contract/locale.ts";
import { decideConfidence } from "../../../domain/answering/confidence/confidence.ts";
import { type Extract, extract } from "../../../domain/answering/extraction/extract.ts";
import { isSaidBeside, withoutOtherSiblings } from "../../../domain/answering/extraction/siblings.ts";
import { asksOfPlaces, besideOf } from "../../../domain/answering/extraction/of-branches.ts";
import { withSubject } from "../../../domain/answering/extraction/subject.ts";
import { findTroubles } from "../../../domain/answering/extraction/remedy.ts";
import { findDiffering } from "../../../domain/answering/extraction/differences.ts";
import { findSectionsBelow } from "../../../domain/answering/extraction/sections-below.ts";
import { findWaysThere } from "../../../domain/answering/extraction/getting-there.ts";
import { findStaff } from "../../../domain/answering/extraction/staff.ts";
import { findPayerTable } from "../../../domain/answering/extraction/payer-columns.ts";
import { findCompared } from "../../../domain/answering/extraction/superlative.ts";
import { findRowsBelow } from "../../../domain/answering/extraction/rows-of-kind.ts";
import type { ReadingLanguages } from "../../../domain/answering/question/asked-terms.ts";
import type { ReadQuestion } from "../../../domain/answering/question/question.ts";
import { createMatcher, type MatchedPassage } from "../../../domain/answering/ranking/match.ts";
import {
  type RankedPassage,
  type RankedSentence,
  rankPassages,
  rankSentences,
} from "../../../domain/answering/ranking/rank.ts";
import type { WeighedQuestion } from "../../../domain/answering/ranking/weigh.ts";
import type { Branches } from "../../../domain/answering/question/branches.ts";
import { languageOfQuestion } from "../../../domain/language/detect.ts";
import { prepareRelatives } from "../../../domain/language/relatives.ts";
import { perObject } from "../../../domain/per-object.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeSize, KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";
import { readOwnSection } from "./own-section.ts";
import { findBranches } from "./places.ts";
import { weigh } from "./weigh-words.ts";

/** Passages ranked per question. */
const CANDIDATES = 40;
/** Passages matched before other work of the process has its turn. */
const MATCHED_AT_ONCE = 20;
/** Best passages whose sentences are ranked. */
const READ_CLOSELY = 5;

/** What the engine found, before it decides whether that is enough. */
export interface Finding {
  readonly question: WeighedQuestion;
  readonly passages: readonly RankedPassage<Known>[];
  readonly branches: Branches;
  readonly sentences: readonly RankedSentence<Known>[];
  readonly extract: Extract<Known> | undefined;
  /** The judgement on the question that was gone back to, where the extract is more than its answer, or less. */
  readonly decided?: Decision;
  /** Of several questions, those without an answer. */
  readonly unanswered?: readonly string[];
  /** What was found in the page that leads among many, where neither has an answer. */
  readonly page?: Finding;
}

type Decision = ReturnType<typeof decideConfidence>;

/** The language in which a question to a robot is read. */
export const languageOf = ({ text, robot }: Question): Locale => languageOfQuestion(text, robot.locale);

/** The first question in a language makes its words ready, in turns with the other work. */
export async function prepareLanguages({ locale, languages }: ReadingLanguages): Promise<void> {
  for (const one of new Set([locale, ...languages])) {
    const steps = prepareRelatives(one);
    while (steps.next().done !== true) await othersTurn();
  }
}

/** What a question is looked up in. */
export interface Setting {
  readonly size: KnowledgeSize;
  readonly languages: ReadingLanguages;
  readonly attached: readonly Known[];
  /** What tells of the places of the business. */
  readonly telling: readonly StoredPassage[];
}

/** Reading and ranking take turns with the other work of the process: no step holds it for long. */
async function matchAll(
  passages: readonly Known[],
  weighed: WeighedQuestion,
): Promise<MatchedPassage<Known>[]> {
  const match = createMatcher(weighed);
  const matched: MatchedPassage<Known>[] = [];
  for (const [index, passage] of passages.entries()) {
    if (index > 0 && index % MATCHED_AT_ONCE === 0) await othersTurn();
    matched.push(match(passage));
  }
  return matched;
}

/** What begins the section of the thing that is to be defined, beyond what is read closely anyway. */
async function rankOwnSection(
  knowledge: KnowledgeStore,
  ranked: readonly RankedPassage<Known>[],
  weighed: WeighedQuestion,
): Promise<RankedPassage<Known>[]> {
  const found = ranked.map(({ passage }) => passage);
  const own = await readOwnSection(knowledge, found, weighed);
  const more = own.filter((one) => !found.slice(0, READ_CLOSELY).some((other) => isSame(one, other)));
  if (more.length === 0) return [];
  return rankPassages<Known>(await matchAll(more, weighed), weighed);
}

/** What is searched for: the terms of each asked word. */
const toGroups = ({ weighed }: WeighedQuestion): { readonly terms: string[]; readonly frequency: number }[] =>
  weighed.map(({ strengths, postings }) => ({ terms: [...strengths.keys()], frequency: postings }));

/** Passages beyond the best ones that are read with them: of other places, of lists and sections that were asked for or compared, and of troubles. */
function besideBest(
  ranked: readonly RankedPassage<Known>[],
  branches: Branches,
  weighed: WeighedQuestion,
): readonly RankedPassage<Known>[] {
  const best = ranked.slice(0, READ_CLOSELY);
  const others = ranked.slice(READ_CLOSELY);
  const rows = findRowsBelow(others, weighed) ?? findCompared(others, weighed);
  const listed = asksOfPlaces(weighed, branches) ? besideOf(best, others, branches) : rows ? [rows] : [];
  const troubles = findTroubles(others, weighed);
  const table = findPayerTable(ranked, weighed);
  const sections = [
    ...(table ? [table] : []),
    ...findSectionsBelow(ranked, weighed),
    ...findStaff(ranked, weighed),
    ...findDiffering(ranked, weighed),
    ...findWaysThere(ranked, weighed),
  ];
  const unread = sections.filter((from) => !best.includes(from));
  return [...new Set([...listed, ...troubles, ...unread])];
}

/** A question, where it is looked up, and passages that are read whether they hold its words or not. */
interface Looking extends Setting {
  readonly read: ReadQuestion;
  readonly also?: readonly Known[];
}

/** Looks a question up. */
export async function lookUp(
  knowledge: KnowledgeStore,
  question: Question,
  { read, size, languages, attached, telling, also = [] }: Looking,
): Promise<Finding> {
  const { robot_id } = question.robot;
  // What each word tells, by how few passages say it; slips of the keys are undone.
  const weighed = await weigh(knowledge, robot_id, {
    read,
    languages: languages.languages,
    attached,
    passages: size.passages + attached.length,
    documents: size.documents,
  });
  await othersTurn();
  // The passages that share most with it, ranked by what they hold of it; none of another thing than the one that is named.
  const stored = await knowledge.search({ robot_id, groups: toGroups(weighed), limit: CANDIDATES });
  await othersTurn();
  const others = also.filter((one) => !stored.some((other) => isSame(one, other)));
  const matched = await matchAll([...attached, ...others, ...stored], weighed);
  const all = rankPassages<Known>(matched, weighed);
  const ranked = withoutOtherSiblings(all, weighed);
  await othersTurn();
  // The sentences of the best, and of what is read beside them.
  const { locale } = read;
  const branches = await findBranches(knowledge, ranked, { telling, locale, passages: size.passages });
  const best = ranked.slice(0, READ_CLOSELY);
  const beside = besideBest(ranked, branches, weighed);
  const section = await rankOwnSection(knowledge, ranked, weighed);
  const sentences = rankSentences([...best, ...section, ...beside], weighed);
  // The answer, unless what was left out says all of it.
  const extracted = extract(sentences, weighed, branches);
  const found = extracted && withSubject(extracted, weighed);
  const leftOut = all.filter((one) => !ranked.includes(one));
  const isAnswer = found && !isSaidBeside(found.sentences, leftOut, weighed);
  return {
    question: weighed,
    passages: withFirst(ranked, found),
    branches,
    sentences,
    extract: isAnswer ? found : undefined,
  };
}

/** Whether both are one passage of one document. */
export const isSame = (one: Known, other: Known): boolean =>
  one.source === other.source && one.seq === other.seq;

/** What says what a thing is comes first, wherever its words ranked it. */
function withFirst(
  ranked: readonly RankedPassage<Known>[],
  found: Extract<Known> | undefined,
): readonly RankedPassage<Known>[] {
  const first = found?.definition?.from;
  if (!first) return ranked;
  return [first, ...ranked.filter(({ passage }) => !isSame(passage, first.passage))];
}

/** Whether a finding is an answer, and how sure. @public */
export const decide = perObject(({ question, passages, extract: found, decided }: Finding): Decision => {
  if (decided) return decided;
  return found
    ? decideConfidence({ question, passages, extract: found })
    : { confidence: 0, suffices: false };
});
