/**
 * What everything at once leaves in memory: messages with files, streams that are heard, held or left, calls of the runtime,
 * ratings under a key, and finishes that a receiver is sent. A model answers, so that our own requests count, too.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { note } from "../support/attachments.ts";
import { runCommand } from "../support/command.ts";
import { heapOf, inspect, MIB, residentOf } from "../support/inspected.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { endOfCounting, LONG, report, sized } from "../support/size.ts";
import { delta, DONE, finish, type ScriptedServer, startScripted } from "../upstream/scripted-server.ts";

const CLIENTS = 8;
const HELD = 100;
const LIVE = 1_000;
const QUESTION = "Are you open on Sundays?";
const HOLD = "Please hold, are you open on Sundays?";
const SAID = [{ message_id: "m1", role: "user", text: QUESTION, created_at: "2026-01-31T14:05:00.000Z" }];
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-mixed-"));
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let model: ScriptedServer;
let receiver: Receiver;
let server: Served;
let key: Record<string, string>;
let channel: string;
let waiting = 0;
let release = () => {};

beforeEach(async () => {
  await seedServed(path.join(folder, "files"), data);
  const scopes = ["--scopes", "responses,chat_completions"];
  const issued = await runCommand(["keys", "issue", "--tenant", "acme", "--data", data, ...scopes]);
  key = { authorization: `Bearer ${/ca_live_[\w-]+/.exec(issued.stdout)![0]}` };
  channel = /chn_[\w-]+/.exec((await runCommand(["channels", "list", "--data", data])).stdout)![0];
  const released = new Promise<void>((resolve) => (release = resolve));
  receiver = await startReceiver();
  model = await startScripted(async ({ body }) => {
    if (String(body.messages.at(-1).content).includes(HOLD)) {
      waiting += 1;
      await released;
    }
    return { steps: [delta("The shop is closed "), delta("on Sundays [1]."), finish(), DONE] };
  });
  server = await serveOn(data, {
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    // What clients may ask for again is kept up to a bound: it has to be reached before anything is counted.
    CHAT_ASSISTANT_RUNTIME_ITEMS_TENANT_BYTES: "20000",
    CHAT_ASSISTANT_RUNTIME_ITEMS_MOST_BYTES: "20000",
    CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
    CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: model.base_url,
    CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "test",
    CHAT_ASSISTANT_ANSWERS_MODEL_FIRST_BYTE_TIMEOUT_MS: "120000",
    CHAT_ASSISTANT_ANSWERS_MODEL_TOTAL_TIMEOUT_MS: "120000",
    CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
    CHAT_ASSISTANT_RELAY_HTTP_URL: receiver.url,
    CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
  });
});
afterEach(async () => {
  release();
  await server.kill();
  await Promise.all([model.close(), receiver.close()]);
});

const begin = async (robot: string): Promise<string> => {
  const { json } = await server.call(`/v1/public/robots/${robot}/sessions`, { consent_accepted: true });
  return `/v1/public/sessions/${json.session_id}`;
};

/** An answer as it is streamed; left after the first piece where nobody wants the rest. */
async function stream(where: string, body: object, more: { leave?: boolean; headers?: object } = {}) {
  const controller = new AbortController();
  const response = await fetch(server.url + where, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", ...more.headers },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  if (!more.leave) return response.text();
  await response.body!.getReader().read();
  controller.abort();
  return "";
}

let visits = 0;

/** One visitor, and one program beside; gives how many requests that were. */
async function visit(): Promise<number> {
  const number = (visits += 1);
  const isQuiet = number % 5 === 0;
  const at = await begin(isQuiet ? "quiet" : "shop");
  const input = { conversation_channel: channel, input: QUESTION };
  const chat = { conversation_channel: channel, messages: [{ role: "user", content: QUESTION }] };
  // A file is read by a process of its own: one in each visit would measure the starts of processes.
  const files = number % 8 === 0 ? [note(`Voucher ${number}. `.repeat(50))] : [];
  const sent = { message: QUESTION, attachments: files };
  const statuses = [
    (await server.call(`${at}/messages`, sent)).status,
    (await server.call(`${at}/messages`, { message: 1 })).status,
    (await server.call("/v1/responses", input, key)).status,
    (await server.call("/v1/chat/completions", chat, key)).status,
    (await server.call(`${at}/feedback`, { rating: "up" })).status,
  ];
  expect(statuses).toEqual([200, 400, 200, 200, 201]);
  expect(await stream(`${at}/messages`, { message: QUESTION })).toContain("event: svc.answer");
  expect(await stream("/v1/responses", { ...input, stream: true }, { headers: key })).toContain("completed");
  await stream(`${at}/messages`, { message: QUESTION }, { leave: true });
  // Of retention none only the browser knows what was said.
  const ended = await server.call(`${at}/finish`, isQuiet ? { history: SAID } : {});
  expect([ended.status, ended.json.forms_relay_status]).toEqual([200, "sent"]);
  // They stand in this process, which is not the one that is measured.
  model.seen.length = 0;
  receiver.bodies.length = 0;
  return statuses.length + 5;
}

async function send(requests: number, ends_at = Infinity): Promise<number> {
  let sent = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (sent < requests && performance.now() < ends_at) {
      const made = await visit();
      sent += made;
    }
  });
  await Promise.all(clients);
  return sent;
}

const hold = async (many: number): Promise<Promise<string>[]> => {
  const places = await Promise.all(Array.from({ length: many }, () => begin("shop")));
  const before = waiting;
  const streams = places.map((at) => stream(`${at}/messages`, { message: HOLD }));
  await expect.poll(() => waiting - before, { timeout: 20_000 }).toBe(many);
  return streams;
};

describe("the memory of a server that does everything at once", () => {
  const warm = sized({ ci: 500, nightly: 10_000 });
  const wanted = sized({ ci: 1_000, nightly: 100_000 });
  it(
    `grows by less than 5 MiB of heap in 100,000 requests (here ${wanted}), and stays under 300 MiB with ${LIVE} live sessions and ${HELD} streams`,
    LONG,
    async () => {
      const inspected = await inspect(server);
      await send(warm);
      const before = await heapOf(inspected);
      const sent = await send(wanted, endOfCounting());
      const grown = ((await heapOf(inspected)) - before) / MIB;
      const figures = `${(before / MIB).toFixed(1)} MiB, ${grown.toFixed(2)} MiB more after ${sent} requests`;
      report(`heap under mixed load: ${figures}`);
      for (let hundred = HELD; hundred < LIVE; hundred += 100)
        await Promise.all(Array.from({ length: 100 }, () => begin("shop")));
      const streams = await hold(HELD);
      await send(CLIENTS * 10);
      const resident = residentOf(server.pid) / MIB;
      report(`resident after it: ${resident.toFixed(0)} MiB with ${LIVE} sessions and ${HELD} streams`);
      release();
      const answers = await Promise.all(streams);
      expect(answers.filter((text) => text.includes("event: svc.answer"))).toHaveLength(HELD);
      inspected.close();
      expect(server.stderr()).not.toMatch(/ERROR|unhandled/i);
      expect(grown).toBeLessThan(Math.max(3, (5 * sent) / 100_000));
      expect(resident).toBeLessThan(300);
    },
  );
});
