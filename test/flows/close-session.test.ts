/** What was acknowledged to a visitor is in what is relayed, also when it was answered while the session was summarised. */
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TranscriptTurn } from "../../src/domain/transcript.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { createVisitor } from "../support/visitor.ts";

const forms = createRecordingForms();
const clock = createTurnedClock();
let summarised: string[][];
let meanwhile: () => Promise<unknown>;
let house: TestAppliance;
beforeEach(async () => {
  forms.delivered.length = 0;
  summarised = [];
  const summarise = async (_subject: unknown, turns: readonly TranscriptTurn[]) => {
    summarised.push(turns.filter(({ role }) => role === "user").map(({ text }) => text));
    await meanwhile();
    return `Summary ${summarised.length}`;
  };
  house = await startAppliance({
    settings: { "sweeps.enabled": false },
    replaced: { forms, clock, summariser: { summarise } },
    seed: tenantSeed(
      (["full", "summary"] as const).map((mode) => robotSeed({ slug: mode, retention_mode: mode })),
      { notification_emails: ["team@acme.example"] },
    ),
  });
});
afterEach(() => house.stop());

const { newSession, talk, finish, send } = createVisitor(() => house, forms);
const once = (work: () => Promise<unknown>) => () => {
  meanwhile = async () => {};
  return work();
};

it.each(["full", "summary"])(
  "a question that is answered while the session is summarised is relayed and summarised (%s)",
  async (slug) => {
    const id = await newSession(slug);
    await talk(id, "First?");
    meanwhile = once(() => talk(id, "Second?"));
    const history = [{ message_id: "note", role: "user", text: "Bye.", created_at: "2026-01-01T00:00:00Z" }];
    const finished = await finish(id, { history });
    expect([finished.status, finished.json.summary]).toEqual([200, "Summary 2"]);
    expect(summarised).toEqual([
      ["First?", "Bye."],
      ["First?", "Second?", "Bye."],
    ]);
    expect(forms.delivered).toHaveLength(1);
    const { data } = forms.delivered[0]!;
    expect(data.transcript.map(({ role, text }) => (role === "user" ? text : role))).toEqual([
      "First?",
      "assistant",
      "Second?",
      "assistant",
      "Bye.",
    ]);
    expect([data.question_count, data.transcript_omitted]).toEqual([2, 0]);
  },
);

it("a session that was to expire goes on when its visitor came back while it was summarised", async () => {
  const id = await newSession("full");
  await talk(id, "First?");
  clock.advance(2 * 3_600_000);
  meanwhile = once(() => talk(id, "Second?"));
  await house.appliance.flows.expireSessions(10);
  expect(forms.delivered).toEqual([]);
  expect(summarised).toHaveLength(1);
  expect((await house.appliance.adapters.sessions.find(id))?.closing).toBeNull();
});

it("a session to which questions keep coming is finished when they stop", async () => {
  const id = await newSession("full");
  await talk(id, "First?");
  meanwhile = () => talk(id, "Another?");
  expect((await finish(id)).status).toBe(503);
  expect(summarised).toHaveLength(5);
  meanwhile = async () => {};
  expect((await finish(id)).status).toBe(200);
  expect(forms.delivered[0]?.data.transcript).toHaveLength(12);
  expect((await send(id, { message: "Too late?" })).status).toBe(403);
});
