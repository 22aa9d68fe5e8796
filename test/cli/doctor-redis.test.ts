/** What `doctor` says of a Redis that takes connections and yet nothing else. */
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearAway, copy, examine, expectError, makeSound } from "../support/doctor.ts";
import { freePort } from "../support/free-port.ts";
import { hasRedis, type RedisServer, startRedis } from "../support/redis.ts";

describe.skipIf(!hasRedis())("a Redis (left out without the program redis-server)", () => {
  let port: number;
  let redis: RedisServer;
  beforeAll(async () => {
    await makeSound();
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(async () => {
    await redis.stop();
    clearAway();
  });
  const examineWith = (password: string) =>
    examine(copy(), {
      CHAT_ASSISTANT_RATE_LIMITS_STORE: "redis",
      CHAT_ASSISTANT_REDIS_URL: `redis://:${password}@127.0.0.1:${port}`,
    });
  const configure = async (name: string, value: string, password?: string) => {
    const client = new Redis({ port, ...(password ? { password } : {}) });
    await client.config("SET", name, value);
    client.disconnect();
  };

  it("that keeps what it is given is sound; one that refuses the password, or to write, is an error", async () => {
    await configure("requirepass", "right");
    const { findings } = await examineWith("right");
    expect(findings.find(({ check }) => check === "redis")).toMatchObject({ level: "ok" });

    const wrong = await examineWith("zanzibar");
    expectError(wrong, "redis", /WRONGPASS/, /CHAT_ASSISTANT_REDIS_URL/);
    expect(JSON.stringify(wrong)).not.toContain("zanzibar");

    await configure("maxmemory", "1", "right");
    expectError(await examineWith("right"), "redis", /OOM/, /CHAT_ASSISTANT_REDIS_URL/);
  });
});
