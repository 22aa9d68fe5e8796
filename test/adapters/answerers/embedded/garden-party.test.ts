/** What visitors ask hire, sailing and party businesses: deposits as a share, how long work takes, what may be brought. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const tell = async (locale: Spaced, page: string, question: string): Promise<string | undefined> =>
  (await tellOf(locale, page, question)).split("\n")[0];

describe("a deposit", () => {
  const PAGES: Readonly<Record<Spaced, string>> = {
    en: "# Bunting\n\nWe hire out marquees.\n\n## Prices\n\n- Small marquee: £140\n- Bench: £6\n\n## Booking\n\nA deposit of 30% holds your date. Ring us on 01555 550177.\n",
    "pt-BR":
      "# Pipoca\n\nFestas infantis.\n\n## Preços\n\n- Salão: R$ 900\n- Mesa: R$ 16\n\n## Reserva\n\nUm sinal de 30% garante a data. Ligue para 555 0199.\n",
    it: "# Maestrale\n\nNoleggiamo vele.\n\n## Prezzi\n\n- Deriva: 25 €\n- Muta: 8 €\n\n## Prenotare\n\nUn acconto del 30% ferma la data. Si chiama il 555 0188.\n",
  };
  it.each<[Spaced, string, RegExp]>([
    ["en", "how much is the deposit", /^A deposit of 30%/],
    ["pt-BR", "quanto é o sinal", /^Um sinal de 30%/],
    ["it", "quant'è l'acconto", /^Un acconto del 30%/],
    ["en", "how much is a bench", /^Bench: £6/],
    ["it", "quant'è la muta", /^Muta: 8 €/],
    ["en", "how much is a tent", /^(?!A deposit)/],
  ])("%s: “%s” is told %s", async (locale, question, told) => {
    expect(await tell(locale, PAGES[locale], question)).toMatch(told);
  });
});

describe("how long something takes", () => {
  const PAGE =
    "# Bunting\n\n## Hire\n\n| Item | Size | One day | Weekend |\n|---|---|---|---|\n| Small marquee | 3 x 6 m | £140 | £190 |\n| Large marquee | 6 x 12 m | £380 | £490 |\n\n## Set-up\n\nSetting up a marquee takes two people about three hours.\n";
  it.each([
    ["how long does it take to put up the marquee", /^Setting up a marquee takes/],
    ["how much is the large marquee", /^Large marquee: Size 6 x 12 m; One day £380/],
  ])("%s", async (question, told) => {
    expect(await tell("en", PAGE, question)).toMatch(told);
  });
});

describe("what may be brought, and options", () => {
  const PAGE =
    "# Pipoca\n\n## Comida\n\nO cardápio pode ser sem glúten ou sem lactose. Pode trazer o bolo de casa.\n\n## Salão\n\nO salão tem rampa.\n";
  it.each([
    ["posso levar o bolo", /Pode trazer o bolo de casa/],
    ["tem opção sem glúten", /O cardápio pode ser sem glúten/],
    ["tem opção vegana", /^$/],
    ["posso levar cachorro", /^$/],
  ])("%s", async (question, told) => {
    expect(await tell("pt-BR", PAGE, question)).toMatch(told);
  });
});
