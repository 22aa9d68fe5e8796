/** How the other one of two places, and the one spoken of, are meant. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { PLACE_WORDS } from "../../../../src/domain/answering/question/place-words.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const test = (kind: "other" | "there" | "place", locale: Locale, text: string): boolean =>
  PLACE_WORDS[locale][kind].test(fold(text).trim());

describe("the other one", () => {
  it.each<[Locale, string]>([
    ["en", "And at the other branch?"],
    ["en", "What about the other one?"],
    ["en", "the other clinic"],
    ["pt-BR", "E na outra unidade?"],
    ["pt-BR", "e a outra?"],
    ["pt-BR", "E o da outra?"],
    ["it", "E nell'altra sede?"],
    ["it", "E l'altra?"],
    ["it", "e quello dell'altra sede?"],
    ["ja", "もう一つの店は？"],
    ["ja", "他の店舗はどうですか？"],
    ["ja", "では、もう1つの方は？"],
  ])("%s: %s", (locale, text) => {
    expect(test("other", locale, text)).toBe(true);
  });

  it.each<[Locale, string]>([
    ["en", "Do you have other branches?"],
    ["en", "And the other day?"],
    ["en", "What other courses are there?"],
    ["pt-BR", "Tem outra cor?"],
    ["it", "Avete un'altra taglia?"],
    ["ja", "他に何がありますか？"],
  ])("%s: not %s", (locale, text) => {
    expect(test("other", locale, text)).toBe(false);
  });
});

describe("the one spoken of", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "What's the address there?", true],
    ["en", "Is there parking at that branch?", true],
    ["en", "Is there parking?", false],
    ["en", "When is she there?", false],
    ["pt-BR", "Qual é o telefone de lá?", true],
    ["pt-BR", "Tem estacionamento nessa unidade?", true],
    ["pt-BR", "Qual é o telefone?", false],
    ["it", "Com'è il parcheggio lì?", true],
    ["it", "C'è parcheggio in quella sede?", true],
    ["it", "Qual è il telefono?", false],
    ["ja", "そこに駐車場はありますか？", true],
    ["ja", "駐車場はありますか？", false],
  ])("%s: %s is %s", (locale, text, meant) => {
    expect(test("there", locale, text)).toBe(meant);
  });
});
