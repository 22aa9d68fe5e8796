/**
 * Two words typed without the space between them ("helmetincluded"): told apart where the robot says both, and not the whole; and
 * one typed as two ("giro pizza"), put together where the robot says the whole.
 */

/** What may have been meant by a part of a question: it was, where the robot says all its words. */
export interface Respelling {
  readonly said: string;
  readonly meant: readonly string[];
}

const MIN_PART = 4;
const MAX_CHARACTERS = 24;
const MAX_WORDS = 3;

/** The ways to cut unknown words in two so that one part is a word that everybody says. */
export function cutWords(words: readonly string[], vocabulary: ReadonlySet<string>): Respelling[] {
  return words
    .filter(({ length }) => length >= MIN_PART * 2 && length <= MAX_CHARACTERS)
    .slice(0, MAX_WORDS)
    .flatMap((said) =>
      Array.from({ length: said.length - MIN_PART * 2 + 1 }, (_, at): Respelling => {
        const middle = at + MIN_PART;
        return { said, meant: [said.slice(0, middle), said.slice(middle)] };
      }),
    )
    .filter(({ meant }) => meant.some((part) => vocabulary.has(part)));
}

const TWO_WORDS = /(?<!\p{L})(?=((\p{L}{3,12})[ -](\p{L}{3,12}))(?!\p{L}))/gu;

/** Two words side by side of which the robot says one at most, put together. */
export const joinWords = (folded: string, unknown: ReadonlySet<string>): Respelling[] =>
  Array.from(folded.matchAll(TWO_WORDS), ([, said = "", one = "", other = ""]) =>
    unknown.has(one) || unknown.has(other) ? [{ said, meant: [one + other] }] : [],
  )
    .flat()
    .slice(0, MAX_WORDS);

/** The folded text as it was probably meant; undefined where the robot says no other spelling of it. */
export function respell(
  folded: string,
  spellings: readonly Respelling[],
  isKnown: (word: string) => boolean,
): string | undefined {
  const known = spellings.filter(({ meant }) => meant.every(isKnown));
  if (known.length === 0) return undefined;
  return known.reduce((text, { said, meant }) => text.replace(said, meant.join(" ")), folded);
}
