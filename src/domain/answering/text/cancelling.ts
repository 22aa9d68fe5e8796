/**
 * What a page says of cancelling in other words than who asks for it: "You get your money back up to 48 hours before", "If you
 * can't come, let us know", "Le prenotazioni non sono rimborsabili", 来られない場合. Such sentences are found by both words.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

type Patterns = Readonly<Record<Locale, RegExp>>;

const CANCELS: Patterns = {
  en: /\bcancel\w*|\bcall(?:ing)? off\b/,
  "pt-BR": /\bcancel\w*|\bdesmarc\w*/,
  it: /\bcancell\w*|\bdisd(?:ire|ett\w*|ic\w*)|\bannull\w*/,
  ja: /キャンセル|取り?消/,
};
const REFUNDS: Patterns = {
  en: /\brefund\w*|\bmoney back\b/,
  "pt-BR":
    /\breembols\w*|\bdevol(?:v\w+|uc\w+)(?: [oa])?(?= (?:dinheiro|valor|sinal)|[^\n]{0,12}$)|\bestorn\w*/,
  it: /\brimbors\w*|\brestitui\w*/,
  ja: /返金|払い?戻/,
};
/** That somebody does not come after all. */
const STAYS_AWAY: Patterns = {
  en: /\bif (?:you|anyone|anybody|someone) (?:can't|cannot|can not|are (?:not able|unable) to|is unable to) (?:come|make it|attend|be there|use it|keep)\b|\bno-?shows?\b/,
  "pt-BR": /\bse (?:voce |alguem )?nao (?:puder|conseguir|puderem) (?:vir|ir|comparecer)\b|\bnao comparec\w+/,
  it: /\bse non (?:puo|potete|puoi|riuscite a|riesci a) (?:venire|partecipare|presentar\w+|esserci)\b|\bmancata presentazione\b/,
  ja: /(?:来ら?れ|お越しになれ|参加でき|ご都合が(?:悪|つか))な(?:い|く)|無断/,
};
/** What may be cancelled, or until when: "we will refund that night" is no word on it. */
const BOOKED: Patterns = {
  en: /\bbook(?:ed|ings?)\b|\breservations?\b|\b(?:lessons?|class(?:es)?|courses?|places?)\b|\b(?:hours?|days?|weeks?) (?:before|ahead|notice)\b/,
  "pt-BR": /\b(?:reservas?|aulas?|cursos?|vagas?|inscric\w+)\b|\b(?:horas?|dias?) antes\b|\bantecedencia\b/,
  it: /\b(?:prenotazion[ei]|lezion[ei]|cors[oi]|post[oi]|iscrizion[ei])\b|\b(?:or[ae]|giorn[oi]) prima\b|\banticipo\b/,
  ja: /予約|レッスン|受講|参加費|[日時]間?前まで/,
};
/** What is given back otherwise: a ticket, a deposit, a thing that was bought. */
const OTHERWISE =
  /\b(?:tickets?|ingressos?|bigliett[oi]|deposits?|sinal|acconto|caparra|damage[ds]?|faulty|cauzione|danni|difett\w+|caucao|defeito|garantia|warranty)\b|チケット|保証金|デポジット|不良|返品/;
const WORDS: Readonly<Record<Locale, { readonly cancel: string; readonly refund: string }>> = {
  en: { cancel: "cancellation", refund: "refund" },
  "pt-BR": { cancel: "cancelamento", refund: "reembolso" },
  it: { cancel: "disdetta", refund: "rimborso" },
  ja: { cancel: "キャンセル", refund: "返金" },
};

/** Whether a folded text speaks of cancelling, of money that is given back, or of somebody who does not come. */
export const tellsOfCancelling = (folded: string, locale: Locale): boolean =>
  [CANCELS, REFUNDS, STAYS_AWAY].some((tells) => tells[locale].test(folded));

/**
 * The words for what a sentence says of cancelling, as far as what is around it (`among`) has none of them: where a page says
 * "cancel", what it says there is found.
 */
export function namesOfCancelling(text: string, locale: Locale, among = text): readonly string[] {
  const [folded, around] = [fold(text), fold(among)];
  const isRefunded = REFUNDS[locale].test(folded) && BOOKED[locale].test(folded);
  if (!STAYS_AWAY[locale].test(folded) && !isRefunded) return [];
  if (OTHERWISE.test(folded)) return [];
  const { cancel, refund } = WORDS[locale];
  return [
    ...(CANCELS[locale].test(around) ? [] : [cancel]),
    ...(REFUNDS[locale].test(around) ? [] : [refund]),
  ];
}
