import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { namesOfPaying } from "../../../../src/domain/answering/text/ways-to-pay.ts";

describe("ways to pay told by their names", () => {
  it.each<[Locale, string, readonly string[]]>([
    ["en", "Cash, Visa and Apple Pay.", ["accept", "payment"]],
    ["en", "We accept cash and cards.", ["payment"]],
    ["en", "Bring your library card.", []],
    ["en", "Cards, cards and cards again.", []],
    ["pt-BR", "Dinheiro, Pix e cartão de débito.", ["aceitamos", "pagamento"]],
    ["pt-BR", "O dinheiro volta em cinco dias.", []],
    ["it", "Contanti, bancomat e Satispay", ["accettiamo", "pagamento"]],
    ["it", "La carta dei vini", []],
    ["ja", "現金・PayPay・交通系IC", ["支払"]],
    ["ja", "お支払いは現金かPayPayで", []],
    ["ja", "利用カードをお見せください", []],
  ])("%s: %s", (locale, text, words) => {
    expect(namesOfPaying(text, locale)).toEqual(words);
  });
});
