/** What the log says of refusals and faults, and what it keeps to itself. */
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../../src/adapters/system/log.ts";
import { DatabaseFault } from "../../src/ports/database.ts";
import { startRuntime } from "../support/runtime.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

const stream = new PassThrough();
let house: TestAppliance;
beforeAll(async () => {
  const robot = robotSeed({ widget_enabled: true, widget_origins: ["https://site.example"] });
  house = await startAppliance({
    seed: tenantSeed([robot]),
    settings: { "log.access": true, "rate_limits.mode": "enforce", "rate_limits.other.client.points": 3 },
    replaced: {
      log: createLog({ format: "json", level: "info", access: true }, stream),
      answerer: {
        answer: async ({ onStage }) => {
          onStage?.("searching_knowledge");
          throw new Error("the engine broke on zanzibar");
        },
      },
    },
  });
});
afterAll(() => house.stop());

async function linesOf(work: () => Promise<unknown>): Promise<readonly any[]> {
  stream.read();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return String(stream.read() ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

it.each([
  [
    "a key that is none",
    "POST",
    "/v1/responses",
    { authorization: "Bearer ca_live_zanzibar" },
    401,
    "create_response",
  ],
  [
    "a site that may not",
    "GET",
    "/v1/public/widgets/shop/config",
    { origin: "https://zanzibar.example" },
    403,
    "widget_config",
  ],
  ["a body without consent", "POST", "/v1/public/robots/shop/sessions", {}, 400, "create_robot_session"],
] as const)(
  "%s is a line with time, request, endpoint and status, and nothing of it",
  async (_what, method, where, headers, status, endpoint) => {
    const lines = await linesOf(() =>
      house.call(method, where, method === "POST" ? { zanzibar: true } : undefined, headers),
    );
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        level: "info",
        message: "request",
        request_id: expect.stringMatching(/^req_/),
        method,
        endpoint,
        status,
        duration_ms: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain("zanzibar");
  },
);

it("calls with an API key name it by its id, and no visitor is named", async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (text: Buffer) =>
    lines.push(...String(text).split("\n").filter(Boolean)),
  );
  const log = createLog({ format: "json", level: "info", access: true }, stream);
  const runtime = await startRuntime({ settings: { "log.access": true }, replaced: { log } });
  const { api_key, key_id } = await runtime.issue();
  const asked = await runtime.ask("/v1/responses", {}, { authorization: `Bearer ${api_key}` });
  expect(asked.status).toBe(400);
  await fetch(`${runtime.v1}/models`, { headers: { authorization: `Bearer ${api_key}x` } });
  await runtime.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
  const named = lines
    .map((line) => JSON.parse(line))
    .map((line) => [line.endpoint, line.status, line.key_id]);
  expect(named).toEqual([
    ["create_response", 400, key_id],
    ["list_models", 401, undefined],
    ["create_robot_session", 201, undefined],
  ]);
  expect(lines.join("")).not.toContain(api_key);
  await runtime.stop();
});

it("calls above a limit are lines with 429", async () => {
  const token = () => house.call("POST", "/v1/public/expand-tokens/zanzibar/redeem");
  const lines = await linesOf(async () => {
    for (let call = 0; call < 5; call++) await token();
  });
  expect(lines.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toContain("zanzibar");
});

it("an unexpected fault is a line with its cause, and the visitor is told nothing of it", async () => {
  const { json: session } = await house.call("POST", "/v1/public/robots/shop/sessions", {
    consent_accepted: true,
  });
  const where = `/v1/public/sessions/${session.session_id}/messages`;
  let reply: { status: number; text: string } | undefined;
  const lines = await linesOf(async () => {
    reply = await house.call("POST", where, { message: "Open?" });
  });
  expect(reply?.status).toBeGreaterThanOrEqual(500);
  expect(reply?.text).not.toMatch(/zanzibar|\.ts|at /);
  const fault = lines.find(({ level }) => level === "error");
  expect(fault).toMatchObject({
    request_id: expect.any(String),
    cause: expect.stringContaining("the engine broke"),
  });
  expect(JSON.stringify(lines)).not.toContain(session.session_id);
});

it("a fault's line names its request as the response does, also of a stream and of a page", async () => {
  const { json: session } = await house.call("POST", "/v1/public/robots/shop/sessions", {
    consent_accepted: true,
  });
  const { directory } = house.appliance.adapters;
  const find = directory.findRobot;
  const ids: (string | null)[] = [];
  const lines = await linesOf(async () => {
    const where = `/v1/public/sessions/${session.session_id}/messages`;
    for (const accept of ["application/json", "text/event-stream"]) {
      const { headers } = await house.call("POST", where, { message: "Open?" }, { accept });
      ids.push(headers.get("x-request-id"));
    }
    for (const lost of [
      new DatabaseFault("database_unavailable", "storage: lost"),
      new Error("a fault of ours"),
    ]) {
      directory.findRobot = () => Promise.reject(lost);
      ids.push((await house.call("GET", "/chat/shop")).headers.get("x-request-id"));
    }
    directory.findRobot = find;
  });
  expect(lines.filter(({ level }) => level === "error").map(({ request_id }) => request_id)).toEqual(ids);
});
