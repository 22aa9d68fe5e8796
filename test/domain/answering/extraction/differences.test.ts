/** What tells two things apart: their rows in one list, or what their sections begin with. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findDifferences,
  findDiffering,
  lacksComparison,
} from "../../../../src/domain/answering/extraction/differences.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const SERVICES: FoundText = {
  heading: "Prices",
  text: "Basic service: €40, oil and brakes\nFull service: €90, oil, brakes and gears\nDeluxe wash: €15",
};
const SECTIONS: readonly FoundText[] = [
  { heading: "Plans › Seed", text: "One garden. Free for ever." },
  { heading: "Plans › Bloom", text: "Ten gardens. It costs €9." },
  { heading: "Plans › Forest", text: "All gardens. It costs €30." },
];

function open(taught: readonly FoundText[], question: string, locale: Locale) {
  const { weighed, ranked } = findIn(taught, question, locale);
  return { weighed, ranked, sentences: rankSentences(ranked, weighed) };
}

function tellApart(taught: readonly FoundText[], question: string, locale: Locale = "en") {
  const { weighed, sentences } = open(taught, question, locale);
  return findDifferences(sentences, weighed)
    ?.map(({ branch, text }) => (branch === undefined ? text : `${branch}: ${text}`))
    .toSorted();
}

describe("what is compared", () => {
  const [basic, full, wash] = SERVICES.text.split("\n");
  it.each<[string, (string | undefined)[] | undefined]>([
    ["What's the difference between the basic and the full service?", [basic, full]],
    ["Compare the full service and the deluxe wash", [wash, full]],
    ["Basic service versus deluxe wash?", [basic, wash]],
    ["How does the full service differ from the spa service?", undefined],
    ["What is the difference between the full service and the wash?", undefined],
    ["What is the difference between your services?", undefined],
    ["What does the full service include?", undefined],
  ])("is told by the rows of both: %s", (question, told) => {
    expect(tellApart([SERVICES], question)).toEqual(told);
  });

  it.each<[string, string[] | undefined]>([
    [
      "Compare Seed and Bloom",
      ["Bloom: It costs €9.", "Bloom: Ten gardens.", "Seed: Free for ever.", "Seed: One garden."],
    ],
    ["What's the difference between Bloom and Roots?", undefined],
    ["What is the difference between the plans?", undefined],
  ])("is told by the sections of both: %s", (question, told) => {
    expect(tellApart(SECTIONS, question)).toEqual(told);
  });

  it.each<[Locale, string, string, string[]]>([
    [
      "it",
      "Base: 5 €, un giardino\nPlus: 9 €, dieci giardini\nMaxi: 20 €",
      "Che differenza c'è tra Base e Plus?",
      ["Base: 5 €, un giardino", "Plus: 9 €, dieci giardini"],
    ],
    [
      "pt-BR",
      "Básico – R$ 20, um jardim\nCompleto – R$ 50\nTotal – R$ 90",
      "Qual a diferença entre o básico e o completo?",
      ["Básico – R$ 20, um jardim", "Completo – R$ 50"],
    ],
    [
      "ja",
      "ベーシック：月500円\nプレミアム：月900円\nマックス：月2,000円",
      "ベーシックとプレミアムの違いは何ですか？",
      ["プレミアム：月900円", "ベーシック：月500円"],
    ],
  ])("is asked in %s: “%s”", (locale, text, question, told) => {
    expect(tellApart([{ heading: "", text }], question, locale)).toEqual(told);
  });

  it("is told by a sentence of the page that compares the very things, and by no other", () => {
    const about: FoundText = {
      heading: "About",
      text: "The difference between Bloom and Seed is the number of gardens.",
    };
    expect(tellApart([about, ...SECTIONS], "What's the difference between Bloom and Seed?")).toBeUndefined();
    expect(tellApart([about, ...SECTIONS], "What's the difference between Bloom and Forest?")).toHaveLength(
      4,
    );
  });

  it("finds room, each of the sections as much", () => {
    const long = (name: string): FoundText => ({
      heading: `Plans › ${name}`,
      text: Array.from({ length: 9 }, (_, at) => `${name} has garden number ${at} of the house.`).join(" "),
    });
    const told = tellApart([long("Seed"), long("Tree")], "Compare Seed and Tree") ?? [];
    expect(told.filter((text) => text.startsWith("Seed:"))).toHaveLength(5);
    expect(told.filter((text) => text.startsWith("Tree:"))).toHaveLength(5);
  });
});

describe("what is read beside the best passages", () => {
  const other: FoundText = { heading: "Team", text: "Anna cares for the gardens." };
  const readBeside = (taught: readonly FoundText[], question: string): string[] => {
    const { weighed, ranked } = open(taught, question, "en");
    return findDiffering(ranked, weighed)
      .map(({ passage }) => passage.heading)
      .toSorted();
  };
  it.each<[string, readonly FoundText[], string[]]>([
    ["Compare the basic service and the deluxe wash", [other, SERVICES], ["Prices"]],
    ["Compare Seed and Forest", [other, ...SECTIONS], ["Plans › Forest", "Plans › Seed"]],
    ["Compare Seed and Roots", [other, ...SECTIONS], []],
    ["Do you have Seed and Forest?", [other, ...SECTIONS], []],
  ])("%s", (question, taught, headings) => {
    expect(readBeside(taught, question)).toEqual(headings);
  });
});

describe("a comparison", () => {
  const lacks = (question: string, begins: string, more = {}): boolean => {
    const { weighed, sentences } = open([SERVICES], question, "en");
    const told = sentences.filter(({ text }) => text.startsWith(begins));
    return lacksComparison({ ...weighed, ...more }, { compared: false, sentences: told });
  };
  const QUESTION = "What's the difference between the basic service and the deluxe wash?";
  it("is lacking where only one of the things is told of", () => {
    expect(lacks(QUESTION, "Basic")).toBe(true);
    expect(lacks(QUESTION, "")).toBe(false);
  });
  it("is not where none or all of a kind were asked for, nor in a large robot", () => {
    expect(lacks("How much are the basic service and the wash?", "Basic")).toBe(false);
    expect(lacks("Compare the services", "Basic")).toBe(false);
    expect(lacks(QUESTION, "Basic", { passages: 500 })).toBe(false);
  });
});
