/** How many there are of a kind, and how long each takes: which rows of the list are told. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

it.each<[Locale, string, FoundText, readonly number[]]>([
  [
    "en",
    "How many bikes are there?",
    page("Our bikes", "City bikes: 20", "E-bikes: 12", "Tandem: 5"),
    [0, 1, 2],
  ],
  [
    "it",
    "Quante barche avete?",
    page("Le barche", "Barca a remi: 4", "Barca a vela: 3", "Pedalò: 2"),
    [0, 1, 2],
  ],
  [
    "pt-BR",
    "Quantos quartos tem?",
    page("Quartos", "Quarto duplo: 8", "Quarto simples: 4", "Suíte: 1"),
    [0, 1, 2],
  ],
  [
    "ja",
    "客室はいくつありますか？",
    page("客室", "洋室の客室：8室", "和室の客室：4室", "離れ：1室"),
    [0, 1, 2],
  ],
  [
    "en",
    "How many bikes are there?",
    page("Bikes and extras", "City bikes: 20", "E-bikes: 12", "Trailer: 5"),
    [0, 1],
  ],
  [
    "en",
    "How many bikes are there?",
    page("Our bikes", "City bikes: 20", "E-bikes: 12", "Frames: steel"),
    [0, 1],
  ],
  [
    "en",
    "How many rooms are there?",
    page("Rooms", "Double rooms: 8", "Single rooms: 4", "Parking spaces: 9"),
    [0, 1],
  ],
  [
    "en",
    "How long are the tours?",
    page("Tours", "Lake tour: 2 hours", "Hill tour: 3 hours", "Dusk: 1 hour", "Bring water"),
    [0, 1, 2],
  ],
])("%s: %s %j %j", (locale, question, taught, at) => {
  const rows = taught.text.split("\n");
  expect(tell([taught], question, locale)).toBe(at.map((one) => `- ${rows[one]}`).join("\n"));
});
