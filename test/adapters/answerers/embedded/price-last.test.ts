/** "Piumone singolo prezzo": what a thing costs, asked by the thing and the word behind it, as one types on a phone. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Partial<Record<Locale, string>> = {
  en: "# Kiln Lane Hair\n\n### What we do\nCut & blow dry £38\nDry cut £24\nGents' cut £18 (over 65s £14)\n\nWe take cards and cash.\n",
  "pt-BR":
    "# Petshop Clarão\n\n## Serviços\nBanho R$ 50\nTosa na máquina R$ 30\nCorte de unhas R$ 20 (grátis com o banho)\nLeva e traz R$ 15 até 5 km\n\nAceitamos pix e cartão.\n",
  it: "# Lavanderia Larice\n\n## Banco\nCamicia lavata e stirata 3 €\nPiumone matrimoniale 18 €\nPiumone singolo 14 €\n\nNon laviamo pelle e pellicce.\n",
};

async function tell(locale: Locale, question: string) {
  const taught = await openPage(locale, PAGES[locale]!);
  const [answer] = await taught.talk([question]);
  await taught.close();
  return answer;
}

describe("a price that is asked for last", () => {
  it.each<[Locale, string, string]>([
    ["en", "gents cut price", "Gents' cut £18 (over 65s £14)"],
    ["pt-BR", "corte de unhas preço", "Corte de unhas R$ 20 (grátis com o banho)"],
    ["pt-BR", "leva e traz valor", "Leva e traz R$ 15 até 5 km"],
    ["it", "piumone singolo prezzo", "Piumone singolo 14 €"],
    ["it", "camicia costo", "Camicia lavata e stirata 3 €"],
  ])("%s: “%s” is told the thing's", async (locale, question, told) => {
    expect(await tell(locale, question)).toMatchObject({ outcome: "answered", text: told });
  });

  it.each<[Locale, string]>([
    ["pt-BR", "ração preço"],
    ["it", "giacca di pelle prezzo"],
    ["it", "wifi costo"],
  ])("%s: “%s” is declined, for the page has no such thing", async (locale, question) => {
    expect((await tell(locale, question))?.outcome).toBe("declined");
  });
});
