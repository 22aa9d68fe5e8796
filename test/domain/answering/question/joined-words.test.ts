import { describe, expect, it } from "vitest";

import { cutWords, joinWords, respell } from "../../../../src/domain/answering/question/joined-words.ts";

const everyday = new Set(["included", "price"]);
const known = new Set(["helmet", "included", "price"]);
const isKnown = (part: string): boolean => known.has(part);

describe("two words without the space between them", () => {
  it("are told apart where the robot says both and one is everybody's", () => {
    const cuts = cutWords(["helmetincluded"], everyday);
    expect(respell("helmetincluded?", cuts, isKnown)).toBe("helmet included?");
  });

  it("stay one where the robot does not say both, or one is short", () => {
    expect(respell("tandemincluded", cutWords(["tandemincluded"], everyday), isKnown)).toBeUndefined();
    expect(cutWords(["hatprice"], everyday)).toEqual([]);
    expect(cutWords(["helmethelmet"], everyday)).toEqual([]);
  });
});

describe("one word typed as two", () => {
  const says = (word: string): boolean => word === "giropizza";

  it("is put together where the robot says the whole", () => {
    const pairs = joinWords("giro pizza quanto costa", new Set(["giro", "quanto"]));
    expect(respell("giro pizza quanto costa", pairs, says)).toBe("giropizza quanto costa");
    expect(respell("giro-pizza?", joinWords("giro-pizza?", new Set(["giro"])), says)).toBe("giropizza?");
  });

  it("stays two where the robot says both, or not the whole", () => {
    expect(joinWords("giro pizza", new Set())).toEqual([]);
    const pairs = joinWords("giro turistico", new Set(["giro"]));
    expect(respell("giro turistico", pairs, says)).toBeUndefined();
  });
});
