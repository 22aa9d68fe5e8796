/** Whether something is fetched is not answered by what else is fetched, nor by what else is said of the thing. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const ASKED: readonly (readonly [Spaced, string])[] = [
  ["en", "do you pick up pets from home?"],
  ["en", "can you pick up my dog?"],
  ["pt-BR", "vocês buscam os animais em casa?"],
  ["pt-BR", "dá pra buscar meu cachorro"],
  ["it", "venite a prendere gli animali a casa?"],
  ["it", "ritirate il cane a domicilio?"],
];

describe("fetching", () => {
  const OTHERS: Readonly<Record<Spaced, readonly string[]>> = {
    en: [
      "# Hilltop B&B\n\nPets are welcome.\n\nWe pick up guests from the station for £10. Breakfast is served in the room.\n",
      "# Shine Laundry\n\nWe pick up laundry at home. The fee is £5. Pets are welcome in the shop.\n",
    ],
    "pt-BR": [
      "# Pousada da Colina\n\nAnimais são bem-vindos.\n\nBuscamos hóspedes na rodoviária por R$ 30. O café é servido no quarto.\n",
      "# Lavanderia Branca\n\nBuscamos a roupa em casa por R$ 15. Animais são bem-vindos na loja.\n",
    ],
    it: [
      "# B&B La Collina\n\nGli animali sono benvenuti.\n\nVeniamo a prendere gli ospiti in stazione per 10 €. La colazione si serve in camera.\n",
      "# Lavanderia Bianca\n\nRitiriamo la biancheria a domicilio per 5 €. Gli animali sono benvenuti in negozio.\n",
    ],
  };
  it.each(ASKED.flatMap(([locale, question]) => OTHERS[locale].map((page) => [locale, question, page])))(
    "%s: “%s” is not known by %j",
    async (locale, question, page) => {
      expect(await tellOf(locale as Spaced, page!, question!)).toBe("");
    },
  );

  const PAGES: Readonly<Record<Spaced, string>> = {
    en: "# Paws\n\nWe look after pets.\n\n## Taxi\n\nWe pick up dogs and other pets from your home for £10.\n\n## Café\n\nCakes and tea.\n",
    "pt-BR":
      "# Patas\n\nCuidamos de bichos.\n\n## Táxi\n\nBuscamos cachorros e outros animais em casa por R$ 30.\n\n## Café\n\nBolos e chá.\n",
    it: "# Zampe\n\nAccudiamo animali.\n\n## Taxi\n\nVeniamo a prendere cani e altri animali a domicilio per 10 €.\n\n## Caffè\n\nDolci e tè.\n",
  };
  it.each(ASKED)("%s: “%s” is told by a sentence that says both", async (locale, question) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(/(?:£10|R\$ 30|10 €)/);
  });
  it.each<[Spaced, string, string, RegExp]>([
    [
      "en",
      "# Books\n\nOrders can be picked up at the counter from 3 pm.\n\n## Hours\n\n9 am to 6 pm.\n",
      "can I pick up my order?",
      /picked up at the counter/,
    ],
    [
      "it",
      "# Libri\n\nGli ordini si ritirano al banco dalle 15.\n\n## Orari\n\nDalle 9 alle 18.\n",
      "posso ritirare il mio ordine?",
      /si ritirano al banco/,
    ],
  ])("%s: who comes by is told where (%#)", async (locale, page, question, told) => {
    expect(await tellOf(locale, page, question)).toMatch(told);
  });
});
