/** The matter of a message and the courtesies around it: an aside counts little, unless it is all there is. */
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import { roleOf, toClauses } from "../../../../src/domain/answering/question/clauses.ts";
import { toTokens } from "../../../../src/domain/language/tokens.ts";

/** Clauses as their words, asides in brackets. */
const read = (text: string, locale: Locale): string[] =>
  toClauses(text, locale).map(({ groups, aside }) => {
    const words = groups
      .flat()
      .map((token) => token.folded)
      .join(" ");
    return aside ? `(${words})` : words;
  });

describe("roles", () => {
  it.each([
    ["the", "en", "stop"],
    ["please", "en", "talk"],
    ["name", "en", "cue"],
    ["lamp", "en", "content"],
    ["grazie", "it", "talk"],
    ["grazie", "en", "content"],
  ] satisfies [string, Locale, string][])("%s in %s is %s", (word, locale, role) => {
    expect(roleOf(toTokens(word)[0]!, locale)).toBe(role);
  });
});

describe("clauses", () => {
  it.each([
    ["en", "Do you sell lamps? Thanks in advance!", ["do you sell lamps", "(thanks in advance)"]],
    ["en", "Hello, the lamp is broken", ["(hello)", "the lamp is broken"]],
    ["en", "Good morning, lamps?", ["(good morning)", "lamps"]],
    ["en", "Lamp broken; please help: urgent repair", ["lamp broken", "(please help)", "urgent repair"]],
    ["en", "Lamp broken - thanks", ["lamp broken", "(thanks)"]],
    ["en", "A well-known e-mail address", ["a well known e mail address"]],
    ["en", "Version 2.5 costs 3,50", ["version 2.5 costs 3.50"]],
    ["en", "Lamps\nthanks", ["lamps", "(thanks)"]],
    ["ja", "ランプはありますか。ありがとう！", ["ランプ はありますか", "(ありがとう)"]],
    ["en", "Thanks lamp bulb shade, prices", ["thanks lamp bulb shade", "prices"]],
    ["en", "Thanks lamp, prices", ["(thanks lamp)", "prices"]],
    ["en", "Can you help? Prices", ["can you help", "prices"]],
    ["en", "Could you help? please, prices", ["could you help", "(please)", "prices"]],
  ] satisfies [Locale, string, string[]][])("of %s: %j", (locale, text, clauses) => {
    expect(read(text, locale).filter((clause) => clause !== "" && clause !== "()")).toEqual(clauses);
  });
  it.each([
    ["en", "Thanks in advance!"],
    ["en", "Hello, good morning"],
    ["ja", "ありがとう。おねがいします"],
  ] satisfies [Locale, string][])("of %s that are all asides are none: %j", (locale, text) => {
    expect(toClauses(text, locale).some(({ aside }) => aside)).toBe(false);
  });
  it("end with the 2,000th character", () => {
    const words = toClauses("lamp ".repeat(1_000), "en").flatMap(({ groups }) => groups.flat());
    expect(words).toHaveLength(400);
  });
});
