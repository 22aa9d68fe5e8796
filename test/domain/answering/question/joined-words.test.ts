import { describe, expect, it } from "vitest";

import { cutWords, parted } from "../../../../src/domain/answering/question/joined-words.ts";

const everyday = new Set(["included", "price"]);
const known = new Set(["helmet", "included", "price"]);
const isKnown = (part: string): boolean => known.has(part);

describe("two words without the space between them", () => {
  it("are told apart where the robot says both and one is everybody's", () => {
    const cuts = cutWords(["helmetincluded"], everyday);
    expect(parted("helmetincluded?", cuts, isKnown)).toBe("helmet included?");
  });

  it("stay one where the robot does not say both, or one is short", () => {
    expect(parted("tandemincluded", cutWords(["tandemincluded"], everyday), isKnown)).toBeUndefined();
    expect(cutWords(["hatprice"], everyday)).toEqual([]);
    expect(cutWords(["helmethelmet"], everyday)).toEqual([]);
  });
});
