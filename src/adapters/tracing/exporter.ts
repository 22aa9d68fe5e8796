/**
 * Sends spans to a collector, beside the requests: a bounded queue, small batches, one at a time, each within a time.
 * What a collector does not take is tried again twice; what does not fit is dropped and counted.
 */
import type { Log } from "../../ports/log.ts";
import { createGuardedFetch, type GuardedFetch } from "../outbound/guarded-fetch.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { type EndedSpan, type Sender, toExport } from "./otlp.ts";

/** Where spans go, and when. */
export interface ExporterOptions {
  /** The collector's whole URL for traces. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sender: Sender;
  readonly log: Log;
  /** How long a span waits for others; 5 s by default. */
  readonly every_ms?: number | undefined;
}

/** Takes ended spans. */
export interface Exporter {
  /** Queues a span; never waits, never throws. */
  add(span: EndedSpan): void;
  /** Sends what is queued, for two seconds at most. Idempotent. */
  close(): Promise<void>;
}

const MOST_QUEUED = 2_048;
const MOST_IN_BATCH = 256;
const EVERY_MS = 5_000;
const EXPORT_MS = 10_000;
const CLOSING_MS = 2_000;
const MOST_ATTEMPTS = 3;
const REPLY_BYTES = 65_536;
const RETRYABLE: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Opens nothing before the first span. */
export function createExporter(options: ExporterOptions): Exporter {
  return new QueuedExporter(options);
}

class QueuedExporter implements Exporter {
  readonly #options: ExporterOptions;
  readonly #fetch: GuardedFetch = createGuardedFetch({
    allow_private: true,
    timeout_ms: EXPORT_MS,
    max_bytes: REPLY_BYTES,
  });
  readonly #queue: EndedSpan[] = [];
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #attempts = 0;
  #dropped = 0;
  #is_lost = false;

  constructor(options: ExporterOptions) {
    this.#options = options;
  }

  add(span: EndedSpan): void {
    if (this.#ending.signal.aborted) return;
    if (this.#queue.length >= MOST_QUEUED) {
      this.#dropped += 1;
      return;
    }
    this.#queue.push(span);
    // While the collector fails, a full batch is no reason to hurry.
    if (this.#queue.length >= MOST_IN_BATCH && this.#attempts === 0) this.#flush();
    else this.#wait();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const late = setTimeout(() => this.#ending.abort(), CLOSING_MS);
    while (this.#queue.length > 0 && !this.#ending.signal.aborted) {
      this.#flush();
      await this.#sending;
      if (this.#attempts > 0) break;
    }
    await this.#sending;
    clearTimeout(late);
    clearTimeout(this.#timer);
    this.#ending.abort();
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => this.#flush(), this.#options.every_ms ?? EVERY_MS).unref();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
      if (this.#queue.length > 0) this.#wait();
    });
  }

  async #send(): Promise<void> {
    const batch = this.#queue.splice(0, MOST_IN_BATCH);
    const problem = await this.#post(batch);
    if (problem === null) {
      this.#attempts = 0;
      this.#recover();
      return;
    }
    this.#attempts += 1;
    this.#lose(problem.reason);
    if (problem.again && this.#attempts < MOST_ATTEMPTS) this.#queue.unshift(...batch);
    else {
      this.#attempts = 0;
      this.#dropped += batch.length;
    }
  }

  async #post(batch: readonly EndedSpan[]): Promise<{ reason: string; again: boolean } | null> {
    const { url, headers, sender } = this.#options;
    try {
      const { status } = await this.#fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(toExport(batch, sender)),
        signal: this.#ending.signal,
      });
      if (status >= 200 && status < 300) return null;
      return { reason: `status ${status}`, again: RETRYABLE.has(status) };
    } catch (error) {
      return { reason: error instanceof OutboundError ? error.code : "network", again: true };
    }
  }

  // Once for each outage: a collector may be away for days.
  #lose(problem: string): void {
    if (!this.#is_lost) this.#options.log.warn("the collector does not take traces", { problem });
    this.#is_lost = true;
  }

  #recover(): void {
    if (this.#is_lost) this.#options.log.info("the collector takes traces again", { dropped: this.#dropped });
    this.#is_lost = false;
    this.#dropped = 0;
  }
}
