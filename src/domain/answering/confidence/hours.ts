/** Answers to who asks for nothing but the hours: the row of the day, under words of opening. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
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
import { opensOtherwise } from "../extraction/open-otherwise.ts";
import { tellsOfFeast } from "../extraction/opening-hours.ts";
import { tellsOfHolidays } from "../extraction/weekday-hours.ts";
import { tellsHoursOfSeason } from "./season-hours.ts";
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
  // Below "Opening hours" the row of some months need not say so.
  return isSeason || tellsSeason(`${fold(sentence.from.passage.heading)} ${folded}`, question.locale);
}

/** The days before public holidays were asked for, and the hours of the week are told: they are any days of it. */
const tellsEve = ({ folded }: ReadQuestion, sentences: Extract["sentences"]): boolean =>
  namesEves(folded) && tellsWeek(sentences.map(({ text }) => fold(text)));

/** The question asks for hours alone, and a sentence tells of the asked day when it is open, or that it is not. */
export function tellsHours(question: ReadQuestion, extract: Extract): boolean {
  const { locale } = question;
  const { sentences } = extract;
  if (hasContext(question)) return false;
  if (tellsHoursOfSeason(question, extract)) return true;
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
  const isLeftOut =
    asksForWeekday(question) &&
    (tellsWeek(opening.map(({ text }) => fold(text))) || opensOtherwise(opening, question));
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

/** Whether a brief sentence goes on from one that tells when it is open: "We are open from Tuesday to Friday, 9 to 5. Saturdays until noon." */
function goesOnFromHours({ from, index, text }: Extract["sentences"][number], locale: Locale): boolean {
  if (index === 0 || text.length > ROW_CHARACTERS || isRow({ from, index })) return false;
  const { passage } = from;
  const { end = 0 } = passage.sentences[index - 1] ?? {};
  const { start = 0 } = passage.sentences[index] ?? {};
  const isBeside = !passage.text.slice(end, start).includes("\n");
  return isBeside && speaksOfOpening(fold(sentenceAt(passage, index - 1)), locale);
}

/** Whether a sentence tells hours of opening, rather than when there is something else that day. */
function isOfOpening(sentence: Extract["sentences"][number], question: ReadQuestion): boolean {
  const { text, from, index } = sentence;
  const { locale } = question;
  const folded = fold(text);
  if (speaksOfOpening(`${fold(from.passage.heading)} ${folded}`, locale)) return true;
  if (findOpeningRows(from.passage).has(index) || goesOnFromHours(sentence, locale)) return true;
  if (!showsHours(text, question)) return false;
  if (!asksForWeekday(question) && speaksOfOpening(fold(from.passage.text), locale)) return true;
  // Of most days of a week nothing else is told in one sentence.
  return tellsWeek([folded]) || (isRow({ from, index }) && text.length <= ROW_CHARACTERS);
}

/** The question asks when something is open on a day, and what the answer tells of that day is something else: a menu. */
export function tellsElse(question: ReadQuestion, { sentences }: Extract): boolean {
  if (hasContext(question) || !asksForHours(question)) return false;
  const ofDay = sentences.filter((sentence) => tellsOfDay(sentence, question));
  return ofDay.length > 0 && !ofDay.some((sentence) => isOfOpening(sentence, question));
}
