/**
 * Reads a question: its content words in order, what kind of answer it asks for, and – when it leans on what was
 * said before ("and on Sundays?") – the subject of the earlier questions.
 */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { sayPlainly } from "../../language/idioms.ts";
import { wordsOfJobs } from "../../language/jobs.ts";
import { fold } from "../../language/normalise.ts";
import { withAgesTold } from "./ages-told.ts";
import { wordsOfFigure } from "./figures.ts";
import { type AnswerKind, asksForSteps, decideAnswerKind } from "./answer-kind.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";
import { MAX_QUESTION_CHARACTERS } from "./clauses.ts";
import { withoutAbility } from "./asked-way.ts";
import { isContact } from "../text/contacts.ts";
import { wordsOfWayThere } from "./getting-there.ts";
import { asksForHours } from "./hours-words.ts";
import { goesOn, pointsBack } from "./leaning-words.ts";
import { withParty } from "./party.ts";
import { withoutAgeOfThing } from "./payers.ts";
import { withPaying } from "./paying-terms.ts";
import { withRequirement } from "./requirement.ts";
import { wordsOfBeginning } from "./since-when.ts";
import { toQuantityTerm, withoutQuantities } from "./quantity.ts";
import { isSide, withImplied } from "./sides.ts";

import { startOf } from "../../text.ts";

/** A question read. */
export interface ReadQuestion {
  readonly text: string;
  readonly folded: string;
  readonly locale: Locale;
  readonly kind: AnswerKind;
  /** It asks how to do something. */
  readonly steps: boolean;
  /** Whether it points back to what was said before; a very short one perhaps does. */
  readonly leans: "surely" | "perhaps" | "no";
  readonly terms: readonly AskedTerm[];
}

/** What is asked, as far as it decides which sentences answer it. */
export interface Asked extends Pick<ReadQuestion, "kind" | "terms" | "locale" | "folded"> {
  /** Passages of the robot, where that is known. */
  readonly passages?: number;
}

const MAX_LEANING_TERMS = 4;
/** A question that names this many things may well point at one of them. */
const MAX_POINTING_TERMS = 2;

/** Signs that something is asked for; a question without one is answered by yes or no. Japanese ones end in a verb with "か". */
const ASKING: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:who|whom|whose|what|which|when|where|why|how)s?\b/,
  "pt-BR": /\b(?:quem|que|qual|quais|quando|onde|aonde|como|quant[oa]s?|cad[ae])\b/,
  it: /\b(?:chi|che|cosa|quale?|quali|quando|dove|come|perche|quant[oaie])\b/,
  ja: /[何誰]|いつ|いくつ|いくら|どこ|どの|どう|どれ|どちら|どなた|どんな|なぜ|だれ|なに|^(?!.*(?:ます|です|ません|ました|でした|でしょう)か[?？。]*$)/,
};
/** Whether a question is answered by yes or no. */
export function asksYesOrNo({ folded, locale }: Pick<ReadQuestion, "folded" | "locale">): boolean {
  return !ASKING[locale].test(folded);
}

/**
 * Whether a term names no thing of its own, but a side of one, or a part of a word: katakana pairs and what is left of a
 * cut word say nothing beside the whole.
 */
export function namesSide(term: AskedTerm, locale: Locale): boolean {
  const plain = isSide(term, locale) || commonWordsOf(locale).light.has(term.word);
  return term.role === "cue" || term.share < 1 || plain;
}

/**
 * Words that only say when: an answer about days may hold others of them ("Monday to Friday" of weekends). By language,
 * which the calendar's names are not: an Italian "quarta" or "Marco" is no time.
 */
const TIMES: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?|today|tomorrow|tonight|mornings?|evenings?|nights?|afternoons?|holidays?|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december)$/,
  "pt-BR":
    /^(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feiras?|fim|fins|semana|hoje|amanha|manha|noites?|tardes?|feriados?|natal|pascoa|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/,
  it: /^(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|fine|settimana|weekend|oggi|domani|mattina|sera|notte|pomeriggio|festivi|natale|pasqua|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/,
  ja: /^(?:第|(?!月日)(?=..$)月?火?水?木?金?土?日?祝?|週末|平日|休日|祝日|[月火水木金土日]曜|曜日|今日|明日|午前|午後|朝|昼|夕方|夜間?|土曜|日曜|土日)$/,
};

/** Whether a term only says when. */
export function namesTime(term: Pick<AskedTerm, "word">, locale: Locale): boolean {
  return TIMES[locale].test(term.word);
}

/** How many words name something: no light ones, no cues. */
export const countContent = (terms: readonly AskedTerm[], locale: Locale): number =>
  terms.filter((term) => term.role === "content" && !commonWordsOf(locale).light.has(term.word)).length;

/** Whether a question names no thing of its own, so that it means nothing without the one before. */
export function namesNothing({ terms, locale }: Pick<ReadQuestion, "terms" | "locale">): boolean {
  return terms.every((term) => namesSide(term, locale));
}

/** Whether a question says nothing but when ("Also at weekends?"). */
export function saysOnlyWhen({ terms, locale }: Pick<ReadQuestion, "terms" | "locale">): boolean {
  return terms.every((term) => namesTime(term, locale) || namesSide(term, locale));
}

function decideLeaning(terms: readonly AskedTerm[], folded: string, locale: Locale): ReadQuestion["leans"] {
  const content = countContent(terms, locale);
  if (content <= MAX_LEANING_TERMS && goesOn(folded, locale)) return "surely";
  const points = content <= MAX_LEANING_TERMS && pointsBack(folded, locale);
  if (points && content <= MAX_POINTING_TERMS) return "surely";
  if (terms.length > 0 && namesNothing({ terms, locale })) return "surely";
  return points || content <= 1 ? "perhaps" : "no";
}

const MAX_QUANTITIES = 2;

const asIs = (term: AskedTerm): AskedTerm => term;
const asCue = (term: AskedTerm): AskedTerm => ({ ...term, role: "cue" });
/** A price may be none, and need not be told by that word; nor by money, its name and the paying of it. */
const MONEY =
  /^(?:gratis|無料|money|euros?|pounds?|dollars?|quid|budget|reais|dinheiro|gastar|pagar|soldi|denaro|spendere|pagare)$/;
const withMoneyAsCue = (term: AskedTerm): AskedTerm => (MONEY.test(term.word) ? asCue(term) : term);

/** A question in plain words, and what kind of answer it asks for. */
type Plain = Pick<ReadQuestion, "text" | "folded" | "kind" | "steps">;

/** The terms of a question, and whether one of them is what a thing needs: that is asked of the whole. */
function readTerms(
  { text, folded, kind, steps }: Plain,
  languages: ReadingLanguages,
): { readonly terms: readonly AskedTerm[]; readonly is_of_whole: boolean } {
  const { locale } = languages;
  // How many and how long a price is asked for is what the asker wants, and so is for whom.
  const wanted = kind === "price" ? withoutQuantities(text, locale) : { text, named: [] };
  const all = withoutAgeOfThing(toAskedTerms(wanted.text, languages), folded);
  const asked = kind === "price" ? withParty(all, text, locale) : steps ? withoutAbility(all) : all;
  // What is asked for without its word: "how much" for a price.
  const implied = withPaying(withImplied(asked, kind, { ...languages, folded }), { folded, kind }, languages);
  const aged = withAgesTold(implied, { kind, folded }, languages);
  const required = withRequirement(aged, folded, languages);
  const telling = [wordsOfBeginning, wordsOfJobs, wordsOfWayThere, wordsOfFigure].map((words) =>
    words(folded, locale),
  );
  const beside = toAskedTerms(telling.join(" ").trim(), languages).map(asCue);
  const quantities = wanted.named.slice(0, MAX_QUANTITIES).map(toQuantityTerm);
  const wantedTerms = required.map(kind === "price" ? withMoneyAsCue : asIs);
  return { terms: [...wantedTerms, ...beside, ...quantities], is_of_whole: required !== aged };
}

/** Reads a question by itself: idioms in plain words, the kind of answer, the asked terms, and whether it leans on what was said. */
export function readQuestion(written: string, languages: ReadingLanguages): ReadQuestion {
  const { locale } = languages;
  const text = sayPlainly(startOf(written, MAX_QUESTION_CHARACTERS), locale);
  const folded = fold(startOf(text, MAX_QUESTION_CHARACTERS)).trim();
  const kind = decideAnswerKind(text, locale);
  const steps = asksForSteps(text, locale);
  const { terms, is_of_whole } = readTerms({ text, folded, kind, steps }, languages);
  const isByItself = isContact(kind) || asksForHours({ terms, locale, folded });
  const leaning = isByItself ? "no" : decideLeaning(terms, folded, locale);
  // "Does it need Docker?" asks it of the whole, whatever was spoken of, where that is told.
  const leans = is_of_whole && leaning === "surely" ? "perhaps" : leaning;
  return { text, folded, locale, kind, steps, leans, terms };
}
