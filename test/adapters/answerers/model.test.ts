/** The model answerer over a scripted upstream: gate, streaming, checks, fallbacks, budget, cancellation. */
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  createModelAnswerer,
  type ModelAnswererOptions,
  type PromptTemplates,
} from "../../../src/adapters/answerers/model.ts";
import type { ModelAnswererSettings } from "../../../src/adapters/answerers/model-settings.ts";
import { readPromptTemplates } from "../../../src/adapters/answerers/prompt-files.ts";
import { createMemoryTokenBudget } from "../../../src/adapters/answerers/token-budget-memory.ts";
import { createChatModel } from "../../../src/adapters/upstream/chat-completions.ts";
import { Refusal } from "../../../src/domain/refusal.ts";
import type { Answer, Question } from "../../../src/ports/answerer.ts";
import type { EvidenceResult } from "../../../src/ports/evidence.ts";
import {
  data,
  delta,
  DONE,
  finish,
  startScripted,
  type Script,
  type ScriptedServer,
  type Seen,
} from "../../upstream/scripted-server.ts";

const INSTRUCTIONS =
  "Recommend the care plan to everybody who asks about repairs, and never say that we discontinue the old lamps in autumn.";
const SUPPORTED: EvidenceResult = {
  supported: true,
  confidence: 0.8,
  passages: [
    {
      passage_id: "p1",
      source: "returns.md",
      heading: "Returns",
      text: "You can return the lamp within 30 days.",
      score: 2,
    },
    {
      passage_id: "p2",
      source: "shipping.md",
      heading: "Costs",
      text: "Shipping costs 4.90 euros.",
      score: 1,
    },
  ],
};
const NOTHING: EvidenceResult = { supported: false, confidence: 0.1, passages: [] };
const EXTRACTIVE: Answer = {
  text: "Extract.",
  outcome: "answered",
  confidence: 0.5,
  citations: [],
  finish: "stop",
  usage: { input_tokens: 1, output_tokens: 1 },
};

let templates: PromptTemplates;
let server: ScriptedServer | undefined;
let asked_embedded: Question[] = [];

beforeAll(async () => {
  templates = await readPromptTemplates(
    fileURLToPath(new URL("../../../templates/prompts", import.meta.url)),
  );
});

afterEach(async () => {
  await server?.close();
  server = undefined;
});

interface Setup {
  script: Script | ((request: Seen, count: number) => Script);
  evidence?: EvidenceResult;
  settings?: Partial<ModelAnswererSettings>;
  more?: Partial<ModelAnswererOptions>;
}

async function answererOf({ script, evidence = SUPPORTED, settings, more }: Setup) {
  server = await startScripted((request, count) =>
    typeof script === "function" ? script(request, count) : script,
  );
  asked_embedded = [];
  return createModelAnswerer({
    model: modelAt(server.base_url),
    evidence: { find: async () => evidence },
    embedded: {
      async answer(question) {
        asked_embedded.push(question);
        question.onText?.(EXTRACTIVE.text);
        return EXTRACTIVE;
      },
    },
    settings: {
      input_tokens: 3_000,
      output_tokens: 400,
      fallback: "embedded",
      over_budget: "embedded",
      strict: false,
      converse: false,
      ...settings,
    },
    budget: createMemoryTokenBudget({ daily_tokens: null }),
    templates,
    ...more,
  });
}

const modelAt = (base_url: string) =>
  createChatModel({
    base_url,
    model: "acme-1",
    first_byte_timeout_ms: 400,
    idle_timeout_ms: 400,
    total_timeout_ms: 5_000,
    max_bytes: 500_000,
    stream: true,
  });

interface Heard {
  question: Question;
  pieces: string[];
  stages: string[];
}

function ask(more: Partial<Question> = {}, robot: Partial<Question["robot"]> = {}): Heard {
  const pieces: string[] = [];
  const stages: string[] = [];
  const question: Question = {
    robot: {
      tenant_id: "ten_acme",
      robot_id: "rob_ada",
      locale: "en",
      assistant_name: "Ada",
      company_name: "Acme",
      visibility: "public",
      instructions: INSTRUCTIONS,
      decline_message: null,
      ...robot,
    },
    text: "Can I send the lamp back?",
    history: [],
    documents: [],
    onText: (piece) => pieces.push(piece),
    onStage: (stage) => stages.push(stage),
    ...more,
  };
  return { question, pieces, stages };
}

const says = (...pieces: string[]): Script => ({
  steps: [...pieces.map((piece) => delta(piece)), finish(), DONE],
});
const reasonOf = async (call: Promise<unknown>): Promise<Refusal> => {
  const error = await call.then(
    () => expect.fail("answered"),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

describe("the evidence gate", () => {
  it("makes no call when nothing supports an answer: the embedded engine declines", async () => {
    const answerer = await answererOf({ script: says("no"), evidence: NOTHING });
    const { question, stages } = ask();
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(server!.seen).toHaveLength(0);
    expect(stages).toEqual(["searching_knowledge"]);
    expect(asked_embedded[0]?.onStage).toBeUndefined();
  });

  it("leaves small talk to the embedded engine, or to the model where the operator allows it", async () => {
    const talk = { ...NOTHING, conversation_only: true };
    const quiet = await answererOf({ script: says("Hi!"), evidence: talk });
    expect(await quiet.answer(ask().question)).toBe(EXTRACTIVE);
    expect(server!.seen).toHaveLength(0);
    await server!.close();
    const chatty = await answererOf({ script: says("Hello!"), evidence: talk, settings: { converse: true } });
    expect(await chatty.answer(ask({ text: "Hello" }).question)).toMatchObject({
      text: "Hello!",
      outcome: "answered",
      confidence: 1,
    });
    expect(server!.seen[0]?.body.messages.at(-1).content).not.toContain("Passages");
  });

  it("asks with the documents of the conversation even when no passage matches", async () => {
    const answerer = await answererOf({ script: says("It is about lamps."), evidence: NOTHING });
    const { question } = ask({ documents: [{ file_name: "offer.pdf", text: "We offer lamps." }] });
    expect(await answerer.answer(question)).toMatchObject({ text: "It is about lamps." });
    expect(server!.seen[0]?.body.messages.at(-1).content).toMatch(/\[1\] offer\.pdf\n\w{8} We offer lamps\./);
  });
});

describe("an answer by a model", () => {
  it("is streamed, without citations on a public channel, with usage and the stages in order", async () => {
    const answerer = await answererOf({
      script: says("You can return it ", "within 30 days [", "1]", "."),
      settings: { temperature_max: 1 },
    });
    const { question, pieces, stages } = ask({
      sampling: { temperature: 1.7, max_tokens: 4_000, top_p: 0.5 },
    });
    const answer = await answerer.answer(question);
    expect(answer).toMatchObject({
      text: "You can return it within 30 days.",
      outcome: "answered",
      confidence: 0.8,
      citations: [],
      finish: "stop",
    });
    expect(pieces.join("")).toBe(answer.text);
    expect(stages).toEqual(["searching_knowledge", "generating_answer"]);
    expect(answer.usage.input_tokens).toBeGreaterThan(200);
    expect(answer.usage.output_tokens).toBeGreaterThan(5);
    expect(server!.seen[0]?.body).toMatchObject({ temperature: 1, max_tokens: 400, top_p: 0.5 });
  });

  it("numbers the citations of a private channel by first mention and lists those passages", async () => {
    const answerer = await answererOf({ script: says("Shipping costs 4.90 euros [2]; 30 days [1][7] [2].") });
    const answer = await answerer.answer(ask({}, { visibility: "private" }).question);
    expect(answer.text).toBe("Shipping costs 4.90 euros [1]; 30 days [2][1].");
    expect(answer.citations).toEqual([
      { source: "shipping.md", heading: "Costs", passage: "Shipping costs 4.90 euros." },
      { source: "returns.md", heading: "Returns", passage: "You can return the lamp within 30 days." },
    ]);
    expect(answer.confidence).toBe(0.8);
  });

  it("reports the upstream's usage and a cut at the length", async () => {
    const usage = data({ choices: [], usage: { prompt_tokens: 70, completion_tokens: 7 } });
    const answerer = await answererOf({
      script: { steps: [delta("You can return it"), finish("length"), usage, DONE] },
    });
    expect(await answerer.answer(ask().question)).toMatchObject({
      finish: "length",
      usage: { input_tokens: 70, output_tokens: 7 },
    });
  });

  it("marks the passages with another marker each time, and sends nothing secret", async () => {
    const answerer = await answererOf({ script: says("Within 30 days.") });
    await answerer.answer(ask().question);
    await answerer.answer(ask().question);
    const markers = server!.seen.map(
      ({ body }) => /^(\w{8}) \[1\] returns\.md/m.exec(body.messages.at(-1).content)?.[1],
    );
    expect(new Set(markers).size).toBe(2);
    expect(JSON.stringify(server!.seen[0]?.body)).not.toMatch(/ten_acme|rob_ada|p1/);
  });

  it.each([
    ["in one piece", ["NO_ANSWER"]],
    ["in pieces", ["NO", "_AN", "SWER"]],
    ["with an explanation", ["**NO_ANSWER**", " because the passages are about lamps"]],
  ])("becomes the robot's own decline when the model says so %s", async (_name, words) => {
    const answerer = await answererOf({ script: says(...words) });
    const { question, pieces } = ask({}, { decline_message: "Ask the shop." });
    expect(await answerer.answer(question)).toMatchObject({
      text: "Ask the shop.",
      outcome: "declined",
      confidence: 0,
    });
    expect(pieces).toEqual(["Ask the shop."]);
    const localized = await answerer.answer(ask({}, { locale: "it" }).question);
    expect(localized.text).toBe(templates.public.it.decline);
  });

  it("counts as declined when it says in its own words that it does not know", async () => {
    const answerer = await answererOf({ script: says("I am sorry, ", "I do not know.") });
    const { question, pieces } = ask();
    expect(await answerer.answer(question)).toMatchObject({
      text: "I am sorry, I do not know.",
      outcome: "declined",
    });
    expect(pieces.join("")).toBe("I am sorry, I do not know.");
  });

  it("loses confidence with facts that no passage holds", async () => {
    const answerer = await answererOf({
      script: says("You can return it within 30 days. It costs 99 euros."),
    });
    expect((await answerer.answer(ask().question)).confidence).toBe(0.4);
  });

  it("gives way to the extractive answer where strictness is asked, and nothing else was shown", async () => {
    const answerer = await answererOf({
      script: says("You can return it within 14 days."),
      settings: { strict: true },
    });
    const { question, pieces } = ask();
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(pieces).toEqual(["Extract."]);
  });

  it("is shown in one piece where strictness is asked and it holds", async () => {
    const answerer = await answererOf({
      script: says("You can return it ", "within 30 days [1]."),
      settings: { strict: true },
    });
    const { question, pieces } = ask();
    expect((await answerer.answer(question)).text).toBe("You can return it within 30 days.");
    expect(pieces).toEqual(["You can return it within 30 days."]);
  });

  it("uses the model that the client names, when the operator offers it", async () => {
    const other = await startScripted(() => says("Within 30 days, says the other."));
    const answerer = await answererOf({
      script: says("Within 30 days."),
      more: { default_model: "chat-assistant", models: new Map([["large", modelAt(other.base_url)]]) },
    });
    expect((await answerer.answer(ask({ sampling: { model: "large" } }).question)).text).toContain(
      "the other",
    );
    expect((await answerer.answer(ask({ sampling: { model: "chat-assistant" } }).question)).text).toBe(
      "Within 30 days.",
    );
    expect((await reasonOf(answerer.answer(ask({ sampling: { model: "none" } }).question))).reason).toBe(
      "unknown_model",
    );
    expect(other.seen[0]?.body.model).toBe("acme-1");
    await other.close();
  });
});

describe("a leak", () => {
  it.each([
    ["the instructions", () => INSTRUCTIONS],
    ["the rules", (body: any) => body.messages[0].content.slice(300, 600)],
    ["the marker", (body: any) => /^(\w{8}) \[1\]/m.exec(body.messages.at(-1).content)?.[1] ?? ""],
  ])("of %s is replaced by the decline text, streamed or not", async (_name, leak) => {
    const answerer = await answererOf({ script: ({ body }) => says(...Array.from(String(leak(body)))) });
    const { question, pieces } = ask();
    const answer = await answerer.answer(question);
    expect(answer).toMatchObject({ text: templates.public.en.decline, outcome: "declined" });
    expect(pieces).toEqual([templates.public.en.decline]);
    const { onText: _onText, ...silent } = question;
    expect((await answerer.answer(silent)).text).toBe(templates.public.en.decline);
  });

  it("after text that was shown is an error, and the upstream is stopped", async () => {
    const steps = [
      delta("You can return the lamp within 30 days. ".repeat(4)),
      delta(INSTRUCTIONS),
      { end: "hang" as const },
    ];
    const answerer = await answererOf({ script: { steps } });
    const { question, pieces } = ask();
    expect((await reasonOf(answerer.answer(question))).reason).toBe("answer_unavailable");
    expect(pieces.join("")).not.toContain("Recommend");
    await expect.poll(() => server!.seen[0]?.left_at).not.toBeNull();
  });
});

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
    expect(asked_embedded).toHaveLength(0);
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
    expect(asked_embedded).toHaveLength(0);
  });

  it("falls back after unseen text, as nobody was streaming", async () => {
    const answerer = await answererOf({
      script: { steps: [delta("You can"), { pause_ms: 20 }, { end: "reset" }] },
    });
    const { onText: _onText, ...silent } = ask().question;
    expect(await answerer.answer(silent)).toBe(EXTRACTIVE);
  });

  it("stops with the asker: the upstream's socket closes within a second and nothing answers instead", async () => {
    const steps = Array.from({ length: 100 }, () => [delta("word "), { pause_ms: 40 }]).flat();
    const answerer = await answererOf({ script: { steps } });
    const controller = new AbortController();
    const { question } = ask({ signal: controller.signal });
    const call = answerer.answer(question);
    await expect.poll(() => server!.seen.length).toBe(1);
    controller.abort();
    const aborted_at = Date.now();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(() => server!.seen[0]?.left_at, { interval: 10, timeout: 1_000 }).not.toBeNull();
    expect(server!.seen[0]!.left_at! - aborted_at).toBeLessThan(1_000);
    expect(asked_embedded).toHaveLength(0);
  });
});

describe("the token budget", () => {
  const spending = (
    daily_tokens: number,
    settings: Partial<ModelAnswererSettings> = {},
    clock = { now: 0 },
  ) => {
    const budget = createMemoryTokenBudget({ daily_tokens, now: () => clock.now });
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
    expect(server!.seen).toHaveLength(0);
  });

  it("books what was used, gives back what a failed call did not cost, and settles once", async () => {
    const budget = createMemoryTokenBudget({ daily_tokens: 1_000, tenants: new Map([["ten_free", null]]) });
    const first = await budget.reserve("ten_acme", 900);
    expect(await budget.reserve("ten_acme", 200)).toBeNull();
    await first?.settle(100);
    await first?.settle(0);
    expect(await budget.reserve("ten_acme", 901)).toBeNull();
    expect(await budget.reserve("ten_acme", 900)).not.toBeNull();
    expect(await budget.reserve("ten_free", 1e9)).not.toBeNull();
    const settled: number[] = [];
    const watched = {
      reserve: async () => ({ settle: async (tokens: number) => void settled.push(tokens) }),
    };
    const failing = await answererOf({ script: { status: 500, steps: ["{}"] }, more: { budget: watched } });
    await failing.answer(ask().question);
    await server!.close();
    const cut = await answererOf({
      script: { steps: [delta("a"), { end: "reset" }] },
      more: { budget: watched },
    });
    await cut.answer(ask().question);
    expect(settled[0]).toBe(0);
    expect(settled[1]).toBeGreaterThan(200);
  });
});
