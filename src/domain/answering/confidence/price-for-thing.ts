/**
 * "How much is a boat?" is not told by what something else costs that is for boats: "Berth for a boat: €5", "Mooring a boat costs €5".
 * Of things that are hired or attended only: "Bed for a dog" is the price that a dog comes to.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { findSize } from "../../language/told-sizes.ts";
import { isOfKind } from "../extraction/beside-kind.ts";
import type { Extract } from "../extraction/extract.ts";
import { namePriced } from "../extraction/own-price.ts";
import { isAmong, thingOf, wordsOf } from "../extraction/own-row.ts";
import { isNamedAbove } from "../extraction/rows.ts";
import { asksToHire } from "../question/hiring.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** What is priced, and what that is for, in a folded name. */
const FOR: Readonly<Record<Locale, RegExp>> = {
  en: /^(.{2,60}?) (?:for|per) (.+)$|^([a-z]+ing) (?:an? |the |your )(.+)$/,
  "pt-BR": /^(.{2,60}?) (?:para|pra|por) (.+)$|^([a-z]+[aei]r) (?:(?:[ao]|uma?|seu|sua) )(.+)$/,
  it: /^(.{2,60}?) per (.+)$|^([a-z]+[aei]re) (?:(?:il|lo|la|una?|uno) |l'|un')(.+)$/,
  ja: /(?!)/,
};
/** 自転車用ヘルメット: what it is for comes first. */
const FOR_JAPANESE = /^(.{1,20})用の?(.+)$/;

/** What is paid for the very thing, in a folded name. */
const OF_PRICE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:prices?|fees?|fares?|rates?|charges?|costs?|tickets?|rent(?:al|ing|als)?|hir(?:e|ing)|surcharges?|supplements?|deposits?|entry|admission|pass(?:es)?|hours?|days?|nights?|weeks?|crossings?|trips?|booking|adults?|child(?:ren)?)\b/,
  "pt-BR":
    /\b(?:precos?|taxas?|tarifas?|valor(?:es)?|passage(?:m|ns)|ingressos?|bilhetes?|alug(?:uel|ueis|ar)|locacao|diarias?|suplementos?|entradas?|travessias?|horas?|dias?|noites?|reservar?|adultos?|criancas?)\b/,
  it: /\b(?:prezz[oi]|tariff[ae]|cost[oi]|bigliett[oi]|noleggi(?:o|are)|affitt(?:o|are)|supplement[oi]|ingress[oi]|or[ae]|giorn[oi]|giornat[ae]|nott[ei]|passagg[io]o?|prenota(?:re|zione)|adult[oi]|bambin[oi])\b/,
  ja: /料金|料$|代$|券|レンタル|貸し?出し/,
};

/** The two sides of a folded name; undefined where it is of one thing. */
function sidesOf(name: string, locale: Locale): readonly [head: string, behind: string] | undefined {
  if (locale === "ja") {
    const [, behind, head] = FOR_JAPANESE.exec(name) ?? [];
    return head === undefined || behind === undefined ? undefined : [head, behind];
  }
  const [head, behind] = (FOR[locale].exec(name) ?? []).slice(1).filter((side) => side !== undefined);
  return head === undefined || behind === undefined ? undefined : [head, behind];
}

/** What a size is asked with. */
const OF_SIZE = /^(?:kgs?|kilos?|quilos?|chil[io]|cms?|m|met\p{L}+|weigh\p{L}*|キロ|メートル|センチ)$/u;

/** The asked things, without how large, and without that they are to be hired. */
const thingsOf = (question: WeighedQuestion): readonly number[] =>
  thingOf(question).filter((at) => {
    const term = question.terms[at];
    return term !== undefined && !asksToHire(term, question.locale) && !OF_SIZE.test(term.word);
  });

/** Whether the price of a thing was asked for, and what is told is of what is for it, with nothing of its own. */
export function isPriceForThing(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { kind, folded, locale, terms, passages } = question;
  if (kind !== "price" || passages > FEW_PASSAGES || !isOfKind(folded, locale)) return false;
  const thing = thingsOf(question);
  const namesIn = (side: string): readonly number[] => {
    const words = wordsOf(side, question);
    return thing.filter((at) => isAmong(terms[at], words));
  };
  // "A bike for 30 kg" finds the trailer for dogs of 30 kg by these alone.
  const needed = findSize(folded) ? [0, thing.length] : [thing.length];
  const isForIt = (sentence: RankedSentence): boolean => {
    const sides = sidesOf(fold(namePriced(sentence, question) ?? ""), locale);
    if (!sides || thing.length === 0) return false;
    const [head, behind] = sides;
    const isOfIt = namesIn(head).length > 0 || OF_PRICE[locale].test(head);
    return needed.includes(namesIn(behind).length) && !isOfIt && !isNamedAbove(sentence, question, thing);
  };
  const isOfElse = (sentence: RankedSentence): boolean =>
    namesIn(sentence.text).length === 0 && !isNamedAbove(sentence, question, thing);
  return sentences.some(isForIt) && sentences.every((one) => isForIt(one) || isOfElse(one));
}
