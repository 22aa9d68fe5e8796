/** Matters that every business has something to say of, told and asked for in many words: rain, photos, groups, being late … */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";

/** A page that says one sentence beside what such a page says anyway. */
const PAGES: Readonly<Record<Locale, (sentence: string) => string>> = {
  en: (sentence) =>
    `# Hollow Oak Pottery\n\nWe teach how to make bowls and cups.\n\n## Prices\n\nA class costs £30.\n\n## Good to know\n\n${sentence}\n\n## Teachers\n\nAnna has taught here since 2012.\n`,
  it: (sentence) =>
    `# Ceramiche Quercia\n\nInsegniamo a fare ciotole e tazze.\n\n## Prezzi\n\nUna lezione costa 30 €.\n\n## Informazioni\n\n${sentence}\n\n## Insegnanti\n\nAnna insegna qui dal 2012.\n`,
  "pt-BR": (sentence) =>
    `# Cerâmica Carvalho\n\nEnsinamos a fazer tigelas e canecas.\n\n## Preços\n\nUma aula custa R$ 90.\n\n## Bom saber\n\n${sentence}\n\n## Professores\n\nAnna ensina aqui desde 2012.\n`,
  ja: (sentence) =>
    `# かしの木陶芸教室\n\n器や湯のみを作ります。\n\n## 料金\n\n1回3,000円です。\n\n## ご案内\n\n${sentence}\n\n## 講師\n\n2012年からアンナが教えています。\n`,
};

/** By language: sentences of one matter each, and questions for it; some of those no sentence answers. */
type Matters = Readonly<
  Record<Locale, readonly (readonly [sentences: readonly string[], questions: readonly string[]])[]>
>;
const ALL = JSON.parse(readFileSync("test/fixtures/everyday-questions.json", "utf8")) as Matters;

/** How many of the questions are told the sentence, each asked of a page that says it. */
async function count(locale: Locale, asked: (at: number) => readonly string[]) {
  const counted = { told: 0, asked: 0 };
  for (const [at, [sentences]] of ALL[locale].entries())
    for (const sentence of sentences) {
      const robot = await openPage(locale, PAGES[locale](sentence));
      for (const question of asked(at)) {
        const [answer] = await robot.talk([question]);
        counted.asked += 1;
        counted.told += Number(answer?.text.includes(sentence.slice(0, 12).replace(/[.。]$/u, "")));
      }
      await robot.close();
    }
  return counted;
}

describe("everyday matters in many words", () => {
  it.each<[Locale, number, number]>([
    ["en", 212, 284],
    ["it", 216, 284],
    ["pt-BR", 218, 284],
    ["ja", 221, 282],
  ])("%s: at least %i of %i questions are told the sentence", async (locale, least, all) => {
    const { told, asked } = await count(locale, (at) => ALL[locale][at]?.[1] ?? []);
    expect(asked).toBe(all);
    expect(told).toBeGreaterThanOrEqual(least);
  });

  it.each<[Locale, number]>([
    ["en", 3],
    ["it", 7],
    ["pt-BR", 3],
    ["ja", 3],
  ])("%s: at most %i questions for the next matter are told the sentence", async (locale, most) => {
    const next = (at: number): readonly string[] => ALL[locale][(at + 1) % ALL[locale].length]?.[1] ?? [];
    const { told, asked } = await count(locale, next);
    expect(asked).toBeGreaterThan(250);
    expect(told).toBeLessThanOrEqual(most);
  });
});

describe("a matter that is named among others", () => {
  it.each<[Locale, string, string]>([
    // How much, for whom and when ask for more than the matter.
    ["en", "Food is served all day.", "how much is the food?"],
    ["en", "Our café serves cakes.", "do you cater for weddings?"],
    ["en", "Cash only.", "I'm running late and my dog is ill, what do you charge for vaccinations?"],
    // What only is like the matter, or named with another, tells nothing of it.
    ["en", "Smoking is not permitted indoors.", "what if it rains?"],
    ["en", "We may have to find you another day.", "did anyone find my glasses"],
    ["en", "E-bikes are charged at the Lido café.", "is there food?"],
    ["ja", "電動自転車はカフェ「リド」で充電できます。", "何か食べられますか"],
    ["it", "Il bar serve torte.", "fate catering per matrimoni?"],
    ["pt-BR", "O café serve bolos.", "vocês fazem buffet de casamento?"],
    ["ja", "カフェではケーキを提供しています。", "結婚式の料理はいくらですか？"],
  ])("%s: of “%s” is not told who asks “%s”", async (locale, sentence, question) => {
    expect(await tellOf(locale, PAGES[locale](sentence), question)).toBe("");
  });
});
