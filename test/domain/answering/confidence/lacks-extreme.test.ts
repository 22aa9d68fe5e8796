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
