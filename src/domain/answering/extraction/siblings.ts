/** Sections side by side, below a section of both: people, rooms, models. Who names one of them is told nothing of another. */
import { FOUND, unite } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { Asked } from "./outrank.ts";

const BELOW = " › ";
/** The word itself, not a synonym or a slip. */
const ITSELF = 0.95;

/** The headings above a section; undefined where only a document's title stands above it. */
export function parentOf(heading: string): string | undefined {
  const parent = heading.slice(0, Math.max(0, heading.lastIndexOf(BELOW)));
  return parent.includes(BELOW) ? parent : undefined;
}

/** Whether a sentence is told of a sibling of the section that the question names, where the best one stands. */
export function isOfSibling(
  best: RankedSentence,
  other: RankedSentence,
  { terms }: Pick<Asked, "terms">,
): boolean {
  const [own, its] = [best.from.passage.heading, other.from.passage.heading];
  const parent = parentOf(own);
  if (own === its || parent === undefined || parent !== parentOf(its)) return false;
  const whole = unite(other.from.heading, other.from.sentences[other.index] ?? new Float64Array(0));
  return terms.some(
    ({ role }, at) =>
      role === "content" && (best.from.heading[at] ?? 0) >= ITSELF && (whole[at] ?? 0) < FOUND,
  );
}
