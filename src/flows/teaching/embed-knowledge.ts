/**
 * Gives every taught passage its vector, in bounded batches: the knowledge itself is the queue, so that nothing is lost
 * by a stop, and another model begins anew. Serves the embeddings sweep.
 */
import { ModelFailure } from "../../domain/model-failure.ts";
import { startOf } from "../../domain/text.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { EmbeddingStore, PendingPassage } from "../../ports/embedding-store.ts";
import { ABANDONED_AFTER_MS } from "../../ports/lesson.ts";

/** What the flow needs. */
export interface EmbedKnowledgeOptions {
  readonly embeddings: EmbeddingStore;
  readonly embedder: Embedder;
  readonly clock: Clock;
  /** Tells this process's answers of the vectors; other processes look for them every five seconds. */
  readonly refreshVectors: () => Promise<void>;
}

/** Embedding. */
export interface EmbedKnowledge {
  /** Passages without a vector, counted up to 10,000. */
  countDue(): Promise<number>;
  /** Embeds up to `limit` passages within its time, and drops vectors of former models and passages; gives how many. */
  run(limit: number): Promise<number>;
}

const BATCH = 64;
const TEXT_CHARACTERS = 6_000;
/** One run ends after the batch that crosses this: other sweeps wait behind it. */
const RUN_MS = 10_000;
/** Pages of vectors that one run looks through for those of passages that are gone. */
const ORPHAN_PAGES = 10;
/** What a server says about a text that it will never take. */
const REFUSED_TEXT = new Set([400, 413, 422]);

/** Gives the flow. Rejects with `ModelFailure` when the embedder cannot serve; what was embedded before is kept. */
export function createEmbedKnowledge(options: EmbedKnowledgeOptions): EmbedKnowledge {
  const { embeddings, embedder, clock } = options;
  const whose = () => ({
    model: embedder.model,
    abandoned_before: new Date(clock.now() - ABANDONED_AFTER_MS).toISOString(),
  });
  const drop = createDrop(options);
  return {
    countDue: () => embeddings.countPending(whose()),
    run: async (limit) => {
      const ends_at = clock.now() + RUN_MS;
      let done = 0;
      while (done < limit && clock.now() < ends_at) {
        const pending = await embeddings.listPending({ ...whose(), limit: Math.min(BATCH, limit - done) });
        if (pending.length === 0) break;
        await embedBatch(options, pending);
        done += pending.length;
      }
      if (done > 0) await options.refreshVectors();
      return done + (done < limit ? await drop(limit - done) : 0);
    },
  };
}

/** Vectors that are of no use: of former models, and those of passages that are gone, for which each process looks once. */
function createDrop({ embeddings, embedder }: EmbedKnowledgeOptions): (limit: number) => Promise<number> {
  let place: string | null = "";
  return async (limit) => {
    const others = await embeddings.removeOthers(embedder.model, limit);
    if (place === null || others >= limit) return others;
    for (let page = 0; page < ORPHAN_PAGES && place !== null; page++) {
      const { removed, next } = await embeddings.removeOrphans(place, limit - others);
      place = next;
      if (removed > 0) return others + removed;
    }
    return others;
  };
}

async function embedBatch(options: EmbedKnowledgeOptions, pending: readonly PendingPassage[]): Promise<void> {
  const { embeddings, embedder } = options;
  try {
    await save(options, pending);
  } catch (error) {
    if (!isRefusedText(error)) throw error;
    // One text spoils the batch: each is tried alone, and those that are refused go without a vector.
    for (const passage of pending) await saveAlone(options, passage);
  }
  await embeddings.advance(embedder.model, pending.at(-1)?.passage_id ?? 0);
}

async function saveAlone(options: EmbedKnowledgeOptions, passage: PendingPassage): Promise<void> {
  try {
    await save(options, [passage]);
  } catch (error) {
    if (!isRefusedText(error)) throw error;
  }
}

function isRefusedText(error: unknown): boolean {
  return (
    error instanceof ModelFailure && error.fault.kind === "refused" && REFUSED_TEXT.has(error.fault.status)
  );
}

async function save(
  { embeddings, embedder }: EmbedKnowledgeOptions,
  pending: readonly PendingPassage[],
): Promise<void> {
  const vectors = await embedder.embed(pending.map(toText));
  await embeddings.save(
    pending.flatMap(({ robot_id, document_id, passage_id }, at) => {
      const vector = vectors[at];
      return vector
        ? [{ robot_id, document_id, passage_id: String(passage_id), model: embedder.model, vector }]
        : [];
    }),
  );
}

const toText = ({ heading, text }: PendingPassage): string =>
  startOf(`${heading}\n${text}`.trim(), TEXT_CHARACTERS);
