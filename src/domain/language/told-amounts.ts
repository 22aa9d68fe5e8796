/**
 * Lengths of time, distances and money with their units: "a 30-minute lesson", "1 h 30 min", "un'ora", 10キロ, "€20". A number alone
 * does not tell what it counts: 45 minutes for €30 are not 30 minutes. From folded text.
 */
import { ONE_NUMBER, toNumber } from "./number-words.ts";

/** An amount in minutes, metres or money, whatever the currency; a single one from itself to itself. */
export interface Amount {
  readonly of: "time" | "distance" | "money";
  readonly from: number;
  readonly to: number;
}

const FIGURE = String.raw`(?:(?<![a-z\d.,:/])(?<low>\d{1,4}) ?(?:[-–~〜]|to|or|a|ou|o) ?)?(?<![a-z\d.,:/])(?<figure>\d{1,4}(?:[.,]\d{1,2})?|an?|una?|uma|un'|half an|half|mezz[ao']|meia|${ONE_NUMBER})[ -]?`;
const MINUTES = String.raw`(?:min(?:ute|uto|uti)?s?(?![a-z])|分)`;
const HOURS = String.raw`(?:(?:h|hours?|hrs?|horas?|or[ae])(?![a-z])|時間)`;
const KILOMETRES = String.raw`(?:(?:kms?|kilomet(?:re|er)s?|quilometros?|chilometr[oi])(?![a-z/²])|キロ(?!グラム))`;
const METRES = String.raw`(?:(?:m|met(?:re|er|ro)s?|metri)(?![a-z\d/²³])|メートル)`;
const BEYOND = String.raw`(?:,? ?(?:and |e )?(?<minutes>\d{1,2}) ?(?:min[a-z]{0,4}|分)|(?<bare>\d{2})(?!\d)|(?<half>半| and a half| e mezz[ao]| e meia))?`;

const TIME = new RegExp(`${FIGURE}(?:${MINUTES}|(?<large>${HOURS})${BEYOND})`, "gu");
const DISTANCE = new RegExp(`${FIGURE}(?:(?<large>${KILOMETRES})|${METRES})`, "gu");
const MONEY =
  /(?:[€$£¥]|r\$|chf|eur|usd|gbp) ?(?<before>\d[\d.,]{0,12})|(?<behind>\d[\d.,]{0,12}) ?(?:[€$£¥円]|ユーロ|(?:euros?|eur|reais|francs?|franchi|chf|pounds?|dollars?)(?![a-z]))/gu;

const HOUR = 60;
const KILOMETRE = 1000;
const HALF = /^(?:half|mezz|meia)/;
const ONE = /^(?:an?|una?|uma|un')$/;

type Groups = Readonly<Record<string, string | undefined>>;

function valueOf(written: string): number {
  if (HALF.test(written)) return 1 / 2;
  return ONE.test(written) ? 1 : toNumber(written.replace(",", "."));
}

/** A price, in which the last mark before one or two digits is the decimal one. */
function priceOf({ before, behind = "" }: Groups): number {
  const written = (before ?? behind).replace(/[.,]+$/, "");
  const [, whole = written, part = "0"] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${part}`);
}

/** "1 to 2 hours", in the unit behind it times `large`. */
function toSpan({ low, figure = "", large }: Groups, size: number): Pick<Amount, "from" | "to"> {
  const times = large === undefined ? 1 : size;
  const to = valueOf(figure) * times;
  const from = low === undefined ? to : Number(low) * times;
  return { from: from < to ? from : to, to };
}

/** What hours go on with, in minutes. */
const beyond = ({ minutes, bare, half }: Groups): number =>
  half === undefined ? Number(minutes ?? bare ?? 0) : HOUR / 2;

function toTime(groups: Groups): Amount {
  const { from, to } = toSpan(groups, HOUR);
  const more = beyond(groups);
  return { of: "time", from: from + more, to: to + more };
}

function toMoney(groups: Groups): Amount {
  const price = priceOf(groups);
  return { of: "money", from: price, to: price };
}

const READINGS: readonly (readonly [told: RegExp, read: (groups: Groups) => Amount])[] = [
  [TIME, toTime],
  [DISTANCE, (groups) => ({ of: "distance", ...toSpan(groups, KILOMETRE) })],
  [MONEY, toMoney],
];

/** The amounts that a folded text tells, in no order. */
export const findAmounts = (folded: string): readonly Amount[] =>
  READINGS.flatMap(([told, read]) => [...folded.matchAll(told)].map(({ groups = {} }) => read(groups)));

/** Whether a folded word is a unit of such amounts ("minutes"). */
export const isUnit = (word: string): boolean => findAmounts(`1 ${word}`).length > 0;

/** What is compared with an amount, or reckoned from it, need not be just as much. */
const COMPARED =
  /(?:\b(?:under|over|below|above|than|least|most|up to|within|about|around|every|after|in|until|with|budget of|ate|menos de|mais de|maximo|minimo|dentro de|em|com|cada|entro|oltre|sotto|meno di|piu di|fino a|massimo|minimo|almeno|tra|fra|dopo|ogni|con) (?:[€$£¥]|r\$)?|[<>] ?)$/u;
const OR_MORE =
  /^ ?(?:or (?:more|less)|ou (?:mais|menos)|o (?:piu|meno)|以内|以上|以下|未満|より|ごと|おき|まで|後)/;

/** The one amount that a folded question names; undefined where it names none, several, or one to compare with. */
export function findAskedAmount(folded: string): Amount | undefined {
  const found = READINGS.flatMap(([told]) => [...folded.matchAll(told)]);
  const [first] = found;
  if (first === undefined || found.length > 1) return undefined;
  const before = folded.slice(0, first.index);
  const behind = folded.slice(first.index + first[0].length);
  return COMPARED.test(before) || OR_MORE.test(behind) ? undefined : findAmounts(folded)[0];
}
