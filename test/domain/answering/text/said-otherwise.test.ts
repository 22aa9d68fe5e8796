/** Sentences carry the marks of what they tell of in words of their own. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { marksOf } from "../../../../src/domain/answering/text/said-otherwise.ts";
import { toPassages } from "../../../../src/domain/answering/text/passages.ts";
import { analyse } from "../../../../src/domain/language/analyse.ts";
import { countWords, toMark } from "../../../../src/domain/language/matters.ts";

const marksFor = (words: string, locale: Locale): string[] => analyse(words, locale).map(toMark);

describe("what a sentence tells of", () => {
  it.each<[Locale, string, string]>([
    ["en", "We are eight at most.", "group people"],
    ["en", "Most dishes can be made without meat.", "vegetarian"],
    ["en", "Nothing to pay until the day.", "deposit"],
    ["en", "Tours take place rain or shine.", "rain"],
    ["en", "Two-for-one on the first Sunday of the month.", "discount"],
    ["en", "If you've left something behind, ring us.", "lost property"],
    ["it", "Siamo al massimo in otto.", "gruppo"],
    ["it", "Si esce con qualsiasi tempo.", "pioggia"],
    ["it", "La fermata è davanti alla porta.", "mezzi"],
    ["pt-BR", "Só se paga no dia.", "sinal"],
    ["pt-BR", "É para quem nunca mexeu com argila.", "iniciantes"],
    ["ja", "最大8名です。", "定員"],
    ["ja", "撮影はご遠慮ください。", "写真"],
  ])("%s: “%s” is marked “%s”", (locale, sentence, words) => {
    expect(marksOf(sentence, locale)).toEqual(expect.arrayContaining(marksFor(words, locale)));
  });

  it.each<[Locale, string]>([
    ["en", "Anna has taught here since 2012."],
    ["en", "We have eight wheels."],
    ["en", "E-bikes can be charged at the Lido café."],
    ["en", "Helmets are recommended for everyone else."],
    ["en", "Anna has twenty years of experience."],
    ["en", "We frame pictures of any size."],
    ["en", "Thursday is our late night."],
    ["en", "We train dogs and coach their owners."],
    ["en", "Yoga for your balance, next to the village school."],
    ["it", "Anna ha vent'anni di esperienza."],
    ["it", "Il lavoro è finito in meno di un'ora."],
    ["it", "Per tutti gli altri lavori serve un appuntamento."],
    ["pt-BR", "Fechamos às segundas, a menos que seja feriado."],
    ["pt-BR", "O passeio inclui café da manhã."],
    ["pt-BR", "Fazemos a troca de óleo e de pneus."],
    ["ja", "20年の経験があります。"],
    ["ja", "電池交換は1,500円です。"],
    ["ja", "オフィスは2階です。"],
    // Where it stands is told, not what there is to eat.
    ["en", "There is a ramp beside the café."],
    ["it", "Siamo al massimo della forma."],
    ["pt-BR", "Ensinamos desde 2012."],
    ["ja", "カフェの隣に段差があります。"],
  ])("%s: “%s” has no mark", (locale, sentence) => {
    expect(marksOf(sentence, locale)).toEqual([]);
  });

  it("is not looked for in long sentences", () => {
    const sentence = "We are eight at most, and nobody minds.";
    expect(marksOf(sentence.padEnd(300, "!"), "en")).not.toEqual([]);
    expect(marksOf(sentence.padEnd(301, "!"), "en")).toEqual([]);
  });

  it("leaves the words of a passage as they were", () => {
    const [passage] = toPassages({ title: "Clay", text: "We are eight at most.", kind: "text" }, "en");
    const [terms = []] = passage?.sentence_terms ?? [];
    expect(terms.slice(0, countWords(terms))).toEqual(analyse("We are eight at most.", "en"));
    expect(terms.length).toBeGreaterThan(countWords(terms));
  });
});
