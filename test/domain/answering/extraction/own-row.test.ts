/** The row of the thing that was asked for, and the facts of one thing. */
import { describe, expect, it } from "vitest";

import { isCalledFact, isShownFact } from "../../../../src/domain/answering/extraction/facts.ts";
import { findOwnRow, findRowOfThing, thingOf } from "../../../../src/domain/answering/extraction/own-row.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function open(taught: readonly FoundText[], question: string, earlier: readonly string[] = []) {
  const { weighed, ranked } = findIn(taught, question, "en", earlier);
  const sentences = rankSentences(ranked, weighed);
  const at = (begin: string) => sentences.find(({ text }) => text.startsWith(begin))!;
  return { weighed, sentences, at };
}

const HIRE: FoundText = {
  heading: "Bicycle rental",
  text: "City bike: €18\nCity bike lock: €2\nE-bike: €38\nTandem bicycle: €40\nKids' bike (12 inch): €9",
};

describe("the row of the thing", () => {
  it.each<[string, string | undefined]>([
    ["How much is the city bike?", "City bike: €18"],
    ["city bike per day", "City bike: €18"],
    ["How much is the tandem?", "Tandem bicycle: €40"],
    ["Do you have kids' bikes?", "Kids' bike (12 inch): €9"],
    ["Do you have kayaks?", undefined],
    ["How much is the city bike helmet?", undefined],
    ["When can I return the city bike?", undefined],
    ["Is the city bike heavy?", undefined],
  ])("%s", (question, row) => {
    const { weighed, sentences } = open([HIRE], question);
    expect(findOwnRow(sentences, weighed)?.text).toBe(row);
  });
  it("is none where a question leans on an earlier one, or two rows are as near", () => {
    const leaning = open([HIRE], "And the tandem?", ["How much is the city bike?"]);
    expect(findOwnRow(leaning.sentences, leaning.weighed)).toBeUndefined();
    const two = open([{ heading: "Hire", text: "Tandem: €40\nTandem: €45" }], "How much is the tandem?");
    expect(findOwnRow(two.sentences, two.weighed)).toBeUndefined();
  });
  it("is found by what names the thing: neither how many, nor for how long", () => {
    const { weighed } = open([HIRE], "How much are 12 tandems for a week?");
    expect(thingOf(weighed).map((at) => weighed.terms[at]?.word)).toEqual(["tandems"]);
  });
});

describe("the row of the thing on a day", () => {
  const TOURS: FoundText = {
    heading: "Tours",
    text: "Lake tour: Monday and Sunday\nNight tour: Sunday\nCity tour: Friday",
  };
  it.each<[string, string | undefined]>([
    ["Is the lake tour on Sunday?", "Lake tour: Monday and Sunday"],
    ["Is the city tour on Sunday?", "City tour: Friday"],
    ["Is there a tour on Sunday?", undefined],
    ["Is the lake tour far?", undefined],
  ])("%s", (question, row) => {
    const { weighed, sentences, at } = open([TOURS], question);
    const others = [at("Night tour"), ...sentences.filter((one) => one !== at("Night tour"))];
    expect(findRowOfThing(others, weighed)?.text).toBe(row);
  });
});

describe("facts of one thing", () => {
  const LEE: FoundText = {
    heading: "Team › Dr Lee",
    text: "Field: teeth\nDays: Monday and Friday\nFloor: 2",
  };
  const CLUB: FoundText = { heading: "Pottery club", text: "Free from: €80\nCost: €9\nNote: bring clay" };
  it("are told by the one that shows what was asked for", () => {
    const { weighed, at } = open([LEE, CLUB], "When does Dr Lee work?");
    expect(isShownFact(at("Field"), at("Days"), weighed)).toBe(true);
    expect(isShownFact(at("Field"), at("Floor"), weighed)).toBe(false);
    expect(isShownFact(at("Days"), at("Field"), weighed)).toBe(false);
    expect(isShownFact(at("Note"), at("Days"), weighed)).toBe(false);
  });
  it("are told by the one that is called so", () => {
    const { weighed, at } = open([CLUB, LEE], "What is the cost of the pottery club?");
    expect(isCalledFact(at("Free from"), at("Cost"), weighed)).toBe(true);
    expect(isCalledFact(at("Cost"), at("Free from"), weighed)).toBe(false);
    expect(isCalledFact(at("Free from"), at("Note"), weighed)).toBe(false);
  });
  it("are none of a thing that was not named", () => {
    const { weighed, at } = open([CLUB, LEE], "What is the cost of the garden?");
    expect(isCalledFact(at("Free from"), at("Cost"), weighed)).toBe(false);
  });
});
