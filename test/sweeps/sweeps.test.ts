/** Idle and retention cleanup, and several processes that sweep one database. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { DatabaseFault } from "../../src/ports/database.ts";
import type { Delivery } from "../../src/ports/forms.ts";
import { startSchedule } from "../../src/sweeps/schedule.ts";
import { MINUTE, DAY, stopAll, open, begin, talk, sweepAll, find } from "../support/swept.ts";

afterEach(stopAll);

describe("idle cleanup", () => {
  it("idle longer than session_timeout_minutes: closed with idle_timeout, finished with its relay", async () => {
    const { house, clock, forms } = await open();
    const id = await begin(house);
    await talk(house, id);
    clock.advance(30 * MINUTE);
    expect((await sweepAll(house))["idle sessions"]).toBe(0);
    expect((await find(house, id))?.closing).toBeNull();
    clock.advance(1);
    expect((await sweepAll(house))["idle sessions"]).toBe(1);
    const { json } = await house.call("POST", `/v1/public/sessions/${id}/finish`);
    expect(json).toMatchObject({ close_reason: "idle_timeout", forms_relay_status: "sent" });
    expect(forms.delivered).toHaveLength(1);
    await sweepAll(house);
    expect(forms.delivered).toHaveLength(1);
  });

  it("a message moves the deadline, but not beyond the absolute lifetime of 24 hours", async () => {
    const { house, clock } = await open();
    const id = await begin(house);
    for (let hours = 0; hours < 24; hours += 0.4) {
      clock.advance(24 * MINUTE);
      const reply = await talk(house, id);
      await sweepAll(house);
      if (reply.status !== 200) break;
    }
    expect((await find(house, id))?.closing?.close_reason).toBe("idle_timeout");
  });

  it("a sweep of many closes all of them in bounded batches", async () => {
    const { house, clock } = await open();
    for (let index = 0; index < 450; index++) await begin(house);
    clock.advance(31 * MINUTE);
    expect(await house.appliance.sweeps[1]!.run(200)).toBe(200);
    expect((await sweepAll(house))["idle sessions"]).toBe(250);
  });

  it("a session that was found idle is not finished when its visitor writes before its turn comes", async () => {
    const { house, clock, forms } = await open();
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) {
      clock.advance(1);
      ids.push(await begin(house));
      await talk(house, ids[index]!);
    }
    clock.advance(30 * MINUTE + 1);
    const waiting: (() => void)[] = [];
    const sent: Delivery = { status: "sent", submission_id: null, error: null };
    forms.answer = () => new Promise((resolve) => waiting.push(() => resolve(sent)));
    const sweeping = sweepAll(house);
    await expect.poll(() => waiting.length).toBe(4);
    expect((await talk(house, ids[4]!)).status).toBe(200);
    for (const deliver of waiting) deliver();
    await sweeping;
    expect((await find(house, ids[4]!))?.closing).toBeNull();
    expect(forms.delivered).toHaveLength(4);
  });

  it("a session that cannot be closed keeps no other, and is told", async () => {
    const { house, clock } = await open();
    const ids: string[] = [];
    for (let index = 0; index < 9; index++) {
      clock.advance(1);
      ids.push(await begin(house));
    }
    clock.advance(31 * MINUTE);
    const { sessions } = house.appliance.adapters;
    const { close } = sessions;
    const closing: typeof close = (request) =>
      request.session_id === ids[0] ? Promise.reject(new Error("cannot be closed")) : close(request);
    Object.assign(sessions, { close: closing });
    await expect(house.appliance.flows.expireSessions(200)).rejects.toThrow("cannot be closed");
    const isOpen = await Promise.all(ids.map(async (id) => (await find(house, id))!.closing === null));
    expect(isOpen.filter(Boolean)).toHaveLength(1);
  });

  it("stopping waits for the deliveries that run, not for those of all sessions that are due", async () => {
    const { house, clock, forms } = await open();
    for (let index = 0; index < 40; index++) await talk(house, await begin(house));
    clock.advance(31 * MINUTE);
    const sent: Delivery = { status: "sent", submission_id: null, error: null };
    forms.answer = () => new Promise((resolve) => setTimeout(resolve, 100, sent));
    const { sweeps, adapters } = house.appliance;
    const schedule = await startSchedule({ ...adapters, sweeps, pattern: "0 0 0 1 1 *" });
    const running = schedule.runNow();
    await expect.poll(() => forms.delivered.length, { interval: 1 }).toBeGreaterThan(0);
    await schedule.stop();
    await running;
    expect(forms.delivered.length).toBeLessThanOrEqual(8);
    expect(await adapters.relays.listRunning()).toEqual([]);
  });

  it("an idle sweep against messages: no message lands on a closed session, none is lost that was answered", async () => {
    const { house, clock } = await open();
    for (let round = 0; round < 30; round++) {
      const id = await begin(house);
      clock.advance(30 * MINUTE + 1);
      const [reply] = await Promise.all([talk(house, id), sweepAll(house)]);
      const session = await find(house, id);
      const turns = await house.appliance.adapters.sessions.readTurns(id, 10);
      expect([200, 403]).toContain(reply.status);
      expect(turns).toHaveLength(reply.status === 200 ? 2 : 0);
      if (reply.status === 403) expect(session?.closing?.close_reason).toBe("idle_timeout");
    }
  });
});

describe("retention cleanup", () => {
  it("full: transcript, feedback and summary stay until the retention days are over; then a stub is left, closed by retention_cleanup", async () => {
    const { house, clock } = await open();
    const id = await begin(house);
    await talk(house, id);
    await house.call("POST", `/v1/public/sessions/${id}/feedback`, {
      rating: "down",
      feedback_reason: "Other",
      feedback_details: "quite wrong",
    });
    const { json: finished } = await house.call("POST", `/v1/public/sessions/${id}/finish`);
    expect(finished.close_reason).toBe("user_closed");
    clock.advance(30 * DAY - 1);
    expect((await sweepAll(house))["retention"]).toBe(0);
    expect(await house.appliance.adapters.sessions.readTurns(id, 10)).toHaveLength(2);
    clock.advance(1);
    expect((await sweepAll(house))["retention"]).toBe(1);
    expect(await house.appliance.adapters.sessions.readTurns(id, 10)).toEqual([]);
    expect(await find(house, id)).toMatchObject({
      session_id: id,
      question_count: 1,
      closing: { close_reason: "retention_cleanup", summary: null, relay: { forms_relay_status: "sent" } },
    });
    const again = await house.call("POST", `/v1/public/sessions/${id}/finish`);
    expect([again.status, again.json]).toEqual([
      200,
      { ...finished, close_reason: "retention_cleanup", summary: null },
    ]);
    expect((await sweepAll(house))["retention"]).toBe(0);
  });

  it("a session still active when its retention ends is closed with retention_cleanup, and relayed nowhere", async () => {
    const { house, clock, forms } = await open();
    const id = await begin(house, "brief");
    await talk(house, id);
    clock.advance(3 * DAY);
    await sweepAll(house);
    expect((await find(house, id))?.closing).toMatchObject({
      close_reason: "retention_cleanup",
      relay: { forms_relay_status: "skipped" },
    });
    expect(forms.delivered).toEqual([]);
  });

  it("what is closed because it may no longer be kept is not kept for another while", async () => {
    const { house, clock } = await open();
    const id = await begin(house);
    await talk(house, id);
    clock.advance(30 * DAY + 30 * MINUTE);
    expect((await sweepAll(house))["retention"]).toBe(1);
    expect(await house.appliance.adapters.sessions.readTurns(id, 10)).toEqual([]);
    expect((await find(house, id))?.closing).toMatchObject({
      close_reason: "retention_cleanup",
      summary: null,
      closed_at: clock.now(),
    });
  });

  it.each(["swept", "erased"])(
    "feedback on a conversation that was %s is counted without its words",
    async (how) => {
      const { house, clock } = await open();
      const id = await begin(house);
      const { protocol_number } = (await find(house, id))!;
      await house.call("POST", `/v1/public/sessions/${id}/finish`);
      if (how === "erased") await house.appliance.flows.erase({ protocol_number }, "test");
      else clock.advance(30 * DAY);
      await sweepAll(house);
      const reply = await house.call("POST", `/v1/public/sessions/${id}/feedback`, {
        rating: "down",
        feedback_reason: "Other",
        feedback_details: "quite wrong",
        expected_answer: "quite right",
      });
      expect(reply.json.status).toBe("pending_training_review");
      const { database, retention } = house.appliance.adapters;
      expect(await database.read({ sql: "SELECT rating, feedback_reason FROM feedback" })).toHaveLength(1);
      expect((await retention.report(clock.now())).feedback_with_text).toBe(0);
    },
  );

  it("expired tokens and old audit entries are removed", async () => {
    const { house, clock } = await open();
    const id = await begin(house);
    await house.call("POST", `/v1/public/sessions/${id}/expand-tokens`);
    for (let index = 0; index < 5; index++) {
      await house.appliance.adapters.audit.append({
        actor: "test",
        action: "tested",
        subject: "x",
        details: { index },
      });
    }
    clock.advance(731 * DAY);
    const done = await sweepAll(house);
    expect([done["expand tokens"], done["audit log"]]).toEqual([1, 4]);
    await house.appliance.adapters.audit.append({
      actor: "test",
      action: "tested",
      subject: "x",
      details: {},
    });
    expect(await house.appliance.flows.verifyAudit()).toMatchObject({ entries: 2, broken_at: null });
  });
});

describe("several processes", () => {
  it("one holds the lease, and the other does nothing meanwhile", async () => {
    const { house, clock } = await open();
    const { leases } = house.appliance.adapters;
    const times = { now: clock.now(), expires_at: clock.now() + 1_000 };
    expect(await leases.take("sweeps", "a", times)).toBe(true);
    expect(await leases.take("sweeps", "b", times)).toBe(false);
    expect(await leases.take("sweeps", "a", times)).toBe(true);
    clock.advance(1_000);
    expect(await leases.take("sweeps", "b", { now: clock.now(), expires_at: clock.now() + 1_000 })).toBe(
      true,
    );
    await leases.release("sweeps", "a");
    expect(await leases.take("sweeps", "a", times)).toBe(false);
  });

  const ONCE_A_YEAR = "0 0 0 1 1 *";
  const counted = () => {
    const sweep = {
      name: "counted",
      runs: 0,
      countDue: async () => 1,
      run: async (): Promise<number> => {
        sweep.runs += 1;
        return 0;
      },
    };
    return sweep;
  };

  it("sweep nothing while another one has the lease, and give it back after a run", async () => {
    const { house, clock } = await open();
    const { adapters } = house.appliance;
    const sweep = counted();
    const schedule = await startSchedule({ ...adapters, sweeps: [sweep], pattern: ONCE_A_YEAR });
    const take = () =>
      adapters.leases.take("sweeps", "elsewhere", { now: clock.now(), expires_at: clock.now() + 2 * MINUTE });
    expect(await take()).toBe(true);
    await schedule.runNow();
    expect(sweep.runs).toBe(0);
    await adapters.leases.release("sweeps", "elsewhere");
    await schedule.runNow();
    expect(sweep.runs).toBe(1);
    expect(await take()).toBe(true);
    await schedule.stop();
  });

  it("log a sweep that fails, and do the others all the same", async () => {
    const { house } = await open();
    const { adapters } = house.appliance;
    const errors: unknown[] = [];
    const log = { ...adapters.log, error: (_text: string, fields: unknown) => void errors.push(fields) };
    const failing = { ...counted(), name: "failing", run: () => Promise.reject(new Error("disk full")) };
    const sweep = counted();
    const sweeps = [failing, sweep];
    const schedule = await startSchedule({ ...adapters, log, sweeps, pattern: ONCE_A_YEAR });
    await schedule.runNow();
    expect([sweep.runs, errors]).toEqual([1, [{ sweep: "failing" }]]);
    await schedule.stop();
  });

  it("have deleted text leave the journal though nothing was due: its visitor's finish had deleted it", async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-journal-"));
    const { house } = await open(data);
    const { adapters, sweeps } = house.appliance;
    const schedule = await startSchedule({ ...adapters, sweeps, pattern: ONCE_A_YEAR });
    const countInJournal = () =>
      readFileSync(path.join(data, "chat-assistant.db-wal"), "latin1").split("Zanzibarquagga").length - 1;
    // What a start leaves to be tidied is no reason for what is looked at here.
    await schedule.runNow();
    const session_id = await begin(house, "brief");
    await talk(house, session_id, "Zanzibarquagga, is the shop open on Sundays?");
    await house.call("POST", `/v1/public/sessions/${session_id}/finish`, {});
    expect(countInJournal()).toBeGreaterThan(0);
    await schedule.runNow();
    expect(countInJournal()).toBe(0);
    await schedule.stop();
    await stopAll();
    rmSync(data, { recursive: true, force: true });
  });

  it("give the lease back, and try again with the next run, where the journal could not be emptied", async () => {
    const { house, clock } = await open();
    const { adapters } = house.appliance;
    const tries: number[] = [];
    const checkpoint = (): Promise<void> =>
      tries.push(1) === 1 ? Promise.reject(new Error("busy")) : Promise.resolve();
    const database = { ...adapters.database, checkpoint };
    const log = { ...adapters.log, error: () => {} };
    const schedule = await startSchedule({ ...adapters, database, log, sweeps: [], pattern: ONCE_A_YEAR });
    await schedule.runNow();
    const times = { now: clock.now(), expires_at: clock.now() + 2 * MINUTE };
    expect(await adapters.leases.take("sweeps", "elsewhere", times)).toBe(true);
    await adapters.leases.release("sweeps", "elsewhere");
    await schedule.runNow();
    expect(tries).toHaveLength(2);
    await schedule.stop();
  });

  it("say without an error that somebody reads the database for longer than they wait", async () => {
    const { house } = await open();
    const { adapters } = house.appliance;
    const told: string[] = [];
    const say = (level: string) => (text: string) => void told.push(`${level}: ${text}`);
    const log = { ...adapters.log, error: say("error"), warn: say("warn") };
    const checkpoint = () => Promise.reject(new DatabaseFault("database_busy", "storage: it stayed busy"));
    const database = { ...adapters.database, checkpoint };
    const schedule = await startSchedule({ ...adapters, database, log, sweeps: [], pattern: ONCE_A_YEAR });
    await schedule.runNow();
    expect(told).toEqual([expect.stringMatching(/^warn: deleted text stays in the journal/)]);
    await schedule.stop();
  });

  it("a sweep that overruns does not start twice, and stopping waits for the batch that runs", async () => {
    const { house } = await open();
    let running = 0;
    let most = 0;
    let finished = 0;
    const slow = {
      name: "slow",
      countDue: async () => 1,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 100));
        running -= 1;
        finished += 1;
        return 0;
      },
    };
    const schedule = await startSchedule({
      ...house.appliance.adapters,
      sweeps: [slow],
      pattern: "* * * * * *",
    });
    const runs = [schedule.runNow(), schedule.runNow(), schedule.runNow()];
    await new Promise((resolve) => setTimeout(resolve, 20));
    await schedule.stop();
    expect(finished).toBe(1);
    await Promise.all(runs);
    expect(most).toBe(1);
  });
});
