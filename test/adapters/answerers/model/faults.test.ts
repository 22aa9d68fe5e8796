/** What a model answerer does when its upstream fails, its asker leaves or its budget is used up. */
import { afterEach, describe, expect, it } from "vitest";
import type { ModelAnswererSettings } from "../../../../src/adapters/answerers/model/settings.ts";
import { createMemoryTokenBudget } from "../../../../src/adapters/memory/token-budget.ts";
import { delta, type Script } from "../../../upstream/scripted-server.ts";
import { ask, answererOf, closeScene, EXTRACTIVE, reasonOf, says, scene } from "./scripted-model.ts";

afterEach(closeScene);

describe("a failing upstream", () => {
  const FAULTS: [string, Script][] = [
    ["a 500", { status: 500, steps: ["{}"] }],
    ["silence", { silent: true }],
    ["a cut before any text", { steps: [{ end: "reset" }] }],
    ["nonsense", { steps: ["<html>"] }],
    ["a 429", { status: 429, headers: { "retry-after": "9" }, steps: ["{}"] }],
  ];

  it.each(FAULTS)("with %s is answered by the embedded engine", async (_name, script) => {
    const failures: string[] = [];
    const answerer = await answererOf({
      script,
      more: { onFailure: ({ fault }) => failures.push(fault.kind) },
    });
    const { question, pieces, stages } = ask();
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(pieces).toEqual(["Extract."]);
    expect(stages).toEqual(["searching_knowledge", "generating_answer"]);
    expect(failures).toHaveLength(1);
  });

  it.each(FAULTS)("with %s is an error where the operator says so", async (_name, script) => {
    const answerer = await answererOf({ script, settings: { fallback: "error" } });
    const refusal = await reasonOf(answerer.answer(ask().question));
    expect(refusal.reason).toBe("answer_unavailable");
    expect(refusal.details.retry_after_seconds).toBe(script.status === 429 ? 9 : 5);
    expect(scene.asked_embedded).toHaveLength(0);
  });

  it("after shown text is an error, never a second answer", async () => {
    const text = "You can return the lamp to us. ".repeat(5);
    const answerer = await answererOf({
      script: { steps: [delta(text), { pause_ms: 20 }, { end: "reset" }] },
    });
    const { question, pieces } = ask();
    expect((await reasonOf(answerer.answer(question))).reason).toBe("answer_unavailable");
    expect(text.startsWith(pieces.join(""))).toBe(true);
    expect(pieces.join("").length).toBeGreaterThan(20);
    expect(scene.asked_embedded).toHaveLength(0);
  });

  it("falls back after unseen text, as nobody was streaming", async () => {
    const answerer = await answererOf({
      script: { steps: [delta("You can"), { pause_ms: 20 }, { end: "reset" }] },
    });
    const { onText: _onText, ...silent } = ask().question;
    expect(await answerer.answer(silent)).toBe(EXTRACTIVE);
  });

  it("stops with the asker: the upstream's socket closes within a second, nothing answers instead and nothing is told as a failure", async () => {
    const steps = Array.from({ length: 100 }, () => [delta("word "), { pause_ms: 40 }]).flat();
    const failures: string[] = [];
    const answerer = await answererOf({
      script: { steps },
      more: { onFailure: ({ fault }) => failures.push(fault.kind) },
    });
    const controller = new AbortController();
    const { question } = ask({ signal: controller.signal });
    const call = answerer.answer(question);
    await expect.poll(() => scene.server!.seen.length).toBe(1);
    controller.abort();
    const aborted_at = Date.now();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(() => scene.server!.seen[0]?.left_at, { interval: 10, timeout: 1_000 }).not.toBeNull();
    expect(scene.server!.seen[0]!.left_at! - aborted_at).toBeLessThan(1_000);
    expect(scene.asked_embedded).toHaveLength(0);
    expect(failures).toEqual([]);
  });
});

describe("the token budget", () => {
  const spending = (
    daily_tokens: number,
    settings: Partial<ModelAnswererSettings> = {},
    clock = { now: 0 },
  ) => {
    const budget = createMemoryTokenBudget({ daily_tokens, clock: { now: () => clock.now } });
    return answererOf({ script: says("Within 30 days."), settings, more: { budget } });
  };

  it("is kept per tenant and day; over it the embedded engine answers", async () => {
    const clock = { now: 0 };
    const answerer = await spending(1_000, {}, clock);
    expect((await answerer.answer(ask().question)).text).toBe("Within 30 days.");
    expect((await answerer.answer(ask().question)).text).toBe("Extract.");
    expect((await answerer.answer(ask({}, { tenant_id: "ten_other" }).question)).text).toBe(
      "Within 30 days.",
    );
    clock.now += 86_400_000;
    expect((await answerer.answer(ask().question)).text).toBe("Within 30 days.");
  });

  it("refuses over it where the operator says so", async () => {
    const answerer = await spending(10, { over_budget: "refuse" });
    expect((await reasonOf(answerer.answer(ask().question))).reason).toBe("rate_limit_exceeded");
    expect(scene.server!.seen).toHaveLength(0);
  });

  it("books what was used, gives back what a failed call did not cost, and settles once", async () => {
    const clock = { now: () => 0 };
    const budget = createMemoryTokenBudget({ daily_tokens: 1_000, clock });
    const first = await budget.reserve("ten_acme", 900);
    expect(await budget.reserve("ten_acme", 200)).toBeNull();
    await first?.settle(100);
    await first?.settle(0);
    expect(await budget.reserve("ten_acme", 901)).toBeNull();
    expect(await budget.reserve("ten_acme", 900)).not.toBeNull();
    const unbounded = createMemoryTokenBudget({ daily_tokens: null, clock });
    expect(await unbounded.reserve("ten_acme", 1e9)).not.toBeNull();
    const settled: number[] = [];
    const watched = {
      reserve: async () => ({ settle: async (tokens: number) => void settled.push(tokens) }),
    };
    const counted: unknown[] = [];
    const usageCounter = { count: (...use: unknown[]) => void counted.push(use) };
    const more = { budget: watched, usageCounter };
    const failing = await answererOf({ script: { status: 500, steps: ["{}"] }, more });
    await failing.answer(ask().question);
    await scene.server!.close();
    const cut = await answererOf({
      script: { steps: [delta("a"), { end: "reset" }] },
      more,
    });
    await cut.answer(ask().question);
    expect(settled[0]).toBe(0);
    expect(settled[1]).toBeGreaterThan(200);
    const { robot_id } = ask().question.robot;
    expect(counted).toEqual(settled.map((tokens) => [robot_id, "model_tokens", tokens]));
  });
});
