/** Matters around a visit, told and asked for in many words: the way from the station, queues, safety, own food, coming late … */
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

type Matters = Readonly<
  Record<Locale, readonly (readonly [sentences: readonly string[], questions: readonly string[]])[]>
>;
const ALL = JSON.parse(readFileSync("test/fixtures/visit-questions.json", "utf8")) as Matters;

/** How many of the questions are told the sentence, each asked of a page that says it, and how many are told something else. */
async function count(locale: Locale, asked: (at: number) => readonly string[]) {
  const counted = { told: 0, otherwise: 0, asked: 0 };
  for (const [at, [sentences]] of ALL[locale].entries())
    for (const sentence of sentences) {
      const robot = await openPage(locale, PAGES[locale](sentence));
      for (const question of asked(at)) {
        const { outcome, text } = await robot.ask(question);
        const isTold = text.includes(sentence.slice(0, 12).replace(/[.。]$/u, ""));
        counted.asked += 1;
        counted.told += Number(outcome === "answered" && isTold);
        counted.otherwise += Number(outcome === "answered" && !isTold);
      }
      await robot.close();
    }
  return counted;
}

describe("matters around a visit in many words", () => {
  it.each<[Locale, number]>([
    ["en", 236],
    ["it", 234],
    ["pt-BR", 239],
    ["ja", 244],
  ])("%s: at least %i of 252 questions are told the sentence, none anything else", async (locale, least) => {
    const counted = await count(locale, (at) => ALL[locale][at]?.[1] ?? []);
    expect(counted).toMatchObject({ asked: 252, otherwise: 0 });
    expect(counted.told).toBeGreaterThanOrEqual(least);
  });

  it.each<[Locale, number]>([
    ["en", 4],
    ["it", 0],
    ["pt-BR", 1],
    ["ja", 0],
  ])("%s: at most %i questions for the next matter are told the sentence", async (locale, most) => {
    const next = (at: number): readonly string[] => ALL[locale][(at + 1) % ALL[locale].length]?.[1] ?? [];
    const { told } = await count(locale, next);
    expect(told).toBeLessThanOrEqual(most);
  });
});

describe("what only looks like a matter of a visit", () => {
  it.each<[Locale, string, string]>([
    ["en", "The harbour is ten minutes away.", "how far is it from the airport"],
    ["en", "Bottles of the quiet old spring are sold here.", "is it busy at weekends"],
    ["en", "Our chargers for phones lie at the desk.", "can I charge my electric car"],
    ["it", "I clienti portano la macchina entro le otto.", "posso portare il cibo da casa"],
    ["pt-BR", "O porto fica a dez minutos.", "fica longe do aeroporto"],
    ["ja", "港から徒歩10分です。", "駅から遠い？"],
    ["ja", "冬の茶碗を作ります。", "冬もやってる？"],
  ])("%s: of “%s” is not told who asks “%s”", async (locale, sentence, question) => {
    expect(await tellOf(locale, PAGES[locale](sentence), question)).toBe("");
  });
});
