/** What answers: the embedded engine, or an upstream model held to its passages; embeddings beside either. */
import type { Answerer } from "../../ports/answerer.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { Summariser } from "../../ports/summariser.ts";
import type { AnswersOptions } from "./answers-options.ts";
import { createLateAnswers } from "./late-answers.ts";
import { openMeaning } from "./meaning.ts";
import { measureAnswerer } from "../measured.ts";
import { traceAnswerer } from "../traced.ts";

/** What answers, and what goes with it. */
export interface Answers {
  readonly answerer: Answerer;
  readonly summariser: Summariser;
  /** null: retrieval is by words alone. */
  readonly embedder: Embedder | null;
  /** Loads the engine, so that the first question does not wait for it. */
  readonly loadEngine: () => Promise<void>;
  /** Loads the vectors, so that the first question does not wait for them. Never rejects. */
  readonly loadVectors: () => Promise<void>;
  /** Brings in the vectors that this process has just added. Never rejects. */
  readonly refreshVectors: () => Promise<void>;
  /** Ends the vectors' worker. Idempotent. */
  readonly closeVectors: () => Promise<void>;
}

/** Makes what the settings name. Throws when a prompt template or an address cannot be used; calls nobody yet. */
export async function openAnswers(options: AnswersOptions): Promise<Answers> {
  const { settings, stores } = options;
  const { loadEngine, ...embedded } = createLateAnswers(stores, settings.answers.suggest_topics);
  const meaning = openMeaning(options);
  const parts = {
    embedder: meaning?.embedder ?? null,
    loadEngine,
    loadVectors: async () => meaning?.index.follow(),
    refreshVectors: async () => meaning?.index.refresh(),
    closeVectors: async () => meaning?.index.close(),
  };
  const { answerer, summariser } =
    settings.answers.engine === "embedded"
      ? embedded
      : await (await import("./model-answers.ts")).openModelAnswers({ ...options, ...embedded, meaning });
  return { ...parts, answerer: watched(answerer, options), summariser };
}

// Outside of whatever answers: what is counted and what is traced are the same answers.
const watched = (answerer: Answerer, { metrics, tracer }: AnswersOptions): Answerer =>
  traceAnswerer(measureAnswerer(answerer, metrics), tracer);
