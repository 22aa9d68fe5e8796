/** A sentence that holds all that was asked is told without the next one of its paragraph, where that is about something else. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const PAGES: Readonly<Record<Spaced, string>> = {
  en: `# Tarn View Campsite

## On site

Dogs are welcome on a lead. The showers are in the barn. Barbecues are allowed if they stand on bricks. Campfires are not. A fridge for ice packs is by the office. It is locked at night. The playground is behind the barn. Late arrivals ring the bell. We deliver firewood to your pitch. The fee is £3. Quiet please after 11 pm.

## Wi-Fi

There is Wi-Fi in the office. Phones work best on the hill.
`,
  it: `# Campeggio del Laghetto

## Al campeggio

I cani sono benvenuti al guinzaglio. Le docce sono nel fienile. I barbecue sono permessi su una base di mattoni. Un frigorifero per i panetti è vicino all'ufficio. Questo si chiude di notte. Il parco giochi è dietro il fienile. Consegniamo la legna alla piazzola. Il costo è di 3 €.
`,
  "pt-BR": `# Camping da Lagoa

## No camping

Os cães são bem-vindos na guia. Os chuveiros ficam no celeiro. As churrasqueiras são permitidas sobre tijolos. Uma geladeira para gelo fica perto do escritório. Ela é trancada à noite. O parquinho fica atrás do celeiro. Entregamos lenha na barraca. A taxa é de R$ 15.
`,
};

describe("the next sentence of a paragraph", () => {
  it.each<[Spaced, string, string]>([
    ["en", "can i bring my dog", "Dogs are welcome on a lead."],
    ["en", "are barbecues ok", "Barbecues are allowed if they stand on bricks."],
    ["en", "is there a playground", "The playground is behind the barn."],
    ["en", "wifi?", "There is Wi-Fi in the office."],
    ["it", "posso portare il cane", "I cani sono benvenuti al guinzaglio."],
    ["it", "c'è un parco giochi", "Il parco giochi è dietro il fienile."],
    ["pt-BR", "posso levar meu cachorro", "Os cães são bem-vindos na guia."],
    ["pt-BR", "tem parquinho", "O parquinho fica atrás do celeiro."],
  ])("%s: “%s” is not told where it is about something else", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe(told);
  });

  it.each<[Spaced, string, string]>([
    // It points at what was said, or tells what that costs.
    ["en", "is there a fridge", "A fridge for ice packs is by the office. It is locked at night."],
    ["en", "do you deliver firewood", "We deliver firewood to your pitch. The fee is £3."],
    [
      "it",
      "c'è un frigorifero",
      "Un frigorifero per i panetti è vicino all'ufficio. Questo si chiude di notte.",
    ],
    ["it", "consegnate la legna", "Consegniamo la legna alla piazzola. Il costo è di 3 €."],
    ["pt-BR", "tem geladeira", "Uma geladeira para gelo fica perto do escritório. Ela é trancada à noite."],
    ["pt-BR", "entregam lenha", "Entregamos lenha na barraca. A taxa é de R$ 15."],
  ])("%s: “%s” is told where it goes on", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe(told);
  });

  it.each<[Spaced, string, string]>([
    ["en", "can i cancel", "You can cancel free of charge until noon. After that we keep the first night."],
    [
      "it",
      "posso disdire",
      "Si può disdire gratuitamente fino a mezzogiorno. In seguito addebitiamo la prima notte.",
    ],
  ])("%s: “%s” is told with what holds afterwards", async (locale, question, told) => {
    const page = `# Tarn View\n\n## A\n\n${told} Ducks live on the tarn.\n\n## B\n\nThe barn is old.`;
    expect(await tellOf(locale, page, question)).toBe(told);
  });

  it("is told where somebody asks for a way", async () => {
    const page =
      "# Flats\n\n## Bins\n\nReport a broken lift to the caretaker. Ring 555 0199 and name the house. The yard is swept on Fridays.\n\n## Post\n\nParcels are kept in the office.\n";
    expect(await tellOf("en", page, "how do i report a broken lift")).toMatch(/caretaker\. Ring 555 0199/);
  });
});
