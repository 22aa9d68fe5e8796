/** The end of a session, and what a closed or refused one still answers. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

let house: TestAppliance;
const clock = createTurnedClock();
beforeAll(async () => {
  house = await startAppliance({
    seed: tenantSeed([robotSeed()]),
    replaced: { clock },
  });
});
afterAll(() => house.stop());

const { newSession, send, finish, expand, withoutEffect } = createVisitor(() => house);

describe("POST /v1/public/sessions/{sessionId}/finish", () => {
  it("closes an active session with the default reason user_closed, and every field is present", async () => {
    const session = await newSession();
    await send(session, { message: "Is the shop open on Sundays?" });
    const reply = await finish(session);
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      session_id: session,
      tenant_id: expect.any(String),
      source: "public_chat",
      protocol_number: expect.any(String),
      status: "closed",
      close_reason: "user_closed",
      closed_at: new Date(clock.now()).toISOString(),
      summary: expect.stringContaining("Sundays"),
      forms_relay_status: "not_configured",
      forms_relay_submission_id: null,
      forms_relay_error: null,
      forms_relay_attempted_at: null,
    });
  });

  it("is idempotent: a later finish answers the first one's result", async () => {
    const session = await newSession();
    const first = await finish(session, { reason: "follow_up_requested" });
    clock.advance(60_000);
    const again = await finish(session, { reason: "user_closed" });
    expect([again.status, again.json]).toEqual([200, first.json]);
  });

  it("finishes at once give one result", async () => {
    const session = await newSession();
    const replies = await Promise.all(Array.from({ length: 10 }, () => finish(session)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it("a closed session rejects messages with 403, and its transcript remains", async () => {
    const session = await newSession();
    await send(session, { message: "Is the shop open on Sundays?" });
    await finish(session);
    await withoutEffect(async () => {
      const reply = await send(session, { message: "And on Mondays?" });
      expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    });
    expect(await house.appliance.adapters.sessions.readTurns(session, 10)).toHaveLength(2);
  });

  it("exactly 100 history items are taken by a finish", async () => {
    const item = { message_id: "m", role: "user", text: "x", created_at: "2026-01-15T12:00:00Z" };
    const reply = await finish(await newSession(), { history: Array.from({ length: 100 }, () => item) });
    expect([reply.status, reply.json.status]).toEqual([200, "closed"]);
  });

  it.each([
    ["a reason of the service's own", { reason: "idle_timeout" }],
    [
      "more than 100 history items",
      {
        history: Array.from({ length: 101 }, () => ({
          message_id: "m",
          role: "user",
          text: "x",
          created_at: "2026-01-15T12:00:00Z",
        })),
      },
    ],
  ])("%s is 400 and the session stays active", async (_, body) => {
    const session = await newSession();
    expect((await finish(session, body)).status).toBe(400);
    expect((await send(session, { message: "Are you open on Monday?" })).status).toBe(200);
  });

  it("an unknown session is 404", async () => {
    const reply = await finish("ses_AAAAAAAAAAAAAAAAAAAAAAAA");
    expect([reply.status, reply.json.code]).toEqual([404, "unknown_session"]);
  });
});

describe("access that is no longer allowed", () => {
  it("refuses messages and finish with 403 while the session is active", async () => {
    const slug = "leaving";
    await house.appliance.flows.seed(tenantSeed([robotSeed({ slug })]));
    const [session, finished] = [await newSession(slug), await newSession(slug)];
    const { json: result } = await finish(finished);
    await house.appliance.flows.seed(tenantSeed([robotSeed({ slug, website_enabled: false })]));
    await withoutEffect(async () => {
      for (const reply of [await send(session, { message: "Hello" }), await finish(session)]) {
        expect([reply.status, reply.json.code]).toEqual([403, "access_not_allowed"]);
      }
      // What is finished already is told as ever.
      const again = await finish(finished);
      expect([again.status, again.json]).toEqual([200, result]);
      for (const reply of [await send(finished, { message: "Hello" }), await expand(finished)])
        expect(reply.status).toBe(403);
    });
  });
});
