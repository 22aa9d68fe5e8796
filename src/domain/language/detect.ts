/**
 * Which of the four languages a text is in: kana or kanji decide Japanese; the others are told apart by their
 * function words, letter habits and endings, which works from two words on.
 */
import type { Locale } from "../../contract/locale.ts";
import { perTexts } from "../per-texts.ts";
import { commonWordsOf } from "./common-words.ts";
import { fold } from "./normalise.ts";

/** A detected language; `certainty` 0 to 1 is its lead over the next one. */
export interface Detection {
  readonly locale: Locale;
  readonly certainty: number;
}

type Latin = Exclude<Locale, "ja">;

const LATIN: readonly Latin[] = ["en", "pt-BR", "it"];
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const MAX_CHARACTERS = 2000;

/** Letter groups that one of the languages has and the others hardly; weights are how telling they are. */
const HABITS: Readonly<Record<Latin, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/th|wh|ck|ght|[kwy]/g, 0.8],
    [/(?:ing|ed|ly|[^aeiou\s]s|[bdfghkmpt])\b/g, 0.4],
  ],
  "pt-BR": [
    [/[ãõçêâô]/g, 2],
    [/lh|nh|(?:coes|cao|oes|ao|em|ou|ns|am|eu|os|as|[aei]r|vel)\b/g, 0.6],
    [/\b(?:ex|qu)/g, 0.2],
  ],
  it: [
    [/[ìèò]|zz|gli|cch|gg|tt|zion|\b(?:sc|gi)/g, 0.7],
    [/(?:[^aeiou\s][ioe]|are|ere|ire|ita)\b/g, 0.3],
    [/'[a-z]/g, 0.4],
  ],
};

function habitScore(raw: string, folded: string, locale: Latin): number {
  let score = 0;
  for (const [pattern, weight] of HABITS[locale]) {
    const text = pattern.source.startsWith("[ãõ") || pattern.source.startsWith("[ìè") ? raw : folded;
    score += weight * Math.min(20, text.match(pattern)?.length ?? 0);
  }
  return score;
}

function wordScore(words: readonly string[], locale: Latin): number {
  const { stop, talk, cue } = commonWordsOf(locale);
  let score = 0;
  for (const word of words) {
    if (stop.has(word)) score += word.length === 1 ? 0.7 : 1.5;
    else if (talk.has(word) || cue.has(word)) score += 1.5;
  }
  return score;
}

/** What speaks for the expected language where others are possible: more than an ending, less than a function word. */
const EXPECTED = 0.4;

/** Detects the language; `fallback` is the expected one, and is returned with certainty 0 when the text has no letters or gives no sign. */
export const detectLanguage = perTexts((text: string, fallback: Locale): Detection => {
  const raw = text.slice(0, MAX_CHARACTERS).toLowerCase().normalize("NFKC");
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return { locale: fallback, certainty: 0 };
  if ((raw.match(JAPANESE)?.length ?? 0) / letters > 0.2) return { locale: "ja", certainty: 1 };
  const folded = fold(raw);
  const words = folded.match(/\p{L}+/gu) ?? [];
  const scores = LATIN.map((locale) => ({
    locale,
    score: wordScore(words, locale) + habitScore(raw, folded, locale),
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  if (scores.filter(({ score }) => score === most).length > 1) return { locale: fallback, certainty: 0 };
  const [best, next] = scores
    .map(({ locale, score }) => ({ locale, score: locale === fallback ? score + EXPECTED : score }))
    .sort((a, b) => b.score - a.score);
  if (!best || !next || best.score === next.score) return { locale: fallback, certainty: 0 };
  return { locale: best.locale, certainty: (best.score - next.score) / (best.score + next.score) };
});

/** How certain the language of a question has to be, which is short. */
const CERTAIN_OF_QUESTION = 0.25;

/** The language in which a question is read: its own where that can be told, else the robot's. */
export function languageOfQuestion(text: string, robot: Locale): Locale {
  const { locale, certainty } = detectLanguage(text, robot);
  return certainty >= CERTAIN_OF_QUESTION ? locale : robot;
}
