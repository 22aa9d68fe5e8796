/** What cancelling costs is told by what speaks of cancelling, or of how long before; not by whatever else has a price. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import type { ReadQuestion } from "../question/question.ts";
import { tellsOfCancelling } from "../text/cancelling.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\bcancell?ations? (?:fees?|charges?|costs?)\b|\b(?:fees?|charges?|costs?)\b.{0,12} (?:for|to|if|when|of) .{0,12}\bcancel/,
  "pt-BR": /\b(?:taxas?|multas?|custos?|custa)\b.{0,16}\bcancel/,
  it: /\b(?:penal[ei]|spes[ae]|cost[oi]|costa|commission[ei])\b.{0,16}\b(?:cancell|disd|annull)/,
  ja: /キャンセル(?:料|の料金|代|フィー)|取消料|解約料/,
};
/** How long before, or that there was no word. */
const BEFORE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:hours?|days?|weeks?|months?) (?:before|ahead|prior|in advance|notice)\b|\bnotice\b|\bsame day\b|\bif you can't\b/,
  "pt-BR": /\b(?:horas?|dias?|semanas?|mes(?:es)?) antes\b|\bantecedencia\b|\bno (?:mesmo )?dia\b/,
  it: /\b(?:ore|ora|giorn[oi]|settiman[ae]|mes[ei]) prima\b|\banticipo\b|\bpreavviso\b|\bstesso giorno\b/,
  ja: /(?:日|時間|週間|か月|ヶ月)前|前日|当日|無断|連絡/,
};

/** Whether a fee for cancelling was asked for, and nothing that is told is of that. */
export function lacksCancellingFee(
  { folded, locale }: Pick<ReadQuestion, "folded" | "locale">,
  { sentences }: Pick<Extract, "sentences">,
): boolean {
  if (!ASKED[locale].test(folded)) return false;
  return !sentences.some(({ text }) => {
    const told = fold(text);
    return tellsOfCancelling(told, locale) || BEFORE[locale].test(told);
  });
}
