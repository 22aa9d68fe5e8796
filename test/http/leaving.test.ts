/** A client that goes away during a finish or a message (`decisions.md`: Finish and relay): what it asked for is done all the same. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedAnswerer } from "../../src/adapters/answerers/embedded/answerer.ts";
import type { Answerer } from "../../src/ports/answerer.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { RELAYED } from "../support/relayed.ts";
import { createVisitor } from "../support/visitor.ts";

let house: TestAppliance;
const forms = createRecordingForms();
const errors: string[] = [];
const silent = () => undefined;
const log = { error: (text: string) => errors.push(text), warn: silent, info: silent, debug: silent };
/** Holds a piece of work until its client is gone. */
const door = { reached: () => {}, opened: Promise.resolve() };

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-leaving-"));

async function start(): Promise<TestAppliance> {
  const answerer: Answerer = {
    answer: async (question) => {
      door.reached();
      await door.opened;
      return createEmbeddedAnswerer(house.appliance.adapters).answer(question);
    },
  };
  house = await startAppliance({
    seed: tenantSeed([robotSeed()], RELAYED),
    settings: { "sweeps.enabled": false },
    replaced: { forms, answerer, log },
    data,
  });
  return house;
}
beforeAll(start);
afterAll(async () => {
  await house.stop();
  rmSync(data, { recursive: true, force: true });
});
beforeEach(() => {
  forms.delivered.length = 0;
  errors.length = 0;
  forms.answer = async () => {
    door.reached();
    await door.opened;
    return { status: "sent", submission_id: "sub_1", error: null };
  };
});

const { newSession, send, finish, handOff, talk } = createVisitor(() => house, forms);

/** Asks, and leaves while the work is held at the door; the work goes on afterwards. */
async function askAndLeave(
  where: string,
  body: object,
  { meanwhile = () => {}, ...headers }: { meanwhile?: () => void } & Record<string, any> = {},
): Promise<void> {
  const leaving = new AbortController();
  const reached = new Promise<void>((resolve) => (door.reached = resolve));
  let open = (): void => {};
  door.opened = new Promise((resolve) => (open = resolve));
  const asked = fetch(house.url + where, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).then((response) => response.text());
  await reached;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await house.call("GET", "/health/live");
  meanwhile();
  await pause(50);
  open();
}

describe("a client that goes away", () => {
  it("during a finish: the session is closed and relayed once, with its result recorded", async () => {
    const id = await newSession();
    await talk(id);
    await askAndLeave(`/v1/public/sessions/${id}/finish`, { reason: "follow_up_requested" });
    expect((await finish(id)).json).toMatchObject({
      close_reason: "follow_up_requested",
      forms_relay_status: "sent",
      forms_relay_submission_id: "sub_1",
    });
    expect(forms.delivered).toHaveLength(1);
  });

  it("during a contact handoff: the contact is kept and relayed once", async () => {
    const id = await newSession();
    const body = { consent_accepted: true, email: "marie@example.com" };
    const key = { "idempotency-key": "handoff-1" };
    await askAndLeave(`/v1/public/sessions/${id}/contact-handoffs`, body, key);
    const again = await handOff(id, body, key);
    expect([again.status, again.json.status]).toEqual([201, "contact_created"]);
    expect(forms.delivered.map(({ data }) => data.contact?.email)).toEqual(["marie@example.com"]);
  });

  it.each([
    ["application/json", { "idempotency-key": "message-1" }],
    ["text/event-stream", { "idempotency-key": "message-2" }],
    ["application/json", {}],
    ["text/event-stream", {}],
  ])(
    "during a message: it is answered, counted and kept once, and no fault is logged (%s, %j)",
    async (accept, key) => {
      const id = await newSession();
      const message = { message: "Is the shop open on Sundays?" };
      await askAndLeave(`/v1/public/sessions/${id}/messages`, message, { ...key, accept });
      const { sessions } = house.appliance.adapters;
      await expect.poll(() => sessions.readTurns(id, 10)).toHaveLength(2);
      expect((await sessions.find(id))?.question_count).toBe(1);
      if ("idempotency-key" in key)
        expect((await send(id, message, key)).json).toMatchObject({
          answer: expect.stringContaining("closed on Sundays"),
          question_count: 1,
        });
      await finish(id);
      expect(forms.delivered.map(({ data }) => data.question_count)).toEqual([1]);
      expect(errors).toEqual([]);
    },
  );

  it("before the server stops: what it asked for is done and recorded first", async () => {
    const [closing, asking] = [await newSession(), await newSession()];
    await talk(closing);
    let stopped: Promise<void> | undefined;
    await askAndLeave(`/v1/public/sessions/${asking}/messages`, { message: "Is the shop open?" });
    await askAndLeave(
      `/v1/public/sessions/${closing}/finish`,
      {},
      { meanwhile: () => (stopped = house.stop()) },
    );
    await stopped;
    expect(errors).toEqual([]);
    await start();
    expect((await finish(closing)).json.forms_relay_status).toBe("sent");
    expect(await house.appliance.adapters.sessions.readTurns(asking, 10)).toHaveLength(2);
    expect(forms.delivered).toHaveLength(1);
  });
});
