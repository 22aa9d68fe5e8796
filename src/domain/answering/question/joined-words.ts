/**
 * Two words typed without the space between them ("helmetincluded"): told apart where the robot says both, and not the whole; and
 * one typed as two ("giro pizza"), put together where the robot says the whole.
 */

/** A word that the robot does not know, and two that it may be. */
export interface Joined {
  readonly word: string;
  readonly parts: readonly [string, string];
}

const MIN_PART = 4;
const MAX_CHARACTERS = 24;
const MAX_WORDS = 3;

/** The ways to cut unknown words in two so that one part is a word that everybody says. */
export function cutWords(words: readonly string[], vocabulary: ReadonlySet<string>): Joined[] {
  return words
    .filter(({ length }) => length >= MIN_PART * 2 && length <= MAX_CHARACTERS)
    .slice(0, MAX_WORDS)
    .flatMap((word) =>
      Array.from({ length: word.length - MIN_PART * 2 + 1 }, (_, at): Joined => {
        const middle = at + MIN_PART;
        return { word, parts: [word.slice(0, middle), word.slice(middle)] };
      }),
    )
    .filter(({ parts }) => parts.some((part) => vocabulary.has(part)));
}

/** The folded text with a space in each word of which the robot knows both parts; undefined where there is none. */
export function parted(
  folded: string,
  cuts: readonly Joined[],
  isKnown: (part: string) => boolean,
): string | undefined {
  const known = cuts.filter(({ parts }) => parts.every(isKnown));
  return known.length === 0
    ? undefined
    : known.reduce((text, { word, parts }) => text.replace(word, parts.join(" ")), folded);
}

const TWO_WORDS = /(?<!\p{L})(?=(\p{L}{3,12})[ -](\p{L}{3,12})(?!\p{L}))/gu;

/** Two words side by side of which the robot says one at most, put together. */
export const joinWords = (folded: string, unknown: ReadonlySet<string>): Joined[] =>
  Array.from(folded.matchAll(TWO_WORDS), ([, one = "", other = ""]): Joined => ({
    word: one + other,
    parts: [one, other],
  }))
    .filter(({ parts }) => parts.some((part) => unknown.has(part)))
    .slice(0, MAX_WORDS);

/** The folded text with such words as one where the robot knows it; undefined where there is none. */
export function joined(
  folded: string,
  pairs: readonly Joined[],
  isKnown: (word: string) => boolean,
): string | undefined {
  const known = pairs.find(({ word }) => isKnown(word));
  return (
    known && folded.replace(known.parts.join(" "), known.word).replace(known.parts.join("-"), known.word)
  );
}
