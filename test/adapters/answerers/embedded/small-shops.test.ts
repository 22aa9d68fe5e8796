/**
 * What small businesses' pages are asked about their things and people: kinds that only the head of a table names, who works there,
 * paying on delivery, whether all rooms have something.
 */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const DECLINED = /^$/;

/** What a page tells each of several messages, "" where it is declined. */
async function tellEach(locale: Locale, page: string, messages: readonly string[]) {
  const robot = await openPage(locale, page);
  const answers = await robot.talk(messages);
  await robot.close();
  return answers.map(({ outcome, text }) => (outcome === "answered" ? text : ""));
}

describe("a table whose head alone says what its rows are", () => {
  const PAGES: Readonly<Record<Locale, string>> = {
    en: "# Lake Line\n\nBoats on the lake since 1950.\n\n## Prices\n\n| Ticket | Adults | Children |\n|---|---|---|\n| Single | £4 | £2 |\n| Return | £7 | £3 |\n| Ten trips | £30 | £15 |\n\n## Good to know\n\nDogs travel free. Bicycles cost £2.\n",
    "pt-BR":
      "# Linha do Lago\n\nBarcos no lago desde 1950.\n\n## Preços\n\n| Bilhete | Adulto | Criança |\n|---|---|---|\n| Só ida | R$ 4 | R$ 2 |\n| Ida e volta | R$ 7 | R$ 3 |\n| Dez viagens | R$ 30 | R$ 15 |\n\n## Bom saber\n\nCachorros viajam de graça. Bicicletas pagam R$ 2.\n",
    it: "# Linea del Lago\n\nBattelli sul lago dal 1950.\n\n## Prezzi\n\n| Biglietto | Adulti | Bambini |\n|---|---|---|\n| Corsa semplice | 4 € | 2 € |\n| Andata e ritorno | 7 € | 3 € |\n| Dieci corse | 30 € | 15 € |\n\n## Buono a sapersi\n\nI cani viaggiano gratis. Le biciclette pagano 2 €.\n",
    ja: "# 湖の船\n\n1950年から湖を走っています。\n\n## 料金\n\n| 切符 | 大人 | 子ども |\n|---|---|---|\n| 片道 | 400円 | 200円 |\n| 往復 | 700円 | 300円 |\n| 回数券 | 3,000円 | 1,500円 |\n\n## ご案内\n\n犬は無料です。自転車は200円です。\n",
  };

  it.each<[Locale, string, RegExp]>([
    ["en", "How much is a single ticket?", /^Single: Adults £4/],
    ["en", "What tickets do you have?", /Single[\s\S]*Return[\s\S]*Ten trips/],
    ["pt-BR", "Quais bilhetes vocês têm?", /Só ida[\s\S]*Ida e volta[\s\S]*Dez viagens/],
    ["it", "Quali biglietti avete?", /Corsa semplice[\s\S]*Andata e ritorno[\s\S]*Dieci corse/],
    ["ja", "どんな切符がありますか？", /片道[\s\S]*往復[\s\S]*回数券/],
    ["en", "How many tickets are left?", DECLINED],
  ])("%s: “%s” is told %s", async (locale, question, told) => {
    expect((await tellEach(locale, PAGES[locale], [question]))[0]).toMatch(told);
  });
});

describe("who works there", () => {
  const PAGES: Readonly<Record<Locale, string>> = {
    en: "# Thimble Repairs\n\nWe mend clothes.\n\n## Who we are\n\nThe shop is run by sisters. Oona Bright cuts, and Peg does the hems.\n\n## Prices\n\nA zip costs £12.\n",
    "pt-BR":
      "# Conserta Tudo\n\nConsertamos roupas.\n\n## Quem somos\n\nA Oneida corta, e a Palmira faz as barras.\n\n## Preços\n\nTrocar um zíper custa R$ 25.\n",
    it: "# Rammendo\n\nAggiustiamo vestiti.\n\n## Chi siamo\n\nOrsola Neri taglia, e Pia fa gli orli.\n\n## Prezzi\n\nUna cerniera costa 12 €.\n",
    ja: "# つくろい堂\n\n服を直します。\n\n## 店の人\n\n店主の大野が裁ち、妻の春が裾を上げます。\n\n## 料金\n\nファスナーの交換は1,200円です。\n",
  };
  const NO_PEOPLE =
    "# Thimble Repairs\n\n## Work\n\nWe work on wool, silk and linen. Our shop is in Marsh Lane.\n\n## Prices\n\nA zip costs £12.\n";

  it.each<[Locale, string, RegExp]>([
    ["en", "Who works there?", /Oona Bright.*Peg/],
    ["en", "who's on the team?", /Oona Bright/],
    ["en", "Who does the hems?", /Peg/],
    ["pt-BR", "Quem trabalha aí?", /Oneida.*Palmira/],
    ["pt-BR", "Quem faz parte da equipe?", /Oneida/],
    ["it", "Chi lavora da voi?", /Orsola Neri.*Pia/],
    ["it", "chi c'è nel team?", /Orsola Neri/],
    ["ja", "スタッフは誰ですか", /大野.*春/],
    ["ja", "誰が働いていますか？", /大野/],
  ])("%s: “%s” is told %s", async (locale, question, told) => {
    expect((await tellEach(locale, PAGES[locale], [question]))[0]).toMatch(told);
  });

  it("is declined where the page names nobody", async () => {
    expect(await tellEach("en", NO_PEOPLE, ["Who works there?"])).toEqual([""]);
  });
});

describe("paying on delivery", () => {
  const SENT: Readonly<Record<Locale, string>> = {
    en: "# Soap\n\n## Delivery\n\nDelivery takes two days and costs £4. Delivery is free over £40.\n",
    "pt-BR":
      "# Sabão\n\n## Entrega\n\nA entrega leva dois dias e custa R$ 14. Acima de R$ 140 a entrega é grátis.\n",
    it: "# Saponi\n\n## Consegna\n\nLa consegna avviene in due giorni e costa 4 €. Sopra i 40 € la consegna è gratuita.\n",
    ja: "# 石けん\n\n## 配送\n\nお届けまで2日、送料は400円です。4,000円以上は送料無料です。\n",
  };
  const PAID: Readonly<Record<Locale, string>> = {
    en: "\n## Paying\n\nYou can pay by card or bank transfer.\n",
    "pt-BR": "\n## Pagamento\n\nAceitamos cartão e Pix.\n",
    it: "\n## Pagamento\n\nSi paga con carta o bonifico.\n",
    ja: "\n## お支払い\n\nクレジットカードと銀行振込がご利用いただけます。\n",
  };

  it.each<[Locale, string, RegExp]>([
    ["en", "Can I pay on delivery?", /card or bank transfer/],
    ["en", "Do you offer cash on delivery?", /card or bank transfer/],
    ["pt-BR", "Posso pagar na entrega?", /cartão e Pix/],
    ["it", "Posso pagare alla consegna?", /carta o bonifico/],
    ["ja", "代引きは使えますか？", /クレジットカードと銀行振込/],
  ])("%s: “%s” is told the ways to pay, and nothing where there are none", async (locale, question, told) => {
    expect((await tellEach(locale, SENT[locale] + PAID[locale], [question]))[0]).toMatch(told);
    expect(await tellEach(locale, SENT[locale], [question])).toEqual([""]);
  });

  it("is told where a page says it", async () => {
    const page = `${SENT.en}You may pay the driver in cash.\n${PAID.en}`;
    expect(await tellEach("en", page, ["Can I pay on delivery?"])).toEqual([
      "You may pay the driver in cash.",
    ]);
  });
});

describe("a list of rooms", () => {
  const PAGES: Readonly<Record<Locale, string>> = {
    en: "# Lark\n\n## Rooms\n\n- Maple: double with balcony, £90\n- Beech: single, £60\n- Oak: family room with balcony, £140\n",
    "pt-BR":
      "# Cotovia\n\n## Quartos\n\n- Ipê: casal com varanda, R$ 290\n- Cedro: solteiro, R$ 160\n- Jacarandá: família com varanda, R$ 440\n",
    it: "# Allodola\n\n## Camere\n\n- Acero: matrimoniale con balcone, 90 €\n- Faggio: singola, 60 €\n- Quercia: familiare con balcone, 140 €\n",
    ja: "# ひばり\n\n## お部屋\n\n- もみじ：バルコニー付きダブル、9,000円\n- ふじ：シングル、6,000円\n- さくら：バルコニー付きファミリー、14,000円\n",
  };

  it.each<[Locale, string, RegExp]>([
    ["en", "Do all rooms have a balcony?", /Maple[\s\S]*Beech[\s\S]*Oak/],
    ["en", "Does every room have a balcony?", /Maple[\s\S]*Beech[\s\S]*Oak/],
    ["pt-BR", "Todos os quartos têm varanda?", /Ipê[\s\S]*Cedro[\s\S]*Jacarandá/],
    ["it", "Tutte le camere hanno il balcone?", /Acero[\s\S]*Faggio[\s\S]*Quercia/],
    ["ja", "全部の部屋にバルコニーがありますか", /もみじ[\s\S]*ふじ[\s\S]*さくら/],
  ])("%s: “%s” is told all of them", async (locale, question, told) => {
    expect((await tellEach(locale, PAGES[locale], [question]))[0]).toMatch(told);
  });

  it.each([
    [["もみじはいくらですか", "ふじは？"], "ふじ：シングル、6,000円"],
    [["もみじ", "じゃあ、さくらは？"], "さくら：バルコニー付きファミリー、14,000円"],
  ])("%j: a name in hiragana is a row's", async (messages, told) => {
    expect((await tellEach("ja", PAGES.ja, messages)).at(-1)).toBe(told);
  });
});

describe("who does something", () => {
  it.each<[Locale, page: string, question: string, told: RegExp]>([
    [
      "en",
      "# Oak Bakery\n\n## Bread\n\nOur bread is baked by two apprentices every night.\n",
      "Who bakes the bread?",
      /apprentices/,
    ],
    [
      "it",
      "# Forno\n\n## Pane\n\nIl pane viene impastato da due apprendisti ogni notte.\n",
      "Chi impasta il pane?",
      /apprendisti/,
    ],
    [
      "pt-BR",
      "# Padaria\n\n## Entregas\n\nUm entregador leva o pedido antes das 9h.\n",
      "Quem leva o pedido?",
      /entregador/,
    ],
  ])("%s: may be told by what they are: %s%s", async (locale, page, question, told) => {
    expect((await tellEach(locale, page, [question]))[0]).toMatch(told);
  });
});
