/**
 * Small businesses with what visitors ask them, written before any answer was seen, over the real knowledge store: three a
 * language whose failures were read, and four whose failures nobody read – the rules were not made with those, and they are
 * to stay unread. The bars are what is reached; of what was read every answer is held.
 */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { BUSINESSES, judge } from "../../../fixtures/businesses.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";
import { expectTold, type Told } from "../../../support/told.ts";

async function ask(
  pages: keyof typeof BUSINESSES,
  locale: Locale,
): Promise<{ right: number; wrong: string[]; invented: string[]; told: Told[] }> {
  const counted = { right: 0, wrong: [] as string[], invented: [] as string[], told: [] as Told[] };
  for (const { page, questions } of BUSINESSES[pages][locale]) {
    const taught = await openPage(locale, page);
    const answers: Told["answers"][number][] = [];
    counted.told.push({ place: page.slice(0, page.indexOf("\n")).replace(/^# /, ""), answers });
    for (const question of questions) {
      const [asked] = question;
      const [answer] = await taught.talk([asked]);
      answers.push([asked, answer!]);
      const judged = judge(question, answer!);
      if (judged === "right") counted.right += 1;
      else if (judged !== "declined") counted[judged].push(`${asked} ${answer!.text}`);
    }
    await taught.close();
  }
  return counted;
}

describe("small businesses", () => {
  it.each<[keyof typeof BUSINESSES, Locale, number, number, number]>([
    ["business-pages", "en", 48, 3, 1],
    ["business-pages", "pt-BR", 56, 0, 2],
    ["business-pages", "it", 56, 4, 0],
    ["business-pages", "ja", 57, 2, 1],
    ["unread-pages", "en", 70, 2, 3],
    // One of the three untaught is told which ways to pay there are, for one that is not among them.
    ["unread-pages", "pt-BR", 71, 8, 3],
    ["unread-pages", "it", 62, 8, 2],
    ["unread-pages", "ja", 67, 3, 2],
    ["typed-pages", "en", 39, 3, 0],
    ["typed-pages", "pt-BR", 35, 4, 2],
    ["typed-pages", "it", 39, 0, 0],
    ["typed-pages", "ja", 41, 2, 2],
    ["unread-typed-pages", "en", 36, 2, 1],
    ["unread-typed-pages", "pt-BR", 36, 0, 2],
    ["unread-typed-pages", "it", 37, 5, 0],
    ["unread-typed-pages", "ja", 38, 0, 0],
  ])(
    "%s, %s: at least %i questions are answered rightly, at most %i otherwise, and at most %i that the pages do not answer",
    async (pages, locale, right, wrong, invented) => {
      const counted = await ask(pages, locale);
      expect(counted.right).toBeGreaterThanOrEqual(right);
      const isUnread = pages.startsWith("unread");
      const tell = (said: readonly string[]): string => (isUnread ? "" : said.join("\n"));
      expect(counted.wrong.length, tell(counted.wrong)).toBeLessThanOrEqual(wrong);
      expect(counted.invented.length, tell(counted.invented)).toBeLessThanOrEqual(invented);
      if (!isUnread) expectTold(`${pages}.${locale}`, counted.told);
    },
  );
});
