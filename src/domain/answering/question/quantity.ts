/**
 * "How much are 2 bikes for 3 days?": how many and how long is what the asker wants, not what the page says. Bikes are asked for,
 * by the day; a row "3 days", where there is one, comes before others, and what else tells of a 3 has nothing to do with it.
 */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { fold, unify } from "../../language/normalise.ts";
import type { AskedTerm } from "./asked-terms.ts";

interface Lengths {
  /** A number before a unit of time, in the plural: "a 3-day ticket" and 3日間パス are things, and 3月2日 is a date. */
  readonly said: RegExp;
  /** As a price by the unit is asked for. */
  readonly byUnit: Readonly<Record<string, string>>;
}

const LENGTHS: Readonly<Record<Locale, Lengths>> = {
  en: {
    said: /\b(?:for )?(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (hour|day|night|week|month)s\b/gi,
    byUnit: { hour: "per hour", day: "per day", night: "per night", week: "per week", month: "per month" },
  },
  "pt-BR": {
    said: /(?<!\p{L})(?:por |para )?(\d{1,3}|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez) (hora|dia|noite|semana|mes)(?:e?s)(?!\p{L})/giu,
    byUnit: { hora: "por hora", dia: "por dia", noite: "por noite", semana: "por semana", mes: "por mês" },
  },
  it: {
    said: /\b(?:per )?(\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (ore|giorni|notti|settimane|mesi)\b/gi,
    byUnit: {
      ore: "all'ora",
      giorni: "al giorno",
      notti: "a notte",
      settimane: "a settimana",
      mesi: "al mese",
    },
  },
  ja: {
    said: /(?<![\d月一二三四五六七八九十百])([2-9]|[1-9]\d|[二三四五六七八九])(時間|日間|泊|晩|週間|か月|ヶ月|日(?=借|利用|使|乗|滞在|レンタル|で(?:いくら|何円|どの)|だと|なら))(?=借|利用|使|乗|滞在|レンタル|[^\p{Script=Katakana}\p{Script=Han}\d]|$)/gu,
    byUnit: {
      時間: "1時間",
      日間: "1日",
      日: "1日",
      泊: "1泊",
      晩: "1晩",
      週間: "1週間",
      か月: "1か月",
      ヶ月: "1ヶ月",
    },
  },
};
/** For how long something is done: 1日借りる is no 日借, and 1日乗車券 is a thing. */
const LENGTH_OF_DEED = /((?:時間|日|泊|晩|週間|[かヶ]月))(?=(?:借|利用|使|滞在)|[乗預]\p{Script=Hiragana})/gu;
/** A small count before what is counted (of more, there may be too many), with the word before it: "bus 12 to" and "iphone 13 screen" count nothing. */
const COUNTS: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /(?:(?<!\p{L})(\p{L}{1,24}) )?(?<![\p{L}\p{N}.,:/€$£-])([2-9]|two|three|four|five|six|seven|eight|nine|ten) (?=(\p{L}[\p{L}-]{1,40}))/giu,
  "pt-BR":
    /(?:(?<!\p{L})(\p{L}{1,24}) )?(?<![\p{L}\p{N}.,:/€$£-])([2-9]|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez) (?=(\p{L}[\p{L}-]{1,40}))/giu,
  it: /(?:(?<!\p{L})(\p{L}{1,24}) )?(?<![\p{L}\p{N}.,:/€$£-])([2-9]|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?=(\p{L}[\p{L}-]{1,40}))/giu,
};
/** One of somebody is a count, and 1人 by itself may be "alone". */
const COUNTED_IN_JAPANESE =
  /(?<![\d月一二三四五六七八九十百])([2-9]|[二三四五六七八九]|(?<=大人|おとな|子ども|子供|こども|小人|幼児|乳児|赤ちゃん|学生|高校生|シニア)[1一](?=[人名]))(?:人|名|台|個|枚|匹|頭|部屋|室|冊|杯|箱)(?:で|分|の場合|だと|なら)?/g;
/** Ages, hours, measures and money are no counts. */
const NOT_COUNTED =
  /^(?:hours?|days?|nights?|weeks?|months?|years?|yrs?|yo|anos?|ann[oi]|[ap]m|clock|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|horas?|dias?|noites?|semanas?|mes|minut\w*|min|km|kg|kilos?|cm|mm|ml|m|g|gb|mb|litr\w*|met\w+|euros?|eur|reais|dollars?|pounds?|percent|or|ou|o|x|by|per|por|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|de|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** Deeds of a customer, behind which things are counted. */
const DEED =
  /^(?:\p{L}{2,20}ing|rent|hire|book|buy|get|order|borrow|reserve|alugar|reservar|comprar|levar|pegar|noleggiare|affittare|prenotare|comprare|prendere)$/u;
const MOST_OF_UNIT = 12;
/** A weekend that something is done for; folded. */
const FOR_WEEKEND: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:for|over) (?:the|a|one|this|next) (?:whole )?weekend\b/i,
  "pt-BR":
    /(?<!\p{L})(?:para|pra|pro|por|n) ?(?:o |um |este |esse )?(?:fim de semana|final de semana)(?!\p{L})/iu,
  it: /\bper (?:il |un |tutto il |questo )?(?:weekend|week-end|fine settimana)\b/i,
  ja: /(?:この)?週末(?:だけ|の間|いっぱい|中|に)?/,
};
const OF_PRICE =
  /how much|price|cost|rate|quant[oaie]|pre[cç]o|valor|prezz[oi]|costa|costo|tariff|いくら|料金|値段|何円/iu;

/** Whether a text tells of weekends. */
export const namesWeekend = (text: string): boolean =>
  /week-?end|(?:fim|fins|final|finais) de semana|fine settimana|週末|土日/iu.test(text);

/** A question for the price of a weekend as one by the day; undefined where it is none. */
export function askByDay(text: string, locale: Locale): string | undefined {
  const said = FOR_WEEKEND[locale];
  const day = { en: "per day", "pt-BR": "por dia", it: "al giorno", ja: "1日" }[locale];
  return OF_PRICE.test(text) && said.test(text) ? text.replace(said, day) : undefined;
}

/** As much as an aside counts: it decides between rows that tell the same. */
const SHARE = 0.15;

/** The question without counts and lengths of time, asked by the unit, and those that it named, folded: "3 days", and "2 " for two of whatever. */
export function withoutQuantities(
  text: string,
  locale: Locale,
): { readonly text: string; readonly named: readonly string[] } {
  const named: string[] = [];
  const { said, byUnit } = LENGTHS[locale];
  // Digits may be typed in full width.
  const timeless = unify(text).replaceAll(said, (whole, number: string, unit: string) => {
    const folded = fold(whole);
    // 2日間 is told by 2日券, too.
    named.push(folded.slice(folded.indexOf(fold(number))).replace(/(?<=[日週])間$/, ""));
    return byUnit[unit.toLowerCase()] ?? whole;
  });
  const apart = locale === "ja" ? timeless.replaceAll(LENGTH_OF_DEED, "$1 ") : timeless;
  return { text: withoutCounts(apart, locale, named), named };
}

function withoutCounts(text: string, locale: Locale, named: string[]): string {
  if (locale === "ja") {
    return text.replaceAll(COUNTED_IN_JAPANESE, (whole) => {
      named.push(fold(whole).replace(/(?:で|分|の場合|だと|なら)$/, ""));
      // The words on both sides are two: 大人二人子供一人.
      return " ";
    });
  }
  const { stop, cue, talk } = commonWordsOf(locale);
  return text.replaceAll(COUNTS[locale], (...match: string[]) => {
    const [whole = "", before, number = "", counted = ""] = match;
    const leads = fold(before ?? "");
    const isCount = leads === "" || stop.has(leads) || cue.has(leads) || talk.has(leads) || DEED.test(leads);
    if (!isCount || stop.has(fold(counted)) || NOT_COUNTED.test(fold(counted))) return whole;
    named.push(`${fold(number)} `);
    return before === undefined ? "" : `${before} `;
  });
}

/** A quantity as a term that stands nowhere in the index: it is found in the text of a sentence. */
export const toQuantityTerm = (quantity: string): AskedTerm => ({
  variants: [quantity],
  relatives: new Map(),
  word: quantity,
  role: "content",
  kind: "number",
  share: SHARE,
  name: false,
  is_quantity: true,
});

/** Tells which asked terms are quantities that a sentence tells; undefined where none was asked for. */
export function createQuantityFinder(
  terms: readonly AskedTerm[],
): ((text: string) => readonly { readonly index: number; readonly strength: number }[]) | undefined {
  const asked = terms.flatMap(({ word, is_quantity }, index) => (is_quantity ? [{ word, index }] : []));
  if (asked.length === 0) return undefined;
  return (text) => {
    const folded = fold(text);
    return asked.filter(({ word }) => tells(folded, word)).map(({ index }) => ({ index, strength: 1 }));
  };
}

const MONEY_BEFORE = /[€$£¥] ?$/;
/** Units of time and measure behind a number, in any of the languages. */
const UNIT =
  /^(?:h|hours?|days?|nights?|weeks?|months?|years?|working|minut\w*|min|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes\w*|ann[oi]|horas?|dias?|noites?|semanas?|anos?|k?m|kg|cm|mm|ml|g|euros?|eur)\b/;

/** "12 days" tells of no 2 days, and neither "€2 per day" nor "2 hours" of 2 bikes. */
function tells(folded: string, quantity: string): boolean {
  for (let at = folded.indexOf(quantity); at >= 0; at = folded.indexOf(quantity, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}.,:-]/u.test(folded.charAt(at - 1)) &&
      !MONEY_BEFORE.test(folded.slice(Math.max(0, at - 2), at));
    const behind = folded.slice(at + quantity.length, at + quantity.length + MOST_OF_UNIT);
    if (isWhole && (!quantity.endsWith(" ") || (/^\p{L}/u.test(behind) && !UNIT.test(behind)))) return true;
  }
  return false;
}
