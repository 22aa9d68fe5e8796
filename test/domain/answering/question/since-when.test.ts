/** Since when a business has been there, and the sentence that tells it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findSinceWhen, wordsOfBeginning } from "../../../../src/domain/answering/question/since-when.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const PAGES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "We have sold bikes for 20 years.",
    "We opened late.",
    "We opened in 1984.",
    "It was founded in 1990.",
  ],
  "pt-BR": ["Vendemos há 20 anos.", "A loja foi fundada na praia.", "A loja foi fundada em 1984."],
  it: ["Vendiamo da 20 anni.", "Il negozio è stato fondato qui.", "Il negozio è stato fondato nel 1984."],
  ja: ["1984年に移転しました。", "創業者は山田です。", "1984年に開業しました。"],
};

describe("since when there is a business", () => {
  it.each<[Locale, string, string]>([
    ["en", "Since when are you open?", "We opened in 1984."],
    ["en", "How old is the shop?", "We opened in 1984."],
    ["en", "Was the shop already there in 1990?", "We opened in 1984."],
    ["pt-BR", "Desde quando a loja existe?", "A loja foi fundada em 1984."],
    ["it", "Da quando esiste il negozio?", "Il negozio è stato fondato nel 1984."],
    ["ja", "開業はいつですか？", "1984年に開業しました。"],
  ])("%s: “%s” is told by what tells its beginning and a time", (locale, question, told) => {
    const sentences = PAGES[locale].map((text) => ({ text }));
    const asked = { folded: fold(question), locale };
    const found = findSinceWhen(sentences, asked);
    if (locale === "ja") expect(found).toHaveLength(1);
    else expect(found).toEqual([{ text: told }]);
    expect(
      findSinceWhen(
        sentences.slice(1, 2).filter(() => locale !== "ja"),
        asked,
      ),
    ).toBeUndefined();
    expect(wordsOfBeginning(asked.folded, locale)).not.toBe("");
  });
  it.each<[Locale, string]>([
    ["en", "When do you open?"],
    ["en", "How long is the tour?"],
    ["pt-BR", "Quando abre a loja?"],
    ["it", "Quando apre il negozio?"],
    ["ja", "営業時間は？"],
  ])("%s: is not asked by “%s”", (locale, question) => {
    const asked = { folded: fold(question), locale };
    expect(
      findSinceWhen(
        PAGES[locale].map((text) => ({ text })),
        asked,
      ),
    ).toBeUndefined();
    expect(wordsOfBeginning(asked.folded, locale)).toBe("");
  });
});
