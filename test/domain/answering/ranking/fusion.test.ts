/** Joining ranked lists. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuseScores } from "../../../../src/domain/answering/ranking/fusion.ts";

const hits = (scores: Record<string, number>) => Object.entries(scores).map(([id, score]) => ({ id, score }));

describe("joined lists", () => {
  it("put what both lists know above what one list knows", () => {
    const fused = fuseScores(
      [
        { hits: hits({ a: 9, b: 8, c: 1 }), weight: 1 },
        { hits: hits({ d: 0.7, b: 0.6, e: 0.2 }), weight: 1 },
      ],
      10,
    );
    expect(fused.map(({ id }) => id)).toEqual(["b", "a", "d", "c", "e"]);
    expect(fused[0]?.score).toBeCloseTo((7 / 8 + 0.8) / 2);
  });

  it.each([
    ["far ahead keeps its place", { a: 10, b: 2, c: 1 }, ["a", "b", "c"]],
    ["hardly ahead gives way", { a: 10, b: 9.9, c: 1 }, ["b", "a", "c"]],
  ])("know by how much one is ahead: what is %s", (_name, scores, order) => {
    const meaning = { hits: hits({ b: 0.9, c: 0.5, a: 0.4 }), weight: 3 };
    expect(fuseScores([{ hits: hits(scores), weight: 7 }, meaning], 3).map(({ id }) => id)).toEqual(order);
  });

  it("of a short list let the last count for what it is", () => {
    const words = { hits: hits({ a: 10, b: 9 }), weight: 7 };
    const meaning = { hits: hits({ c: 0.9, b: 0.8, a: 0.1 }), weight: 3 };
    expect(fuseScores([words, meaning], 3).map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(fuseScores([{ ...words, nothing: 5 }, meaning], 3).map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  it("give 1 to what is first everywhere, and follow the weights", () => {
    const one = (id: string, weight: number) => ({ hits: [{ id, score: 0.3 }], weight });
    expect(fuseScores([one("a", 1), one("a", 3)], 1)).toEqual([{ id: "a", score: 1 }]);
    expect(fuseScores([one("a", 1), one("b", 3)], 2).map(({ id }) => id)).toEqual(["b", "a"]);
    expect(fuseScores([one("a", 0)], 2)).toEqual([{ id: "a", score: 0 }]);
    expect(fuseScores([], 5)).toEqual([]);
  });

  it("are descending, distinct, between 0 and 1 and within the limit for any lists", () => {
    const list = fc.record({
      hits: fc
        .array(
          fc.record({
            id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
            score: fc.double({ min: -20, max: 20, noNaN: true }),
          }),
        )
        .map((all) => all.toSorted((left, right) => right.score - left.score)),
      weight: fc.double({ min: 0, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(list), fc.nat(6), (lists, limit) => {
        const fused = fuseScores(lists, limit);
        expect(fused.length).toBeLessThanOrEqual(limit);
        expect(new Set(fused.map(({ id }) => id)).size).toBe(fused.length);
        for (const [at, { score }] of fused.entries()) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1.000001);
          expect(score).toBeLessThanOrEqual(fused[at - 1]?.score ?? 2);
        }
      }),
    );
  });
});
