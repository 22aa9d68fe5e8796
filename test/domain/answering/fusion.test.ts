/** Joining ranked lists. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuseRanks } from "../../../src/domain/answering/fusion.ts";

describe("joined ranks", () => {
  it("put what both lists know above what one list knows", () => {
    const fused = fuseRanks(
      [
        { ids: ["a", "b", "c"], weight: 1 },
        { ids: ["d", "b", "e"], weight: 1 },
      ],
      10,
    );
    expect(fused[0]?.id).toBe("b");
    expect(fused.map(({ id }) => id)).toEqual(["b", "a", "d", "c", "e"]);
  });

  it("give 1 to what is first everywhere, and follow the weights", () => {
    expect(
      fuseRanks(
        [
          { ids: ["a"], weight: 1 },
          { ids: ["a"], weight: 3 },
        ],
        1,
      ),
    ).toEqual([{ id: "a", score: 1 }]);
    expect(
      fuseRanks(
        [
          { ids: ["a"], weight: 1 },
          { ids: ["b"], weight: 3 },
        ],
        2,
      ).map(({ id }) => id),
    ).toEqual(["b", "a"]);
    expect(fuseRanks([{ ids: ["a"], weight: 0 }], 2)).toEqual([{ id: "a", score: 0 }]);
    expect(fuseRanks([], 5)).toEqual([]);
  });

  it("are descending, distinct, between 0 and 1 and within the limit for any lists", () => {
    const list = fc.record({
      ids: fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h")),
      weight: fc.double({ min: 0, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(list), fc.nat(6), (lists, limit) => {
        const fused = fuseRanks(lists, limit);
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
