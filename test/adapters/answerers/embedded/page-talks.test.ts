/** Conversations over a price list, a table of rooms and a timetable: the next thing, the same asked of it, the cheapest. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { PRICE_LISTS, SHAPES as PRICES, toPage } from "../../../fixtures/price-lists.ts";
import { ROOM_TABLES, SHAPES as ROOMS } from "../../../fixtures/room-tables.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";
import { SHAPES as TIMES, TIMETABLES } from "../../../fixtures/timetables.ts";

type Talk = readonly (readonly [message: string, told: RegExp])[];

const TALKS: Readonly<Record<Locale, { readonly price: Talk; readonly room: Talk; readonly time: Talk }>> = {
  en: {
    price: [
      ["how much is a haircut", /30/],
      ["and for kids?", /18/],
      ["and colour?", /55/],
      ["what about a beard trim", /15/],
      ["which is cheapest?", /15/],
    ],
    room: [
      ["how much is the fir room", /105/],
      ["and the family suite?", /160/],
      ["how many people fit in it?", /\b5\b/],
      ["does it have a lake view", /Lake/],
      ["and the single room?", /Single/],
      ["is there anything cheaper", /60/],
    ],
    time: [
      ["when is pilates", /Tuesday/],
      ["and yoga?", /Monday/],
      ["what time?", /6 pm/],
      ["and on saturday?", /Kids/],
      ["who teaches that", /Leo/],
    ],
  },
  "pt-BR": {
    price: [
      ["quanto custa um corte de cabelo", /60/],
      ["e infantil?", /40/],
      ["e a coloração?", /150/],
      ["e a barba?", /35/],
      ["qual o mais barato?", /35/],
    ],
    room: [
      ["quanto custa o quarto Cedro", /400/],
      ["e a suíte família?", /620/],
      ["quantas pessoas cabem nela?", /\b5\b/],
      ["tem vista para o lago?", /Lago/],
      ["e o quarto individual?", /individual/],
      ["tem algo mais barato?", /220/],
    ],
    time: [
      ["quando é o pilates", /terça/],
      ["e a ioga?", /segunda/],
      ["que horas?", /18h/],
      ["e no sábado?", /Dança/],
      ["quem é o professor?", /Leo/],
    ],
  },
  it: {
    price: [
      ["quanto costa un taglio", /28/],
      ["e per bambini?", /16/],
      ["e il colore?", /50/],
      ["e la barba?", /12/],
      ["qual è il più economico?", /12/],
    ],
    room: [
      ["quanto costa la camera Abete", /105/],
      ["e la suite famiglia?", /160/],
      ["quante persone ci stanno?", /\b5\b/],
      ["ha vista lago?", /Lago/],
      ["e la camera singola?", /singola/],
      ["c'è qualcosa di più economico?", /60/],
    ],
    time: [
      ["quando c'è pilates", /martedì/],
      ["e yoga?", /lunedì/],
      ["a che ora?", /18/],
      ["e sabato?", /Danza/],
      ["chi è l'insegnante?", /Leo/],
    ],
  },
  ja: {
    price: [
      ["カットはいくらですか", /4,000/],
      ["子どもは？", /2,500/],
      ["カラーは？", /6,500/],
      ["ひげ剃りはどうですか", /1,800/],
      ["一番安いのは？", /1,800/],
    ],
    room: [
      ["樅の間はいくらですか", /15,000/],
      ["ファミリースイートは？", /24,000/],
      ["何人泊まれますか", /5名/],
      ["湖は見えますか", /湖/],
      ["シングルルームは？", /シングル/],
      ["もっと安い部屋はありますか", /8,000/],
    ],
    time: [
      ["ピラティスはいつですか", /火曜日/],
      ["ヨガは？", /月曜日/],
      ["何時から？", /18時/],
      ["土曜日は？", /キッズ/],
      ["先生は誰ですか", /佐野/],
    ],
  },
};

interface Listed {
  readonly around: readonly [string, string];
  readonly heading: string;
}
const around = <L extends Listed>(listed: L, shape: (listed: L) => string): string =>
  `${listed.around[0]}## ${listed.heading}\n\n${shape(listed)}${listed.around[1]}`;

const pagesOf = (locale: Locale): readonly (readonly [page: string, talk: Talk])[] => {
  const { price, room, time } = TALKS[locale];
  return [
    [toPage(PRICE_LISTS[locale], PRICES["items with a colon"]!), price],
    [toPage(PRICE_LISTS[locale], PRICES["a table"]!), price],
    [around(ROOM_TABLES[locale], ROOMS["a table"]!), room],
    [around(ROOM_TABLES[locale], ROOMS["items"]!), room],
    [around(TIMETABLES[locale], TIMES["a table"]!), time],
    [around(TIMETABLES[locale], TIMES["items with the class first"]!), time],
  ];
};

describe("a conversation over a list", () => {
  it.each<[Locale, number]>([
    ["en", 29],
    ["pt-BR", 28],
    ["it", 31],
    ["ja", 27],
  ])("%s: at least %d of 32 messages are answered rightly", async (locale, right) => {
    const missed: string[] = [];
    let asked = 0;
    for (const [page, talk] of pagesOf(locale)) {
      const taught = await openPage(locale, page);
      const answers = await taught.talk(talk.map(([message]) => message));
      for (const [at, [message, told]] of talk.entries()) {
        asked += 1;
        if (!told.test(answers[at]?.text ?? "")) missed.push(message);
      }
      await taught.close();
    }
    expect(asked - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(right);
  });
});
