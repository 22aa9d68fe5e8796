/** Opening hours without a sign of the clock ("daily 9 to 7"), by parts of the year, and beside other numbers that go from one to another. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES = {
  seasons: [
    "en",
    `# Reed Lake Boats

## Courses

- Beginners: 2 hours, £35, Saturdays at 10, ages 10 to 14
- Rolling: 3 hours, £60, Sundays at 9

## Opening

April to June: Saturday and Sunday 9 to 5. July and August: daily 9 to 7. Closed October to March.

In thunderstorms we close at once and refund the rest of your time.
`,
  ],
  surgery: [
    "en",
    `# Elm Street Dental

## Opening times

Monday to Thursday 8 to 6, Friday 8 to 4, every second Saturday 9 to 12.

Children aged 3 to 12 are seen free. Check-ups take 20 to 30 minutes. Fillings are £90 to £120.
`,
  ],
  padaria: [
    "pt-BR",
    `# Padaria Clarão

## Horário

De segunda a sexta das 7 às 19, sábado das 7 às 14. Domingo fechado.

Bolos para 10 a 15 pessoas sob encomenda, com 2 a 3 dias de antecedência.
`,
  ],
  officina: [
    "it",
    `# Officina Larice

## Orari

Tutti i giorni feriali 8-12 e 14-18, sabato 8-12.

Riparazioni in 2 o 3 giorni. Revisione 78 €.
`,
  ],
} as const satisfies Record<string, readonly [Locale, string]>;

const JULY = "July and August: daily 9 to 7.";
const SPRING = "April to June: Saturday and Sunday 9 to 5.";
const SURGERY = "Monday to Thursday 8 to 6, Friday 8 to 4, every second Saturday 9 to 12.";
const PADARIA = "De segunda a sexta das 7 às 19, sábado das 7 às 14.";
const OFFICINA = "Tutti i giorni feriali 8-12 e 14-18, sabato 8-12.";

describe("hours in bare numbers", () => {
  it.each<[keyof typeof PAGES, string, string]>([
    ["seasons", "are you open in august", JULY],
    ["seasons", "what time do you close in August?", JULY],
    ["seasons", "opening hours in july", JULY],
    ["seasons", "until when are you open in may", SPRING],
    ["surgery", "are you open on friday", SURGERY],
    ["surgery", "what time do you close on Friday?", SURGERY],
    ["surgery", "opening hours", SURGERY],
    ["surgery", "are you open on sunday", SURGERY],
    ["surgery", "how late are you open on wednesdays", SURGERY],
    ["padaria", "que horas abre", `${PADARIA} Domingo fechado.`],
    ["padaria", "qual o horário de funcionamento", `${PADARIA} Domingo fechado.`],
    ["padaria", "sábado até que horas?", PADARIA],
    ["padaria", "abre no domingo?", "Domingo fechado."],
    ["officina", "siete aperti sabato pomeriggio", OFFICINA],
    ["officina", "a che ora chiudete il venerdì", OFFICINA],
  ])("%s: “%s” is told them and nothing else", async (page, question, told) => {
    const [locale, text] = PAGES[page];
    const taught = await openPage(locale, text);
    const [answer] = await taught.talk([question]);
    expect(answer).toMatchObject({ outcome: "answered", text: told });
    await taught.close();
  });

  it("by parts of the year are told with all of them, and not the courses, to who names none", async () => {
    const [locale, text] = PAGES.seasons;
    const taught = await openPage(locale, text);
    const [answer] = await taught.talk(["what are your opening hours"]);
    expect(answer?.text).toMatch(/^April to June: .* July and August: .* Closed October to March\./);
    expect(answer?.text).not.toContain("Beginners");
    await taught.close();
  });

  it("are none of the numbers of a page that goes from one to another", async () => {
    const taught = await openPage(
      "en",
      "# Elm Games\n\nFor 2 to 4 players, ages 8 to 12. Delivery takes 2 to 3 days.\n",
    );
    const [answer] = await taught.talk(["what time do you open?"]);
    expect(answer?.outcome).toBe("declined");
    await taught.close();
  });
});

describe("hours of few days", () => {
  const LIBRARY = `# Marsh Library

## When we are open

Tuesday 10–1 and 2–5
Thursday 2–7
Saturday 10–1

## What is on

- Knit and natter: Thursdays 2.30pm, bring your own wool
- Lego club, ages 5 to 10: second Saturday, 11am, 50p
`;
  const MINDER = `# Little Oaks

## Hours and fees

I'm open Monday to Thursday 7.30am to 6pm.

- Half day (7.30am–12.45pm or 12.45pm–6pm): £32
- After school with tea until 6pm: £15
`;
  it.each([
    [LIBRARY, "what time do you shut thursday", "Thursday 2–7"],
    [LIBRARY, "what time do you open on saturday", "Saturday 10–1"],
    [LIBRARY, "when are you open", "Tuesday 10–1 and 2–5\nThursday 2–7\nSaturday 10–1"],
    [MINDER, "what time do you open", "I'm open Monday to Thursday 7.30am to 6pm."],
  ])("%#: “%s” is told them, and neither what is on nor prices", async (page, question, told) => {
    const taught = await openPage("en", page);
    const { text } = await taught.ask(question);
    await taught.close();
    expect(text).toBe(told);
  });
});
