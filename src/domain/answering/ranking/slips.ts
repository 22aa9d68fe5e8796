/** Slips of the keys: what a word that stands nowhere may have meant, and how alike two words are that are not the same. */
import type { Locale } from "../../../contract/locale.ts";
import { stem } from "../../language/analyse.ts";

const MIN_SPELLING = 4;
const SHORT_ENDING = 2;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Every word one slip away: two letters swapped, one left out, one too many, one wrong. */
function slipsOf(word: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after.length > 1) slips.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    if (after) slips.add(before + after.slice(1));
    for (const letter of LETTERS) {
      slips.add(before + letter + after);
      if (after) slips.add(before + letter + after.slice(1));
    }
  }
  slips.delete(word);
  return slips;
}

/**
 * Index terms that an unknown word may have meant; none whose ending, made by the slip, is half the word, and in languages of
 * long endings none so short that many words begin so: "gestita" is no slip of "testo".
 */
export function spellingsOf(word: string, languages: readonly Locale[]): string[] {
  const slips = slipsOf(word);
  const terms = languages.flatMap((language) => {
    const least =
      language === "en" || word.length <= MIN_SPELLING + SHORT_ENDING ? MIN_SPELLING : MIN_SPELLING + 1;
    return [...slips].map((slip) => stem(slip, language)).filter(({ length }) => length >= least);
  });
  return [...new Set(terms)].filter(({ length }) => length * 2 > word.length);
}

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

/**
 * Share of the longer word that two words have in common: at the beginning, or one inside the other. So slips show, forms that the
 * stemmer leaves apart, and parts of longer words.
 */
export function resemblance(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length < MIN_SHARED) return 0;
  const at = longer.indexOf(shorter);
  const ratio = at === 0 || at >= MIN_BEFORE ? shorter.length / longer.length + WHOLE_INSIDE : 0;
  const shared = sharedPrefix(one, other);
  return Math.min(1, Math.max(ratio, shared >= MIN_SHARED ? shared / longer.length : 0));
}
