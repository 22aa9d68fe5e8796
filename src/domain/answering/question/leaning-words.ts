/** Openings and verbs by which a follow-up shows what it wants of the question before it; all of folded text. */
import type { Locale } from "../../../contract/locale.ts";

/** Openings that go on from what was said before. */
const GOING_ON: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:and|but|so|also|what about|how about|what if|or|then)\b/,
  "pt-BR": /^(?:e|mas|entao|tambem|ou)(?![\w'’-])/,
  it: /^(?:e|ma|allora|anche|o|invece)(?![\w'’-])/,
  ja: /^(?:では|じゃあ|それ|また|なら|で|あと|そして)|(?:は|だと|だったら|なら)[？?]?$|も(?:ですか)?[？?]?$/,
};

/** Openings that put right what was understood: "No, I meant the city bike". */
const CORRECTING: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:no|sorry|not (?:that|this)(?: one)?|oh|ah|actually)[,.:;!]? ?)+(?:i (?:meant|mean|was asking about) |(?:the|a|an|for|with|about)\b)|^(?:i (?:meant|mean)|rather)\b/,
  "pt-BR":
    /^(?:(?:nao|desculpe|desculpa|perdao|ah)[,.:;!]? ?)+(?:eu )?(?:quis dizer|queria dizer|me refiro|falo d|digo|[ao]s?\b|[dn][ao]s?\b|para\b|com\b)|^(?:eu )?(?:quis dizer|queria dizer|digo)\b/,
  it: /^(?:(?:no|scusi|scusa|ah)[,.:;!]? ?)+(?:intendevo|intendo|volevo dire|dicevo|parlo d|parlavo d|il\b|la\b|lo\b|le\b|gli\b|i\b|l'|per\b|con\b|un\w?\b)|^(?:intendevo|volevo dire|dicevo)\b/,
  ja: /^(?:いえ|いや|いいえ|違います|違う|そうではなく)[、,。]?.{1,24}(?:です(?!か)|の方|のほう|のこと)/,
};

/** Signs that a question asks something of its own ("And can I bring my dog?"): it is no other thing to ask the price of. */
const ASKING_ELSE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:can|could|do|does|did|is|are|was|were|must|may|should|will|would|needs?|have|has|there|where|when|who|which|why|what(?! about)|how(?! about))\b/,
  "pt-BR":
    /\b(?:pod\w+|poss\w+|tem|temos|ha|precis\w+|aceit\w+|onde|quando|quem|qual|quais|como|esta|estao|sao|existe\w*|inclu\w+|obrigatori\w+|necessari\w+|permitid\w+|da para)\b/,
  it: /\b(?:poss\w+|pot\w+|puo|avete|c'e|ci sono|siete|fate|dev\w+|bisogna|serv\w+|dove|quando|chi|quale?|quali|come|accett\w+|sono|inclus\w+|compres\w+|obbligatori\w+|necessari\w+|permess\w+)\b/,
  ja: /か[?？。]*$|必要|でき/,
};

/** Words that point at something, said before or in the sentence itself. */
const POINTING: Readonly<Record<Locale, RegExp>> = {
  // "that" points where nothing follows that it could join: "what is that?", "for that", but not "the signs that …".
  en: /\b(?:it|its|they|them|their|he|she|him|his|her|this|those|these)\b|\bthat(?=\s*(?:[?.!,]|$))|\b(?:is|was|does|did|can|will|would|about|after|before|for|of|with|on|to) that\b/,
  "pt-BR": /\b(?:ele|ela|eles|elas|isso|disso|nisso|dele|dela|deles|delas|la|este|esta|esse|essa)\b/,
  it: /\b(?:esso|essa|essi|lui|lei|loro|questo|questa|quello|quella|ne|ci|li|cio)\b/,
  ja: /それ|その|そこ|これ|この|彼|彼女/,
};

/** Whether a folded question or sentence points at something that was said. */
export const pointsBack = (folded: string, locale: Locale): boolean => POINTING[locale].test(folded);

/** Whether a folded question goes on from what was said before, or puts it right. */
export function goesOn(folded: string, locale: Locale): boolean {
  return GOING_ON[locale].test(folded) || CORRECTING[locale].test(folded);
}

/** Whether a folded follow-up asks something of its own, and not the same of something else. */
export function asksElse(folded: string, locale: Locale): boolean {
  return ASKING_ELSE[locale].test(folded);
}
