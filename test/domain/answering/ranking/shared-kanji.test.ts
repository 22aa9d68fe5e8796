import { describe, expect, it } from "vitest";

import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { createMatcher } from "../../../../src/domain/answering/ranking/match.ts";
import { createKanjiFinder } from "../../../../src/domain/answering/ranking/shared-kanji.ts";
import { weighQuestion } from "../../../../src/domain/answering/ranking/weigh.ts";
import { FEW_PASSAGES } from "../../../../src/domain/answering/ranking/weights.ts";
import { analysePassage } from "../../../../src/domain/answering/text/passages.ts";

const JAPANESE = { locale: "ja", languages: ["ja"] } as const;

function weigh(question: string, passages: number, known: readonly string[] = []) {
  const frequencies = new Map(known.map((term) => [term, 1]));
  const vocabulary = { passages, documents: 1, frequencies, spellings: new Map() };
  return weighQuestion(readQuestion(question, JAPANESE), vocabulary);
}

/** The asked word that an index term stands for by a kanji that both have. */
function askedBy(question: string, term: string, passages = FEW_PASSAGES + 1): string | undefined {
  const weighed = weigh(question, passages);
  const hit = createKanjiFinder(weighed)?.(term);
  return hit && weighed.weighed[hit.index]?.word;
}

describe("words that share a kanji", () => {
  it.each([
    ["a verb and a compound that begins with it", "熊は冬に何を食べますか？", "食性", "食"],
    ["a verb and a compound that ends in it", "熊は冬に何を食べますか？", "主食", "食"],
    ["a word and a shorter one for the same", "熊の母親はどこですか？", "母", "母親"],
    ["none of two compounds", "熊の母親はどこですか？", "母国", undefined],
    ["none of a longer term", "熊は冬に何を食べますか？", "食べ放題", undefined],
    ["no kanji that everybody says", "有名な人物はだれですか？", "人", undefined],
    ["nothing in kana", "クマはどこですか？", "熊", undefined],
  ] as const)("are %s", (_, question, term, expected) => {
    expect(askedBy(question, term)).toBe(expected);
  });

  it("tell nothing to a robot of a few pages", () => {
    expect(askedBy("熊は冬に何を食べますか？", "食性", FEW_PASSAGES)).toBeUndefined();
  });

  it("count in a passage less than the word itself, and do not count as found", () => {
    const weighed = weigh("熊は冬に何を食べますか？", FEW_PASSAGES + 1, ["食"]);
    const at = weighed.weighed.findIndex(({ word }) => word === "食");
    const text = "熊を食べる。熊の食性。熊の姿。";
    const passage = analysePassage({ seq: 0, kind: "text", heading: "", text }, "ja");
    const { sentences } = createMatcher(weighed)(passage);
    expect(sentences.map((found) => found[at])).toEqual([1, 0.3, 0]);
  });
});
