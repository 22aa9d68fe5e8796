import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { nameOfDiscount } from "../../../../src/domain/answering/text/discount.ts";

describe("a discount told by its signs", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "Students get 20% off with a card.", ["discount"]],
    ["en", "5 % OFF the second pair", ["discount"]],
    ["en", "A discount: 20% off.", []],
    ["en", "The battery is 20% officially.", []],
    ["en", "We switch it off at 20%.", []],
    ["en", "Students get £2 off every hour.", ["discount"]],
    ["en", "Your first lesson is half price.", ["discount"]],
    ["en", "Take the path 2 km off the road.", []],
    ["en", "The kettle is off at £20.", []],
    ["pt-BR", "Primeira compra: 10% OFF", ["desconto"]],
    ["pt-BR", "Crianças pagam metade do preço.", ["desconto"]],
    ["it", "I soci pagano il 10% in meno.", ["sconto"]],
    ["it", "I ragazzi entrano a metà prezzo.", ["sconto"]],
    ["it", "Studenti: 15% off", ["sconto"]],
    ["ja", "学生は２０％オフです。", ["割引"]],
    ["ja", "学生は20%割引です。", []],
    ["ja", "高校生以下は各550円引き", ["割引"]],
    ["ja", "550円の引き取り料", []],
    ["en", "Groups pay £3 less.", ["discount"]],
    ["en", "Nothing here costs £3 or less.", []],
    ["pt-BR", "Grupos pagam R$ 5 a menos por pessoa.", ["desconto"]],
    ["it", "Gruppi da 15 persone: 3 € in meno a testa", ["sconto"]],
    ["ja", "障害者手帳をお持ちの方：半額", ["割引"]],
    ["en", "Members pay 20% less.", ["discount"]],
    ["en", "It is less than 20% full.", []],
    ["pt-BR", "O segundo animal paga 20% menos.", ["desconto"]],
    ["pt-BR", "Crianças pagam metade.", ["desconto"]],
    ["it", "I residenti pagano la metà.", ["sconto"]],
    ["ja", "平日は300円安くなります。", ["割引"]],
  ])("%s: %s", (locale, text, words) => {
    expect(nameOfDiscount(text, locale)).toEqual(words);
  });
});
