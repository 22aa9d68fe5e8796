import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { showsAnswer } from "../../../src/domain/answering/answer-kind.ts";
import { findMeasure, type Measure } from "../../../src/domain/answering/measures.ts";
import { fold } from "../../../src/domain/language/normalise.ts";

describe("a measure that is asked for", () => {
  it.each<[Locale, string, Measure | undefined]>([
    ["en", "What does the tour around the lake cost?", "price"],
    ["en", "How much do you charge?", "price"],
    ["en", "How much water is in the lake?", undefined],
    ["en", "What do you charge?", "price"],
    ["en", "What is included in the price?", undefined],
    ["en", "How old do I have to be?", "age"],
    ["en", "Can my 8 year old daughter come along?", "age"],
    ["en", "My son is 12, may he ride?", "age"],
    ["en", "The shop is 12 km away, can I walk?", undefined],
    ["en", "Up to what weight?", "weight"],
    ["pt-BR", "Quanto é a limpeza?", "price"],
    ["pt-BR", "O que está incluído no preço?", undefined],
    ["pt-BR", "Meu filho tem 12 anos, ele pode?", "age"],
    ["pt-BR", "Até que peso?", "weight"],
    ["it", "Quanto viene una pulizia?", "price"],
    ["it", "Che cosa è compreso nel prezzo?", undefined],
    ["it", "Quanti anni bisogna avere?", "age"],
    ["it", "Fino a che peso?", "weight"],
    ["ja", "料金を教えてください", "price"],
    ["ja", "料金には何が含まれていますか？", undefined],
    ["ja", "何歳から乗れますか？", "age"],
    ["ja", "何キロまで乗せられますか？", "weight"],
  ])("%s: “%s” → %s", (locale, question, measure) => {
    expect(findMeasure(fold(question), locale)).toBe(measure);
  });
});

describe("a sentence", () => {
  it.each<[Measure, Locale, string, boolean | undefined]>([
    ["price", "en", "A repair is €12.", true],
    ["price", "en", "A repair is 12 crowns.", undefined],
    ["price", "en", "The motor assists up to 25 km/h.", false],
    ["price", "en", "Call 555 0142 between 9 am and 6 pm.", false],
    ["price", "en", "Bring one lamp.", false],
    ["price", "pt-BR", "O conserto é de graça.", true],
    ["price", "pt-BR", "O motor auxilia até 25 km/h.", false],
    ["price", "it", "Il soccorso arriva entro 10 km.", false],
    ["price", "ja", "住所は清瀬町12番地です。", false],
    ["price", "ja", "修理は2,000円です。", true],
    ["age", "en", "Riders must be 14 or older.", true],
    ["age", "en", "A battery lasts for 80 km.", false],
    ["age", "pt-BR", "É preciso ter 16 anos.", true],
    ["age", "it", "Bisogna avere 16 anni.", true],
    ["age", "ja", "16歳以上の方です。", true],
    ["weight", "en", "It carries up to 30 kg.", true],
    ["weight", "en", "The height limit is 2.10 metres.", false],
    ["weight", "ja", "体重30kgまでの犬です。", true],
  ])("that has to show a %s, %s: “%s”: %s", (kind, locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind, locale, folded: "" })).toBe(shows);
  });
});

describe("a place", () => {
  it.each<[Locale, string, boolean | undefined]>([
    ["en", "guests park behind the house.", true],
    ["en", "guests park for free.", false],
    ["pt-BR", "os clientes estacionam atrás da loja.", true],
    ["it", "i clienti parcheggiano dietro il negozio.", true],
    ["ja", "建物の裏に駐車できます。", true],
    ["ja", "無料で駐車できます。", undefined],
  ])("%s: “%s” shows one: %s", (locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind: "where", locale, folded: "" })).toBe(shows);
  });
});
