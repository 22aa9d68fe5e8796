import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  chooseStaff,
  isToldWho,
  lacksStaff,
  namesPerson,
} from "../../../../src/domain/answering/extraction/staff.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function staffOf(taught: readonly FoundText[], question: string, locale: Locale = "en") {
  const { weighed, ranked } = findIn(taught, question, locale);
  const sentences = rankSentences(ranked, weighed);
  return {
    told: chooseStaff(sentences, weighed)?.sentences.map(({ text }) => text),
    lacks: lacksStaff(weighed, { sentences }),
  };
}

const HOUSE: FoundText = { heading: "Acme › The house", text: "The house was built in 1900." };

describe("a sentence that names somebody", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "The repairs are done by Marta.", true],
    ["en", "Marta repairs bikes.", true],
    ["en", "- Marta: repairs", true],
    ["en", "We like bikes.", false],
    ["en", "The repairs are quick.", false],
    ["it", "Marta ripara biciclette.", true],
    ["it", "Il negozio è aperto.", false],
    ["ja", "修理は店長の田中が行います。", true],
    ["ja", "修理は一日で終わります。", false],
  ])("%s: %s: %j", (locale, text, names) => {
    expect(namesPerson(text, { locale })).toBe(names);
  });
});

describe("who works there", () => {
  it.each<[string, FoundText, string[]]>([
    [
      "the rows below a heading of people",
      { heading: "Acme › Our team", text: "We are four friends.\n- Marta: repairs\n- Luis: rentals" },
      ["- Marta: repairs", "- Luis: rentals"],
    ],
    [
      "the sentences that name somebody",
      { heading: "Acme › Our team", text: "We like bikes. Marta repairs them. Luis lends them." },
      ["Marta repairs them.", "Luis lends them."],
    ],
    [
      "what a person's own section begins with",
      { heading: "Acme › Our team › Marta", text: "Repairs bikes since 2001. Likes tea." },
      ["Repairs bikes since 2001."],
    ],
  ])("is told by %s", (_, team, told) => {
    expect(staffOf([HOUSE, team], "Who works there?")).toEqual({ told, lacks: false });
  });

  it.each<[string, readonly FoundText[]]>([
    ["no heading is of people", [HOUSE, { heading: "Acme › Workshop", text: "Marta repairs bikes." }]],
    ["what stands below it names nobody", [{ heading: "Acme › Our team", text: "We like bikes." }]],
  ])("is not told where %s", (_, taught) => {
    expect(staffOf(taught, "Who works there?").told).toBeUndefined();
  });

  it("is lacking where no sentence stands below people", () => {
    expect(staffOf([HOUSE], "Who works there?").lacks).toBe(true);
    expect(staffOf([HOUSE], "When was the house built?").lacks).toBe(false);
  });
});

describe("who does something", () => {
  it.each<[string, FoundText, boolean]>([
    ["Who repairs bikes?", { heading: "Acme › Our team", text: "Marta repairs bikes." }, true],
    ["Who repairs bikes?", { heading: "Acme › Our team", text: "Marta repairs lamps." }, false],
    ["Who repairs bikes?", { heading: "Acme › Workshop", text: "Marta repairs bikes." }, false],
    ["Do you repair bikes?", { heading: "Acme › Our team", text: "Marta repairs bikes." }, false],
  ])("%s by %j: %j", (question, taught, told) => {
    const { weighed, ranked } = findIn([taught], question, "en");
    expect(isToldWho(weighed, { sentences: rankSentences(ranked, weighed) })).toBe(told);
  });
});
