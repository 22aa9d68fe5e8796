/** The page of the documentation on writing holds what the engine answers from its sample pages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const DECLINES = "*declines*";
const GOES_ON = "… ";

interface Sample {
  readonly locale: Locale;
  readonly page: string;
  /** Questions, as written, with the cells beside them. */
  readonly rows: readonly (readonly [question: string, told: string])[];
}

/** The sample pages of the text, each with the table behind it. */
function readSamples(text: string): Sample[] {
  return [...text.matchAll(/^```md(?: (\S+))?\n([^]*?)\n```\n([^]*?)(?=^```md|^## |$(?![^]))/gm)].map(
    ([, locale = "en", page = "", after = ""]) => ({
      locale: locale as Locale,
      page,
      rows: [...after.matchAll(/^\| (?!asked \|)(.+?) \| (.*) \|$/gm)].map(
        ([, question = "", told = ""]) => [question, told] as const,
      ),
    }),
  );
}

/** As a cell of a table has it. */
const inOneLine = (text: string): string =>
  text.replaceAll(/```\n(.*)\n```/g, "`$1`").replaceAll(/\n+/g, " / ");

const samples = readSamples(
  readFileSync(path.join(import.meta.dirname, "../../../../docs/writing.md"), "utf8"),
);

describe("docs/writing.md", () => {
  it("has sample pages in every language, each with questions", () => {
    expect(samples.length).toBeGreaterThanOrEqual(10);
    expect(new Set(samples.map(({ locale }) => locale)).size).toBe(4);
    expect(samples.filter(({ rows }) => rows.length === 0)).toEqual([]);
  });

  it.each(samples)("$locale: $page", async ({ locale, page, rows }) => {
    const taught = await openPage(locale, page);
    const told: (readonly [string, string])[] = [];
    let talk: string[] = [];
    for (const [written] of rows) {
      const question = written.startsWith(GOES_ON) ? written.slice(GOES_ON.length) : written;
      talk = written.startsWith(GOES_ON) ? [...talk, question] : [question];
      const answer = (await taught.talk(talk)).at(-1);
      const text = answer?.outcome === "answered" ? inOneLine(answer.text) : DECLINES;
      told.push([written, text]);
    }
    await taught.close();
    expect(told).toEqual(rows);
  });
});
