/**
 * Sides of a thing, its price or its age: the words that name one, and the word for one that is asked for by others.
 */
import type { Locale } from "../../../contract/locale.ts";
import { type Relative, SYNONYM } from "../../language/relatives.ts";
import { CONTACT_WORDS, findContact } from "../text/contacts.ts";
import { HOURS_WORD } from "../text/opening.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";
import { asksForHours } from "./hours-words.ts";
import { NEEDED_WORDS, saysNeeded } from "./needed.ts";

/** Words that only name a side of the thing asked about ("what is the price?"): the thing itself was said before. */
const SIDES: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    "price prices fee fees charge duration length weight height age size deadline pay much last lasts".split(
      " ",
    ),
  ),
  "pt-BR": new Set(
    "preco precos custo valor taxa tarifa dura duram duracao demora demoram leva tempo peso altura idade tamanho prazo pago pagar paga pagam sai".split(
      " ",
    ),
  ),
  it: new Set(
    "prezzo prezzi costo tariffa dura durano durata vuole vogliono serve servono tempo peso altezza eta dimensione scadenza pago pagare pagano viene".split(
      " ",
    ),
  ),
  ja: new Set(["料金", "値段", "価格", "費用", "時間", "期間", "年齢", "重量", "体重", "サイズ"]),
};

/** Whether a term is a word for a side: its answer shows it by a number and a unit rather than by the word. */
export function isSide({ word }: Pick<AskedTerm, "word">, locale: Locale): boolean {
  return SIDES[locale].has(word);
}

/** Words that ask how long something lasts, how far it is or what there is of a kind, and say nothing else there: "How long does charging take?" */
const MEASURING: Readonly<Partial<Record<AnswerKind, Readonly<Record<Locale, RegExp>>>>> = {
  duration: {
    en: /^(?:long|takes?|needs?|stay)$/,
    "pt-BR": /^(?:leva|levam|fica|ficam)$/,
    it: /^(?:vuole|vogliono|serve|servono|mette)$/,
    ja: /^(?:続|待|届)$/,
  },
  distance: {
    en: /^(?:far|go|km|miles|distance)$/,
    "pt-BR": /^(?:fica|ficam|km|distancia|anda)$/,
    it: /^(?:dista|distano|distanza|lontan[oaie]|km|fa)$/,
    ja: /^(?:離|距離|km|キロ)$/,
  },
  age: {
    en: /^(?:min(?:imum)?|max(?:imum)?|limits?|restrictions?|requirements?)$/,
    "pt-BR": /^(?:minim[ao]|maxim[ao]|limite|permitida)$/,
    it: /^(?:minim[ao]|massim[ao]|limit[ei])$/,
    ja: /^(?:制限|対象|以上|以下)$/,
  },
  people: {
    en: /^(?:people|persons|guests|participants|fits?|holds?|carr(?:y|ies)|takes?|sleeps?|seats?|join|come|go|attend|allowed|max(?:imum)?|group|party|size|most|largest|biggest|capacity)$/,
    "pt-BR":
      /^(?:pessoas|hospedes|participantes|cabem?|cabe|levam?|podem|participa\w*|ir|vao|entram?|dormem|maximo|limite|tamanho|grupos?|lotacao|capacidade)$/,
    it: /^(?:persone|ospiti|partecipanti|entrano|stanno|port\w+|partecip\w+|dormono|massimo|grupp[oi]|siamo|siete|capienza|capacita)$/,
    ja: /^(?:乗|入|参加|泊|定員|人数|最大|以下|何人|何名)$/,
  },
  language: {
    en: /^(?:speaks?|spoken|support(?:s|ed)?|available|offer(?:s|ed)?|use|does)$/,
    "pt-BR": /^(?:fala[ms]?|suporta(?:m|d[oa]s?)?|disponive(?:l|is)|responde[m]?|atende[m]?)$/,
    it: /^(?:parl\w+|support\w+|disponibil[ei]|rispond\w+)$/,
    ja: /^(?:対応|話|使|利用)$/,
  },
  format: {
    en: /^(?:formats?|types?|extensions?|upload\w*|support(?:s|ed)?|accept(?:s|ed)?|send|import\w*|read|open|teach|handle)$/,
    "pt-BR":
      /^(?:formatos?|tipos?|extens(?:ao|oes)|envi\w+|suport\w+|aceit\w+|import\w+|mandar|ler|le|carregar|subir)$/,
    it: /^(?:format[oi]|tip[oi]|estension[ei]|caric\w+|support\w+|accett\w+|import\w+|mandare|inviare|legge\w*)$/,
    ja: /^(?:形式|種類|フォーマット|対応|アップロード|送|読|使)$/,
  },
};

/** Whether a term only asks for the measure that is asked for. */
export function onlyAsks({ word }: Pick<AskedTerm, "word">, kind: AnswerKind, locale: Locale): boolean {
  return MEASURING[kind]?.[locale].test(word) === true;
}

/** What "how much is …?" and "can I call you?" ask for without saying it. */
const IMPLIED: Readonly<Partial<Record<AnswerKind, Readonly<Record<Locale, string>>>>> = {
  price: { en: "cost", "pt-BR": "custar", it: "costare", ja: "料金" },
  needed: NEEDED_WORDS,
  language: { en: "language", "pt-BR": "idioma", it: "lingua", ja: "言語" },
  ...CONTACT_WORDS,
};

/** What finds the word itself, as a synonym of another. */
const toRelatives = (term: AskedTerm): (readonly [string, Relative])[] =>
  [...term.variants, ...term.relatives.keys()].map((variant) => [variant, SYNONYM]);

/** What a question says that only asks for a place, or for what has to be brought: a page says it in words of its own. */
function findAsking(
  kind: AnswerKind,
  { folded, locale }: { readonly folded: string; readonly locale: Locale },
): string | undefined {
  if (kind === "needed") return saysNeeded(folded, locale);
  return kind === "address" ? (findContact(folded, locale)?.said ?? "") : undefined;
}

/** The terms with the word for what is asked, where that is said by other words. */
export function withImplied(
  terms: readonly AskedTerm[],
  kind: AnswerKind,
  reading: ReadingLanguages & { readonly folded: string },
): readonly AskedTerm[] {
  const word = asksForHours({ ...reading, terms })
    ? HOURS_WORD[reading.locale]
    : IMPLIED[kind]?.[reading.locale];
  const [implied, ...more] = toAskedTerms(word ?? "", reading);
  if (!implied) return terms;
  const words = new Set([...implied.variants, ...implied.relatives.keys()]);
  const says = (term: AskedTerm): boolean =>
    isSide(term, reading.locale) || term.variants.some((variant) => words.has(variant));
  if (kind !== "needed" && terms.some(says)) return terms;
  const said = findAsking(kind, reading);
  if (said === undefined) return [...terms, { ...implied, role: "cue" }];
  // Who asks where something is needs no word of "Dove vi trovate?", but they may be all that a page says ("Come si arriva").
  const asking = terms.filter((term) => said.includes(term.word));
  const relatives = new Map([
    ...implied.relatives,
    ...(kind === "needed" ? more : []).flatMap(toRelatives),
    ...asking.flatMap(toRelatives),
  ]);
  return [...terms.filter((term) => !asking.includes(term)), { ...implied, relatives }];
}
