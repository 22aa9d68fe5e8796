/**
 * What customers say and what pages write, per language. Three kinds of lines, all folded: words of one meaning
 * (`lost mislaid misplaced`), a word asked and the words that answer it (`spaniel terrier > dog pet`), and a phrase for
 * plain words (`"sign up" > join register`). Japanese words are index terms: at most two kanji, a whole katakana word,
 * or three hiragana and more; a Japanese phrase is any piece of text.
 */
import type { Locale } from "../../contract/locale.ts";
import { byLocale } from "./by-locale.ts";
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
  readonly phrases: readonly Phrase[];
  /** The same by how they begin, the longest first. */
  readonly phrases_by_head: ReadonlyMap<string, readonly Phrase[]>;
}

const LINES: Readonly<Record<Locale, string>> = {
  en: ENGLISH_LINES,
  "pt-BR": PORTUGUESE_LINES,
  it: ITALIAN_LINES,
  ja: JAPANESE_LINES,
};

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean);

const WORD = /[\p{L}\p{N}]+/gu;
/** Japanese has no blanks: a phrase may begin anywhere. */
const ANYWHERE = /[^](?=[^])/gu;
const JAPANESE_HEAD = 2;
const IN_WORD = /[\p{L}\p{N}]/u;

/** How a phrase begins: by a word, or by two Japanese characters. */
const headAt = (text: string, at: number, locale: Locale): string =>
  locale === "ja" ? text.slice(at, at + JAPANESE_HEAD) : (/^[\p{L}\p{N}]+/u.exec(text.slice(at))?.[0] ?? "");

function parse(locale: Locale): Lexicon {
  const meanings: string[][] = [];
  const answers: [string[], string[]][] = [];
  const phrases: Phrase[] = [];
  for (const line of LINES[locale].trim().split("\n")) {
    const [left = "", right] = line.split(" > ");
    const said = /^"(.+)"$/.exec(left)?.[1];
    if (right === undefined) meanings.push(wordsOf(left));
    else if (said === undefined) answers.push([wordsOf(left), wordsOf(right)]);
    else phrases.push({ said, means: wordsOf(right) });
  }
  const phrases_by_head = new Map<string, Phrase[]>();
  for (const phrase of phrases.toSorted((one, other) => other.said.length - one.said.length)) {
    const head = headAt(phrase.said, 0, locale);
    phrases_by_head.set(head, [...(phrases_by_head.get(head) ?? []), phrase]);
  }
  return { meanings, answers, phrases, phrases_by_head };
}

/** The lexicon of a language, read at the first call. */
export const lexiconOf = byLocale(parse);

/** Languages whose plurals end in "s": "bank holidays" is "bank holiday", too. */
const PLURALS_IN_S: ReadonlySet<Locale> = new Set(["en", "pt-BR"]);

/** A text, and a place in it. */
interface Place {
  readonly folded: string;
  readonly at: number;
  readonly locale: Locale;
}

/** The phrases of a folded text in its order, each as it is said there; where several begin, the longest. */
export function phrasesIn(folded: string, locale: Locale): Phrase[] {
  const { phrases_by_head } = lexiconOf(locale);
  const found: Phrase[] = [];
  let end = 0;
  for (const { index, 0: start } of folded.matchAll(locale === "ja" ? ANYWHERE : WORD)) {
    if (index < end) continue;
    const head = locale === "ja" ? headAt(folded, index, locale) : start;
    const phrase = findPhrase(phrases_by_head.get(head) ?? [], { folded, at: index, locale });
    if (!phrase) continue;
    found.push(phrase);
    end = index + phrase.said.length;
  }
  return found;
}

/** The first of some phrases that stands at a place and ends where a word ends. */
function findPhrase(phrases: readonly Phrase[], { folded, at, locale }: Place): Phrase | undefined {
  for (const phrase of phrases) {
    if (!folded.startsWith(phrase.said, at)) continue;
    const end = at + phrase.said.length;
    if (locale === "ja" || !IN_WORD.test(folded.charAt(end))) return phrase;
    const isPlural = PLURALS_IN_S.has(locale) && folded.charAt(end) === "s";
    if (isPlural && !IN_WORD.test(folded.charAt(end + 1))) return { ...phrase, said: `${phrase.said}s` };
  }
  return undefined;
}
