/**
 * Days and seasons: a question that names one ("Are you open in December?") is answered by a sentence about days or
 * seasons, not by one that holds only the rest of it ("After 10 pm the reception is closed").
 */
import type { Locale } from "../../../contract/locale.ts";
import { findMoments } from "../../language/calendar.ts";

/** Words for days of the week and parts of the year, beside their names; what always holds is an answer about either. */
interface Words {
  readonly week: RegExp;
  readonly year: RegExp;
  readonly always: RegExp;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    week: /\b(?:weekdays?|weekends?)\b/,
    year: /\b(?:spring|summer|autumn|winter|seasons?|months?|easter|christmas)\b/,
    always: /\b(?:daily|every day|each day|all year|all week|year[- ]round|always|any time)\b/,
  },
  "pt-BR": {
    week: /\b(?:(?:fim|fins) de semana|dias uteis)\b/,
    year: /\b(?:primavera|verao|outono|inverno|temporada|mes(?:es)?|ferias|natal|pascoa)\b/,
    always: /\b(?:diariamente|todos os dias|o ano todo|o ano inteiro|sempre)\b/,
  },
  it: {
    week: /\b(?:fine settimana|weekend|(?:giorni )?feriali)\b/,
    year: /\b(?:primavera|estate|autunno|inverno|stagione|mes[ei]|natale|pasqua)\b/,
    always: /\b(?:tutti i giorni|ogni giorno|tutto l'anno|sempre)\b/,
  },
  ja: {
    week: /土日|平日|週末|休日/,
    year: /[一二三四五六七八九十]月|春|夏|秋|冬|季節|期間|繁忙期|年末|正月/,
    always: /毎日|年中|通年|いつでも/,
  },
};

/** Which of the two a folded text tells of. */
function kindsOf(folded: string, { week, year }: Words): ReadonlySet<"week" | "year"> {
  const kinds = new Set(
    findMoments(folded).map(({ moment }) => ("weekday" in moment ? ("week" as const) : ("year" as const))),
  );
  if (week.test(folded)) kinds.add("week");
  if (year.test(folded)) kinds.add("year");
  return kinds;
}

/** Whether the folded question names a day or a season of which none of the folded sentences tells anything. */
export function missesDay(question: string, sentences: readonly string[], locale: Locale): boolean {
  const words = WORDS[locale];
  const named = kindsOf(question, words);
  if (named.size === 0) return false;
  return !sentences.some(
    (text) => words.always.test(text) || [...kindsOf(text, words)].some((kind) => named.has(kind)),
  );
}
