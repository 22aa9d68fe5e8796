/** What a robot was taught of the places of its business, for questions that mean one of them. */
import type { Locale } from "../../contract/locale.ts";
import { FEW_PASSAGES } from "../../domain/answering/confidence/holds.ts";
import { lastTold } from "../../domain/answering/conversation/focus.ts";
import {
  type AskedOfBranch,
  toQuestionOfBranch,
} from "../../domain/answering/conversation/same-of-branch.ts";
import type { ReadingLanguages } from "../../domain/answering/question/asked-terms.ts";
import type { RankedPassage } from "../../domain/answering/ranking/rank.ts";
import { findBranches, type Places, termsOfPlaces } from "../../domain/answering/text/branches.ts";
import type { Question } from "../../ports/answerer.ts";
import type { KnowledgeSize, KnowledgeStore } from "../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";

/** Passages looked at for the places of a business. */
const MOST_TELLING = 100;

/** The passages of a small robot that tell addresses, telephone numbers and hours; none of a larger one, which is known as far as it is found. */
export async function listTelling(
  knowledge: KnowledgeStore,
  robot_id: string,
  { passages, locales }: KnowledgeSize,
): Promise<readonly Known[]> {
  if (passages > FEW_PASSAGES) return [];
  const terms = new Set(locales.flatMap(termsOfPlaces));
  const groups = Array.from(terms, (term) => ({ terms: [term], frequency: 1 }));
  return knowledge.search({ robot_id, groups, limit: MOST_TELLING });
}

/** Where branches are looked for, for the passages that were found. */
export function toPlaces(
  ranked: readonly RankedPassage<Known>[],
  locale: Locale,
  telling: readonly Known[],
): Places {
  const found = ranked.map(({ passage }) => passage);
  return telling.length > 0
    ? { telling: [...new Set([...telling, ...found])], found, locale, documents: true }
    : { telling: found, found, locale, documents: false };
}

interface AskedOf extends Pick<Question, "text" | "history"> {
  readonly earlier: readonly string[];
  readonly telling: readonly Known[];
}

/** The question that a follow-up between places stands for; undefined for others, and of robots that know no places. */
export function askOfBranch(
  { text, history, earlier, telling }: AskedOf,
  languages: ReadingLanguages,
): AskedOfBranch | undefined {
  const { locale } = languages;
  const branches = findBranches({ telling, found: telling, locale, documents: true });
  if (branches.size === 0) return undefined;
  const families = [...new Set(Array.from(branches.values(), ({ siblings }) => siblings))];
  const told = new Set(lastTold(telling, history).flatMap((passage) => branches.get(passage) ?? []));
  const [only, ...others] = told;
  return toQuestionOfBranch(
    { text, earlier, families, told: others.length > 0 ? undefined : only },
    languages,
  );
}
