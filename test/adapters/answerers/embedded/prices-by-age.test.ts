/** Whoever tells an age is told the price for it, from the rows of a list and from the sentences beside it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

describe("several lists", () => {
  const PAGE =
    "# Pool\n\n## Admission\n\n- Adults: €9\n- Children under 14: €4\n- Children under 3: free\n- Sauna: €12\n\n## Courses\n\n- Crawl, children 8 to 12: €80\n- Crawl, adults: €120\n";

  it.each([
    ["how much is it for kids of 2 and 5", /^- Children under 14: €4\n- Children under 3: free$/],
    ["how much is it for a 10 year old", /^Children under 14: €4$/],
    ["how much is crawl for a 10 year old", /^Crawl, children 8 to 12: €80$/],
    ["how much is the sauna for a 10 year old", /Sauna: €12/],
  ])("%s", async (question, told) => {
    expect(await tellOf("en", PAGE, question)).toMatch(told);
  });
});

describe("a row whose label names the age behind the thing", () => {
  const PAGE =
    "# Lake\n\n## Courses\n\n- Beginners: 2 hours, £35, minimum age 10\n- Rolling course, adults: 3 hours, £60\n- Rolling course, under 16: £40\n";

  it.each([
    "how much is the rolling course for a 12 year old",
    "how much is the rolling course for my son, he is 12",
    "my son is 12, how much is the rolling course",
  ])("is told alone: %s", async (question) => {
    expect(await tellOf("en", PAGE, question)).toBe("Rolling course, under 16: £40");
  });
});

const IN_A_LIST =
  "# Prices\n\n- Adults: €6\n- Children 6 to 15: €3\n\nChildren under 6 come in free of charge.\n\n## Car park\n\n- Cars: €4 a day\n- Motorbikes: €2 a day\n";
const IN_A_TABLE =
  "# Prices\n\n| Ticket | Adults | Children (6 to 15 years) |\n|---|---|---|\n| Single | €6 | €3 |\n| Ten visits | €50 | €25 |\n\nChildren under 6 do not pay.\n";
const FREE = "Children under 6 come in free of charge.";

describe("a sentence beside a list", () => {
  it.each([
    [IN_A_LIST, "What does it cost for my 4-year-old?", FREE],
    [IN_A_LIST, "what's the price for a 4-year-old", FREE],
    [IN_A_LIST, "My son is 4. Does he pay?", FREE],
    [IN_A_LIST, "Does my 4 year old need a ticket?", FREE],
    [IN_A_LIST, "Is my 4-year-old free?", FREE],
    [IN_A_LIST, "What does it cost for my 8-year-old?", "Children 6 to 15: €3"],
    [IN_A_LIST, "Is my 8-year-old free?", "Children 6 to 15: €3"],
    [IN_A_LIST, "I'm 70, what do I pay?", "Adults: €6"],
    [IN_A_TABLE, "What does it cost for my 4-year-old?", "Children under 6 do not pay."],
  ])("of %j: %s", async (page, question, told) => {
    expect(await tellOf("en", page, question)).toBe(told);
  });

  it.each<[Locale, string, string, string]>([
    [
      "it",
      "# Prezzi\n\n- Adulti: 6 €\n- Ragazzi da 6 a 15 anni: 3 €\n\nI bambini sotto i 6 anni entrano gratis.",
      "Mio figlio ha 4 anni, serve il biglietto?",
      "I bambini sotto i 6 anni entrano gratis.",
    ],
    [
      "pt-BR",
      "# Preços\n\n- Adultos: R$ 30\n- Crianças de 6 a 15 anos: R$ 15\n\nCrianças com menos de 6 anos não pagam.",
      "Criança de 4 anos entra de graça?",
      "Crianças com menos de 6 anos não pagam.",
    ],
    [
      "ja",
      "# 料金\n\n- 大人：600円\n- 小人（6歳〜15歳）：300円\n\n6歳未満のお子さまは無料です。",
      "4歳児はいくらですか",
      "6歳未満のお子さまは無料です。",
    ],
    [
      "ja",
      "# 料金\n\n- 大人：600円\n- 小人（6歳〜15歳）：300円\n\n6歳未満のお子さまは無料です。",
      "4歳は無料ですか",
      "6歳未満のお子さまは無料です。",
    ],
  ])("%s: %s %s", async (locale, page, question, told) => {
    expect(await tellOf(locale, page, question)).toBe(told);
  });

  it.each([
    "Can my 4 year old eat for free?",
    "Is the sauna free for a 4 year old?",
    "Is there a free guided tour for my 4 year old?",
    "Do I need a ticket for a 4 year old motorbike?",
  ])("is not told of another thing: %s", async (question) => {
    expect(await tellOf("en", IN_A_LIST, question)).not.toBe(FREE);
  });
});

describe("a row for grown-ups that begins with what it is for", () => {
  const PAGES: Readonly<Record<Locale, string>> = {
    en: "# Pool\n\n## Admission\n\n- Adults: €9\n- Children under 14: €4\n\n## Courses\n\n- Crawl, children 8 to 12: €80\n- Crawl, adults: €120\n- Aqua gym (adults): €60\n- Baby swimming: €70\n",
    "pt-BR":
      "# Piscina\n\n## Entrada\n\n- Adultos: R$ 40\n- Crianças até 13 anos: R$ 20\n\n## Cursos\n\n- Crawl, crianças de 8 a 12 anos: R$ 280\n- Crawl, adultos: R$ 420\n- Hidroginástica para adultos: R$ 260\n- Natação para bebês: R$ 250\n",
    it: "# Piscina\n\n## Ingresso\n\n- Adulti: 9 €\n- Bambini sotto i 14 anni: 4 €\n\n## Corsi\n\n- Stile libero, bambini da 8 a 12 anni: 80 €\n- Stile libero, adulti: 120 €\n- Acquagym (adulti): 60 €\n- Acquaticità neonati: 70 €\n",
    ja: "# プール\n\n## 入場料\n\n- 大人:900円\n- 14歳未満:400円\n\n## 教室\n\n- クロール、8歳から12歳:8,000円\n- クロール、大人:12,000円\n- 水中体操(大人):6,000円\n",
  };

  it.each<[Locale, string, string]>([
    ["en", "how much is the crawl course for a 40-year-old", "Crawl, adults: €120"],
    ["en", "how much is the crawl course for adults", "Crawl, adults: €120"],
    ["en", "I'm 40, what does crawl cost", "Crawl, adults: €120"],
    ["en", "how much is aqua gym for a 30 year old", "Aqua gym (adults): €60"],
    ["en", "how much is crawl for a 10 year old", "Crawl, children 8 to 12: €80"],
    ["en", "how much for a 40 year old", "Adults: €9"],
    ["en", "how much is yoga for a 40 year old", ""],
    ["pt-BR", "tenho 40 anos, quanto custa o crawl?", "Crawl, adultos: R$ 420"],
    ["pt-BR", "quanto custa o crawl para uma pessoa de 40 anos", "Crawl, adultos: R$ 420"],
    ["pt-BR", "tenho 30 anos, quanto sai a hidroginástica", "Hidroginástica para adultos: R$ 260"],
    ["pt-BR", "quanto custa para quem tem 40 anos", "Adultos: R$ 40"],
    ["it", "ho 40 anni, quanto costa lo stile libero?", "Stile libero, adulti: 120 €"],
    ["it", "quanto costa l'acquagym per una persona di 30 anni", "Acquagym (adulti): 60 €"],
    ["it", "quanto costa per una persona di 40 anni", "Adulti: 9 €"],
    ["ja", "40歳ですがクロールはいくらですか", "クロール、大人：12,000円"],
  ])("%s: “%s”", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe(told.normalize("NFKC"));
  });
});
