import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { missesHalfDay, missesRate } from "../../../../src/domain/answering/text/rate.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a price by the hour, day or night", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "How much is an e-bike per day?", "E-bike battery check: Price €25; Ready after 1 hour", true],
    ["en", "How much is an e-bike per day?", "E-bike: Half day €28; Full day €45", false],
    ["en", "How much is an e-bike per day?", "Daily prices E-bike: €45", false],
    ["en", "How much is an e-bike?", "E-bike battery check: Price €25", false],
    ["en", "What is a lesson an hour?", "A lesson costs €30 for 60 minutes.", false],
    ["en", "How much is a kayak per hour?", "Kayak: £12/h; canoe: £15 an hr", false],
    ["it", "Quanto costa il kayak all'ora?", "Kayak: 12 €/h", false],
    ["pt-BR", "Quanto custa a bicicleta por dia?", "Revisão da bicicleta: R$ 90", true],
    ["pt-BR", "Quanto custa a bicicleta por dia?", "A diária custa R$ 90.", false],
    ["it", "Quanto costa la bici al giorno?", "Controllo della bici: 25 €", true],
    ["it", "Quanto costa la bici al giorno?", "Giornata intera 45 €", false],
    ["ja", "自転車は1日いくらですか？", "自転車の点検: 2,500円", true],
    ["ja", "11日の自転車の料金は？", "自転車の点検: 2,500円", false],
    ["ja", "1月1日の自転車の料金は？", "自転車の点検: 2,500円", false],
    ["ja", "自転車は1日いくらですか？", "自転車：半日 1,400円、1日 2,200円", false],
  ])("%s: “%s” is not told by “%s”: %s", (locale, question, text, misses) => {
    expect(missesRate(fold(question), fold(text), locale)).toBe(misses);
  });
});

describe("half a day", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "Can I rent for half a day?", "Charging a battery takes three and a half hours.", true],
    ["en", "Can I rent for half a day?", "The shortest rental is one hour.", false],
    ["en", "Half-day hire?", "Half day €28", false],
    ["en", "Can I rent for a day?", "Charging takes three and a half hours.", false],
    ["pt-BR", "Posso alugar por meio dia?", "A recarga leva três horas e meia.", true],
    ["pt-BR", "Posso alugar por meio dia?", "€ 5 por hora", false],
    ["pt-BR", "Abrem ao meio-dia e meia?", "A loja abre às 9h.", false],
    ["it", "Posso noleggiare per mezza giornata?", "Un biglietto bici da 3,50 €.", true],
    ["it", "Posso noleggiare per mezza giornata?", "Il noleggio minimo è di un'ora.", false],
    ["ja", "半日借りられますか", "満充電まで3時間30分です。", true],
    ["ja", "半日借りられますか", "レンタルは1時間から利用できます。", false],
  ])("%s: “%s” is not told by “%s”: %s", (locale, question, text, misses) => {
    expect(missesHalfDay(fold(question), [fold(text)], locale)).toBe(misses);
  });
});
