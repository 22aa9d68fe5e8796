/** What becomes of a visitor's question that still runs when the time to shut down is over: the visitor is told, and has it back. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import type { Answerer } from "../../src/ports/answerer.ts";
import { robotSeed, startAppliance, tenantSeed } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function stopWhileAsked(headers: Record<string, string>) {
  const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-stopping-"));
  folders.push(data);
  let reached = (): void => {};
  const asked = new Promise<void>((resolve) => (reached = resolve));
  const answerer: Answerer = {
    answer: ({ signal, onStage }) =>
      new Promise((_, reject) => {
        onStage?.("generating_answer");
        signal?.addEventListener("abort", () => reject(signal.reason));
        reached();
      }),
  };
  const settings = { "sweeps.enabled": false, shutdown_grace_ms: 100 };
  const house = await startAppliance({
    seed: tenantSeed([robotSeed()]),
    settings,
    replaced: { answerer },
    data,
  });
  const session_id = await createVisitor(() => house).newSession();
  const reply = fetch(`${house.url}/v1/public/sessions/${session_id}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ message: "Are you open on Sundays?" }),
  }).then(async (response) => ({ response, text: await response.text() }));
  await asked;
  await house.stop();
  const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
  const sessions = await database.read({ sql: "SELECT question_count, reservations FROM sessions" });
  await database.close();
  return { ...(await reply), sessions };
}

const GIVEN_BACK = [{ question_count: 0, reservations: "{}" }];

it("a stream ends with svc.error, and the question is given back", async () => {
  const { response, text, sessions } = await stopWhileAsked({ accept: "text/event-stream" });
  expect(response.status).toBe(200);
  const last = text.trim().split("\n\n").at(-1) ?? "";
  expect(last).toMatch(/^event: svc\.error\ndata: /);
  expect(JSON.parse(last.slice(last.indexOf("data: ") + 6))).toMatchObject({
    code: "shutting_down",
    status: 503,
  });
  expect(sessions).toEqual(GIVEN_BACK);
});

it.each([{}, { "idempotency-key": "once" }])("one body is 503, to be tried again (%j)", async (headers) => {
  const { response, text, sessions } = await stopWhileAsked(headers);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(JSON.parse(text)).toMatchObject({ code: "shutting_down" });
  expect(sessions).toEqual(GIVEN_BACK);
});
