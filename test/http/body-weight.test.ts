/** Bodies that cost much to parse are refused before they are parsed; long texts cost little, and do not count. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isHeavierThan } from "../../src/http/body-weight.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";
import { startRuntime } from "../support/runtime.ts";

describe("the weight of a JSON text", () => {
  const long = "x".repeat(1_024);
  it.each([
    ["nothing", "", 0],
    ["an empty object", "{}", 2],
    ["blanks", "   [   ]", 8],
    ["a short text, whole", '"abc"', 5],
    ["a text of 1,023 bytes, whole", `"${"x".repeat(1_023)}"`, 1_025],
    ["a text of 1,024 bytes, as its quotes", `"${long}"`, 2],
    ["a field with a long text", `{"a":"${long}"}`, 8],
    ["two long texts", `["${long}","${long}"]`, 7],
    ["an escaped quote in a long text, as a byte", `"${long}\\"${long}"`, 3],
    ["a backslash at the end of a long text", `"${long}\\\\"`, 2],
    ["a quote behind two backslashes, which ends it", `"${long}\\\\"1"`, 5],
    ["a quote behind three", `"${long}\\\\\\"1"`, 3],
    ["a text that does not end", `"${long}`, 2],
    ["a short text that does not end", '{"a', 4],
    ["a text of other letters, by its bytes", `"${"é".repeat(512)}"`, 2],
  ])("%s", (_what, text, weight) => {
    const bytes = Buffer.from(text);
    expect([isHeavierThan(bytes, weight), isHeavierThan(bytes, weight - 1)]).toEqual([false, true]);
  });
});

/** Bodies of 33 MB that took up to eight seconds to parse; each with the few bytes that a sensible one begins with. */
const HEAVY = [
  ["empty objects", "{},"],
  ["empty lists", "[],"],
  ["numbers", "0,"],
  ["short texts", '"",'],
  ["fields", '{"a":1},'],
  ["escaped quotes", '\\"'],
  ["blanks", " "],
] as const;
const bodyOf = (piece: string): string => {
  const filling = piece.repeat(Math.floor(33_000_000 / piece.length));
  return piece === '\\"' ? `{"message":"${filling}"}` : `{"message":"x","history":[${filling}0]}`;
};

describe("a body of 33 MB", () => {
  let house: TestAppliance;
  let places: readonly string[];
  beforeAll(async () => {
    house = await startAppliance({ seed: tenantSeed([robotSeed()]) });
    const session = `/v1/public/sessions/${await createVisitor(() => house).newSession()}`;
    places = ["messages", "finish", "expand-tokens", "contact-handoffs"].map((name) => `${session}/${name}`);
  });
  afterAll(() => house.stop());

  it.each(HEAVY)(
    "of %s is refused with 413, for less than a second of the processor",
    async (_what, piece) => {
      const body = bodyOf(piece);
      // One place for all kinds, and all places for the worst one.
      for (const place of piece === "{}," ? places : places.slice(0, 1)) {
        const before = process.cpuUsage();
        const headers = { "content-type": "application/json" };
        const reply = await fetch(house.url + place, { method: "POST", headers, body });
        const { user, system } = process.cpuUsage(before);
        expect([reply.status, ((await reply.json()) as any).code], place).toEqual([413, "too_large"]);
        // Sending it is in this process, too.
        expect((user + system) / 1_000, place).toBeLessThan(1_000);
      }
    },
  );

  it("to the runtime likewise", async () => {
    const runtime = await startRuntime();
    const headers = { "content-type": "application/json", authorization: `Bearer ${runtime.api_key}` };
    for (const path of ["/v1/responses", "/v1/chat/completions"]) {
      const reply = await fetch(runtime.url + path, { method: "POST", headers, body: bodyOf("{},") });
      expect([reply.status, ((await reply.json()) as any).error.type]).toEqual([
        413,
        "invalid_request_error",
      ]);
    }
    await runtime.stop();
  });
});

it("the longest transcripts that are allowed are no heavy bodies", async () => {
  const house = await startAppliance({ seed: tenantSeed([robotSeed()]) });
  const { newSession, finish } = createVisitor(() => house);
  const texts = [
    "long ".repeat(3_200),
    "長".repeat(16_000),
    "short",
    '{"a": "b", "c": [1, 2]}\n'.repeat(600),
  ];
  const history = Array.from({ length: 100 }, (_, at) => ({
    message_id: `msg_${at}`,
    role: at % 2 ? "assistant" : "user",
    text: texts[at % texts.length],
    created_at: "2026-01-15T12:00:00.000Z",
  }));
  expect((await finish(await newSession(), { history })).status).toBe(200);
  await house.stop();
});
