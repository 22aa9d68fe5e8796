/** What finds passages by their meaning: the upstream's embeddings, followed in memory. */
import { createEmbedder } from "../../adapters/upstream/embeddings.ts";
import { createFollowedIndex } from "../../adapters/vectors/followed.ts";
import { createVectorIndex } from "../../adapters/vectors/scan.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { AnswersOptions, UpstreamOptions } from "./answers-options.ts";
import { traceEmbedder } from "../traced.ts";
import { describeUpstreamFailure } from "./upstream-failure.ts";

/** What is found by meaning. */
export interface Meaning {
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

/** It with the vectors of the database; null: there is none. Calls nobody yet. */
export function openMeaning(options: AnswersOptions): Meaning | null {
  const embedder = openEmbedder(options);
  if (embedder === null) return null;
  const { stores, clock, log } = options;
  const onFailure = (error: unknown) =>
    log.warn("the vectors could not be followed", describeUpstreamFailure(error));
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
