/** The relay of a finished conversation: one attempt, its recorded result, what it carries. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Log } from "../../src/ports/log.ts";
import { createTurnedClock, type TestAppliance } from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { createVisitor } from "../support/visitor.ts";
import { startRelayed, turns } from "../support/relayed.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const forms = createRecordingForms();
const errors: unknown[] = [];
const silent = () => undefined;
const log = {
  error: (...[, fields, cause]: Parameters<Log["error"]>) => errors.push([fields, cause]),
  warn: silent,
  info: silent,
  debug: silent,
};
beforeAll(async () => {
  house = await startRelayed({ clock, forms, log });
});
afterAll(() => house.stop());
beforeEach(() => {
  forms.delivered.length = 0;
  forms.answer = async () => ({ status: "sent", submission_id: "sub_1", error: null });
});

const { begin, newSession, finish, rate, talk, withoutEffect } = createVisitor(() => house, forms);

describe("forms relay at finish", () => {
  it("sent: a 2xx; the result is recorded and answers every later call", async () => {
    const id = await newSession();
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
    const id = await newSession();
    await talk(id);
    expect((await finish(id)).json).toMatchObject({
      forms_relay_status: "failed",
      forms_relay_error: "http_500",
    });
    await finish(id);
    expect(forms.delivered).toHaveLength(1);
  });

  it("a forms service that throws is failed, too, and the session is closed; the log has the cause", async () => {
    const cause = new Error("secret token in here");
    forms.answer = () => Promise.reject(cause);
    const id = await newSession();
    await talk(id);
    const reply = await finish(id);
    const { protocol_number } = reply.json;
    expect(reply.json).toMatchObject({ status: "closed", forms_relay_status: "failed" });
    expect(errors.splice(0)).toEqual([[{ protocol_number }, cause]]);
    expect(reply.text).not.toContain("secret token");
  });

  it("of a long conversation: from its first message on, whose beginning a finish's history could not hold", async () => {
    const id = await newSession();
    for (let at = 0; at < 52; at += 1) await talk(id);
    await finish(id);
    const { transcript, transcript_omitted, question_count } = forms.delivered[0]!.data;
    expect([transcript.length, transcript_omitted, question_count]).toEqual([104, 0, 52]);
  });

  it("a last note is the conversation's end, also when the browser knows less of it than the server", async () => {
    const id = await newSession();
    const answers = [await talk(id), await talk(id, "Can I return a bicycle?")];
    const known = { ...turns(1)[0]!, message_id: answers[1].message_id, role: "assistant" };
    const note = { ...turns(1)[0]!, message_id: "note_1", text: "Please call me" };
    await finish(id, { reason: "follow_up_requested", history: [known, note] });
    const { transcript, full_transcript } = forms.delivered[0]!.data;
    expect(transcript.map(({ message_id }) => message_id)).toEqual([
      ...answers.flatMap((answer) => [answer.user_message_id, answer.message_id]),
      expect.stringMatching(/^msg_/),
    ]);
    expect(full_transcript).toContain("Please call me");
  });

  it.each([
    ["shop", ["Please call me"]],
    ["brief", []],
    ["quiet", []],
  ])("a last note to %s is kept as long as what was said before, for a replay too", async (slug, kept) => {
    forms.answer = async () => ({ status: "failed", error: "http_500" });
    const id = await newSession(slug);
    const { message_id } = await talk(id);
    const answer = { ...turns(1)[0]!, message_id, role: "assistant" };
    const note = { ...turns(1)[0]!, text: "Please call me" };
    const { protocol_number } = (await finish(id, { history: [...turns(2), answer, note] })).json;
    expect(forms.delivered[0]!.data.transcript.at(-1)!.text).toBe("Please call me");
    const read = await house.appliance.adapters.sessions.readTurns(id, 10);
    expect(read.slice(2).map(({ text }) => text)).toEqual(kept);
    if (slug !== "shop") return;
    await house.appliance.flows.replayRelay(protocol_number, "test");
    const [first, again] = forms.delivered.map(({ data }) => data.transcript.at(-1));
    expect(again).toEqual(first);
  });

  it("not_configured: no notification e-mails", async () => {
    const id = await newSession("untold");
    await talk(id);
    expect((await finish(id)).json).toMatchObject({
      forms_relay_status: "not_configured",
      forms_relay_attempted_at: null,
    });
    expect(forms.delivered).toHaveLength(0);
  });

  it("skipped: no visitor message", async () => {
    expect((await finish(await newSession())).json.forms_relay_status).toBe("skipped");
    expect(forms.delivered).toHaveLength(0);
  });

  it("twenty finishes at once make one attempt and answer the same recorded result, in twenty rounds", async () => {
    forms.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { status: "sent", submission_id: "sub_1", error: null };
    };
    for (let round = 0; round < 20; round++) {
      const id = await newSession();
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
    const id = await newSession();
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
    const id = await newSession("quiet");
    await talk(id);
    await finish(id, { history: turns(100) });
    expect(forms.delivered[0]!.data.transcript).toHaveLength(100);
    const tables = await house.appliance.adapters.database.read({
      sql: "SELECT * FROM messages WHERE text LIKE '%browser text%'",
    });
    expect(tables).toEqual([]);
  });

  it("with retention summary the texts are deleted at closing, the summary stays", async () => {
    const id = await newSession("brief");
    await talk(id);
    const { json } = await finish(id);
    expect(json.summary).toEqual(expect.any(String));
    expect(forms.delivered[0]!.data.transcript).toHaveLength(2);
    expect(await house.appliance.adapters.sessions.readTurns(id, 10)).toEqual([]);
  });

  it("the session id is a credential: it is in no relay", async () => {
    const id = await newSession();
    await talk(id);
    await finish(id);
    expect(JSON.stringify(forms.delivered)).not.toContain(id);
  });
});

describe("a replay by hand", () => {
  const converse = async (slug = "shop") => {
    const session = await begin(slug);
    await talk(session.session_id);
    return session;
  };
  const ended = async (slug?: string) => {
    const session = await converse(slug);
    await finish(session.session_id);
    return session;
  };
  const erased = async () => {
    const session = await ended();
    await house.appliance.flows.erase(session, "test");
    return session;
  };

  it.each([
    ["of what keeps no text", () => ended("quiet"), "keeps no text (retention none)"],
    ["of what was erased", erased, "was erased, or its retention is over"],
    ["of what still goes on", () => converse(), "still active"],
    ["of what was never relayed", () => ended("untold"), "never relayed"],
    ["of what nobody knows", async () => ({ protocol_number: "ACM-20260115-AAAAAA" }), "no session"],
  ])("%s sends nothing, and says why", async (_what, prepare, reason) => {
    const { protocol_number } = await prepare();
    await withoutEffect(async () => {
      await expect(house.appliance.flows.replayRelay(protocol_number, "test")).rejects.toThrow(reason);
    });
  });
});
