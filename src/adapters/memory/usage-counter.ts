/**
 * Counts in memory and writes a moment later: whoever is answered waits for no count, and a busy second costs one statement.
 * A process that is killed loses what it counted in that moment.
 */
import { AsyncResource } from "node:async_hooks";
import { hourOf, type HourlyUse, type Use } from "../../domain/usage.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { UsageCounter, UsageStore } from "../../ports/usage-store.ts";

/** What the counter needs. */
export interface UsageCounterOptions {
  readonly usage: Pick<UsageStore, "add">;
  readonly clock: Clock;
  readonly log: Log;
}

/** A counter that somebody opened, and closes. */
export interface HeldUsageCounter extends UsageCounter {
  /** Writes what is not written yet. Never rejects: numbers are not worth a stop that fails. */
  close(): Promise<void>;
}

const WRITTEN_AFTER_MS = 1_000;
/** While the database is lost, counts wait; beyond these new ones are left out. */
const MOST_WAITING = 10_000;
/** What one statement writes at most. */
const MOST_AT_ONCE = 1_000;

/** Creates a counter of nothing yet. */
export const createUsageCounter = (options: UsageCounterOptions): HeldUsageCounter => new Counter(options);

class Counter implements HeldUsageCounter {
  readonly #options: UsageCounterOptions;
  readonly #waiting = new Map<string, HourlyUse>();
  // Of no request: the one that counts first would have the write in its trace.
  readonly #writeByItself = AsyncResource.bind(() => void this.#write());
  #timer: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();

  constructor(options: UsageCounterOptions) {
    this.#options = options;
  }

  count(robot_id: string, use: Use, times = 1): void {
    // What a model's server says it took may be no number that can be kept, and would keep all others from being written.
    const whole = Math.round(times);
    if (!Number.isSafeInteger(whole) || whole <= 0) return;
    this.#add({ robot_id, hour: hourOf(this.#options.clock.now()), use, times: whole });
    this.#writeSoon();
  }

  async close(): Promise<void> {
    await this.#write();
    clearTimeout(this.#timer);
  }

  #add({ robot_id, hour, use, times }: HourlyUse): void {
    const name = `${robot_id} ${hour} ${use}`;
    const before = this.#waiting.get(name);
    if (before || this.#waiting.size < MOST_WAITING)
      this.#waiting.set(name, { robot_id, hour, use, times: times + (before?.times ?? 0) });
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(this.#writeByItself, WRITTEN_AFTER_MS).unref();
  }

  // One after the other: a stop waits for what is being written, too.
  #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writeWaiting());
    return this.#writing;
  }

  async #writeWaiting(): Promise<void> {
    const { usage, log } = this.#options;
    while (this.#waiting.size > 0) {
      const taken = [...this.#waiting.entries()].slice(0, MOST_AT_ONCE);
      for (const [name] of taken) this.#waiting.delete(name);
      const uses = taken.map(([, use]) => use);
      try {
        await usage.add(uses);
      } catch (error) {
        log.debug("use is not written yet", { problem: error instanceof Error ? error.name : "failed" });
        for (const use of uses) this.#add(use);
        return this.#writeSoon();
      }
    }
  }
}
