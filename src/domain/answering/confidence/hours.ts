/** Answers to who asks for nothing but the hours: the row of the day, under words of opening. */
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { findFeasts, namesFeast } from "../question/feasts.ts";
import {
  asksForHolidays,
  asksForHours,
  namesEves,
  namesHolidays,
  showsHours,
} from "../question/hours-words.ts";
import { findOpeningRows, findSeasons, speaksOfOpening, tellsSeason, tellsWeek } from "../text/opening.ts";
import { asksForWeekday, coversAskedDate, createMomentFinder, momentTerms } from "../question/moments.ts";
import { tellsOfDay, tellsOfOtherDays } from "../extraction/of-day.ts";
import { tellsOfFeast } from "../extraction/opening-hours.ts";
import { tellsOfHolidays } from "../extraction/weekday-hours.ts";
import { isRow } from "../extraction/rows.ts";
import type { ReadQuestion } from "../question/question.ts";
import { hasContext } from "../question/asked-terms.ts";

/** A longer line is about something: who sells, what is taught. */
const ROW_CHARACTERS = 60;

/** Whether a month was asked for, and a sentence tells in which part of a year it is open, or which season that is. */
function tellsOfYear(sentence: Extract["sentences"][number], question: ReadQuestion): boolean {
  if (asksForWeekday(question) || momentTerms(question).length === 0) return false;
  const folded = fold(sentence.text);
  const isSeason = tellsOfDay(sentence, question) && findSeasons(folded, question.locale).length > 0;
  return isSeason || tellsSeason(folded, question.locale);
}

/** The days before public holidays were asked for, and the hours of the week are told: they are any days of it. */
const tellsEve = ({ folded }: ReadQuestion, sentences: Extract["sentences"]): boolean =>
  namesEves(folded) && tellsWeek(sentences.map(({ text }) => fold(text)));

/** The question asks for hours alone, and a sentence tells of the asked day when it is open, or that it is not. */
export function tellsHours(question: ReadQuestion, { sentences }: Extract): boolean {
  const { locale } = question;
  if (hasContext(question)) return false;
  if (asksForHolidays(question))
    return sentences.some((sentence) => tellsOfHolidays(sentence, question)) || tellsEve(question, sentences);
  if (!asksForHours(question)) return false;
  const feasts = findFeasts(question.folded, locale);
  if (feasts.length > 0) return sentences.some((sentence) => tellsOfFeast(sentence, question));
  const opening = sentences.filter(
    ({ from, index, text }) =>
      speaksOfOpening(fold(text), locale) ||
      findOpeningRows(from.passage).has(index) ||
      (speaksOfOpening(fold(from.passage.heading), locale) && showsHours(text, question)),
  );
  const isLeftOut = asksForWeekday(question) && tellsWeek(opening.map(({ text }) => fold(text)));
  const isAnyDay = momentTerms(question).length === 0 || isLeftOut;
  return sentences.some((sentence) => {
    const row = findOpeningRows(sentence.from.passage).has(sentence.index);
    const about = row || speaksOfOpening(fold(sentence.from.passage.heading), locale);
    const itself = speaksOfOpening(fold(sentence.text), locale);
    const hour = showsHours(sentence.text, question);
    if (tellsOfYear(sentence, question)) return true;
    return (isAnyDay || tellsOfDay(sentence, question)) && (row || itself || (about && hour));
  });
}

/** The question asks whether it is open on a feast, and the answer says nothing of that day. */
export function lacksFeast(question: ReadQuestion, { sentences }: Extract): boolean {
  const { folded, locale } = question;
  const feasts = findFeasts(folded, locale);
  const isOfFeast = feasts.length > 0 && asksForHours(question);
  if (!isOfFeast && !asksForHolidays(question)) return false;
  if (namesEves(folded))
    return !sentences.some(({ text }) => namesEves(fold(text))) && !tellsEve(question, sentences);
  const covers = createMomentFinder(question);
  const isOftenClosed = feasts.some(({ often_closed }) => often_closed);
  const tellsDay = (text: string): boolean =>
    isOftenClosed ? coversAskedDate(text, question) : (covers?.(text) ?? []).length > 0;
  return !sentences.some(
    ({ text }) => namesFeast(text, feasts, locale) || namesHolidays(fold(text), locale) || tellsDay(text),
  );
}

/** The question asks for the hours of a day, and the answer tells only of others. */
export function tellsOtherHours(question: ReadQuestion, { sentences }: Extract): boolean {
  if (!asksForHours(question)) return false;
  return sentences.every(
    (sentence) => tellsOfOtherDays(sentence, question) && !tellsOfYear(sentence, question),
  );
}

/** The question asks when something is open on a day, and what the answer tells of that day is something else: a menu. */
export function tellsElse(question: ReadQuestion, { sentences }: Extract): boolean {
  const { locale } = question;
  if (hasContext(question) || !asksForHours(question)) return false;
  const ofDay = sentences.filter((sentence) => tellsOfDay(sentence, question));
  return (
    ofDay.length > 0 &&
    !ofDay.some(
      ({ text, from, index }) =>
        speaksOfOpening(fold(text), locale) ||
        speaksOfOpening(fold(from.passage.heading), locale) ||
        findOpeningRows(from.passage).has(index) ||
        (!asksForWeekday(question) &&
          showsHours(text, question) &&
          speaksOfOpening(fold(from.passage.text), locale)) ||
        (isRow({ from, index }) && text.length <= ROW_CHARACTERS && showsHours(text, question)),
    )
  );
}
