/** "How late are you open in winter?" of a page that dates its hours by months: the row around the middle of the season tells them. */
import type { Locale } from "../../../contract/locale.ts";
import { findSpans, spans } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { tellsOfDay } from "../extraction/of-day.ts";
import { hasContext } from "../question/asked-terms.ts";
import { asksForHours, showsHours } from "../question/hours-words.ts";
import { asksForWeekday } from "../question/moments.ts";
import type { ReadQuestion } from "../question/question.ts";
import { findSeasons, saysClosed, speaksOfOpening } from "../text/opening.ts";

/** The month in the middle of each season, by the names that `findSeasons` gives; Brazil lies in the south. */
const MIDDLES: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  en: { winter: 1, spring: 4, summer: 7, autumn: 10 },
  "pt-BR": { verao: 1, outono: 4, inverno: 7, primavera: 10 },
  it: { inver: 1, primaver: 4, est: 7, autunn: 10 },
  ja: { 冬: 1, 春: 4, 夏: 7, 秋: 10 },
};

/** The question asks for hours alone, of a season, and a sentence tells them of months around its middle. */
export function tellsHoursOfSeason(question: ReadQuestion, { sentences }: Extract): boolean {
  const { folded, locale, terms } = question;
  const [season] = findSeasons(folded, locale);
  const month = MIDDLES[locale][season?.name ?? ""];
  if (month === undefined || hasContext(question)) return false;
  const others = terms.filter(({ word }) => findSeasons(word, locale).length === 0);
  if (!asksForHours({ ...question, terms: others })) return false;
  return sentences.some((sentence) => {
    const told = fold(sentence.text);
    const isAround = findSpans(told).some((span) => "month" in span.from && spans(span, { month }));
    const isOfOpening = speaksOfOpening(`${fold(sentence.from.passage.heading)} ${told}`, locale);
    const isOfDay = !asksForWeekday(question) || tellsOfDay(sentence, question);
    return isAround && isOfOpening && isOfDay && (showsHours(sentence.text, question) || saysClosed(told));
  });
}
