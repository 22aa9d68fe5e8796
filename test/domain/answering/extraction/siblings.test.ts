/** Sections side by side: who names one of them is told nothing of another. */
import { describe, expect, it } from "vitest";

import { isSaidBeside, withoutOtherSiblings } from "../../../../src/domain/answering/extraction/siblings.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const LEE: FoundText = { heading: "Team › Dentists › Dr Lee", text: "She fills teeth. She speaks French." };
const MAYER: FoundText = { heading: "Team › Dentists › Dr Mayer", text: "She works on Fridays." };
const OFFICE: FoundText = { heading: "Team › Office", text: "The office opens on Fridays." };
const PAGE = [LEE, MAYER, OFFICE];

function leftFor(question: string, taught: readonly FoundText[] = PAGE): (string | undefined)[] {
  const { weighed, ranked } = findIn(taught, question, "en");
  const left = new Set(withoutOtherSiblings(ranked, weighed).map(({ passage }) => passage.heading));
  return taught.map(({ heading }) => heading).filter((heading = "") => left.has(heading));
}

describe("the passages for a question", () => {
  it.each<[string, FoundText[]]>([
    ["When does Dr Lee work?", [LEE, OFFICE]],
    ["When does Dr Mayer work?", [MAYER, OFFICE]],
    ["When do the dentists work?", PAGE],
    ["When does Dr Smith work?", PAGE],
    ["Do Dr Lee and Dr Mayer work on Fridays?", PAGE],
  ])("%s", (question, left) => {
    expect(leftFor(question)).toEqual(left.map(({ heading }) => heading));
  });
  it("are those of another section, too, that names the one that is meant", () => {
    const naming = { ...MAYER, text: "She works on Fridays, with Dr Lee." };
    expect(leftFor("When does Dr Lee work?", [LEE, naming])).toEqual([LEE.heading, MAYER.heading]);
  });
  it("are all of them where only a word like “use” stands above one", () => {
    const insured = { heading: "料金 › 保険を使う場合", text: "初回は約1,200円です。" };
    const own = { heading: "料金 › 自費メニュー", text: "お支払いはPayPayです。" };
    const { weighed, ranked } = findIn([insured, own], "PayPayは使えますか", "ja");
    expect(withoutOtherSiblings(ranked, weighed)).toHaveLength(2);
  });
  it("are all of them where the sections ask, or stand right below a title", () => {
    const asking = [LEE, MAYER].map((one) => ({ ...one, heading: `${one.heading}?` }));
    expect(leftFor("When does Dr Lee work?", asking)).toHaveLength(2);
    const flat = [LEE, MAYER].map((one) => ({
      ...one,
      heading: one.heading!.replace("Team › Dentists", "Team"),
    }));
    expect(leftFor("When does Dr Lee work?", flat)).toHaveLength(2);
  });
});

describe("what is asked beside the name of a section", () => {
  const isBeside = (question: string): boolean => {
    const { weighed, ranked } = findIn([LEE, MAYER], question, "en");
    const told = rankSentences(ranked, weighed).filter(({ from }) => from.passage.heading === LEE.heading);
    const beside = ranked.filter(({ passage }) => passage.heading === MAYER.heading);
    return isSaidBeside(told, beside, weighed);
  };
  it.each([
    ["Does Dr Lee work?", true],
    ["Does Dr Lee speak French?", false],
    ["Does Dr Lee pull teeth?", false],
    ["Does Dr Lee dance?", false],
    ["Is Dr Lee there on Fridays?", false],
  ])("is said of another alone: %s %s", (question, beside) => {
    expect(isBeside(question)).toBe(beside);
  });
});
