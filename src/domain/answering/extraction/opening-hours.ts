/**
 * Opening hours. Asked for without a day: all of them that stand together, whichever line alone has the word that was asked
 * ("Sunday: closed"). Of a day: its row; of a month: what is said of parts of the year.
 */
import { findMoments, findSpans } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { asksForHolidays, asksForHours, namesEves, showsHours } from "../question/hours-words.ts";
import {
  findOpeningRows,
  findSeasons,
  OPENING,
  saysClosed,
  speaksOfOpening,
  tellsSeason,
  tellsWeek,
} from "../text/opening.ts";
import { AMOUNT } from "../question/measures.ts";
import {
  asksForMonth,
  coversAskedDate,
  asksForWeekday,
  createMomentFinder,
  momentTerms,
} from "../question/moments.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { chooseOfWeekday, isOpeningRow, opens, speaksAbove, tellsOfHolidays } from "./weekday-hours.ts";
import { isItem, isLabelled } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { follows } from "./compose.ts";
import { type Choice, takeInOrder } from "./list-answer.ts";
import { tellsOfDay } from "./of-day.ts";
import { opensOtherwise } from "./open-otherwise.ts";
import { asksForClosing, tellsClosing } from "./closing-days.ts";
import { findFeasts, namesFeast } from "../question/feasts.ts";
import type { Asked } from "../question/question.ts";
import { hasContext } from "../question/asked-terms.ts";

/** A week of seven wordy lines. */
const WEEK_CHARACTERS = 450;

/** The same with the sentence that says when the seasons are. */
const SEASON_CHARACTERS = 500;

/** Whether a sentence says of a feast or day of the year that was asked for when it is open then, or that it is not. */
export function tellsOfFeast(sentence: RankedSentence, asked: Asked): boolean {
  const { folded, locale } = asked;
  const { text } = sentence;
  if (!coversAskedDate(text, asked) && !namesFeast(text, findFeasts(folded, locale), locale)) return false;
  return speaksAbove(sentence, asked) || isOpeningRow(sentence);
}

/** The hours of the asked day, or what tells in which part of the year it is open, with what is said of the rest. */
function chooseOfDay<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): Choice<P> | undefined {
  if (!asksForMonth(asked)) return chooseOfWeekday(ranked, asked, room);
  const ofMonth = findOfMonth(ranked, asked);
  // "Sunday, 14 December" is told by what holds in December and by the row of the day.
  if (asksForWeekday(asked)) {
    const rows = ranked.filter((one) => isOpeningRow(one) && tellsOfDay(one, asked));
    return ofMonth.length > 0 ? takeInOrder([...ofMonth, ...rows], room) : undefined;
  }
  const ofSeason = chooseOfSeason(ranked, asked) ?? takeInOrder(ofMonth, room);
  if (ofSeason) return ofSeason;
  const season = ranked.find(({ text }) => tellsSeason(fold(text), asked.locale));
  const beside = ranked.filter(
    (one) => one.from === season?.from && !isOpeningRow(one) && (one === season || opens(one, asked)),
  );
  return takeInOrder(beside, room);
}

/** What tells hours of the asked month itself ("November to February: 10 am to 4 pm"), and that something is closed then. */
function findOfMonth<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] {
  const ofMonth = ranked.filter((one) => tellsOfDay(one, asked) && !isOpeningRow(one));
  const hours = ofMonth.filter((one) => showsHours(one.text, asked) && speaksAbove(one, asked));
  const closed = ofMonth.filter(({ text }) => saysClosed(fold(text)));
  return hours.length > 0 ? [...new Set([...hours, ...closed])] : [];
}

/** Hours that are told by seasons, and the sentence that tells in which of them the asked month is. */
function chooseOfSeason<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): Choice<P> | undefined {
  const covers = createMomentFinder(asked);
  const seasonsOf = ({ text }: RankedSentence<P>) => findSeasons(fold(text), asked.locale);
  for (const dates of ranked) {
    const season = seasonsOf(dates).find(({ text }) => covers !== undefined && covers(text).length > 0);
    const hours = ranked.filter(
      (one) =>
        one !== dates &&
        one.from === dates.from &&
        showsHours(one.text, asked) &&
        seasonsOf(one).some(({ name }) => name === season?.name),
    );
    if (hours.length === 0) continue;
    const closed = ranked.filter(
      (one) => one !== dates && one.from === dates.from && opens(one, asked) && tellsOfDay(one, asked),
    );
    const whole = takeInOrder([...hours, dates, ...closed], SEASON_CHARACTERS);
    return whole?.cut === false ? whole : takeInOrder([...hours, dates], SEASON_CHARACTERS);
  }
  return undefined;
}

const namesDate = (folded: string): boolean =>
  findMoments(folded).some(({ moment }) => "month" in moment && moment.day !== undefined);

/** What is said of public holidays: the rows and sentences that name them, and those of a day that was asked for beside them. */
function chooseOfHolidays<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): Choice<P> | undefined {
  const ofHolidays = ranked.filter((one) => tellsOfHolidays(one, asked));
  const ofDay = ranked.filter((one) => asksForWeekday(asked) && isOpeningRow(one) && tellsOfDay(one, asked));
  // "Public holidays as Sundays. Closed on 25 December and 1 January."
  const isBehind = (sentence: RankedSentence): boolean => ofHolidays.some((one) => follows(one, sentence));
  const closed = ranked.filter(
    (one) => isBehind(one) && saysClosed(fold(one.text)) && namesDate(fold(one.text)),
  );
  return ofHolidays.length > 0
    ? takeInOrder([...new Set([...ofHolidays, ...ofDay, ...closed])], room)
    : undefined;
}

/** The hours around the best sentence, as far as `room` characters reach; undefined where they were not asked for, or are not told there. */
export function chooseHours<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): Choice<P> | undefined {
  if (hasContext(asked)) return undefined;
  const ofHolidays = asksForHolidays(asked) ? chooseOfHolidays(ranked, asked, room) : undefined;
  // The day before one is any day of the week, where nothing else is said of it.
  if (ofHolidays || namesEves(asked.folded)) return ofHolidays ?? chooseOfWeek(ranked, asked, room);
  if (asksForHolidays(asked)) return undefined;
  if (!asksForHours(asked)) return undefined;
  const ofFeast = takeInOrder(
    ranked.filter((one) => tellsOfFeast(one, asked)),
    room,
  );
  if (ofFeast) return ofFeast;
  if (momentTerms(asked).length === 0 && findFeasts(asked.folded, asked.locale).length > 0) return undefined;
  if (momentTerms(asked).length === 0)
    return (
      (asksForClosing(asked) ? chooseClosing(ranked, room) : undefined) ?? chooseOfWeek(ranked, asked, room)
    );
  const ofDay = chooseOfDay(ranked, asked, room);
  if (ofDay || !asksForWeekday(asked)) return ofDay;
  // "Open Monday to Friday" answers who asks for Sunday, and so does "Open from 8 to 6, closed on Thursdays".
  const week = chooseOfWeek(ranked, asked, room);
  if (week && opensOtherwise(week.sentences, asked)) return week;
  if (ranked.some((one) => tellsOfDay(one, asked))) return undefined;
  return week && tellsWeek(week.sentences.map(({ text }) => fold(text))) ? week : undefined;
}

/** The days on which it is closed. */
const chooseClosing = <P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  room: number,
): Choice<P> | undefined =>
  takeInOrder(
    ranked.filter(({ text }) => tellsClosing(text) && findSpans(fold(text)).length > 0),
    room,
  );

function chooseOfWeek<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): Choice<P> | undefined {
  const { locale } = asked;
  // Another word of the question may stand elsewhere ("A che ora …?" in a price by the hour).
  const from = ranked
    .filter((one) => speaksAbove(one, asked) || isOpeningRow(one))
    .find((one) => ranked.some((other) => other.from === one.from && showsHours(other.text, asked)))?.from;
  if (from === undefined) return undefined;
  const rows = findOpeningRows(from.passage);
  // Beside rows of days other hours are something else's ("Quiet hours: 10 pm to 7 am"), and so are those that have a price.
  const tells = ({ text }: RankedSentence<P>): boolean =>
    rows.size > 0
      ? OPENING[locale].test(fold(text))
      : speaksOfOpening(fold(text), locale) || (showsHours(text, asked) && fold(text).search(AMOUNT) < 0);
  const told = ranked.filter((one) => one.from === from && (rows.has(one.index) || tells(one)));
  const choice = takeInOrder(told, room);
  if (!choice?.cut) return choice;
  // Cut before its end it would seem to be closed on the days that are left.
  const lines = told.filter(({ index, text }) =>
    rows.size > 0 ? rows.has(index) : isItem(text) || isLabelled(text),
  );
  const week = takeInOrder(lines, WEEK_CHARACTERS);
  const holdsAll = choice.sentences.every((one) => week?.sentences.includes(one));
  return week && holdsAll && !week.cut ? week : choice;
}
