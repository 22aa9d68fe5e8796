import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseFault } from "../../src/ports/database.ts";
import type { Answer, Answerer } from "../../src/ports/answerer.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
  type TurnedClock,
} from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

const SECOND = 1_000;

let house: TestAppliance;
let clock: TurnedClock;
let answers: ((answer: Answer | Promise<Answer>) => void)[] = [];
beforeEach(async () => {
  // What renews a reservation; the clock that is turned is another one.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  clock = createTurnedClock();
  const answerer: Answerer = { answer: () => new Promise((resolve) => answers.push(resolve)) };
  const seed = tenantSeed([robotSeed({ max_questions_per_session: 1 })]);
  const settings = { "sweeps.enabled": false };
  house = await startAppliance({ settings, replaced: { clock, answerer }, seed });
});
afterEach(async () => {
  vi.useRealTimers();
  await house.stop();
  answers = [];
});

const { newSession: begin } = createVisitor(() => house);
const find = async (id: string) => (await house.appliance.adapters.sessions.find(id))!;
const ask = (session_id: string): Promise<unknown> =>
  house.appliance.flows
    .sendMessageOnce({ session_id, request: { message: "Open?" }, idempotency_key: null })
    .catch((error: unknown) => error);
const answerNext = () =>
  answers.shift()!({
    text: "Closed on Sundays.",
    outcome: "answered",
    confidence: 1,
    citations: [],
    finish: "stop",
    usage: { input_tokens: 1, output_tokens: 1 },
  });
async function isAsked(count: number): Promise<void> {
  await expect.poll(() => answers.length).toBe(count);
}

const LIMIT_REACHED = { reason: "question_limit_reached" };

describe("a question under way, with a limit of one", () => {
  it("of a process on another host counts until its lease is over", async () => {
    const id = await begin();
    const lease_until = clock.now() + 60 * SECOND;
    const reservation = { reservation_id: "rsv_1", owner: "elsewhere/7/abc", lease_until };
    const { sessions } = house.appliance.adapters;
    await sessions.reserveQuestion({ session_id: id, deadline_at: lease_until, reservation });
    clock.advance(60 * SECOND - 1);
    expect(await ask(id)).toMatchObject(LIMIT_REACHED);
    expect((await find(id)).reservations).toEqual([reservation]);
    clock.advance(1);
    const asked = ask(id);
    await isAsked(1);
    answerNext();
    expect(await asked).toMatchObject({ question_count: 1, remaining_questions: 0 });
    expect(await find(id)).toMatchObject({ question_count: 1, reservations: [] });
  });

  it("is given back when it was counted and the database's answer lost", async () => {
    const id = await begin();
    const { sessions } = house.appliance.adapters;
    const real = sessions.reserveQuestion.bind(sessions);
    vi.spyOn(sessions, "reserveQuestion").mockImplementationOnce(async (request) => {
      await real(request);
      throw new DatabaseFault("database_unavailable", "connection lost");
    });
    expect(await ask(id)).toMatchObject({ code: "database_unavailable" });
    expect(await find(id)).toMatchObject({ question_count: 0, reservations: [] });
  });

  it.each([true, false])(
    "is answered if the turn was kept and the answer lost (kept: %s)",
    async (is_kept) => {
      const id = await begin();
      const { sessions } = house.appliance.adapters;
      const real = sessions.appendTurns.bind(sessions);
      vi.spyOn(sessions, "appendTurns").mockImplementationOnce(async (record) => {
        if (is_kept) await real(record);
        throw new DatabaseFault("database_unavailable", "connection lost");
      });
      const asked = ask(id);
      await isAsked(1);
      answerNext();
      expect(await asked).toMatchObject(is_kept ? { question_count: 1 } : { code: "database_unavailable" });
      expect(await find(id)).toMatchObject({ question_count: is_kept ? 1 : 0, reservations: [] });
      expect(await sessions.readTurns(id, 10)).toHaveLength(is_kept ? 2 : 0);
    },
  );

  it("is renewed as long as it is answered, and nobody takes its place", async () => {
    const id = await begin();
    const asked = ask(id);
    await isAsked(1);
    for (let minute = 0; minute < 5; minute++) {
      clock.advance(50 * SECOND);
      vi.advanceTimersByTime(20 * SECOND);
      await expect
        .poll(async () => (await find(id)).reservations[0]?.lease_until)
        .toBe(clock.now() + 60 * SECOND);
      expect(await ask(id)).toMatchObject(LIMIT_REACHED);
    }
    answerNext();
    expect(await asked).toMatchObject({ question_count: 1 });
    vi.advanceTimersByTime(60 * SECOND);
    expect(await find(id)).toMatchObject({ question_count: 1, reservations: [] });
  });

  it("keeps its session from being finished as idle, however long it is answered", async () => {
    const id = await begin();
    const asked = ask(id);
    await isAsked(1);
    for (let half_hour = 0; half_hour < 3; half_hour++) {
      clock.advance(29 * 60 * SECOND);
      vi.advanceTimersByTime(20 * SECOND);
      await expect.poll(async () => (await find(id)).deadline_at).toBe(clock.now() + 30 * 60 * SECOND);
      expect(await house.appliance.flows.expireSessions(10)).toBe(0);
    }
    answerNext();
    expect(await asked).toMatchObject({ question_count: 1 });
    clock.advance(30 * 60 * SECOND + 1);
    expect(await house.appliance.flows.expireSessions(10)).toBe(1);
  });

  it("that could not be renewed gives way, and is refused when another was answered: the limit is exact", async () => {
    const id = await begin();
    const slow = ask(id);
    await isAsked(1);
    clock.advance(60 * SECOND);
    const quick = ask(id);
    await isAsked(2);
    answers.reverse();
    answerNext();
    expect(await quick).toMatchObject({ question_count: 1 });
    answerNext();
    expect(await slow).toMatchObject(LIMIT_REACHED);
    expect(await find(id)).toMatchObject({ question_count: 1, reservations: [] });
    expect(await house.appliance.adapters.sessions.readTurns(id, 10)).toHaveLength(2);
  });

  it("that fails is given back at once", async () => {
    const id = await begin();
    const asked = ask(id);
    await isAsked(1);
    answers.shift()!(Promise.reject(new Error("no answer")));
    expect(await asked).toMatchObject({ message: "no answer" });
    expect(await find(id)).toMatchObject({ question_count: 0, reservations: [] });
  });
});
