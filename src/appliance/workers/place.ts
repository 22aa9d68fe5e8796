/** One place for a worker: filled, and filled again whenever its worker dies. */
import cluster, { type Worker } from "node:cluster";
import { type Channel, createChannel } from "../../adapters/workers/channel.ts";
import { answerVolatile } from "../../adapters/workers/shared-volatile.ts";
import { decideReplacement } from "../../domain/worker-restart.ts";
import type { Log } from "../../ports/log.ts";
import type { Volatile } from "../../ports/volatile.ts";
import { CALLS, type WorkerOrder } from "./order.ts";

/** What a place needs. */
export interface PlaceOptions {
  readonly order: WorkerOrder;
  readonly volatile: Volatile;
  readonly log: Log;
}

/** A place. */
export interface Place {
  /** Starts its first worker; gives the address once it serves. Rejects with the reason when it cannot. */
  fill(): Promise<string>;
  /** Asks the worker that serves; null while there is none, or when it does not answer in time. */
  ask(call: string, timeout_ms: number): Promise<unknown>;
  readonly isServing: () => boolean;
  /** How many workers were replaced. */
  readonly countReplaced: () => number;
  /** Ends the worker gracefully, after `grace_ms` at once, and fills the place no more. */
  empty(grace_ms: number): Promise<void>;
  /** Ends the worker at once; for the end of this process. */
  kill(): void;
}

interface Filling {
  readonly worker: Worker;
  readonly channel: Channel;
  readonly started_ms: number;
  serving: boolean;
}

const START_MS = 120_000;

/** Makes a place, empty. */
export function createPlace(options: PlaceOptions): Place {
  return new FilledPlace(options);
}

class FilledPlace implements Place {
  readonly #options: PlaceOptions;
  #filling: Filling | undefined;
  #failures = 0;
  #replaced = 0;
  #closed = false;
  #next: NodeJS.Timeout | undefined;

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  async fill(): Promise<string> {
    const { order, volatile, log } = this.#options;
    const worker = cluster.fork();
    const channel = createChannel({
      post: (message) => void worker.send(message as object, () => {}),
      hear: (take) => void worker.on("message", take),
    });
    answerVolatile(channel, volatile);
    const filling: Filling = { worker, channel, started_ms: performance.now(), serving: false };
    this.#filling = filling;
    worker.on("error", () => {});
    const greeted = waitForHello(filling);
    worker.once("exit", (code: number | null, signal: string | null) => {
      channel.end();
      this.#leave(filling, signal ?? code);
    });
    await greeted;
    const address = (await channel.call(CALLS.serve, [order], START_MS)) as string;
    filling.serving = true;
    log.info("a worker serves", { worker: order.place, pid: worker.process.pid ?? null });
    return address;
  }

  #leave(filling: Filling, reason: number | string | null): void {
    if (this.#filling === filling) this.#filling = undefined;
    if (this.#closed) return;
    const lived_ms = performance.now() - filling.started_ms;
    const { failures, wait_ms } = decideReplacement({ failures: this.#failures, lived_ms });
    this.#failures = failures;
    const worker = this.#options.order.place;
    this.#options.log.error("a worker ended: another takes its place", { worker, reason, wait_ms });
    this.#next = setTimeout(() => this.#refill(), wait_ms);
  }

  #refill(): void {
    this.#replaced += 1;
    this.fill().catch((error: unknown) => {
      const { log, order } = this.#options;
      log.error("a worker cannot start", { worker: order.place }, error);
      // Its end leads to the next try.
      this.kill();
    });
  }

  async ask(call: string, timeout_ms: number): Promise<unknown> {
    if (!this.#filling?.serving) return null;
    return this.#filling.channel.call(call, [], timeout_ms).catch(() => null);
  }

  readonly isServing = (): boolean => this.#filling?.serving ?? false;

  readonly countReplaced = (): number => this.#replaced;

  async empty(grace_ms: number): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#next);
    if (!this.#filling) return;
    const { worker, channel, serving } = this.#filling;
    const gone = new Promise((resolve) => void worker.once("exit", resolve));
    // It ends instead of answering; one that only starts answers nobody, and may not listen yet.
    if (serving) channel.call(CALLS.stop).catch(() => {});
    else this.kill();
    const late = setTimeout(() => this.kill(), grace_ms);
    await gone;
    clearTimeout(late);
  }

  kill(): void {
    this.#filling?.worker.process.kill("SIGKILL");
  }
}

function waitForHello({ worker, channel }: Filling): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(late);
      reject(new Error("A worker ended before it could serve, or did not start in time."));
    };
    const late = setTimeout(fail, START_MS);
    worker.once("exit", fail);
    channel.answer(CALLS.hello, () => {
      clearTimeout(late);
      resolve();
    });
  });
}
