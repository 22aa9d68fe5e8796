/** After one course was told a follow-up that names nothing ("when is it?", "quanto costa?") is answered by that course alone. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Lake Club

## Courses

| Course | Ages | When | Length | Price |
|---|---|---|---|---|
| First strokes | 4–6 | Mondays 4.30 pm | 40 minutes | £60 |
| Little oars | 7–10 | Tuesdays 4.30 pm | 50 minutes | £75 |
| Adult sailing | 16 and up | Thursdays 7 pm | two hours | £120 |

Courses begin in May. The boathouse is open from 9 am to 6 pm.`,
  "pt-BR": `# Clube do Lago

## Cursos

- **Primeiros passos** (4 a 6 anos): segundas, 16h30, R$ 60
- **Remo mirim** (7 a 10 anos): terças, 16h30, R$ 75
- **Vela adulto** (a partir de 16 anos): quintas, 19h, R$ 120`,
  it: `# Circolo del Lago

## Corsi

1. **Primi passi** (4–6 anni): lunedì alle 16.30, 40 minuti, 8 lezioni a 60,00 €.
2. **Remi piccoli** (7–10 anni): martedì alle 16.30, 50 minuti, 8 lezioni a 75,00 €.
3. **Vela adulti** (dai 16 anni): giovedì alle 19, due ore, 6 lezioni a 120,00 €.`,
  ja: `# 湖クラブ

## 教室

- 入門教室（4歳〜6歳）：月曜16:30、2,000円
- ボート教室（7歳〜10歳）：火曜16:30、2,500円
- ヨット教室（16歳以上）：木曜19:00、4,000円`,
};

const talk = async (locale: Locale, messages: readonly string[]): Promise<readonly string[]> => {
  const robot = await openPage(locale, PAGES[locale]);
  const answers = await robot.talk(messages);
  await robot.close();
  return answers.map(({ outcome, text }) => (outcome === "answered" ? text : ""));
};

const ROW: Readonly<Record<Locale, RegExp>> = {
  en: /^Little oars: [^\n]*£75$/,
  "pt-BR": /^(?:- )?Remo mirim [^\n]*R\$ 75$/,
  it: /^(?:2\. )?Remi piccoli [^\n]*75,00 €\.$/,
  ja: /^ボート教室[^\n]*2,500円$/,
};

describe("a follow-up that names nothing", () => {
  it.each<[Locale, string, readonly string[]]>([
    [
      "en",
      "which course is for a 9 year old?",
      ["when is it?", "how much is it?", "what days", "how long does it last"],
    ],
    ["pt-BR", "qual curso serve pra 9 anos?", ["que dia?", "quanto custa?", "que horas"]],
    [
      "it",
      "quale corso va bene per mia figlia di 9 anni?",
      ["che giorni?", "quanto costa?", "a che ora?", "quanto dura?"],
    ],
    [
      "ja",
      "9歳の子が参加できる教室はありますか",
      ["何曜日ですか", "いくらですか", "何時から", "いつやってますか"],
    ],
  ])("%s: %s … %j", async (locale, first, others) => {
    const told = await talk(locale, [first, ...others]);
    expect(told).toEqual([first, ...others].map(() => expect.stringMatching(ROW[locale])));
  });

  it("asks of all where several were told", async () => {
    const told = await talk("en", ["what courses are there?", "how much are they?"]);
    expect(told[1]).toMatch(/£60[\s\S]*£75[\s\S]*£120/);
  });

  it("leads back over a question that named something else", async () => {
    const page =
      "# Hall\n\n## Courses\n\n### Adult starter\n\nTwo evenings on tying in. Minimum age 16. Taught by Owen Tate. £55 including hire kit.\n\n### Geckos\n\nChildren aged 7 to 10 climb every Tuesday. £84 for eight weeks.\n";
    const robot = await openPage("en", page);
    const told = await robot.talk([
      "who runs the adult starter course?",
      "my son is 15, can he join too?",
      "how much does it cost?",
    ]);
    await robot.close();
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining("Owen Tate"),
      "Minimum age 16.",
      expect.stringContaining("£55 including hire kit."),
    ]);
  });

  it("asks for the hours of the business by its own words", async () => {
    const told = await talk("en", ["which course is for a 9 year old?", "what are your opening hours?"]);
    expect(told[1]).toContain("9 am to 6 pm");
  });

  it("asks for what that line does not say elsewhere, or not at all", async () => {
    const told = await talk("en", ["which course is for a 9 year old?", "who teaches it?"]);
    expect(told[1]).toBe("");
  });
});

describe("two things", () => {
  const POOL =
    "# Pool\n\n## Admission\n\n| | Punch card | Monthly pass |\n|---|---|---|\n| Adult | $72 | $46 |\n| Youth | $44 | $27 |\n\nThe punch card is good for 18 months and can be shared. The monthly pass has your photo on it and is for you alone. Children swim free.\n";
  it.each([
    "what's the difference between the punch card and the monthly pass?",
    "punch card vs monthly pass",
  ])("are told apart by what prose says of each: %s", async (question) => {
    const robot = await openPage("en", POOL);
    const { text } = await robot.ask(question);
    await robot.close();
    expect(text).toBe(
      "The punch card is good for 18 months and can be shared. The monthly pass has your photo on it and is for you alone.",
    );
  });
});

describe("what is included", () => {
  const CASES: readonly (readonly [Locale, string, string, RegExp])[] = [
    [
      "en",
      "# Pool\n\n## Outdoor pool\n\nThe slide is for tall swimmers; riding it is part of the normal admission. Picnics are welcome.\n",
      "does the slide cost extra?",
      /part of the normal admission/,
    ],
    [
      "pt-BR",
      "# Hotel\n\n## Piscina\n\nA sauna faz parte da diária. A toalha fica no quarto.\n",
      "a sauna é paga à parte?",
      /faz parte da diária/,
    ],
    [
      "it",
      "# Hotel\n\n## Piscina\n\nLa sauna fa parte del prezzo della camera. Gli asciugamani sono in camera.\n",
      "la sauna si paga a parte?",
      /fa parte del prezzo/,
    ],
    [
      "ja",
      "# 宿\n\n## 貸し出し\n\nタオルは追加料金なしでお使いいただけます。浴衣は売店にあります。\n",
      "タオルは別料金ですか",
      /追加料金なし/,
    ],
  ];
  it.each(CASES)("is told in other words, %s: %#", async (locale, page, question, told) => {
    const robot = await openPage(locale, page);
    const { outcome, text } = await robot.ask(question);
    await robot.close();
    expect([outcome, text]).toEqual(["answered", expect.stringMatching(told)]);
  });
});
