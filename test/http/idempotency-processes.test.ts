/** `Idempotency-Key` in two processes on one database: the first to claim a key answers for both. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects, robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

const SEED = tenantSeed([robotSeed({ max_questions_per_session: 50 })]);
const QUESTION = "Are you open on Sundays?";

describe("two processes on one database", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-two-"));
  // As deep below its root as the built files: they find the templates from there.
  const program = path.join(folder, "dist", "adapters", "system", "server.mjs");
  const data = path.join(folder, "data");
  let one: TestAppliance;
  let child: ChildProcess;
  let urls: readonly string[] = [];

  const SERVER = `
    import { createAppliance } from ${JSON.stringify(path.resolve("src/appliance.ts"))};
    const appliance = await createAppliance({ settings: JSON.parse(process.argv[2]) });
    process.send(await appliance.listen());
    process.once("disconnect", () => appliance.close());
  `;

  beforeAll(async () => {
    mkdirSync(path.dirname(program), { recursive: true });
    for (const name of ["node_modules", "templates", "package.json"])
      symlinkSync(path.resolve(name), path.join(folder, name));
    await build({
      stdin: { contents: SERVER, resolveDir: path.resolve("."), loader: "ts" },
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      outfile: program,
      logLevel: "error",
    });
    expect(readFileSync(program, "utf8")).toContain("createAppliance");
    one = await startAppliance({ seed: SEED, data });
    child = fork(program, [JSON.stringify(one.settings)], { execArgv: [] });
    const url = await new Promise<string>((resolve) =>
      child.once("message", (message) => resolve(message as string)),
    );
    urls = [one.url, url];
  });
  afterAll(async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.disconnect();
    await gone;
    await one.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async (url: string, body: unknown, key: string) => {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, text: await response.text() };
  };
  // To and fro, so that neither process is always first.
  const postEverywhere = (where: string, body: unknown, round: number) => {
    const order = round % 2 === 0 ? urls : urls.toReversed();
    return Promise.all([...order, ...order].map((url) => post(url + where, body, `round-${round}`)));
  };

  it("make one session of a key, in 40 rounds", async () => {
    const before = await one.countRows();
    for (let round = 0; round < 40; round += 1) {
      const replies = await postEverywhere(
        "/v1/public/robots/shop/sessions",
        { consent_accepted: true },
        round,
      );
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    }
    expect(effects(before, await one.countRows())).toEqual({ sessions: 40, idempotency_claims: 40 });
  });

  it("count one question of a key and give one answer, in 40 rounds", async () => {
    const created = await post(
      `${urls[0]}/v1/public/robots/shop/sessions`,
      { consent_accepted: true },
      "messages",
    );
    const { session_id } = JSON.parse(created.text) as { session_id: string };
    for (let round = 1; round <= 40; round += 1) {
      const replies = await postEverywhere(
        `/v1/public/sessions/${session_id}/messages`,
        { message: QUESTION },
        round,
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(JSON.parse(replies[0]!.text)).toMatchObject({
        question_count: round,
        remaining_questions: 50 - round,
      });
    }
    expect(await one.appliance.adapters.sessions.readTurns(session_id, 200)).toHaveLength(80);
  });

  it("refuse another body with the key of the other process", async () => {
    const where = "/v1/public/robots/shop/sessions";
    await post(urls[0] + where, { consent_accepted: true }, "reused");
    const reply = await post(urls[1] + where, { consent_accepted: true, visitor_label: "Paul" }, "reused");
    expect(reply.status).toBe(422);
  });
});
