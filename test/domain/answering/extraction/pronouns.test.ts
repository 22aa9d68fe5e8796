/** Sentences that can be read only behind the one that says what they are about. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findGround,
  lacksGround,
  saysOfOther,
} from "../../../../src/domain/answering/extraction/pronouns.ts";
import { type RankedSentence, rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const TEAM: FoundText = {
  heading: "Dentists",
  text: "Dr Lee fills teeth. She works on Tuesdays. She speaks French. In that case call us.",
};

function open(question: string, taught: readonly FoundText[] = [TEAM]) {
  const { weighed, ranked } = findIn(taught, question, "en");
  const sentences = rankSentences(ranked, weighed);
  const at = (begin: string): RankedSentence => sentences.find(({ text }) => text.startsWith(begin))!;
  return { weighed, sentences, at };
}

describe("a sentence about what stood before it", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "She works on Tuesdays.", true],
    ["en", "This takes an hour.", true],
    ["en", "This shop is closed.", false],
    ["en", "Items are checked.", false],
    ["pt-BR", "Ela trabalha às terças.", true],
    ["pt-BR", "Eles são novos.", true],
    ["pt-BR", "A loja abre às nove.", false],
    ["it", "Lei lavora il martedì.", true],
    ["it", "Essa dura un'ora.", true],
    ["it", "Il negozio apre alle nove.", false],
    ["ja", "それは一時間かかります。", false],
  ])("%s: “%s” is %s", (locale, text, isOfOther) => {
    expect(saysOfOther(text, locale)).toBe(isOfOther);
  });
});

describe("what the best sentence goes on from", () => {
  it.each<[string, string, string | undefined]>([
    ["Who works on Tuesdays?", "She works", "Dr Lee fills teeth."],
    ["Who speaks French?", "She speaks", "Dr Lee fills teeth."],
    ["When do the dentists work?", "She works", undefined],
    ["Who fills teeth?", "Dr Lee", undefined],
    ["Whom can I call?", "In that case", "Dr Lee fills teeth."],
  ])("%s – “%s”", (question, begin, ground) => {
    const { weighed, sentences, at } = open(question);
    expect(findGround(at(begin), sentences, weighed)?.text).toBe(ground);
  });
  it("is nothing for the first sentence of a text", () => {
    const { weighed, sentences, at } = open("Who works?", [{ text: "She works on Tuesdays. Call us." }]);
    expect(findGround(at("She works"), sentences, weighed)).toBeUndefined();
  });
});

describe("a sentence beside the best", () => {
  const { weighed, at } = open("Who is there?", [TEAM, { heading: "Boats", text: "A boat. She sails." }]);
  it.each<[string, string[], boolean]>([
    ["She works", ["Dr Lee"], false],
    ["She speaks", ["Dr Lee"], false],
    ["She speaks", ["She works"], false],
    ["She works", [], true],
    ["She works", ["She speaks"], true],
    ["She works", ["A boat"], true],
    ["She sails", ["Dr Lee"], true],
    ["Dr Lee", [], false],
    ["In that case", [], false],
  ])("“%s” beside %j says something of what is not told: %s", (begin, told, lacks) => {
    expect(lacksGround(at(begin), told.map(at), weighed)).toBe(lacks);
  });
});
