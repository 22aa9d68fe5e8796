import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { namesOfCancelling } from "../../../../src/domain/answering/text/cancelling.ts";

describe("cancelling told in other words", () => {
  it.each<[Locale, string, readonly string[]]>([
    ["en", "If you can't come, let us know two days ahead.", ["cancellation", "refund"]],
    ["en", "If you can't come, let us know; after that we can't refund.", ["cancellation"]],
    ["en", "Cancel up to 48 hours before and you get your money back.", []],
    ["en", "Bookings can't be refunded.", ["cancellation"]],
    ["en", "We will refund that night.", []],
    ["en", "The deposit is refunded when you bring the booking form back.", []],
    ["en", "You can change the date of your lesson.", []],
    ["en", "Come whenever you like.", []],
    ["pt-BR", "Se não puder vir, avise dois dias antes.", ["cancelamento", "reembolso"]],
    ["pt-BR", "Se você não puder vir, avise antes.", ["cancelamento", "reembolso"]],
    ["pt-BR", "As reservas não são reembolsáveis.", ["cancelamento"]],
    ["it", "Se non potete venire, avvisateci.", ["disdetta", "rimborso"]],
    ["it", "Le prenotazioni non sono rimborsabili.", ["disdetta"]],
    ["it", "La cauzione viene rimborsata con la prenotazione.", []],
    ["ja", "来られない場合はご連絡ください。", ["キャンセル", "返金"]],
    ["ja", "ご予約の返金はできません。", ["キャンセル"]],
    ["ja", "返品は返金いたします。", []],
  ])("%s: %s", (locale, text, words) => {
    expect(namesOfCancelling(text, locale)).toEqual(words);
  });

  it("is not named where what is around it says so", () => {
    const text = "If you can't come, let us know.";
    expect(namesOfCancelling(text, "en", `Cancellation\n${text}`)).toEqual(["refund"]);
    expect(namesOfCancelling(text, "en", `${text} Cancelled lessons are refunded.`)).toEqual([]);
  });
});
