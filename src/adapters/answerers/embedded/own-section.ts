/** The beginning of the section that is named after the thing that a question asks to define, though other passages say its name more often. */
import {
  beginsSection,
  depthOf,
  nameOf,
  pathTo,
  thingToDefine,
} from "../../../domain/answering/extraction/definition.ts";
import type { ReadQuestion } from "../../../domain/answering/question/question.ts";
import { BELOW } from "../../../domain/answering/text/headings.ts";
import type { KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";

/** Passages read of the beginning. */
const MOST_READ = 3;
/** How far the beginning of its section may be from a passage that was found. */
const RANGE = { before: 6, after: MOST_READ - 1 };

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
  const around = await knowledge.readAround(passage, RANGE);
  const isInside = ({ heading }: Known): boolean => heading === path || heading.startsWith(path + BELOW);
  const at = around.findIndex(({ seq }) => seq === passage.seq);
  const first = around.slice(0, at + 1).findLastIndex((one) => !isInside(one)) + 1;
  const section = around.slice(first, first + MOST_READ);
  return section.filter((one) => isInside(one) && beginsSection(one.heading, path));
}

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
