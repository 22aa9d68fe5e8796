/**
 * The model and the forms service hang, drip, break off and talk nonsense: every visitor gets an answer in time, every
 * finish a recorded outcome, nothing is delivered twice, and all is well with the first sound connection.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BadProxy, MODES, startBadProxy } from "../support/bad-proxy.ts";
import { describeHealth, expectHealthy, watchHealth } from "../support/health-watch.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { report } from "../support/size.ts";
import { type ScriptedServer, delta, DONE, finish, startScripted } from "../upstream/scripted-server.ts";

const TOTAL_MS = 1_500;
const RELAY_MS = 10_000;
const SLACK_MS = 3_000;
const WRITTEN = "The shop is closed on Sundays [1].";
const QUESTION = { message: "Are you open on Sundays?" };
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-partners-"));
const deliveries = new Map<string, number>();
const receiver = createServer((request, response) => {
  request.resume().on("end", () => {
    const id = String(request.headers["webhook-id"]);
    deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
    response.setHeader("content-type", "application/json").end('{"id":"sub_1","more":"0123456789"}');
  });
});
let model: ScriptedServer;
let proxies: { readonly model: BadProxy; readonly forms: BadProxy };
let server: Served;
let strict: Served;

beforeAll(async () => {
  const data = path.join(folder, "data");
  await seedServed(folder, data);
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  model = await startScripted(() => ({ steps: [delta(WRITTEN), finish(), DONE] }));
  proxies = {
    model: await startBadProxy(Number(new URL(model.base_url).port)),
    forms: await startBadProxy((receiver.address() as AddressInfo).port),
  };
  const environment = {
    CHAT_ASSISTANT_LOG_LEVEL: "silent",
    CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
    CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: `http://127.0.0.1:${proxies.model.port}/v1`,
    CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "test",
    CHAT_ASSISTANT_ANSWERS_MODEL_FIRST_BYTE_TIMEOUT_MS: "700",
    CHAT_ASSISTANT_ANSWERS_MODEL_IDLE_TIMEOUT_MS: "700",
    CHAT_ASSISTANT_ANSWERS_MODEL_TOTAL_TIMEOUT_MS: String(TOTAL_MS),
    CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
    CHAT_ASSISTANT_RELAY_HTTP_URL: `http://127.0.0.1:${proxies.forms.port}/`,
    CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
  };
  server = await serveOn(data, environment);
  strict = await serveOn(data, { ...environment, CHAT_ASSISTANT_ANSWERS_MODEL_FALLBACK: "error" });
  // The first answer of a process loads the engine, which takes it 95 ms of processor at a stretch: that is not what is watched.
  await proxies.model.spoil("reset");
  await server.call(`/v1/public/sessions/${await begin()}/messages`, QUESTION);
  await proxies.model.spoil("none");
});
afterAll(async () => {
  await Promise.all([server.stop(), strict.stop()]);
  await Promise.all([proxies.model.close(), proxies.forms.close(), model.close()]);
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(served = server): Promise<string> {
  return (await served.call("/v1/public/robots/shop/sessions", { consent_accepted: true })).json.session_id;
}

const SPOILED = MODES.filter((mode) => mode !== "none");

describe("a model upstream", () => {
  it.each(SPOILED)("%s: the embedded engine answers, or 503 where the operator says so", async (mode) => {
    const [id, other] = [await begin(), await begin(strict)];
    await proxies.model.spoil(mode);
    const health = await watchHealth(server.url);
    const [answered, refused] = await Promise.all([
      server.call(`/v1/public/sessions/${id}/messages`, QUESTION),
      strict.call(`/v1/public/sessions/${other}/messages`, QUESTION),
    ]);
    expectHealthy(await health.stop());
    await proxies.model.spoil("none");
    expect([answered.status, answered.json.answer]).toEqual([
      200,
      expect.stringContaining("closed on Sundays"),
    ]);
    expect([refused.status, refused.json.code]).toEqual([503, "answer_unavailable"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Math.max(answered.ms, refused.ms)).toBeLessThan(TOTAL_MS + SLACK_MS);

    const calls = model.seen.length;
    const again = await strict.call(`/v1/public/sessions/${other}/messages`, QUESTION);
    // The refused question was given back.
    expect([again.status, again.json.question_count]).toEqual([200, 1]);
    expect(model.seen.length).toBe(calls + 1);
  });
});

describe("a forms service", () => {
  it(
    "that does all of it at once: every finish has an outcome in time, at most one delivery each",
    { timeout: 60_000 },
    async () => {
      const sessions = await Promise.all(SPOILED.map(() => begin()));
      for (const id of sessions) await server.call(`/v1/public/sessions/${id}/messages`, QUESTION);
      proxies.forms.queue.push(...SPOILED);
      const health = await watchHealth(server.url);
      const finished = await Promise.all(
        sessions.map((id) => server.call(`/v1/public/sessions/${id}/finish`, {})),
      );
      const watched = await health.stop();
      expect(proxies.forms.queue).toEqual([]);
      expectHealthy(watched);
      expect(new Set(finished.map(({ status }) => status))).toEqual(new Set([200]));
      expect(Math.max(...finished.map(({ ms }) => ms))).toBeLessThan(RELAY_MS + SLACK_MS);
      const outcomes = finished.map(({ json }) => `${json.forms_relay_status} ${json.forms_relay_error}`);
      const failed = finished.filter(({ json }) => json.forms_relay_status === "failed");
      for (const { json } of failed) expect(json.forms_relay_error).toMatch(/^[a-z_0-9]+$/);
      expect(failed.length).toBeGreaterThanOrEqual(SPOILED.length - 3);
      expect([...deliveries.values()].filter((count) => count > 1)).toEqual([]);
      // What was recorded stays: asking again neither changes it nor sends anything.
      const delivered = deliveries.size;
      const again = await Promise.all(
        sessions.map((id) => server.call(`/v1/public/sessions/${id}/finish`, {})),
      );
      expect(again.map(({ json }) => json)).toEqual(finished.map(({ json }) => json));
      expect(deliveries.size).toBe(delivered);
      report(
        `a spoiled forms service: ${[...new Set(outcomes)].toSorted().join("; ")}; ${describeHealth(watched)}`,
      );

      const id = await begin();
      await server.call(`/v1/public/sessions/${id}/messages`, QUESTION);
      const sound = await server.call(`/v1/public/sessions/${id}/finish`, {});
      expect(sound.json).toMatchObject({ forms_relay_status: "sent", forms_relay_submission_id: "sub_1" });
    },
  );
});
