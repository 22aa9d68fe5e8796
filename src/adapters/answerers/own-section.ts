/** The beginning of the section that is named after the thing that a question asks to define, though other passages say its name more often. */
import {
  beginsSection,
  depthOf,
  nameOf,
  pathTo,
  thingToDefine,
} from "../../domain/answering/extraction/definition.ts";
import type { ReadQuestion } from "../../domain/answering/question/question.ts";
import type { KnowledgeStore, StoredPassage } from "../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";

/** Passages between one that was found and the beginning of its section, at most. */
const MOST_STEPS = 6;
/** Passages read of the beginning. */
const MOST_READ = 3;

const isStored = (passage: Known): passage is StoredPassage => "document_id" in passage;

/** The passages, in order; none where nothing is to be defined or no section has its name. `found` are best first. */
export async function readOwnSection(
  knowledge: KnowledgeStore,
  found: readonly Known[],
  read: ReadQuestion,
): Promise<readonly Known[]> {
  const thing = thingToDefine(read);
  const nearest = thing === undefined ? undefined : findNearest(found.filter(isStored), nameOf(thing));
  if (!nearest) return [];
  const { path, passage } = nearest;
  const walk = { isInside: ({ heading }: Known) => heading === path || heading.startsWith(path + BELOW) };
  const [first = passage] = (
    await readOn(knowledge, passage, { ...walk, step: -1, most: MOST_STEPS })
  ).reverse();
  const more = await readOn(knowledge, first, { ...walk, step: 1, most: MOST_READ - 1 });
  return [first, ...more].filter(({ heading }) => beginsSection(heading, path));
}

const BELOW = " › ";

/** The earliest passage of the section; the page of that name goes before a section of another page. */
function findNearest(
  found: readonly StoredPassage[],
  name: string,
): { readonly passage: StoredPassage; readonly path: string } | undefined {
  const inside = found
    .flatMap((passage) => {
      const path = pathTo(passage.heading, name);
      return path === undefined ? [] : [{ passage, path, depth: depthOf(path, name) }];
    })
    .toSorted((one, other) => one.depth - other.depth || other.path.length - one.path.length);
  const [nearest] = inside;
  return inside
    .filter(
      ({ path, passage }) => path === nearest?.path && passage.document_id === nearest.passage.document_id,
    )
    .toSorted((one, other) => one.passage.seq - other.passage.seq)[0];
}

interface Walk {
  readonly isInside: (passage: Known) => boolean;
  readonly step: 1 | -1;
  readonly most: number;
}

/** The passages behind (or before) one, nearest first, as long as they are of the section. */
async function readOn(
  knowledge: KnowledgeStore,
  from: StoredPassage,
  { isInside, step, most }: Walk,
): Promise<StoredPassage[]> {
  const passages: StoredPassage[] = [];
  for (let at = from; passages.length < most;) {
    const beside = await knowledge.neighbours(at);
    const next = beside.find(({ seq }) => seq === at.seq + step);
    if (!next || !isInside(next)) break;
    passages.push(next);
    at = next;
  }
  return passages;
}
