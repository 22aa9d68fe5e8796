import { describe, expect, it } from "vitest";
import { decideReplacement } from "../../src/domain/worker-restart.ts";

describe("a worker that died", () => {
  it("is replaced soon, then ever later, never later than half a minute", () => {
    const waits: number[] = [];
    let failures = 0;
    for (let death = 0; death < 12; death += 1) {
      const replacement = decideReplacement({ failures, lived_ms: 1_000 });
      waits.push(replacement.wait_ms);
      ({ failures } = replacement);
    }
    const settled = [30_000, 30_000, 30_000, 30_000, 30_000];
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, ...settled]);
  });

  it("after a minute of work counts as the first", () => {
    expect(decideReplacement({ failures: 6, lived_ms: 60_000 })).toEqual({ failures: 1, wait_ms: 250 });
    expect(decideReplacement({ failures: 6, lived_ms: 59_999 })).toEqual({ failures: 7, wait_ms: 16_000 });
  });
});
