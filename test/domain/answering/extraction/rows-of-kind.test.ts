/** Rows of the thing that was asked about, all of them or those that were meant. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { chooseRowsOfKind, findRowsBelow } from "../../../../src/domain/answering/extraction/rows-of-kind.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, tell } from "../found.ts";

function rowsFor(
  taught: readonly FoundText[],
  question: string,
  locale: Locale = "en",
  earlier: readonly string[] = [],
): string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  return chooseRowsOfKind(rankSentences(ranked, weighed), weighed)?.sentences.map(({ text }) => text);
}

const TOURS: FoundText = {
  heading: "Guided tours",
  text: "Lake tour: €25, two hours\nNight tour: €30, three hours\nCity tour: €18, one hour",
};
const ALL = TOURS.text.split("\n").map((row) => `- ${row}`);

describe("the rows of a kind", () => {
  it.each<[string, string[] | undefined]>([
    ["How much are the tours?", ALL],
    ["What tours do you have?", ALL],
    ["How long are the tours?", ALL],
    ["How much is the night tour?", ["Night tour: €30, three hours"]],
    ["How much are the tours on Sunday?", undefined],
    ["Can I cancel a tour?", undefined],
    ["How much is the helmet?", undefined],
  ])("%s", (question, told) => {
    expect(rowsFor([TOURS], question)).toEqual(told);
  });

  it.each<[Locale, FoundText, string]>([
    [
      "pt-BR",
      { heading: "Passeios", text: "Passeio do lago: R$ 25\nPasseio noturno: R$ 30" },
      "Quanto custam os passeios?",
    ],
    [
      "it",
      { heading: "Visite", text: "Visita del lago: 25 €\nVisita notturna: 30 €" },
      "Quanto costano le visite?",
    ],
    [
      "ja",
      { heading: "ツアー", text: "湖ツアー：2,500円\n夜のツアー：3,000円" },
      "ツアーの料金はいくらですか？",
    ],
  ])("%s: are all told where their price is asked for", (locale, taught, question) => {
    expect(rowsFor([taught], question, locale)).toEqual(taught.text.split("\n").map((row) => `- ${row}`));
  });

  it("are not told where one of them says no price", () => {
    const silent = { heading: "Guided tours", text: "Lake tour: €25\nNight tour: on request" };
    expect(rowsFor([silent], "How much are the tours?")).toBeUndefined();
  });

  it("are told of how long, though one of four says it in words", () => {
    const text =
      "Tyre repair: 1 hour\nBrake repair: 2 hours\nChain repair: 1 hour\nFrame repair: the next working day";
    const told = text.split("\n").map((row) => `- ${row}`);
    expect(rowsFor([{ heading: "Repairs", text }], "How long does a repair take?")).toEqual(told);
    const three = text.split("\n").slice(1).join("\n");
    expect(rowsFor([{ heading: "Repairs", text: three }], "How long does a repair take?")).toBeUndefined();
  });

  it("are not told to a question that leans on an earlier one", () => {
    expect(rowsFor([TOURS], "And how much are they?", "en", ["Do you have tours?"])).toBeUndefined();
  });

  it("are those for as many days or people as were named, where rows tell of it", () => {
    const text = "Bike, 1 day: €20\nBike, 3 days: €50\nBike, 7 days: €90";
    expect(rowsFor([{ heading: "Bike hire", text }], "How much is a bike for 3 days?")).toEqual([
      "Bike, 3 days: €50",
    ]);
  });

  it("are those that have what was asked for, from several lists, and not those that have something like it", () => {
    const mains = {
      heading: "Main courses",
      text: "Curry: vegan, €12\nSteak: €20\nOmelette: vegetarian, €9",
    };
    const sweets = { heading: "Desserts", text: "Sorbet: vegan, €5\nIce cream: €4" };
    expect(rowsFor([mains, sweets], "Which dishes are vegan?")).toEqual([
      "Curry: vegan, €12",
      "Sorbet: vegan, €5",
    ]);
  });

  it("stand below a heading that says that prices follow", () => {
    const text = "Flat tyre: €10\nBrakes: €15";
    const told = ["- Flat tyre: €10", "- Brakes: €15"];
    expect(rowsFor([{ heading: "Repair prices", text }], "How much are repairs?")).toEqual(told);
    const sentence = { heading: "Repairs", text: "A repair costs €30 at least. Ask us." };
    expect(rowsFor([{ heading: "Repair prices", text }, sentence], "How much are repairs?")).toEqual(told);
  });

  it("stand below a word of two parts, whichever way it is written", () => {
    const text = "Day: €2\nWeek: €9";
    expect(rowsFor([{ heading: "Wifi", text }], "How much is wi-fi?")).toEqual(["- Day: €2", "- Week: €9"]);
  });

  it("are told whole, or as far as there is room", () => {
    const choose = (text: string, question: string) => {
      const { weighed, ranked } = findIn([{ heading: "Guided tours", text }], question, "en");
      return chooseRowsOfKind(rankSentences(ranked, weighed), weighed);
    };
    expect(choose(TOURS.text, "How much is the night tour?")?.cut).toBe(false);
    expect(choose(TOURS.text, "How much are the tours?")?.cut).toBe(false);
    const long = Array.from(
      { length: 8 },
      (_, at) => `Tour ${at + 1}, ${"round the lake, ".repeat(6)}with a guide: €25`,
    );
    const chosen = choose(long.join("\n"), "How much are the tours?");
    expect(chosen?.cut).toBe(true);
    expect(chosen?.sentences.length).toBeLessThan(long.length);
  });
});

const PAGES = {
  rooms: [
    {
      heading: "Rooms",
      text: "Pine room: balcony, €80\nOak room: garden view, €95\nElm room: balcony, €70\nBreakfast: €12\nAll rooms are quiet.",
    },
  ],
  menu: [
    { heading: "Menu › Mains", text: "Lentil stew: vegan, €9\nLamb stew: €12\nPasta: vegetarian, €10" },
    { heading: "Menu › Desserts", text: "Sorbet: vegan, €4\nCheesecake: €5" },
  ],
  tours: [
    {
      heading: "Tours",
      text: "Lake tour: 2 hours, €20\nNight tour: 1 hour, €15\nCity tour: 3 hours, €30\nTours start at the harbour.",
    },
  ],
  repairs: [
    {
      heading: "Repairs",
      text: "Flat tyre: 20 minutes\nBrakes: 1 hour\nGears: the next working day\nChain: 30 minutes",
    },
  ],
  prices: [{ heading: "Repair prices", text: "Flat tyre: €12\nBrakes: €30\nPay by card or cash." }],
  bikes: [{ heading: "Bicycle rental", text: "City bike: €18\nE-bike: €38\nTandem: €40\nHelmet: €2" }],
  lessons: [
    {
      heading: "Lessons",
      text: "Guitar, 30 minutes: €20\nGuitar, 60 minutes: €35\nPiano, 30 minutes: €22",
    },
  ],
} satisfies Readonly<Record<string, readonly FoundText[]>>;

const rowsOf = (page: keyof typeof PAGES): readonly string[] =>
  PAGES[page].flatMap(({ text }) => text.split("\n"));

describe("what is told of a page", () => {
  it.each<[keyof typeof PAGES, string, readonly number[]]>([
    ["rooms", "Do all rooms have a balcony?", [0, 1, 2]],
    ["rooms", "Does every room have a balcony?", [0, 1, 2]],
    ["rooms", "Which rooms have a balcony?", [0, 2]],
    ["rooms", "How many rooms have a balcony?", [0, 2]],
    ["rooms", "How much are all rooms?", [0, 1, 2]],
    ["tours", "How much are the tours?", [0, 1, 2]],
    ["tours", "Which tours are there?", [0, 1, 2]],
    ["tours", "How long do tours take?", [0, 1, 2]],
    ["repairs", "How long do repairs take?", [0, 1, 2, 3]],
    ["prices", "How much are repairs?", [0, 1]],
    ["bikes", "What bikes do you have?", [0, 1, 2]],
    ["bikes", "How much are the bikes?", [0, 1, 2]],
    ["menu", "What desserts do you have?", [3, 4]],
    ["menu", "How much are the desserts?", [3, 4]],
    ["lessons", "How much is a guitar lesson?", [0, 1]],
    ["lessons", "How much are lessons?", [0, 1, 2]],
  ])("%s: the list of those that are asked for: %s %j", (page, question, at) => {
    const rows = at.map((index) => `- ${rowsOf(page)[index]}`);
    expect(tell(PAGES[page], question)).toBe(rows.join("\n"));
  });

  it.each<[keyof typeof PAGES, string, readonly number[]]>([
    ["rooms", "Which room has a garden view?", [1]],
    ["menu", "Which dishes are vegan?", [0, 3]],
    ["menu", "Do you have vegan dishes?", [0, 3]],
    ["menu", "Which desserts are vegan?", [3]],
    ["menu", "Do you have vegetarian dishes?", [2]],
    ["tours", "How much is a tour of 3 hours?", [2]],
    ["lessons", "How much is a guitar lesson of 60 minutes?", [1]],
  ])("%s: the rows that are asked for: %s %j", (page, question, at) => {
    expect(tell(PAGES[page], question)).toBe(at.map((index) => rowsOf(page)[index]).join("\n"));
  });

  it("does not name as all those that some list of another section has", () => {
    const taught = [
      ...PAGES.rooms,
      { heading: "Annexe rooms", text: "Ash room: balcony, €60\nFir room: €50" },
    ];
    expect(tell(taught, "Do all rooms have a balcony?")).toContain("Oak room: garden view");
  });
});

describe("the rows to be read beside the best passages", () => {
  const about: FoundText = { heading: "About", text: "Our tours are loved by all guests of the tours." };
  const ONE: FoundText = { heading: "Tours", text: "Tours start at the harbour. Ask us." };
  it.each<[string, readonly FoundText[], string | undefined]>([
    ["How much are the tours?", [about, ...PAGES.tours], "Tours"],
    ["Which tours are there?", [about, ...PAGES.tours], "Tours"],
    ["Can I cancel a tour?", [about, ...PAGES.tours], undefined],
    ["How much is it?", [about, ...PAGES.tours], undefined],
    ["How much are the boat tours?", [about, ...PAGES.tours], undefined],
    ["How much are the tours?", [about, ONE], undefined],
  ])("%s", (question, taught, heading) => {
    const { weighed, ranked } = findIn(taught, question, "en");
    expect(findRowsBelow(ranked, weighed)?.passage.heading).toBe(heading);
  });
});
