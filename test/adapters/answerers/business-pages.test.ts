/**
 * Two small businesses a language with the questions that every business is asked, written before any answer was seen, over
 * the real knowledge store. The bars are what is reached.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { openTaught } from "../../fixtures/taught-folder.ts";

/** A question, what a right answer matches (or that it has to be declined), and what it must not match. */
type Question = readonly [asked: string, right: string, wrong?: string];
type Businesses = Readonly<
  Record<Locale, readonly { readonly page: string; readonly questions: readonly Question[] }[]>
>;

const BUSINESSES = JSON.parse(
  readFileSync(new URL("../../fixtures/business-pages.json", import.meta.url), "utf8"),
) as Businesses;

async function ask(locale: Locale): Promise<{ right: number; wrong: string[]; invented: string[] }> {
  const counted = { right: 0, wrong: [] as string[], invented: [] as string[] };
  for (const { page, questions } of BUSINESSES[locale]) {
    const folder = await mkdtemp(path.join(tmpdir(), "chat-assistant-business-"));
    await writeFile(path.join(folder, "page.md"), page);
    const taught = await openTaught(locale, folder);
    for (const [asked, right, wrong] of questions) {
      const [answer] = await taught.talk([asked]);
      if (answer?.outcome !== "answered") continue;
      const told = `${asked} ${answer.text}`;
      const isWrong = wrong !== undefined && new RegExp(wrong, "i").test(answer.text);
      if (right === "DECLINE") counted.invented.push(told);
      else if (!isWrong && new RegExp(right, "i").test(answer.text)) counted.right += 1;
      else counted.wrong.push(told);
    }
    await taught.close();
    await rm(folder, { recursive: true, force: true });
  }
  return counted;
}

describe("small businesses", () => {
  it.each<[Locale, number, number, number]>([
    ["en", 42, 3, 1],
    ["pt-BR", 49, 1, 2],
    ["it", 48, 4, 0],
    ["ja", 52, 3, 1],
  ])(
    "%s: at least %i of 70 questions are answered rightly, at most %i otherwise, and at most %i of 20 that the pages do not answer",
    async (locale, right, wrong, invented) => {
      const counted = await ask(locale);
      expect(counted.right).toBeGreaterThanOrEqual(right);
      expect(counted.wrong.length, counted.wrong.join("\n")).toBeLessThanOrEqual(wrong);
      expect(counted.invented.length, counted.invented.join("\n")).toBeLessThanOrEqual(invented);
    },
  );
});
