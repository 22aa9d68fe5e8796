/** The outermost layer while a server shuts down. */
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createTurnedClock, startAppliance, type TestAppliance } from "../support/appliance.ts";
import { createListener } from "../../src/http/listener.ts";

let house: TestAppliance | undefined;
afterEach(() => house?.stop());

/** A server whose requests to other places than /health wait until they are let go. */
async function serve() {
  house = await startAppliance({ replaced: { clock: createTurnedClock() } });
  const held: ServerResponse[] = [];
  const { listener, drain } = createListener({
    ...house.appliance.adapters,
    handler: ({ url }, response) => (url === "/health/live" ? response.end("alive") : held.push(response)),
    access: false,
    secure: false,
    secure_subdomains: false,
  });
  const server = http.createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, held, drain, server };
}

it("what is answered while the server shuts down ends its connection: no request follows on one that is about to close", async () => {
  const { url, held, drain, server } = await serve();
  const agent = new http.Agent({ keepAlive: true });
  const answered = new Promise<string | undefined>((resolve) => {
    http.get(url, { agent }, (response) => resolve(response.resume().headers.connection));
  });
  await expect.poll(() => held.length).toBe(1);
  const drained = drain(5_000);
  held[0]!.writeHead(200, { "content-type": "text/plain" });
  held[0]!.end("answered");
  expect(await answered).toBe("close");
  await drained;
  agent.destroy();
  server.close();
});

it("what comes while the server shuts down is refused in the shape of its surface, health apart", async () => {
  const { url, held, drain, server } = await serve();
  const first = fetch(url);
  await expect.poll(() => held.length).toBe(1);
  const drained = drain(5_000);
  const refused = await Promise.all(
    ["/v1/public/robots/shop/config", "/v1/responses"].map(async (where) => {
      const response = await fetch(url + where);
      return [response.status, response.headers.get("retry-after"), await response.json()];
    }),
  );
  expect(refused).toEqual([
    [503, "5", expect.objectContaining({ status: 503, code: "shutting_down" })],
    [503, "5", { error: expect.objectContaining({ code: "shutting_down" }) }],
  ]);
  expect(await (await fetch(`${url}/health/live`)).text()).toBe("alive");
  expect(held).toHaveLength(1);
  held[0]!.end("answered");
  expect(await (await first).text()).toBe("answered");
  await drained;
  server.close();
});
