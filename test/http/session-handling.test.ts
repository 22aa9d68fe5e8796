import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const forms = createRecordingForms();
const relayed = { notification_emails: ["team@acme.example"] };

beforeAll(async () => {
  house = await startAppliance({
    settings: { "rate_limits.mode": "off", "sweeps.enabled": false },
    replaced: { clock, forms },
    seed: tenantSeed(
      [
        robotSeed(),
        robotSeed({ slug: "quiet", retention_mode: "none" }),
        robotSeed({ slug: "brief", retention_mode: "summary" }),
      ],
      relayed,
    ),
  });
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ slug: "untold" })], {
      name: "untold",
      company_name: "Untold",
      protocol_letters: "UNT",
    }),
  );
});
afterAll(() => house.stop());
beforeEach(() => {
  forms.delivered.length = 0;
  forms.answer = async () => ({ status: "sent", submission_id: "sub_1", error: null });
});

const base = "/v1/public/sessions";
const session = async (slug = "shop"): Promise<string> => {
  const reply = await house.call("POST", `/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
  expect(reply.status).toBe(201);
  return reply.json.session_id;
};
const talk = async (id: string, message = "Is the shop open on Sundays?") => {
  const reply = await house.call("POST", `${base}/${id}/messages`, { message });
  expect(reply.status).toBe(200);
  return reply.json;
};
const finish = (id: string, body?: unknown) => house.call("POST", `${base}/${id}/finish`, body);
const token = (id: string, body?: unknown) => house.call("POST", `${base}/${id}/expand-tokens`, body);
const redeem = (value: string) => house.call("POST", `/v1/public/expand-tokens/${value}/redeem`);
const rate = (id: string, body: unknown) => house.call("POST", `${base}/${id}/feedback`, body);
const handOff = (id: string, body: unknown) => house.call("POST", `${base}/${id}/contact-handoffs`, body);
const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    message_id: `b_${index}`,
    role: index % 2 === 0 ? "user" : "assistant",
    text: `browser text ${index}`,
    created_at: "2026-01-15T12:00:00.000Z",
  }));

async function withoutEffect(work: () => Promise<void>): Promise<void> {
  const before = await house.countRows();
  const sent = forms.delivered.length;
  await work();
  expect(effects(before, await house.countRows())).toEqual({});
  expect(forms.delivered).toHaveLength(sent);
}

describe("POST …/expand-tokens", () => {
  it("session active: 201, a token that expires five minutes after issue, and only its hash is stored", async () => {
    const id = await session();
    await talk(id);
    const before = await house.countRows();
    const reply = await token(id);
    expect(reply.status).toBe(201);
    expect(reply.json.expires_at).toBe(new Date(clock.now() + 5 * 60_000).toISOString());
    expect(effects(before, await house.countRows())).toEqual({ expand_tokens: 1 });
    const rows = await house.appliance.adapters.database.read({
      sql: "SELECT token_hash FROM expand_tokens",
    });
    expect(JSON.stringify(rows)).not.toContain(reply.json.token);
  });

  it("session closed: rejected with 403, nothing is issued", async () => {
    const id = await session();
    await finish(id);
    await withoutEffect(async () => {
      const reply = await token(id);
      expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    });
  });

  it("more than 40 history items: 400, nothing is issued", async () => {
    const id = await session();
    expect((await token(id, { history: turns(40) })).status).toBe(201);
    await withoutEffect(async () => {
      expect((await token(id, { history: turns(41) })).status).toBe(400);
    });
  });

  it("access not allowed: 403", async () => {
    await house.appliance.flows.seed(tenantSeed([robotSeed({ slug: "leaving" })], relayed));
    const id = await session("leaving");
    await house.appliance.flows.seed(
      tenantSeed([robotSeed({ slug: "leaving", website_enabled: false })], relayed),
    );
    await withoutEffect(async () => {
      const reply = await token(id);
      expect([reply.status, reply.json.code]).toEqual([403, "access_not_allowed"]);
    });
  });
});

describe("POST …/expand-tokens/{token}/redeem", () => {
  it("not expired: 200 with the expanded session and its bounded transcript", async () => {
    const id = await session();
    const answer = await talk(id);
    const reply = await redeem((await token(id, { history: turns(2) })).json.token);
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

  it("with retention none the handed-over history is the transcript, and no text of it was written", async () => {
    const id = await session("quiet");
    await talk(id);
    const issued = await token(id, { history: turns(40) });
    const rows = await house.appliance.adapters.database.read({ sql: "SELECT * FROM expand_tokens" });
    expect(JSON.stringify(rows)).not.toContain("browser text");
    const reply = await redeem(issued.json.token);
    expect(reply.json.transcript).toHaveLength(40);
    expect(reply.json.transcript[0]).toEqual(turns(1)[0]);
  });

  it("redeemed again: 410", async () => {
    const { json } = await token(await session());
    expect((await redeem(json.token)).status).toBe(200);
    const again = await redeem(json.token);
    expect([again.status, again.json.code]).toEqual([410, "token_not_redeemable"]);
  });

  it("expired: 410", async () => {
    const { json } = await token(await session());
    clock.advance(5 * 60_000);
    expect((await redeem(json.token)).status).toBe(410);
    clock.advance(-5 * 60_000);
  });

  it("unknown, used and expired are the same word for word: 410", async () => {
    const { json } = await token(await session());
    await redeem(json.token);
    const bodies = await Promise.all(
      [json.token, "exp_unknown", "a".repeat(2_000), "%F0%9F%9A%B2"].map(redeem),
    );
    expect(bodies.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    expect(new Set(bodies.map(({ text }) => text)).size).toBe(1);
  });

  it("fifty redeems at the same instant give exactly one 200 and forty-nine 410, in twenty rounds", async () => {
    for (let round = 0; round < 20; round++) {
      const { json } = await token(await session());
      const replies = await Promise.all(Array.from({ length: 50 }, () => redeem(json.token)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 410)).toHaveLength(49);
    }
  });

  it("GET does not redeem: 405, and the token stays good", async () => {
    const { json } = await token(await session());
    expect((await house.call("GET", `/v1/public/expand-tokens/${json.token}/redeem`)).status).toBe(405);
    expect((await redeem(json.token)).status).toBe(200);
  });
});

describe("POST …/feedback", () => {
  it("rating up: 201 recorded", async () => {
    const id = await session();
    const { message_id } = await talk(id);
    const before = await house.countRows();
    const reply = await rate(id, { rating: "up", message_id });
    expect([reply.status, reply.json]).toEqual([
      201,
      { feedback_id: expect.stringMatching(/^fbk_/), status: "recorded" },
    ]);
    expect(effects(before, await house.countRows())).toEqual({ feedback: 1 });
  });

  it("rating down with feedback_reason: 201 pending_training_review, and an internal review is created", async () => {
    const id = await session();
    const { message_id } = await talk(id);
    const before = await house.countRows();
    const reply = await rate(id, {
      rating: "down",
      message_id,
      feedback_reason: "Not what I asked",
      feedback_details: "wrong day",
    });
    expect([reply.status, reply.json.status]).toEqual([201, "pending_training_review"]);
    expect(effects(before, await house.countRows())).toEqual({ feedback: 1, reviews: 1 });
  });

  it("rating down without a reason: 201 recorded, no review", async () => {
    const before = await house.countRows();
    expect((await rate(await session(), { rating: "down" })).json.status).toBe("recorded");
    expect(effects(before, await house.countRows())).toEqual({ sessions: 1, feedback: 1 });
  });

  it("feedback is taken after the end of the session, too", async () => {
    const id = await session();
    await finish(id);
    expect((await rate(id, { rating: "up" })).status).toBe(201);
  });

  it("with retention none the visitor's words are not stored", async () => {
    const id = await session("quiet");
    await rate(id, {
      rating: "down",
      feedback_reason: "Other",
      feedback_details: "very private words",
      expected_answer: "secret wish",
    });
    const rows = await house.appliance.adapters.database.read({ sql: "SELECT * FROM feedback" });
    expect(JSON.stringify(rows)).not.toMatch(/very private words|secret wish/);
  });

  it.each([
    [{}, 400],
    [{ rating: "sideways" }, 400],
    [{ rating: "down", feedback_reason: "Falsch" }, 400],
    [{ rating: "up", feedback_details: "x".repeat(4_001) }, 400],
  ])("%j is refused and nothing is written", async (body, status) => {
    const id = await session();
    await withoutEffect(async () => expect((await rate(id, body)).status).toBe(status));
  });

  it("never changes answers before it was reviewed", async () => {
    const id = await session();
    const first = await talk(id, "How long is the warranty?");
    await rate(id, {
      rating: "down",
      message_id: first.message_id,
      feedback_reason: "Incorrect or incomplete",
      expected_answer: "The warranty is 99 years.",
    });
    expect((await talk(id, "How long is the warranty?")).answer).not.toContain("99");
  });
});

describe("POST …/contact-handoffs", () => {
  it("consent accepted: 201 contact_created, the session is closed with follow_up_requested and relayed with the contact", async () => {
    const id = await session();
    await talk(id);
    const before = await house.countRows();
    const reply = await handOff(id, {
      consent_accepted: true,
      name: "Marie",
      email: "marie@example.com",
      message: "Call me",
    });
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({
      tenant_id: expect.stringMatching(/^ten_/),
      session_id: id,
      summary: expect.any(String),
      contact_id: expect.stringMatching(/^cto_/),
      status: "contact_created",
      created_at: new Date(clock.now()).toISOString(),
    });
    expect(effects(before, await house.countRows())).toEqual({ contacts: 1, relay_attempts: 1 });
    expect(forms.delivered).toHaveLength(1);
    expect(forms.delivered[0]!.data.contact).toEqual({
      name: "Marie",
      email: "marie@example.com",
      phone: null,
      company: null,
      message: "Call me",
    });
    expect((await finish(id)).json).toMatchObject({
      close_reason: "follow_up_requested",
      forms_relay_status: "sent",
    });
  });

  it("consent declined: 201 consent_declined, contact_id null, nothing of the contact is stored, the session goes on", async () => {
    const id = await session();
    await withoutEffect(async () => {
      const reply = await handOff(id, { consent_accepted: false, name: "Marie", email: "marie@example.com" });
      expect(reply.status).toBe(201);
      expect(reply.json).toMatchObject({ status: "consent_declined", contact_id: null, summary: null });
    });
    expect((await talk(id)).question_count).toBe(1);
  });

  it.each([
    [{}, "invalid_request"],
    [{ consent_accepted: true }, "contact_required"],
    [{ consent_accepted: true, email: "not an address" }, "invalid_email"],
    [{ consent_accepted: true, email: "a@b.example\r\nBcc: x@y.example" }, "invalid_email"],
    [{ consent_accepted: true, phone: "call me" }, "invalid_phone"],
  ])("%j is 400 and the session stays active", async (body, code) => {
    const id = await session();
    await withoutEffect(async () => {
      const reply = await handOff(id, body);
      expect([reply.status, reply.json.code]).toEqual([400, code]);
    });
    expect((await finish(id)).json.close_reason).toBe("user_closed");
  });

  it("a telephone number alone is enough", async () => {
    expect(
      (await handOff(await session(), { consent_accepted: true, phone: "+55 (11) 91234-5678" })).status,
    ).toBe(201);
  });

  it("a closed session takes no contact: 403", async () => {
    const id = await session();
    await finish(id);
    await withoutEffect(async () => {
      const reply = await handOff(id, { consent_accepted: true, email: "marie@example.com" });
      expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    });
  });

  it("the same Idempotency-Key and body give the first result again, and one contact", async () => {
    const id = await session();
    await talk(id);
    const body = { consent_accepted: true, email: "marie@example.com" };
    const send = () =>
      house.call("POST", `${base}/${id}/contact-handoffs`, body, { "idempotency-key": "k-1" });
    const before = await house.countRows();
    const first = await send();
    const again = await send();
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect(effects(before, await house.countRows())["contacts"]).toBe(1);
    expect(forms.delivered).toHaveLength(1);
  });
});

describe("forms relay at finish", () => {
  it("sent: a 2xx; the result is recorded and answers every later call", async () => {
    const id = await session();
    await talk(id);
    const first = await finish(id);
    expect(first.json).toMatchObject({
      forms_relay_status: "sent",
      forms_relay_submission_id: "sub_1",
      forms_relay_error: null,
      forms_relay_attempted_at: new Date(clock.now()).toISOString(),
    });
    clock.advance(1_000);
    expect((await finish(id)).json).toEqual(first.json);
    expect(forms.delivered).toHaveLength(1);
  });

  it("failed: anything else, with a short error; never retried by itself", async () => {
    forms.answer = async () => ({ status: "failed", error: "http_500" });
    const id = await session();
    await talk(id);
    expect((await finish(id)).json).toMatchObject({
      forms_relay_status: "failed",
      forms_relay_error: "http_500",
    });
    await finish(id);
    expect(forms.delivered).toHaveLength(1);
  });

  it("a forms service that throws is failed, too, and the session is closed", async () => {
    forms.answer = async () => {
      throw new Error("secret token in here");
    };
    const id = await session();
    await talk(id);
    const reply = await finish(id);
    expect(reply.json).toMatchObject({ status: "closed", forms_relay_status: "failed" });
    expect(reply.text).not.toContain("secret token");
  });

  it("not_configured: no notification e-mails", async () => {
    const id = await session("untold");
    await talk(id);
    expect((await finish(id)).json).toMatchObject({
      forms_relay_status: "not_configured",
      forms_relay_attempted_at: null,
    });
    expect(forms.delivered).toHaveLength(0);
  });

  it("skipped: no visitor message", async () => {
    expect((await finish(await session())).json.forms_relay_status).toBe("skipped");
    expect(forms.delivered).toHaveLength(0);
  });

  it("twenty finishes at once make one attempt and answer the same recorded result, in twenty rounds", async () => {
    forms.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { status: "sent", submission_id: "sub_1", error: null };
    };
    for (let round = 0; round < 20; round++) {
      const id = await session();
      await talk(id);
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          finish(id, { reason: index % 2 ? "user_closed" : "follow_up_requested" }),
        ),
      );
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies[0]!.status).toBe(200);
    }
    expect(forms.delivered).toHaveLength(20);
  });

  it("the transcript holds the feedback line under the answer that it rates", async () => {
    const id = await session();
    const { message_id } = await talk(id);
    await talk(id, "Can I return a bicycle?");
    await rate(id, {
      rating: "down",
      message_id,
      feedback_reason: "Slow or buggy",
      feedback_details: "took ages",
    });
    await finish(id);
    const { full_transcript, transcript } = forms.delivered[0]!.data;
    const lines = full_transcript.split("\n");
    const rated = lines.findIndex((line) => line.includes("closed on Sundays"));
    const feedback = lines.findIndex((line) => line.includes("took ages"));
    const next = lines.findIndex((line) => line.includes("Can I return"));
    expect(rated < feedback && feedback < next).toBe(true);
    expect(transcript[1]!.feedback).toMatchObject({ rating: "down", feedback_reason: "Slow or buggy" });
  });

  it("with retention none the browser's history (up to 100) is relayed, and nothing of it is written", async () => {
    const id = await session("quiet");
    await talk(id);
    await finish(id, { history: turns(100) });
    expect(forms.delivered[0]!.data.transcript).toHaveLength(100);
    const tables = await house.appliance.adapters.database.read({
      sql: "SELECT * FROM messages WHERE text LIKE '%browser text%'",
    });
    expect(tables).toEqual([]);
  });

  it("with retention summary the texts are deleted at closing, the summary stays", async () => {
    const id = await session("brief");
    await talk(id);
    const { json } = await finish(id);
    expect(json.summary).toEqual(expect.any(String));
    expect(forms.delivered[0]!.data.transcript).toHaveLength(2);
    expect(await house.appliance.adapters.sessions.readTurns(id, 10)).toEqual([]);
  });

  it("the session id is a credential: it is in no relay", async () => {
    const id = await session();
    await talk(id);
    await finish(id);
    expect(JSON.stringify(forms.delivered)).not.toContain(id);
  });
});
