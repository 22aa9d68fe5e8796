import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksForDeed, tellsDeed } from "../../../../src/domain/answering/text/deeds.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a question for what to do", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "My key card is lost, what should I do?", true],
    ["en", "The heating is off. What now?", true],
    ["en", "What do you do in winter?", false],
    ["en", "What should I bring?", false],
    ["en", "What can I do to sleep well?", false],
    ["pt-BR", "Perdi o cartão, o que devo fazer?", true],
    ["pt-BR", "Perdi o cartão, o que eu faço?", true],
    ["pt-BR", "Perdi o cartão. E agora?", true],
    ["pt-BR", "O que vocês fazem?", false],
    ["it", "Ho perso la tessera, cosa devo fare?", true],
    ["it", "Ho perso la tessera, che cosa faccio?", true],
    ["pt-BR", "O que devo fazer para me inscrever?", false],
    ["it", "Cosa fate in inverno?", false],
    ["it", "Cosa devo fare per iscrivermi?", false],
    ["ja", "カードをなくしたらどうすればいいですか", true],
    ["ja", "カードをなくしました。どうしたらいいですか", true],
    ["ja", "カードはどうですか", false],
  ])("%s: %s %s", (locale, question, asks) => {
    expect(asksForDeed(fold(question), locale)).toBe(asks);
  });
});

describe("a sentence that says what to do", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Call us at 555 0142.", true],
    ["en", "A lost card must be reported within a day.", true],
    ["en", "Please tell the front desk.", true],
    ["en", "We called it a day.", false],
    ["en", "A lost card costs €25.", false],
    ["pt-BR", "Ligue para 555 0142.", true],
    ["pt-BR", "A perda deve ser comunicada à loja.", true],
    ["pt-BR", "Avise a recepção.", true],
    ["pt-BR", "Um cartão perdido custa € 25.", false],
    ["it", "Chiamaci al 555 0142.", true],
    ["it", "Lo smarrimento va segnalato alla reception.", true],
    ["it", "Bisogna avvisare la reception.", true],
    ["it", "Una tessera smarrita costa 25 €.", false],
    ["ja", "フロントまでご連絡ください。", true],
    ["ja", "すぐに届け出る必要があります。", true],
    ["ja", "カードの再発行は25ユーロです。", false],
  ])("%s: %s %s", (locale, sentence, tells) => {
    expect(tellsDeed(sentence, locale)).toBe(tells);
  });
});
