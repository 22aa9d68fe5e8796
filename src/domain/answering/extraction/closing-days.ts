/** Days on which a Japanese business closes: 定休日, and days in some weeks of a month (第2・第4火曜), which are open in the others. */
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import { saysClosed } from "../text/opening.ts";

const SOME_WEEKS = /第\s?[1-5](?:\s?[・、,]\s?第?\s?[1-5])*\s?[月火水木金土日](?:曜日?)?/gu;
const ASKED = /定休|休[業館診園校場室院]日|お?休みの?(?:日|曜日)|^お?休みは?(?:いつ|何曜)/;
/** A break at noon closes no day. */
const AT_NOON = /お?昼休み/g;

/** Whether a question asks on which days something is closed. */
export const asksForClosing = ({ folded }: Pick<Asked, "folded">): boolean => ASKED.test(folded);

/** Whether a text tells of a day on which something is closed. */
export const tellsClosing = (text: string): boolean => saysClosed(fold(text).replaceAll(AT_NOON, " "));

/** A folded text without the days of some weeks only. */
export const withoutSomeWeeks = (folded: string): string => folded.replaceAll(SOME_WEEKS, " ");

/** Whether a text tells of the day in the week of a month that was asked for: 第2・第4火曜 of 第4火曜. */
export function tellsAskedWeek(text: string, { folded }: Pick<Asked, "folded">): boolean {
  const [asked] = folded.match(SOME_WEEKS) ?? [];
  if (asked === undefined) return false;
  const numbers: readonly string[] = asked.match(/\d/g) ?? [];
  return (fold(text).match(SOME_WEEKS) ?? []).some((told) => numbers.every((one) => told.includes(one)));
}
