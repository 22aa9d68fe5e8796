/**
 * What customers say and what pages write, per language. Three kinds of lines, all folded: words of one meaning
 * (`lost mislaid misplaced`), a word asked and the words that answer it (`spaniel terrier > dog pet`), and a phrase for
 * plain words (`"sign up" > join register`). Japanese words are index terms: at most two kanji, a whole katakana word,
 * or three hiragana and more; a Japanese phrase is any piece of text.
 */
import type { Locale } from "../../contract/locale.ts";
import { ENGLISH_LINES } from "./lexicon/en.ts";
import { ITALIAN_LINES } from "./lexicon/it.ts";
import { JAPANESE_LINES } from "./lexicon/ja.ts";
import { PORTUGUESE_LINES } from "./lexicon/pt-br.ts";

/** Several words for one thing, and the plain ones that are meant. */
export interface Phrase {
  readonly said: string;
  readonly means: readonly string[];
}

/** The lines of a language by their kind. */
export interface Lexicon {
  readonly meanings: readonly (readonly string[])[];
  readonly answers: readonly (readonly [asked: readonly string[], answering: readonly string[]])[];
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** Finds the phrases in a folded text, the longest first; undefined when the language has none. */
  readonly finder: RegExp | undefined;
}

const LINES: Readonly<Record<Locale, string>> = {
  en: ENGLISH_LINES,
  "pt-BR": PORTUGUESE_LINES,
  it: ITALIAN_LINES,
  ja: JAPANESE_LINES,
};

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean);

/** Phrases hold letters, blanks, apostrophes and hyphens: nothing that a pattern would read otherwise. */
function toFinder(phrases: readonly string[], locale: Locale): RegExp | undefined {
  if (phrases.length === 0) return undefined;
  const any = phrases.toSorted((one, other) => other.length - one.length).join("|");
  return locale === "ja"
    ? new RegExp(any, "gu")
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu");
}

function parse(locale: Locale): Lexicon {
  const meanings: string[][] = [];
  const answers: [string[], string[]][] = [];
  const phrases = new Map<string, Phrase>();
  for (const line of LINES[locale].trim().split("\n")) {
    const [left = "", right] = line.split(" > ");
    const said = /^"(.+)"$/.exec(left)?.[1];
    if (right === undefined) meanings.push(wordsOf(left));
    else if (said === undefined) answers.push([wordsOf(left), wordsOf(right)]);
    else phrases.set(said, { said, means: wordsOf(right) });
  }
  return { meanings, answers, phrases, finder: toFinder([...phrases.keys()], locale) };
}

const parsed = new Map<Locale, Lexicon>();

/** The lexicon of a language, read at the first call. */
export function lexiconOf(locale: Locale): Lexicon {
  const known = parsed.get(locale) ?? parse(locale);
  parsed.set(locale, known);
  return known;
}

/** The phrases of a folded text in its order. */
export function phrasesIn(folded: string, locale: Locale): Phrase[] {
  const { finder, phrases } = lexiconOf(locale);
  if (!finder) return [];
  return Array.from(folded.matchAll(finder), ([said]) => phrases.get(said)).filter(
    (phrase) => phrase !== undefined,
  );
}
