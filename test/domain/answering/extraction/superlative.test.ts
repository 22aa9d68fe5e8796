import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, tell } from "../found.ts";

function ask(texts: readonly FoundText[], question: string, locale: Locale) {
  const { weighed, ranked } = findIn(texts, question, locale);
  const found = extract(rankSentences(ranked, weighed), weighed)!;
  const { suffices } = decideConfidence({ question: weighed, passages: ranked, extract: found });
  return { text: found.text, compared: found.compared, suffices };
}

const FEES: FoundText = {
  heading: "Classes and fees",
  text: "Pottery: £240\nWeaving: £1,180\nBookbinding: £95.50",
};
const TOURS: FoundText = {
  heading: "Walks",
  text: "Harbour walk: Length 3 hours; Start 10 am\nDune walk: Length 90 minutes; Start 5:30 am\nNight walk: Length 2 hours; Start 9 pm",
};
const TOURS_WITH_MINUTES: FoundText = {
  heading: "Tours",
  text: "Tower tour: 1 hour, 2 oranges\nRiver tour: 1 hour and 30 minutes\nCave tour: 1 h 45 min",
};
const CROSSINGS: FoundText = {
  heading: "Crossings",
  text: "Morning crossing: €8.00, 9:30 am\nNight crossing: €30.00, 12:15 am\nNoon crossing: €25.50, 12 pm",
};

const ROOMS: FoundText = {
  heading: "Rooms",
  text: "Attic: Seats 12; Size 25 m²\nForge: Seats 40; Size 90 m²\nLibrary: Seats 45; Size 35 m²",
};

describe("the least or most of a list", () => {
  it.each<[Locale, FoundText, string, string]>([
    ["en", ROOMS, "Which is the smallest room?", "Attic: Seats 12; Size 25 m²"],
    ["en", ROOMS, "What is your largest room?", "Forge: Seats 40; Size 90 m²"],
    [
      "en",
      { heading: "Halls", text: "Elm: Seats 12\nOak: Seats 40" },
      "Which hall is the biggest?",
      "Oak: Seats 40",
    ],
    [
      "en",
      { heading: "Boats", text: "Kayak: €5; Weight 18 kg\nCanoe: €9; Weight 9.5 kg" },
      "Which boat is the lightest?",
      "Canoe: €9; Weight 9.5 kg",
    ],
    [
      "en",
      { heading: "Beaches", text: "Sand Cove: 900 m\nStony Bay: 300 m" },
      "Which is the nearest beach?",
      "Stony Bay: 300 m",
    ],
    [
      "pt-BR",
      { heading: "Salas", text: "Sótão: 12 lugares\nGalpão: 40 lugares" },
      "Qual é a maior sala?",
      "Galpão: 40 lugares",
    ],
    [
      "pt-BR",
      { heading: "Barcos", text: "Canoa: 28 kg\nPrancha: 11 kg" },
      "Qual barco é mais leve?",
      "Prancha: 11 kg",
    ],
    [
      "it",
      { heading: "Sale", text: "Soffitta: 12 posti\nFucina: 40 posti" },
      "Qual è la sala più piccola?",
      "Soffitta: 12 posti",
    ],
    [
      "it",
      { heading: "Barche", text: "Canoa: 28 kg\nTavola: 11 kg" },
      "Qual è la barca più pesante?",
      "Canoa: 28 kg",
    ],
    [
      "ja",
      { heading: "部屋", text: "屋根裏: 定員 12人\n書庫: 定員 40人" },
      "一番大きい部屋は？",
      "書庫: 定員 40人",
    ],
    ["en", FEES, "Which class is the cheapest?", "Bookbinding: £95.50"],
    ["en", FEES, "Which class is the most expensive?", "Weaving: £1,180"],
    ["en", FEES, "What's the cheapest?", "Bookbinding: £95.50"],
    ["en", FEES, "most expensive thing", "Weaving: £1,180"],
    ["en", TOURS, "Which walk is the longest?", "Harbour walk: Length 3 hours; Start 10 am"],
    ["en", TOURS, "Which is the shortest walk?", "Dune walk: Length 90 minutes; Start 5:30 am"],
    ["en", TOURS, "What is the latest walk?", "Night walk: Length 2 hours; Start 9 pm"],
    ["en", TOURS_WITH_MINUTES, "Which is the shortest tour?", "Tower tour: 1 hour, 2 oranges"],
    ["en", TOURS_WITH_MINUTES, "Which is the longest tour?", "Cave tour: 1 h 45 min"],
    [
      "it",
      {
        heading: "Escursioni",
        text: "Escursione breve: 1 ora e mezza\nEscursione lunga: 2h30\nEscursione media: 2 ore",
      },
      "Qual è l'escursione più lunga?",
      "Escursione lunga: 2h30",
    ],
    ["en", CROSSINGS, "Which is the earliest crossing?", "Night crossing: €30.00, 12:15 am"],
    ["en", CROSSINGS, "Which is the latest crossing?", "Noon crossing: €25.50, 12 pm"],
    [
      "pt-BR",
      { heading: "Aulas e preços", text: "Cerâmica: R$ 1.240,00\nTear: R$ 280" },
      "Qual é a aula mais barata?",
      "Tear: R$ 280",
    ],
    [
      "it",
      { heading: "Lezioni e prezzi", text: "Ceramica: 240 €\nTelaio: 1.180 €" },
      "Qual è la lezione più cara?",
      "Telaio: 1.180 €",
    ],
    [
      "ja",
      { heading: "レッスンと料金", text: "陶芸: 24,000円\n織物: 9,800円" },
      "一番安いレッスンはどれですか？",
      "織物: 9,800円",
    ],
  ])("%s: is the row that has it", (locale, list, question, row) => {
    expect(ask([list], question, locale)).toEqual({ text: row, compared: true, suffices: true });
  });
  it("is looked for among the rows that are about the thing", () => {
    const list = { heading: "Fees", text: "Towel: £2\nAdult ticket: £9\nFamily ticket: £20" };
    expect(ask([list], "What is the cheapest ticket?", "en").text).toBe("Adult ticket: £9");
  });
  it("are all rows that are equal, unless they are many", () => {
    const equal = (rows: number): FoundText => ({
      heading: "Classes",
      text: ["Weaving: £30", ...Array.from({ length: rows }, (_, at) => `Part ${at}: £20`)].join("\n"),
    });
    expect(ask([equal(2)], "Which class is the cheapest?", "en").text).toBe("Part 0: £20\nPart 1: £20");
    expect(ask([equal(4)], "Which class is the cheapest?", "en").compared).toBe(false);
  });
  it.each<[string, FoundText, string]>([
    [
      "no list",
      { heading: "Classes", text: "Pottery costs £240. Weaving costs £280." },
      "the cheapest class",
    ],
    [
      "a row without a price",
      { heading: "Classes", text: "Pottery: £240\nWeaving: on request" },
      "the cheapest class",
    ],
    ["a list about something else", FEES, "the cheapest room"],
    ["nothing named, and no list of prices", TOURS, "the cheapest"],
  ])("is not found with %s", (_, list, thing) => {
    const { compared, suffices } = ask([list], `What is ${thing}?`, "en");
    expect(compared).toBe(false);
    expect(suffices).toBe(thing === "the cheapest class" ? suffices : false);
  });
});

describe("the least of what is not named", () => {
  const CLASSES: FoundText = { heading: "Classes › Prices", text: "Pottery: £240\nWeaving: £1,180" };
  const ROOMS_PRICED: FoundText = { heading: "Rooms › Prices", text: "Attic: £90\nForge: £70" };
  it.each<[string, FoundText[], boolean]>([
    ["is that of the only list of prices", [CLASSES], true],
    ["is none of two lists", [CLASSES, ROOMS_PRICED], false],
  ])("%s", (_rule, texts, compared) => {
    expect(ask(texts, "What's the cheapest?", "en").compared).toBe(compared);
  });
});

describe("of the rows of a page", () => {
  const PAGES: Readonly<Record<string, FoundText>> = {
    trips: {
      heading: "Trips",
      text: "Trip A: 1 h 30 min\nTrip B: 1 hour\nTrip C: 2 hours and a half\nTrip D: 100 minutes",
    },
    classes: {
      heading: "Classes",
      text: "Pilates: 12:30 pm, €9\nYoga: 9 am, €12\nBoxing: 6.15 pm, €15\nNight swim: 12 am, €5",
    },
    plans: { heading: "Plans", text: "Seed: free, daily backups\nBloom: €9 a month\nForest: €30 a month" },
    rooms: {
      heading: "Rooms",
      text: "Pine: 20 m², sleeps 2, 3 km from the sea\nOak: 35 m², sleeps 4, 1.5 km from the sea\nElm: 28 m², sleeps 3, 2 km from the sea",
    },
    コース: {
      heading: "コース",
      text: "散歩：1時間半、1,000円\n登山：3時間、2,500円\nカヌー：2時間、3,000円",
    },
    corsi: {
      heading: "Corsi",
      text: "Base: 2 ore, 30 €\nAvanzato: 2 ore e mezza, 45 €\nPrivato: 1 ora, 50 €",
    },
    passeios: { heading: "Passeios", text: "Lago: 1h30, R$ 50\nSerra: 3h, R$ 90\nNoite: 2h, R$ 40" },
  };
  it.each<[keyof typeof PAGES, Locale, string, number]>([
    ["trips", "en", "Which trip is the shortest?", 1],
    ["trips", "en", "Which trip is the longest?", 2],
    ["classes", "en", "Which class is the earliest?", 3],
    ["classes", "en", "Which class is the latest?", 2],
    ["classes", "en", "Which class is the cheapest?", 3],
    ["classes", "en", "What is the most expensive class?", 2],
    ["plans", "en", "Which plan is the cheapest?", 0],
    ["plans", "en", "Which plan is the most expensive?", 2],
    ["rooms", "en", "Which room is the largest?", 1],
    ["rooms", "en", "Which room is the smallest?", 0],
    ["rooms", "en", "Which room is nearest to the sea?", 1],
    ["コース", "ja", "一番短いコースはどれですか？", 0],
    ["コース", "ja", "一番高いコースは？", 2],
    ["corsi", "it", "Qual è il corso più lungo?", 1],
    ["corsi", "it", "Qual è il corso più economico?", 0],
    ["passeios", "pt-BR", "Qual passeio dura mais?", 1],
    ["passeios", "pt-BR", "Qual é o passeio mais barato?", 2],
  ])("%s, %s: %s (%i)", (page, locale, question, row) => {
    const taught = PAGES[page]!;
    expect(tell([taught], question, locale)).toBe(taught.text.split("\n")[row]);
  });
});
