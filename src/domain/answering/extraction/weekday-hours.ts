/** The opening hours of a day of the week, and how sentences tell of hours, closing and public holidays. */
import { fold } from "../../language/normalise.ts";
import { namesEves, namesHolidays, showsHours } from "../question/hours-words.ts";
import { namesAskedDay } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { findOpeningRows, OPENING, saysClosed, speaksOfOpening } from "../text/opening.ts";
import type { Passage } from "../text/passages.ts";
import { tellsAskedWeek, tellsClosing, withoutSomeWeeks } from "./closing-days.ts";
import { type Choice, takeInOrder } from "./list-answer.ts";
import { tellsOfDay } from "./of-day.ts";

export const isOpeningRow = ({ from, index }: RankedSentence): boolean =>
  findOpeningRows(from.passage).has(index);

/** Whether a row or the heading above it speaks of opening: 受付は平日の9:00〜16:30です may be something else's. */
export const speaksAbove = (sentence: RankedSentence, { locale }: Asked): boolean =>
  [sentence.text, sentence.from.passage.heading].some((said) => speaksOfOpening(fold(said), locale));

/** Whether a sentence speaks of opening or closing in so many words. */
export const opens = ({ text }: RankedSentence, { locale }: Asked): boolean =>
  OPENING[locale].test(fold(text));

/** Whether a sentence says when it is open on public holidays, or that it is not. */
export function tellsOfHolidays(sentence: RankedSentence, asked: Asked): boolean {
  const folded = fold(sentence.text);
  const names = namesEves(asked.folded) ? namesEves(folded) : namesHolidays(folded, asked.locale);
  if (!names) return false;
  return speaksOfOpening(folded, asked.locale) || showsHours(sentence.text, asked) || isOpeningRow(sentence);
}

/** The opening rows of the asked day, or that it is closed then. */
export function chooseOfWeekday<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): Choice<P> | undefined {
  const isHours = (one: RankedSentence): boolean => speaksAbove(one, asked) && showsHours(one.text, asked);
  const ofDay = ranked.filter((one) => tellsOfDay(one, asked));
  const rows = ofDay.filter(isOpeningRow);
  // "Closed on Tuesdays" takes the day out of "Monday to Thursday: 4 – 10 pm".
  const itself = ofDay.filter(({ text }) => namesAskedDay(text, asked));
  const ofWeek = takeInOrder(
    itself.filter(({ text }) => tellsAskedWeek(text, asked)),
    room,
  );
  if (ofWeek) return ofWeek;
  // "On Sundays from 10 to 6 in summer, closed in winter" tells hours, and "Sunday hours apply on public holidays" tells of those.
  if (itself.some(isHours)) {
    const told = ofDay.filter((one) => opens(one, asked) && (isHours(one) || !tellsOfHolidays(one, asked)));
    return takeInOrder(rows, room) ?? takeInOrder(told, room) ?? takeInOrder(ofDay.filter(isHours), room);
  }
  const isElse = rows.every((row) => !speaksAbove(row, asked));
  const closing = itself.filter((one) => tellsClosing(one.text) && !isOpeningRow(one));
  if (isElse && closing.length > 0) return takeInOrder(closing, room);
  return (
    takeInOrder(findException(itself, asked) ?? rows, room) ??
    takeInOrder(
      ofDay.filter((one) => opens(one, asked)),
      room,
    ) ??
    takeInOrder(ofDay.filter(isHours), room)
  );
}

/** What says that it is closed on the asked day, where no row tells hours of it; `itself` names that day. */
function findException<S extends RankedSentence>(
  itself: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const isClosed = ({ text }: S): boolean =>
    saysClosed(fold(text)) && namesAskedDay(withoutSomeWeeks(fold(text)), asked);
  const closed = itself.filter(isClosed);
  const tells = (one: S): boolean => isOpeningRow(one) && (!isClosed(one) || showsHours(one.text, asked));
  return closed.length > 0 && !itself.some(tells) ? closed : undefined;
}
