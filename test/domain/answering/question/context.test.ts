/** What a question takes over from the ones before it: the things that they named, and what was asked of them. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { addContext, askSameOf } from "../../../../src/domain/answering/question/context.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";

const languagesOf = (locale: Locale) => ({ locale, languages: [locale] });

/** The kind of a question behind others, and what it takes over of them. */
function inContext(question: string, earlier: readonly string[], locale: Locale = "en") {
  const languages = languagesOf(locale);
  const { kind, terms } = addContext(readQuestion(question, languages), earlier, languages);
  return { kind, taken: terms.filter(({ role }) => role === "context").map(({ word }) => word) };
}

describe("a question behind others", () => {
  it.each<[string, readonly string[], string[]]>([
    ["How much is it?", ["Do you rent tandems?"], ["rent", "tandems"]],
    ["How much is it?", [], []],
    // What it says itself it does not take over.
    ["How much is the tandem?", ["Do you rent a tandem?"], ["rent"]],
    ["How much are tandems?", ["Tandem?"], []],
    // Still about what was named before both.
    ["How much is it?", ["Tandem?", "When is it?"], ["tandem"]],
    ["How much is it?", ["Canoe?", "Tandem?"], ["tandem", "canoe"]],
    // No further back than two that name something, or than two things.
    ["How much is it?", ["Kayak?", "Canoe?", "Tandem?"], ["tandem", "canoe"]],
    ["How much is it?", ["Kayak?", "Do you rent tandems?"], ["rent", "tandems"]],
    // Another thing has taken the place of the one before.
    ["How much is it?", ["Tandem?", "And the canoe?"], ["canoe"]],
    ["And on Sunday?", ["Tandem?", "And the canoe?"], ["canoe", "tandem"]],
    ["How much is it?", ["Tandem?", "And on Sunday?"], ["sunday", "tandem"]],
  ])("“%s” after %j takes over %j", (question, earlier, taken) => {
    expect(inContext(question, earlier).taken).toEqual(taken);
  });
  it.each<[Locale, string, string, string]>([
    ["en", "And per week?", "How much is a tandem?", "price"],
    ["en", "And the canoe?", "How much is a tandem?", "price"],
    ["en", "And the canoe?", "Where is the tandem?", "other"],
    ["en", "And the canoe?", "Do you rent tandems?", "other"],
    ["en", "And when is the tour?", "How much is a tandem?", "moment"],
    ["en", "Do you repair wooden canoes with green paint?", "How much is a tandem?", "other"],
    ["en", "And do you repair wooden canoes with green paint?", "How much is a tandem?", "other"],
    ["pt-BR", "E a canoa?", "Quanto custa o tandem?", "price"],
    ["it", "E la canoa?", "Quanto costa il tandem?", "price"],
    ["ja", "タンデムは？", "自転車はいくらですか？", "price"],
  ])("%s: “%s” after “%s” asks for a %s", (locale, question, before, kind) => {
    expect(inContext(question, [before], locale).kind).toBe(kind);
  });
});

describe("the same asked of something else", () => {
  const asked = (question: string, earlier: readonly string[], locale: Locale) => {
    const languages = languagesOf(locale);
    const same = askSameOf(readQuestion(question, languages), earlier, languages);
    return same && [same.kind, ...same.terms.map(({ word }) => word)];
  };
  it.each<[Locale, string, readonly string[], readonly string[]]>([
    ["en", "And the canoe?", ["How much is a tandem?"], ["price", "canoe", "cost"]],
    ["en", "And the kayak?", ["How much is a tandem?", "And the canoe?"], ["price", "kayak", "cost"]],
    ["pt-BR", "E a canoa?", ["Quanto custa o tandem?"], ["price", "canoa", "custar"]],
    ["it", "E la canoa?", ["Quanto costa il tandem?"], ["price", "canoa", "costare"]],
  ])("%s: “%s” after %j", (locale, question, earlier, terms) => {
    expect(asked(question, earlier, locale)).toEqual(terms);
  });
  it.each<[string, Locale, string, readonly string[]]>([
    ["no price was asked for", "en", "And the canoe?", ["Where is the tandem?"]],
    [
      "a price was asked for before another question",
      "en",
      "And the canoe?",
      ["How much is a tandem?", "Where is it?"],
    ],
    ["nothing was asked", "en", "And the canoe?", []],
    ["it says for whom", "en", "And for members?", ["How much is a tandem?"]],
    ["it says for whom", "pt-BR", "E para sócios?", ["Quanto custa o tandem?"]],
    ["it says for whom", "it", "E per i bambini?", ["Quanto costa il tandem?"]],
    ["it says for whom", "ja", "子供は？", ["自転車はいくらですか？"]],
    ["it says only when", "en", "And on Sunday?", ["How much is a tandem?"]],
    ["it says only for how long", "en", "And for 3 days?", ["How much is a tandem?"]],
    ["it asks for the price itself", "en", "And how much is the canoe?", ["How much is a tandem?"]],
  ])("is none where %s (%s: “%s”)", (_why, locale, question, earlier) => {
    expect(asked(question, earlier, locale)).toBeUndefined();
  });
});
