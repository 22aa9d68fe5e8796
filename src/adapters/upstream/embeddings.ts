/**
 * An embedder behind any OpenAI-compatible `POST {base_url}/embeddings`.
 * Batched, ordered by the reply's index, base64 or float lists, each vector scaled to length 1; transient faults are retried.
 */
import { setTimeout as wait } from "node:timers/promises";
import { ModelFailure } from "../../domain/model-failure.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { createSend, type Exchange, type ExchangeOptions, type Send } from "./exchange.ts";
import { readVectors } from "./embedding-body.ts";
import { toStatusFailure, withoutSecrets, type RefusedReply } from "./refusal-body.ts";

/** Where the embedder is, its model there, and how it is asked. */
export interface EmbedderOptions extends ExchangeOptions {
  readonly model: string;
  /** Asked of the upstream and checked in its replies; absent: the first reply decides. */
  readonly dimensions?: number | undefined;
  /** Texts a request, 1 to 2,048. */
  readonly batch: number;
  /** Requests after a failed one, 0 to 5; waits 0.5 s, 1 s, 2 s … or as long as the upstream says, at most 30 s. */
  readonly retries?: number | undefined;
}

interface Batch {
  readonly options: EmbedderOptions;
  readonly send: Send;
  readonly texts: readonly string[];
  readonly signal: AbortSignal | undefined;
}

/** Creates the embedder. Opens nothing before the first call. Throws when `base_url` cannot be used. */
export function createEmbedder(options: EmbedderOptions): Embedder {
  const send = createSend(options);
  const size = Math.min(2_048, Math.max(1, options.batch));
  let dimensions = options.dimensions;
  return {
    model: options.model,
    async embed(texts, signal) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += size) {
        const batch = await embedPatiently({ options, send, texts: texts.slice(at, at + size), signal });
        dimensions ??= batch[0]?.length;
        if (batch.some((vector) => vector.length !== dimensions))
          throw new ModelFailure({ kind: "malformed" }, `vectors are not of ${dimensions} dimensions`);
        vectors.push(...batch);
      }
      return vectors;
    },
  };
}

async function embedPatiently(batch: Batch): Promise<Float32Array[]> {
  const retries = Math.min(5, Math.max(0, batch.options.retries ?? 2));
  for (let tried = 0; ; tried += 1) {
    try {
      return await embedOnce(batch);
    } catch (error) {
      const wait_ms = waitOf(error, tried);
      if (wait_ms === null || tried >= retries) throw withoutSecrets(error, batch.options);
      await wait(wait_ms, undefined, { signal: batch.signal }).catch(() => {
        throw new ModelFailure({ kind: "aborted" }, "the asker left");
      });
    }
  }
}

/** How long to wait before another try; null when another try cannot help. */
function waitOf(error: unknown, tried: number): number | null {
  if (!(error instanceof ModelFailure)) return null;
  const { fault } = error;
  const backoff_ms = 500 * 2 ** tried;
  if (fault.kind === "rate_limited")
    return Math.min(
      30_000,
      fault.retry_after_seconds === null ? backoff_ms : fault.retry_after_seconds * 1_000,
    );
  const transient =
    fault.kind === "refused" ? fault.status >= 500 : ["unreachable", "cut"].includes(fault.kind);
  return transient || fault.kind.startsWith("timeout") ? backoff_ms : null;
}

async function embedOnce({ options, send, texts, signal }: Batch): Promise<Float32Array[]> {
  let head: Pick<RefusedReply, "status" | "headers"> | undefined;
  const parts: Buffer[] = [];
  const receive: Exchange["receive"] = (received) => {
    head = received;
    return (bytes) => {
      parts.push(bytes);
      return "more";
    };
  };
  const body = {
    model: options.model,
    input: texts,
    encoding_format: "base64",
    ...(options.dimensions === undefined ? {} : { dimensions: options.dimensions }),
  };
  await send({ path: "/embeddings", body, signal, receive });
  // Without the byte order mark that some servers begin with, where `Buffer` keeps it.
  const text = new TextDecoder().decode(Buffer.concat(parts));
  if (head?.status !== 200)
    throw toStatusFailure({ status: head?.status ?? 0, headers: head?.headers ?? {}, text });
  return readVectors(text, texts.length);
}
