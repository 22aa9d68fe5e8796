import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { runCommand } from "../support/command.ts";
import { type Script, type ScriptedServer, startScripted } from "../upstream/scripted-server.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-doctor-answers-"));
const KEY = "sk-never-shown-4711";
const json = (value: unknown): Script => ({
  headers: { "content-type": "application/json" },
  steps: [JSON.stringify(value)],
});
const message = { role: "assistant", content: "OK" };
const SAID = json({ model: "small", choices: [{ index: 0, message, finish_reason: "stop" }] });
const vectorOf = (dimensions: number) =>
  json({ data: [{ index: 0, embedding: Array.from({ length: dimensions }, () => 0.5) }] });

let upstream: ScriptedServer;
let replies: { chat: Script; embeddings: Script };

beforeAll(async () => {
  upstream = await startScripted(({ path: where }) =>
    where.endsWith("/embeddings") ? replies.embeddings : replies.chat,
  );
  expect((await runCommand(["migrate", "--data", data])).code).toBe(0);
});
beforeEach(() => {
  replies = { chat: SAID, embeddings: vectorOf(4) };
  upstream.seen.length = 0;
});
afterAll(async () => {
  await upstream.close();
  rmSync(data, { recursive: true, force: true });
});

const environment = (): Record<string, string> => ({
  CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
  CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: upstream.base_url,
  CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "small",
  CHAT_ASSISTANT_ANSWERS_MODEL_STREAM: "false",
  CHAT_ASSISTANT_ANSWERS_MODEL_API_KEY: KEY,
  CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_BASE_URL: upstream.base_url,
  CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_MODEL: "meaning",
});

async function examine(changed: Record<string, string> = {}) {
  const { code, stdout } = await runCommand(["doctor", "--json", "--data", data, "--port", "0"], {
    ...environment(),
    ...changed,
  });
  expect(stdout).not.toContain(KEY);
  const { findings } = JSON.parse(stdout) as {
    findings: { check: string; level: string; message: string; remedy: string | null }[];
  };
  const of = (name: string) => findings.find(({ check }) => check === name);
  return { code, model: of("model"), embeddings: of("embeddings") };
}

describe("doctor, where a model answers", () => {
  it("asks the model and the embeddings server one short thing each, with their keys", async () => {
    const { model, embeddings } = await examine();
    expect(model).toMatchObject({ level: "ok", message: expect.stringContaining("small answers") });
    expect(embeddings).toMatchObject({ level: "ok", message: expect.stringContaining("4 dimensions") });
    expect(upstream.seen.map(({ path: where }) => where.split("/").at(-1))).toEqual([
      "completions",
      "embeddings",
    ]);
    expect(upstream.seen[0]!.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("names the key that was refused", async () => {
    replies.chat = { ...json({ error: { message: `wrong key ${KEY}` } }), status: 401 };
    const { code, model } = await examine();
    expect([code, model]).toMatchObject([
      1,
      { level: "error", remedy: expect.stringContaining("CHAT_ASSISTANT_ANSWERS_MODEL_API_KEY") },
    ]);
  });

  it("names the address where nobody answers", async () => {
    const gone = "http://127.0.0.1:9/v1";
    const { model, embeddings } = await examine({
      CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: gone,
      CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_BASE_URL: gone,
    });
    expect(model?.remedy).toContain("CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL");
    expect(embeddings?.remedy).toContain("CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_BASE_URL");
  });

  it("tells vectors that are not of the dimensions that were asked for, and those that do not fit the stored", async () => {
    const asked = await examine({ CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_DIMENSIONS: "8" });
    expect(asked.embeddings).toMatchObject({
      level: "error",
      message: expect.stringContaining("not of 8 dimensions"),
    });
    const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
    const sql = `INSERT INTO embeddings (robot_id, model, passage_id, document_id, dimensions, vector)
      VALUES ('rob_1', 'meaning', '1', 'doc_1', 3, zeroblob(12))`;
    await database.write([{ sql }]);
    await database.close();
    const stored = await examine();
    expect([stored.code, stored.embeddings]).toMatchObject([
      1,
      { level: "error", remedy: expect.stringContaining("EMBEDDINGS_DIMENSIONS=4") },
    ]);
  });

  it("asks nobody where the embedded engine answers alone", async () => {
    const { model, embeddings } = await examine({
      CHAT_ASSISTANT_ANSWERS_ENGINE: "embedded",
      CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_BASE_URL: "",
      CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_MODEL: "",
    });
    expect([model?.level, embeddings]).toEqual(["ok", undefined]);
    expect(upstream.seen).toEqual([]);
  });
});
