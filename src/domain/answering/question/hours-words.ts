/** Words of opening and closing, by which a question for the hours is known. */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { findMoments } from "../../language/calendar.ts";
import { perObject } from "../../per-object.ts";
import { OPENING } from "../text/opening.ts";
import { showsAnswer } from "./answer-kind.ts";
import type { AskedTerm } from "./asked-terms.ts";
import { findFeasts } from "./feasts.ts";
import { asksSinceWhen } from "./since-when.ts";

/** Words beside them that ask for nothing else. */
const BESIDE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:hours?|times?|late|early|mornings?|noon|afternoons?|evenings?|nights?|weekends?|weekdays?|today|tomorrow|tonight|now|day|days|until|till)$/,
  "pt-BR":
    /^(?:horarios?|horas?|hora|manha|tardes?|noites?|ficam?|fim|semana|dias?|uteis|hoje|agora|amanha|feira|feiras)$/,
  it: /^(?:orari|orario|or[ae]|mattin[ao]|pomeriggio|sera|fino|fine|settimana|weekend|oggi|adesso|ora|domani|giorn[oi])$/,
  ja: /^(?:時間|営業|業時|何時|午前|午後|朝|夜|第|週末|平日|今日|今|明日|曜日|[月火水木金土日]曜?|.?開.?|.?閉.?)$/,
};
/** An hour at which it may be open, or what is left of one: "5", "5pm", "17h30". */
const HOUR = /^(?:\d{1,2}(?:[ap]m|hs?|h\d\d)?|[ap]m|00|時[半以]|以[降前後]|夕方|半)$/;
/** Words for what every robot speaks for. */
const PREMISES: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:shop|store|business|company|place|premises)$/,
  "pt-BR": /^(?:loja|empresa|estabelecimento|lugar)$/,
  it: /^(?:negozio|azienda|esercizio|locale|posto)$/,
  ja: /^(?:お?店|店舗|会社|当店)$/,
};

/** Whether a word means the business itself, whatever it is: "the company". */
export function namesBusiness({ word }: { readonly word: string }, locale: Locale): boolean {
  return PREMISES[locale].test(word);
}

/** A pair of characters across two words counts less: 療時 in 診療時間 is none. */
const CROSSING = 0.5;
/** "8–12" under a heading of hours. */
const DASHED = /(?<!\d)\d{1,2} ?[-–—~〜] ?\d{1,2}(?!\d)/;
/** "Daily 9 to 5": no span of ages or prices by what stands before it, none of days, people or distances by what follows. */
const WORDED =
  /(?<![\d.,:€$£¥%] ?|\b(?:age[sd]?|years|grades?|levels?|sizes?|rooms?|idades?|anos|eta|età|anni) )\b\d{1,2} (?:to|till?|until|[aà]s|at[eé]|alle|a) (?:about |around )?\d{1,2}(?![\d%])(?! ?(?:[€$£¥%+]|k?ms?\b|kgs?\b|miles?|metres?|people|persons?|pessoas|persone|guests?|players|years?|anos|anni|months?|mes[ei]s?|mesi|weeks?|days?|dias|giorni|minut|hours?|horas|ore\b|(?:working|business) |euros?|pounds|or (?:older|over|more)))/i;

/** Whether a text shows hours of the day. */
export function showsHours(
  text: string,
  { locale, folded }: { readonly locale: Locale; readonly folded: string },
): boolean {
  return (
    showsAnswer(text, { kind: "hour", locale, folded }) === true || DASHED.test(text) || WORDED.test(text)
  );
}

interface Asked {
  readonly terms: readonly AskedTerm[];
  readonly locale: Locale;
  readonly folded: string;
}

/** Words for public holidays, and those that only go with them. */
const HOLIDAY: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:(?:public|bank|national) holidays?|holidays)\b/,
  "pt-BR": /\bferiados?\b/,
  it: /\bfestiv[oi]\b/,
  ja: /祝日(?!の前日)|祝祭日|[土日]・?祝(?!前)/,
};
const OF_HOLIDAYS =
  /^(?:public|bank|national|holidays?|naciona(?:l|is)|feriados?|festiv[oi]|祝祭?日?|祭日|[土日]祝|祝前|前日|休前)$/;
/** The day before a public holiday, which has hours of its own on Japanese pages. */
const EVE = /祝前日|祝日の?前日|休前日/;

/** Whether a folded text names the days before public holidays. */
export const namesEves = (folded: string): boolean => EVE.test(folded);

/** Whether a folded text names public holidays. */
export const namesHolidays = (folded: string, locale: Locale): boolean => HOLIDAY[locale].test(folded);

/** Whether a word is one for public holidays. */
export const isOfHolidays = ({ word }: { readonly word: string }): boolean => OF_HOLIDAYS.test(word);

/** Whether a question asks for nothing but when something is open: what else it says is a day, a month or a feast. */
export const asksForHours = perObject((asked: Asked): boolean => {
  if (asksSinceWhen(asked.folded, asked.locale)) return false;
  if (asksOnlyOfOpening(asked, () => false)) return true;
  const feasts = findFeasts(asked.folded, asked.locale);
  const isOfFeast = (word: string): boolean => feasts.some(({ named }) => named.includes(word));
  return feasts.length > 0 && asksOnlyOfOpening(asked, isOfFeast);
});

/** The same of public holidays. */
export const asksForHolidays = (asked: Asked): boolean =>
  (namesHolidays(asked.folded, asked.locale) || namesEves(asked.folded)) &&
  asksOnlyOfOpening(asked, (word) => isOfHolidays({ word }));

function asksOnlyOfOpening(
  { terms, locale }: Omit<Asked, "folded">,
  isOfDay: (word: string) => boolean,
): boolean {
  const own = terms
    .filter(({ role, kind, share }) => role === "content" && !(kind === "kanji" && share < CROSSING))
    .map(({ word }) => word);
  const opens = (word: string): boolean =>
    OPENING[locale].test(word) ||
    (locale === "ja" && (/[開閉]|営業/.test(word) || (/^診[療察]$/.test(word) && own.includes("時間"))));
  const isBeside = (word: string): boolean =>
    BESIDE[locale].test(word) ||
    namesBusiness({ word }, locale) ||
    commonWordsOf(locale).light.has(word) ||
    HOUR.test(word);
  const isMoment = (word: string): boolean => findMoments(word).length > 0 || isOfDay(word);
  return own.some(opens) && own.every((word) => opens(word) || isBeside(word) || isMoment(word));
}
