/**
 * "Can I pay on delivery?" is told what a page says of that, else which ways to pay there are, and never what else is said of
 * deliveries: that a parcel takes two days tells nobody how it is paid. "Can I pay by card?" is told the ways to pay in one place.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { lastHeading } from "../text/headings.ts";
import { takeFirst } from "./list-answer.ts";

const ROOM = 300;

/** Paying when the thing arrives. */
const ON_DELIVERY: Readonly<Record<Locale, RegExp>> = {
  en: /\bcash on delivery\b|\bc\.?o\.?d\b|\bpay\w*\b.{0,30}\b(?:on|at|upon) (?:the )?delivery\b|\b(?:on|upon) delivery\b.{0,30}\bpa(?:y|id)|\bpay\w* (?:to )?(?:the )?(?:driver|courier|postman|delivery (?:driver|person|man))\b|\bpay\w*\b.{0,12}\bwhen (?:it|they|the \w+) (?:arrives?|comes?|(?:is|are|gets?) delivered)/,
  "pt-BR":
    /\b(?:pag[aou]\w*|dinheiro|cartao)\b.{0,30}\b(?:na|no ato da|contra(?: a)?) entrega\b|\bcontra[- ]entrega\b|\bcontra reembolso\b|\bpag\w* (?:ao|para o|direto ao) (?:entregador|motoboy|carteiro)|\bpag\w*.{0,12}\bquando (?:chegar|receber|o produto chegar)/,
  it: /\bcontrassegno\b|\bpag\w*.{0,20}\b(?:alla consegna|al ricevimento)\b|\bpag\w* al (?:corriere|fattorino|postino)|\bpag\w*.{0,12}\bquando (?:arriva|ricevo)/,
  ja: /代引|代金引換|(?:届|到着|受け?取)\S{0,6}(?:とき|時|際)に(?:お?支)?払/,
};

/** Means of paying. */
const MEANS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:cards?|cash|cheques?|bank transfer|paypal|invoice|direct debit|(?:apple|google) pay|visa|mastercard|amex|american express|contactless)\b/,
  "pt-BR":
    /\b(?:dinheiro|cart(?:ao|oes)|pix|debito|boleto|transferencia|paypal|cheques?|aproximacao|visa|mastercard|american express)\b/,
  it: /\b(?:contanti|cart[ae]|bancomat|bonifico|paypal|satispay|pos|assegn[oi]|contactless|visa|mastercard|american express)\b/,
  ja: /現金|カード|visa|mastercard|amex|suica|振込|振り込み|振替|paypay|小切手|タッチ決済|電子マネー|コンビニ払い|後払い/,
};
const PAYING: Readonly<Record<Locale, RegExp>> = {
  en: /\bpa(?:y\w*|id)\b|\b(?:accept|take)\b|\bcash only\b|\bonly cash\b/,
  "pt-BR": /\bpag\w*|\baceit\w*|\b(?:so|somente|apenas) (?:em |no |com )?(?:dinheiro|pix)/,
  it: /\bpag\w*|\baccett\w*|\b(?:solo|soltanto) (?:in )?contanti/,
  ja: /支払|払|決済|使え|ご?利用|一括|分割|のみ|だけ/,
};

/** Whether paying on delivery was asked for, and no price of it. */
const asksForIt = ({ kind, folded, locale }: Asked): boolean =>
  kind === "other" && ON_DELIVERY[locale].test(folded);

/** Whether a sentence tells by what means one pays. */
function tellsMeans({ text, from }: RankedSentence, locale: Locale): boolean {
  const folded = fold(text);
  const paying = PAYING[locale];
  return (
    MEANS[locale].test(folded) &&
    (paying.test(folded) || paying.test(fold(lastHeading(from.passage.heading))))
  );
}

/** What is said of paying on delivery, else of the means of paying in one place; undefined where neither is, or it was not asked for. */
export function findOnDelivery<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  if (!asksForIt(asked)) return undefined;
  const said = ranked.find(({ text }) => ON_DELIVERY[asked.locale].test(fold(text)));
  if (said) return [said];
  const means = ranked.filter((one) => tellsMeans(one, asked.locale));
  const own = means.filter(({ from }) => from === means[0]?.from);
  return own.length > 0 ? takeFirst(own, ROOM) : undefined;
}

/** What a means may be called by two words of which neither is one. */
const PART_OF_MEANS = /^(?:american|express|apple|google|bank|credit|credito|debit|debito|bancari[ao])$/;

/** Whether it is asked if one can pay by some means, and nothing else. */
function asksForMeans(asked: Asked): boolean {
  const { kind, folded, locale, terms } = asked;
  if (kind !== "other" || !MEANS[locale].test(folded) || !PAYING[locale].test(folded)) return false;
  return gistOf(asked).every((at) => {
    const { word = "" } = terms[at] ?? {};
    return MEANS[locale].test(word) || PAYING[locale].test(word) || PART_OF_MEANS.test(word);
  });
}

/** What is given back or kept is paid in no such way. */
const GIVEN_BACK = /\b(?:refund|deposit|rimbors|cauzion|reembols|cauc)\w*|返金|デポジット|保証金/;

/**
 * Where the ways to pay are told, what is told of them there, for whoever asks for one: "Refunds reach the card that was used for
 * payment" names a means, too. Where no place names several, the sentence that names the asked one.
 */
export function findMeans<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  if (!asksForMeans(asked)) return undefined;
  const told = ranked.filter((one) => tellsMeans(one, asked.locale));
  // A list has one of them in each row.
  const ofPlace = told.map(({ from }) => told.filter((other) => other.from === from));
  const namesSeveral = (place: readonly S[]): boolean =>
    fold(place.map(({ text }) => text).join(" ")).split(MEANS[asked.locale]).length > 2;
  const several = ofPlace.find(namesSeveral);
  if (several) return takeFirst(several, ROOM);
  const [means = ""] = MEANS[asked.locale].exec(asked.folded) ?? [];
  const own = told.find(({ text }) => fold(text).includes(means) && !GIVEN_BACK.test(fold(text)));
  return own && [own];
}

/** Whether paying on delivery was asked for, and the answer tells of no way to pay. */
export const lacksPaying = (
  asked: Asked,
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean =>
  asksForIt(asked) &&
  !sentences.some((one) => ON_DELIVERY[asked.locale].test(fold(one.text)) || tellsMeans(one, asked.locale));
