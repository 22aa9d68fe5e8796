/**
 * What somebody who tries the demo types first: brief questions in four languages, most of them in a few words, and as many kinds
 * of them to two other pages a language. Beside each stand pieces of answers that are right; "X": the robot may say that it does
 * not know.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const DEMO = path.join(import.meta.dirname, "../../../../templates/demo");
const MAY_DECLINE = "X";
type Questions = readonly (readonly [question: string, ...right: string[]])[];

const read = <T>(name: string): Record<Locale, T> =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), "utf8")) as Record<
    Locale,
    T
  >;
const OF_DEMO = read<Questions>("demo-questions");
const ELSEWHERE =
  read<readonly { readonly page: string; readonly questions: Questions }[]>("elsewhere-questions");

/** Asks each question by itself, and counts. */
async function count(robot: Awaited<ReturnType<typeof openPage>>, questions: Questions) {
  const counted = { right: 0, wrong: [] as string[], invented: [] as string[] };
  for (const [question, ...right] of questions) {
    const [answer] = await robot.talk([question]);
    const told = `${question} → ${answer?.text}`;
    const isRight = right.some((piece) => piece !== MAY_DECLINE && answer?.text.includes(piece));
    if (answer?.outcome !== "answered") counted.right += right.includes(MAY_DECLINE) ? 1 : 0;
    else if (isRight) counted.right += 1;
    else if (right.length === 1 && right[0] === MAY_DECLINE) counted.invented.push(told);
    else counted.wrong.push(told);
  }
  await robot.close();
  return counted;
}

describe("brief questions to the demo robots", () => {
  it.each<[Locale, number, number, number]>([
    ["en", 128, 12, 1],
    ["pt-BR", 83, 0, 1],
    ["it", 77, 4, 0],
    ["ja", 73, 4, 0],
  ])(
    "%s: at least %i are answered rightly, at most %i otherwise, and at most %i that the demo was not taught",
    async (locale, least, mostWrong, mostInvented) => {
      const shop = await openTaught(locale, path.join(DEMO, `demo-${locale.toLowerCase()}`, "knowledge"));
      const counted = await count(shop, OF_DEMO[locale]);
      expect(counted.right, counted.wrong.join("\n")).toBeGreaterThanOrEqual(least);
      expect(counted.wrong.length, counted.wrong.join("\n")).toBeLessThanOrEqual(mostWrong);
      expect(counted.invented.length, counted.invented.join("\n")).toBeLessThanOrEqual(mostInvented);
    },
  );
});

describe("brief questions to two other pages", () => {
  it.each<[Locale, number, number]>([
    ["en", 22, 1],
    ["pt-BR", 23, 1],
    ["it", 24, 0],
    ["ja", 22, 2],
  ])(
    "%s: at least %i of 25 are answered rightly, and at most %i otherwise",
    async (locale, least, mostWrong) => {
      const [counted, other] = await Promise.all(
        ELSEWHERE[locale].map(async ({ page, questions }) => count(await openPage(locale, page), questions)),
      );
      const wrong = [...counted!.wrong, ...other!.wrong, ...counted!.invented, ...other!.invented];
      expect(counted!.right + other!.right, wrong.join("\n")).toBeGreaterThanOrEqual(least);
      expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(mostWrong);
    },
  );
});
