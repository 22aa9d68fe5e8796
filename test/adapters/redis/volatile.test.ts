/** What several servers share through a real Redis; without `redis-server` only what happens while there is none. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSeal } from "../../../src/adapters/redis/seal.ts";
import { createRedisVolatile } from "../../../src/adapters/redis/volatile.ts";
import { openVolatile } from "../../../src/appliance/volatile.ts";
import type { Volatile } from "../../../src/ports/volatile.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { describeIdempotencyStore } from "../../ports/idempotency-store.suite.ts";
import { createTurnedClock, settingsFor } from "../../support/appliance.ts";
import { freePort } from "../../support/free-port.ts";
import { hasRedis, type RedisServer, startRedis } from "../../support/redis.ts";

const clock = createTurnedClock(Date.now());
const SECRET = "the installation's secret, which all share";
const TURNS = [{ message_id: "msg_1", role: "user" as const, text: "Zanzibar?", created_at: 1 }];

function recordingLog() {
  const lines: string[] = [];
  const keep = (message: string) => void lines.push(message);
  return { lines, log: { error: keep, warn: keep, info: keep, debug: () => {} } };
}

async function openAt(port: number, { secret = SECRET, daily_tokens = 100 as number | null } = {}) {
  const { lines, log } = recordingLog();
  const settings = settingsFor({ "answers.daily_tokens": daily_tokens });
  const memory = await openVolatile({ settings, secrets: {}, clock, log });
  const url = new Secret(`redis://127.0.0.1:${port}`);
  const { items } = settings.runtime;
  const volatile = await createRedisVolatile({
    url,
    secret: new Secret(secret),
    memory,
    items,
    daily_tokens,
    clock,
    log,
  });
  return { volatile, lines };
}

/** Passes everything on to a Redis; the answer that comes next is swallowed, and the connection broken. */
async function startBreakingProxy(port: number) {
  let isBreaking = false;
  let answers = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const redis = connect(port, "127.0.0.1");
    for (const socket of [client, redis]) sockets.add(socket.on("error", () => {}));
    client.pipe(redis);
    client.on("close", () => redis.destroy());
    redis.on("data", (bytes) => {
      if (isBreaking) client.resetAndDestroy();
      else client.write(bytes);
      answers += isBreaking ? 0 : 1;
      isBreaking = false;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    breakNext: () => {
      isBreaking = true;
      answers = 0;
    },
    isUsed: () => answers > 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("a sealed text", () => {
  const seal = createSeal(new Secret(SECRET));
  it("opens at its place only, by the same secret only, and whole only", () => {
    const sealed = seal.close("Zanzibar, é, 日本", "one");
    expect(sealed).not.toContain("Zanzibar");
    expect(seal.open(sealed, "one")).toBe("Zanzibar, é, 日本");
    expect(seal.open(sealed, "two")).toBeNull();
    expect(createSeal(new Secret("another")).open(sealed, "one")).toBeNull();
    expect(seal.open(sealed.slice(0, -8), "one")).toBeNull();
    expect(seal.open("", "one")).toBeNull();
    expect(seal.close("same", "one")).not.toBe(seal.close("same", "one"));
  });
});

describe("without a Redis", () => {
  it("each server keeps its own, and that is said once and without the address", async () => {
    const port = await freePort();
    const { volatile, lines } = await openAt(port);
    await volatile.handover.put("hash", TURNS, clock.now() + 60_000);
    expect(await volatile.handover.take("hash", clock.now())).toEqual(TURNS);
    await volatile.items.save({ tenant_id: "acme", item_id: "msg_1", text: "Open." });
    expect(await volatile.items.find("acme", "msg_1")).toBe("Open.");
    expect(await volatile.tokenBudget.reserve("acme", 101)).toBeNull();
    expect(await volatile.tokenBudget.reserve("acme", 100)).not.toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(String(port));
    await volatile.close();
  });

  it("a store without an address is an error that says what to set", async () => {
    const settings = settingsFor({ "volatile.store": "redis" });
    const opening = openVolatile({ settings, secrets: {}, clock, log: recordingLog().log });
    await expect(opening).rejects.toThrow("CHAT_ASSISTANT_REDIS_URL");
  });
});

describe.skipIf(!hasRedis())("two servers on one Redis (left out without the program redis-server)", () => {
  let port = 0;
  let redis: RedisServer;
  let one: Volatile;
  let two: Volatile;
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    ({ volatile: one } = await openAt(port));
    ({ volatile: two } = await openAt(port));
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await redis.stop();
  });

  describeIdempotencyStore("redis", async () => {
    // Found by another server than the one that claims: not in its memory.
    const [{ volatile }, { volatile: other }] = [await openAt(port), await openAt(port)];
    const close = async () => void (await Promise.all([volatile.close(), other.close()]));
    return { store: { ...volatile.results, find: other.results.find }, close };
  });

  it("a claim of one is the other's, too, and so is its result", async () => {
    const now = clock.now();
    const times = { now, lease_until: now + 1_000, expires_at: now + 60_000, standing_lease: null };
    const claim = { claim_hash: "shared", owner: "marie" };
    expect(await one.results.claim({ ...claim, body_hash: "body", ...times })).toBe(true);
    expect(await two.results.claim({ ...claim, owner: "paul", body_hash: "body", ...times })).toBe(false);
    await one.results.complete(claim, '{"text":"Zanzibar"}');
    expect((await two.results.find("shared", times.now))?.result).toBe('{"text":"Zanzibar"}');
  });

  it("a transcript is given once, to whichever asks, and not after its end", async () => {
    await one.handover.put("hash", TURNS, clock.now() + 60_000);
    const taken = await Promise.all([one, two, one, two].map((it) => it.handover.take("hash", clock.now())));
    expect(taken.filter((turns) => turns.length > 0)).toEqual([TURNS]);
    await one.handover.put("late", TURNS, clock.now());
    expect(await two.handover.take("late", clock.now())).toEqual([]);
  });

  it("an item is its tenant's, on both", async () => {
    await one.items.save({ tenant_id: "acme", item_id: "msg_1", text: "Open at nine." });
    expect(await two.items.find("acme", "msg_1")).toBe("Open at nine.");
    expect(await two.items.find("umbrella", "msg_1")).toBeNull();
    expect(await two.items.find("acme", "msg_2")).toBeNull();
  });

  it("a day's tokens are counted once for both, and what was not used is given back", async () => {
    const asked = Array.from({ length: 30 }, (_, at) => (at % 2 ? one : two).tokenBudget.reserve("acme", 10));
    const granted = (await Promise.all(asked)).filter((reservation) => reservation !== null);
    expect(granted).toHaveLength(10);
    await granted[0]!.settle(3);
    await granted[0]!.settle(0);
    expect(await two.tokenBudget.reserve("acme", 8)).toBeNull();
    expect(await two.tokenBudget.reserve("acme", 7)).not.toBeNull();
    expect(await two.tokenBudget.reserve("umbrella", 100)).not.toBeNull();
  });

  it("nothing of it is readable there, nor without the secret, and all of it ends by itself", async () => {
    await one.items.save({ tenant_id: "acme", item_id: "msg_3", text: "Zanzibar" });
    await one.handover.put("kept", TURNS, clock.now() + 60_000);
    const client = new Redis(port, "127.0.0.1");
    const keys = await client.keys("*");
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys) {
      expect(await client.pttl(key)).toBeGreaterThan(0);
      const value = (await client.type(key)) === "hash" ? await client.hgetall(key) : await client.get(key);
      expect(JSON.stringify(value)).not.toContain("Zanzibar");
    }
    client.disconnect();
    const { volatile: stranger } = await openAt(port, { secret: "another" });
    expect(await stranger.items.find("acme", "msg_3")).toBeNull();
    await stranger.close();
  });

  it("a Redis that hangs costs one call the time of a command, and is used again when it goes on", async () => {
    const { volatile, lines } = await openAt(port);
    redis.child.kill("SIGSTOP");
    const started_ms = performance.now();
    for (let at = 0; at < 5; at += 1)
      await volatile.items.save({ tenant_id: "acme", item_id: `late_${at}`, text: "Kept here." });
    expect(performance.now() - started_ms).toBeLessThan(1_400);
    redis.child.kill("SIGCONT");
    expect(await volatile.items.find("acme", "late_4")).toBe("Kept here.");
    await expect
      .poll(async () => {
        await volatile.items.find("acme", "late_4");
        return lines.length;
      })
      .toBe(2);
    expect(lines).toEqual([expect.stringContaining("is lost"), expect.stringContaining("is back")]);
    expect(await volatile.items.find("acme", "late_4")).toBe("Kept here.");
    await volatile.close();
  });

  it("a Redis that takes no writes is lost once, whatever it still reads, and back when it takes them", async () => {
    const { volatile, lines } = await openAt(port);
    const operator = new Redis(port, "127.0.0.1");
    const use = async () => {
      await volatile.items.find("acme", "refused");
      await volatile.items.save({ tenant_id: "acme", item_id: "refused", text: "Kept here." });
    };
    const rested = () => new Promise((resolve) => setTimeout(resolve, 1_100));
    await operator.config("SET", "maxmemory", "1");
    for (let at = 0; at < 3; at += 1) {
      await use();
      await rested();
    }
    expect(await volatile.items.find("acme", "refused")).toBe("Kept here.");
    expect(lines).toEqual([expect.stringContaining("is lost")]);
    await operator.config("SET", "maxmemory", "0");
    await use();
    expect(lines).toEqual([expect.stringContaining("is lost"), expect.stringContaining("is back")]);
    operator.disconnect();
    await volatile.close();
  });

  it("a connection that breaks before an answer has its call done once: the claim is its own, the tokens are booked once", async () => {
    const proxy = await startBreakingProxy(port);
    const { volatile } = await openAt(proxy.port);
    const now = clock.now();
    const times = { now, lease_until: now + 30_000, expires_at: now + 60_000, standing_lease: null };
    const claim = { claim_hash: "broken", owner: "marie", body_hash: "body", ...times };
    proxy.breakNext();
    expect(await volatile.results.claim(claim)).toBe(true);
    expect(await one.results.claim({ ...claim, owner: "paul" })).toBe(false);
    await expect.poll(async () => (await volatile.results.find("broken", now)) !== null).toBe(true);
    await expect.poll(() => proxy.isUsed()).toBe(true);
    proxy.breakNext();
    expect(await volatile.tokenBudget.reserve("hooli", 40)).not.toBeNull();
    expect(await one.tokenBudget.reserve("hooli", 60)).not.toBeNull();
    await volatile.close();
    await proxy.close();
  });

  it("work that begins or ends while Redis takes no writes is done once, and Redis is lost once", async () => {
    const { volatile, lines } = await openAt(port);
    const { results } = volatile;
    const operator = new Redis(port, "127.0.0.1");
    const now = clock.now();
    const times = { now, lease_until: now + 30_000, expires_at: now + 60_000, standing_lease: null };
    const claim = (claim_hash: string, owner: string) =>
      results.claim({ claim_hash, owner, body_hash: "body", ...times });
    const rested = () => new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await claim("ends-full", "marie")).toBe(true);
    await operator.config("SET", "maxmemory", "1");
    await results.complete({ claim_hash: "ends-full", owner: "marie" }, '"one"');
    await rested();
    expect(await claim("begins-full", "marie")).toBe(true);
    await rested();
    await results.complete({ claim_hash: "begins-full", owner: "marie" }, '"two"');
    await rested();
    expect(await volatile.handover.take("nothing", now)).toEqual([]);
    expect(lines).toEqual([expect.stringContaining("is lost")]);
    await operator.config("SET", "maxmemory", "0");
    await rested();
    for (const [claim_hash, result] of [
      ["ends-full", '"one"'],
      ["begins-full", '"two"'],
    ] as const) {
      expect((await results.find(claim_hash, now))?.result).toBe(result);
      expect(await claim(claim_hash, "paul")).toBe(false);
    }
    operator.disconnect();
    await volatile.close();
  });
});
