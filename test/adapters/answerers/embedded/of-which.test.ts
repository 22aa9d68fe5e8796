/** Who asks which of several things has something is told its name, wherever that stands. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const SECTIONS: Readonly<Record<Spaced, string>> = {
  en: "# Lensway\n\nWe photograph weddings.\n\n## Packages\n\n### Classic\n\nSix hours with one photographer. 300 pictures in an online gallery.\n\n### Cinema\n\nTen hours with two photographers and a video of eight minutes.\n\n## Booking\n\nA deposit of £200 holds the date.\n",
  "pt-BR":
    "# Lente\n\nFotografamos casamentos.\n\n## Pacotes\n\n### Clássico\n\nSeis horas com um fotógrafo. 300 fotos em galeria online.\n\n### Cinema\n\nDez horas com dois fotógrafos e um vídeo de oito minutos.\n\n## Reserva\n\nUm sinal de R$ 800 garante a data.\n",
  it: "# Obiettivo\n\nFotografiamo matrimoni.\n\n## Pacchetti\n\n### Classico\n\nSei ore con un fotografo. 300 foto in una galleria online.\n\n### Cinema\n\nDieci ore con due fotografi e un video di otto minuti.\n\n## Prenotazione\n\nUna caparra di 200 € blocca la data.\n",
};
const ITEMS: Readonly<Record<Spaced, string>> = {
  en: "# Lensway\n\n## Packages\n\n- Classic: £900. Six hours with one photographer, 300 pictures.\n- Cinema: £2,300. Ten hours with two photographers and a video of eight minutes.\n\nA deposit of £200 holds the date.\n",
  "pt-BR":
    "# Lente\n\n## Pacotes\n\n- Clássico: R$ 3.900. Seis horas com um fotógrafo, 300 fotos.\n- Cinema: R$ 9.300. Dez horas com dois fotógrafos e um vídeo de oito minutos.\n\nUm sinal de R$ 800 garante a data.\n",
  it: "# Obiettivo\n\n## Pacchetti\n\n- Classico: 900 €. Sei ore con un fotografo, 300 foto.\n- Cinema: 2.300 €. Dieci ore con due fotografi e un video di otto minuti.\n\nUna caparra di 200 € blocca la data.\n",
};

const ASKED: readonly (readonly [Spaced, string])[] = [
  ["en", "Which package has video?"],
  ["en", "do any packages include video?"],
  ["pt-BR", "qual pacote tem vídeo?"],
  ["pt-BR", "em qual pacote tem vídeo"],
  ["it", "quale pacchetto ha il video?"],
  ["it", "in quale pacchetto c'è il video"],
];

describe("which", () => {
  it.each(ASKED)("%s: “%s” is told the name above", async (locale, question) => {
    expect(await tellOf(locale, SECTIONS[locale], question)).toMatch(
      /Cinema: (?:Ten|Dez|Dieci) \w+ .*v[ií]deo/,
    );
  });
  it.each(ASKED)("%s: “%s” is told the name of the item", async (locale, question) => {
    expect(await tellOf(locale, ITEMS[locale], question)).toMatch(/Cinema: (?:.{2,9}\. )?(?:Ten|Dez|Dieci) /);
  });
  it.each<[Spaced, string, RegExp]>([
    ["en", "how many pictures are in the classic package", /^(?!Classic: Six)/],
    ["en", "What deposit do you take?", /^A deposit of £200 holds the date\.$/],
    ["pt-BR", "qual é o sinal?", /^Um sinal de R\$ 800 garante a data\.$/],
    ["it", "qual è la caparra?", /^Una caparra di 200 € blocca la data\.$/],
  ])("%s: “%s” needs no name", async (locale, question, told) => {
    expect(await tellOf(locale, SECTIONS[locale], question)).toMatch(told);
  });
});
