/**
 * The point of a message in a conversation: without the interjections before it ("Ok great. And …"), the phrase that goes back
 * to something ("Back to the workshop: …") and what is corrected away ("not Saturday, Sunday").
 */
import type { Locale } from "../../contract/locale.ts";

/** What a message comes to. */
export interface Point {
  readonly text: string;
  /** It puts right what was asked before. */
  readonly corrects: boolean;
}

/** A point is made of at least this much. */
const MIN_CHARACTERS = 2;

const INTERJECTIONS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:ok(?:ay)?|ah+|oh+|h?mm+|uh+|wow|great|cool|perfect|fine|nice|super|good|i see|got it|thanks|thank you|too bad|what a pity|anyway|all right|alright)(?:[\s,.!…]+|$))+/i,
  "pt-BR":
    /^(?:(?:ok(?:ay)?|ah+|oh+|h?mm+|ué|puxa|nossa|legal|que legal|ótimo|otimo|perfeito|beleza|blz|show|entendi|certo|tá|ta bom|tá bom|valeu|obrigad[oa]|que pena|poxa|enfim)(?:[\s,.!…]+|$))+/i,
  it: /^(?:(?:ok(?:ay)?|ah+|oh+|h?mm+|uh+|boh|beh|vabb[eè]|va bene|uffa|perfetto|ottimo|bene|capito|ho capito|grazie|peccato|d['’]accordo|insomma)(?:[\s,.!…]+|$))+/i,
  ja: /^(?:(?:ok|あ|え|ああ|えっ|えっと|えーと|うーん|うん|はい|そっか|そうですか|そうなんですね|なるほど|了解(?:です|しました)?|わかりました|分かりました|残念(?:です)?|ちなみに)(?:[\s、。，,.!！…〜ー]+|$))+/i,
};

const RETURNING: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:and|but|so|now|then)[\s,]+)?(?:(?:going|coming|getting|to go|to come|to get|let['’]?s go) )?back to (?:the |your )?/i,
  "pt-BR":
    /^(?:(?:e|mas|então|agora)[\s,]+)?(?:voltando|voltar|voltemos|volta)(?: agora)? (?:à|às|a|ao|aos|pra|pro|pras|pros|para) (?:[ao]s? )?/i,
  it: /^(?:(?:e|ma|ora|allora)[\s,]+)?(?:per )?torn(?:ando|are|iamo)(?: un attimo)? (?:a |al |allo |alla |ai |agli |alle |all['’])/i,
  ja: /^(?:話(?:は|を)?(?:戻|変わ)[^、,]{1,8}[、,]|(?=[^、,]{1,15}に戻))/,
};
const JAPANESE_RETURN =
  /^([^、,。]{1,15}?)(?:の(?:話|件|こと))?に戻[^、,]{0,8}?(?:が|けど|けれど|と|って|ると|り)[、,\s]*/;

/** What is corrected away, and then what is meant. */
const REJECTED: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:no|sorry|wait|actually)[\s,.!]+)*not (?:[\p{L}\p{N}'’-]+ ){0,4}?[\p{L}\p{N}'’-]+\s*[,;–-]\s*(?:but |sorry,? |i (?:meant|mean) )*(?=\S)/iu,
  "pt-BR":
    /^(?:(?:não|nao|desculpa|desculpe|opa)[\s,.!]+)*n[ãa]o (?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+\s*[,;–-]\s*(?:mas |e sim |é |desculp[ae],? )*(?=\S)/iu,
  it: /^(?:(?:no|scusi|scusa|anzi)[\s,.!]+)*non (?:[\p{L}\p{N}'’]+ ){0,3}?[\p{L}\p{N}'’]+\s*[,;–-]\s*(?:ma |scus[ai],? |bensì )*(?=\S)/iu,
  ja: /^[^、。,]{1,15}?(?:じゃなくて|じゃなく|ではなくて|ではなく)[、,\s]*(?=\S)/u,
};
const REJECTED_AFTER: Readonly<Record<Locale, RegExp>> = {
  en: /\s*[,–-]\s*not (?:[\p{L}\p{N}'’-]+ ?){1,4}[.!]?$/iu,
  "pt-BR": /\s*[,–-]\s*n[ãa]o (?:[\p{L}\p{N}-]+ ?){1,4}[.!]?$/iu,
  it: /\s*[,–-]\s*non (?:[\p{L}\p{N}'’]+ ?){1,4}[.!]?$/iu,
  ja: /(?!)/,
};

function cut(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, "");
  return rest.trim().length < MIN_CHARACTERS ? text : rest;
}

/** Reads the point out of a message that has others before it. */
export function toPoint(written: string, locale: Locale): Point {
  const said = cut(written.trim(), INTERJECTIONS[locale]);
  const back = cut(locale === "ja" ? said.replace(JAPANESE_RETURN, "$1、") : said, RETURNING[locale]);
  const text = cut(cut(back, REJECTED[locale]), REJECTED_AFTER[locale]);
  return { text, corrects: text !== back };
}
