/**
 * What visitors of places where one stays, travels or leaves something ask in several words that the page says in one: "do we
 * get our money back if we cancel" asks about cancelling, 取りに来てもらえますか about pick-up. Of folded text; `matters.ts` tells
 * when they are read so.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Idiom } from "./hours-idioms.ts";

export const STAYS_AND_TRIPS: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: [
    [
      /\b(food|toilets?|lockers?|showers?|drinks) (?:on board|aboard|on (?:the|your) (?:boat|ship|ferry|train|bus)|on (?:site|the premises))\b/g,
      "$1",
    ],
    // Who reads a thermometer writes degrees.
    [
      /^(?:what(?:'?s| is) )?(?:the )?(?:temperature of (?:the |your )?([a-z]+)|([a-z]+) temperature)(?=[ ?!.]*$)/g,
      "$1$2 degrees",
    ],
    [/^how (?:warm|cold|hot) (?:is|are) (?:the |your )?([a-z]+)(?=[ ?!.]*$)/g, "$1 degrees"],
    [
      /^(?:do|will|would|can) (?:i|we|you) .{0,24}(?:money back|refund(?:ed)?|deposit back) if (?:i|we) (?:have to |need to )?cancel(?=[ ?!.]*$)/g,
      "cancel",
    ],
  ],
  it: [
    [
      /^(?:(?:qual e |che )?(?:la )?temperatura (?:ha |hanno )?(?:(?:d[ei]l(?:la|lo|le)? |dei )|dell'|(?:l'|il |la ))([a-z]+))(?=[ ?!.]*$)/g,
      "gradi $1",
    ],
    [/^quanto e (?:calda|fredda) (?:l'|la )([a-z]+)(?=[ ?!.]*$)/g, "gradi $1"],
    [
      /^se (annull\w+|disd\w+),? (?:ci|mi) (?:ridate|restituite|rimborsate|ridanno|rendete)(?: (?:[ia]l?|la|i|l'|tutti i) ?\w+)?(?=[ ?!.]*$)|^(?:ci|mi) (?:ridate|restituite|rimborsate|rendete) .{0,20}se (annull\w+|disd\w+)(?=[ ?!.]*$)/g,
      "$1$2",
    ],
  ],
  "pt-BR": [
    [
      /\b(comida|banheiros?|armarios|chuveiros?) (?:a bordo|n[oa] (?:barco|balsa|trem|onibus|local))\b/g,
      "$1",
    ],
    [/^(?:qual (?:e )?)?(?:a )?temperatura d[aeo]s? ([a-z]+)(?=[ ?!.]*$)/g, "graus $1"],
    [/^(?:o quao |quao )?(?:fria|quente) (?:e|esta|fica) a ([a-z]+)(?=[ ?!.]*$)/g, "graus $1"],
    [
      /^se (?:eu |a gente )?(cancel\w+|desmarc\w+|desist\w+),? (?:voces )?(?:me |nos )?(?:devolvem|reembolsam|recebo|tenho)(?: .{0,24})?(?=[ ?!.]*$)/g,
      "$1",
    ],
  ],
  ja: [
    [
      /(?:犬|猫|いぬ|ねこ|わんちゃん|ペット)(?:を|と|も)? ?(?:連れ(?:て|で)?|一緒(?:に|で)?|同伴で?)(?:も)?(?:行|来|入|泊ま|宿泊|利用|参加|乗)[^?。]{0,10}(?=[?。 ]*$)/g,
      "ペット",
    ],
    [/取りに(?:来|き)て(?:もらえ|くれ|いただけ)[^?。]{0,8}(?=[?。 ]*$)/g, "集配"],
    [
      /今日(?:出し|預け|持って(?:い|行)っ|頼ん)[てで]、?(?:今日|その日)(?:中|のうち)?(?:に|で)?(?:でき|受け取|仕上が|もらえ)[^?。]{0,8}(?=[?。 ]*$)/g,
      "当日",
    ],
    [
      /(?<![はがをのも])(?:夜|夕方|午後)?(?:の)?\d{1,2}時(?:半|頃|ごろ|過ぎ|すぎ|以降)?(?:に|でも|の)(?:着[いくけ]|到着)(?!.*(?:バス|電車|列車|便|荷物|商品))[^?。]{0,10}(?=[?。 ]*$)/g,
      "チェックインは何時まで",
    ],
    [
      /キャンセル(?:料|の料金)(?:は|って|が)?(?:いつ|何日前|何時間前)から[^?。]{0,10}(?=[?。 ]*$)/g,
      "キャンセル",
    ],
    [
      /日帰り(?:の)?(?:温泉|お?風呂)(?:だけ)?(?:でも|は|も|を|に)?(?:入|利用|でき|あり)[^?。]{0,8}(?=[?。 ]*$)/g,
      "日帰り入浴",
    ],
  ],
};
