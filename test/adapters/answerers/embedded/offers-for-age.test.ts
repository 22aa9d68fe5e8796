/** Who looks for something for somebody of an age is told what is offered to that age, and not what it costs to get in. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Lake Club

## Courses

| Course | Ages | When | Price |
|---|---|---|---|
| First strokes | 4–6 | Mondays 4.30 pm | £60 |
| Little oars | 7–10 | Tuesdays 4.30 pm | £75 |
| Adult sailing | 16+ | Thursdays 7 pm | £120 |

Children under 8 wear a life jacket.

## Trips

The lighthouse trip is for everyone aged 6 and over, every Saturday at 10 am.

## Entry

- Adults: £6
- Children (3–12): £3`,
  "pt-BR": `# Clube do Lago

## Cursos

- **Primeiros passos** (4 a 6 anos): segundas, 16h30, R$ 60
- **Remo mirim** (7 a 10 anos): terças, 16h30, R$ 75
- **Vela adulto** (a partir de 16 anos): quintas, 19h, R$ 120

## Entrada

- Adultos: R$ 30
- Crianças de 3 a 12 anos: R$ 15`,
  it: `# Circolo del Lago

## Corsi

| Corso | Età | Quando | Prezzo |
|---|---|---|---|
| Primi passi | 4–6 anni | lunedì 16.30 | 60 € |
| Remi piccoli | 7–10 anni | martedì 16.30 | 75 € |
| Vela adulti | dai 16 anni | giovedì 19 | 120 € |

## Prezzi d'ingresso

- Adulti: 6 €
- Bambini (3–12 anni): 3 €`,
  ja: `# 湖クラブ

## 教室

- はじめの一歩（4歳〜6歳）：月曜16:30、2,000円
- ちびっこボート（小学1年生〜小学4年生）：火曜16:30、2,500円
- ジュニアヨット（小学5年生〜中学生）：水曜17:00、3,000円
- 大人ヨット（16歳以上）：木曜19:00、4,000円

## 入場料

- 大人：600円
- 子ども（3歳〜小学生）：300円`,
};

describe("what there is for somebody of an age", () => {
  it.each<[Locale, string, readonly RegExp[]]>([
    ["en", "what is there for a 9 year old?", [/^The lighthouse trip/, /^Little oars/]],
    ["en", "which course is for a 9 year old?", [/^Little oars/]],
    ["en", "what can a 5 year old do", [/^First strokes/]],
    ["en", "is there a class for 6 year olds?", [/^First strokes/]],
    ["en", "any lessons for my son, he is 17?", [/^Adult sailing/]],
    ["pt-BR", "tem algo pra criança de 9 anos?", [/^Remo mirim/]],
    ["pt-BR", "o que uma criança de 5 anos pode fazer?", [/^Primeiros passos/]],
    ["pt-BR", "qual curso serve pra 9 anos?", [/^Remo mirim/]],
    ["pt-BR", "tem aula pra criança de 7 anos?", [/^Remo mirim/]],
    ["it", "c'è qualcosa per un bambino di 9 anni?", [/^Remi piccoli/]],
    ["it", "cosa può fare un bambino di 5 anni", [/^Primi passi/]],
    ["it", "quale corso va bene per mia figlia di 9 anni?", [/^Remi piccoli/]],
    ["ja", "9歳の子が参加できる教室はありますか", [/^ちびっこボート/]],
    ["ja", "小3の息子向けのコースはどれですか", [/^ちびっこボート/]],
    ["ja", "小6の娘が入れる教室は？", [/^ジュニアヨット/]],
    ["ja", "年長の子が入れるクラスは？", [/^はじめの一歩/]],
  ])("%s: %s", async (locale, question, told) => {
    const lines = (await tellOf(locale, PAGES[locale], question)).split(/\n+/);
    expect(lines.map((line) => line.replace(/^- /, ""))).toEqual(
      told.map((one) => expect.stringMatching(one)),
    );
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "how much is it for a 9 year old", /^Children \(3–12\): £3$/],
    ["pt-BR", "quanto paga uma criança de 9 anos", /^Crianças de 3 a 12 anos: R\$ 15$/],
    ["it", "quanto paga un bambino di 9 anni", /^Bambini \(3–12 anni\): 3 €$/],
    ["ja", "9歳はいくらですか", /^子ども（3歳〜小学生）：300円$/],
  ])("is no price, %s: %s", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });

  it("is nothing that is not offered", async () => {
    expect(await tellOf("en", PAGES.en, "is there a chess course for 9 year olds?")).not.toMatch(
      /oars|strokes/,
    );
  });

  it("is no rule for those of an age", async () => {
    expect(await tellOf("en", PAGES.en, "what can a 5 year old do")).not.toContain("life jacket");
  });
});
