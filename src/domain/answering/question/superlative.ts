/** "Which course is the cheapest?", "qual o mais longo": by what things are to be compared, and which of them is asked for. */
import type { Locale } from "../../../contract/locale.ts";

/** What rows are compared by, and which of them is asked for. */
export interface Superlative {
  readonly by: "price" | "length" | "weight" | "size" | "distance" | "hour";
  readonly most: boolean;
  /** The words that say so. */
  readonly said: string;
  /** Of the first and the last by their hour: how a sentence says it itself. */
  readonly told?: RegExp;
}

type Cues = readonly (readonly [Superlative["by"], most: boolean, RegExp])[];

const CUES: Readonly<Record<Locale, Cues>> = {
  en: [
    [
      "price",
      false,
      /\b(?:cheapest|least expensive|lowest (?:price|fee|rate)|most affordable|costs? (?:the )?least)\b/,
    ],
    [
      "price",
      true,
      /\b(?:dearest|most expensive|priciest|highest (?:price|fee|rate)|costs? (?:the )?most)\b/,
    ],
    ["length", false, /\b(?:shortest|quickest)\b/],
    ["length", true, /\blongest\b/],
    ["weight", false, /\blightest\b/],
    ["weight", true, /\bheaviest\b/],
    ["size", false, /\bsmallest\b|\bfewest (?:seats|people|places)\b/],
    ["size", true, /\b(?:largest|biggest)\b|\bmost (?:seats|people|places)\b/],
    ["distance", false, /\b(?:nearest|closest)\b/],
    ["distance", true, /\b(?:farthest|furthest)\b/],
    ["hour", false, /\bearliest\b/],
    ["hour", true, /\blatest\b/],
  ],
  "pt-BR": [
    ["price", false, /\bmais (?:barat|economic)[oa]s?\b|\bmais em conta\b|\bmenor preco\b|\bcusta menos\b/],
    ["price", true, /\bmais car[oa]s?\b|\bmaior preco\b|\bcusta mais\b/],
    ["length", false, /\bmais (?:curt|rapid)[oa]s?\b|\bdura menos\b/],
    ["length", true, /\bmais (?:long|comprid|demorad)[oa]s?\b|\bdura mais\b/],
    ["weight", false, /\bmais leves?\b/],
    ["weight", true, /\bmais pesad[oa]s?\b/],
    ["size", false, /\bmenor\b(?! de\b)/],
    ["size", true, /\bmaior\b(?! de\b)|\bmais (?:lugares|pessoas|assentos)\b/],
    ["distance", false, /\bmais (?:pert[oa]|proxim[oa]s?)\b/],
    ["distance", true, /\bmais (?:longe|distantes?)\b/],
    ["hour", false, /\bmais cedo\b/],
    ["hour", true, /\bmais tarde\b/],
  ],
  it: [
    [
      "price",
      false,
      /\bpiu (?:economic[oaih]e?|convenient[ei])\b|\bmeno car[oaie]\b|\bprezzo piu basso\b|\bcosta (?:di )?meno\b/,
    ],
    ["price", true, /\bpiu (?:car|costos)[oaie]\b|\bprezzo piu alto\b|\bcosta di piu\b/],
    ["length", false, /\bpiu (?:cort[oaie]|brev[ei])\b|\bdura (?:di )?meno\b/],
    ["length", true, /\bpiu lung(?:[oa]|h[ie])\b|\bdura di piu\b/],
    ["weight", false, /\bpiu legger[oaie]\b/],
    ["weight", true, /\bpiu pesant[ei]\b/],
    ["size", false, /\bpiu piccol[oaie]\b/],
    ["size", true, /\bpiu grand[ei]\b|\bpiu (?:posti|persone)\b/],
    ["distance", false, /\bpiu vicin[oaie]\b/],
    ["distance", true, /\bpiu lontan[oaie]\b/],
    ["hour", false, /\bpiu presto\b/],
    ["hour", true, /\bpiu tardi\b/],
  ],
  ja: [
    ["price", false, /(?:一番|最も|もっとも|いちばん)(?:お)?(?:安|手頃)|最安/],
    ["price", true, /(?:一番|最も|もっとも|いちばん)(?:お)?高[いく]|最高値/],
    ["length", false, /(?:一番|最も|もっとも|いちばん)短|最短/],
    ["length", true, /(?:一番|最も|もっとも|いちばん)長|最長/],
    ["weight", false, /(?:一番|最も|もっとも|いちばん)軽|最軽量/],
    ["weight", true, /(?:一番|最も|もっとも|いちばん)重/],
    ["size", false, /(?:一番|最も|もっとも|いちばん)(?:小さ|狭)|最小/],
    [
      "size",
      true,
      /(?:一番|最も|もっとも|いちばん)(?:大き|広)|(?:人数|定員|席).{0,3}(?:一番|最も|いちばん)多|最大/,
    ],
    ["distance", false, /(?:一番|最も|もっとも|いちばん)近|最寄/],
    ["distance", true, /(?:一番|最も|もっとも|いちばん)遠/],
    ["hour", false, /(?:一番|最も|もっとも|いちばん)早/],
    ["hour", true, /(?:一番|最も|もっとも|いちばん)遅/],
  ],
};

/** "When is the last class?": the first or last by their hours; the words behind these ask for no hour. */
const IN_ORDER: Readonly<Record<Locale, Readonly<Record<"first" | "last", RegExp>>>> = {
  en: {
    first:
      /(?<=\b(?:when|what time|how early|^(?:which|what)(?:'s| is)) .{0,30}(?:\bthe|\byour|'s) (?:very )?)first\b(?! (?:of|day|date|week|month|year|time|name|floor|stop|step|payment|one|two|three|\d|start|open|begin)\w*)/,
    last: /(?<=\b(?:when|what time|how late|^(?:which|what)(?:'s| is)) .{0,30}(?:\bthe|\byour|'s) (?:very )?)(?:last|final)\b(?! (?:of|day|date|week|month|year|time|minute|name|floor|stop|step|payment|one|two|three|\d)\w*)/,
  },
  "pt-BR": {
    first:
      /(?<=(?:\bque horas|^qual|\bquando) .{0,30})\bprimeir[oa]\b(?! (?:d[eoa]s?|dia|semana|mes|ano|vez|andar|nome|data|parada|parcela|passo)\b)/,
    last: /(?<=(?:\bque horas|^qual|\bquando) .{0,30})\bultim[oa]\b(?! (?:d[eoa]s?|dia|semana|mes|ano|vez|andar|nome|data|parada|parcela|passo|minuto)\b)/,
  },
  it: {
    first:
      /(?<=(?:\bche ora|^qual|\bquando) .{0,30})\bprim[oa]\b(?! (?:d[ei]l?l?[aeo]?|giorno|settimana|mese|anno|volta|piano|nome|data|fermata|rata|passo)\b)/,
    last: /(?<=(?:\bche ora|^qual|\bquando) .{0,30})\bultim[oa]\b(?! (?:d[ei]l?l?[aeo]?|giorno|settimana|mese|anno|volta|piano|nome|data|fermata|rata|passo|minuto)\b)/,
  },
  ja: {
    first: /最初の?(?![日週月年回])(?=.*(?:何時|いつ|時刻|は[?？。 ]*$))/,
    last: /(?:最後|最終)の?(?![日週月年回])(?=.*(?:何時|いつ|時刻|は[?？。 ]*$))/,
  },
};

/** How a folded text says that something is the first or last. */
const TOLD_IN_ORDER = {
  first: /\bfirst\b|\bprimeir[oa]s?\b|\bprim[oaie]\b|最初|始発/,
  last: /\b(?:last|final)\b|\bultim[oaie]s?\b|最後|最終|終(?:電|発|便)/,
} as const;

function findInOrder(folded: string, locale: Locale): Superlative | undefined {
  for (const place of ["first", "last"] as const) {
    const [said] = IN_ORDER[locale][place].exec(folded) ?? [];
    if (said !== undefined) return { by: "hour", most: place === "last", said, told: TOLD_IN_ORDER[place] };
  }
  return undefined;
}

/** What a folded question wants the least or most of. */
export function findSuperlative(folded: string, locale: Locale): Superlative | undefined {
  const [by, most, cue] = CUES[locale].find(([, , one]) => one.test(folded)) ?? [];
  if (by === undefined || most === undefined) return findInOrder(folded, locale);
  return { by, most, said: cue?.exec(folded)?.[0] ?? "" };
}
