/** "And on Saturdays?" after a question for the opening hours asks for those of that day, and for nothing of the day before. */
import type { ReadingLanguages } from "./asked-terms.ts";
import { asksForHolidays, asksForHours, isOfHolidays, namesHolidays } from "./hours-words.ts";
import { openPlainly } from "../../language/openers.ts";
import { speaksOfOpening } from "../text/opening.ts";
import { momentTerms } from "./moments.ts";
import { type ReadQuestion, readQuestion, saysOnlyWhen } from "./question.ts";

/** Whether a question says nothing but that it is of public holidays ("And on public holidays?"). */
function saysOnlyHolidays({ folded, locale, terms }: ReadQuestion): boolean {
  const others = terms.filter((term) => !isOfHolidays(term));
  return namesHolidays(folded, locale) && saysOnlyWhen({ terms: others, locale });
}

/** More words are about something else as well. */
const MOST_TERMS = 3;

/** Whether a question asks when something is open that it names: "When is the sauna open?" Of a day it is asked by its own words. */
function asksForHoursOfThing(question: ReadQuestion): boolean {
  const { terms, folded, locale } = question;
  const isBrief = terms.filter(({ role }) => role === "content").length <= MOST_TERMS;
  return isBrief && speaksOfOpening(folded, locale) && momentTerms(question).length === 0;
}

/** The hours of the day that is named, asked as before; undefined where it is not only a day, or no hours were asked for. */
export function askHoursOf(
  question: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion | undefined {
  const ofDay = saysOnlyWhen(question) && momentTerms(question).length > 0;
  if (!ofDay && !saysOnlyHolidays(question)) return undefined;
  for (const text of earlier.toReversed()) {
    const before = readQuestion(text, languages);
    if (asksForHours(before) || asksForHolidays(before) || asksForHoursOfThing(before)) {
      const days = new Set(momentTerms(before).flat());
      const terms = before.terms.filter((term, at) => !days.has(at) && !isOfHolidays(term));
      return { ...question, kind: before.kind, terms: [...question.terms, ...terms] };
    }
    if (!saysOnlyWhen(before) && !saysOnlyHolidays(before)) return undefined;
  }
  return undefined;
}

/** "何時まで？" of what has no hours of its own asks when the business itself is open; undefined for what asks anything else. */
export function askOpeningHours(text: string, languages: ReadingLanguages): ReadQuestion | undefined {
  const plain = openPlainly(text);
  const read = plain === text ? undefined : readQuestion(plain, languages);
  return read && asksForHours(read) ? read : undefined;
}
