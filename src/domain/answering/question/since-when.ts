/** Since when a business has been there: who asks whether it was open years ago asks neither for its hours nor for an age. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

/** Whom it is asked of: the business itself, or what it is in. */
const PLACE = {
  en: "(?:you|(?:the|your|this) (?:garage|shop|store|company|business|firm|building|house|hotel|restaurant|cafe|bar|place|museum|school|church))",
  "pt-BR":
    "(?:voces|(?:a|o|sua|seu|essa|esse|esta|este) (?:loja|empresa|oficina|firma|predio|casa|hotel|restaurante|cafe|bar|padaria|lugar|museu|escola))",
  it: "(?:il |la |lo |l'|questo |questa )(?:negozio|officina|azienda|ditta|palazzo|edificio|casa|hotel|albergo|ristorante|bar|locale|posto|museo|scuola)",
};
/** Ways to ask it, in folded questions. */
const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(
    String.raw`\bsince when (?:are|is|have|has|do|does) ${PLACE.en}\b|\bhow (?:long|many years) (?:have|has) ${PLACE.en} (?:already )?(?:been (?:open|around|running|there|here|going|in business)|existed)\b|\bwhen (?:did|was|were) ${PLACE.en} (?:first )?(?:open(?:ed)?|start(?:ed)?|founded|established|set up)(?=[ ?!.]*$)|\b(?:was|were|did) ${PLACE.en} (?:already )?(?:open|around|exist|there|here|in business)\b.{0,20}\b(?:years ago|in (?:19|20)\d\d)\b|\bhow old is ${PLACE.en}(?=[ ?!.]*$)|\bis ${PLACE.en} \w+ years old\b`,
  ),
  "pt-BR": new RegExp(
    String.raw`\bdesde (?:quando|que ano) (?:${PLACE["pt-BR"]}|(?:existe|funciona) ${PLACE["pt-BR"]})|\bha quant(?:o tempo|os anos) (?:${PLACE["pt-BR"]}\b|(?:existem?|funcionam?)(?=[ ?!.]*$))|\bquando ${PLACE["pt-BR"]} (?:abriram|abriu|foi (?:fundad|criad|abert)[oa]|surgiu|comecou)(?=[ ?!.]*$)|(?:\b${PLACE["pt-BR"]}|^)(?: ?ja)? ?(?:estava[mn]?|existia[mn]?|funcionava[mn]?)\b.{0,30}\b(?:anos atras|ha \d+ anos|em (?:19|20)\d\d)\b`,
  ),
  it: new RegExp(
    String.raw`\bda (?:quando|che anno|quanti anni|quanto(?: tempo)?) (?:(?:${PLACE.it} )?(?:esiste|lavora|(?:e|sta) apert[oa])|(?:c'e|esiste) ${PLACE.it}|siete apert[ie]|esistete|lavorate|ci siete)\b|\bquando (?:avete aperto|siete nati|(?:e (?:stat[oa] )?(?:nat|fondat)[oa]) ${PLACE.it})(?=[ ?!.]*$)|\b(?:eravate|c'eravate|esistevate|avevate)\b.{0,40}\b(?:anni fa|nel (?:19|20)\d\d)\b`,
  ),
  ja: /(?:創業|開業)は?(?:いつ|何年)(?:です|$|[?？])|何年前?から(?:営業|やって)/,
};
/** How pages tell it, in folded text: a year, or how long it has been. */
const TOLD =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:since|for (?:over |more than |almost )?\w+ years)\b|\b(?:from|da|dal|dai|da piu di|da oltre|desde|ha|ha mais de) (?:\w+ )?(?:years|anni|anos)\b|\bdesde\b|創業|年(?:から|に|創)/;

/** Words by which a business tells its beginning. */
const BEGAN =
  /\b(?:opened|founded|established|started|set up|in business|exist\w*|family[- ]run|abriu|abrimos|aberta? desde|fundad\w+|fundou|funciona\w* (?:desde|ha)|aperto nel|apert[oaie] (?:da|dal)|fondat\w*|attiv[oaie] da|nat[oa] nel|esist\w+|exist\w+|(?:dal|desde|since) (?:19|20)\d\d)\b|創業|開業|開店/;

/** Whether a folded question asks since when something has been there. */
export const asksSinceWhen = (folded: string, locale: Locale): boolean => ASKED[locale].test(folded);

/** By what a page may tell it; to be looked for beside the words of the question. */
const BEGINNING: Readonly<Record<Locale, string>> = {
  en: "opened founded established started since",
  "pt-BR": "aberto fundada existe funciona desde",
  it: "aperto fondata esiste nata dal",
  ja: "創業 開業",
};
/** Words by which the beginning of a business is told; none where it was not asked for. */
export const wordsOfBeginning = (folded: string, locale: Locale): string =>
  asksSinceWhen(folded, locale) ? BEGINNING[locale] : "";

/** Whether a folded text tells since when something has been there. */
export const tellsSinceWhen = (folded: string): boolean => TOLD.test(folded);

/** The sentence that tells since when the business has been there, where that was asked. */
export function findSinceWhen<S extends { readonly text: string }>(
  ranked: readonly S[],
  { folded, locale }: { readonly folded: string; readonly locale: Locale },
): readonly S[] | undefined {
  if (!asksSinceWhen(folded, locale)) return undefined;
  const told = ranked.find(({ text }) => BEGAN.test(fold(text)) && tellsSinceWhen(fold(text)));
  return told && [told];
}
