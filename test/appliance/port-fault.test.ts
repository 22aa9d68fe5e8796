import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { findPortFault, toPortFault } from "../../src/appliance/serving/port-fault.ts";
import { freePort } from "../support/free-port.ts";

const TOLD = new Error("no port could be found");
const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

it("a port that is taken is told so, though what opened it did not say", async () => {
  const port = await freePort();
  const server = createServer();
  opened.push(server);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const { message, cause } = await findPortFault("127.0.0.1", port, TOLD);
  expect([message, cause]).toEqual([
    `Port ${port} on 127.0.0.1 cannot be opened: another process uses it. --port chooses another.`,
    undefined,
  ]);
});

it("an address of another machine is told so, and a port that is free by now has the reason that was told", async () => {
  const { message } = await findPortFault("203.0.113.5", 18_998, TOLD);
  expect(message).toMatch(/: 203\.0\.113\.5 is not an address of this machine\. --host chooses another\.$/);
  expect(await findPortFault("127.0.0.1", await freePort(), TOLD)).toMatchObject({
    message: expect.stringMatching(/ cannot be opened\. --port and --host choose others\.$/),
    cause: TOLD,
  });
});

it.each([
  ["ENOTFOUND", /nobody knows the name mail\.invalid/],
  ["EACCES", /needs more rights/],
])("%s has words of its own", (code, words) => {
  expect(toPortFault("mail.invalid", 80, Object.assign(new Error(code), { code })).message).toMatch(words);
});
