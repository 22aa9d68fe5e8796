/** How a follow-up shows that it goes on from what was said, puts it right, or asks something of its own. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksElse, goesOn } from "../../../../src/domain/answering/question/leaning-words.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a message that goes on", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "And on Sundays?", true],
    ["en", "What about the city bike?", true],
    ["en", "How about children", true],
    ["en", "Andrea is here", false],
    ["en", "What do you sell?", false],
    ["en", "No, I meant the city bike", true],
    ["en", "Sorry, the blue one", true],
    ["en", "Not that one, the large one", true],
    ["en", "I meant the tandem", true],
    ["en", "No refunds?", false],
    ["pt-BR", "E aos domingos?", true],
    ["pt-BR", "Não, eu quis dizer a bicicleta urbana", true],
    ["pt-BR", "Não, a azul", true],
    ["pt-BR", "Quis dizer o tandem", true],
    ["pt-BR", "Não aceitam cartão?", false],
    ["pt-BR", "Entrega em casa?", false],
    ["pt-BR", "E-bike preço", false],
    ["pt-BR", "E o preço?", true],
    ["it", "E la domenica?", true],
    ["it", "No, intendevo la bici da città", true],
    ["it", "Scusi, il tandem", true],
    ["it", "Volevo dire il tandem", true],
    ["it", "Non accettate carte?", false],
    ["it", "Entrata gratuita?", false],
    ["it", "E-bike prezzo", false],
    ["it", "E' aperto la domenica?", false],
    ["it", "E: quanto costa?", true],
    ["ja", "では日曜日は？", true],
    ["ja", "日曜日は？", true],
    ["ja", "子供もですか？", true],
    ["ja", "いえ、シティバイクの方です", true],
    ["ja", "予約は必要です", false],
  ])("%s: %s is %s", (locale, text, doesGoOn) => {
    expect(goesOn(fold(text), locale)).toBe(doesGoOn);
  });
});

describe("a follow-up with a question of its own", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "And can I bring my dog?", true],
    ["en", "And where do I park?", true],
    ["en", "What about the tandem?", false],
    ["en", "How about two days?", false],
    ["en", "And for children?", false],
    ["pt-BR", "E posso levar meu cachorro?", true],
    ["pt-BR", "E onde estaciono?", true],
    ["pt-BR", "E para crianças?", false],
    ["it", "E posso portare il cane?", true],
    ["it", "E dove parcheggio?", true],
    ["it", "E per i bambini?", false],
    ["ja", "犬は連れて行けますか？", true],
    ["ja", "予約が必要なのは", true],
    ["ja", "子供は？", false],
  ])("%s: %s is %s", (locale, text, doesAsk) => {
    expect(asksElse(fold(text), locale)).toBe(doesAsk);
  });
});
