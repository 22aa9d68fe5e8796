/** "We serve from 8 to 6. Closed on Thursdays.": hours that name no day are those of every day but the ones on which it is closed. */
import { findSpans } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { showsHours } from "../question/hours-words.ts";
import { asksForWeekday } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { tellsClosing } from "./closing-days.ts";

const namesWeekday = (text: string): boolean => findSpans(fold(text)).some(({ from }) => "weekday" in from);

/** Whether sentences tell hours without a day, and on which days it is closed: of an asked day that is none of these they tell as well. */
export const opensOtherwise = (sentences: readonly Pick<RankedSentence, "text">[], asked: Asked): boolean =>
  asksForWeekday(asked) &&
  sentences.some(({ text }) => showsHours(text, asked) && !namesWeekday(text)) &&
  sentences.some(({ text }) => tellsClosing(text) && namesWeekday(text));
