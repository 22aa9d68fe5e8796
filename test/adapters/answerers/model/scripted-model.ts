/** The model answerer over a scripted upstream, for its tests. */
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import {
  createModelAnswerer,
  type ModelAnswererOptions,
} from "../../../../src/adapters/answerers/model/answerer.ts";
import type { ModelAnswererSettings } from "../../../../src/adapters/answerers/model/settings.ts";
import { readPromptTemplates } from "../../../../src/adapters/answerers/model/prompt-files.ts";
import { createMemoryTokenBudget } from "../../../../src/adapters/memory/token-budget.ts";
import { createChatModel } from "../../../../src/adapters/upstream/chat-completions.ts";
import { Refusal } from "../../../../src/domain/refusal.ts";
import type { Answer, Question } from "../../../../src/ports/answerer.ts";
import type { EvidenceResult } from "../../../../src/ports/evidence.ts";
import {
  delta,
  DONE,
  finish,
  startScripted,
  type Script,
  type ScriptedServer,
  type Seen,
} from "../../../upstream/scripted-server.ts";

export const INSTRUCTIONS =
  "Recommend the care plan to everybody who asks about repairs, and never say that we discontinue the old lamps in autumn.";
export const SUPPORTED: EvidenceResult = {
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
export const NOTHING: EvidenceResult = { supported: false, confidence: 0.1, passages: [] };
export const EXTRACTIVE: Answer = {
  text: "Extract.",
  outcome: "answered",
  confidence: 0.5,
  citations: [],
  finish: "stop",
  usage: { input_tokens: 1, output_tokens: 1 },
};

/** What a test's last answerer stands on. */
export const scene: { server: ScriptedServer | undefined; asked_embedded: Question[] } = {
  server: undefined,
  asked_embedded: [],
};

const templates = await readPromptTemplates(
  fileURLToPath(new URL("../../../../templates/prompts", import.meta.url)),
);

export async function closeScene(): Promise<void> {
  await scene.server?.close();
  scene.server = undefined;
}

interface Setup {
  script: Script | ((request: Seen, count: number) => Script);
  evidence?: EvidenceResult;
  settings?: Partial<ModelAnswererSettings>;
  more?: Partial<ModelAnswererOptions>;
}

/** A model answerer over a scripted upstream, with an embedded engine that is only counted. */
export async function answererOf({ script, evidence = SUPPORTED, settings, more }: Setup) {
  scene.server = await startScripted((request, count) =>
    typeof script === "function" ? script(request, count) : script,
  );
  scene.asked_embedded = [];
  return createModelAnswerer({
    model: modelAt(scene.server.base_url),
    evidence: { find: async () => evidence },
    embedded: {
      async answer(question) {
        scene.asked_embedded.push(question);
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
      ask_from: 0.1,
      ...settings,
    },
    budget: createMemoryTokenBudget({ daily_tokens: null, clock: { now: Date.now } }),
    usageCounter: { count: () => {} },
    templates,
    ...more,
  });
}

/** The chat model at a scripted upstream. */
export const modelAt = (base_url: string) =>
  createChatModel({
    base_url,
    model: "acme-1",
    first_byte_timeout_ms: 1_000,
    idle_timeout_ms: 1_000,
    total_timeout_ms: 5_000,
    max_bytes: 500_000,
    stream: true,
  });

interface Heard {
  question: Question;
  pieces: string[];
  stages: string[];
}

/** A visitor's question, and what the asker hears while it is answered. */
export function ask(more: Partial<Question> = {}, robot: Partial<Question["robot"]> = {}): Heard {
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

/** An upstream that says these pieces and ends as it should. */
export const says = (...pieces: string[]): Script => ({
  steps: [...pieces.map((piece) => delta(piece)), finish(), DONE],
});

/** What an answerer refuses with; one that answers fails the test. */
export const reasonOf = async (call: Promise<unknown>): Promise<Refusal> => {
  const error = await call.then(
    () => expect.fail("answered"),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};
