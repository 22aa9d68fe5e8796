/**
 * What tells when a business is open: words of opening and closing, and rows of days with their hours, whatever stands above
 * them ("When we're in"). Such rows are found by a word for opening, though they have none.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findSpans, spans } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { lastHeading } from "./headings.ts";
import type { SentencedText } from "../../language/sentences.ts";

/** The word for opening hours, by language. */
export const HOURS_WORD: Readonly<Record<Locale, string>> = {
  en: "opening",
  "pt-BR": "horário",
  it: "orario",
  ja: "営業",
};

/** Words of opening and closing. */
export const OPENING: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shut(?:s|ting)?)\b/,
  "pt-BR":
    /\b(?:abr(?:e|em|ir|imos)|abert[oa]s?|abertura|fech(?:a|am|ar|amos|ad[oa]s?)|funciona(?:m|mos|mento)?|encerra(?:m|mos|mento)?)\b/,
  it: /\b(?:apr(?:e|ite|ono|ire|iamo)|apert[oaie]|apertura|chiu(?:de|dete|dono|dere|diamo|s[oaie]|sura))\b/,
  ja: /開[いくきけ店館園院校場室所]|営業|閉[めまじ店館園院]|休業|定休|休[みむ館診園校場室院]/,
};
const HOURS_NAMES: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:hours|opening times)\b/,
  "pt-BR": /\bhorarios?\b/,
  it: /\borar[io]\b/,
  ja: /(?:営業|診療|受付|開館|開[園室所場院]|授業|利用|窓口|業務|拝観|参拝|入[浴館園場])時間/,
};

/** Whether a folded text speaks of opening, closing or hours. */
export function speaksOfOpening(folded: string, locale: Locale): boolean {
  return OPENING[locale].test(folded) || HOURS_NAMES[locale].test(folded);
}

/** Whether a folded text speaks of opening and names a span of a year: of the other months it tells as well. */
export function tellsSeason(folded: string, locale: Locale): boolean {
  return (
    OPENING[locale].test(folded) && findSpans(folded).some(({ from, to }) => from !== to && "month" in from)
  );
}

/** Under a heading like 授業時間 hours are found by the word for opening. */
const OTHER_HOURS = /(?:開[園室所場院校]|授業|利用|窓口|業務|拝観|参拝|入[浴館園場])時間$/;

/** Whether hours stand below a folded heading of hours without a word of opening. */
export const headsHours = (folded: string): boolean => OTHER_HOURS.test(folded);

const SEASONS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:(high|low|peak|off|main|shoulder)[- ]season|(summer|winter|spring|autumn)(?: season)?)\b/g,
  "pt-BR": /\b(?:(alta|baixa|media) (?:temporada|estacao)|(verao|inverno|outono|primavera))\b/g,
  it: /\b(?:(alta|bassa|media) stagione|(est)(?:ate|iv[oaie])|(inver)(?:no|nal[ei])|(autunn|primaver)\w+)\b/g,
  ja: /(ハイ|オフ|ロー|トップ)シーズン|(繁忙|閑散)期|([春夏秋冬])/g,
};

/** A season named in a text. */
interface Season {
  /** The word that tells it from others. */
  readonly name: string;
  /** What is said of it there. */
  readonly text: string;
}

/** The seasons that a folded text names in order, each with what is said of it until the next. */
export function findSeasons(folded: string, locale: Locale): Season[] {
  const named = [...folded.matchAll(SEASONS[locale])];
  return named.map((match, at) => ({
    name: match.slice(1).find(Boolean) ?? "",
    text: folded.slice(match.index, named[at + 1]?.index),
  }));
}

const DAY_NAMES =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:segunda|terca|quarta|quinta|sexta)s?(?:[- ]feiras?)?\b|\b(?:sabado|domingo)s?\b|\b(?:seg|ter|qua|qui|sex|sab|dom)\b|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b|\b(?:lun|mar|mer|gio|ven)\b|[月火水木金土日](?:曜日?)?|平日|祝日?/g;
const TIME = String.raw`\d{1,2}(?:[:.h時]\d{0,2}|時半)? ?(?:[ap]\.?m\.?\b|h\b|分)?`;
const HOURS = new RegExp(
  String.raw`${TIME} ?(?:[-–—~〜]|to|till|until|a|as|alle|ate|e|から)\s*${TIME}(?:まで)?`,
  "g",
);
const CLOSED =
  /\b(?:closed|shut|fechad[oa]s?|chius[oaie]|riposo|folga)\b|定休日?|休[業館診園校場室院]日?|お?休み/g;
/** Whether a folded text says that something is closed. */
export const saysClosed = (folded: string): boolean => folded.search(CLOSED) >= 0;
/** What stands between days and hours; what is said in brackets does not count. */
const BESIDE =
  /\([^()]{0,60}\)|\b(?:and|to|from|till|until|through|hours?|de|das|do|da|dal|dalle|dalla|alle|al|alla|e|a|as|aos?|ate|orario|continuato|horario|h)\b|から|まで|時間/g;
const MOST_LEFT = 6;
/** On fewer days a lesson is given, a market held. */
const MOST_DAYS = 7;
const LEAST_DAYS = 5;
/** Below "When we are open" they are the opening hours of a business that is open on few days. */
const LEAST_BELOW_OPENING = 2;

/** Whether a folded line holds nothing but days with their hours, or with a word that it is closed. */
export function isOpeningRow(folded: string): boolean {
  const days = folded.replace(DAY_NAMES, " ");
  if (days === folded) return false;
  const hours = days.replace(HOURS, " ").replace(CLOSED, " ");
  if (hours === days) return false;
  return hours.replace(BESIDE, " ").replace(/[^\p{L}]+/gu, "").length <= MOST_LEFT;
}

/** What is said of a day, behind its name. */
const OF_DAY = /^([^:：]{2,40})[:：]/;

/** Whether a folded line begins with a label that names days and nothing else ("Sunday: by appointment"). */
function isOfDay(folded: string): boolean {
  const [, label] = OF_DAY.exec(folded) ?? [];
  if (label === undefined) return false;
  const left = label.replace(DAY_NAMES, " ");
  return left !== label && !/\p{L}/u.test(left.replace(BESIDE, " "));
}

type OpeningText = SentencedText & { readonly heading: string };

const headsOpening = (heading: string): boolean =>
  Object.values(OPENING).some((opening) => opening.test(fold(lastHeading(heading))));

/**
 * The positions of the rows that tell when a business is open: together they tell of most days of a week, or stand below a heading that
 * says so. What is said of
 * another day right beside them is one of them ("Sunday: by appointment").
 */
export function findOpeningRows({ text, sentences, heading }: OpeningText): ReadonlySet<number> {
  const rows = new Set<number>();
  const days = new Set<number>();
  const lines = sentences.map(({ start, end }) => fold(text.slice(start, end)));
  for (const [index, folded] of lines.entries()) {
    if (!isOpeningRow(folded) && !(rows.has(index - 1) && isOfDay(folded))) continue;
    rows.add(index);
    for (const weekday of weekdaysOf(folded)) days.add(weekday);
  }
  // A line that only says when it is closed stands beside hours that are told without days.
  const tellsHours = [...rows].some((index) => (lines[index] ?? "").search(HOURS) >= 0);
  const least = headsOpening(heading) ? LEAST_BELOW_OPENING : LEAST_DAYS;
  return tellsHours && days.size >= least ? rows : new Set();
}

/** The days of the week that a folded text names, spans included; Sunday is 0. */
function weekdaysOf(folded: string): readonly number[] {
  const told = findSpans(folded);
  const isTold = (weekday: number): boolean =>
    told.some((span) => "weekday" in span.from && spans(span, { weekday })) ||
    (/平日/.test(folded) && weekday > 0 && weekday < MOST_DAYS - 1);
  return [0, 1, 2, 3, 4, 5, 6].filter(isTold);
}

/** Whether folded texts tell of most days of a week: that a day is left out says that it is closed. */
export function tellsWeek(texts: readonly string[]): boolean {
  return new Set(texts.flatMap(weekdaysOf)).size >= LEAST_DAYS;
}
