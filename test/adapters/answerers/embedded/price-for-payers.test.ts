/** Whoever comes with others is told what each of them pays, in whatever shape the page lists its prices. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { ADMISSIONS } from "../../../fixtures/admissions.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";
import { SHAPES, toPage } from "../../../fixtures/things.ts";

/** What of the list is told, and nothing else of it. */
type Case = readonly [question: string, told: readonly string[]];

const CASES: Readonly<Record<Locale, readonly Case[]>> = {
  en: [
    ["how much for 2 adults and a 10 year old", ["€9", "€4"]],
    ["what would it cost for two adults and a senior?", ["€9", "€7"]],
    ["we're a couple with a baby, how much is it", ["€9", "free"]],
    ["how much do 2 adults pay", ["€9"]],
    ["price for me and my 15 year old daughter", ["€9", "€6"]],
    ["how much would a student and a pensioner pay", ["€9", "€7"]],
    ["how much is it for a family", ["€9", "€6", "€4", "free"]],
  ],
  "pt-BR": [
    ["quanto fica para 2 adultos e uma criança de 10 anos", ["R$ 30", "R$ 12"]],
    ["2 adultos e 1 idoso, quanto dá?", ["R$ 30", "R$ 20"]],
    ["somos um casal com um bebê, quanto pagamos?", ["R$ 30", "grátis"]],
    ["quanto vai custar pra 2 adultos", ["R$ 30"]],
    ["qual o valor para um casal", ["R$ 30"]],
    ["quanto paga uma família?", ["R$ 30", "R$ 18", "R$ 12", "grátis"]],
  ],
  it: [
    ["quanto costa per 2 adulti e un bambino di 10 anni", ["9 €", "4 €"]],
    ["2 adulti e 1 anziano, quanto viene?", ["9 €", "7 €"]],
    ["siamo una coppia con un neonato, quanto paghiamo?", ["9 €", "gratis"]],
    ["quanto spendiamo in due adulti", ["9 €"]],
    ["quanto costa per una famiglia?", ["9 €", "6 €", "4 €", "gratis"]],
  ],
  ja: [
    ["大人2人と小学生2人だといくらですか", ["900円", "400円"]],
    ["大人1人とシニア1人の入場料は？", ["900円", "700円"]],
    ["夫婦と赤ちゃんで行きたいです。いくらになりますか", ["900円", "無料"]],
    ["大人2名の料金を教えてください", ["900円"]],
    ["小学生はいくら？", ["400円"]],
    ["家族で行くといくらですか", ["900円", "600円", "400円", "無料"]],
  ],
};

const AMOUNT: Readonly<Record<Locale, RegExp>> = {
  en: /€\d+|free/g,
  "pt-BR": /R\$ \d+|grátis/g,
  it: /\d+ €|gratis/g,
  ja: /[\d,]+円|無料/g,
};

describe.each(Object.entries(ADMISSIONS) as [Locale, (typeof ADMISSIONS)[Locale]][])(
  "prices for those who come together, %s",
  (locale, things) => {
    it.each((things.shapes ?? []).flatMap((shape) => CASES[locale].map((one) => [shape, ...one] as const)))(
      "%s: %s",
      async (shape, question, told) => {
        const robot = await openPage(locale, toPage(things, SHAPES[shape]!));
        const { outcome, text } = await robot.ask(question);
        await robot.close();
        expect([outcome, text.match(AMOUNT[locale])]).toEqual(["answered", [...told]]);
      },
    );
  },
);

describe("who pays what", () => {
  const MUSEUM =
    "# Museum\n\n## Tickets\n\n- Family (2 adults, up to 3 children): £19\n- Adult: £8\n- Child (5–15): £4\n- Student: £6\n\nUnder-5s get in free.\n\n## Tours\n\nThe guided tour costs £3 per person.\n";

  it.each([
    [
      "how much for 2 adults and 2 kids",
      "- Family (2 adults, up to 3 children): £19\n- Adult: £8\n- Child (5–15): £4\n\nUnder-5s get in free.",
    ],
    ["family price?", "Family (2 adults, up to 3 children): £19"],
    ["how much for an adult and a student", "- Adult: £8\n- Student: £6"],
    ["how much is it for a 20 year old student", "Student: £6"],
    ["how much is the guided tour for 2 adults and 2 kids", "The guided tour costs £3 per person."],
  ])("%s", async (question, told) => {
    expect(await tellOf("en", MUSEUM, question)).toBe(told);
  });

  it.each([
    ["how much for a 4 year old", "Little climber (3–5): £4"],
    ["price for me and my boyfriend, he's a student", "- Adult (18+): £9\n- Student (with card): £8"],
  ])("by whatever name the youngest go: %s", async (question, told) => {
    const page =
      "# Hall\n\n## Entry\n\n- Adult (18+): £9\n- Student (with card): £8\n- Junior (6–17): £6\n- Little climber (3–5): £4\n- Family (2 adults, up to 3 juniors): £29\n";
    expect(await tellOf("en", page, question)).toBe(told);
  });

  it("is not told by things that are called after children and grown-ups", async () => {
    const page =
      "# Wheels\n\n## Bikes\n\n- City bike: €15 a day\n- Children's bike: €10 a day\n- Adult tricycle: €28 a day\n";
    const told = await tellOf("en", page, "what would it cost a family of four to rent bikes");
    expect(told).toContain("City bike");
  });

  it.each<[Locale, string, string]>([
    [
      "ja",
      "# 園\n\n## 入園料\n\n- 大人：1,400円\n- 子ども（3歳〜中学生）：700円\n",
      "中学生2人でいくらですか",
    ],
    [
      "ja",
      "# 園\n\n## 入園料\n\n- 大人：1,400円\n- 子ども（4歳〜小学生）：700円\n",
      "6歳と8歳の子ども、いくらですか",
    ],
  ])("%s: spans that end with a school: %s", async (locale, page, question) => {
    expect(await tellOf(locale, page, question)).toMatch(/^子ども.*700円$/);
  });
});
