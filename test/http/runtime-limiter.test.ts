import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createMemoryRateLimiter } from "../../src/adapters/limits/memory.ts";
import { createAdmitCall } from "../../src/http/rate-limit.ts";
import { createRuntimeLimiter } from "../../src/http/runtime-limiter.ts";
import { LIMITS } from "../ports/rate-limiter.suite.ts";

const request = (client: string) => ({ client }) as unknown as IncomingMessage;
const clients = {
  keyOf: (from: IncomingMessage) => (from as unknown as { client: string }).client,
  hasSeenUntrustedHeader: () => false,
};
const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const EXCEEDED = { reason: "rate_limit_exceeded", details: { retry_after_seconds: expect.any(Number) } };

async function open() {
  const limiter = await createMemoryRateLimiter({ ...LIMITS, runtime_key: { points: 4, seconds: 60 } });
  return createRuntimeLimiter({
    clients,
    admitCall: createAdmitCall({ rateLimiter: limiter, mode: "enforce", log }),
  });
}

describe("the runtime's limits", () => {
  it("refuse a client above its limit without using up the key's", async () => {
    const limiter = await open();
    for (let at = 0; at < 3; at += 1) await limiter.admit(request("one"), "key");
    for (let at = 0; at < 5; at += 1)
      await expect(limiter.admit(request("one"), "key")).rejects.toMatchObject(EXCEEDED);
    await limiter.admit(request("two"), "key");
    await expect(limiter.admit(request("two"), "key")).rejects.toMatchObject(EXCEEDED);
    await limiter.admit(request("three"), "another key");
  });

  it("count failed keys per client, apart from calls that succeed", async () => {
    const limiter = await open();
    await limiter.countFailedKey(request("one"));
    await expect(limiter.countFailedKey(request("one"))).rejects.toMatchObject(EXCEEDED);
    await limiter.admit(request("one"), "key");
  });
});
