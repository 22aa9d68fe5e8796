/** The page of the documentation that shows dialogues with the demo robots holds what they answer. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openTaught } from "../../../fixtures/taught-folder.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");
const HEADINGS: Readonly<Record<Locale, string>> = {
  en: "English",
  "pt-BR": "Portuguese",
  it: "Italian",
  ja: "Japanese",
};

/** As a cell of the page, with the demo's names in place of those of the tests' robot. */
const toCell = (text: string, locale: Locale): string =>
  text
    .replaceAll("Lumi", locale === "ja" ? "リーヴァ" : "Riva")
    .replaceAll("Lamps", "Aurora Cycles")
    .replaceAll(/\n+/g, " / ")
    .replaceAll("|", String.raw`\|`);

/** The dialogues of a section: questions and the answers that stand beside them. */
function readDialogues(heading: string): { question: string; answer: string }[][] {
  const page = readFileSync(path.join(ROOT, "docs/dialogues.md"), "utf8");
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const dialogues: { question: string; answer: string }[][] = [];
  for (const line of section.split("\n").filter((row) => /^\| *\d* *\| (?!question)/.test(row))) {
    const [number, question = "", answer = ""] = line
      .slice(1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (number) dialogues.push([]);
    dialogues.at(-1)?.push({ question, answer });
  }
  return dialogues;
}

describe("docs/dialogues.md", () => {
  it.each(Object.entries(HEADINGS) as [Locale, string][])("%s: %s", async (locale, heading) => {
    const folder = path.join(ROOT, "templates/demo", `demo-${locale.toLowerCase()}`, "knowledge");
    const shop = await openTaught(locale, folder);
    const dialogues = readDialogues(heading);
    expect(dialogues).toHaveLength(20);
    const all = [];
    for (const dialogue of dialogues) {
      const answers = await shop.talk(dialogue.map(({ question }) => question));
      const told = dialogue.map(({ question }, at) => ({
        question,
        answer: toCell(answers[at]?.text ?? "", locale),
      }));
      all.push(told);
    }
    expect(all).toEqual(dialogues);
    await shop.close();
  });
});
