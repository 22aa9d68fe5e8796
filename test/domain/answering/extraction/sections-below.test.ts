/** Things with a heading of their own each, told together where all of them were asked for. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { chooseSections } from "../../../../src/domain/answering/extraction/sections-below.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function sectionsFor(
  taught: readonly FoundText[],
  question: string,
  locale: Locale = "en",
  earlier: readonly string[] = [],
): (readonly [name: string | undefined, text: string])[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  const chosen = chooseSections(rankSentences(ranked, weighed), weighed);
  return chosen?.sentences.map(({ branch, text }) => [branch, text] as const);
}

const PLANS: readonly FoundText[] = [
  { heading: "Club › Memberships › Day", text: "Come once. It costs €9." },
  { heading: "Club › Memberships › Month", text: "Come as often as you like. It costs €39." },
  { heading: "Club › Parking", text: "Park behind the house." },
];

describe("sections below the thing that was asked for", () => {
  it("are told by what each begins with, in the order of the page", () => {
    expect(sectionsFor(PLANS, "Which memberships do you have?")).toEqual([
      ["Day", "Come once."],
      ["Month", "Come as often as you like."],
    ]);
  });
  it("are told by their price, where that was asked for", () => {
    expect(sectionsFor(PLANS, "How much are the memberships?")).toEqual([
      ["Day", "It costs €9."],
      ["Month", "It costs €39."],
    ]);
  });
  it("are told by their price below “Prices”, where those of nothing were asked for", () => {
    const salon = [
      { heading: "Salon › Prices › Haircut", text: "With a wash. It costs €30." },
      { heading: "Salon › Prices › Colour", text: "Takes two hours. It costs €55." },
    ];
    const told = [
      ["Haircut", "It costs €30."],
      ["Colour", "It costs €55."],
    ];
    expect(sectionsFor(salon, "What are your prices?")).toEqual(told);
    expect(sectionsFor(salon, "How much is parking?")).toBeUndefined();
  });
  it.each<[string, string, readonly string[]]>([
    ["another thing", "Which lamps do you have?", []],
    ["something else of it", "Can I cancel a membership?", []],
    ["it on a day", "Which memberships do you have on Sunday?", []],
    ["it with an earlier question", "And which are there?", ["Do you have memberships?"]],
  ])("are not told to who asks for %s", (_what, question, earlier) => {
    expect(sectionsFor(PLANS, question, "en", earlier)).toBeUndefined();
  });
  it("are no sections where there is one, or where they ask", () => {
    expect(sectionsFor(PLANS.slice(1), "Which memberships do you have?")).toBeUndefined();
    const asking = PLANS.map((plan) => ({ ...plan, heading: `${plan.heading}?` }));
    expect(sectionsFor(asking, "Which memberships do you have?")).toBeUndefined();
  });
  it("are told as far as they find room", () => {
    const long = ["One", "Two", "Three"].map((name) => ({
      heading: `Club › Memberships › ${name}`,
      text: `${"For those who come often ".repeat(8).trim()}.`,
    }));
    expect(sectionsFor(long, "Which memberships do you have?")?.map(([name]) => name)).toEqual([
      "One",
      "Two",
    ]);
  });
  it.each<[Locale, FoundText[], string]>([
    [
      "pt-BR",
      [
        { heading: "Clube › Planos › Dia", text: "Venha uma vez." },
        { heading: "Clube › Planos › Mês", text: "Venha sempre." },
      ],
      "Quais planos vocês têm?",
    ],
    [
      "it",
      [
        { heading: "Circolo › Abbonamenti › Giorno", text: "Vieni una volta." },
        { heading: "Circolo › Abbonamenti › Mese", text: "Vieni sempre." },
      ],
      "Quali abbonamenti avete?",
    ],
    [
      "ja",
      [
        { heading: "クラブ › 会員プラン › 一回", text: "一回だけ使えます。" },
        { heading: "クラブ › 会員プラン › 月間", text: "何回でも使えます。" },
      ],
      "どんな会員プランがありますか？",
    ],
  ])("%s: are told with their names", (locale, taught, question) => {
    const told = taught.map(({ heading = "", text }) => [heading.split(" › ").at(-1), text]);
    expect(sectionsFor(taught, question, locale)).toEqual(told);
  });
});
