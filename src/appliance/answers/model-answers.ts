/** What answers by an upstream model, held to its passages. Loaded only where the settings name one. */
import path from "node:path";
import { createEmbeddedEvidence } from "../../adapters/answerers/embedded/evidence.ts";
import { createFusedEvidence } from "../../adapters/answerers/model/fused-evidence.ts";
import { createModelAnswerer } from "../../adapters/answerers/model/answerer.ts";
import type { ModelAnswererSettings } from "../../adapters/answerers/model/settings.ts";
import { createModelSummariser } from "../../adapters/answerers/model/summariser.ts";
import { readPromptTemplates, readSummaryPrompts } from "../../adapters/answerers/model/prompt-files.ts";
import { createChatModel } from "../../adapters/upstream/chat-completions.ts";
import type { ModelFailure } from "../../domain/model-failure.ts";
import type { Answerer } from "../../ports/answerer.ts";
import type { ChatModel } from "../../ports/chat-model.ts";
import type { Evidence } from "../../ports/evidence.ts";
import type { Summariser } from "../../ports/summariser.ts";
import type { Settings } from "../../settings/schema.ts";
import type { AnswersOptions, UpstreamOptions } from "./answers-options.ts";
import type { Meaning } from "./meaning.ts";
import { traceChatModel } from "../traced.ts";
import { describeUpstreamFailure } from "./upstream-failure.ts";

/** What the model's answers are made from: what answers without it, and what is found by meaning. */
export interface ModelAnswersOptions extends AnswersOptions {
  readonly answerer: Answerer;
  readonly summariser: Summariser;
  readonly meaning: Meaning | null;
}

/** Makes what answers and what summarises. Throws when a prompt template or an address cannot be used; calls nobody yet. */
export async function openModelAnswers(options: ModelAnswersOptions) {
  const { settings, clock, log, budget, usageCounter } = options;
  const openModel = (name: string): ChatModel => openChatModel(options, name);
  const chat = openModel(settings.answers.model.model ?? "");
  const onFailure = (failure: ModelFailure) =>
    log.warn("the upstream model failed", describeUpstreamFailure(failure));
  const folders = options.template_directories.map((folder) => path.join(folder, "prompts"));
  const prompts = await readSummaryPrompts(...folders);
  return {
    answerer: createModelAnswerer({
      ...namedModels(settings, openModel),
      model: chat,
      evidence: evidenceOf(options),
      embedded: options.answerer,
      budget,
      usageCounter,
      onFailure,
      settings: toModelSettings(settings.answers),
      templates: await readPromptTemplates(...folders),
    }),
    summariser: createModelSummariser({
      model: chat,
      prompts,
      embedded: options.summariser,
      budget,
      usageCounter,
      clock,
      onFailure,
    }),
  };
}

/** An upstream model of the settings' server. Calls nobody yet; throws when the address cannot be used. */
export function openChatModel(options: UpstreamOptions, model: string): ChatModel {
  const exchange = exchangeOf(options);
  const chat = createChatModel({ ...exchange, model, stream: options.settings.answers.model.stream });
  return traceChatModel(chat, { ...exchange, model });
}

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

/** Passages found by words that meaning is joined with. */
const JOINED_PASSAGES = 20;

function evidenceOf({ settings, stores, log, meaning }: ModelAnswersOptions): Evidence {
  const { knowledge, passages } = stores;
  if (!meaning) return createEmbeddedEvidence({ knowledge });
  return createFusedEvidence({
    ...meaning,
    evidence: createEmbeddedEvidence({ knowledge, given: JOINED_PASSAGES }),
    passages,
    supporting_similarity: settings.answers.embeddings.supporting_similarity ?? undefined,
    onFailure: (error) =>
      log.warn("the embeddings were left out of an answer", describeUpstreamFailure(error)),
  });
}
