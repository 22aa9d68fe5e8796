/**
 * Days and seasons: a question that names one ("Are you open in December?") is answered by a sentence about days or
 * seasons, not by one that holds only the rest of it ("After 10 pm the reception is closed").
 */
import type { Locale } from "../../contract/locale.ts";

/** Days of the week and parts of the year; what always holds is an answer about either. */
interface Calendar {
  readonly week: RegExp;
  readonly year: RegExp;
  readonly always: RegExp;
}

const CALENDARS: Readonly<Record<Locale, Calendar>> = {
  en: {
    week: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?)\b/,
    year: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|seasons?|months?|easter|christmas)\b/,
    always: /\b(?:daily|every day|each day|all year|all week|year[- ]round|always|any time)\b/,
  },
  "pt-BR": {
    // "A segunda fase" is no Monday.
    week: /\b(?:segunda|terca|quarta|quinta|sexta)s?(?:-feiras?|(?= (?:a|e|ou|d[aeo]s?|as|n[ao]s?)\b|\s*[?!,.;]|$))|\b(?:sabados?|domingos?|(?:fim|fins) de semana|dias uteis)\b/,
    year: /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verao|outono|inverno|temporada|mes(?:es)?|ferias|natal|pascoa)\b/,
    always: /\b(?:diariamente|todos os dias|o ano todo|o ano inteiro|sempre)\b/,
  },
  it: {
    week: /\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|fine settimana|weekend|(?:giorni )?feriali)\b/,
    year: /\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|stagione|mes[ei]|natale|pasqua)\b/,
    always: /\b(?:tutti i giorni|ogni giorno|tutto l'anno|sempre)\b/,
  },
  ja: {
    week: /[月火水木金土日]曜|土日|平日|週末|休日/,
    year: /\d+月|[一二三四五六七八九十]月|春|夏|秋|冬|季節|期間|繁忙期|年末|正月/,
    always: /毎日|年中|通年|いつでも/,
  },
};

/** Whether the question names a day or a season of which none of the sentences tells anything. */
export function missesDay(question: string, sentences: readonly string[], locale: Locale): boolean {
  const { week, year, always } = CALENDARS[locale];
  const named = [week, year].filter((one) => one.test(question));
  if (named.length === 0) return false;
  return !sentences.some((text) => [...named, always].some((one) => one.test(text)));
}
