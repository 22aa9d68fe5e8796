/** Questions that name a month, of pages whose hours go by the time of the year: hours of other months are not told. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Hotel Otter

We are by the lake.

## Pool

The pool is open every day:

- June to August: 9:00 to 20:00
- September to May: 10:00 to 18:00

## Restaurant

Open from 12:00 to 22:00. Closed in January.
`,
  "pt-BR": `# Hotel Lontra

## Piscina

A piscina abre todos os dias:

- De junho a agosto: 9h às 20h
- De setembro a maio: 10h às 18h
`,
  it: `# Hotel Lontra

## Piscina

La piscina è aperta tutti i giorni:

- Da giugno ad agosto: 9:00–20:00
- Da settembre a maggio: 10:00–18:00
`,
  ja: `# かわうそホテル

## プール

プールは毎日営業しています。

- 6月〜8月：9:00〜20:00
- 9月〜5月：10:00〜18:00
`,
};

describe("hours by the time of the year", () => {
  it.each<[Locale, string, string]>([
    ["en", "Is the pool open in July?", "The pool is open every day:\n- June to August: 9:00 to 20:00"],
    ["en", "When is the pool open in July?", "The pool is open every day:\n- June to August: 9:00 to 20:00"],
    [
      "en",
      "Until what time is the pool open in October?",
      "The pool is open every day:\n- September to May: 10:00 to 18:00",
    ],
    [
      "en",
      "When is the pool open?",
      "The pool is open every day:\n- June to August: 9:00 to 20:00\n- September to May: 10:00 to 18:00",
    ],
    ["pt-BR", "A piscina abre em julho?", "A piscina abre todos os dias:\n- De junho a agosto: 9h às 20h"],
    [
      "it",
      "La piscina è aperta a luglio?",
      "La piscina è aperta tutti i giorni:\n- Da giugno ad agosto: 9:00–20:00",
    ],
    ["ja", "プールは10月も開いていますか", "プールは毎日営業しています。\n9月〜5月：10:00〜18:00"],
  ])("%s: %s", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe(told);
  });
});
