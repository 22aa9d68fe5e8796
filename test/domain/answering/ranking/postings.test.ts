import { describe, expect, it } from "vitest";

import { createPostings } from "../../../../src/domain/answering/ranking/postings.ts";

const TOTALS = { passages: 1_000, words: 10_000 };

/** Passages by id: heading terms, then a line for each sentence. */
function of(passages: Readonly<Record<number, readonly [string, string]>>) {
  const postings = createPostings();
  for (const [id, [heading, body]] of Object.entries(passages)) postings.add(Number(id), heading, body);
  const search = (terms: string[][], limit = 10, totals = TOTALS) =>
    postings.search({ groups: terms.map((group) => ({ terms: group })), limit, totals });
  return { postings, search };
}

describe("words in memory", () => {
  it.each([
    [
      "a word that stands twice",
      { 1: ["x", "lamp oil wick"], 2: ["x", "lamp lamp wick"] },
      [["lamp"]],
      [2, 1],
    ],
    ["a word of the title", { 1: ["x", "lamp wick"], 2: ["lamp", "x wick"] }, [["lamp"]], [2, 1]],
    ["a shorter passage", { 1: ["x", "lamp a b c d"], 2: ["x", "lamp"] }, [["lamp"]], [2, 1]],
    ["empty sentences count", { 1: ["x", "lamp\n\n\n"], 2: ["x", "lamp\na"] }, [["lamp"]], [2, 1]],
    ["the rarer word", { 1: ["x", "oil"], 2: ["x", "lamp"], 3: ["x", "oil"] }, [["oil", "lamp"]], [2, 1, 3]],
    [
      "both words",
      { 1: ["x", "oil a"], 2: ["x", "oil lamp"], 3: ["x", "a lamp"] },
      [["oil"], ["lamp"]],
      [2, 1, 3],
    ],
    ["a word asked twice", { 1: ["x", "oil"], 2: ["x", "lamp"] }, [["oil"], ["lamp"], ["lamp"]], [2, 1]],
    ["of equals the first", { 7: ["x", "lamp"], 9: ["x", "lamp"], 8: ["x", "lamp"] }, [["lamp"]], [7, 8, 9]],
    ["no word that stands nowhere", { 1: ["x", "oil"] }, [["lamp"], [""]], []],
  ] as const)("%s", (_, passages, terms, expected) => {
    expect(of(passages).search(terms.map((group) => [...group]))).toEqual(expected);
  });

  it("gives the best of many, and the same when it is asked again", () => {
    const passages = Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => {
        const times = (at * 7) % 31;
        return [at + 1, ["x", `lamp ${"lamp ".repeat(times)}${"oil ".repeat(40 - times)}end`]] as const;
      }),
    );
    const { search } = of(passages);
    const all = search([["lamp"]], 400);
    expect(all).toHaveLength(400);
    const timesOf = (id: number) => ((id - 1) * 7) % 31;
    const sorted = all.toSorted((one, other) => timesOf(other) - timesOf(one) || one - other);
    expect(all).toEqual(sorted);
    expect(search([["lamp"]], 7)).toEqual(all.slice(0, 7));
    expect(search([["lamp"]], 1)).toEqual(all.slice(0, 1));
  });

  it("a word of less than half of the passages tells more than one of most, however often that is said", () => {
    const { search } = of({
      1: ["", "oil a"],
      2: ["", "oil a"],
      3: ["", "lamp lamp lamp"],
      4: ["", "lamp b"],
      5: ["", "lamp b"],
    });
    const totals = { passages: 5, words: 11 };
    expect(search([["lamp"], ["oil"]], 3, totals)).toEqual([1, 2, 3]);
  });

  it("counts passages, not words", () => {
    const { postings } = of({ 1: ["lamp", "lamp oil lamp"], 2: ["", "lamp"] });
    expect(["lamp", "oil", "wick", ""].map((term) => postings.frequencyOf(term))).toEqual([2, 1, 0, 0]);
  });

  it("a word of most passages of the index tells next to nothing, and is found all the same", () => {
    const { search } = of({ 1: ["x", "lamp"], 2: ["x", "lamp oil"], 3: ["x", "lamp"] });
    expect(search([["lamp"], ["oil"]], 10, { passages: 3, words: 10 })).toEqual([2, 1, 3]);
  });

  it("says what it takes", () => {
    const postings = createPostings();
    const empty = postings.sizeInBytes();
    for (let at = 0; at < 2_000; at++) postings.add(at, "lamp", `oil word${at}`);
    const grown = postings.sizeInBytes() - empty;
    expect(grown).toBeGreaterThan(2_000 * 100);
    expect(grown).toBeLessThan(2_000 * 400);
  });
});
