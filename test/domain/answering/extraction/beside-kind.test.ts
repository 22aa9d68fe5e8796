/** What a list holds beside the kind that its heading names. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const PAGES: Readonly<Record<Locale, FoundText>> = {
  en: {
    heading: "Rooms",
    text: "Pine room: €80\nOak room: €95\nBreakfast: €12\nExtra bed: €20\nDog: €10\nStudents: 20% off",
  },
  it: {
    heading: "Camere",
    text: "Camera singola: 60 €\nCamera doppia: 90 €\nColazione: 9 €\nLetto aggiuntivo: 15 €",
  },
  "pt-BR": {
    heading: "Quartos",
    text: "Quarto simples: R$ 150\nQuarto duplo: R$ 220\nCafé da manhã: R$ 30\nEstacionamento: R$ 20",
  },
  ja: { heading: "客室", text: "和室：12,000円\n洋室：10,000円\n朝食：1,500円\n駐車場：500円" },
};
const list = (...rows: readonly string[]): string => rows.map((row) => `- ${row}`).join("\n");

it.each<[Locale, string, string]>([
  ["en", "Which room is the cheapest?", "Pine room: €80"],
  ["en", "How much are the rooms?", list("Pine room: €80", "Oak room: €95")],
  ["en", "What rooms do you have?", list("Pine room: €80", "Oak room: €95")],
  ["en", "How much is breakfast?", "Breakfast: €12"],
  ["en", "How much is a room with breakfast?", "Breakfast: €12"],
  ["it", "Qual è la camera più economica?", "Camera singola: 60 €"],
  ["it", "Quanto costano le camere?", list("Camera singola: 60 €", "Camera doppia: 90 €")],
  ["it", "Quanto costa la colazione?", "Colazione: 9 €"],
  ["pt-BR", "Qual é o quarto mais barato?", "Quarto simples: R$ 150"],
  ["pt-BR", "Quanto custam os quartos?", list("Quarto simples: R$ 150", "Quarto duplo: R$ 220")],
  ["pt-BR", "Quanto custa o café da manhã?", "Café da manhã: R$ 30"],
  ["ja", "一番安い部屋はどれですか？", "洋室：10,000円"],
  ["ja", "部屋はいくらですか？", list("和室：12,000円", "洋室：10,000円")],
  ["ja", "朝食はいくらですか？", "朝食：1,500円"],
])("%s: %s", (locale, question, told) => {
  expect(tell([PAGES[locale]], question, locale)).toBe(told);
});
