/**
 * What customers ask small sites whose few pages were taught, written before the answers were seen, in other words than
 * the pages use. The rules were mended by reading what fails of the first three sites (a bicycle rental, a hotel, a
 * dentist); of the others (a campsite, a music school, a vet) only counts were looked at. The bars are what is reached,
 * not what is wished.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { openTaught } from "../../fixtures/taught-folder.ts";

/** A talk: a question and what its answer holds (null: the pages do not say), then perhaps the next. */
type Talk = readonly (string | null)[];
type Talks = Record<Locale, Record<string, readonly Talk[]>>;

/** Of the questions with an answer in the pages, how many get it at least, and how many get another at most. */
const BARS: readonly (readonly [folder: string, locale: Locale, right: number, wrong: number])[] = [
  ["customers", "en", 20, 0],
  ["customers", "pt-BR", 14, 1],
  ["customers", "it", 19, 1],
  ["customers", "ja", 15, 1],
  ["more-customers", "en", 9, 1],
  ["more-customers", "pt-BR", 6, 1],
  ["more-customers", "it", 7, 1],
  ["more-customers", "ja", 6, 0],
];

/** Questions answered rightly, otherwise, and although the pages do not say. */
async function askAll(name: string, locale: Locale) {
  const folder = path.join(import.meta.dirname, "../../fixtures", name);
  const talksBySite = JSON.parse(readFileSync(path.join(folder, "questions.json"), "utf8")) as Talks;
  const right: string[] = [];
  const wrong: string[] = [];
  const invented: string[] = [];
  for (const [site, talks] of Object.entries(talksBySite[locale])) {
    const robot = await openTaught(locale, path.join(folder, locale.toLowerCase()), (file) =>
      file.startsWith(site),
    );
    for (const talk of talks) {
      const questions = talk.filter((_, at) => at % 2 === 0) as string[];
      for (const [at, question] of questions.entries()) {
        const expected = talk[at * 2 + 1];
        const { outcome, text } = await robot.ask(question, questions.slice(0, at));
        if (outcome !== "answered") continue;
        (expected === null ? invented : text.includes(expected!) ? right : wrong).push(question);
      }
    }
    await robot.close();
  }
  return { right, wrong, invented };
}

describe("customers of small sites", () => {
  it.each(BARS)(
    "%s, %s: at least %i questions are answered rightly, at most %i otherwise, and nothing is invented",
    async (folder, locale, right, wrong) => {
      const answered = await askAll(folder, locale);
      expect(answered.invented).toEqual([]);
      expect(answered.right.length, answered.right.join(" | ")).toBeGreaterThanOrEqual(right);
      expect(answered.wrong.length, answered.wrong.join(" | ")).toBeLessThanOrEqual(wrong);
    },
  );
});
