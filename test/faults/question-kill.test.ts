import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Finished, runCommand, start } from "../support/command.ts";
import { MACHINE_FORBIDS } from "../support/left-out.ts";
import { writeRobot } from "../support/tenant-folder.ts";

const LIMIT = 3;
/** As a container: a host name of its own, which is everyone's here, and process ids that begin at 1. */
const CONTAINER = ["unshare", "--pid", "--uts", "--mount-proc", "--fork", "--kill-child=SIGKILL"];
const hasContainers = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), "true"]).status === 0;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-question-"));
const data = path.join(folder, "data");

/** A model that keeps a question waiting as long as the test wants. */
let model: Server;
let isAnswering = true;
let waiting: ServerResponse[] = [];
const answer = (response: ServerResponse) => {
  const message = { role: "assistant", content: "The shop is closed on Sundays." };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
};

beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume().on("end", () => (isAnswering ? answer(response) : waiting.push(response)));
  }).listen(0, "127.0.0.1");
  await new Promise((done) => model.once("listening", done));
  const robot = path.join(folder, "limited");
  writeRobot(robot, `max_questions_per_session: ${LIMIT}\n`);
  expect((await runCommand(["seed", robot, "--data", data])).code).toBe(0);
});
let kills: (() => Promise<Finished>)[] = [];
afterEach(async () => {
  await Promise.all(kills.map((kill) => kill()));
  kills = [];
  waiting = [];
  isAnswering = true;
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(within: readonly string[] = []) {
  const environment = {
    CHAT_ASSISTANT_LOG_LEVEL: "error",
    CHAT_ASSISTANT_RATE_LIMITS_MODE: "off",
    CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
    CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "test",
    CHAT_ASSISTANT_ANSWERS_MODEL_STREAM: "false",
  };
  const server = start(["serve", "--data", data, "--port", "0"], environment, undefined, within);
  const kill = () => (server.child.kill("SIGKILL"), server.finished);
  kills.push(kill);
  const output = await server.waitFor(/Serving at (http:\S+)/, "stderr");
  const url = /Serving at (http:\S+)/.exec(output)![1]!;
  const post = async (where: string, body?: unknown): Promise<{ status: number; json: any }> => {
    const reply = await fetch(`${url}/v1/public/${where}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body ?? {}),
    });
    return { status: reply.status, json: await reply.json() };
  };
  return {
    kill,
    post,
    begin: async (): Promise<string> =>
      (await post("robots/limited/sessions", { consent_accepted: true })).json.session_id,
    ask: (id: string) => post(`sessions/${id}/messages`, { message: "Are you open on Sundays?" }),
    expand: async (id: string): Promise<number> => {
      const { token } = (await post(`sessions/${id}/expand-tokens`)).json;
      return (await post(`expand-tokens/${token}/redeem`)).json.question_count;
    },
  };
}

type Served = Awaited<ReturnType<typeof serve>>;

/** Asks as often as the session may, and leaves every question without its answer. */
async function askAll(server: Served, id: string): Promise<Promise<{ status: number } | null>[]> {
  isAnswering = false;
  const asked = Array.from({ length: LIMIT }, () => server.ask(id).catch(() => null));
  await expect.poll(() => waiting.length).toBe(LIMIT);
  isAnswering = true;
  return asked;
}

describe("a process that is killed before it answers", { timeout: 60_000 }, () => {
  it("leaves no question counted: after a restart the visitor has all of them", async () => {
    const first = await serve();
    const id = await first.begin();
    const asked = await askAll(first, id);
    await first.kill();
    expect(await Promise.all(asked)).toEqual([null, null, null]);

    const second = await serve();
    expect(await second.expand(id)).toBe(0);
    const counts = [];
    for (let question = 0; question < LIMIT; question++) counts.push((await second.ask(id)).json);
    expect(counts).toMatchObject([
      { question_count: 1, remaining_questions: 2 },
      { question_count: 2, remaining_questions: 1 },
      { question_count: 3, remaining_questions: 0 },
    ]);
    expect((await second.ask(id)).status).toBe(403);
  });

  it("is told from one that still works on them, by another process on the same database", async () => {
    const [first, second] = [await serve(), await serve()];
    const id = await first.begin();
    const asked = await askAll(first, id);
    expect((await second.ask(id)).status).toBe(403);
    expect(await second.expand(id)).toBe(LIMIT);
    for (const response of waiting) answer(response);
    expect((await Promise.all(asked)).map((reply) => reply?.status)).toEqual([200, 200, 200]);
    expect((await second.ask(id)).status).toBe(403);

    const other = await first.begin();
    waiting = [];
    const lost = await askAll(first, other);
    await first.kill();
    expect(await Promise.all(lost)).toEqual([null, null, null]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => second.ask(other)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403]);
    expect((await second.ask(other)).status).toBe(403);
  });

  it.skipIf(!hasContainers)(
    `in one of two containers that are alike, is not taken for dead by the other while it works (${MACHINE_FORBIDS}: containers)`,
    async () => {
      const [first, second] = [await serve(CONTAINER), await serve(CONTAINER)];
      const id = await first.begin();
      const asked = await askAll(first, id);
      expect((await second.ask(id)).status).toBe(403);
      expect(await second.expand(id)).toBe(LIMIT);
      for (const response of waiting) answer(response);
      expect((await Promise.all(asked)).map((reply) => reply?.status)).toEqual([200, 200, 200]);
    },
  );
});
