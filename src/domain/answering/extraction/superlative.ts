/**
 * "Which course is the cheapest?": no row of a price list says so, but the rows of one list compare. The row with the
 * least or most of what was asked leads, as it was taught; sentences outside a list are not compared.
 */
import type { Locale } from "../../../contract/locale.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { findMoments } from "../../language/calendar.ts";
import { asksForWeekday } from "../question/moments.ts";
import { wholeOf } from "../ranking/match.ts";
import { findListBelow, listsAbout, toLists } from "./rows.ts";
import { findSuperlative, type Superlative } from "../question/superlative.ts";
import { type Asked, namesTime } from "../question/question.ts";
import { lastHeading } from "../text/headings.ts";
import { isBesideKind } from "./beside-kind.ts";
import { ITSELF } from "./headed.ts";
import { tellsOfOtherDays } from "./of-day.ts";
import { contentOf, gistOf } from "../ranking/weigh.ts";
import { isInPriceList } from "./price-list.ts";
import { tellSections } from "./sections-below.ts";
import { isUnitOfTime, ratesOf } from "../text/rate.ts";
import { fold } from "../../language/normalise.ts";

/** Words for whatever is sold. */
const ANYTHING: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:service|option|thing|item|product|treatment|offer)s?\b/,
  "pt-BR": /\b(?:servicos?|opc(?:ao|oes)|itens|item|produtos?|tratamentos?|coisas?)\b/,
  it: /\b(?:servizi[oi]?|opzion[ei]|cos[ae]|articol[oi]|prodott[oi]|trattament[oi]|offert[ae])\b/,
  ja: /メニュー|サービス|商品|品物|プラン|もの/,
};

/** "Free for ever: one garden" is the cheapest of plans. */
const FREE = /^(?:[^:]{1,40}: ?)?(?:free|gratis|gratuit[oa]|de graca|無料)(?![\p{L}-])/u;
const PRICE =
  /(?:[€$£¥]|r\$|chf|eur|usd|gbp) ?(\d[\d.,]{0,20})|(\d[\d.,]{0,20}) ?(?:[€$£¥]|円|ユーロ|ドル|(?:euros?|eur|reais|francs?|chf|yen|pounds?|dollars?)\b)/i;
const DURATION =
  /(\d{1,6}(?:[.,]\d{1,3})?) ?(?:((?:minutes?|mins?|minut[oi]s?)\b|分)|((?:hours?|horas?|or[ae])\b|h(?![a-z])|時間)|((?:days?|dias?|giorn[oi])\b|日間?)|((?:weeks?|semanas?|settiman[ae])\b|週間?)|((?:months?|mes(?:es)?|mes[ei])\b|か月|ヶ月))/i;
/** What goes on behind hours: "1 h 30 min", "2h30", "1時間半". */
const BEYOND_HOURS =
  /^(?:,? ?(?:and |e )?(\d{1,2}) ?(?:min|分)|(\d{2})(?!\d)|(半| and a half| e mezz[ao]| e meia))/i;
const DISTANCE = /(\d{1,6}(?:[.,]\d{1,3})?) ?(?:km\b|キロ(?!グラム))/i;
const NEARNESS = /(\d{1,6}(?:[.,]\d{1,3})?) ?(?:m|met(?:re|er|ro)s?|metri)\b|(\d{1,6}) ?メートル/i;
const WEIGHT = /(\d{1,6}(?:[.,]\d{1,3})?) ?(?:kg\b|kilos?\b|キロ)/i;
const GRAMS = /(\d{1,6}(?:[.,]\d{1,3})?) ?(?:g\b|grams?\b|グラム)/i;
const AREA = /(\d{1,6}(?:[.,]\d{1,3})?) ?(?:m²|m2\b|sq ?m\b|mq\b|平方メートル|平米|㎡)/i;
const PEOPLE =
  /(\d{1,5}) ?(?:people|persons?|guests|seats|places|pessoas|lugares|assentos|persone|posti|coperti|人|名|席)|(?:seats|capacity|places|lugares|capacidade|posti|capienza|定員) (\d{1,5})/i;
/** An hour of the day; "€8.00" is none. */
const HOURS =
  /(?<![€$£¥] ?|[\d.,])\b(?:(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|h)\b|(\d{1,2})[:.h](\d{2})\b(?! ?[€$£¥]))|(\d{1,2})時(?!間)(?:(\d{1,2})分|(半))?/gi;
/** More rows that are equally cheap are no answer. */
const MAX_EQUAL = 3;
const HOUR_MINUTES = 60;
/** Lengths of the units of `DURATION`, in their order. */
const MINUTES = [1, HOUR_MINUTES, 1440, 10_080, 43_200] as const;

/** A number as it is written in any of the languages: the last mark before one or two digits is the decimal one. */
function toNumber(written: string): number {
  const [, whole = written, part = "0"] = /^(.*)[.,](\d{1,2})$/.exec(written.replace(/[.,]$/, "")) ?? [];
  return Number(`${whole.replace(/[.,]/g, "")}.${part}`);
}

/** Minutes that a text told behind hours goes on with. */
function minutesOf(behind: string): number {
  const [, named, bare, half] = BEYOND_HOURS.exec(behind) ?? [];
  return half === undefined ? Number(named ?? bare ?? 0) : HOUR_MINUTES / 2;
}

/** A cell of a row with how long the thing takes: "Duration 3 hours", beside the hour at which it starts. */
const LENGTH_CELL =
  /(?:^|[;；、:：] ?)(?:duration|length|lasts|duracao|durata|dura|所要時間|時間|長さ)[ :：](?=[^;；、]{0,24}\d)[^;；、]*/;

function durationOf(text: string): number | undefined {
  const row = LENGTH_CELL.exec(fold(text))?.[0] ?? text;
  const found = DURATION.exec(row);
  if (found === null) return undefined;
  const [said, count = "", ...units] = found;
  const unit = MINUTES[units.findIndex((one) => one !== undefined)] ?? 1;
  const beyond = unit === HOUR_MINUTES ? minutesOf(row.slice(found.index + said.length)) : 0;
  return toNumber(count) * unit + beyond;
}

/** Behind the hour at which a span begins: "10:00–11:30" begins at ten. */
const ENDS_SPAN =
  /\d(?:[:.h]\d{2})? ?(?:h|am|pm|時|分|半)? ?(?:[-–—~〜]|(?:to|until|till|a|as|ate|al|alle|fino a)(?= ?$)) ?$/;

function toHour(found: readonly (string | undefined)[]): number {
  const [, hour, minute, half, clock, past, japanese, minutes, halfPast] = found;
  const told = hour ?? clock ?? japanese ?? "";
  // 12 am is midnight, 12 pm is noon.
  const hours = half === undefined || half === "h" ? Number(told) : Number(told) % 12;
  const afternoon = half === "pm" ? 12 : 0;
  const beyond = halfPast === undefined ? Number(minute ?? past ?? minutes ?? 0) : HOUR_MINUTES / 2;
  return (hours + afternoon) * HOUR_MINUTES + beyond;
}

/** The hours at which the thing of a folded row begins: it may be several times a day. */
const hoursOf = (row: string): readonly number[] =>
  [...row.matchAll(HOURS)]
    .filter(({ index }) => !ENDS_SPAN.test(row.slice(0, index)))
    .map((found) => toHour(found));

/** The first of them, or the last. */
function hourOf(row: string, most: boolean): number | undefined {
  const hours = hoursOf(fold(row));
  return hours.length === 0 ? undefined : most ? Math.max(...hours) : Math.min(...hours);
}

/** The first value of each row, all of one unit; undefined when a row has none. */
function valuesOf(rows: readonly string[], { by, most }: Superlative): readonly number[] | undefined {
  const readings: Readonly<Record<Superlative["by"], readonly ((row: string) => number | undefined)[]>> = {
    price: [(row) => toOptional(PRICE.exec(row)) ?? (FREE.test(fold(row)) ? 0 : undefined)],
    length: [durationOf, (row) => toOptional(DISTANCE.exec(row))],
    weight: [(row) => toOptional(WEIGHT.exec(row)), (row) => toOptional(GRAMS.exec(row))],
    size: [(row) => toOptional(AREA.exec(row)), (row) => toOptional(PEOPLE.exec(row))],
    distance: [(row) => toOptional(DISTANCE.exec(row)), (row) => toOptional(NEARNESS.exec(row))],
    hour: [(row) => hourOf(row, most)],
  };
  for (const read of readings[by]) {
    const values = rows.map(read);
    if (values.every((value) => value !== undefined)) return values;
  }
  return undefined;
}

function toOptional(match: RegExpExecArray | null): number | undefined {
  const written = match?.[1] ?? match?.[2];
  return written === undefined ? undefined : toNumber(written);
}

/** What a row tells its price with: "daily backups" beside it are no price by the day. */
const pricedCellsOf = (row: string): string[] =>
  row.split(/[;；、]| – | (?:or|ou|o) (?=[€$£¥]|r\$|\d)/).filter((cell) => PRICE.test(cell));

/** Whether prices of rows cannot be compared: €12 an hour is not less than €40 a day. A unit in a label ("1日: 2,000円") is the thing itself. */
const differInRate = (rows: readonly string[]): boolean =>
  ratesOf(rows.flatMap((row) => pricedCellsOf(fold(row.replace(/^[^:：\n]{1,60}[:：]/u, ""))).slice(0, 1)))
    .size > 1;

/** Of the first list whose rows compare those with the least or most; undefined when too many have it, or no list can be compared. */
function compare<S extends RankedSentence>(
  lists: readonly (readonly S[])[],
  superlative: Superlative,
): readonly S[] | undefined {
  const { by, most } = superlative;
  for (const rows of lists) {
    const texts = rows.map(({ text }) => text);
    const values = valuesOf(texts, superlative);
    if (rows.length < 2 || values === undefined) continue;
    if (by === "price" && differInRate(texts)) return undefined;
    const extreme = most ? Math.max(...values) : Math.min(...values);
    const best = rows.filter((_, at) => values[at] === extreme);
    return best.length <= MAX_EQUAL ? best : undefined;
  }
  return undefined;
}

/** The asked words for what is compared. */
function kindOf({ said }: Superlative, asked: Asked): readonly number[] {
  const isElse = (at: number): boolean => !said.includes(asked.terms[at]?.word ?? "");
  const gist = gistOf(asked).filter(isElse);
  // "The cheapest plan" is one of the plans, however often people speak of plans.
  return gist.length > 0 ? gist : contentOf(asked).filter(isElse);
}

/** The best passage with rows of what is to be compared, to be read beside the best ones. */
export function findCompared<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): RankedPassage<P> | undefined {
  const superlative = findSuperlative(asked.folded, asked.locale);
  const kind = superlative ? kindOf(superlative, asked) : [];
  return kind.length > 0 ? findListBelow(passages, kind) : undefined;
}

/** Whether a sentence says itself when the first or last is: "The last ferry leaves at 18:15." */
function isToldItself(
  ranked: readonly RankedSentence[],
  asked: Asked,
  { superlative: { told }, kind }: { superlative: Superlative; kind: readonly number[] },
): boolean {
  if (told === undefined) return false;
  return ranked.some(
    (one) => told.test(fold(one.text)) && kind.every((at) => (wholeOf(one)[at] ?? 0) >= ITSELF),
  );
}

/** Whether rows are of several days, of which none was asked for: the first class of each day is another one. */
function areOfSeveralDays(rows: readonly RankedSentence[], asked: Asked): boolean {
  const daysOf = ({ from, text }: RankedSentence): string =>
    JSON.stringify(
      findMoments(fold(`${lastHeading(from.passage.heading)} ${text}`)).map(({ moment }) => moment),
    );
  return !asksForWeekday(asked) && new Set(rows.map(daysOf)).size > 1;
}

/** The rows with the least or most of what was asked; undefined when nothing was, or no list can be compared. */
export function findExtreme<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const superlative = findSuperlative(asked.folded, asked.locale);
  if (superlative === undefined) return undefined;
  const kind = kindOf(superlative, asked);
  if (isToldItself(ranked, asked, { superlative, kind })) return undefined;
  const lists = toLists(ranked);
  const compared = [...listsAbout(lists, kind, asked), tellSections(ranked, asked)].map((rows) =>
    rows.filter((row) => !tellsOfOtherDays(row, asked)),
  );
  if (superlative.told && areOfSeveralDays(compared.flat(), asked)) return undefined;
  const found = kind.length > 0 && compare(compared, superlative);
  if (found) return found;
  // "What's the cheapest?" is asked of the list of prices, where there is but one.
  const [anything = ""] = ANYTHING[asked.locale].exec(asked.folded) ?? [];
  const said = `${superlative.said} ${anything}`;
  const { locale } = asked;
  const namesWhen = asked.terms.some((term) => namesTime(term, locale) || isUnitOfTime(term.word, locale));
  const namesThing = contentOf(asked).some((at) => !said.includes(asked.terms[at]?.word ?? ""));
  if (superlative.by !== "price" || namesWhen || namesThing) return undefined;
  const isPriced = (row: S): boolean =>
    isInPriceList(row, asked) && !isBesideKind(row, asked, fold(lastHeading(row.from.passage.heading)));
  const priced = lists.map((list) => list.filter(isPriced)).filter((list) => list.length > 0);
  return priced.length === 1 ? compare(priced, superlative) : undefined;
}
