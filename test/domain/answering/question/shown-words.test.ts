/** Words of a question that pages tell by showing it, and what is asked for by its kind. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksToHire } from "../../../../src/domain/answering/question/hiring.ts";
import { findNamedKind } from "../../../../src/domain/answering/question/named-kinds.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { createShownFinder } from "../../../../src/domain/answering/question/shown-words.ts";
import { onlyAsks } from "../../../../src/domain/answering/question/sides.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const shownBy = (question: string, text: string, locale: Locale): string[] | undefined => {
  const { terms } = readQuestion(question, { locale, languages: [locale] });
  return createShownFinder(terms, locale)?.(text).map((at) => terms[at]?.word ?? "");
};

describe("a word that is told by showing it", () => {
  it.each<[Locale, string, string, string[]]>([
    ["en", "Which languages are the tours in?", "We speak English and Italian.", ["languages"]],
    ["en", "Which languages are the tours in?", "The tours are long.", []],
    ["en", "Which file formats are read?", "PDF and DOCX are read.", ["file", "formats"]],
    ["en", "Which flavours do you have?", "Vanilla, lemon and mint.", ["flavours"]],
    ["en", "Which flavours do you have?", "Vanilla.", []],
    ["en", "Can I pay in instalments?", "Pay in 3 monthly payments.", ["instalments"]],
    ["en", "Can I pay in instalments?", "Pay at the desk.", []],
    ["pt-BR", "Posso parcelar o passeio?", "Em até 3x no cartão.", ["parcelar"]],
    ["pt-BR", "Quais sabores vocês têm?", "Coco, limão e menta.", ["sabores"]],
    ["it", "Si può pagare a rate?", "Si paga in tre rate.", ["rate"]],
    ["it", "Quali gusti avete?", "Limone, menta e cocco.", ["gusti"]],
    // Beside those who pay.
    ["en", "Can students pay in instalments?", "Students pay €9 in 3x.", ["instalments", "students"]],
  ])("%s: “%s” by “%s”: %j", (locale, question, text, words) => {
    expect(shownBy(question, text, locale)).toEqual(words);
  });
  it("is none of a question for other things", () => {
    expect(shownBy("Do you repair lamps?", "We speak English and Italian.", "en")).toBeUndefined();
  });
});

describe("a kind that is told by its names", () => {
  it.each<[Locale, string, string | undefined]>([
    ["en", "Do you speak Italian?", "language"],
    ["en", "Which languages do you speak?", "language"],
    ["en", "Which file formats can I upload?", "format"],
    ["en", "Do you repair lamps?", undefined],
    ["pt-BR", "Vocês falam inglês?", "language"],
    ["it", "Parlate inglese?", "language"],
    ["ja", "英語を話せますか？", "language"],
  ])("%s: “%s” asks for a %s", (locale, question, kind) => {
    expect(findNamedKind(fold(question), locale)).toBe(kind);
  });
});

describe("a word that only asks", () => {
  it.each<[Locale, Parameters<typeof onlyAsks>[1], string, string]>([
    ["en", "duration", "takes", "charging"],
    ["en", "distance", "far", "harbour"],
    ["en", "age", "minimum", "tandem"],
    ["en", "people", "guests", "boat"],
    ["pt-BR", "duration", "leva", "entrega"],
    ["it", "distance", "lontano", "porto"],
    ["ja", "people", "定員", "電灯"],
  ])("%s: for a %s is “%s”, not “%s”", (locale, kind, asks, names) => {
    expect([asks, names].map((word) => onlyAsks({ word }, kind, locale))).toEqual([true, false]);
    expect(onlyAsks({ word: asks }, "other", locale)).toBe(false);
  });
  it.each<[Locale, string, string]>([
    ["en", "rent", "bike"],
    ["pt-BR", "alugar", "bicicleta"],
    ["it", "noleggiare", "bici"],
  ])("%s: “%s” is to hire the thing, “%s” is one", (locale, asks, names) => {
    expect([asks, names].map((word) => asksToHire({ word }, locale))).toEqual([true, false]);
    expect(asksToHire({ word: asks }, "ja")).toBe(false);
  });
});

describe("what is asked for without its word", () => {
  const termsOf = (question: string, locale: Locale): string[] =>
    readQuestion(question, { locale, languages: [locale] }).terms.map(({ word }) => word);
  it.each<[Locale, string, string, string[]]>([
    ["en", "What do I need to bring?", "documents", []],
    ["en", "What do I need to bring to the pottery class?", "documents", ["pottery", "class"]],
    ["pt-BR", "O que preciso levar para a aula?", "documentos", ["aula"]],
    ["it", "Cosa devo portare alla lezione?", "documenti", ["lezione"]],
    ["en", "How much is the lamp?", "cost", ["lamp"]],
    ["it", "Quanto viene la lampada?", "costare", ["lampada"]],
  ])("%s: “%s” looks for “%s” beside %j", (locale, question, word, things) => {
    expect(termsOf(question, locale)).toEqual(expect.arrayContaining([word, ...things]));
    expect(termsOf(question, locale)).toHaveLength(1 + things.length);
  });
  it("is found by every word for what has to be brought, also that of the question", () => {
    const { terms } = readQuestion("What do I need to bring?", { locale: "en", languages: ["en"] });
    expect([...(terms[0]?.relatives.keys() ?? [])]).toEqual(expect.arrayContaining(["bring", "passport"]));
  });
});
