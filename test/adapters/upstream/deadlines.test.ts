/** The clocks of an upstream call. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDeadlines } from "../../../src/adapters/upstream/deadlines.ts";

const lengths = { first_byte_timeout_ms: 100, idle_timeout_ms: 50, total_timeout_ms: 300 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the clocks of a call", () => {
  it("lapse once, with the first that runs out, and leave no timer behind", () => {
    const lapses: string[] = [];
    createDeadlines(lengths, (lapse) => lapses.push(lapse));
    vi.advanceTimersByTime(1_000);
    expect(lapses).toEqual(["timeout_first_byte"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("start the idle clock anew with every byte, within the total", () => {
    const lapses: string[] = [];
    const deadlines = createDeadlines(lengths, (lapse) => lapses.push(lapse));
    for (let byte = 0; byte < 7; byte += 1) {
      vi.advanceTimersByTime(40);
      deadlines.touch();
    }
    expect(lapses).toEqual([]);
    vi.advanceTimersByTime(30);
    expect(lapses).toEqual(["timeout_total"]);
  });

  it("call another end for another idle time, also when the length is the same", () => {
    const lapses: string[] = [];
    const deadlines = createDeadlines(lengths, (lapse) => lapses.push(lapse));
    deadlines.touch();
    deadlines.touch(50, () => lapses.push("tail"));
    vi.advanceTimersByTime(60);
    expect(lapses).toEqual(["tail"]);
  });

  it("stay stopped once they were cleared", () => {
    const lapses: string[] = [];
    const deadlines = createDeadlines(lengths, (lapse) => lapses.push(lapse));
    deadlines.clear();
    deadlines.touch();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(lapses).toEqual([]);
  });
});
