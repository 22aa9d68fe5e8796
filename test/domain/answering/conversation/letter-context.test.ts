/** What a letter tells beside its question, and how the question is read with it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  isVague,
  sayAge,
  tellingOf,
  tellsAge,
  tellsOfTold,
  withTold,
} from "../../../../src/domain/answering/conversation/letter-context.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { MAX_ASKED_TERMS, toAskedTerms } from "../../../../src/domain/answering/question/asked-terms.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const read = (text: string, locale: Locale = "en") => readQuestion(text, { locale, languages: [locale] });
const termsOf = (text: string) => toAskedTerms(text, { locale: "en", languages: ["en"] });

describe("a question that means nothing without what was told", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "What should we do?", true],
    ["en", "How much is it?", true],
    ["en", "How much is the tandem?", false],
    ["en", "Do you repair lamps?", false],
    ["pt-BR", "Quanto custa?", true],
    ["pt-BR", "Vocês consertam lâmpadas?", false],
    ["it", "Quanto costa?", true],
    ["it", "Riparate lampade?", false],
    ["ja", "いくらですか？", true],
    ["ja", "電灯の修理はできますか？", false],
  ])("%s: %s is %s", (locale, text, vague) => {
    expect(isVague(read(text, locale))).toBe(vague);
  });
});

describe("things that were told beside a question", () => {
  it("are asked with it, as far as it does not name them", () => {
    const question = withTold(read("How much is the repair of the lamp?"), termsOf("brass lamp"));
    const context = question.terms.filter(({ role }) => role === "context");
    expect(context.map(({ word }) => word)).toEqual(["brass"]);
    expect(question.terms.map(({ word }) => word)).toEqual(expect.arrayContaining(["repair", "lamp"]));
  });
  it("are all that is asked, where it asks for nothing", () => {
    const { terms } = withTold(read("What should we do?"), termsOf("broken lamp"));
    expect(terms.filter(({ role }) => role !== "content").map(({ word }) => word)).toEqual([
      "broken",
      "lamp",
    ]);
  });
  it.each<[Locale, string, string, string[]]>([
    ["en", "What should we do?", "broken lamp", ["broken", "lamp"]],
    ["ja", "どうすればいいですか？", "電灯", ["電灯"]],
  ])("%s: leave of “%s” only what names something", (locale, asked, told, words) => {
    const things = toAskedTerms(told, { locale, languages: [locale] });
    const { terms } = withTold(read(asked, locale), things);
    expect(terms.filter(({ kind, role }) => kind === "hiragana" || role === "cue")).toEqual([]);
    expect(terms.map(({ word }) => word)).toEqual(expect.arrayContaining(words));
  });
  it.each<[Locale, string, string]>([
    ["en", "How much is it?", "cost"],
    ["ja", "いくらですか？", "料金"],
  ])("%s: leave of “%s” that it asks for a price", (locale, asked, word) => {
    const { terms } = withTold(read(asked, locale), termsOf("lamp"));
    expect(terms.map((term) => term.word)).toEqual(expect.arrayContaining([word, "lamp"]));
  });
  it("leave a question that names something what it asks besides", () => {
    const question = read("What should we do with how the lamp hums?");
    expect(withTold(question, termsOf("boat")).terms.slice(0, -1)).toEqual(question.terms);
  });
  it("are as many as there is room for", () => {
    const many = termsOf(
      Array.from({ length: 90 }, (_, at) => `lamp${String.fromCodePoint(97 + (at % 26))}${at}x`).join(" "),
    );
    expect(withTold(read("How much is the repair?"), many).terms.length).toBeLessThanOrEqual(MAX_ASKED_TERMS);
  });
  it("are not asked once more where one of their forms is named", () => {
    const boats = termsOf("boats").map((term) => ({ ...term, variants: ["boats", "boat"] }));
    expect(withTold(read("Do you repair a boat?"), boats).terms.some(({ role }) => role === "context")).toBe(
      false,
    );
  });
  it("are those that the robot was taught something about, without numbers and days", () => {
    const { weighed } = findIn(
      ["The lamp is made of brass."],
      "We bought a lamp and a boat on Monday, for 12.",
      "en",
    );
    expect(tellingOf(weighed).map(({ word }) => word)).toEqual(["lamp"]);
  });
});

describe("an age that was told", () => {
  it.each<[Locale, string, string | undefined]>([
    ["en", "My son is 15.", "(15 year old)"],
    ["pt-BR", "Meu filho tem 15 anos.", "(ele tem 15 anos)"],
    ["it", "Mio figlio ha 15 anni.", "(lui ha 15 anni)"],
    ["ja", "息子は15歳です。", "(15歳)"],
    ["en", "My bike is 15 years old.", undefined],
  ])("%s: %s", (locale, told, said) => {
    expect(sayAge(told, locale)).toBe(said);
  });

  const answerTo = (text: string) => {
    const { weighed, ranked } = findIn([text], "Can he ride a tandem?", "en");
    return extract(rankSentences(ranked, weighed), weighed)!;
  };
  it("is answered by what says for which ages something is", () => {
    expect(tellsAge(answerTo("A tandem is for ages 12 to 99."), "other", "He is 15.")).toBe(true);
    expect(tellsAge(answerTo("A tandem is for ages 12 to 99."), "other", "He is 9.")).toBe(true);
    expect(tellsAge(answerTo("Anybody may ride a tandem."), "other", "He is 15.")).toBe(false);
  });
  it("is answered with a price only by one for that age", () => {
    expect(tellsAge(answerTo("A tandem for ages 12 to 99: €9."), "price", "He is 15.")).toBe(true);
    expect(tellsAge(answerTo("A tandem for ages 12 to 99: €9."), "price", "He is 9.")).toBe(false);
  });
});

describe("an answer about the very thing that was told", () => {
  it.each([
    ["The lamp costs €9.", true],
    ["The boat costs €9.", false],
  ])("%s is %s", (text, tells) => {
    const { weighed, ranked } = findIn([text], "How much is it?", "en", ["We bought a lamp."]);
    expect(tellsOfTold(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(tells);
  });
});
