/**
 * The terms of a question: each content word with the index terms that stand for it. Talk counts only when it is all
 * there is, and words of an aside count little.
 */
import type { Locale } from "../../../contract/locale.ts";
import { identifierOf, compoundOf, stem, termsOf } from "../../language/analyse.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { inOneSpelling } from "../../language/japanese-spellings.ts";
import { findMoments } from "../../language/calendar.ts";
import { endsKatakana, isAskedCounter, toAskedJapanese } from "../../language/japanese.ts";
import { type Phrase, phrasesIn } from "../../language/lexicon.ts";
import { always, type Relative, type Relatives, relativesOf, SYNONYM } from "../../language/relatives.ts";
import { fold, unify } from "../../language/normalise.ts";
import { otherStemOf } from "../../language/stem-english.ts";
import { largeOf, otherItalianStemOf, otherPortugueseStemOf } from "../../language/stem-romance.ts";
import { PHRASES } from "../../language/synonyms.ts";
import { type Token, toTokens } from "../../language/tokens.ts";
import { type Clause, roleOf, toClauses } from "./clauses.ts";

/** One thing asked about: the index terms that stand for it (one per language in the knowledge, plus spellings). */
export interface AskedTerm {
  readonly variants: readonly string[];
  /** Index terms of words with the same meaning, and how much each counts as this one, 0 to 1. */
  readonly relatives: Relatives;
  /** The folded word as written, for spelling help. */
  readonly word: string;
  readonly role: "content" | "cue" | "context";
  readonly kind: Token["kind"];
  /** How much it counts beside its neighbours, 0 to 1: Japanese pairs overlap. */
  readonly share: number;
  /** Written with a capital inside the question: probably a name. */
  readonly name: boolean;
  /** For how long ("2 days") or how many ("2 ") a price is asked for: found where a text tells of just that. */
  readonly is_quantity?: true;
  /** One kanji that ends a word of katakana: フッ素. */
  readonly ends_word?: true;
  /** Whom the price of a thing is asked for ("a family"). */
  readonly is_party?: true;
}

/** Whether a question is asked with an earlier one, which it leans on. */
export const hasContext = ({ terms }: { readonly terms: readonly Pick<AskedTerm, "role">[] }): boolean =>
  terms.some(({ role }) => role === "context");

/** Terms beyond this are dropped: a question is not a document. */
export const MAX_ASKED_TERMS = 64;
const ASIDE_SHARE = 0.15;
/** "bike" counts this much as "e-bike". */
const PART = always(0.5);
/** What a phrase means counts as a synonym does. */
const PHRASE = always(0.85);

/** In which languages a question is read. */
export interface ReadingLanguages {
  /** The question's own. */
  readonly locale: Locale;
  /** Those of the robot's knowledge; a word is stemmed in each. */
  readonly languages: readonly Locale[];
}

/** A question being read. */
interface Reading extends ReadingLanguages {
  /** The question as written. */
  readonly text: string;
  /** `words` carry what a phrase means. */
  readonly phrases: readonly (Phrase & { readonly words: readonly string[] })[];
}

/** Another stem of the same word, where the language's stemmer leaves two of its forms apart. */
function otherStem(word: string, term: string, language: Locale): string | undefined {
  if (language === "en") return otherStemOf(term);
  if (language === "pt-BR") return otherPortugueseStemOf(term);
  return language === "it" ? otherItalianStemOf(word) : undefined;
}

function variantsOf(token: Token, reading: Reading): string[] {
  const variants = new Set<string>();
  for (const language of [reading.locale, ...reading.languages]) {
    if (token.kind === "word" && language !== "ja") {
      const term = stem(token.folded, language);
      const other = otherStem(token.folded, term, language);
      for (const one of other === undefined ? [term] : [term, other]) variants.add(one);
    } else for (const term of termsOf(token, language)) variants.add(term);
  }
  return [...variants];
}

function relativesIn(word: string, { locale, languages }: ReadingLanguages): Relatives {
  return new Map(
    [...new Set([locale, ...languages])].flatMap((language) => [
      ...relativesOf(stem(word, language), language),
    ]),
  );
}

/** What words mean, in the languages read, each counting as a synonym. */
function meaningsOf(words: readonly string[], reading: ReadingLanguages): (readonly [string, Relative])[] {
  return words.flatMap((word) => [
    ...relativesIn(word, reading),
    [stem(word, reading.locale), PHRASE] as const,
  ]);
}

/** Relatives of a word where it stands: in "gomma a terra" nobody asks for the earth, in "drop off" for a drop. */
function relativesHere(word: string, reading: Reading): Relatives {
  const { text, locale, phrases } = reading;
  const phrase = phrases.find(({ words }) => words.includes(word));
  if (phrase) return new Map([...relativesIn(word, reading), ...meaningsOf(phrase.means, reading)]);
  const meaning = PHRASES[locale].find(([said, part]) => part === word && said.test(fold(text)))?.[2];
  const large = locale === "pt-BR" ? largeOf(word) : undefined;
  if (large !== undefined) return new Map([...meaningsOf([large], reading), ...relativesIn(word, reading)]);
  if (meaning === undefined) return relativesIn(word, reading);
  return new Map(meaningsOf([meaning], reading));
}

/** A katakana word with synonyms is asked whole: its pairs of characters would only look for its spelling. */
function toJapanese(token: Token): { term: string; share: number }[] {
  const relatives = relativesIn(token.folded, JAPANESE_ONLY).values();
  const hasSynonyms = token.kind === "katakana" && [...relatives].includes(SYNONYM);
  return hasSynonyms ? [{ term: token.folded, share: 1 }] : toAskedJapanese(token);
}

const ALONE: Relatives = new Map();
const JAPANESE_ONLY: ReadingLanguages = { locale: "ja", languages: [] };

function toAsked(token: Token, reading: Reading, first: boolean): AskedTerm[] {
  const role = roleOf(token, reading.locale) === "cue" ? "cue" : "content";
  const name = !first && /^\p{Lu}/u.test(token.written) && /\p{Ll}/u.test(reading.text);
  if (token.kind === "word") {
    const relatives = relativesHere(token.folded, reading);
    return [
      {
        variants: variantsOf(token, reading),
        relatives,
        word: token.folded,
        role,
        kind: token.kind,
        share: 1,
        name,
      },
    ];
  }
  const terms = token.kind === "number" ? [{ term: token.folded, share: 1 }] : toJapanese(token);
  return terms.map(({ term, share }) => ({
    variants: [term],
    relatives: token.kind === "number" ? ALONE : relativesHere(term, { ...reading, ...JAPANESE_ONLY }),
    word: term,
    role: commonWordsOf("ja").cue.has(term) || isAskedCounter(token) ? "cue" : "content",
    kind: token.kind,
    share,
    name: false,
  }));
}

/** An identifier is asked as a whole; its letters alone count as the same. */
function toIdentifier(whole: string, group: readonly Token[], reading: Reading): AskedTerm {
  const letters = group.filter((token) => token.kind === "word" && token.folded.length >= 4);
  const variants = [whole, ...letters.flatMap((token) => variantsOf(token, reading))];
  return { variants, relatives: ALONE, word: whole, role: "content", kind: "number", share: 1, name: false };
}

/** A word with a letter before it is asked as a whole; the word alone is a relative. */
function toLettered(whole: string, group: readonly Token[], reading: Reading): AskedTerm {
  const word = { kind: "word", written: whole, folded: whole, joined: false } as const;
  const variants = variantsOf(word, reading);
  const parts = group.slice(1).flatMap((token) => variantsOf(token, reading));
  const relatives = new Map([...parts.map((part) => [part, PART] as const), ...relativesIn(whole, reading)]);
  return { variants, relatives, word: whole, role: "content", kind: "word", share: 1, name: false };
}

/** A part of a word of two parts stands wherever the whole does ("Wi-Fi" in "wifi"). */
function withWhole(part: AskedTerm, written: string, reading: Reading): AskedTerm {
  const whole = variantsOf({ kind: "word", written, folded: written, joined: false }, reading);
  return { ...part, variants: [...new Set([...part.variants, ...whole])] };
}

const MAY = 5;

/** "May" is a month where it stands like one; else it is grammar. */
function isMonth({ folded }: Token, { text }: Reading): boolean {
  if (folded !== "may") return false;
  return findMoments(fold(text)).some(({ moment }) => "month" in moment && moment.month === MAY);
}

function askedOfGroup(group: readonly Token[], reading: Reading, asks: Asks): AskedTerm[] {
  const whole = identifierOf(group);
  if (whole !== undefined) return [toIdentifier(whole, group, reading)];
  const compound = compoundOf(group);
  if (compound !== undefined && group[0]?.folded.length === 1) return [toLettered(compound, group, reading)];
  const parts = group
    .filter((token) => asks.roles.has(isMonth(token, reading) ? "content" : roleOf(token, reading.locale)))
    .flatMap((token) => toAsked(token, reading, asks.first));
  return compound === undefined ? parts : parts.map((part) => withWhole(part, compound, reading));
}

interface Asks {
  readonly roles: ReadonlySet<string>;
  readonly first: boolean;
}

function askedInClause(clause: Clause, reading: Reading, asks: Asks): AskedTerm[] {
  const terms = clause.groups.flatMap((group, index) => {
    const own = askedOfGroup(group, reading, { roles: asks.roles, first: asks.first && index === 0 });
    return endsKatakana(group[0], clause.groups[index - 1]?.at(-1))
      ? own.map((term) => ({ ...term, ends_word: true as const }))
      : own;
  });
  return clause.aside ? terms.map((term) => Object.assign(term, { share: term.share * ASIDE_SHARE })) : terms;
}

/** The words of a phrase that are asked for, and carry what it means; none in "get in" and "なくした". */
function carriersOf({ said }: Phrase, locale: Locale): string[] {
  return toTokens(inOneSpelling(unify(said)))
    .filter((token) => token.kind !== "hiragana" && roleOf(token, locale) === "content")
    .flatMap((token) => (token.kind === "word" ? [token.folded] : termsOf(token, locale)));
}

/** What phrases mean none of whose words carries it; outside Japanese those are all function words, and tell little. */
function askedOfPhrases(reading: Reading): AskedTerm[] {
  const { locale, phrases } = reading;
  return phrases
    .filter(({ words }) => words.length === 0)
    .flatMap((phrase) =>
      toTokens(phrase.means[0] ?? "").flatMap((token) =>
        toAsked(token, { ...reading, phrases: [{ ...phrase, words: [token.folded] }] }, true),
      ),
    )
    .map((term) => (locale === "ja" ? term : { ...term, role: "cue" }));
}

/** Asked terms in order without repetition; talk counts only when it is all there is. */
export function toAskedTerms(text: string, { locale, languages }: ReadingLanguages): AskedTerm[] {
  const phrases = phrasesIn(fold(text), locale).map((phrase) => ({
    ...phrase,
    words: carriersOf(phrase, locale),
  }));
  const reading: Reading = { text, locale, languages, phrases };
  const clauses = toClauses(text, reading.locale);
  for (const roles of [new Set(["content", "cue"]), new Set(["talk"])]) {
    const asked = new Map<string, AskedTerm>();
    const said = clauses.flatMap((clause, at) => askedInClause(clause, reading, { roles, first: at === 0 }));
    for (const term of [...said, ...askedOfPhrases(reading)]) {
      const key = term.variants[0] ?? "";
      if (term.share > (asked.get(key)?.share ?? 0)) asked.set(key, term);
    }
    if (asked.size > 0) return [...asked.values()].slice(0, MAX_ASKED_TERMS);
  }
  return [];
}
