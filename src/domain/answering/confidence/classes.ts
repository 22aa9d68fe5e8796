/** Asked for a class, hours are no answer: a "schedule" may be that of the house. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { ITSELF } from "../extraction/headed.ts";
import { DAY } from "../extraction/price-list.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { BELOW } from "../text/headings.ts";

/** Words for any class: "yoga" is one of many. */
const CLASS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:class|lesson|course|session)(?:e?s)?$/,
  "pt-BR": /^(?:aula|curso)s?$/,
  it: /^(?:cors[oi]|lezion[ei])$/,
  ja: /^(?:クラス|レッスン|講座|教室)$/,
};

/** Whether a folded word means any class. */
export const isAnyClass = (word: string, locale: Locale): boolean => CLASS[locale].test(word);

/** What stands around hours. */
const AROUND =
  /(?<!\p{L})(?:am|pm|a\.m|p\.m|to|from|until|till|and|noon|midday|midnight|dalle|alle|ore|a|e|as|das|h|hs|de)(?!\p{L})|[時分半]|から|まで|午前|午後/gu;

/** Whether a text says nothing but days and hours. */
function tellsHoursOnly(text: string): boolean {
  const folded = fold(text);
  return /\d/.test(folded) && !/\p{L}/u.test(folded.replace(DAY, " ").replace(AROUND, " "));
}

/** Whether a class was asked for, and all that is told are hours below a heading that names none. */
export function tellsHoursOfNoClass({ weighed, locale }: WeighedQuestion, { sentences }: Extract): boolean {
  const classes = weighed.flatMap(({ word, role }, at) =>
    role === "content" && isAnyClass(word, locale) ? [at] : [],
  );
  const isOfClass = ({ from }: Extract["sentences"][number]): boolean =>
    // A section of a section is a class ("Yoga" in "Timetable").
    from.passage.heading.split(BELOW).length > 2 || classes.some((at) => (from.heading[at] ?? 0) >= ITSELF);
  return (
    classes.length > 0 && sentences.every((sentence) => !isOfClass(sentence) && tellsHoursOnly(sentence.text))
  );
}
