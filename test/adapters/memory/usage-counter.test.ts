import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUsageCounter } from "../../../src/adapters/memory/usage-counter.ts";
import type { HourlyUse } from "../../../src/domain/usage.ts";
import { createTurnedClock } from "../../support/appliance.ts";

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 0, 15, 12);

/** A counter over a store that keeps what it is given, or fails as often as it is told. */
function open() {
  const written: (readonly HourlyUse[])[] = [];
  const state = { failures: 0 };
  const clock = createTurnedClock(NOON + 5_000);
  const add = async (uses: readonly HourlyUse[]) => {
    if (state.failures-- > 0) throw new Error("lost");
    written.push(uses);
  };
  const log = { error: () => {}, warn: () => {}, info: () => {}, debug: vi.fn<() => void>() };
  return { counter: createUsageCounter({ usage: { add }, clock, log }), written, state, clock, log };
}

const used = (times: number, fields: Partial<HourlyUse> = {}): HourlyUse => ({
  robot_id: "rob_1",
  hour: NOON,
  use: "answered",
  times,
  ...fields,
});

describe("a counter", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("writes a second later, all at once, each kind of each robot and hour together", async () => {
    const { counter, written, clock } = open();
    counter.count("rob_1", "answered");
    counter.count("rob_1", "answered");
    counter.count("rob_1", "declined");
    counter.count("rob_1", "model_tokens", 40);
    for (const times of [0, 0.2, -3, NaN, Infinity]) counter.count("rob_3", "model_tokens", times);
    counter.count("rob_1", "model_tokens", 1.7);
    counter.count("rob_2", "answered");
    clock.advance(HOUR_MS);
    counter.count("rob_1", "answered");
    await vi.advanceTimersByTimeAsync(999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([
      [
        used(2),
        used(1, { use: "declined" }),
        used(42, { use: "model_tokens" }),
        used(1, { robot_id: "rob_2" }),
        used(1, { hour: NOON + HOUR_MS }),
      ],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });

  it("writes what is left when it is closed, and nothing where nothing is", async () => {
    const { counter, written } = open();
    counter.count("rob_1", "answered");
    await counter.close();
    await counter.close();
    expect(written).toEqual([[used(1)]]);
  });

  it("keeps what could not be written, and adds what came meanwhile", async () => {
    const { counter, written, state, log } = open();
    state.failures = 2;
    counter.count("rob_1", "answered");
    await vi.advanceTimersByTimeAsync(1_000);
    counter.count("rob_1", "answered");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([written, log.debug.mock.calls.length]).toEqual([[], 2]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([[used(2)]]);
  });

  it("closes although nothing can be written any more", async () => {
    const { counter, written, state } = open();
    state.failures = 9;
    counter.count("rob_1", "answered");
    await counter.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([]);
  });

  it("keeps ten thousand numbers at most, those that it has go on", async () => {
    const { counter, written } = open();
    for (let robot = 0; robot < 10_005; robot += 1) counter.count(`rob_${robot}`, "answered");
    counter.count("rob_0", "answered");
    await vi.advanceTimersByTimeAsync(1_000);
    const all = written.flat();
    expect([all.length, written.length, all[0]?.times]).toEqual([10_000, 10, 2]);
  });
});

it("is no part of the request that counted, whose trace it would be in", async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const add = async () => void seen.push(request.getStore());
  const { clock, log } = open();
  const counter = createUsageCounter({ usage: { add }, clock, log });
  request.run("a request", () => counter.count("rob_1", "answered"));
  await expect.poll(() => seen).toEqual([undefined]);
});
