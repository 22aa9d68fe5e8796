/**
 * Reads a message that is written like a letter: who somebody is, when they come and with whom, and one or two questions
 * somewhere within. What is asked is looked for by itself; the circumstances would be found instead of the answer.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findMoments } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { toSentences } from "../../language/sentences.ts";
import { MAX_QUESTION_CHARACTERS } from "./clauses.ts";
import { readJapaneseClauses } from "./letter-japanese.ts";
import { readClauses } from "./letter-clauses.ts";
import { startOf } from "../../text.ts";

/** A question of a letter. */
export interface LetterQuestion {
  readonly text: string;
  /** What the letter says before it, the nearest last. */
  readonly before: readonly string[];
  /** The question without the circumstances that hang on it, where it has some: "Can I bring my dog (when I come for …)?" */
  readonly main?: string | undefined;
  /** False where the letter only says that something is not known: "I can't find how to cancel." */
  readonly certain: boolean;
}

/** A shorter message is no letter. */
const MIN_CHARACTERS: Readonly<Record<Locale, number>> = { en: 120, "pt-BR": 120, it: 120, ja: 60 };
/** A shorter one is none in any language. */
export const LEAST_OF_LETTER = Math.min(...Object.values(MIN_CHARACTERS));
/** What is asked beyond these is not read. */
const MOST_QUESTIONS = 8;
/** A wrapped line is at least this long. */
const WRAPPED = 50;
/** Lines of a mail that its writer did not write: headers, what it answers, the program's signature. */
const NOT_WRITTEN =
  /^\s*(?:>|--\s*$|(?:from|to|cc|date|sent|subject|de|para|assunto|enviad[oa]|data|da|a|oggetto|inviato|差出人|宛先|件名|日時|送信日時)\s?[:：])|(?:から送信|^(?:sent from|enviado d[oe]|inviato da) .*)$/iu;

/** The lines that somebody wrote, those that a program wrapped joined again. */
function toLines(text: string): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const written = line.trim();
    const joins = isOpen && /^[\p{Ll}\p{N}]/u.test(written);
    if (written === "" || NOT_WRITTEN.test(written)) isOpen = false;
    else {
      if (joins) lines.push(`${lines.pop() ?? ""} ${written}`);
      else lines.push(written);
      isOpen = written.length >= WRAPPED && !/[.!?。！？:：]$/u.test(written);
    }
  }
  return lines;
}

/** Somebody tells of himself. */
const OF_SELF: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:i|im|we|my|our|me|us)\b/iu,
  "pt-BR":
    /(?<!\p{L})(?:eu|n[óo]s|a gente|meus?|minhas?|noss[oa]s?|estou|sou|tenho|vou|moro|quero|preciso|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|noi|mi[oae]|miei|nostr[oaie]|sono|ho|abbiamo|vorrei|vengo|arrivo|devo|mi|ci|\p{L}+iamo|\p{L}+remmo)(?!\p{L})/iu,
  ja: /[たいますん]$|です|ます|ました/u,
};

/** Words for a day that was named before. */
const THAT_DAY: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=\b(?:on )?)(?:that|this|the same) day\b/iu,
  "pt-BR": /\b(?:n?esse|n?este|naquele) dia\b/iu,
  it: /\b(?:in )?(?:quel|questo) giorno\b/iu,
  ja: /[そこ]の日/u,
};

/** "That day" by the name that the letter gives it before. */
function sayDay(text: string, before: readonly string[], locale: Locale): string {
  if (!THAT_DAY[locale].test(text)) return text;
  const folded = before.map(fold).findLast((one) => findMoments(one).length > 0) ?? "";
  const named = findMoments(folded);
  const day = named.find(({ moment }) => "weekday" in moment) ?? named[0];
  return day ? text.replace(THAT_DAY[locale], folded.slice(day.start, day.end)) : text;
}

/** What a question hangs its circumstances on. */
const HANGS: Readonly<Record<Locale, RegExp>> = {
  en: /,? (?:when|if|as|because|since|while|before|after|so that) (?:i|we|my|our|you|the|it|he|she|they)\b/iu,
  "pt-BR": /,? (?:quando|se|porque|já que|ja que|enquanto|pois|depois que|antes de) /iu,
  it: /,? (?:quando|se|perch[eé]|siccome|mentre|visto che|dato che|prima di|dopo) /iu,
  ja: /^.*(?:場合|たら|ば|とき|時|から|ので)[、,](?=.{6})/u,
};
/** A main clause is at least this long. */
const MIN_MAIN_WORDS = 4;

/** The main clause of a question; undefined where nothing hangs on it, or it is too short to ask by itself. */
function toMain(text: string, locale: Locale): string | undefined {
  const hangs = HANGS[locale].exec(text);
  if (!hangs) return undefined;
  if (locale === "ja") return text.slice(hangs[0].length);
  const main = text.slice(0, hangs.index);
  return main.split(/\s+/).length >= MIN_MAIN_WORDS ? main : undefined;
}

/** The questions of a letter, in order; none where a message is no letter, or nothing in it can be told to ask. */
export function readLetter(written: string, locale: Locale): LetterQuestion[] {
  const text = startOf(written, MAX_QUESTION_CHARACTERS).trim();
  if (text.length < MIN_CHARACTERS[locale]) return [];
  const sentences = toLines(text).flatMap((line) =>
    toSentences(line, locale).map(({ start, end }) => line.slice(start, end)),
  );
  const clauses = locale === "ja" ? readJapaneseClauses(sentences) : readClauses(sentences, locale);
  const questions = clauses.flatMap(({ text: said, does }, at): LetterQuestion[] => {
    if (does === "tells") return [];
    const before = clauses.slice(0, at).map((one) => one.text);
    const main = toMain(said, locale);
    return [{ text: sayDay(said, before, locale), before, main, certain: does === "asks" }];
  });
  // One sentence that asks is no letter, however long, unless somebody tells of himself in it.
  const tells = clauses.some(({ text: said, does }) => does === "tells" && OF_SELF[locale].test(said));
  const isLetter = clauses.length > questions.length && (tells || sentences.length > 1);
  return isLetter || questions.length > 1 ? questions.slice(0, MOST_QUESTIONS) : [];
}
