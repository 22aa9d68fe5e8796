/**
 * Questions with remarks around them: who asks, how he found the place, whom it is for. The questions are those of the
 * small businesses; the remarks were written before any answer to them was seen, and say nothing that the pages speak of but by
 * chance ("we're coming by train"). The bars are what is reached.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";

type Question = readonly [asked: string, right: string, wrong?: string];
type Pages = Readonly<
  Record<Locale, readonly { readonly page: string; readonly questions: readonly Question[] }[]>
>;
type Remarks = Readonly<Record<Locale, Readonly<Record<"before" | "behind", readonly string[]>>>>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), "utf8"));
const PAGES = [read("business-pages") as Pages, read("unread-pages") as Pages];
const REMARKS = read("remarks") as Remarks;

function remarkOn(
  locale: Locale,
  question: string,
  { at, where }: { at: number; where: "before" | "behind" },
): string {
  const list = REMARKS[locale][where];
  const told = list[at % list.length]!;
  if (locale === "ja")
    return where === "before" ? `${told}${question}` : `${question.replace(/(?<![？?。])$/, "。")}${told}`;
  if (where === "before")
    return `${told} ${/^I\b|[.?]$/.test(told.at(-1)!) ? question : question.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return at % 2 === 0
    ? `${question}, ${told}`
    : `${question.replace(/\?$/, "")}? ${told[0]!.toUpperCase()}${told.slice(1)}.`;
}

async function count(locale: Locale, where: "before" | "behind") {
  const counted = { right: 0, wrong: 0, invented: 0 };
  let at = 0;
  for (const { page, questions } of PAGES.flatMap((pages) => pages[locale])) {
    const robot = await openPage(locale, page);
    for (const [asked, right, wrong] of questions) {
      const [answer] = await robot.talk([remarkOn(locale, asked, { at: at++, where })]);
      if (answer?.outcome !== "answered" || answer.confidence === 1) continue;
      const isWrong = wrong !== undefined && new RegExp(wrong, "i").test(answer.text);
      if (right === "DECLINE") counted.invented += 1;
      else counted[!isWrong && new RegExp(right, "i").test(answer.text) ? "right" : "wrong"] += 1;
    }
    await robot.close();
  }
  return counted;
}

const PAGE = `# Harbour Bikes
We rent bikes by the hour and by the day.
## Prices
- Tandem: €34 a day
- E-bike: €38 a day
## Parking
There is free parking behind the shop.
## Lake tour
Guests can join the lake tour every morning.`;

describe("a remark beside a question", () => {
  it.each<[Locale, "before" | "behind", right: number, wrong: number, invented: number]>([
    ["en", "before", 111, 4, 4],
    ["en", "behind", 108, 9, 4],
    ["pt-BR", "before", 124, 10, 5],
    ["pt-BR", "behind", 117, 14, 5],
    ["it", "before", 111, 13, 3],
    ["it", "behind", 109, 13, 3],
    ["ja", "before", 113, 7, 3],
    ["ja", "behind", 105, 5, 2],
  ])(
    "%s, %s it: at least %i of 175 are answered rightly, at most %i otherwise, at most %i of 50 that are not taught",
    async (locale, where, right, wrong, invented) => {
      const counted = await count(locale, where);
      expect(counted.right).toBeGreaterThanOrEqual(right);
      expect(counted.wrong).toBeLessThanOrEqual(wrong);
      expect(counted.invented).toBeLessThanOrEqual(invented);
    },
  );

  it("is not asked for", async () => {
    expect(await tellOf("en", PAGE, "My friend told me about you, how much is a tandem?")).toContain("€34");
    expect(await tellOf("en", PAGE, "is there parking? It's my first time.")).toContain("behind the shop");
  });

  it("is left out in a question for yes or no, unless it denies something", async () => {
    const asked = "can I join the lake tour?";
    const told = "Guests can join the lake tour every morning.";
    expect(await tellOf("en", PAGE, `my brother eats meat and fish and eggs, ${asked}`)).toBe(told);
    expect(await tellOf("en", PAGE, `my brother doesn't eat meat or fish or eggs, ${asked}`)).toBe("");
  });

  it("may be all that gives the question a meaning", async () => {
    expect(await tellOf("en", PAGE, "my uncle owns a bakery, how much is a tandem?")).toContain("€34");
    expect(await tellOf("en", PAGE, "my uncle owns a bakery, how much is it?")).toBe("");
  });
});
