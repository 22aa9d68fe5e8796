/** The outermost layer while a server shuts down. */
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createTurnedClock, startAppliance, type TestAppliance } from "../support/appliance.ts";
import { createListener } from "../../src/http/listener.ts";

let house: TestAppliance | undefined;
afterEach(() => house?.stop());

it("what is answered while the server shuts down ends its connection: no request follows on one that is about to close", async () => {
  house = await startAppliance({ replaced: { clock: createTurnedClock() } });
  const held: ServerResponse[] = [];
  const { listener, drain } = createListener({
    ...house.appliance.adapters,
    handler: (_request, response) => void held.push(response),
    access: false,
    secure: false,
    secure_subdomains: false,
  });
  const server = http.createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const agent = new http.Agent({ keepAlive: true });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
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
