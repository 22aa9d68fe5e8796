import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { runCommand, start } from "../support/command.ts";
import { writeRobot } from "../support/tenant-folder.ts";

const CLIENTS = 8;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-backup-load-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Acknowledged {
  readonly session_id: string;
  readonly answers: string[];
}

async function post(url: string, body: unknown): Promise<any> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}

async function serve(data: string, environment: Record<string, string>) {
  const server = start(["serve", "--data", data, "--port", "0"], {
    CHAT_ASSISTANT_LOG_LEVEL: "error",
    ...environment,
  });
  const output = await server.waitFor(/Serving at (http:\S+)/, "stderr");
  return { server, url: /Serving at (http:\S+)/.exec(output)![1]! };
}

async function messageIds(file: string, encryption_key: string | undefined): Promise<ReadonlySet<string>> {
  const database = await openDatabase({ url: file, integrity_check: "full", encryption_key });
  const rows = await database.read<{ message_id: string }>({
    sql: "SELECT message_id FROM messages LIMIT 1000000",
  });
  await database.close();
  return new Set(rows.map(({ message_id }) => message_id));
}

describe.each([
  ["plain", {}],
  ["encrypted", { CHAT_ASSISTANT_DATABASE_KEY: "a key of the test" }],
] as const)("a backup of a %s database under load, then kill -9", (name, environment) => {
  it(
    "restored elsewhere, it lacks no message acknowledged before the backup began",
    { timeout: 120_000 },
    async () => {
      const data = path.join(folder, name);
      const robot = path.join(folder, `${name}-files`, "shop");
      const quiet = { ...environment, CHAT_ASSISTANT_RATE_LIMITS_MODE: "off" };
      writeRobot(robot);
      expect((await runCommand(["seed", robot, "--data", data], environment)).code).toBe(0);
      const { server, url } = await serve(data, quiet);

      const sessions: Acknowledged[] = [];
      const load = { running: true };
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (load.running) {
          const { session_id } = await post(`${url}/v1/public/robots/shop/sessions`, {
            consent_accepted: true,
          });
          const session: Acknowledged = { session_id, answers: [] };
          sessions.push(session);
          for (let message = 0; message < 5 && load.running; message++) {
            const reply = await post(`${url}/v1/public/sessions/${session_id}/messages`, {
              message: "Open on Sundays?",
            });
            session.answers.push(reply.user_message_id, reply.message_id);
          }
        }
      });
      const ended = Promise.allSettled(clients);
      const acknowledged = () => sessions.flatMap(({ answers }) => answers);
      await expect.poll(() => acknowledged().length, { timeout: 30_000 }).toBeGreaterThan(40);

      const before = acknowledged();
      const made = await runCommand(
        ["backup", "create", "--json", "--data", data, "--to", path.join(folder, "kept")],
        environment,
      );
      expect([made.code, made.stderr]).toEqual([0, expect.stringContaining("secret of the installation")]);
      const { backup } = JSON.parse(made.stdout);
      expect(acknowledged().length).toBeGreaterThan(before.length);
      server.child.kill("SIGKILL");
      load.running = false;
      await Promise.all([ended, server.finished]);

      expect((await runCommand(["backup", "verify", backup], environment)).code).toBe(0);
      const elsewhere = path.join(folder, `${name}-elsewhere`);
      expect((await runCommand(["backup", "restore", backup, "--data", elsewhere], environment)).code).toBe(
        0,
      );
      const key =
        "CHAT_ASSISTANT_DATABASE_KEY" in environment ? environment.CHAT_ASSISTANT_DATABASE_KEY : undefined;
      const restored = await messageIds(path.join(elsewhere, "chat-assistant.db"), key);
      expect(before.filter((id) => !restored.has(id))).toEqual([]);

      const again = await serve(elsewhere, quiet);
      expect((await fetch(`${again.url}/health/ready`)).status).toBe(200);
      again.server.child.kill("SIGTERM");
      expect((await again.server.finished).code).toBe(0);
      const killed = await messageIds(path.join(data, "chat-assistant.db"), key);
      expect(acknowledged().filter((id) => !killed.has(id))).toEqual([]);
    },
  );
});
