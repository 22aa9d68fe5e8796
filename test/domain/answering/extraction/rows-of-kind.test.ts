/** Rows of the thing that was asked about, all of them or those that were meant. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { chooseRowsOfKind } from "../../../../src/domain/answering/extraction/rows-of-kind.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

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
