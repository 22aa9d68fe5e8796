/**
 * "How long does the battery last?", "até onde dá para ir?", 航続距離は: how far or how long something goes on one charge. Pages
 * tell it in kilometres or in hours, and beside it how long charging takes, which is no answer.
 */
import type { Locale } from "../../../contract/locale.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\bhow long (?:does|do|will|can) (?:[\w'-]+ ){0,4}(?:batter(?:y|ies)|charge) (?:last|hold|run|go|keep)|\bbattery life\b|\bhow far (?:can|could|do|does|will) (?:i|we|you|one|it|they|(?:the |an? |your )?[\w'-]+) (?:go|get|ride|drive|cycle|travel)(?:[ ?!.]*$| (?:on|with|by|before) )|\b(?:what(?:'s| is) the|which) range\b|^range(?: of (?:the |an? |your )?[\w' -]+)?[ ?!.]*$/,
  "pt-BR":
    /\bquanto (?:tempo )?dura (?:a |uma )?(?:carga|bateria)\b|\bautonomia\b|\bate onde (?:eu |a gente |se )?(?:da (?:para|pra) (?:ir|andar|pedalar|chegar)|posso (?:ir|andar)|consigo (?:ir|chegar)|vai|anda)\b|\bquantos (?:km|quilometros) (?:ela |ele |eu )?(?:faz|anda|roda|dura|aguenta)\b/,
  it: /\bquanto dura (?:la |una )?(?:carica|batteria)\b|\bautonomia\b|\bquanta strada (?:si (?:fa|puo fare|riesce a fare)|posso fare|fa)\b|\bfin dove (?:si (?:arriva|puo)|posso)\b|\bquanti (?:km|chilometri) (?:si fanno|fa|fanno|posso fare|dura)\b/,
  ja: /(?:バッテリー|電池|充電)(?:は|って|が)?(?:フルで|満タンで)?(?:どの?(?:くらい|ぐらい)|どれ(?:くらい|ぐらい|ほど)|何(?:時間|日|キロ|km))?(?:くらい|ぐらい)?(?:も[つち]|持[つち]|続)|航続距離|どこまで(?:行|走)|何(?:キロ|km)(?:くらい|ぐらい)?(?:走れ|走り|行け)/,
};

/** By what a page may tell it; to be looked for beside the words of the question. */
const TELLING: Readonly<Record<Locale, string>> = {
  en: "range battery charge",
  "pt-BR": "autonomia carga bateria",
  it: "autonomia carica batteria",
  ja: "航続 充電 バッテリー",
};

const AMOUNT =
  /\d ?(?:km|kilomet\w+|miles?|hours?|h\b|days?|weeks?|minutes?|quilometros?|horas?|dias?|semanas?|minutos?|chilometri|ore|giorni|settimane|minuti|キロ|時間|日|分|週間)/;
const TOLD: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:per|on (?:a|one)|on each|from (?:a|one)|with (?:a|one)|between|a single) (?:single |full )?(?:battery )?charges?\b|\brange\b|\bbattery life\b|\bbatter(?:y|ies) lasts?\b|\bbatter(?:y|ies) (?:will )?(?:hold|run|go)\b/,
  "pt-BR":
    /\b(?:por|com uma|a cada|numa|em uma) (?:so |unica )?(?:carga|recarga)\b|\bautonomia\b|\bbateria(?:s)? (?:dura|aguenta)m?\b/,
  it: /\bcon (?:una|la) (?:sola |singola )?(?:carica|ricarica)\b|\bautonomia\b|\bbatteri[ae] (?:dura|tiene|durano)\b/,
  ja: /(?:1回|一回|一度|フル|満)の?充電で|航続|連続(?:使用|走行|駆動)|駆動時間|(?:バッテリー|電池)(?:は|が|の)?[^。]{0,12}(?:も[つち]|持[つち]|続)/,
};
const CHARGES: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:re)?charg(?:e|es|ed|ing|er)\b/,
  "pt-BR": /\b(?:re)?carrega\w*|\brecarga\b/,
  it: /\bricaric\w+|\bcaricabatteri\w/,
  ja: /充電/,
};

/** Whether a folded question asks how far or how long something goes on one charge. */
export const asksForRange = (folded: string, locale: Locale): boolean => ASKED[locale].test(folded);

/** Words by which it is told; none where it was not asked for. */
export const wordsOfRange = (folded: string, locale: Locale): string =>
  asksForRange(folded, locale) ? TELLING[locale] : "";

/** Whether a folded sentence tells it. */
export const tellsRange = (folded: string, locale: Locale): boolean =>
  TOLD[locale].test(folded) && AMOUNT.test(folded);

/** Whether a folded sentence tells of charging. */
export const tellsOfCharging = (folded: string, locale: Locale): boolean => CHARGES[locale].test(folded);
