/**
 * Large manuals say every common word in most chapters. Where a question is meant by one of them, the best passages stand in one
 * or two documents; words that only happen to meet are scattered over as many as there are passages.
 */
import { BELOW } from "../text/headings.ts";
import type { RankedPassage } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** Passages of a document, on average, from which on they are chapters; entries, articles and pages of a site have fewer. */
const LONG = 8;
const BEST = 5;
const EXPECTED = 3;

/** Log-odds to take off the confidence: one for each document more than expected that holds the best passages. */
export function doubtOf(
  { passages, documents }: Pick<WeighedQuestion, "passages" | "documents">,
  ranked: readonly RankedPassage[],
): number {
  if (passages <= FEW_PASSAGES || passages < LONG * documents) return 0;
  const titles = ranked.slice(0, BEST).map(({ passage }) => passage.heading.split(BELOW, 1)[0]);
  return Math.max(0, new Set(titles).size - EXPECTED);
}
