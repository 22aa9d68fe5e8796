/** A Redis whose packets vanish: nothing is refused and nothing closed, as when a machine is cut off or loses its power. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectRedis, type SharedRedis } from "../../../src/adapters/redis/shared-redis.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { freePort } from "../../support/free-port.ts";
import { hasRedis, type RedisServer, startRedis } from "../../support/redis.ts";

const WORDS = { lost: "lost", back: "back" };

/** Passes everything on to a Redis. Once `cut`, the connections there are stay open and pass nothing on, ever. */
async function startSilencer(port: number) {
  const sockets = new Set<Socket>();
  let passing = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const redis = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const socket of [client, redis]) sockets.add(socket.on("error", () => {}));
    passing.add(client);
    client.on("data", (bytes) => passing.has(client) && redis.write(bytes));
    redis.on("data", (bytes) => passing.has(client) && client.write(bytes));
    client.on("end", () => passing.has(client) && client.end());
    client.on("close", () => redis.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => (passing = new Set()),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(!hasRedis())("a connection to Redis that goes silent", () => {
  let server: RedisServer;
  let silencer: Awaited<ReturnType<typeof startSilencer>>;
  let shared: SharedRedis;
  const said: string[] = [];
  beforeAll(async () => {
    const port = await freePort();
    server = await startRedis(port);
    silencer = await startSilencer(port);
    const say = (message: string) => void said.push(message);
    const log = { error: say, warn: say, info: say, debug: () => {} };
    shared = await connectRedis({
      url: new Secret(`redis://127.0.0.1:${silencer.port}`),
      log,
      words: WORDS,
    });
  });
  afterAll(async () => {
    shared.close();
    silencer.close();
    await server.stop();
  });

  const ask = (): Promise<string> =>
    shared.run(
      () => shared.redis.set("key", "value"),
      async () => "otherwise",
    );

  it("is given up for a new one, also where nobody asks again", async () => {
    expect(await ask()).toBe("OK");
    silencer.cut();
    const lost = await Promise.all([ask(), ask(), ask()]);
    expect(lost).toEqual(["otherwise", "otherwise", "otherwise"]);
    await expect.poll(() => said, { timeout: 8_000 }).toEqual(["lost", "back"]);
    expect(await ask()).toBe("OK");
    expect(said).toEqual(["lost", "back"]);
  }, 15_000);
});
