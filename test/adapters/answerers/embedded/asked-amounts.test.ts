/** Questions that name a length of time, a distance or a price: what is of another one is not told. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Otter Music

## Lessons

- Trial lesson, 30 minutes: €15
- Piano lesson, 45 minutes: €30
- Guitar lesson, 30 minutes: €25

## Walks

| Walk | Length | Distance | Price |
| --- | --- | --- | --- |
| Lake | 2 hours | 10 km | €20 |
| Forest | 3 hours | 20 km | €30 |
| Town | 1 h 30 min | 2 km | €10 |
`,
  "pt-BR": `# Escola Lontra

## Aulas

- Aula experimental, 30 minutos: R$ 15
- Piano, 45 minutos: R$ 30
- Violão, 30 minutos: R$ 25
`,
  it: `# Scuola Lontra

## Lezioni

- Lezione di prova, 30 minuti: 15 €
- Pianoforte, 45 minuti: 30 €
- Chitarra, 30 minuti: 25 €
`,
  ja: `# かわうそ音楽教室

## レッスン

- 体験レッスン（30分）：1,500円
- ピアノレッスン（45分）：3,000円
- ギターレッスン（30分）：2,500円
`,
};

describe.each<[Locale, readonly (readonly [string, string | undefined])[]]>([
  [
    "en",
    [
      [
        "Which lessons of 30 minutes are there?",
        "- Trial lesson, 30 minutes: €15\n- Guitar lesson, 30 minutes: €25",
      ],
      ["Do you have 30-minute lessons?", "- Trial lesson, 30 minutes: €15\n- Guitar lesson, 30 minutes: €25"],
      ["Is there a 2-hour walk?", "Lake: Length 2 hours; Distance 10 km; Price €20"],
      ["Which walks are 20 km long?", "Forest: Length 3 hours; Distance 20 km; Price €30"],
      ["Which walks cost €20?", "Lake: Length 2 hours; Distance 10 km; Price €20"],
      ["Which walks take 20 minutes?", undefined],
    ],
  ],
  [
    "pt-BR",
    [
      [
        "Quais aulas de 30 minutos tem?",
        "- Aula experimental, 30 minutos: R$ 15\n- Violão, 30 minutos: R$ 25",
      ],
    ],
  ],
  [
    "it",
    [
      [
        "Quali lezioni di 30 minuti ci sono?",
        "- Lezione di prova, 30 minuti: 15 €\n- Chitarra, 30 minuti: 25 €",
      ],
    ],
  ],
  [
    "ja",
    [["30分のレッスンはありますか", "- 体験レッスン（30分）：1,500円\n- ギターレッスン（30分）：2,500円"]],
  ],
])("%s: what is of the asked amount", (locale, cases) => {
  let school: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    school = await openPage(locale, PAGES[locale]);
  });
  afterAll(() => school.close());

  it.each(cases)("%s", async (question, told) => {
    const [answer] = await school.talk([question]);
    expect(answer?.outcome === "answered" ? answer.text : undefined).toBe(told);
  });
});
