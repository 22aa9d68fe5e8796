import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
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

/** The signals of so many requests that a client sends one after the other on one connection; it leaves the last. */
async function observeConnection(requests: number): Promise<AbortSignal[]> {
  const signals: AbortSignal[] = [];
  const server = createServer((_request, response) => {
    signals.push(abortOnDisconnect(response).signal);
    if (signals.length < requests) response.end();
    else client.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const send = () => client.write("POST / HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 0\r\n\r\n");
  client.on("data", send);
  send();
  const [left] = await Promise.all([once(server, "connection"), once(client, "close")]);
  if (!(left[0] as Socket).closed) await once(left[0] as Socket, "close");
  server.close();
  return signals;
}

describe("abortOnDisconnect", () => {
  it("is one for the requests of a connection, aborted once the client leaves one of them", async () => {
    const signals = await observeConnection(3);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(new Set(signals).size).toBe(1);
  });

  it("is another for each connection", async () => {
    const [one] = await observeConnection(1);
    const [other] = await observeConnection(1);
    expect(one).not.toBe(other);
  });

  it("is aborted when the client leaves, also when it left before anybody listened", async () => {
    expect(await observe(true)).toEqual([true, true]);
  });

  it("is not aborted when the response was finished", async () => {
    expect((await observe(false))[0]).toBe(false);
  });
});
