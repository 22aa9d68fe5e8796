import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFlows } from "../../src/appliance/flows.ts";
import { createAppliance, type Appliance } from "../../src/appliance.ts";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import type { Answerer } from "../../src/ports/answerer.ts";
import { runSweep } from "../../src/sweeps/sweep.ts";
import { createTurnedClock, robotSeed, settingsFor, tenantSeed } from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";

// The interface's state table as a model of forty lines; the flows are driven beside it on a real database.
const LIMIT = 3;
const TIMEOUT_MS = 30 * 60_000;
const LIFETIME_MS = 24 * 60 * 60_000;
const TOKEN_MS = 5 * 60_000;

interface Model {
  state: "active" | "closed";
  questions: number;
  reason: string | null;
  deadline: number;
  created: number;
  tokens: { issued: number; used: boolean }[];
  deliveries: number;
  has_contact: boolean;
}

type Step =
  | { readonly do: "message"; readonly fails: boolean }
  | { readonly do: "finish"; readonly reason: "user_closed" | "follow_up_requested" | "question_limit" }
  | { readonly do: "token" }
  | { readonly do: "redeem"; readonly which: number }
  | { readonly do: "handoff"; readonly consents: boolean }
  | { readonly do: "feedback" }
  | { readonly do: "sweep" }
  | { readonly do: "wait"; readonly minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("message" as const), fails: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("finish" as const),
      reason: fc.constantFrom(
        "user_closed" as const,
        "follow_up_requested" as const,
        "question_limit" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "token" as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("redeem" as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("handoff" as const), consents: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: "feedback" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "sweep" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      minutes: fc.constantFrom(1, 4, 5, 29, 30, 31, 1_440),
    }),
  },
);

const clock = createTurnedClock();
const forms = createRecordingForms();
const failing = { now: false };
const answerer: Answerer = {
  answer: async () => {
    if (failing.now) throw new Refusal("answer_unavailable");
    const usage = { input_tokens: 1, output_tokens: 1 };
    return { text: "Yes.", outcome: "answered", confidence: 1, citations: [], finish: "stop", usage };
  },
};
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-states-"));
let appliance: Appliance;
let flows: ReturnType<typeof createFlows>;

beforeAll(async () => {
  const settings = settingsFor({
    "sweeps.enabled": false,
    "rate_limits.mode": "off",
    data: folder,
  });
  const database = await openDatabase({ url: ":memory:" });
  appliance = await createAppliance({ settings, replaced: { clock, forms, answerer, database } });
  flows = appliance.flows;
  const robots = [robotSeed({ max_questions_per_session: LIMIT })];
  await flows.seed(tenantSeed(robots, { notification_emails: ["team@acme.example"] }));
});
afterAll(async () => {
  await appliance.close();
  rmSync(folder, { recursive: true, force: true });
});

const outcomeOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
};

function expectMessage(model: Model, fails: boolean): string {
  if (model.state === "closed") return "session_closed";
  if (model.questions >= LIMIT) return "question_limit_reached";
  model.deadline = Math.min(clock.now() + TIMEOUT_MS, model.created + LIFETIME_MS);
  if (fails) return "answer_unavailable";
  model.questions += 1;
  return "done";
}

function close(model: Model, reason: string, hasContact = false): void {
  model.state = "closed";
  model.reason = reason;
  model.has_contact = hasContact;
  if (model.questions > 0 || hasContact) model.deliveries += 1;
}

async function take(model: Model, id: string, tokens: string[], { ...now }: Step): Promise<void> {
  switch (now.do) {
    case "message": {
      const expected = expectMessage(model, now.fails);
      failing.now = now.fails;
      const got = await outcomeOf(() =>
        flows.sendMessageOnce({ session_id: id, idempotency_key: null, request: { message: "Hello?" } }),
      );
      expect(got).toBe(expected);
      break;
    }
    case "finish":
      if (model.state === "active") close(model, now.reason);
      expect((await flows.finishSession(id, { reason: now.reason })).close_reason).toBe(model.reason);
      break;
    case "token": {
      const got = await outcomeOf(async () => tokens.push((await flows.issueExpandToken(id, {})).token));
      expect(got).toBe(model.state === "active" ? "done" : "session_closed");
      if (got === "done") model.tokens.push({ issued: clock.now(), used: false });
      break;
    }
    case "redeem": {
      const known = model.tokens[now.which];
      const isGood = known !== undefined && !known.used && clock.now() < known.issued + TOKEN_MS;
      const got = await outcomeOf(() => flows.redeemExpandToken(tokens[now.which] ?? "exp_unknown"));
      expect(got).toBe(isGood ? "done" : "token_not_redeemable");
      if (isGood) known.used = true;
      break;
    }
    case "handoff": {
      // The same contact is told of the first again.
      const isOpen = model.state === "active" || model.has_contact;
      const expected = now.consents && !isOpen ? "session_closed" : "done";
      if (now.consents && model.state === "active") close(model, "follow_up_requested", true);
      const request = { consent_accepted: now.consents, email: "marie@example.com" };
      expect(
        await outcomeOf(() => flows.handOffContactOnce({ session_id: id, idempotency_key: null, request })),
      ).toBe(expected);
      break;
    }
    case "feedback":
      expect(
        await outcomeOf(() =>
          flows.giveFeedbackOnce({ session_id: id, idempotency_key: null, request: { rating: "up" } }),
        ),
      ).toBe("done");
      break;
    case "sweep":
      if (model.state === "active" && clock.now() > model.deadline) close(model, "idle_timeout");
      for (const sweep of appliance.sweeps) await runSweep(sweep);
      break;
    case "wait":
      clock.advance(now.minutes * 60_000);
      break;
  }
}

describe("random sequences of the public operations against the state table", () => {
  it("do not diverge in 5,000 sequences", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        forms.delivered.length = 0;
        const { session_id } = await flows.createSessionOnce({
          slug: "shop",
          source: "public_chat",
          origin: null,
          client_hash: "c",
          idempotency_key: null,
          request: { consent_accepted: true },
        });
        const created = clock.now();
        const model: Model = {
          state: "active",
          questions: 0,
          reason: null,
          deadline: created + TIMEOUT_MS,
          created,
          tokens: [],
          deliveries: 0,
          has_contact: false,
        };
        const tokens: string[] = [];
        for (const now of steps) await take(model, session_id, tokens, now);
        const session = await appliance.adapters.sessions.find(session_id);
        expect(session).toMatchObject({ question_count: model.questions });
        expect(session?.closing?.close_reason ?? null).toBe(model.reason);
        expect(forms.delivered).toHaveLength(model.deliveries);
        if (model.state === "active") await flows.finishSession(session_id, {});
      }),
      { numRuns: 5_000, endOnFailure: true },
    );
  });
});
