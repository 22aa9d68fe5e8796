/** SIGTERM while a hundred answers are being streamed: all of them are finished and kept, and nothing new begins. */
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { seedServed, serveOn } from "../support/served.ts";
import { report } from "../support/size.ts";
import {
  type ScriptedServer,
  delta,
  DONE,
  finish,
  type Step,
  startScripted,
} from "../upstream/scripted-server.ts";

const STREAMS = 100;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-term-"));
const data = path.join(folder, "data");
const words = ["The ", "shop ", "is ", "closed ", "on ", "Sundays ", "[1]."];
const steps: Step[] = words.flatMap((word) => [delta(word), { pause_ms: 300 }]);
let model: ScriptedServer;
beforeAll(async () => {
  await seedServed(folder, data);
  model = await startScripted(() => ({ steps: [...steps, finish(), DONE] }));
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Streamed {
  readonly status: number;
  readonly text: string;
}

/** A streamed answer, on a connection of its own. */
function stream(url: string): { readonly begun: Promise<void>; readonly ended: Promise<Streamed> } {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<Streamed>((resolve) => {
    const headers = { "content-type": "application/json", accept: "text/event-stream" };
    const request = http.request(url, { method: "POST", agent: false, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
        begin();
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", () => resolve({ status: 0, text }));
    });
    request.on("error", () => resolve({ status: 0, text: "" }));
    request.end('{"message":"Are you open on Sundays?"}');
  });
  return { begun, ended };
}

describe(`SIGTERM under ${STREAMS} streams`, () => {
  it(
    "every answer is finished and kept, health says so meanwhile, and the exit code is 0",
    { timeout: 60_000 },
    async () => {
      const server = await serveOn(data, {
        CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
        CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: model.base_url,
        CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "test",
      });
      const sessions: string[] = [];
      for (let at = 0; at < STREAMS; at += 1)
        sessions.push(
          (await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true })).json.session_id,
        );
      const streams = sessions.map((id) => stream(`${server.url}/v1/public/sessions/${id}/messages`));
      await Promise.all(streams.map(({ begun }) => begun));
      // On connections that were open before: the port takes no new ones.
      const stopping = server.stop.bind(server);
      server.signal("SIGTERM");
      await expect.poll(async () => (await server.call("/health/ready")).status).not.toBe(200);
      const refused = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
      expect([0, 503]).toContain(refused.status);
      const started = performance.now();
      const ended = await Promise.all(streams.map(({ ended: end }) => end));
      const took_ms = Math.round(performance.now() - started);
      for (const { status, text } of ended) {
        expect(status).toBe(200);
        expect(text.match(/^event: svc\.answer$/gm)).toHaveLength(1);
        expect(text).not.toContain("svc.error");
      }
      // A second signal would stop at once: the process has to end by itself.
      await expect.poll(() => server.isRunning(), { timeout: 10_000 }).toBe(false);
      expect((await stopping()).code).toBe(0);
      const database = await openDatabase({
        url: path.join(data, "chat-assistant.db"),
        integrity_check: "full",
      });
      const [row] = await database.read<{ turns: number; held: number }>({
        sql: `SELECT (SELECT count(*) FROM messages) AS turns,
        (SELECT count(*) FROM sessions WHERE reservations <> '{}') AS held`,
      });
      await database.close();
      expect(row).toEqual({ turns: 2 * STREAMS, held: 0 });
      report(`SIGTERM under ${STREAMS} streams: all whole ${took_ms} ms later`);
    },
  );
});
