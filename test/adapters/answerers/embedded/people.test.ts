/** Pages about people: who is named is told nothing of another, and "he" is nobody without the sentence that says who he is. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Alder Practice

## Our team

### Ines Morrow
Ines Morrow has been a doctor since 2004. She works on Mondays. Her room is on the ground floor.

### Paul Adeyemi
Paul Adeyemi looks after diabetes patients. He works on Tuesdays. He speaks Yoruba and French.

## Pay
Wages are paid by bank transfer on the 27th. If that falls on a weekend, you get them on the Friday before.
`,
  "pt-BR": `# Cantina da Lagoa

## Equipe

### Dalva Nogueira
Dalva cozinha desde os doze anos. Ela dá aulas de moqueca.

### Beto Lira
Beto atende na varanda. Ele fala inglês e espanhol.
`,
  it: `# Studio Nebbiolo

## Persone

### Giulia Tessari
Giulia risponde al telefono la mattina. Lei segue le scuole.

### Marco Olmi
Marco scrive il programma. Lui è in ufficio il martedì. Lui parla tedesco.
`,
  ja: `# 月見堂

## 教室

### 田辺先生
田辺先生はフランスで学びました。火曜と木曜にいます。

### 大森先生
大森先生はケーキが専門です。土曜にいます。英語が話せます。
`,
};

const DECLINED = /^$/;

describe("a page about people", () => {
  it.each<[Locale, string, RegExp]>([
    [
      "en",
      "who speaks French?",
      /^Paul Adeyemi looks after diabetes patients\. He speaks Yoruba and French\.$/,
    ],
    ["en", "who works on tuesdays?", /^Paul Adeyemi looks after diabetes patients\. He works on Tuesdays\./],
    ["en", "Where is Ines Morrow's room?", /^Ines Morrow has .*Her room is on the ground floor\./],
    [
      "en",
      "when do we get paid",
      /^Wages are paid by bank transfer on the 27th\. If that falls on a weekend/,
    ],
    ["en", "does Ines Morrow speak French?", DECLINED],
    ["en", "does Paul Adeyemi speak French?", /He speaks Yoruba and French\./],
    ["pt-BR", "Quem fala inglês?", /^Beto atende na varanda\. Ele fala inglês/],
    ["pt-BR", "a Dalva fala inglês?", DECLINED],
    ["it", "chi parla tedesco?", /^Marco scrive il programma\. Lui parla tedesco\./],
    ["it", "Giulia parla tedesco?", DECLINED],
    ["it", "Marco parla tedesco?", /Lui parla tedesco\./],
    ["ja", "田辺先生は英語が話せますか", DECLINED],
    ["ja", "大森先生は英語が話せますか", /英語が話せます/],
  ])("%s: “%s” is answered by %s", async (locale, question, told) => {
    const page = await openPage(locale, PAGES[locale]);
    const [answer] = await page.talk([question]);
    expect(answer?.outcome === "answered" ? answer.text : "").toMatch(told);
    await page.close();
  });
});
