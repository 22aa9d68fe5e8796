/**
 * How people type on phones and in chat windows, in full words: "r u open tmrw" is "are you open tomorrow". Abbreviations,
 * apostrophes that were left out, drawn-out letters, laughter and pictures; a text without any of them stays as it is.
 */
import type { Locale } from "../../contract/locale.ts";
import { perTexts } from "../per-texts.ts";
import { byLocale } from "./by-locale.ts";
import { MOMENT_NAMES } from "./calendar.ts";
import { CHAT_CONTEXTS, LAUGHTER } from "./chat-contexts.ts";
import { writeOutJapanese } from "./chat-japanese.ts";
import { CHAT_WORDS } from "./chat-words.ts";
import { commonWordsOf } from "./common-words.ts";
import { lexiconOf } from "./lexicon.ts";
import { foldWord } from "./normalise.ts";
import { synonymsOf } from "./synonyms.ts";

/** Of a text only this much is written out: what follows is not read. */
const MAX_CHARACTERS = 2000;
const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200d}|\u{fe0f}|\u{20e3})+/gu;
const SIGNS = /[?!？！]{2,}(?=\s|$)/gu;
const WORD =
  /(?<![\p{L}\p{N}'’@./-])\p{L}[\p{L}\p{N}]*(?![@/-]|\.\p{L})|(?<![\p{L}\p{N}.,])[24]\p{Ll}{3,6}(?!\p{L})/gu;
/** A letter drawn out; Roman numerals, "www" and "AAA" are none. */
const DRAWN = /(\p{L})\1{2,}/u;
const NUMERAL = /^[ivx]+$|^(\p{L})\1+$/u;
/** Words that are written with a capital wherever they stand. */
const CAPITAL = /^I'|^Christmas$|day$/;
const MOST_OF_NAME = 3;

/** Abbreviations of a language and the words they stand for. */
const wordsOf = byLocale((locale): ReadonlyMap<string, string> => {
  const lines = CHAT_WORDS[locale].trim().split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [plain = "", typed = ""] = line.split(" < ");
      return typed.split(" ").map((one) => [one, plain] as const);
    }),
  );
});

/** Words that everybody says, by which a drawn-out one is known. */
export const vocabularyOf = byLocale((locale): ReadonlySet<string> => {
  const { stop, talk, cue, light, everyday } = commonWordsOf(locale);
  const synonyms = synonymsOf(locale).flatMap((line) => line.split(" "));
  const { meanings, answers } = lexiconOf(locale);
  const said = [...meanings, ...answers.flat()].flat();
  return new Set([...said, ...stop, ...talk, ...cue, ...light, ...everyday, ...synonyms, ...MOMENT_NAMES]);
});

/** "opeeeen" is "open", "freeee" is "free": the letter once or twice, whichever makes a word. */
function shorten(word: string, locale: Locale): string {
  if (NUMERAL.test(word)) return word;
  const once = word.replace(/(\p{L})\1{2,}/gu, "$1");
  const twice = word.replace(/(\p{L})\1{2,}/gu, "$1$1");
  const words = vocabularyOf(locale);
  return !words.has(once) && words.has(twice) ? twice : once;
}

/** Whether a word is a name among small letters: "1 TB", "Rua Dom Pedro" – unless it begins what is said, as phones write it. */
function isName(word: string, at: number, text: string): boolean {
  if (!/^\p{Lu}/u.test(word) || !/\p{Ll}/u.test(text)) return false;
  if (!/\p{Ll}/u.test(word)) return word.length <= MOST_OF_NAME && (word.length > 1 || at > 0);
  const before = text.slice(0, at);
  const said = before.trimEnd();
  return said !== "" && !/[.!?…:]$/u.test(said) && !before.slice(said.length).includes("\n");
}

function toPlain(word: string, locale: Locale): string {
  const folded = foldWord(word);
  const words = wordsOf(locale);
  // "Cè" is "c'è", and "ce" is not.
  const plain = words.get(word.toLowerCase()) ?? words.get(folded);
  if (plain !== undefined) return plain;
  if (!DRAWN.test(folded)) return word;
  const short = shorten(folded, locale);
  return words.get(short) ?? (short === folded ? word : short);
}

function writeOutLatin(text: string, locale: Exclude<Locale, "ja">): string {
  const said = text.replace(LAUGHTER[locale], (laughter, at: number) =>
    isName(laughter, at, text) ? laughter : " ",
  );
  const asked = /\p{L}/u.test(said) ? said : text;
  const words = asked.replace(WORD, (word, at: number) => {
    const plain = toPlain(word, locale);
    return plain !== word && !CAPITAL.test(plain) && isName(word, at, asked) ? word : plain;
  });
  return CHAT_CONTEXTS[locale].reduce((all, [typed, plain]) => all.replace(typed, plain), words);
}

/** The text with full words for what is typed in short; linear in its length. */
export const writeOut = perTexts((text: string, locale: Locale): string => {
  const head = text.slice(0, MAX_CHARACTERS);
  const drawn = head.replace(PICTURES, " ");
  const bare = (/[\p{L}\p{N}]/u.test(drawn) ? drawn : head).replace(SIGNS, (signs) =>
    /[?？]/u.test(signs) ? "?" : "!",
  );
  const plain = locale === "ja" ? writeOutJapanese(bare) : writeOutLatin(bare, locale);
  return plain === head ? text : plain.trim() + text.slice(MAX_CHARACTERS);
});
