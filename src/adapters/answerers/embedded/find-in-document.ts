/**
 * A robot of many pages is asked about one of them: what a question finds among all goes by how rare its words are everywhere, and
 * much that tells the answer of a page apart from its neighbours holds within a page alone. Where one document leads, the question
 * is looked up once more as if the robot had been taught nothing else.
 */
import { findLeading } from "../../../domain/answering/ranking/leading-document.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";
import { decide, type Finding, isSame } from "./look-up.ts";
import { ofOneDocument } from "./one-document.ts";

/** Sections of a page. An entry has fewer, and so has running text: in that, words that are rare within it alone mislead. */
const LEAST_SECTIONS = 4;

/** Passages of a page at most: where pages had 200, a question took 48 ms of CPU instead of 14, and held the loop for up to 88. */
const MOST_PASSAGES = 60;

const isStored = (passage: Known): passage is StoredPassage => "document_id" in passage;

/** Whether an answer was found, and elsewhere: what was taught as an answer of its own (a correction, an entry) stands. */
const isAnsweredElsewhere = (found: Finding, document_id: string): boolean =>
  decide(found).suffices &&
  (found.extract?.sentences ?? []).some(
    ({ from: { passage } }) => !isStored(passage) || passage.document_id !== document_id,
  );

/** One document of many, and the knowledge that a robot has of it alone. */
interface LeadingPage {
  readonly document_id: string;
  readonly knowledge: KnowledgeStore;
}

/** Finds in whatever knowledge it is given. */
type FindIn = (knowledge: KnowledgeStore, question: Question) => Promise<Finding>;

/** The knowledge of the page that leads among what was found; undefined where none does, and in a robot of a few passages. */
export async function openLeadingPage(
  knowledge: KnowledgeStore,
  { question, passages: found }: Finding,
  robot_id: string,
): Promise<LeadingPage | undefined> {
  if (question.passages <= FEW_PASSAGES) return undefined;
  const leading = findLeading<Known>(found);
  if (leading === undefined || !isStored(leading)) return undefined;
  const { document_id, seq } = leading;
  if (seq >= MOST_PASSAGES) return undefined;
  const passages = await knowledge.readAround(leading, { before: seq, after: MOST_PASSAGES - seq });
  const sections = new Set(passages.map(({ heading }) => heading));
  if (sections.size < LEAST_SECTIONS || passages.length > MOST_PASSAGES) return undefined;
  const { locales } = await knowledge.measure(robot_id);
  return { document_id, knowledge: ofOneDocument(knowledge, passages, locales) };
}

/** What was found, or what the page that leads answers by itself; with what that page tells of where neither has an answer. */
export async function findInDocument(
  knowledge: KnowledgeStore,
  { question, found }: { readonly question: Question; readonly found: Finding },
  findIn: FindIn,
): Promise<Finding> {
  const page = await openLeadingPage(knowledge, found, question.robot.robot_id);
  if (!page || isAnsweredElsewhere(found, page.document_id)) return found;
  const inside = await findIn(page.knowledge, question);
  const decided = decide(inside);
  if (!decided.suffices) return { ...found, page: inside };
  // A model is given what other documents say of it, too.
  const others = found.passages.filter(
    ({ passage }) => !inside.passages.some((one) => isSame(one.passage, passage)),
  );
  return { ...inside, decided, passages: [...inside.passages, ...others] };
}
