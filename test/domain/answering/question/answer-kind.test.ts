/** Whether a sentence shows the kind of answer that was asked for, and whether steps or a list are asked for. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  type AnswerKind,
  asksWhatThereIs,
  decideAnswerKind,
  showsAnswer,
} from "../../../../src/domain/answering/question/answer-kind.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a sentence", () => {
  it.each<[AnswerKind, Locale, string, boolean | undefined]>([
    ["address", "en", "We are at 12 Elm Street, Ashford TN24 8AB.", true],
    ["address", "en", "The shop is behind the church.", true],
    ["address", "en", "Take the bus to the harbour.", true],
    ["address", "en", "We moved to Ashford.", undefined],
    ["address", "en", "We have 12 lamps.", undefined],
    ["address", "en", "We like lamps.", false],
    ["address", "pt-BR", "Fica perto da estação.", true],
    ["address", "pt-BR", "Gostamos de lâmpadas.", false],
    ["address", "it", "Siamo vicino alla stazione.", true],
    ["address", "it", "Amiamo le lampade.", false],
    ["address", "ja", "駅から徒歩5分です。", true],
    ["address", "ja", "電灯があります。", undefined],
    ["where", "en", "We meet Ada there.", true],
    ["where", "en", "We like lamps.", false],
    ["language", "en", "We speak English and Italian.", true],
    ["language", "en", "We like lamps.", false],
    ["format", "en", "PDF files are read.", true],
    ["format", "en", "Lamps are read by.", false],
    ["number", "en", "There are 12 lamps.", true],
    ["number", "en", "There are twelve lamps.", true],
    ["number", "en", "There are lamps.", false],
    ["when", "en", "It was built in 1950.", true],
    ["when", "en", "It was built of brass.", false],
    ["why", "en", "It is closed because of the storm.", true],
    ["why", "en", "It is closed.", false],
    ["who", "en", "The lamps are made by Ada.", true],
    ["who", "en", "The lamps are made by hand.", false],
    ["who", "ja", "電灯は山田が作ります。", undefined],
    ["other", "en", "The lamps are made by Ada in 1950.", undefined],
    ["phone", "en", "Call 01233 555 010.", true],
    ["phone", "en", "Call us.", false],
    ["email", "en", "Write to hi@example.org.", true],
    ["email", "en", "Write to us.", false],
    ["age", "en", "From 12 years on.", true],
    ["age", "en", "A child of 4 to 11 years pays €5.", true],
    ["people", "en", "Groups of 8 people get a discount of 10 %.", false],
    ["people", "en", "The boat takes 8 people.", true],
  ])("that has to show a %s, %s: “%s”: %s", (kind, locale, sentence, shows) => {
    expect(showsAnswer(sentence, { kind, locale, folded: "" })).toBe(shows);
  });
  it("tells nobody by the name that the question gave", () => {
    const shows = (question: string) =>
      showsAnswer("The lamps are made by Ada.", { kind: "who", locale: "en", folded: fold(question) });
    expect(shows("Who makes lamps?")).toBe(true);
    expect(shows("Who is Ada?")).toBe(false);
  });
  it("tells no ages by its prices for who asks from which age on", () => {
    const shows = (sentence: string) =>
      showsAnswer(sentence, { kind: "age", locale: "en", folded: "what is the minimum age?" });
    expect(shows("Children from 4 to 11 years pay €5.")).toBe(false);
    expect(shows("Ages 8 to 12; Price €9")).toBe(true);
    expect(shows("Riders must be 14 or older.")).toBe(true);
  });
});

describe("a question", () => {
  it.each<[Locale, string, AnswerKind]>([
    ["en", "Where do I go when you are closed?", "where"],
    ["en", "When you are closed, where do I go?", "when"],
    ["en", "Who built it?", "who"],
    ["en", "Why is it closed?", "why"],
    ["en", "When was it built, and how many lamps has it?", "number"],
    ["en", "Do you repair lamps?", "other"],
    ["pt-BR", "Por que está fechado?", "why"],
    ["it", "Perché è chiuso?", "why"],
    ["ja", "なぜ閉まっていますか？", "why"],
  ])("%s: “%s” asks for %s", (locale, question, kind) => {
    expect(decideAnswerKind(question, locale)).toBe(kind);
  });
  it.each<[Locale, string, boolean]>([
    ["en", "Which courses do you offer?", true],
    ["en", "Do you rent bikes?", true],
    ["en", "When is the course?", false],
    ["pt-BR", "Quais cursos vocês oferecem?", true],
    ["pt-BR", "Quando é o curso?", false],
    ["it", "Quali corsi avete?", true],
    ["it", "Posso noleggiare una bici?", true],
    ["it", "Quando è il corso?", false],
    ["ja", "どんなコースがありますか？", true],
    ["ja", "コースはいつですか？", false],
  ])("%s: “%s” asks what there is: %s", (locale, question, asks) => {
    expect(asksWhatThereIs({ folded: fold(question), locale })).toBe(asks);
  });
});
