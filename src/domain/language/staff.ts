/**
 * "Who works there?": how the people of a business are asked for, and how pages head what they say of them. Many such headings
 * hold nothing but function words ("Who we are", "Chi siamo"), so that one word stands for all of them in the index.
 */
import type { Locale } from "../../contract/locale.ts";
import { fold } from "./normalise.ts";

/** The word that is asked for, and that the index has where a heading says it. */
export const STAFF_WORD: Readonly<Record<Locale, string>> = {
  en: "staff",
  "pt-BR": "equipe",
  it: "personale",
  ja: "スタッフ",
};

/** In plain words; every one of them holds the word above. */
const PLAIN: Readonly<Record<Locale, string>> = {
  en: "who is the staff",
  "pt-BR": "quem e a equipe",
  it: "chi e il personale",
  ja: "スタッフは誰",
};

const SAID: Readonly<Record<Locale, RegExp>> = {
  en: /\bwho (?:all |else )?(?:works|is working|do you have working) (?:t?here|with you|for you|(?:at|in) (?:the|your) (?:shop|store|office|practice|studio|place|clinic|salon|school|company|business|team|gym|hotel|bakery|garage|workshop|nursery|museum|farm))\b|\bwho (?:works|is working)(?= ?\?*$)|\bwho(?:'s| is| are)(?: all)? (?:on |in |part of )?(?:the|your) (?:team|staff|crew|employees)\b|\b(?:tell me about|introduce) (?:the|your) (?:team|staff|employees)\b|^(?:the |your )?(?:team|staff)(?= ?\?*$)/g,
  "pt-BR":
    /\bquem (?:e que )?(?:mais )?trabalha(?:m)? (?:ai|la|aqui|(?:com|para) voces|(?:n[ao] )(?:sua |seu )?(?:loja|estudio|clinica|consultorio|equipe|empresa|escritorio|pousada|hotel|salao|escola|padaria|oficina|academia|museu|fazenda|brecho))\b|\bquem trabalha(?= ?\?*$)|\bquem (?:e|sao|faz parte|fazem parte|esta) (?:[oa]s? |d[ao]s? |n[ao] )(?:sua |seus? |suas )?(?:equipe|time|funcionarios|colaboradores)\b|^(?:a |sua )?equipe(?= ?\?*$)/g,
  it: /\bchi (?:ci )?(?:altro )?lavora (?:da voi|con voi|per voi|li|la|qui|(?:nel|nello|nella|in) (?:vostr[oa] )?(?:studio|negozio|bottega|ufficio|azienda|team|salone|scuola|hotel|albergo|agriturismo|palestra|officina|laboratorio|museo|panificio|clinica|ambulatorio))\b|\bchi (?:ci )?lavora(?= ?\?*$)|\bchi (?:e|sono|c'e|fa parte) (?:(?:nel|del|il|i|lo|dello) )?(?:vostr[oi] )?(?:team|personale|staff|dipendenti|collaboratori)\b|^(?:il (?:vostro )?)?(?:team|personale|staff)(?= ?\?*$)/g,
  ja: /(?:誰|だれ|どなた|どんな(?:人|方))が(?:働いて|勤めて)(?:い(?:ます|る)|いらっしゃいます|おられます)(?:のです)?か?|(?:スタッフ|従業員|店員)(?:さん)?(?:は|って|には)(?:誰|だれ|どなた|どんな(?:人|方))|(?:どんな|どのような)(?:スタッフ|従業員|店員)(?:さん)?が(?:い(?:ます|る)|働いて)/g,
};

/** How the staff is asked for in folded text, and the plain words for it. */
export const STAFF: Readonly<Record<Locale, readonly [said: RegExp, plain: string]>> = {
  en: [SAID.en, PLAIN.en],
  "pt-BR": [SAID["pt-BR"], PLAIN["pt-BR"]],
  it: [SAID.it, PLAIN.it],
  ja: [SAID.ja, PLAIN.ja],
};

/** Whether a folded question, in plain words, asks who works there. */
export const asksForStaff = (folded: string, locale: Locale): boolean => folded.includes(PLAIN[locale]);

const HEADS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:meet )?(?:the |our |your )?(?:(?:people|faces) behind .*|(?:\w+ )?(?:team|staff|crew|people)|who we are|who(?:'s| is) who|who (?:works|you will meet|looks after you|does what)(?: \w+){0,2}|(?:doctors|vets|dentists|teachers|instructors|trainers|therapists|stylists|guides|volunteers|employees|makers|owners))$/,
  "pt-BR":
    /^(?:[oa]s? )?(?:noss[oa]s? )?(?:(?:equipe|time|pessoal|pessoas|gente)(?: d[aeo] \w+)?|quem (?:somos|sou|faz|trabalha|atende|cuida|voce encontra)(?: .{0,24})?|funcionarios|colaboradores|professor[ae]s|instrutores|medic[oa]s|veterinari[oa]s|dentistas|terapeutas|guias|voluntari[oa]s)$/,
  it: /^(?:il |lo |la |le |i |gli )?(?:nostr[oaie] )?(?:team|staff|squadra|personale|persone|chi (?:siamo|sono|lavora|trovate|ci lavora)(?: .{0,24})?|medici|veterinari|dentisti|insegnanti|istruttori|maestri|guide|volontari|collaboratori|terapisti)$/,
  ja: /^(?:(?:当[館店園院社]?|私たち|店|蔵|館|園|院|工房|教室)の?)?(?:スタッフ|従業員|メンバー|チーム|人|人たち|職人|講師|先生|医師|獣医師|トリマー|担当者?|作り手|つくり手|働く人|店主)(?:たち)?(?:の?ご?紹介|について)?$/,
};

/** Whether a heading says that people of the business follow. */
export function headsStaff(heading: string, locale: Locale): boolean {
  const folded = fold(heading)
    .replace(/[\s:：?!.]+$/u, "")
    .trim();
  return HEADS[locale].test(folded) || folded.search(SAID[locale]) >= 0;
}
