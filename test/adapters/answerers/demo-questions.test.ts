/**
 * What somebody who tries the demo types first: brief questions in four languages, most of them in a few words. Beside each
 * stand pieces of answers that are right; "X": the robot may say that it does not know.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { openTaught } from "../../fixtures/taught-folder.ts";

const DEMO = path.join(import.meta.dirname, "../../../templates/demo");
const MAY_DECLINE = "X";
const QUESTIONS = JSON.parse(
  readFileSync(new URL("../../fixtures/demo-questions.json", import.meta.url), "utf8"),
) as Record<Locale, readonly (readonly [question: string, ...right: string[]])[]>;

describe("brief questions to the demo robots", () => {
  it.each<[Locale, number, number, number]>([
    ["en", 120, 17, 2],
    ["pt-BR", 77, 4, 1],
    ["it", 71, 9, 0],
    ["ja", 71, 5, 1],
  ])(
    "%s: at least %i are answered rightly, at most %i otherwise, and at most %i that the demo was not taught",
    async (locale, least, mostWrong, mostInvented) => {
      const shop = await openTaught(locale, path.join(DEMO, `demo-${locale.toLowerCase()}`, "knowledge"));
      const counted = { right: 0, wrong: [] as string[], invented: [] as string[] };
      for (const [question, ...right] of QUESTIONS[locale]) {
        const [answer] = await shop.talk([question]);
        const told = `${question} → ${answer?.text}`;
        const isRight = right.some((piece) => piece !== MAY_DECLINE && answer?.text.includes(piece));
        if (answer?.outcome !== "answered") counted.right += right.includes(MAY_DECLINE) ? 1 : 0;
        else if (isRight) counted.right += 1;
        else if (right.length === 1 && right[0] === MAY_DECLINE) counted.invented.push(told);
        else counted.wrong.push(told);
      }
      await shop.close();
      expect(counted.right, counted.wrong.join("\n")).toBeGreaterThanOrEqual(least);
      expect(counted.wrong.length, counted.wrong.join("\n")).toBeLessThanOrEqual(mostWrong);
      expect(counted.invented.length, counted.invented.join("\n")).toBeLessThanOrEqual(mostInvented);
    },
  );
});
