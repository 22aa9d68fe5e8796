import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { abortOnDisconnect } from "../../src/http/node-event.ts";

/** What the signals said: made before and after the client had left, or the response was finished. */
async function observe(leave: boolean): Promise<boolean[]> {
  const server = createServer();
  const signals = new Promise<AbortSignal[]>((resolve) => {
    server.on("request", (_request, response) => {
      const early = abortOnDisconnect(response).signal;
      response.once("close", () => resolve([early, abortOnDisconnect(response).signal]));
      if (leave) response.flushHeaders();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    signal: controller.signal,
  });
  if (leave) controller.abort();
  else await response.text();
  const aborted = (await signals).map((signal) => signal.aborted);
  server.close();
  return aborted;
}

describe("abortOnDisconnect", () => {
  it("is aborted when the client leaves, also when it left before anybody listened", async () => {
    expect(await observe(true)).toEqual([true, true]);
  });

  it("is not aborted when the response was finished", async () => {
    expect((await observe(false))[0]).toBe(false);
  });
});
