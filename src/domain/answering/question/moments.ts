/** Which asked days and months a sentence tells of in other words: "Mon–Fri" of Wednesday, "Saturday" of weekends. */
import { findMoments, findSpans, type Moment, spans } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { findFeasts } from "./feasts.ts";
import type { ReadQuestion } from "./question.ts";

type Asking = Pick<ReadQuestion, "folded" | "terms" | "locale">;

/** An asked moment, and the positions of the asked terms that name it. */
interface AskedMoment {
  readonly moment: Moment;
  readonly indexes: readonly number[];
}

/** Days named together by one word. */
const TOGETHER = [
  {
    said: /\bweekends?\b|\bfi(?:m|ns) de semana\b|\bfine settimana\b|週末|土日/,
    from: { weekday: 6 },
    to: { weekday: 0 },
  },
  {
    said: /\bweekdays?\b|\bdias? (?:uteis|util|de semana)\b|\bgiorni feriali\b|平日/,
    from: { weekday: 1 },
    to: { weekday: 5 },
  },
] as const;

/** What holds on each day of the week. */
const DAILY =
  /\b(?:daily|(?:every|each) day|all week|diariamente|todos os dias|tutti i giorni|ogni giorno)\b|毎日/;

/** By the terms of a question, which belong to one folded text: every sentence asks for them anew, and most questions have none. */
const remembered = new WeakMap<object, readonly AskedMoment[]>();

function findAsked(question: Asking): readonly AskedMoment[] {
  const before = remembered.get(question.terms);
  if (before) return before;
  const asked = readMoments(question);
  remembered.set(question.terms, asked);
  return asked;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** A moment that ends a span of days ("月〜金"), with the days before it. */
function withDaysBetween(folded: string): (asked: AskedMoment) => readonly AskedMoment[] {
  const weeks = findSpans(folded).filter(({ from, to }) => from !== to && isWeekday(from));
  return (asked) => {
    const span = weeks.find(({ to }) => isSameDay(to, asked.moment));
    if (!span) return [asked];
    const between = WEEK.filter((weekday) => spans(span, { weekday }));
    return between.map((weekday) => ({ ...asked, moment: { weekday } }));
  };
}

function readMoments({ folded, terms, locale }: Asking): AskedMoment[] {
  const within = (said: string): number[] =>
    terms.flatMap(({ word }, index) => (said.includes(word) ? [index] : []));
  const together = TOGETHER.flatMap(({ said, from, to }) => {
    const [name] = said.exec(folded) ?? [];
    return name === undefined ? [] : [from, to].map((moment) => ({ moment, indexes: within(name) }));
  });
  const feasts = findFeasts(folded, locale);
  // Easter Monday is no Monday.
  const others = feasts.reduce(
    (left, feast) => left.replace(feast.named, " ".repeat(feast.named.length)),
    folded,
  );
  const named = findMoments(others).map(({ moment, start, end }) => ({
    moment,
    indexes: within(folded.slice(start, end)),
  }));
  const ofFeasts = feasts.flatMap((feast) =>
    findMoments(feast.date).map(({ moment }) => ({ moment, indexes: within(feast.named) })),
  );
  return [...together, ...named.flatMap(withDaysBetween(folded)), ...ofFeasts].filter(
    ({ indexes }) => indexes.length > 0,
  );
}

/**
 * Tells the positions of the asked terms that a text holds by a span around them, or by the day under another name.
 * Undefined where no day and no month was asked for: then there is nothing to read.
 */
export function createMomentFinder(question: Asking): ((text: string) => readonly number[]) | undefined {
  const asked = findAsked(question);
  if (asked.length === 0) return undefined;
  return (text) => {
    const folded = fold(text);
    const found = [...findSpans(folded), ...TOGETHER.filter(({ said }) => said.test(folded))];
    const daily = DAILY.test(folded);
    return asked
      .filter(({ moment }) => (daily && "weekday" in moment) || found.some((span) => spans(span, moment)))
      .flatMap(({ indexes }) => indexes);
  };
}

/** Whether a day of the week is asked for. */
export function asksForWeekday(question: Asking): boolean {
  return findAsked(question).some(({ moment }) => "weekday" in moment);
}

/** Whether a month or a day of the year is asked for. */
export function asksForMonth(question: Asking): boolean {
  return findAsked(question).some(({ moment }) => "month" in moment);
}

/** Whether a text names a day of the week that was asked for, by itself rather than within a span. */
export function namesAskedDay(text: string, question: Asking): boolean {
  const asked = findAsked(question).flatMap(({ moment }) => ("weekday" in moment ? [moment.weekday] : []));
  if (asked.length === 0) return false;
  return findSpans(fold(text)).some(
    ({ from, to }) => from === to && "weekday" in from && asked.includes(from.weekday),
  );
}

/** Longer spans of a year are seasons rather than holidays. */
const MOST_MONTHS = 2;

/** Whether a text tells of some weeks that hold a day of the year that was asked for: "from 8 to 25 August". */
export function coversAskedDate(text: string, question: Asking): boolean {
  const dates = findAsked(question).flatMap(({ moment }) =>
    "month" in moment && moment.day !== undefined ? [moment] : [],
  );
  if (dates.length === 0) return false;
  return findSpans(fold(text)).some(
    (span) =>
      "month" in span.from &&
      "month" in span.to &&
      span.from.day !== undefined &&
      (span.to.month - span.from.month + 12) % 12 < MOST_MONTHS &&
      dates.some((date) => spans(span, date)),
  );
}

const isSameDay = (one: Moment, other: Moment): boolean =>
  "weekday" in one && "weekday" in other && one.weekday === other.weekday;

const isWeekday = (moment: Moment): boolean => "weekday" in moment;

/** Whether a text names days (or months), where days (or months) were asked for; which of them does not count. */
export function namesSuchMoments(text: string, question: Asking): boolean {
  const asked = findAsked(question);
  if (asked.length === 0) return false;
  const named = findMoments(fold(text));
  return named.some((one) => asked.some(({ moment }) => isWeekday(moment) === isWeekday(one.moment)));
}

/** Positions of the asked terms that name a day or a month, together for each. */
export function momentTerms(question: Asking): readonly (readonly number[])[] {
  return findAsked(question).map(({ indexes }) => indexes);
}
