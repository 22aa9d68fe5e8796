/**
 * Joins ranked lists of passages (by words, by meaning) into one: the weighed sum of each list's scores, brought to one
 * scale by the best and the last of the list (Bruch 2022, "An Analysis of Fusion Functions"). Ranks alone would forget by how
 * much the first is ahead: with two embedding models they cost a tenth of the passages that words had put first.
 */

/** One list, best first, and how much it counts. */
export interface ScoredList {
  /** Scores descend; they are compared within their list only. */
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  /** 0 and more. */
  readonly weight: number;
  /** The score that counts as nothing, where the last one's is higher: of a short list the last need not be bad. */
  readonly nothing?: number;
}

/** A passage of the joined list. */
export interface FusedHit {
  readonly id: string;
  /** 0 to 1: 1 means first in every list. */
  readonly score: number;
}

/** The joined list, best first; equal scores keep the order of the first list. An id that a list repeats counts once there. */
export function fuseScores(lists: readonly ScoredList[], limit: number): FusedHit[] {
  const whole = lists.reduce((sum, { weight }) => sum + weight, 0);
  const scores = new Map<string, number>();
  for (const list of lists) {
    const share = whole > 0 ? list.weight / whole : 0;
    for (const [id, score] of toUnit(list)) scores.set(id, (scores.get(id) ?? 0) + share * score);
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((left, right) => right.score - left.score)
    .slice(0, Math.max(0, limit));
}

/** The first is 1, what counts as nothing 0; all are 1 where no score differs from nothing. */
function toUnit({ hits, nothing = Number.POSITIVE_INFINITY }: ScoredList): Map<string, number> {
  const best = hits[0]?.score ?? 0;
  const span = best - Math.min(hits.at(-1)?.score ?? 0, nothing);
  const unit = new Map<string, number>();
  for (const { id, score } of hits) if (!unit.has(id)) unit.set(id, span > 0 ? 1 - (best - score) / span : 1);
  return unit;
}
