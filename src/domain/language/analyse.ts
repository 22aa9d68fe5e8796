/**
 * From text to index terms, the same for what is taught and what is asked: unify, cut, drop grammar, stem.
 * A change here changes the index: raise ANALYSIS_VERSION and the stored knowledge is analysed anew.
 */
import type { Locale } from "../../contract/locale.ts";
import { commonWordsOf } from "./common-words.ts";
import { otherSpellingsIn } from "./japanese-spellings.ts";
import { toJapaneseTerms } from "./japanese.ts";
import { unify } from "./normalise.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemItalian, stemPortuguese } from "./stem-romance.ts";
import { type Token, toTokens } from "./tokens.ts";
import { startOf } from "../text.ts";

/** Version of the terms; stored with each document. */
export const ANALYSIS_VERSION = 25;

/** Terms longer than this are cut: nobody asks for them whole, and the index stays bounded. */
const MAX_TERM_CHARACTERS = 40;

const STEMMERS: Readonly<Record<Locale, (word: string) => string>> = {
  en: stemEnglish,
  "pt-BR": stemPortuguese,
  it: stemItalian,
  ja: (word) => word,
};

/** Stem of a folded word in a language; Japanese texts keep foreign words as written. */
export function stem(word: string, locale: Locale): string {
  return STEMMERS[locale](word);
}

/** Index terms of one token; none for function words. */
export function termsOf(token: Token, locale: Locale): string[] {
  if (token.kind === "number") return [startOf(token.folded, MAX_TERM_CHARACTERS)];
  if (token.kind !== "word") return toJapaneseTerms(token);
  if (commonWordsOf(locale).stop.has(token.folded)) return [];
  return [stem(startOf(token.folded, MAX_TERM_CHARACTERS), locale)];
}

/** The whole of an identifier ("CX-75" → "cx75") whose parts are the given tokens, when it mixes letters and digits. */
export function identifierOf(parts: readonly Token[]): string | undefined {
  if (parts.length > 6) return undefined;
  const whole = parts.map((part) => part.folded).join("");
  return /\d/.test(whole) && /[a-z]/.test(whole) && whole.length <= MAX_TERM_CHARACTERS ? whole : undefined;
}

const isLatin = (token: Token | undefined): boolean => token?.kind === "word" || token?.kind === "number";

/** People write words with so short a part in one, in two or with a hyphen: "e-bike", "Wi-Fi", "check-in". */
const SHORT_PART = 2;
const MIN_COMPOUND = 4;
/** Portuguese pronouns behind a verb ("torna-se", "vê-lo") make no word of it. */
const PRONOUN = /^(?:se|me|te|vos|lhes?|[ln]?[oa]s?)$/;

/** The whole of a word of two parts, one of them a letter, a syllable or a particle ("Wi-Fi" → "wifi"), whose parts are the given tokens. */
export function compoundOf(parts: readonly Token[]): string | undefined {
  const [first, second, more] = parts;
  if (more || first?.kind !== "word" || second?.kind !== "word") return undefined;
  if (PRONOUN.test(second.folded)) return undefined;
  const whole = `${first.folded}${second.folded}`;
  const short = Math.min(first.folded.length, second.folded.length);
  return short <= SHORT_PART && whole.length >= MIN_COMPOUND ? whole : undefined;
}

/** Groups of words and numbers that touch each other, in order; other tokens stand alone. */
export function toGroups(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (token.joined && last && isLatin(token) && isLatin(last.at(-1))) last.push(token);
    else groups.push([token]);
  }
  return groups;
}

/** Found by whoever asks for a price, and not by whoever charges a battery. */
const FREE_OF_CHARGE = /\bfree of charge\b/gi;

/** Index terms of a text in reading order, repetitions included. */
export function analyse(text: string, locale: Locale): string[] {
  const unified = unify(text).replaceAll(FREE_OF_CHARGE, "free fee");
  const terms = otherSpellingsIn(unified).flatMap((word) =>
    toTokens(word).flatMap((token) => termsOf(token, locale)),
  );
  for (const group of toGroups(toTokens(unified))) {
    for (const token of group) terms.push(...termsOf(token, locale));
    const whole = identifierOf(group);
    if (whole !== undefined) terms.push(whole);
    const compound = compoundOf(group);
    if (compound !== undefined) terms.push(stem(startOf(compound, MAX_TERM_CHARACTERS), locale));
  }
  return terms;
}
