/** Expand tokens: issued, redeemed once, refused word for word alike. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTurnedClock,
  effects,
  robotSeed,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { createVisitor } from "../support/visitor.ts";
import { RELAYED, startRelayed, turns } from "../support/relayed.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const forms = createRecordingForms();
beforeAll(async () => {
  house = await startRelayed({ clock, forms });
});
afterAll(() => house.stop());

const { newSession, finish, expand, redeem, talk, withoutEffect } = createVisitor(() => house, forms);

describe("POST …/expand-tokens", () => {
  it("session active: 201, a token that expires five minutes after issue, and only its hash is stored", async () => {
    const id = await newSession();
    await talk(id);
    const before = await house.countRows();
    const reply = await expand(id);
    expect(reply.status).toBe(201);
    expect(reply.json.expires_at).toBe(new Date(clock.now() + 5 * 60_000).toISOString());
    expect(effects(before, await house.countRows())).toEqual({ expand_tokens: 1 });
    const rows = await house.appliance.adapters.database.read({
      sql: "SELECT token_hash FROM expand_tokens",
    });
    expect(JSON.stringify(rows)).not.toContain(reply.json.token);
  });

  it("session closed: rejected with 403, nothing is issued", async () => {
    const id = await newSession();
    await finish(id);
    await withoutEffect(async () => {
      const reply = await expand(id);
      expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    });
  });

  it("session closed after it was looked at: the database issues nothing", async () => {
    const session_id = await newSession();
    await finish(session_id);
    await withoutEffect(async () => {
      const issued_at = clock.now();
      const token = { token_hash: "late", session_id, issued_at, expires_at: issued_at + 1_000 };
      expect(await house.appliance.adapters.expandTokens.issue(token)).toBe(false);
    });
  });

  it("more than 40 history items: 400, nothing is issued", async () => {
    const id = await newSession();
    expect((await expand(id, { history: turns(40) })).status).toBe(201);
    await withoutEffect(async () => {
      expect((await expand(id, { history: turns(41) })).status).toBe(400);
    });
  });

  it("access not allowed: 403", async () => {
    await house.appliance.flows.seed(tenantSeed([robotSeed({ slug: "leaving" })], RELAYED));
    const id = await newSession("leaving");
    await house.appliance.flows.seed(
      tenantSeed([robotSeed({ slug: "leaving", website_enabled: false })], RELAYED),
    );
    await withoutEffect(async () => {
      const reply = await expand(id);
      expect([reply.status, reply.json.code]).toEqual([403, "access_not_allowed"]);
    });
  });
});

describe("POST …/expand-tokens/{token}/redeem", () => {
  it("not expired: 200 with the expanded session and its bounded transcript", async () => {
    const id = await newSession();
    const answer = await talk(id);
    const reply = await redeem((await expand(id, { history: turns(2) })).json.token);
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      session_id: id,
      tenant_id: expect.stringMatching(/^ten_/),
      slug: "shop",
      source: "public_chat",
      widget_origin: null,
      question_count: 1,
      protocol_number: expect.stringMatching(/^ACM-/),
      transcript: [
        {
          message_id: answer.user_message_id,
          role: "user",
          text: "Is the shop open on Sundays?",
          created_at: expect.any(String),
        },
        {
          message_id: answer.message_id,
          role: "assistant",
          text: answer.answer,
          created_at: expect.any(String),
        },
      ],
    });
  });

  it("issued before its session was closed, or stopped being served: 200, the transcript remains readable", async () => {
    const serve = (website_enabled: boolean) =>
      house.appliance.flows.seed(tenantSeed([robotSeed({ slug: "ending", website_enabled })], RELAYED));
    await serve(true);
    const [closed, unserved] = [await newSession("ending"), await newSession("ending")];
    const said = [(await talk(closed)).answer, (await talk(unserved)).answer];
    const tokens = [await expand(closed), await expand(unserved)].map(({ json }) => json.token);
    await finish(closed);
    await serve(false);
    const replies = [await redeem(tokens[0]), await redeem(tokens[1])];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ json }) => json.transcript.at(-1).text)).toEqual(said);
  });

  it("with retention none the handed-over history is the transcript, and no text of it was written", async () => {
    const id = await newSession("quiet");
    await talk(id);
    const issued = await expand(id, { history: turns(40) });
    const rows = await house.appliance.adapters.database.read({ sql: "SELECT * FROM expand_tokens" });
    expect(JSON.stringify(rows)).not.toContain("browser text");
    const reply = await redeem(issued.json.token);
    expect(reply.json.transcript).toHaveLength(40);
    expect(reply.json.transcript[0]).toEqual(turns(1)[0]);
  });

  it("a time of the history may have any offset; it is shown in UTC", async () => {
    const id = await newSession("quiet");
    const times = ["2026-01-15T13:00:00+02:00", "2026-01-15T11:00:00.123456+00:00", "2026-01-15T11:00:00Z"];
    const history = times.map((created_at) => ({ ...turns(1)[0], created_at }));
    const issued = await expand(id, { history });
    expect(issued.status).toBe(201);
    const { transcript } = (await redeem(issued.json.token)).json;
    expect(transcript.map((turn: { created_at: string }) => turn.created_at)).toEqual([
      "2026-01-15T11:00:00.000Z",
      "2026-01-15T11:00:00.123Z",
      "2026-01-15T11:00:00.000Z",
    ]);
  });

  it.each(["2026-01-15T11:00:00", "2026-01-15", "2026-02-30T11:00:00Z", "2026-01-15T11:00:00+25:00"])(
    "a time of the history that is no moment is refused: %s",
    async (created_at) => {
      const id = await newSession();
      await withoutEffect(async () => {
        expect((await expand(id, { history: [{ ...turns(1)[0], created_at }] })).status).toBe(400);
      });
    },
  );

  it("issued where the clock is ahead by as much as machines may differ: 200; by more: 410", async () => {
    for (const [ahead_ms, status] of [
      [20_000, 200],
      [20_001, 410],
    ] as const) {
      const { json } = await expand(await newSession());
      clock.advance(-ahead_ms);
      expect((await redeem(json.token)).status).toBe(status);
      clock.advance(ahead_ms);
    }
  });

  it("redeemed again: 410", async () => {
    const { json } = await expand(await newSession());
    expect((await redeem(json.token)).status).toBe(200);
    const again = await redeem(json.token);
    expect([again.status, again.json.code]).toEqual([410, "token_not_redeemable"]);
  });

  it("expired: 410", async () => {
    const { json } = await expand(await newSession());
    clock.advance(5 * 60_000);
    expect((await redeem(json.token)).status).toBe(410);
    clock.advance(-5 * 60_000);
  });

  it("unknown, used and expired are the same word for word: 410", async () => {
    const { json } = await expand(await newSession());
    await redeem(json.token);
    const bodies = await Promise.all(
      [json.token, "exp_unknown", "a".repeat(2_000), "%F0%9F%9A%B2"].map(redeem),
    );
    expect(bodies.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    expect(new Set(bodies.map(({ text }) => text)).size).toBe(1);
  });

  it("fifty redeems at the same instant give exactly one 200 and forty-nine 410, in twenty rounds", async () => {
    for (let round = 0; round < 20; round++) {
      const { json } = await expand(await newSession());
      const replies = await Promise.all(Array.from({ length: 50 }, () => redeem(json.token)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 410)).toHaveLength(49);
    }
  });

  it("GET does not redeem: 405, and the token stays good", async () => {
    const { json } = await expand(await newSession());
    expect((await house.call("GET", `/v1/public/expand-tokens/${json.token}/redeem`)).status).toBe(405);
    expect((await redeem(json.token)).status).toBe(200);
  });
});
