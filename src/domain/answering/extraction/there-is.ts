/**
 * "Do you have helmets?" is told that there are some ("A helmet is included in every rental"), not what else is said of them: that
 * children must wear one, or what a lost one costs.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";

/** Whether there is a thing, and nothing else of it; folded. */
const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:do|would) you (?:guys )?have|have you got|(?:are|is) there|got|any) (?:any |some |an? |the )?(?:[\w'-]+ ){0,2}[\w'-]+(?: available| there)?[ ?!.]*$/,
  "pt-BR":
    /^(?:voces? )?(?:tem|ha|existem?|possuem|voces tem) (?:algum(?:a|as)? |alguns |umas? |uns? )?(?:\S+ ){0,2}\S+[ ?!.]*$/,
  it: /^(?:avete|c'e|ci sono|hai|ce l'avete) (?:dei |degli |delle |un |una |un'|il |lo |la |l'|i |gli |le )?(?:\S+ ){0,2}\S+[ ?!.]*$/,
  ja: /^[^。、]{1,14}(?:は|って|も)(?:あり|置いて|用意して|付いて|ついて|貸して|借りられ)[^。、]{0,8}[?？。 ]*$/,
};
/** That there is one, for all, for some, or for hire. */
const THERE: Readonly<Record<Locale, RegExp>> = {
  en: /\binclu\w+|\bavailable\b|\bprovide[sd]?\b|\bfree of charge\b|\b(?:lend|lends|lent)\b|\bwe (?:have|offer|stock|sell|rent|hire)\b|\bthere (?:is|are)\b|\bcomes? with\b|\b(?:equipped|fitted|supplied) with\b|\brent(?:s|ed|ing)?\b|\bhir(?:es?|ed|ing)\b/,
  "pt-BR":
    /\binclu\w+|\bdisponive(?:l|is)\b|\bde graca\b|\bgratuit\w+|\bempresta\w*|\b(?:temos|oferecemos|alugamos|vendemos|fornecemos)\b|\b(?:ha|existem?)\b|\bvem com\b|\bequipad\w+ com\b|\balug\w+/,
  it: /\binclu\w+|\bcompres[oaie]\b|\bdisponibil[ei]\b|\bgratuit\w+|\bprest(?:at[oaie]|iamo|ito)\b|\b(?:abbiamo|offriamo|noleggiamo|vendiamo|forniamo)\b|\b(?:c'e|ci sono)\b|\bdotat[oaie] di\b|\bnolegg\w+/,
  ja: /含まれ|込み|無料|用意|備え|貸し|お貸し|あります|ございます|付いて|付き|販売|借り|レンタル/,
};
/** What else is said of it: what has to be, and what becomes of it. */
const ELSE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:compulsory|mandatory|obligatory|required?|recommend\w*|must|have to|has to|should|lost|lose|losing|stolen|damaged|broken)\b/,
  "pt-BR":
    /\b(?:obrigatori\w+|recomenda\w*|aconselha\w*|deve(?:m)?|precisa(?:m)?|tem que|perd\w+|roubad\w+|furtad\w+|quebrad\w+)\b/,
  it: /\b(?:obbligatori\w+|consiglia\w*|raccomanda\w*|dev[ei]|devono|bisogna|occorre|pers[oaie]|perd\w+|smarri\w+|rubat[oaie]|rott[oaie])\b/,
  ja: /義務|必須|おすすめ|お勧め|必要|ください|紛失|なくし|盗|破損/,
};
/** For everybody. */
const EACH: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:every|all|each|always|any)\b/,
  "pt-BR": /\b(?:tod[oa]s?|cada|sempre|qualquer)\b/,
  it: /\b(?:ogni|tutt[oaie]|sempre|qualsiasi)\b/,
  ja: /すべて|全て|全員|どの|各/,
};

/** Of the very question that was asked, this much is asked. */
const SAME_QUESTION = 0.8;

/** The sentence that says that there is the asked thing, where the best one says something else of it. */
export function findThereIs<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const { folded, locale, kind } = asked;
  const [best] = ranked;
  if (!best || kind !== "other" || !ASKED[locale].test(folded)) return undefined;
  const gist = gistOf(asked);
  const says = ({ text }: S): boolean => THERE[locale].test(fold(text)) && !ELSE[locale].test(fold(text));
  // Its answer was taught for another question ("Do I need a licence for an e-bike?").
  const isBeside = best.from.passage.kind === "qa" && best.from.heading_share < SAME_QUESTION;
  const tellsElse = isBeside || ELSE[locale].test(fold(best.text));
  if (gist.length === 0 || says(best) || !tellsElse) return undefined;
  const isOfOther = ({ from }: S): boolean => from !== best.from || from.passage.kind !== "qa";
  const there = ranked.filter(
    (one) => isOfOther(one) && says(one) && gist.every((at) => isFound(one.from.sentences[one.index], at)),
  );
  return there.find(({ text }) => EACH[locale].test(fold(text))) ?? there[0];
}
