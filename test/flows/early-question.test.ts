/** A question is counted while what it needs is read; what was believed of it is checked all the same. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseFault } from "../../src/ports/database.ts";
import type { Answerer } from "../../src/ports/answerer.ts";
import type { QuestionRequest } from "../../src/ports/session-store.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { answerOf } from "../support/runtime.ts";
import { createVisitor } from "../support/visitor.ts";

const clock = createTurnedClock();
let house: TestAppliance;
let asked: number;
beforeEach(async () => {
  asked = 0;
  const answerer: Answerer = {
    answer: async () => {
      asked += 1;
      return answerOf("Closed on Sundays.");
    },
  };
  const seed = tenantSeed([robotSeed({ max_questions_per_session: 2 })]);
  const settings = { "sweeps.enabled": false };
  house = await startAppliance({ settings, replaced: { clock, answerer }, seed });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.stop();
});

const { newSession, send, talk } = createVisitor(() => house);
const find = async (id: string) => (await house.appliance.adapters.sessions.find(id))!;
const message = { message: "Open?" };

/** Another process changes something, a second ago. */
async function elsewhere(sql: string): Promise<void> {
  await house.appliance.adapters.database.write([{ sql }]);
  clock.advance(1_001);
}

/** Watches the questions that are counted; `before` and `after` each of them something happens. */
function watchCounting(after: (request: QuestionRequest) => Promise<void> = async () => {}) {
  const { sessions } = house.appliance.adapters;
  const real = sessions.reserveQuestion.bind(sessions);
  return vi.spyOn(sessions, "reserveQuestion").mockImplementation(async (request) => {
    const session = await real(request);
    await after(request);
    return session;
  });
}

describe("a question of a session that is known", () => {
  it("is counted while its session is read, but asked of nobody before it is counted", async () => {
    const id = await newSession();
    await talk(id);
    let let_through = (): void => {};
    const held = new Promise<void>((resolve) => (let_through = resolve));
    const { sessions } = house.appliance.adapters;
    const found = vi.spyOn(sessions, "readTurns");
    watchCounting(() => held);
    const sent = send(id, message);
    await expect.poll(() => found.mock.results.length).toBe(1);
    await expect(found.mock.results[0]!.value).resolves.toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toBe(1);
    let_through();
    expect((await sent).json).toMatchObject({ question_count: 2, remaining_questions: 0 });
    expect(asked).toBe(2);
  });

  it("is counted once, and refused at the limit without a question to the answerer", async () => {
    const id = await newSession();
    const counted = watchCounting();
    await talk(id);
    await talk(id);
    expect(counted).toHaveBeenCalledTimes(2);
    expect((await send(id, message)).json).toMatchObject({ code: "question_limit_reached" });
    expect(asked).toBe(2);
    expect(await find(id)).toMatchObject({ question_count: 2, reservations: [] });
  });

  it("is given back when its robot is switched off by now", async () => {
    const id = await newSession();
    await talk(id);
    await elsewhere("UPDATE robots SET website_enabled = 0");
    const counted = watchCounting();
    expect((await send(id, message)).json).toMatchObject({ code: "access_not_allowed" });
    expect(counted).toHaveBeenCalledTimes(1);
    expect(await find(id)).toMatchObject({ question_count: 1, reservations: [] });
    // What is known to be switched off is not even counted.
    expect((await send(id, message)).status).toBe(403);
    expect(counted).toHaveBeenCalledTimes(1);
    expect(asked).toBe(1);
  });

  it("is given back, too, when its count was made and the database's answer lost", async () => {
    const id = await newSession();
    await talk(id);
    await elsewhere("UPDATE robots SET published = 0");
    watchCounting(async () => {
      throw new DatabaseFault("database_unavailable", "connection lost");
    });
    expect((await send(id, message)).json).toMatchObject({ code: "access_not_allowed" });
    expect(await find(id)).toMatchObject({ question_count: 1, reservations: [] });
  });

  it("of a session that was closed elsewhere is refused, and the next one is not even counted", async () => {
    const id = await newSession();
    await talk(id);
    await elsewhere("UPDATE sessions SET status = 'closed', close_reason = 'user_closed', closed_at = 5");
    const counted = watchCounting();
    for (let at = 0; at < 2; at += 1)
      expect((await send(id, message)).json).toMatchObject({ code: "session_closed" });
    expect(counted).toHaveBeenCalledTimes(1);
    expect(asked).toBe(1);
  });

  it("takes its deadline from the robot as it is, not as it was remembered", async () => {
    const id = await newSession();
    await elsewhere("UPDATE robots SET session_timeout_minutes = 5");
    await talk(id);
    expect((await find(id)).deadline_at).toBe(clock.now() + 5 * 60_000);
  });
});
