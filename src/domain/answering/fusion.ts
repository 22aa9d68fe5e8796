/** Joins ranked lists of passages (by words, by meaning) into one: reciprocal ranks, so that no score has to be comparable. */

/** One list, best first, and how much it counts. */
export interface RankedList {
  readonly ids: readonly string[];
  /** 0 and more; 1 is usual. */
  readonly weight: number;
}

/** A passage of the joined list. */
export interface FusedRank {
  readonly id: string;
  /** 0 to 1: 1 means first in every list. */
  readonly score: number;
}

/** Softens the lead of the first ranks; 60 is the value of the method's paper (Cormack 2009) and was not tuned. */
const RANK_OFFSET = 60;

/** The joined list, best first; equal scores keep the order of the first list. An id that a list repeats counts once there. */
export function fuseRanks(lists: readonly RankedList[], limit: number): FusedRank[] {
  const best = lists.reduce((sum, { weight }) => sum + weight / (RANK_OFFSET + 1), 0);
  const scores = new Map<string, number>();
  for (const { ids, weight } of lists)
    for (const [rank, id] of [...new Set(ids)].entries())
      scores.set(id, (scores.get(id) ?? 0) + weight / (RANK_OFFSET + 1 + rank));
  return [...scores]
    .map(([id, score]) => ({ id, score: best > 0 ? score / best : 0 }))
    .sort((left, right) => right.score - left.score)
    .slice(0, Math.max(0, limit));
}
