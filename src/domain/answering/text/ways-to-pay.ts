/** Ways to pay that are told by their names alone: "Cash, cards and Apple Pay", "Dinheiro, Pix e cartão", 現金・PayPay. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

const NAMES: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:cash|(?:credit |debit )?cards?|contactless|visa|mastercard|maestro|amex|american express|paypal|(?:apple|google|samsung) pay|cheques?|bank transfers?)\b/g,
  "pt-BR":
    /\b(?:dinheiro|pix|cart(?:ao|oes)|debito|credito|boletos?|vale-(?:refeicao|alimentacao)|cheques?|transferencia|paypal|(?:apple|google|samsung) pay)\b/g,
  it: /\b(?:contant[ei]|bancomat|cart[ae](?: di credito)?|satispay|bonific[oi]|pos|assegn[oi]|visa|mastercard|paypal|(?:apple|google|samsung) pay)\b/g,
  ja: /現金|クレジットカード|カード|paypay|楽天pay|d払い|交通系(?:ic|電子マネー)|電子マネー|銀行振込|振込|代引|qrコード|バーコード決済|(?:apple|google) ?pay|paypal/g,
};
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["accept", "payment"],
  "pt-BR": ["aceitamos", "pagamento"],
  it: ["accettiamo", "pagamento"],
  ja: ["支払"],
};
/** The only way there is. */
const ONLY: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:cash|cards?)(?: payments?)? only\b|\bonly (?:take |accept )?(?:cash|cards?)\b|\bno (?:cards|cash)\b/,
  "pt-BR": /\b(?:so|somente|apenas) (?:aceitamos |em |no |com )?(?:dinheiro|pix|cart(?:ao|oes))\b/,
  it: /\b(?:solo|soltanto|esclusivamente) (?:in |con |l[ae] )?(?:contanti|cart[ae]|bancomat)\b/,
  ja: /(?:現金|カード)(?:払い|決済)?(?:のみ|だけ)/,
};
/** One may be named for another reason: a card to show, cash to find. */
const LEAST = 2;

/** The words for what a text says by names; none where it names fewer than two ways. */
export function namesOfPaying(text: string, locale: Locale): readonly string[] {
  const folded = fold(text);
  const named = new Set(folded.match(NAMES[locale]));
  const isTold = named.size >= LEAST || (named.size > 0 && ONLY[locale].test(folded));
  return !isTold ? [] : WORDS[locale].filter((word) => !folded.includes(word));
}
