/** What a robot was taught of the places of its business, for questions that mean one of them. */
import type { Locale } from "../../../contract/locale.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import { lastTold } from "../../../domain/answering/conversation/focus.ts";
import {
  type AskedOfBranch,
  toQuestionOfBranch,
} from "../../../domain/answering/conversation/same-of-branch.ts";
import type { ReadingLanguages } from "../../../domain/answering/question/asked-terms.ts";
import type { RankedPassage } from "../../../domain/answering/ranking/rank.ts";
import {
  type Branches,
  type BranchMap,
  locate,
  mapBranches,
  termsOfPlaces,
} from "../../../domain/answering/question/branches.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeSize, KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";

/** Passages looked at for the places of a business. */
const MOST_TELLING = 100;

/** The passages of a small robot that tell addresses, telephone numbers and hours; none of a larger one, which is known as far as it is found. */
export async function listTelling(
  knowledge: KnowledgeStore,
  robot_id: string,
  { passages, locales }: KnowledgeSize,
): Promise<readonly StoredPassage[]> {
  if (passages > FEW_PASSAGES) return [];
  const terms = new Set(locales.flatMap(termsOfPlaces));
  const groups = Array.from(terms, (term) => ({ terms: [term], frequency: 1 }));
  return knowledge.search({ robot_id, groups, limit: MOST_TELLING });
}

/**
 * Maps that are remembered for each store, by its way of reading, which the store as of some time has in common with it:
 * passages never change, and no identifier is given twice.
 */
const MOST_MAPS = 16;
const maps = new WeakMap<KnowledgeStore["readPassages"], Map<string, Promise<BranchMap>>>();

/** What is remembered under a key, made when it is not; the last ones stay. */
function remember(
  { readPassages }: KnowledgeStore,
  key: string,
  make: () => Promise<BranchMap>,
): Promise<BranchMap> {
  const known = maps.get(readPassages) ?? new Map<string, Promise<BranchMap>>();
  maps.set(readPassages, known);
  const map = known.get(key) ?? make();
  known.delete(key);
  known.set(key, map);
  const [oldest] = known.keys();
  if (known.size > MOST_MAPS && oldest !== undefined) known.delete(oldest);
  map.catch(() => known.delete(key));
  return map;
}

/** What tells of places, and the language that it is read in. */
export interface Telling {
  readonly telling: readonly StoredPassage[];
  readonly locale: Locale;
}

/** The branches of a small robot: those that tell of places, and those of the document that has a passage. */
function mapOf(
  knowledge: KnowledgeStore,
  { telling, locale }: Telling,
  document_id = "",
): Promise<BranchMap> {
  const key = [locale, document_id, ...telling.map(({ passage_id }) => passage_id)].join();
  return remember(knowledge, key, async () => {
    const whole = document_id === "" ? [] : await knowledge.readPassages(document_id);
    const others = telling.filter((passage) => passage.document_id !== document_id);
    return mapBranches({ passages: [...others, ...whole], locale, whole: true });
  });
}

/** The branches that ranked passages tell of. A larger robot is known as far as it was found. */
export async function findBranches(
  knowledge: KnowledgeStore,
  ranked: readonly RankedPassage<Known>[],
  { telling, locale, passages }: Telling & Pick<KnowledgeSize, "passages">,
): Promise<Branches> {
  const found = ranked.map(({ passage }) => passage);
  if (passages > FEW_PASSAGES) return locate(mapBranches({ passages: found, locale, whole: false }), found);
  const [best] = found;
  const document_id = best && "document_id" in best ? String(best.document_id) : "";
  return locate(await mapOf(knowledge, { telling, locale }, document_id), found);
}

interface AskedOf extends Pick<Question, "text" | "history"> {
  readonly earlier: readonly string[];
  readonly telling: readonly StoredPassage[];
}

/** The question that a follow-up between places stands for; undefined for others, and of robots that know no places. */
export async function askOfBranch(
  knowledge: KnowledgeStore,
  { text, history, earlier, telling }: AskedOf,
  languages: ReadingLanguages,
): Promise<AskedOfBranch | undefined> {
  const map = await mapOf(knowledge, { telling, locale: languages.locale });
  const branches = locate(map, telling);
  if (branches.size === 0) return undefined;
  const families = [...new Set(Array.from(branches.values(), ({ siblings }) => siblings))];
  const told = new Set(lastTold(telling, history).flatMap((passage) => branches.get(passage) ?? []));
  const [only, ...others] = told;
  return toQuestionOfBranch(
    { text, earlier, families, told: others.length > 0 ? undefined : only },
    languages,
  );
}
