import { expect, it } from "vitest";
import { createMemoryRateLimiter } from "../../../src/adapters/limits/memory.ts";
import { describeRateLimiter, LIMITS } from "../../ports/rate-limiter.suite.ts";

describeRateLimiter("memory", () => createMemoryRateLimiter(LIMITS));

it("a client of very many networks does not fill the memory", async () => {
  const limiter = await createMemoryRateLimiter(LIMITS);
  for (let at = 0; at < 3; at += 1) await limiter.consume("other", "first");
  expect(await limiter.consume("other", "first")).toBeGreaterThan(0);
  for (let at = 0; at < 50_000; at += 1) await limiter.consume("other", `network-${at}`);
  // The oldest count was forgotten to make room, the newest were not.
  expect(await limiter.consume("other", "first")).toBe(0);
  await limiter.consume("other", "network-49999");
  await limiter.consume("other", "network-49999");
  expect(await limiter.consume("other", "network-49999")).toBeGreaterThan(0);
});
