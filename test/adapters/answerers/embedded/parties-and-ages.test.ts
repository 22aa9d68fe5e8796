/**
 * What visitors ask businesses that have prices by age and courses with teachers: for a party, for somebody of an age, who teaches it,
 * when it is, what tells two things apart, what is included; and what they say of the answers. Pages, messages and what a right answer
 * holds were written by somebody who knew no rule, before any answer was seen. Failures were read of the first two English
 * businesses and of the first Japanese one, of the others only counts. The bars are what is reached, not what is wished.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

/** A message, and a pattern that only a right answer holds: DECLINE where the page does not tell it, TALK where nothing is asked. */
type Message = readonly [said: string, right: string];
type Businesses = Readonly<
  Partial<
    Record<Locale, readonly { readonly page: string; readonly talks: readonly (readonly Message[])[] }[]>
  >
>;
const BUSINESSES = JSON.parse(
  readFileSync(new URL("../../../fixtures/parties-and-ages.json", import.meta.url), "utf8"),
) as Businesses;

const counted = async (locale: Locale, at: number) => {
  const counts = { right: 0, wrong: 0, invented: 0, talk: 0 };
  const { page, talks } = BUSINESSES[locale]![at]!;
  const robot = await openPage(locale, page);
  for (const talk of talks) {
    const answers = await robot.talk(talk.map(([said]) => said));
    for (const [index, [, right]] of talk.entries()) {
      const { outcome, text, confidence } = answers[index]!;
      // Small talk is known for sure, whatever was taught.
      const isSmallTalk = outcome === "answered" && confidence === 1;
      if (right === "TALK") counts.talk += isSmallTalk ? 1 : 0;
      else if (outcome === "answered" && !isSmallTalk) {
        if (right === "DECLINE") counts.invented += 1;
        else if (new RegExp(right, "i").test(text)) counts.right += 1;
        else counts.wrong += 1;
      }
    }
  }
  await robot.close();
  return counts;
};

describe("parties, ages, teachers and times", () => {
  it.each<[Locale, number, number, number, number, number]>([
    ["en", 0, 18, 1, 0, 3],
    ["en", 1, 20, 1, 1, 3],
    ["en", 2, 14, 2, 0, 1],
    ["en", 3, 24, 2, 0, 2],
    ["pt-BR", 0, 16, 4, 2, 2],
    ["ja", 0, 27, 0, 1, 3],
    ["ja", 1, 24, 4, 1, 3],
  ])(
    "%s, business %i: at least %i are answered rightly, at most %i otherwise, at most %i that the page does not tell, and %i times small talk is known",
    async (locale, at, right, wrong, invented, talk) => {
      const counts = await counted(locale, at);
      expect(counts.right).toBeGreaterThanOrEqual(right);
      expect(counts.wrong).toBeLessThanOrEqual(wrong);
      expect(counts.invented).toBeLessThanOrEqual(invented);
      expect(counts.talk).toBeGreaterThanOrEqual(talk);
    },
  );
});
