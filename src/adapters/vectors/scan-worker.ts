/** The worker of the vector index: started with the first question, asked by number, never waited for after its end. */
import { Worker } from "node:worker_threads";
import type { VectorHit } from "../../ports/vector-index.ts";
import { SCAN_PROGRAM, type ScanReply, type ScanRequest } from "./scan-program.ts";

/** How a question is asked. */
export interface AskOptions {
  /** Buffers that are handed over instead of copied. */
  readonly transfer?: ArrayBuffer[];
  /** How long to wait for the reply; for ever (until the worker's end) when absent. */
  readonly timeout_ms?: number;
}

/** A worker that answers scans. */
export interface ScanWorker {
  /** Rejects with the worker's reason, after `timeout_ms`, or once the worker has ended. */
  readonly ask: (request: ScanRequest, options?: AskOptions) => Promise<readonly VectorHit[]>;
  /** Ends the worker. Idempotent. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (hits: readonly VectorHit[]) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Creates it; no thread yet. */
export function createScanWorker(): ScanWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let ended: Error | undefined;
  let asked = 0;
  const settle = (reply: ScanReply): void => {
    const entry = waiting.get(reply.id);
    waiting.delete(reply.id);
    clearTimeout(entry?.timer);
    // An idle index keeps no process alive; a question that waits does.
    if (waiting.size === 0) worker?.unref();
    if ("error" in reply) entry?.reject(new Error(`vectors: ${reply.error}`));
    else entry?.resolve(reply.hits);
  };
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };
  return {
    ask(request, { transfer = [], timeout_ms } = {}) {
      if (ended) return Promise.reject(ended);
      const running = (worker ??= start(settle, end));
      const id = (asked += 1);
      return new Promise((resolve, reject) => {
        const late = (): void => settle({ id, error: `no reply in ${timeout_ms} ms` });
        const timer = timeout_ms === undefined ? undefined : setTimeout(late, timeout_ms);
        waiting.set(id, { resolve, reject, timer });
        running.ref();
        running.postMessage({ id, request }, transfer);
      });
    },
    async close() {
      end(new Error("vectors: the index is closed"));
      await worker?.terminate();
    },
  };
}

function start(settle: (reply: ScanReply) => void, end: (error: Error) => void): Worker {
  // The program is this package's own constant text, see `scan-program.ts`.
  const worker = new Worker(SCAN_PROGRAM, { eval: true, name: "vectors" });
  worker.on("message", settle);
  worker.on("error", (cause) => end(new Error("vectors: the worker failed", { cause })));
  worker.on("exit", () => end(new Error("vectors: the worker has ended")));
  return worker;
}
