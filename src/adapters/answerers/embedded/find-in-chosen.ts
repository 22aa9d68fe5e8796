/** Finds for the question before below the heading that was named instead of an answer, and is chosen now. */
import { findChosenTopic, tellSection } from "../../../domain/answering/conversation/chosen-topic.ts";
import { topicOf } from "../../../domain/answering/conversation/near-topics.ts";
import { createMatcher } from "../../../domain/answering/ranking/match.ts";
import { rankPassages, rankSentences } from "../../../domain/answering/ranking/rank.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import { BELOW } from "../../../domain/answering/text/headings.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";
import { openLeadingPage } from "./find-in-document.ts";
import type { Finding } from "./look-up.ts";

/** Confidence in what stands where the visitor chose to look. */
const CHOSEN = 0.4;

/** Undefined where nothing was chosen, or what was is not taught any more. `find` finds for the question before. */
export async function findInChosen(
  knowledge: KnowledgeStore,
  question: Question,
  find: (knowledge: KnowledgeStore, before: Question) => Promise<Finding>,
): Promise<Finding | undefined> {
  const chosen = findChosenTopic(question.text, question.history);
  if (!chosen) return undefined;
  const found = await find(knowledge, { ...question, text: chosen.question.text, history: chosen.before });
  if (found.question.passages > FEW_PASSAGES) {
    const page = await openLeadingPage(knowledge, found, question.robot.robot_id);
    if (page) return findInChosen(page.knowledge, question, find);
  }
  const section = await readSection(knowledge, found, chosen.topic);
  const match = createMatcher(found.question);
  const matched = section.map((passage) => match(passage));
  const passages = rankPassages<Known>(matched, found.question);
  const sentences = rankSentences(passages, found.question);
  const extract = tellSection<Known>({ passages: section, sentences }, found.question, found.branches);
  return (
    extract && { ...found, passages, sentences, extract, decided: { confidence: CHOSEN, suffices: true } }
  );
}

const isStored = (passage: Known): passage is StoredPassage => "document_id" in passage;

/** Passages of a section on either side of the one that was found: a document may be of any length. */
const MOST_AROUND = 40;

/** What stands below the heading, in order; nothing where no passage that was found has it. */
async function readSection(
  knowledge: KnowledgeStore,
  { passages }: Finding,
  topic: string,
): Promise<readonly StoredPassage[]> {
  const stored = passages.map(({ passage }) => passage).filter(isStored);
  const named = stored.find(({ heading }) => topicOf(heading) === topic);
  if (!named) return [];
  const isBelow = ({ heading }: StoredPassage): boolean =>
    heading === named.heading || heading.startsWith(`${named.heading}${BELOW}`);
  const around = await knowledge.readAround(named, { before: MOST_AROUND, after: MOST_AROUND });
  return around.filter(isBelow);
}
