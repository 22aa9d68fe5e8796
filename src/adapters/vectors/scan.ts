/**
 * A vector index that scans in a worker thread, so that the event loop stays free: everything of a robot's vectors lives
 * there, pages are handed over without a copy, and a query costs the main thread one message.
 */
import type { VectorIndex } from "../../ports/vector-index.ts";
import { createScanWorker } from "./scan-worker.ts";

/** Bounds of the index. */
export interface VectorIndexOptions {
  /** Vectors of one robot at most. */
  readonly max_vectors?: number | undefined;
}

const MAX_VECTORS = 200_000;
/** How long a search may take, waiting for its turn included, before it rejects. */
const SEARCH_TIMEOUT_MS = 2_000;
const MAX_HITS = 200;

/** Creates the index; the worker starts with the first call and does not keep the process alive. */
export function createVectorIndex(options: VectorIndexOptions = {}): VectorIndex {
  const max_vectors = options.max_vectors ?? MAX_VECTORS;
  const { ask, close } = createScanWorker();
  return {
    async add(robot_id, { ids, vectors }) {
      if (ids.length === 0) return;
      await ask({ kind: "add", robot_id, ids, vectors, max_vectors }, { transfer: [vectors.buffer] });
    },
    async remove(robot_id, ids) {
      await ask({ kind: "remove", robot_id, ids });
    },
    async search(robot_id, vector, limit) {
      const bounded = Math.min(MAX_HITS, Math.max(0, Math.floor(limit)));
      return ask({ kind: "search", robot_id, vector, limit: bounded }, { timeout_ms: SEARCH_TIMEOUT_MS });
    },
    close,
  };
}
