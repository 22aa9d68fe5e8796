/** Things that each have a heading of their own, asked for all together. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const ENGLISH =
  "# Fixwell phone repairs\n\n## What it costs\n\n### Cracked screen\n\n£79 for most phones. Takes one hour.\n\n### New battery\n\n£45. Takes half an hour.\n\n### Water damage\n\nWe clean and dry it for £60.\n\n## Sending it in\n\nWe post it back; that costs £8.\n";
const ITALIAN =
  "# Palestra Onda\n\n## Abbonamenti\n\n### Mensile\n\n49 € al mese, senza vincoli.\n\n### Annuale\n\n420 €. Compresa una visita medica.\n\n### Giornaliero\n\n12 € al giorno.\n\n## Altre cose\n\nIl bagno turco è compreso nell'abbonamento annuale.\n";
const ALL_REPAIRS =
  "Cracked screen: £79 for most phones.\nNew battery: £45.\nWater damage: We clean and dry it for £60.";
const ALL_MEMBERSHIPS =
  "Mensile: 49 € al mese, senza vincoli.\nAnnuale: 420 €.\nGiornaliero: 12 € al giorno.";

describe("things below headings of their own", () => {
  it.each<[Locale, string, string, string]>([
    ["en", ENGLISH, "what are your prices?", ALL_REPAIRS],
    ["en", ENGLISH, "how much do repairs cost?", ALL_REPAIRS],
    ["it", ITALIAN, "quali abbonamenti avete?", ALL_MEMBERSHIPS],
    ["it", ITALIAN, "quanto costano gli abbonamenti?", ALL_MEMBERSHIPS],
  ])("%s, %#: are told each with its name", async (locale, text, question, told) => {
    const page = await openPage(locale, text);
    const [answer] = await page.talk([question]);
    expect(answer?.text).toBe(told);
    await page.close();
  });

  it.each<[Locale, string, string, RegExp]>([
    ["en", ENGLISH, "how much is a new battery?", /£79|£60/],
    ["it", ITALIAN, "quanto costa l'abbonamento annuale?", /49|12 €/],
  ])("%s, %#: one that is named is told alone", async (locale, text, question, untold) => {
    const page = await openPage(locale, text);
    const [answer] = await page.talk([question]);
    expect(answer?.text).toMatch(/£45|420 €/);
    expect(answer?.text).not.toMatch(untold);
    await page.close();
  });
});
