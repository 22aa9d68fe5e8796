import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function answerOf(texts: readonly FoundText[], question: string, earlier: readonly string[] = []): string {
  const locale: Locale = "en";
  const { weighed, ranked } = findIn(texts, question, locale, earlier);
  return extract(rankSentences(ranked, weighed), weighed)!.text;
}

const TRAIN: FoundText = {
  kind: "qa",
  heading: "Can I take a lantern on the train?",
  text: "Trains carry lanterns with a ticket.",
};
const LICENCE: FoundText = {
  kind: "qa",
  heading: "Do I need a licence to ride an e-bike?",
  text: "E-bikes need no licence because the motor only assists up to 25 km/h.",
};

describe("a question that was taught with its answer", () => {
  it("leads where it was asked", () => {
    expect(answerOf([TRAIN], "Can I take a lantern on the train?")).toBe(TRAIN.text);
  });
  it("does not lead an answer when something else holds all that was asked", () => {
    const way = "By train the quickest way to the workshop takes six minutes.";
    expect(answerOf([TRAIN, { text: way }], "What is the quickest way by train?")).toBe(way);
  });
  it("leads when the other lacks what it holds", () => {
    const way = "The quickest way to the workshop takes six minutes.";
    const answer = answerOf([TRAIN, { text: way }], "Can I take a lantern on the train the quickest way?");
    expect(answer).toContain(TRAIN.text);
  });
});

describe("a sentence that shows the measure asked for", () => {
  it("leads before one that shows none, which is left out", () => {
    const price = "Renting an e-bike costs €38 per day.";
    expect(answerOf([LICENCE, { text: price }], "What does an e-bike cost?")).toBe(price);
  });
  it("leads a question asked with an earlier one by the words of its own", () => {
    const age = "You have to be at least 16 years old to ride an e-bike.";
    const earlier = ["Do I need a licence for an e-bike?"];
    expect(answerOf([LICENCE, { text: age }], "And how old do I have to be?", earlier)).toBe(age);
  });
  it("leads where it is the row of the same thing in another table", () => {
    const fees = { heading: "Classes and fees", text: "Pottery: £240\nWeaving: £280" };
    const hours = { heading: "Timetable", text: "Pottery: Tuesday, 7 pm\nWeaving: Friday, 6 pm" };
    expect(answerOf([fees, hours], "When is the pottery class?")).toBe("Pottery: Tuesday, 7 pm");
    expect(answerOf([fees, hours], "What does the pottery class cost?")).toBe("Pottery: £240");
  });
  it("does not lead when it shares nothing with the earlier question", () => {
    const age = "The bridge is 16 years old.";
    const earlier = ["Do I need a licence for an e-bike?"];
    const answer = answerOf([LICENCE, { text: age }], "And how old do I have to be?", earlier);
    expect(answer).toContain(LICENCE.text);
  });
});
