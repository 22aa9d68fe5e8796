/**
 * What a question for yes or no is about: the thing that has to stand where its answer comes from. Not what is done with it ("can the
 * dog enter?"), when, or for whom.
 */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { namesTime } from "../question/question.ts";
import { isSide, onlyAsks } from "../question/sides.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { findSeasons, speaksOfOpening } from "../text/opening.ts";
import { isAnyClass } from "./classes.ts";

/** Words that say what is done rather than with what ("can the dog enter?"). */
const DOING: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /(?:ed|ing)$|^accept$/,
  "pt-BR": /(?:[aei]r|[ai]d[oa]s?)$|^aceit/,
  // "auto" and "gite" are no participles: those have a stem before the ending.
  it: /(?:[aei]re|\w{3}[aiu]t[oaie])$|^accett|(?:mess|pres|chius|inclus|apert)[oaie]$/,
};
/** What a Japanese question is about or what something is done with: the first noun with a particle. */
const JAPANESE_THING =
  /(?<![\p{Script=Han}\p{Script=Katakana}ー々])([\p{Script=Han}\p{Script=Katakana}ー々]+)[はをがも]/gu;
/** What is done for customers: who asks whether cars are sold is not told where to park one. */
export const OFFERING: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:sell|rent|hire|repair|teach|bake)$/,
  "pt-BR": /^(?:vend|alug|consert|ensin)/,
  it: /^(?:vend|noleggi|ripar|insegn)/,
  ja: /^(?:販売|修理|借|貸出|レンタル)$/,
};
/** "Piumone singolo prezzo": what is asked of the thing, however late it is said. */
const PRICE =
  /^(?:prices?|costs?|fees?|precos?|valor(?:es)?|custos?|tarifas?|prezz[oi]|cost[oi]|tariff[ae])$/;
const MOST_WORDS = 3;
/** Shorter words are rather forms of "to be" and "to stay". */
const MIN_CHARACTERS = 4;
/** Between two things of which one is enough: "Visa or Mastercard". */
const OR: Readonly<Record<Exclude<Locale, "ja">, string>> = { en: "or", "pt-BR": "ou", it: "o" };

/** Of the asker's family something is said before the thing is: "My son is 12, may he ride the e-bike?" Money is asked for, not about. */
const JAPANESE_ASIDE =
  /^(?:息子|娘|妻|夫|主人|旦那|母|父|両親|祖母|祖父|孫|友人|友達|彼女|彼氏|家族|私|金|料金|費用|代金|値段|価格)$/;
/** What is asked of a thing, written as one word with it: of キャンセル料 the page may say that キャンセル is free. */
const JAPANESE_PRICE = /(?<=.)(?<!手数)(?:料金?|代金?|費用?|割引)$/;
const THROUGHOUT = /中$/;

/** "Closed for the holidays": the days rather than a thing. */
const HOLIDAYS = /^(?:ferie|ferias)$/;

const saysWhen = (word: string, locale: Locale): boolean =>
  namesTime({ word }, locale) || HOLIDAYS.test(word) || findSeasons(word, locale).length > 0;

function findJapaneseThing(folded: string): string {
  const named = Array.from(folded.matchAll(JAPANESE_THING), ([, noun = ""]) => noun);
  const thing = named.find(
    (word) => !saysWhen(word.replace(THROUGHOUT, ""), "ja") && !JAPANESE_ASIDE.test(word),
  );
  return (thing ?? "").replace(JAPANESE_PRICE, "");
}

/** Positions of the terms that make up the thing, one list for each of two that are asked for; a Japanese thing is several pairs of characters. */
export function findThings({ locale, folded, kind, weighed }: WeighedQuestion): number[][] {
  const own = weighed.flatMap((term, index) => (term.role === "content" && !term.is_party ? [index] : []));
  const wordOf = (index: number): string => weighed[index]?.word ?? "";
  if (locale === "ja") {
    const thing = findJapaneseThing(folded);
    return [own.filter((index) => thing.includes(wordOf(index)))];
  }
  if (own.length > MOST_WORDS) return [];
  const { light, everyday } = commonWordsOf(locale);
  const isDone = (word: string): boolean =>
    light.has(word) ||
    everyday.has(word) ||
    DOING[locale].test(word) ||
    speaksOfOpening(word, locale) ||
    PRICE.test(word) ||
    isSide({ word }, locale) ||
    onlyAsks({ word }, kind, locale) ||
    (locale === "en" && folded.includes(` to ${word}`));
  const isThing = (index: number): boolean =>
    wordOf(index).length >= MIN_CHARACTERS && !saysWhen(wordOf(index), locale);
  // Whatever stands beside "do you sell" is a thing: "gelati" only looks like a participle.
  const offers = own.length === 2 && OFFERING[locale].test(wordOf(own[0] ?? 0));
  const named = own.findLast(
    (index) => isThing(index) && (!isDone(wordOf(index)) || (offers && index === own[1])),
  );
  if (named === undefined) return [];
  // Of "a meditation course" any other is none.
  const which = own[own.indexOf(named) - 1];
  if (isAnyClass(wordOf(named), locale) && which !== undefined && isThing(which)) return [[which]];
  const other = own[own.indexOf(named) - 1];
  const isChoice = other !== undefined && folded.includes(`${wordOf(other)} ${OR[locale]} ${wordOf(named)}`);
  return isChoice ? [[other], [named]] : [[named]];
}
