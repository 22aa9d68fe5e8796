/**
 * What customers ask a bicycle rental, a small hotel and a dentist whose few pages were taught: written before the
 * answers were seen, in other words than the pages use. The bars are what is reached, not what is wished.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { openTaught } from "../../fixtures/taught-folder.ts";

const FOLDER = path.join(import.meta.dirname, "../../fixtures/customers");
/** A talk: a question and what its answer holds (null: the pages do not say), then perhaps the next. */
type Talk = readonly (string | null)[];
const TALKS = JSON.parse(readFileSync(path.join(FOLDER, "questions.json"), "utf8")) as Record<
  Locale,
  Record<string, readonly Talk[]>
>;

/** Of the questions with an answer in the pages, how many get it at least. */
const BARS: readonly (readonly [Locale, number])[] = [
  ["en", 16],
  ["pt-BR", 10],
  ["it", 15],
  ["ja", 12],
];

/** Questions answered rightly, and those answered although the pages do not say. */
async function askAll(locale: Locale) {
  const right: string[] = [];
  const invented: string[] = [];
  let all = 0;
  for (const [site, talks] of Object.entries(TALKS[locale])) {
    const folder = path.join(FOLDER, locale.toLowerCase());
    const robot = await openTaught(locale, folder, (name) => name.startsWith(site));
    for (const talk of talks) {
      const questions = talk.filter((_, at) => at % 2 === 0) as string[];
      for (const [at, question] of questions.entries()) {
        const expected = talk[at * 2 + 1];
        const { outcome, text } = await robot.ask(question, questions.slice(0, at));
        if (expected === null) {
          if (outcome === "answered") invented.push(question);
        } else {
          all += 1;
          if (outcome === "answered" && text.includes(expected!)) right.push(question);
        }
      }
    }
    await robot.close();
  }
  return { right, invented, all };
}

describe("customers of small sites", () => {
  it.each(BARS)(
    "%s: at least %i questions are answered rightly, and nothing is invented",
    async (locale, bar) => {
      const { right, invented, all } = await askAll(locale);
      expect(invented).toEqual([]);
      expect(right.length, `of ${all}: ${right.join(" | ")}`).toBeGreaterThanOrEqual(bar);
    },
  );
});
