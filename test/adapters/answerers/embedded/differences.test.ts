/** What tells two things of a page apart. */
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: "# Tallow Web\n\n## Plans\n\n### Basic\n\nThe Basic plan costs €9 a month. It has one site.\n\n### Premium\n\nThe Premium plan costs €29 a month. It has ten sites.\n\n## Cleaning\n\n- Standard clean: dusting and floors, £40\n- Deep clean: with oven and windows, £95\n- Moving clean: with carpets, £180\n\n## Hours\n\nMonday to Friday 9 am to 5 pm.\n",
  "pt-BR":
    "# Casa Sebo\n\n## Planos\n\n### Básico\n\nO plano Básico custa R$ 29 por mês. Tem um site.\n\n### Completo\n\nO plano Completo custa R$ 79 por mês. Tem dez sites.\n\n## Limpeza\n\n| Serviço | Preço |\n|---|---|\n| Limpeza simples | R$ 120 |\n| Limpeza pesada | R$ 280 |\n",
  it: "# Bottega Sego\n\n## Piani\n\n### Base\n\nIl piano Base costa 9 € al mese. Ha un sito.\n\n### Completo\n\nIl piano Completo costa 29 € al mese. Ha dieci siti.\n\n## Pulizie\n\n| Servizio | Prezzo |\n|---|---|\n| Pulizia leggera | 40 € |\n| Pulizia profonda | 95 € |\n",
  ja: "# 灯りのウェブ\n\n## プラン\n\n### ベーシック\n\n月額900円です。サイトは1つです。\n\n### プレミアム\n\n月額2,900円です。サイトは10個です。\n\n## 清掃\n\n| 作業 | 料金 |\n|---|---|\n| 通常清掃 | 4,000円 |\n| 徹底清掃 | 9,500円 |\n",
};
const PLANS: Readonly<Record<Locale, string>> = {
  en: "Basic: The Basic plan costs €9 a month. It has one site.\nPremium: The Premium plan costs €29 a month. It has ten sites.",
  "pt-BR":
    "Básico: O plano Básico custa R$ 29 por mês. Tem um site.\nCompleto: O plano Completo custa R$ 79 por mês. Tem dez sites.",
  it: "Base: Il piano Base costa 9 € al mese. Ha un sito.\nCompleto: Il piano Completo costa 29 € al mese. Ha dieci siti.",
  ja: "ベーシック：月額900円です。サイトは1つです。\nプレミアム：月額2,900円です。サイトは10個です。",
};
const CLEANS: Readonly<Record<Locale, string>> = {
  en: "- Standard clean: dusting and floors, £40\n- Deep clean: with oven and windows, £95",
  "pt-BR": "Limpeza simples: R$ 120\nLimpeza pesada: R$ 280",
  it: "Pulizia leggera: 40 €\nPulizia profonda: 95 €",
  ja: "通常清掃：4,000円\n徹底清掃：9,500円",
};

async function askPage(locale: Locale, question: string) {
  const page = await openPage(locale, PAGES[locale]);
  const [answer] = await page.talk([question]);
  await page.close();
  return answer;
}

describe("things that a question compares", () => {
  it.each<[Locale, string, string]>([
    ["en", "What's the difference between basic and premium?", PLANS.en],
    ["en", "basic vs premium", PLANS.en],
    ["en", "Compare the Basic plan with the Premium plan", PLANS.en],
    ["en", "How does a deep clean differ from a standard clean?", CLEANS.en],
    ["pt-BR", "Qual a diferença entre o plano básico e o completo?", PLANS["pt-BR"]],
    ["pt-BR", "diferença entre limpeza simples e pesada", CLEANS["pt-BR"]],
    ["it", "Che differenza c'è tra il piano base e il completo?", PLANS.it],
    ["it", "Qual è la differenza tra la pulizia leggera e la profonda?", CLEANS.it],
    ["ja", "ベーシックとプレミアムの違いは何ですか", PLANS.ja],
    ["ja", "通常清掃と徹底清掃はどう違いますか", CLEANS.ja],
  ])("%s: “%s” is told what the page says of each, and of no other", async (locale, question, told) => {
    expect((await askPage(locale, question))?.text).toBe(told);
  });

  it.each<[Locale, string]>([
    ["en", "What is the difference between premium and enterprise?"],
    ["en", "What's the difference between a site and a server?"],
    ["pt-BR", "Qual a diferença entre o plano completo e o empresarial?"],
    ["it", "Che differenza c'è tra il piano completo e quello aziendale?"],
    ["ja", "プレミアムとエンタープライズの違いは何ですか"],
  ])("%s: “%s” is declined, as only one of them is told", async (locale, question) => {
    expect((await askPage(locale, question))?.outcome).toBe("declined");
  });

  it.each<[string, RegExp]>([
    ["How much is the Premium plan?", /€9|Standard/],
    ["How much is a deep clean?", /£40|£180/],
  ])("“%s” compares nothing", async (question, others) => {
    const answer = await askPage("en", question);
    expect(answer?.outcome).toBe("answered");
    expect(answer?.text).not.toMatch(others);
  });

  it("is not kept from it by a sentence with another difference", async () => {
    const text = `${PAGES["pt-BR"]}\n## Trocas\n\nVocê pode trocar a limpeza simples; paga apenas a diferença de preço.\n`;
    const page = await openPage("pt-BR", text);
    const [answer] = await page.talk(["Qual a diferença entre a limpeza simples e a pesada?"]);
    expect(answer?.text).toBe(CLEANS["pt-BR"]);
    await page.close();
  });

  it("leaves a difference that was taught by itself to be told", async () => {
    const text = `${PAGES.en}\n## Which one?\n\nThe difference between Basic and Premium is the number of sites: choose Premium for more than one.\n`;
    const page = await openPage("en", text);
    const [answer] = await page.talk(["What's the difference between basic and premium?"]);
    expect(answer?.text).toContain("is the number of sites");
    await page.close();
  });
});
