import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksHowManyPeople, showsPeople } from "../../../../src/domain/answering/question/people-count.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("how many people are asked for", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "How many people can join?", true],
    ["en", "how many small children fit in", true],
    ["en", "What's the maximum group?", true],
    ["en", "What is the group size?", true],
    ["en", "How big are the classes?", true],
    ["en", "How many boats are there?", false],
    ["en", "How big is the garden?", false],
    ["pt-BR", "Quantas pessoas por passeio?", true],
    ["pt-BR", "Qual o limite de pessoas?", true],
    ["pt-BR", "Quantas bicicletas vocês têm?", false],
    ["pt-BR", "O número de pessoas deve ser informado?", false],
    ["it", "Quanti siamo al massimo?", true],
    ["it", "In quanti si può venire?", true],
    ["it", "Quanti posti auto ci sono?", false],
    ["ja", "ツアーは何人までですか", true],
    ["ja", "定員は？", true],
    ["ja", "何台ありますか", false],
    ["en", "What's your group size?", true],
    ["en", "Can I change the group size?", false],
    ["en", "What's the largest party you take?", true],
    ["en", "How much is the largest party boat?", false],
    ["en", "What does the biggest party cost?", false],
    ["en", "Does the price depend on the party size?", false],
    ["ja", "何名から予約できますか", true],
    ["ja", "最大人数は", true],
    ["ja", "人数制限はありますか", true],
    ["ja", "人数は変更できますか", false],
    ["ja", "人数が増えてもいいですか", false],
    ["ja", "定員に達したらどうなりますか", false],
    ["ja", "何人でもいいですか", false],
    ["ja", "何人かで行きたい", false],
  ])("%s: “%s” %s", (locale, question, asks) => {
    expect(asksHowManyPeople(fold(question), locale)).toBe(asks);
  });
});

describe("a number of people is told", () => {
  it.each([
    ["Largest group 10 people", true],
    ["A tour takes place with at least three guests.", true],
    ["Two small children ride along.", true],
    ["The tower seats 40.", true],
    ["Groups of up to eight meet at the pier.", true],
    ["Family suite: Guests 4; Price €120", true],
    ["Lotação: até 12", true],
    ["Um barco leva duas crianças.", true],
    ["Il gruppo massimo è di dieci persone.", true],
    ["Capienza: 30", true],
    ["定員 10名", true],
    ["二人で漕ぎます。", true],
    ["The minibus has 16 seats.", true],
    ["Yoga: up to 15 per class", true],
    ["Boxing takes a maximum of eight.", true],
    ["The sauna fits six.", true],
    ["Ioga: até 15 por turma", true],
    ["Nella sauna si entra in sei.", true],
    ["A walk of up to 15 km", false],
    ["It takes 20 minutes.", false],
    ["We close at 6, on Sundays at 4.", false],
    ["O micro-ônibus tem 16 assentos.", true],
    ["Il pulmino ha 16 sedili.", true],
    ["The wall takes eight climbers at a time.", true],
    ["Fazemos festas para até 80 convidados.", true],
    ["Facciamo feste fino a 80 invitati.", true],
    ["店内は60席です。", true],
    ["Guests who bring their own bike pay €10 less.", false],
    ["Call 555 0142 for guests.", false],
    ["The boat is 10 metres long.", false],
    ["3人気のコース", false],
    ["名前を教えてください。", false],
  ])("“%s” %s", (text, shows) => {
    expect(showsPeople(fold(text))).toBe(shows);
  });
});
