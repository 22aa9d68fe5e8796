import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { runCommand, start } from "../support/command.ts";
import { writeRobot } from "../support/tenant-folder.ts";

const SESSIONS = 1_000;
const MESSAGES = 5;
const CLIENTS = 50;

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-kill-"));
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });

function post(url: string, body: unknown): Promise<{ status: number; json: any }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: "POST", agent, headers: { "content-type": "application/json" } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
      },
    );
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

interface Acknowledged {
  readonly session_id: string;
  readonly texts: string[];
  count: number;
}

async function converse(url: string, number: number): Promise<Acknowledged> {
  const created = await post(`${url}/v1/public/robots/shop/sessions`, { consent_accepted: true });
  expect(created.status).toBe(201);
  const session: Acknowledged = { session_id: created.json.session_id, texts: [], count: 0 };
  for (let message = 0; message < MESSAGES; message++) {
    const text = `Are you open on Sundays? (${number}.${message})`;
    const reply = await post(`${url}/v1/public/sessions/${session.session_id}/messages`, { message: text });
    expect(reply.status).toBe(200);
    session.texts.push(text, reply.json.answer);
    session.count = reply.json.question_count;
  }
  return session;
}

async function serve(): Promise<{ url: string; kill: () => Promise<unknown> }> {
  const server = start(["serve", "--data", data, "--port", "0"], {
    CHAT_ASSISTANT_LOG_LEVEL: "error",
    CHAT_ASSISTANT_RATE_LIMITS_MODE: "off",
  });
  const output = await server.waitFor(/Serving at (http:\S+)/, "stderr");
  return {
    url: /Serving at (http:\S+)/.exec(output)![1]!,
    kill: () => {
      server.child.kill("SIGKILL");
      return server.finished;
    },
  };
}

describe("1,000 sessions with 5 messages each, 50 at a time, and kill -9", () => {
  it(
    "every acknowledged message is in the database after a restart, and question counts are exact",
    { timeout: 240_000 },
    async () => {
      const robot = path.join(folder, "shop");
      writeRobot(robot);
      expect((await runCommand(["seed", robot, "--data", data])).code).toBe(0);

      const first = await serve();
      const sessions: Acknowledged[] = [];
      let next = 0;
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          while (next < SESSIONS) sessions.push(await converse(first.url, next++));
        }),
      );
      await first.kill();

      const second = await serve();
      expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
      await second.kill();

      const database = await openDatabase({
        url: path.join(data, "chat-assistant.db"),
        integrity_check: "full",
      });
      try {
        const rows = await database.read<{ session_id: string; question_count: number; texts: string }>({
          sql: `SELECT session_id, question_count,
          (SELECT json_group_array(text) FROM (SELECT text FROM messages m WHERE m.session_key = s.session_key ORDER BY seq)) AS texts
          FROM sessions s`,
        });
        const kept = new Map(rows.map((row) => [row.session_id, row]));
        expect(kept.size).toBe(SESSIONS);
        for (const { session_id, texts, count } of sessions) {
          expect(count).toBe(MESSAGES);
          expect(kept.get(session_id)?.question_count).toBe(MESSAGES);
          expect(JSON.parse(kept.get(session_id)!.texts)).toEqual(texts);
        }
      } finally {
        await database.close();
      }
    },
  );
});
