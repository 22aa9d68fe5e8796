/** Processes whose clocks disagree: who died is told by a lease that stands still, whatever time it names. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryIdempotencyStore } from "../../src/adapters/memory/idempotency.ts";
import { createRandomIds } from "../../src/adapters/system/ids.ts";
import { createProcessOwner } from "../../src/adapters/system/process-owner.ts";
import { createIdempotency, type IdempotentWork } from "../../src/flows/idempotency.ts";
import { Secret } from "../../src/settings/secrets.ts";

const HOUR_MS = 3_600_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Two processes: they share the claims, each has a clock of its own.
function openTwo(ahead_ms: number) {
  const store = createMemoryIdempotencyStore();
  const open = (offset_ms: number) =>
    createIdempotency({
      idempotencyStore: store,
      volatile: { results: createMemoryIdempotencyStore() },
      clock: { now: () => Date.now() + offset_ms },
      ids: createRandomIds(),
      owner: createProcessOwner({ place: null, pid: 1, isRunning: () => false }),
      secret: new Secret("secret"),
    });
  return { store, ahead: open(ahead_ms), right: open(0) };
}

const jobOf = (work: () => Promise<string>): IdempotentWork<string, { readonly value: string }> => ({
  scope: "test",
  key: "key-1",
  body: { message: "hello" },
  work,
  toStored: (value) => ({ value }),
  fromStored: ({ value }) => value,
});

it.each([2, 48])(
  "work of a process that was killed with its clock %i h ahead is done 30 s later",
  async (hours) => {
    const { store, ahead, right } = openTwo(hours * HOUR_MS);
    // Killed: it comes to no end and renews nothing.
    store.renew = async () => {};
    void ahead.run(jobOf(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(10);
    const done: string[] = [];
    const asked = right.run(jobOf(async () => `done ${done.push("once")}`));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toBe("done 1");
  },
);

it.each([0, 0.01, 2])("work of a living process whose clock is %d h ahead is waited for", async (hours) => {
  const { ahead, right } = openTwo(hours * HOUR_MS);
  const first = ahead.run(jobOf(() => new Promise((resolve) => setTimeout(() => resolve("slow"), 40_000))));
  await vi.advanceTimersByTimeAsync(10);
  const done: string[] = [];
  const second = right.run(jobOf(async () => `done ${done.push("again")}`));
  await vi.advanceTimersByTimeAsync(41_000);
  expect([await first, await second]).toEqual(["slow", "slow"]);
  expect(done).toEqual([]);
});
