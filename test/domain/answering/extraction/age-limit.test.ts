/** The limit of age that is told of what somebody of an age may do. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findAgeLimit } from "../../../../src/domain/answering/extraction/age-limit.ts";
import { openInOrder } from "../found.ts";

const RULES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "We welcome groups and people who travel alone.",
    "Under-eights are not let out alone.",
    "Ear piercing is for children aged 12 and older.",
    "Children under 10: £5 for the ear of corn.",
  ],
  it: [
    "Chi viaggia da solo è benvenuto.",
    "I minori di 16 anni entrano solo accompagnati.",
    "Il piercing all'orecchio si fa dai 12 anni.",
  ],
  "pt-BR": [
    "Recebemos viajantes sozinhos e famílias.",
    "Menores de 18 anos só acompanhados dos pais.",
    "Piercing de orelha só acima de 12 anos.",
  ],
  ja: [
    "お一人でもどうぞ。",
    "10歳未満のお子さまは保護者の同伴が必要です。",
    "7歳以上のお子さまは異性の浴室に入れません。",
  ],
};
const limitFor = (locale: Locale, question: string): string | undefined => {
  const { weighed, sentences } = openInOrder(RULES[locale], question, locale);
  return findAgeLimit(sentences, weighed)?.text;
};

describe("the limit of age", () => {
  it("is that of somebody so old, where a page tells two", () => {
    const rules = ["Under-8s must be with an adult.", "Children aged 8 and over may swim on their own."];
    for (const [age, told] of [
      [8, rules[1]],
      [6, rules[0]],
    ] as const) {
      const { weighed, sentences } = openInOrder(rules, `my son is ${age}, can he go by himself?`, "en");
      expect(findAgeLimit(sentences, weighed)?.text).toBe(told);
    }
  });

  it.each<[Locale, string, number]>([
    ["en", "can my 7 year old walk home alone", 1],
    ["en", "my son is 6, can he come on his own", 1],
    ["en", "can my 10 year old have her ear done", 2],
    ["it", "mia figlia ha 10 anni può fare il buco all'orecchio", 2],
    ["it", "ho 15 anni, posso venire da solo", 1],
    ["pt-BR", "minha filha de 10 anos pode furar a orelha", 2],
    ["pt-BR", "tenho 16 anos posso ficar sozinho", 1],
    ["pt-BR", "tenho 16 posso ficar sozinho", 1],
    ["ja", "8歳の子が一人で入れますか", 1],
    ["ja", "8歳の息子は異性の浴室に入れますか", 2],
  ])("%s: “%s”", (locale, question, at) => {
    expect(limitFor(locale, question)).toBe(RULES[locale][at]);
  });

  it.each<[Locale, string]>([
    // Nobody's age, nothing of what was asked, a price, and how many there are.
    ["en", "can I travel alone"],
    ["en", "can my 7 year old have a pony"],
    ["en", "how much is it for my 7 year old"],
    ["it", "mio figlio ha 10 anni può avere un pony"],
    ["pt-BR", "posso viajar sozinho"],
    ["ja", "一人で入れますか"],
  ])("%s: “%s” is told none", (locale, question) => {
    expect(limitFor(locale, question)).toBeUndefined();
  });
});
