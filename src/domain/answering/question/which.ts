/** Questions for those of several things that have something ("Which rooms have a lake view?"), or whether all do. */
import type { Locale } from "../../../contract/locale.ts";

interface Asked {
  readonly folded: string;
  readonly locale: Locale;
}

const WHICH: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:which|what) (?:of (?:the|your) )?[\w'-]+s\b/,
  "pt-BR": /^(?:em |de |com )?quais\b/,
  it: /^(?:in |di |con )?quali\b/,
  ja: /どの.{1,12}(?:が|に|で)|(?:は|が)(?:どれ|どちら)/,
};

const ALL: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:all|every|each|both)\b/,
  "pt-BR": /\b(?:tod[oa]s?|cada)\b/,
  it: /\b(?:tutt[ie]|ogni|ciascun[oa])\b/,
  ja: /全(?:て|部|室|員)|すべて|みんな|どの.{1,8}(?:に|で)も/,
};

/** Whether all of those are asked for that have something. */
export const asksWhich = ({ folded, locale }: Asked): boolean => WHICH[locale].test(folded);

/** Whether a question is about all of them: "Do all rooms have a balcony?" */
export const asksOfAll = ({ folded, locale }: Asked): boolean => ALL[locale].test(folded);
