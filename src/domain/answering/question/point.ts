/**
 * The point of a message in a conversation: without the interjections before it ("Ok, great! And …"), the phrase that goes back
 * to something ("Back to the workshop: …") and what is corrected away ("not Saturday, Sunday").
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { asksElse } from "./leaning-words.ts";

/** What a message comes to. */
export interface Point {
  readonly text: string;
  /** It puts right what was asked before, and asks nothing else. */
  readonly corrects: boolean;
  /** It names what it goes back to. */
  readonly returns: boolean;
}

/** A longer message says enough by itself. */
const MAX_CHARACTERS = 160;
/** A point is made of at least this much. */
const MIN_CHARACTERS = 2;

/** Sounds, and words that are none of a question where a sign follows ("Great!", but not "Great value"). */
const INTERJECTIONS: Readonly<Record<Locale, readonly [sounds: string, words: string]>> = {
  en: [
    "ok|okay|ah|oh|hmm|hm|mm|uh|wow|i see|got it",
    "great|cool|perfect|fine|nice|super|good|thanks|thank you|too bad|what a pity|anyway|all right|alright",
  ],
  "pt-BR": [
    "ok|okay|ah|oh|hmm|hm|mm|ué|puxa|nossa|poxa|entendi|blz",
    "legal|que legal|ótimo|otimo|perfeito|beleza|show|certo|tá|ta bom|tá bom|valeu|obrigado|obrigada|que pena|enfim",
  ],
  it: [
    "ok|okay|ah|oh|hmm|hm|mm|uh|boh|beh|vabbè|vabbe|uffa|ho capito",
    "va bene|perfetto|ottimo|bene|capito|grazie|peccato|d'accordo|d’accordo|insomma",
  ],
  ja: [
    "",
    "ok|あ|え|ああ|えっ|えっと|えーと|うーん|うん|はい|そっか|そうですか|そうなんですね|なるほど|了解|了解です|了解しました|わかりました|分かりました|残念|残念です|ちなみに",
  ],
};

function toInterjections([sounds, words]: readonly [string, string]): RegExp {
  const spoken = sounds === "" ? "" : `(?:${sounds})[\\s,.!…]+|`;
  return new RegExp(`^(?:${spoken}(?:${words})(?:\\s?[,.!…:;、。，！〜ー]+\\s*|[ \u3000]+$))+`, "iu");
}

const INTERJECTION: Readonly<Record<Locale, RegExp>> = {
  en: toInterjections(INTERJECTIONS.en),
  "pt-BR": toInterjections(INTERJECTIONS["pt-BR"]),
  it: toInterjections(INTERJECTIONS.it),
  ja: toInterjections(INTERJECTIONS.ja),
};

const RETURNING: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:and|but|so|now|then)[\s,]+)?back to (?!back\b|front\b|school\b|work\b)(?:the |your )?/i,
  "pt-BR":
    /^(?:(?:e|mas|então|agora)[\s,]+)?voltando(?: agora)? (?:à|às|a|ao|aos|pra|pro|pras|pros|para) (?:[ao]s? )?/i,
  it: /^(?:(?:e|ma|ora|allora)[\s,]+)?(?:per tornare|tornando|torniamo)(?: un attimo)? (?:a |al |allo |alla |ai |agli |alle |all['’])/i,
  ja: /^話(?:は|を)?(?:戻|変わ)[^、,]{1,8}[、,]\s*/,
};
const JAPANESE_RETURN =
  /^([^、,。]{1,15}?)(?:の(?:話|件|こと))?に戻(?:りますが|りますけど|るけど|るけれど|って|ると|りまして)[、,]?\s*(?=[^もい])/;

/** What is corrected away, and then what is meant. */
const REJECTED: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:no|sorry|wait|actually)[\s,.!]+)*not [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,4}\s*[,;–]\s*(?:but |sorry,? |i (?:meant|mean) )*(?=\S)/iu,
  "pt-BR":
    /^(?:(?:não|nao|desculpa|desculpe|opa)[\s,.!]+)*n[ãa]o [\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}\s*[,;–]\s*(?:mas |e sim |é |desculp[ae],? )*(?=\S)/iu,
  it: /^(?:(?:no|scusi|scusa|anzi)[\s,.!]+)*non [\p{L}\p{N}'’]+(?: [\p{L}\p{N}'’]+){0,3}\s*[,;–]\s*(?:ma |scus[ai],? |bensì )*(?=\S)/iu,
  ja: /^(?!.*でも(?:いい|よい|大丈夫|可能|でき))[^、。,]{1,15}?(?:じゃなく|ではなく)(?!ても|も)(?:て)?[、,\s]*(?=\S)/u,
};
const REJECTED_AFTER: Readonly<Record<Locale, RegExp>> = {
  en: /(?<!\s)\s*[,–]\s*not [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}[.!]?$/iu,
  "pt-BR": /(?<!\s)\s*[,–]\s*n[ãa]o [\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}[.!]?$/iu,
  it: /(?<!\s)\s*[,–]\s*non [\p{L}\p{N}'’]+(?: [\p{L}\p{N}'’]+){0,3}[.!]?$/iu,
  ja: /(?!)/,
};

function cut(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, "");
  return rest.trim().length < MIN_CHARACTERS ? text : rest;
}

/** "Not a member, may I come?" corrects nothing: what is meant instead is no question. Japanese says it by "じゃなくて". */
function withoutRejected(text: string, locale: Locale): string {
  const meant = cut(cut(text, REJECTED[locale]), REJECTED_AFTER[locale]);
  if (meant === text || locale === "ja") return meant;
  return /[?？]/u.test(meant) || asksElse(fold(meant), locale) ? text : meant;
}

/** Reads the point out of a message that has others before it. */
export function toPoint(written: string, locale: Locale): Point {
  if (written.length > MAX_CHARACTERS) return { text: written, corrects: false, returns: false };
  const said = cut(written.trim(), INTERJECTION[locale]);
  const back = cut(locale === "ja" ? said.replace(JAPANESE_RETURN, "$1、") : said, RETURNING[locale]);
  const text = withoutRejected(back, locale);
  return { text, corrects: text !== back && !asksElse(fold(text), locale), returns: back !== said };
}
