/** The Redis limiter against a real server; without `redis-server` only what happens while there is none. */
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMemoryRateLimiter } from "../../../src/adapters/limits/memory.ts";
import { openRateLimiter } from "../../../src/adapters/limits/open-rate-limiter.ts";
import { createRedisRateLimiter } from "../../../src/adapters/limits/redis.ts";
import type { Log } from "../../../src/ports/log.ts";
import type { RateLimiter } from "../../../src/ports/rate-limiter.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { settingsFor } from "../../support/appliance.ts";
import { freePort } from "../../support/free-port.ts";
import { hasRedis, type RedisServer, startRedis } from "../../support/redis.ts";
import { describeRateLimiter, LIMITS } from "../../ports/rate-limiter.suite.ts";

function recordingLog() {
  const lines: string[] = [];
  const keep = (message: string) => void lines.push(message);
  return { lines, log: { error: keep, warn: keep, info: keep, debug: () => {} } satisfies Log };
}

const openRedisLimiter = async (url: Secret, log: Log): Promise<RateLimiter> =>
  createRedisRateLimiter({ limits: LIMITS, url, memory: await createMemoryRateLimiter(LIMITS), log });

const urlOf = (port: number): Secret => new Secret(`redis://127.0.0.1:${port}`);

describe("without a Redis", () => {
  it("each process counts by itself, and that is said once and without the address", async () => {
    const { lines, log } = recordingLog();
    const port = await freePort();
    const limiter = await openRedisLimiter(urlOf(port), log);
    const waits = [];
    for (let at = 0; at < 4; at += 1) waits.push(await limiter.consume("other", "marie"));
    expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, false]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(String(port));
    await limiter.close();
  });

  it("a store without an address is an error that says what to set", async () => {
    const { rate_limits } = settingsFor({ "rate_limits.store": "redis", "rate_limits.mode": "enforce" });
    const memory = await createMemoryRateLimiter(LIMITS);
    const opening = openRateLimiter({ rate_limits, redis_url: undefined, memory, log: recordingLog().log });
    await expect(opening).rejects.toThrow("CHAT_ASSISTANT_REDIS_URL");
  });
});

describe.skipIf(!hasRedis())("with a Redis", () => {
  let port = 0;
  let redis: RedisServer;
  let databases = 0;
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(() => redis.stop());

  describeRateLimiter("redis", () => {
    databases += 1;
    const url = new Secret(`redis://127.0.0.1:${port}/${databases}`);
    return openRedisLimiter(url, recordingLog().log);
  });

  it("two processes share their counts", async () => {
    const { log } = recordingLog();
    const one = await openRedisLimiter(urlOf(port), log);
    const two = await openRedisLimiter(urlOf(port), log);
    expect(await one.consume("messages", "shared")).toBe(0);
    expect(await two.consume("messages", "shared")).toBe(0);
    expect(await one.consume("messages", "shared")).toBe(0);
    expect(await two.consume("messages", "shared")).toBeGreaterThan(0);
    await Promise.all([one.close(), two.close()]);
  });

  it("a Redis that is killed is replaced by memory, and used again when it is back", async () => {
    const { lines, log } = recordingLog();
    const other = await freePort();
    const first = await startRedis(other);
    const limiter = await openRedisLimiter(urlOf(other), log);
    for (let at = 0; at < 3; at += 1) await limiter.consume("other", "marie");
    expect(await limiter.consume("other", "marie")).toBeGreaterThan(0);
    await first.stop();
    expect(await limiter.consume("other", "marie")).toBe(0);
    expect(lines).toEqual([expect.stringContaining("Redis is lost")]);
    const second = await startRedis(other);
    for (let at = 0; at < 100 && lines.length < 2; at += 1) await pause(100);
    expect(lines[1]).toContain("Redis is back");
    // The new server knows nothing: were it not asked, memory would have one point left only.
    const waits = [];
    for (let at = 0; at < 3; at += 1) waits.push(await limiter.consume("other", "marie"));
    expect(waits).toEqual([0, 0, 0]);
    await limiter.close();
    await second.stop();
  });
});
