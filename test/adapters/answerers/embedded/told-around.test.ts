/**
 * Questions with something told around them: who asks, how he found the place, whom it is for. The questions are those of the
 * small businesses; what is told was written before any answer to it was seen, and says nothing that the pages speak of but by
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
type Told = Readonly<Record<Locale, Readonly<Record<"before" | "behind", readonly string[]>>>>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), "utf8"));
const PAGES = [read("business-pages") as Pages, read("unread-pages") as Pages];
const TOLD = read("told-around") as Told;

function tellAround(
  locale: Locale,
  question: string,
  { at, where }: { at: number; where: "before" | "behind" },
): string {
  const list = TOLD[locale][where];
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
      const [answer] = await robot.talk([tellAround(locale, asked, { at: at++, where })]);
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
## Prices
- Tandem: €34 a day
- E-bike: €38 a day
## Parking
There is free parking behind the shop.
## Rules
Whoever rides an e-bike has to be 14 or older. Children under 14 ride for free on the tandem.`;

describe("what is told around a question", () => {
  it.each<[Locale, "before" | "behind", right: number, wrong: number, invented: number]>([
    ["en", "before", 106, 4, 4],
    ["en", "behind", 105, 9, 4],
    ["pt-BR", "before", 116, 10, 5],
    ["pt-BR", "behind", 107, 13, 5],
    ["it", "before", 106, 13, 3],
    ["it", "behind", 103, 11, 3],
    ["ja", "before", 110, 6, 2],
    ["ja", "behind", 102, 5, 2],
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

  it("may be what the answer depends on, which is left open then", async () => {
    expect(await tellOf("en", PAGE, "I have no licence, can I take one?")).toBe("");
  });
});
