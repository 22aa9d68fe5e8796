/**
 * A short yes-or-no question names a thing: "Do you sell cars?" is not answered by what else is sold. Whether that
 * thing is missing where the answer would come from.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Extract } from "./extract.ts";
import { unite } from "./match.ts";
import type { WeighedQuestion } from "./weigh.ts";

type Spaced = Exclude<Locale, "ja">;

/** Words that ask for something; a question without one is answered by yes or no. */
const ASKING: Readonly<Record<Spaced, RegExp>> = {
  en: /\b(?:who|whom|whose|what|which|when|where|why|how)\b/,
  "pt-BR": /\b(?:quem|que|qual|quais|quando|onde|aonde|como|quant[oa]s?|cad[ae])\b/,
  it: /\b(?:chi|che|cosa|quale?|quali|quando|dove|come|perche|quant[oaie])\b/,
};
/** Words that say what is done rather than with what ("can the dog enter?"). */
const DOING: Readonly<Record<Spaced, RegExp>> = {
  en: /(?:ed|ing)$/,
  "pt-BR": /(?:[aei]r|[ai]d[oa]s?)$/,
  it: /(?:[aei]re|[aiu]t[oaie])$/,
};
const MOST_WORDS = 3;
/** Shorter words are rather forms of "to be" and "to stay". */
const MIN_CHARACTERS = 4;
/** How surely a word has to stand there to count as found. */
const FOUND = 0.5;
const NOTHING = new Float64Array(0);

/**
 * Whether the thing is missing: the last word of a question of two or three that is not what is done with it. A
 * question that leans on what was said before may have its thing there.
 * NOTE: Japanese words overlap as pairs of characters and cannot be counted so.
 */
export function lacksThing(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { locale, folded, weighed, leans } = question;
  if (locale === "ja" || leans === "surely" || ASKING[locale].test(folded)) return false;
  const own = weighed.flatMap((term, index) => (term.role === "content" ? [index] : []));
  if (own.length < 2 || own.length > MOST_WORDS) return false;
  const thing = own.findLast((index) => {
    const word = weighed[index]?.word ?? "";
    return word.length >= MIN_CHARACTERS && !DOING[locale].test(word);
  });
  if (thing === undefined) return false;
  const [best] = sentences.toSorted((one, other) => other.score - one.score);
  const beside = sentences.filter(({ from }) => from === best?.from);
  const found = unite(
    best?.from.heading ?? NOTHING,
    ...beside.map(({ from, index }) => from.sentences[index] ?? NOTHING),
  );
  return (found[thing] ?? 0) < FOUND;
}
