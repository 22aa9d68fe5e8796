/** Answers and summaries by a model through the real server: a scripted upstream stands behind it. */
import { afterEach, describe, expect, it } from "vitest";
import { addUp } from "../../src/domain/usage.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";
import {
  data,
  delta,
  DONE,
  finish,
  type Script,
  type ScriptedServer,
  type Seen,
  startScripted,
} from "../upstream/scripted-server.ts";

const QUESTION = "Can bicycles be returned within 30 days?";
const UNKNOWN = "Do you sell zeppelins to xylophonists?";
const says = (text: string): Script => ({ steps: [delta(text), finish(), DONE] });
const isSummary = ({ body }: Seen) => String(body.messages?.[0]?.content).includes("sum up");

let house: TestAppliance | undefined;
let upstream: ScriptedServer;
afterEach(async () => {
  await house?.stop();
  house = undefined;
  await upstream.close();
});

interface Options {
  readonly reply: (request: Seen, count: number) => Script | Promise<Script>;
  readonly settings?: Record<string, unknown>;
  readonly robot?: Parameters<typeof robotSeed>[0];
}

async function start({ reply, settings = {}, robot = {} }: Options): Promise<TestAppliance> {
  upstream = await startScripted(reply);
  house = await startAppliance({
    seed: tenantSeed([robotSeed(robot)]),
    secrets: { "answers.model.api_key": new Secret("sk-model") },
    settings: {
      "answers.engine": "model",
      "answers.model.base_url": upstream.base_url,
      "answers.model.model": "acme-1",
      "sweeps.enabled": false,
      ...settings,
    },
  });
  return house;
}

const begin = (house: TestAppliance) => createVisitor(() => house).newSession();
const say = (house: TestAppliance, session_id: string, message: string) =>
  createVisitor(() => house).send(session_id, { message });
const promptOf = ({ body }: Seen): string => JSON.stringify(body.messages);

describe("an answer by the model", () => {
  it("is written from the passages that the engine found, and shown without citations", async () => {
    const house = await start({ reply: () => says("Yes, within 30 days with the receipt [1].") });
    const { json } = await say(house, await begin(house), QUESTION);
    expect(json.answer).toBe("Yes, within 30 days with the receipt.");
    expect(upstream.seen).toHaveLength(1);
    const [call] = upstream.seen;
    expect(call?.headers.authorization).toBe("Bearer sk-model");
    expect(call?.body).toMatchObject({ model: "acme-1", stream: true, temperature: 0.2, max_tokens: 600 });
    expect(promptOf(call!)).toContain("Bicycles can be returned within 30 days with the receipt.");
  });

  it("is not asked for where no passage supports one, and the gap is noted", async () => {
    const house = await start({ reply: () => says("Surely.") });
    const { json } = await say(house, await begin(house), UNKNOWN);
    expect(json.answer).toContain("I don't know");
    expect(upstream.seen).toHaveLength(0);
    expect(
      await house.appliance.adapters.gaps.list({ robot_id: null, status: "open", limit: 10 }),
    ).toHaveLength(1);
  });

  it("is asked for what only asks on, with the passages of the question before", async () => {
    const house = await start({
      reply: (_, count) => says(count === 1 ? "Within 30 days." : "With receipt."),
    });
    const session_id = await begin(house);
    await say(house, session_id, QUESTION);
    const { json } = await say(house, session_id, "Why?");
    expect(json.answer).toBe("With receipt.");
    const { messages } = upstream.seen[1]!.body;
    expect(messages.at(-1).content).toContain("Bicycles can be returned within 30 days with the receipt.");
    expect(messages.at(-1).content).toMatch(/Why\?$/);
    expect(messages.map(({ content }: { content: string }) => content)).toContain("Within 30 days.");
  });

  it("is not asked for by a greeting", async () => {
    const house = await start({ reply: () => says("Hello.") });
    const { json } = await say(house, await begin(house), "Good morning!");
    expect(json.answer).toContain("Riva");
    expect(upstream.seen).toHaveLength(0);
  });

  it("that says it does not know is the robot's own words, and a gap", async () => {
    const house = await start({ reply: () => says("NO_ANSWER"), robot: { decline_message: "Ask Marie." } });
    const { json } = await say(house, await begin(house), QUESTION);
    expect(json.answer).toBe("Ask Marie.");
    expect(
      await house.appliance.adapters.gaps.list({ robot_id: null, status: "open", limit: 10 }),
    ).toHaveLength(1);
  });

  it("that fails is replaced by the embedded engine's", async () => {
    const house = await start({ reply: () => ({ status: 500, steps: ["broken"] }) });
    const { status, json } = await say(house, await begin(house), QUESTION);
    expect(status).toBe(200);
    expect(json.answer).toContain("Bicycles can be returned within 30 days with the receipt.");
  });

  it("that fails is a 503 where the operator says so, and the question is given back", async () => {
    let broken = true;
    const house = await start({
      reply: () => (broken ? { status: 500, steps: ["broken"] } : says("Within 30 days.")),
      settings: { "answers.model.fallback": "error" },
    });
    const session_id = await begin(house);
    const failed = await say(house, session_id, QUESTION);
    expect(failed.status).toBe(503);
    expect(Number(failed.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(failed.json.code).toBe("answer_unavailable");
    broken = false;
    expect((await say(house, session_id, QUESTION)).json).toMatchObject({ question_count: 1 });
  });

  it.each(["text/event-stream", "application/json"])(
    "stops within a second of the visitor leaving; what was asked is answered by the embedded engine (%s)",
    async (accept) => {
      const house = await start({ reply: () => ({ steps: [delta("Within "), { end: "hang" }] }) });
      const session_id = await begin(house);
      const leaving = new AbortController();
      const asked = fetch(`${house.url}/v1/public/sessions/${session_id}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: JSON.stringify({ message: QUESTION }),
        signal: leaving.signal,
      }).then((response) => response.text());
      await expect.poll(() => upstream.seen.length, { timeout: 5_000 }).toBe(1);
      const left_at = Date.now();
      leaving.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(() => upstream.seen[0]?.left_at ?? null, { timeout: 3_000 }).not.toBeNull();
      expect((upstream.seen[0]?.left_at ?? 0) - left_at).toBeLessThan(1_000);
      const { sessions } = house.appliance.adapters;
      await expect.poll(() => sessions.readTurns(session_id, 10), { timeout: 5_000 }).toHaveLength(2);
      expect((await sessions.readTurns(session_id, 10))[1]?.text).toContain("Bicycles can be returned");
      expect((await sessions.find(session_id))?.question_count).toBe(1);
    },
  );

  it.each([
    ["its client will ask for it again", {}, { "idempotency-key": "again" }],
    ["the embedded engine may not answer", { "answers.model.fallback": "error" }, {}],
  ])("is heard to its end when the visitor leaves and %s", async (_why, settings, headers) => {
    const slowly = [delta("Within "), { pause_ms: 300 }, delta("30 days [1]."), finish(), DONE];
    const house = await start({ reply: () => ({ steps: slowly }), settings });
    const session_id = await begin(house);
    const leaving = new AbortController();
    const asked = fetch(`${house.url}/v1/public/sessions/${session_id}/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ message: QUESTION }),
      signal: leaving.signal,
    });
    await expect.poll(() => upstream.seen.length, { timeout: 5_000 }).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    const turns = () => house.appliance.adapters.sessions.readTurns(session_id, 10);
    await expect.poll(turns, { timeout: 5_000 }).toHaveLength(2);
    expect((await turns())[1]?.text).toContain("Within 30 days");
  });

  it("is the embedded engine's once the day's tokens are used up", async () => {
    const house = await start({
      reply: () => says("Within 30 days."),
      settings: { "answers.daily_tokens": 1 },
    });
    const { json } = await say(house, await begin(house), QUESTION);
    expect(json.answer).toContain("Bicycles can be returned");
    expect(upstream.seen).toHaveLength(0);
  });
});

describe("the summary of a session", () => {
  const summaryOf = async (house: TestAppliance) => {
    const session_id = await begin(house);
    await say(house, session_id, QUESTION);
    return (await createVisitor(() => house).finish(session_id, {})).json.summary;
  };

  it("is the model's, held to what was said", async () => {
    const house = await start({
      reply: (call) =>
        says(
          isSummary(call)
            ? "The visitor asked about returns within 30 days; answered."
            : "Yes, within 30 days.",
        ),
    });
    expect(await summaryOf(house)).toBe("The visitor asked about returns within 30 days; answered.");
  });

  it("is the embedded one when the model names a number that nobody said, and when it fails", async () => {
    let reply: Script = says("The visitor paid 999 euros.");
    const house = await start({ reply: (call) => (isSummary(call) ? reply : says("Yes, within 30 days.")) });
    expect(await summaryOf(house)).toContain("The visitor asked: ");
    reply = { status: 500, steps: ["broken"] };
    expect(await summaryOf(house)).toContain("The visitor asked: ");
  });

  it("shows no citation, and none of the prompt's marks: the visitor reads it, too", async () => {
    const said = "The visitor asked about returns [1], answered (see [2]).";
    const house = await start({ reply: (call) => says(isSummary(call) ? said : "Yes, within 30 days.") });
    expect(await summaryOf(house)).toBe("The visitor asked about returns, answered.");
    await house.stop();
    await upstream.close();
    const copying = await start({
      reply: (call) => {
        const line = String(call.body.messages?.at(-1)?.content).split("\n")[1] ?? "";
        return says(isSummary(call) ? line : "Yes, within 30 days.");
      },
    });
    expect(await summaryOf(copying)).toContain("The visitor asked: ");
  });

  it("is never asked for where nothing is kept", async () => {
    const house = await start({
      reply: () => says("Yes, within 30 days."),
      robot: { retention_mode: "none" },
    });
    expect(await summaryOf(house)).toBeNull();
    expect(upstream.seen.filter(isSummary)).toEqual([]);
  });
});

describe("the tokens of a model", () => {
  const counted = async (house: TestAppliance) => {
    await house.appliance.adapters.usageCounter.close();
    return addUp(await house.appliance.adapters.usage.total(0)).model_tokens;
  };
  const costing = (text: string, prompt_tokens: number): Script => {
    const usage = data({ choices: [], usage: { prompt_tokens, completion_tokens: 10 } });
    return { steps: [delta(text), finish(), usage, DONE] };
  };

  it("are counted of answers and of summaries, as its server counts them", async () => {
    const house = await start({
      reply: (call) =>
        isSummary(call) ? costing("The visitor asked about returns.", 2_000) : costing("Yes.", 500),
    });
    const session_id = await begin(house);
    await say(house, session_id, QUESTION);
    expect(await counted(house)).toBe(510);
    await createVisitor(() => house).finish(session_id, {});
    expect(await counted(house)).toBe(2_520);
  });

  it("are none where it was not asked, or took none", async () => {
    const house = await start({ reply: () => ({ status: 500, steps: ["broken"] }) });
    const session_id = await begin(house);
    await say(house, session_id, "Who was Napoleon's uncle?");
    await say(house, session_id, QUESTION);
    expect(upstream.seen).toHaveLength(1);
    expect(await counted(house)).toBe(0);
  });
});
