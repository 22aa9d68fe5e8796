/**
 * Prices by the hour, day, night …: a price that is asked for a day is not told by a row about something else's price.
 */
import type { Locale } from "../../../contract/locale.ts";

type Units = readonly (readonly [asked: RegExp, told: RegExp])[];

/** How a unit is asked for in a folded question, and how a folded sentence or its heading tells it; 11日 is a date. */
const UNITS: Readonly<Record<Locale, Units>> = {
  en: [
    [/\b(?:per|an?|each|every|by the|whole|full) hour\b|\bhourly\b/, /\bhour|\bhrs?\b|\b60 min|\/ ?h\b/],
    [/\b(?:per|a|each|every|by the|whole|full) day\b|\bdaily\b/, /\bda(?:y|ily)\b|\bdays\b/],
    [/\b(?:per|a|each|every|whole|full) night\b/, /\bnight/],
    [/\b(?:per|a|each|every|whole|full) week\b|\bweekly\b/, /\bweek/],
    [/\b(?:per|a|each|every|whole|full) month\b|\bmonthly\b/, /\bmonth/],
  ],
  "pt-BR": [
    [/\b(?:por|a|cada) hora\b/, /\bhora|\b60 min|\/ ?h\b/],
    [/\b(?:por|ao|cada) dia\b|\bdiaria\b|\bdia (?:todo|inteiro)\b/, /\bdias?\b|\bdiari/],
    [/\b(?:por|a|cada) noite\b/, /\bnoite|\bdiari/],
    [/\b(?:por|a|cada) semana\b/, /\bseman/],
    [/\b(?:por|ao|cada) mes\b/, /\bmes\b|\bmens/],
  ],
  it: [
    [/\b(?:all'|l'|ogni |per )ora\b/, /\bor[ae]\b|\borari|\b60 min|\/ ?h\b/],
    [/\b(?:al|ogni|per) giorno\b|\bgiornata intera\b|\btutto il giorno\b/, /\bgiorn/],
    [/\b(?:a|per|ogni) notte\b/, /\bnott/],
    [/\b(?:a|alla|per|ogni) settimana\b/, /\bsettiman/],
    [/\b(?:al|ogni|per) mese\b/, /\bmes[ei]\b|\bmensil/],
  ],
  ja: [
    [/(?<!\d)[1一]時間|時間(?:あたり|単位)/, /時間|60分/],
    [/(?<![\d月十])[1一]日/, /日/],
    [/(?<![\d十])[1一][泊晩]/, /泊|晩/],
    [/(?<![\d十])[1一]週間?/, /週/],
    [/(?<![\d十])[1一](?:か|ヶ)月|毎月|月額/, /月/],
  ],
};

/** Whether a price by some unit of time is asked for, and the text tells of none by that unit. */
export function missesRate(question: string, text: string, locale: Locale): boolean {
  const units = UNITS[locale].filter(([asked]) => asked.test(question));
  return units.length > 0 && !units.some(([, told]) => told.test(text));
}

/** Half a day, and what tells of it: the words, or hours that can be had for themselves. */
const HALF_DAY: Readonly<Record<Locale, readonly [asked: RegExp, told: RegExp]>> = {
  en: [
    /\bhalf[- ](?:a )?day\b/,
    /\bhalf[- ](?:a )?days?\b|\b(?:per|an|by the|each|every|one|shortest) hour|\bhourly\b|\bmornings?\b|\bafternoons?\b/,
  ],
  "pt-BR": [
    /\bmeio[- ](?:dia|periodo)\b(?! (?:e|as)\b)|\bmeia[- ]diaria\b/,
    /\bmeio[- ](?:dia|periodo)\b|\bmeia[- ]diaria\b|\b(?:por|a|cada|uma) hora\b|\bturno\b/,
  ],
  it: [
    /\bmezza giornata\b/,
    /\bmezz[ae] giornat[ae]\b|\b(?:all'|ogni |per |un'|a )ora\b|\bmattin\w+|\bpomerigg\w+/,
  ],
  ja: [/半日/, /半日|1時間|午前|午後/],
};

/** Whether half a day was asked for, and none of the folded texts, in whatever language, tells of one, or of hours. */
export function missesHalfDay(question: string, texts: readonly string[], locale: Locale): boolean {
  if (!HALF_DAY[locale][0].test(question)) return false;
  return !Object.values(HALF_DAY).some(([, told]) => texts.some((text) => told.test(text)));
}

/** Whether a folded text names a rate, in whatever language ("per day", "Price per night", 1泊). */
export function namesRate(folded: string): boolean {
  return Object.values(UNITS).some((units) => units.some(([asked]) => asked.test(folded)));
}

/** By which units of time the prices of folded texts go, as positions in `UNITS`; one that says none goes by any. */
export function ratesOf(texts: readonly string[]): ReadonlySet<number> {
  const told = (text: string): number[] =>
    Object.values(UNITS).flatMap((units) => units.flatMap(([asked], at) => (asked.test(text) ? [at] : [])));
  return new Set(texts.flatMap(told));
}

/** Whether a folded word is a unit of time that prices go by ("week"). */
export function isUnitOfTime(word: string, locale: Locale): boolean {
  return UNITS[locale].some(([, told]) => told.test(word));
}
