/** How alike two words are that are not the same: slips, forms that the stemmer leaves apart, and parts of longer words. */

const MIN_SHARED = 4;
/** A word that is wholly inside another is more alike than its length tells. */
const WHOLE_INSIDE = 0.15;
/** "rain" is not inside "train": before the word itself stands another one ("motorbike"). */
const MIN_BEFORE = 3;

function sharedPrefix(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++;
  return shared;
}

/** Share of the longer word that two words have in common: at the beginning, or one inside the other. */
export function resemblance(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length < MIN_SHARED) return 0;
  const at = longer.indexOf(shorter);
  const ratio = at === 0 || at >= MIN_BEFORE ? shorter.length / longer.length + WHOLE_INSIDE : 0;
  const shared = sharedPrefix(one, other);
  return Math.min(1, Math.max(ratio, shared >= MIN_SHARED ? shared / longer.length : 0));
}
