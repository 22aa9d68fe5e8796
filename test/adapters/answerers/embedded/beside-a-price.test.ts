/** A price that was asked for is told without what else the page says of the thing, and without other prices. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";

const PAGE = `# かわべ貸しボート

## 料金

| ボート | 30分 | 1時間 |
| --- | --- | --- |
| 手こぎボート | 700円 | 1,200円 |
| ペダルボート | 900円 | 1,600円 |

手こぎボートを借りる料金は、30分700円、1時間1,200円です。
中学生以下の方は半額です。

## ペダルボート

ペダルボートは、3人まで乗れます。
ペダルボートには、屋根が付いています。
ペダルボートを2時間以上借りる方には、うきわを無料で貸し出します。

## 釣りざお

釣りざおの料金は1本500円です。えさは別売りです。
釣りざおは桟橋でも使えます。

## 修理

ペダルボートの修理代は3,000円からです。

## 教室の月謝

| 学年 | 週1回 |
| --- | --- |
| 小学生 | 5,500円 |
| 中学生 | 6,600円 |

- 入会金：2,000円
- お支払いは毎月27日の口座振替です。

## 保証金

保証金は、ペダルボートが1台2,000円、手こぎボートが1台1,000円です。

## 駐車場

駐車料金は1日600円です。最初の30分は駐車料金がかかりません。
`;

async function tell(question: string): Promise<string> {
  const taught = await openPage("ja", PAGE);
  const { text } = await taught.ask(question);
  await taught.close();
  return text;
}

describe("a price alone", () => {
  it.each([
    ["ペダルボートはいくら？", "ペダルボート：30分 900円、1時間 1,600円"],
    ["ペダルボートの料金", "ペダルボート：30分 900円、1時間 1,600円"],
    ["ペダルボートを2時間借りたいんですけどいくらですか", "ペダルボート：30分 900円、1時間 1,600円"],
  ])("%s", async (question, told) => {
    expect(await tell(question)).toBe(told);
  });
  it.each([
    ["釣りざおはいくらですか", /^釣りざおの料金は1本500円です。$/],
    ["手こぎボートはいくら？", /1時間1,200円(?!.*(?:ペダル|うきわ))/s],
    ["保証金はいくら？", /^保証金は、ペダルボートが1台2,000円、手こぎボートが1台1,000円です。$/],
    ["駐車料金はいくら？", /1日600円です。最初の30分は駐車料金がかかりません。$/],
  ])("%s, with what goes on about it", async (question, told) => {
    expect(await tell(question)).toMatch(told);
  });
});

describe("what is to be paid", () => {
  it("is told without how to pay it", async () => {
    expect(await tell("月謝いくら")).toBe("- 小学生：5,500円\n- 中学生：6,600円\n- 入会金：2,000円");
  });
});

describe("what is told beside an answer that is no price", () => {
  it("stays", async () => {
    expect(await tell("ペダルボートについて教えて")).toMatch(/3人まで乗れます。.*屋根が付いています。/s);
  });
  it("is told of all that has a price by the unit where nothing is named", async () => {
    expect(await tell("1時間いくら")).toMatch(/手こぎボート.*ペダルボート/s);
  });
});

type Spaced = Exclude<Locale, "ja">;

describe("a price alone, where sentences say what they are about", () => {
  const PAGES: Readonly<Record<Spaced, string>> = {
    en: `# Reed Lake Boats

## Hire

| Boat | 1 hour | Day |
| --- | --- | --- |
| Rowing boat | £12 | £40 |
| Pedal boat | £16 | £55 |

Helmets are free with every boat. The deposit is £30, £60 for a pedal boat, and comes back when the boat does. We take cards only.

## Fishing

A day ticket costs £9. Students pay £6. Children fish from the west bank. Night fishing is £15 with a permit. It includes the use of a hut. Wear warm clothes.

## Storage

£20 a month in the shed. Trailers are £35. The gate is shut at dusk.

## Lessons

- Rowing lesson: 1 hour, £25
- Sailing lesson: 2 hours, £60
- Knot evening: £5

All lessons come with a life jacket.
`,
    it: `# Barche del Lago

## Noleggio

| Barca | 1 ora | Giorno |
| --- | --- | --- |
| Barca a remi | 12 € | 40 € |
| Pedalò | 16 € | 55 € |

I caschi sono gratuiti con ogni barca. La cauzione è di 30 €, 60 € per il pedalò, e si restituisce al ritorno. Accettiamo solo carte.

## Pesca

Il permesso giornaliero costa 9 €. Gli studenti pagano 6 €. I ragazzi pescano dalla riva ovest. La pesca notturna costa 15 €. Questo prezzo comprende una capanna. Portate vestiti caldi.
`,
    "pt-BR": `# Barcos do Lago

## Aluguel

| Barco | 1 hora | Dia |
| --- | --- | --- |
| Barco a remo | R$ 40 | R$ 150 |
| Pedalinho | R$ 60 | R$ 200 |

Os capacetes são gratuitos com cada barco. A caução é de R$ 100, R$ 200 para o pedalinho, e é devolvida no retorno. Aceitamos só cartão.

## Pesca

A licença diária custa R$ 35. Os estudantes pagam R$ 20. As crianças pescam na margem oeste. A pesca noturna custa R$ 50. Esse preço inclui uma cabana. Traga roupas quentes.
`,
  };
  it.each<[Spaced, string, string]>([
    ["en", "how much is a pedal boat", "Pedal boat: 1 hour £16; Day £55"],
    [
      "en",
      "how much is the deposit for a pedal boat",
      "The deposit is £30, £60 for a pedal boat, and comes back when the boat does.",
    ],
    ["en", "how much is the sailing lesson", "Sailing lesson: 2 hours, £60"],
    ["en", "how much is a day ticket", "A day ticket costs £9."],
    ["en", "how much is night fishing", "Night fishing is £15 with a permit. It includes the use of a hut."],
    ["it", "quanto costa il pedalò", "Pedalò: 1 ora 16 €; Giorno 55 €"],
    [
      "it",
      "quanto costa la cauzione del pedalò",
      "La cauzione è di 30 €, 60 € per il pedalò, e si restituisce al ritorno.",
    ],
    ["it", "quanto costa il permesso giornaliero", "Il permesso giornaliero costa 9 €."],
    ["it", "quanto costa la pesca notturna", "La pesca notturna costa 15 €."],
    ["pt-BR", "quanto custa o pedalinho", "Pedalinho: 1 hora R$ 60; Dia R$ 200"],
    ["pt-BR", "quanto custa a pesca noturna", "A pesca noturna custa R$ 50."],
    ["pt-BR", "quanto custa a licença diária", "A licença diária custa R$ 35."],
  ])("%s: “%s”", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe(told);
  });
  it("keeps the other prices below the name of the thing, which no sentence repeats", async () => {
    expect(await tellOf("en", PAGES.en, "how much is storage")).toMatch(/£20 a month.*Trailers are £35/s);
  });
  it.each<[Spaced, string, string]>([
    [
      "en",
      "how much is it to cancel a trip",
      "Trips can be cancelled free of charge until noon. After that we keep half.",
    ],
    [
      "it",
      "quanto costa annullare una gita",
      "Le gite si possono annullare gratis fino a mezzogiorno. Chi annulla dopo paga il 50%.",
    ],
  ])("%s: “%s” is told with what settles the rest of it", async (locale, question, told) => {
    const page = `# Reed Lake\n\n## A\n\n${told} Dogs stay outside.\n\n## B\n\nThe lake is deep.`;
    expect(await tellOf(locale, page, question)).toBe(told);
  });
  it("keeps what is told of a thing when no price was asked for", async () => {
    expect(await tellOf("en", PAGES.en, "do you have pedal boats")).toMatch(/Pedal boat: 1 hour £16/);
  });
});
