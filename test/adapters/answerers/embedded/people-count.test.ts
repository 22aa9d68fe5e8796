/** How many people: a row or sentence that numbers persons, and no price, length or number of anything else of the same thing. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught, tellOf } from "../../../fixtures/taught-folder.ts";

const CRUISES: Readonly<Record<Locale, string>> = {
  en: `# Heron Pier

## Evening cruises

Guests with a season ticket pay £5 less for the cruise. The cruise is 14 miles long and takes 2 hours.

## On board

The cruise sails with up to 24 passengers. The saloon has 3 windows and 2 heaters.

## Kayaks

A kayak carries two adults. A kayak costs £9 an hour.

## Café

The café serves soup and cake until 6 pm. Dogs are welcome on the terrace.

## Parking

The car park behind the pier costs £3 a day.`,
  "pt-BR": `# Píer das Garças

## Passeios de barco

Quem tem cartão paga R$ 5 a menos pelo passeio de barco. O passeio de barco tem 14 km e dura 2 horas.

## A bordo

O passeio de barco sai com até 24 passageiros. O salão tem 3 janelas e 2 aquecedores.

## Caiaques

Um caiaque leva dois adultos. Um caiaque custa R$ 9 por hora.

## Café

O café serve sopa e bolo até as 18h. Cães são bem-vindos no terraço.

## Estacionamento

O estacionamento atrás do píer custa R$ 3 por dia.`,
  it: `# Molo degli Aironi

## Gite in barca

Chi ha la tessera paga 5 € in meno per la gita in barca. La gita in barca è lunga 14 km e dura 2 ore.

## A bordo

La gita in barca parte con al massimo 24 passeggeri. La sala ha 3 finestre e 2 stufe.

## Kayak

Un kayak porta due adulti. Un kayak costa 9 € l'ora.

## Bar

Il bar serve zuppe e torte fino alle 18. I cani sono benvenuti in terrazza.

## Parcheggio

Il parcheggio dietro il molo costa 3 € al giorno.`,
  ja: `# さぎ桟橋

## 夕方のクルーズ

会員の方は、クルーズの料金が500円安くなります。クルーズは14kmのコースで、2時間かかります。

## 船内

クルーズ船には24名まで乗れます。客室には窓が3つ、ヒーターが2台あります。

## カヤック

カヤックには大人2人が乗れます。カヤックは1時間900円です。

## カフェ

カフェではスープとケーキを18時まで提供しています。

## 駐車場

桟橋の裏の駐車場は1日300円です。`,
};

describe("how many people", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "How many people can come on the cruise?", /24 passengers/],
    ["en", "what's the max group for the cruise", /24 passengers/],
    ["en", "how many people in a kayak?", /two adults/],
    ["pt-BR", "Quantas pessoas podem ir no passeio de barco?", /24 passageiros/],
    ["pt-BR", "quantas pessoas por caiaque", /dois adultos/],
    ["it", "Quante persone possono salire sulla gita in barca?", /24 passeggeri/],
    ["it", "in quanti si può andare in kayak?", /due adulti/],
    ["ja", "クルーズは何人まで乗れますか", /24名/],
    ["ja", "カヤックは何人乗り？", /2人/],
  ])("%s: “%s”", async (locale, question, told) => {
    const boats = await openPage(locale, CRUISES[locale]);
    const [answer] = await boats.talk([question]);
    expect(answer?.text).toMatch(told);
    expect(answer?.text).not.toMatch(/14|(?:R\$|£) ?5|5 €|500円/);
    await boats.close();
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "how many people per tour", /^- Lake tour: [^\n]*10 people\n- Old town tour: /],
    ["pt-BR", "quantas pessoas por passeio", /^- Passeio do lago: [^\n]*até 10 pessoas\n/],
    ["it", "quante persone possono partecipare al tour?", /^- Tour del lago: [^\n]*10 persone\n/],
    ["ja", "ツアーは何人までですか", /^- 湖めぐりツアー：[^\n]*定員 10名\n/],
    ["en", "how many people are on the old town tour?", /^Old town tour: [^\n]*8 people$/],
  ])("%s: “%s” is told the rows that number them", async (locale, question, told) => {
    const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
    const [answer] = await demo.talk([question]);
    expect(answer?.text).toMatch(told);
    await demo.close();
  });

  it.each<[Locale, string, string, string]>([
    [
      "en",
      "The pedalo carries four people.",
      "The largest party boat costs £140.",
      "How much is the largest party boat?",
    ],
    [
      "en",
      "Groups of ten come by bus.",
      "The group size can be changed until the day before.",
      "Can I change the group size?",
    ],
    ["ja", "予約は4名様から承ります。", "人数の変更は前日までにお電話ください。", "人数変更はできますか"],
    [
      "ja",
      "ボートには5人まで乗れます。",
      "ボートの料金は何人で乗っても3,000円です。",
      "ボートは何人で乗っても料金は同じですか",
    ],
  ])("%s: “%s” is no answer where “%s” is", async (locale, other, told, question) => {
    const page = `# Heron Pier\n\n## One\n\n${other}\n\n## Two\n\n${told}`;
    expect(await tellOf(locale, page, question)).toContain(told);
  });

  it("is not known where nothing numbers people", async () => {
    const page = "# Heron Boats\n\nA boat costs £12 an hour. The boat is 6 metres long. We rent 14 boats.";
    const boats = await openPage("en", page);
    const [answer] = await boats.talk(["How many people fit in a boat?"]);
    expect(answer?.outcome).not.toBe("answered");
    await boats.close();
  });
});
