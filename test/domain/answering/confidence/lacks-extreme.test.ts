/** "Is it dearer?" asks for no extreme; "which is the dearest?" is not told some price. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksExtreme } from "../../../../src/domain/answering/confidence/lacks-extreme.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const TAUGHT: Readonly<Record<Exclude<Locale, "ja">, string>> = {
  en: "In high season a night costs £180.",
  "pt-BR": "Na alta temporada a diária sobe para R$ 180.",
  it: "In alta stagione una notte costa 180 €.",
};

describe("the least or most by price", () => {
  it.each<[Exclude<Locale, "ja">, string, boolean]>([
    ["pt-BR", "A diária é mais cara na alta temporada?", false],
    ["pt-BR", "Na alta temporada a diária custa mais?", false],
    ["pt-BR", "Qual diária é mais cara?", true],
    ["pt-BR", "diária mais cara", true],
    ["it", "Una notte costa di più in alta stagione?", false],
    ["it", "In alta stagione la notte è più cara?", false],
    ["it", "Quale notte costa di più?", true],
    ["it", "la notte più cara", true],
    ["en", "Which night is the most expensive?", true],
  ])("%s: “%s” lacks it: %s", (locale, question, lacking) => {
    const { weighed, ranked } = findIn([TAUGHT[locale]], question, locale);
    expect(lacksExtreme(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(lacking);
  });
});

describe("the price of a single thing", () => {
  /** Whether it lacks the extreme that is asked for, told by the one sentence or row. */
  const lacks = (locale: Locale, question: string, text: string, change: object = {}): boolean => {
    const { weighed, ranked } = findIn([text], question, locale);
    const chosen = extract(rankSentences(ranked, weighed), weighed)!;
    return lacksExtreme({ ...weighed, ...change }, { ...chosen, compared: false, ...change });
  };
  it.each<[Locale, string, string, boolean]>([
    ["en", "Which boat is the cheapest?", "The canoe is the cheapest boat at €9.", false],
    ["en", "Which boat is the cheapest?", "Boats from €9.", false],
    ["en", "Which boat is the most expensive?", "Boats from €9.", true],
    ["en", "Which boat is the cheapest?", "Boats: small €9, large €12", false],
    ["en", "Which boat is the cheapest?", "A boat costs €9.", true],
    ["en", "How much is a boat?", "A boat costs €9.", false],
    ["en", "Which boat is the longest?", "A boat costs €9.", false],
    ["pt-BR", "Qual é o barco mais barato?", "Barcos a partir de R$ 9.", false],
    ["pt-BR", "Qual é o barco mais caro?", "Barcos a partir de R$ 9.", true],
    ["it", "Qual è la barca più economica?", "Barche da 9 €.", false],
    ["it", "Qual è la barca più cara?", "Barche da 9 €.", true],
    ["ja", "一番安いボートはどれですか？", "ボートは900円からです。", false],
    ["ja", "一番高いボートはどれですか？", "ボートは900円からです。", true],
  ])("%s: “%s” by “%s”: %s", (locale, question, text, lacking) => {
    expect(lacks(locale, question, text)).toBe(lacking);
  });
  it("lacks nothing where rows were compared, more is told, or a robot of many pages tells it", () => {
    const of = (change: object) => lacks("en", "Which boat is the cheapest?", "A boat costs €9.", change);
    expect(of({ passages: 200 })).toBe(true);
    expect(of({ passages: 201 })).toBe(false);
    expect(of({ compared: true })).toBe(false);
    expect(of({ sentences: [] })).toBe(false);
  });
});
