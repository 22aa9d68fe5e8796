/**
 * A vector index that follows the database: the first search loads what is kept for the model, later ones bring in what
 * any process has added since. So several processes, and commands beside a server, find the same.
 */
import type { Clock } from "../../ports/clock.ts";
import type { EmbeddingStore, StoredEmbedding } from "../../ports/embedding-store.ts";
import type { VectorIndex } from "../../ports/vector-index.ts";

/** What is followed. */
export interface FollowedIndexOptions {
  readonly index: VectorIndex;
  readonly embeddings: EmbeddingStore;
  readonly model: string;
  readonly clock: Clock;
  /** Told when following failed; the index serves what it has, and the next search tries again. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/** Between two looks at the database. */
const FOLLOW_EVERY_MS = 5_000;
const PAGE = 500;

/** Creates it; nothing is read before the first search or `follow`. */
export function createFollowedIndex(options: FollowedIndexOptions): VectorIndex & {
  /** Brings in what is new, now. Never rejects. */
  follow(): Promise<void>;
  /** The same where anything was looked for yet; a process that answers nobody loads nothing. */
  refresh(): Promise<void>;
} {
  const { index, clock } = options;
  const place: Place = { after: 0, is_loaded: false, refused: new Set() };
  let looked_at = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let closed = false;
  const follow = (): Promise<void> => {
    looked_at = clock.now();
    running ??= bringIn(options, place, () => closed).finally(() => {
      running = null;
    });
    return running;
  };
  return {
    ...index,
    follow,
    refresh: async () => (place.is_loaded ? follow() : undefined),
    search: async (robot_id, vector, limit) => {
      const isFirst = !place.is_loaded;
      // The clock may have been set back.
      const isDue = isFirst || Math.abs(clock.now() - looked_at) >= FOLLOW_EVERY_MS;
      const following = isDue ? follow() : running;
      // Only who comes first waits: a second look takes no more than a page, but nobody needs it to be answered.
      if (isFirst) await following;
      return index.search(robot_id, vector, limit);
    },
    close: async () => {
      closed = true;
      await running;
      await index.close();
    },
  };
}

/** How far the index has come. */
interface Place {
  after: number;
  is_loaded: boolean;
  /** Robots of which it did not take everything; told of once each. */
  readonly refused: Set<string>;
}

async function bringIn(options: FollowedIndexOptions, place: Place, isClosed: () => boolean): Promise<void> {
  const { embeddings, model, onFailure } = options;
  try {
    while (!isClosed()) {
      const news = await embeddings.readSince(model, place.after, PAGE);
      for (const of_robot of byRobot(news.embeddings)) await add(options, place, of_robot);
      place.after = news.next;
      if (news.embeddings.length < PAGE) {
        // Said apart from the place: where nothing is embedded that stays where it began.
        place.is_loaded = true;
        return;
      }
    }
  } catch (error) {
    onFailure?.(error);
  }
}

// A robot that has too many, or vectors of two lengths, must not keep those of all others out for ever.
async function add(
  { index, onFailure }: FollowedIndexOptions,
  { refused }: Place,
  [robot_id, found]: readonly [robot_id: string, found: readonly StoredEmbedding[]],
): Promise<void> {
  try {
    await index.add(robot_id, { ids: found.map(({ passage_id }) => passage_id), vectors: joined(found) });
  } catch (error) {
    if (!refused.has(robot_id)) onFailure?.(error);
    refused.add(robot_id);
  }
}

function byRobot(embeddings: readonly StoredEmbedding[]): Map<string, StoredEmbedding[]> {
  const robots = new Map<string, StoredEmbedding[]>();
  for (const embedding of embeddings) {
    const found = robots.get(embedding.robot_id);
    if (found) found.push(embedding);
    else robots.set(embedding.robot_id, [embedding]);
  }
  return robots;
}

function joined(found: readonly StoredEmbedding[]): Float32Array<ArrayBuffer> {
  const dimensions = found[0]?.vector.length ?? 0;
  const vectors = new Float32Array(found.length * dimensions);
  for (const [at, { vector }] of found.entries()) vectors.set(vector, at * dimensions);
  return vectors;
}
