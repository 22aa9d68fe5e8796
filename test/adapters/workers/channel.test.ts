/** The channel over a line in this process, and each shared port through it against the port's own suite. */
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createMemoryRateLimiter } from "../../../src/adapters/limits/memory.ts";
import { createMemoryIdempotencyStore } from "../../../src/adapters/memory/idempotency.ts";
import { createMemoryHandover } from "../../../src/adapters/memory/handover.ts";
import { createMemoryItemStore } from "../../../src/adapters/memory/items.ts";
import { createMemoryTokenBudget } from "../../../src/adapters/memory/token-budget.ts";
import { type Channel, createChannel } from "../../../src/adapters/workers/channel.ts";
import { answerVolatile, createSharedVolatile } from "../../../src/adapters/workers/shared-volatile.ts";
import type { Volatile } from "../../../src/ports/volatile.ts";
import { describeIdempotencyStore } from "../../ports/idempotency-store.suite.ts";
import { describeRateLimiter, LIMITS } from "../../ports/rate-limiter.suite.ts";

/** Two ends of one line; what is sent becomes JSON on its way, as between processes. */
function openLine(): { parent: Channel; worker: Channel } {
  const takers: ((message: unknown) => void)[] = [];
  const end = (own: number, other: number) =>
    createChannel({
      post: (message) => {
        const sent = JSON.stringify(message);
        setImmediate(() => takers[other]?.(JSON.parse(sent)));
      },
      hear: (take) => (takers[own] = take),
    });
  return { parent: end(0, 1), worker: end(1, 0) };
}

const ITEMS = { enabled: true, lifetime_hours: 1, most_bytes: 100_000, tenant_bytes: 10_000 };

async function openMemory(): Promise<Volatile> {
  return {
    limits: await createMemoryRateLimiter(LIMITS),
    handover: createMemoryHandover({ now: () => 0 }),
    items: createMemoryItemStore({ ...ITEMS, clock: { now: () => 0 } }),
    tokenBudget: createMemoryTokenBudget({ daily_tokens: 100, clock: { now: () => 0 } }),
    results: createMemoryIdempotencyStore(),
    close: async () => {},
  };
}

async function share(kept?: Volatile): Promise<{ shared: Volatile; worker: Channel; parent: Channel }> {
  const { parent, worker } = openLine();
  answerVolatile(parent, kept ?? (await openMemory()));
  const memory = await createMemoryRateLimiter(LIMITS);
  return { shared: createSharedVolatile({ channel: worker, items_enabled: true, memory }), worker, parent };
}

describe("a channel", () => {
  it("brings values and errors back to the call that they belong to", async () => {
    const { parent, worker } = openLine();
    parent.answer("double", async (number) => {
      await pause(10 - (number as number));
      return (number as number) * 2;
    });
    parent.answer("fail", () => {
      throw new Error("no room");
    });
    const doubled = await Promise.all([1, 2, 3].map((number) => worker.call("double", [number])));
    expect(doubled).toEqual([2, 4, 6]);
    await expect(worker.call("fail")).rejects.toThrow("no room");
    await expect(worker.call("unknown")).rejects.toThrow("nobody answers unknown");
  });

  it("waits for no answer for ever", async () => {
    const { parent, worker } = openLine();
    parent.answer("hang", () => new Promise(() => {}));
    await expect(worker.call("hang", [], 20)).rejects.toThrow("no answer to hang in 20 ms");
    const left = worker.call("hang");
    worker.end();
    await expect(left).rejects.toThrow("the other side has ended");
    await expect(worker.call("hang")).rejects.toThrow("nobody is left");
  });
});

describeIdempotencyStore("of a parent", async () => ({
  store: (await share()).shared.results,
  close: async () => {},
}));

describeRateLimiter("of a parent", async () => (await share()).shared.limits);

describe("what workers share", () => {
  it("transcripts, items and budgets are one, whichever worker asks", async () => {
    const kept = await openMemory();
    const [one, two] = [(await share(kept)).shared, (await share(kept)).shared];
    const turn = { message_id: "msg_1", role: "user", text: "Olá", created_at: 0 } as never;
    await one.handover.put("hash", [turn], 10);
    expect(await two.handover.take("hash", 1)).toEqual([turn]);
    expect(await one.handover.take("hash", 1)).toEqual([]);

    await one.items.save({ tenant_id: "ten_1", item_id: "msg_1", text: "Open at nine." });
    expect(await two.items.find("ten_1", "msg_1")).toBe("Open at nine.");
    expect(await two.items.find("ten_2", "msg_1")).toBeNull();
    expect(two.items.enabled).toBe(true);

    const first = await one.tokenBudget.reserve("ten_1", 80);
    expect(await two.tokenBudget.reserve("ten_1", 80)).toBeNull();
    await first?.settle(10);
    expect(await two.tokenBudget.reserve("ten_1", 80)).not.toBeNull();
  });

  it("without its parent a worker counts rate limits by itself", async () => {
    const { shared, worker } = await share();
    worker.end();
    const waits = [];
    for (let at = 0; at < 4; at += 1) waits.push(await shared.limits.consume("other", "marie"));
    expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, false]);
  });
});
