/**
 * What many requests leave in memory, and how much a thousand sessions and a hundred streams take. The heap is read after a
 * collection, which the server is asked for through its inspector: what is garbage is no growth.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { heapOf, inspect, MIB, residentOf } from "../support/inspected.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { endOfCounting, LONG, report, sized } from "../support/size.ts";
import { delta, DONE, finish, startScripted } from "../upstream/scripted-server.ts";

const CLIENTS = 8;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-memory-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One conversation, and what else a page and its neighbours ask for. */
async function visit({ call }: Served): Promise<number> {
  const { json } = await call("/v1/public/robots/shop/sessions", { consent_accepted: true });
  const at = `/v1/public/sessions/${json.session_id}`;
  const issued = await call(`${at}/expand-tokens`, {});
  const statuses = [
    (await call(`${at}/messages`, { message: "Are you open on Sundays?" })).status,
    (await call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {})).status,
    (await call(`${at}/feedback`, { rating: "up" })).status,
    (await call(`${at}/messages`, { message: 1 })).status,
    (await call(`${at}/finish`, {})).status,
  ];
  expect(statuses).toEqual([200, 200, 201, 400, 200]);
  const pages = ["shop", "quiet", "nobody", `nobody-${json.protocol_number}`];
  for (let time = 0; time < 13; time += 1) await call(`/v1/public/robots/${pages[time % 4]}/config`);
  return 2 + statuses.length + 13;
}

async function send(server: Served, requests: number, ends_at = Infinity): Promise<number> {
  let sent = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (sent < requests && performance.now() < ends_at) {
      // `sent += await …` would add to what was sent before the visit: all others meanwhile would be lost.
      const made = await visit(server);
      sent += made;
    }
  });
  await Promise.all(clients);
  return sent;
}

describe("the memory of a server", () => {
  // Tables of a size of their own (statements, robots, compiled code) fill with the first requests.
  const warm = sized({ ci: 500, nightly: 20_000 });
  const wanted = sized({ ci: 5_000, nightly: 100_000 });
  it(`grows by less than 5 MiB of heap in 100,000 requests (here ${wanted})`, LONG, async () => {
    const data = path.join(folder, "heap");
    await seedServed(path.join(folder, "files"), data);
    const server = await serveOn(data, { NODE_OPTIONS: "--inspect=127.0.0.1:0" });
    const inspected = await inspect(server);
    await send(server, warm);
    const before = await heapOf(inspected);
    const sent = await send(server, wanted, endOfCounting());
    const after = await heapOf(inspected);
    const grown = (after - before) / MIB;
    report(`heap: ${(before / MIB).toFixed(1)} MiB, ${grown.toFixed(2)} MiB more after ${sent} requests`);
    inspected.close();
    await server.kill();
    // What a few thousand requests leave is not told from noise any finer.
    expect(grown).toBeLessThan(Math.max(3, (5 * sent) / 100_000));
  });

  it("stays under 300 MiB resident with 1,000 live sessions and 100 streams", LONG, async () => {
    const data = path.join(folder, "resident");
    await seedServed(path.join(folder, "files"), data);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let waiting = 0;
    const model = await startScripted(async () => {
      waiting += 1;
      await released;
      return { steps: [delta("The shop is closed on Sundays [1]."), finish(), DONE] };
    });
    const server = await serveOn(data, {
      CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
      CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: model.base_url,
      CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "test",
    });
    const sessions: string[] = [];
    for (let hundred = 0; hundred < 10; hundred += 1) {
      const begun = Array.from({ length: 100 }, () =>
        server.call("/v1/public/robots/shop/sessions", { consent_accepted: true }),
      );
      sessions.push(...(await Promise.all(begun)).map(({ json }) => json.session_id));
    }
    const streams = sessions.slice(0, 100).map(async (id) => {
      const response = await fetch(`${server.url}/v1/public/sessions/${id}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        body: '{"message":"Are you open on Sundays?"}',
      });
      return response.text();
    });
    await expect.poll(() => waiting).toBe(100);
    const resident = residentOf(server.pid) / MIB;
    release();
    const answers = await Promise.all(streams);
    expect(answers.filter((text) => text.includes("event: svc.answer"))).toHaveLength(100);
    report(`resident: ${resident.toFixed(0)} MiB with 1,000 sessions and 100 streams`);
    await server.stop();
    await model.close();
    expect(resident).toBeLessThan(300);
  });
});
