/** What answers: the embedded engine, or an upstream model held to its passages; embeddings beside either. */
import path from "node:path";
import { createConversingAnswerer } from "../adapters/answerers/conversing.ts";
import { createEmbeddedAnswerer } from "../adapters/answerers/embedded.ts";
import { createEmbeddedEvidence } from "../adapters/answerers/embedded-evidence.ts";
import { createFusedEvidence } from "../adapters/answerers/fused-evidence.ts";
import { createModelAnswerer } from "../adapters/answerers/model.ts";
import type { ModelAnswererSettings } from "../adapters/answerers/model-settings.ts";
import { createModelSummariser } from "../adapters/answerers/model-summariser.ts";
import { readPromptTemplates, readSummaryPrompts } from "../adapters/answerers/prompt-files.ts";
import { createEmbeddedSummariser } from "../adapters/answerers/summariser.ts";
import { createChatModel } from "../adapters/upstream/chat-completions.ts";
import { createEmbedder } from "../adapters/upstream/embeddings.ts";
import { createFollowedIndex } from "../adapters/vectors/followed.ts";
import { createVectorIndex } from "../adapters/vectors/scan.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { Answerer } from "../ports/answerer.ts";
import type { ChatModel } from "../ports/chat-model.ts";
import type { Clock } from "../ports/clock.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { Evidence } from "../ports/evidence.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Summariser } from "../ports/summariser.ts";
import type { Tracer } from "../ports/tracer.ts";
import type { TokenBudget } from "../ports/token-budget.ts";
import type { Settings } from "../settings/schema.ts";
import type { Secrets } from "../settings/secrets.ts";
import { measureAnswerer } from "./measured.ts";
import type { Stores } from "./stores.ts";
import { traceAnswerer, traceChatModel, traceEmbedder } from "./traced.ts";

/** What the answers are made from. */
export interface AnswersOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly budget: TokenBudget;
  /** Where prompt templates are looked for, the operator's own folder first. */
  readonly template_directories: readonly string[];
}

/** What answers, and what goes with it. */
export interface Answers {
  readonly answerer: Answerer;
  readonly summariser: Summariser;
  /** null: retrieval is by words alone. */
  readonly embedder: Embedder | null;
  /** Loads the vectors, so that the first question does not wait for them. Never rejects. */
  readonly warmAnswers: () => Promise<void>;
  /** Brings in the vectors that this process has just added. Never rejects. */
  readonly freshenAnswers: () => Promise<void>;
  /** Ends the vectors' worker. Idempotent. */
  readonly closeAnswers: () => Promise<void>;
}

/** Makes what the settings name. Throws when a prompt template or an address cannot be used; calls nobody yet. */
export async function openAnswers(options: AnswersOptions): Promise<Answers> {
  const { settings, stores, clock, log, budget } = options;
  const embedded = createConversingAnswerer({ answerer: createEmbeddedAnswerer(stores) });
  const summariser = createEmbeddedSummariser();
  const meaning = openMeaning(options);
  const parts = {
    embedder: meaning?.embedder ?? null,
    warmAnswers: async () => meaning?.index.follow(),
    freshenAnswers: async () => meaning?.index.freshen(),
    closeAnswers: async () => meaning?.index.close(),
  };
  if (settings.answers.engine === "embedded")
    return { ...parts, answerer: watched(embedded, options), summariser };
  const { model } = settings.answers;
  const openModel = (name: string): ChatModel => openChatModel(options, name);
  const chat = openModel(model.model ?? "");
  const onFailure = (failure: ModelFailure) => log.warn("the upstream model failed", describe(failure));
  const folders = options.template_directories.map((folder) => path.join(folder, "prompts"));
  const prompts = await readSummaryPrompts(...folders);
  const now = () => clock.now();
  return {
    ...parts,
    answerer: watched(
      createModelAnswerer({
        ...namedModels(settings, openModel),
        model: chat,
        evidence: evidenceOf(options, meaning),
        embedded,
        budget,
        onFailure,
        settings: toModelSettings(settings.answers),
        templates: await readPromptTemplates(...folders),
      }),
      options,
    ),
    summariser: createModelSummariser({ model: chat, prompts, embedded: summariser, budget, now, onFailure }),
  };
}

/** What a connection to an upstream server needs. */
export type UpstreamOptions = Pick<AnswersOptions, "settings" | "secrets" | "tracer">;

/** An upstream model of the settings' server. Calls nobody yet; throws when the address cannot be used. */
export function openChatModel(options: UpstreamOptions, model: string): ChatModel {
  const exchange = exchangeOf(options);
  const chat = createChatModel({ ...exchange, model, stream: options.settings.answers.model.stream });
  return traceChatModel(chat, { ...exchange, model });
}

// Outside of whatever answers: what is counted and what is traced are the same answers.
const watched = (answerer: Answerer, { metrics, tracer }: AnswersOptions): Answerer =>
  traceAnswerer(measureAnswerer(answerer, metrics), tracer);

/** Further models by the names that clients of the runtime use. */
function namedModels(settings: Settings, openModel: (name: string) => ChatModel) {
  const { models, default_model } = settings.runtime;
  const named = Object.entries(models).map(([name, upstream]) => [name, openModel(upstream)] as const);
  return { default_model, models: new Map(named) };
}

function exchangeOf({ settings, secrets, tracer }: UpstreamOptions) {
  const { base_url, headers, first_byte_timeout_ms, idle_timeout_ms, total_timeout_ms, max_bytes } =
    settings.answers.model;
  return {
    base_url: base_url ?? "",
    headers,
    api_key: secrets["answers.model.api_key"]?.reveal(),
    first_byte_timeout_ms,
    idle_timeout_ms,
    total_timeout_ms,
    max_bytes,
    tracer,
  };
}

function toModelSettings({ model, over_budget }: Settings["answers"]): ModelAnswererSettings {
  const { max_input_tokens, max_output_tokens, temperature, fallback, strict, ask_from, converse } = model;
  return {
    input_tokens: max_input_tokens,
    output_tokens: max_output_tokens,
    sampling: temperature === null ? undefined : { temperature },
    fallback,
    over_budget,
    strict,
    ask_from,
    converse,
  };
}

interface Meaning {
  readonly embedder: Embedder;
  readonly index: ReturnType<typeof createFollowedIndex>;
}

/** The embedder of the settings; null: there is none. Calls nobody yet. */
export function openEmbedder({ settings, secrets, tracer }: UpstreamOptions): Embedder | null {
  const { base_url, model, dimensions, batch, timeout_ms } = settings.answers.embeddings;
  if (base_url === null || model === null) return null;
  const upstream = createEmbedder({
    base_url,
    model,
    dimensions: dimensions ?? undefined,
    batch,
    api_key: secrets["answers.embeddings.api_key"]?.reveal(),
    first_byte_timeout_ms: timeout_ms,
    idle_timeout_ms: timeout_ms,
    total_timeout_ms: timeout_ms,
    max_bytes: EMBEDDINGS_BYTES,
    tracer,
  });
  // Vectors of other dimensions never meet in one index, whatever the server calls its model.
  const named = { ...upstream, model: dimensions === null ? model : `${model}@${dimensions}` };
  return traceEmbedder(named, { base_url, model, tracer });
}

function openMeaning(options: AnswersOptions): Meaning | null {
  const embedder = openEmbedder(options);
  if (embedder === null) return null;
  const { stores, clock, log } = options;
  const onFailure = (error: unknown) => log.warn("the vectors could not be followed", describe(error));
  const index = createFollowedIndex({
    index: createVectorIndex(),
    embeddings: stores.embeddings,
    model: embedder.model,
    clock,
    onFailure,
  });
  return { embedder, index };
}

/** 500 vectors of 8,192 dimensions as a list of decimals, about. */
const EMBEDDINGS_BYTES = 2 ** 27;

/** Passages found by words that meaning is joined with. */
const JOINED_PASSAGES = 20;

function evidenceOf({ settings, stores, log }: AnswersOptions, meaning: Meaning | null): Evidence {
  const { knowledge, passages } = stores;
  if (!meaning) return createEmbeddedEvidence({ knowledge });
  return createFusedEvidence({
    ...meaning,
    evidence: createEmbeddedEvidence({ knowledge, given: JOINED_PASSAGES }),
    passages,
    supporting_similarity: settings.answers.embeddings.supporting_similarity ?? undefined,
    onFailure: (error) => log.warn("the embeddings were left out of an answer", describe(error)),
  });
}

/** A failure for the log: its kind and status. Its text stays out: a server may quote what was asked. */
function describe(error: unknown): Record<string, string | number> {
  if (!(error instanceof ModelFailure)) return { problem: error instanceof Error ? error.name : "failed" };
  const { fault } = error;
  return fault.kind === "refused" ? { problem: fault.kind, status: fault.status } : { problem: fault.kind };
}
