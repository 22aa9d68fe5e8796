/** One place for a worker: filled, and filled again whenever its worker dies. */
import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import { type Channel, createChannel } from "../../adapters/workers/channel.ts";
import { answerVolatile } from "../../adapters/workers/shared-volatile.ts";
import { decideReplacement } from "../../domain/worker-restart.ts";
import type { Log } from "../../ports/log.ts";
import type { Volatile } from "../../ports/volatile.ts";
import { createHanding, type Handing } from "./handing.ts";
import { CALLS, type WorkerOrder } from "./order.ts";
import { SILENT_SECONDS, watchWorker } from "./watchdog.ts";

/** What a place needs. */
export interface PlaceOptions {
  readonly order: WorkerOrder;
  /** The file that a worker runs. */
  readonly worker_file: string;
  readonly volatile: Volatile;
  readonly log: Log;
  /** Gets a connection that the worker has not taken. */
  readonly giveBack: (socket: Socket) => void;
}

/** A place. */
export interface Place {
  /** Starts its first worker; gives the address once it serves. Rejects with the reason when it cannot. */
  fill(): Promise<string>;
  /** Asks the worker that serves; null while there is none, or when it does not answer in time. */
  ask(call: string, timeout_ms: number): Promise<unknown>;
  readonly isServing: () => boolean;
  /** Hands a connection to the worker; false while none serves. */
  take(socket: Socket): boolean;
  /** How many workers were replaced. */
  readonly countReplaced: () => number;
  /** How many of them hung and were killed. */
  readonly countHung: () => number;
  /** Ends the worker gracefully, after `grace_ms` at once, and fills the place no more. */
  empty(grace_ms: number): Promise<void>;
  /** Ends the worker at once; for the end of this process. */
  kill(): void;
}

interface Filling {
  readonly worker: ChildProcess;
  readonly channel: Channel;
  readonly handing: Handing;
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
  #hung = 0;
  #closed = false;
  #next: NodeJS.Timeout | undefined;

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  async fill(): Promise<string> {
    const { order, volatile, log, worker_file, giveBack } = this.#options;
    const worker = fork(worker_file, { serialization: "json" });
    const channel = createChannel({
      post: (message) => void worker.send(message as object, () => {}),
      hear: (take) => void worker.on("message", take),
    });
    answerVolatile(channel, volatile);
    const handing = createHanding(worker, giveBack);
    const started_ms = performance.now();
    const filling: Filling = { worker, channel, handing, started_ms, serving: false };
    channel.answer(CALLS.leaving, () => {
      filling.serving = false;
    });
    worker.on("error", () => {});
    const greeted = waitForHello(filling);
    // Of a process that could not be begun no end is told: it is nobody's place.
    if (worker.pid !== undefined) this.#filling = filling;
    worker.once("exit", (code: number | null, signal: string | null) => {
      channel.end();
      this.#leave(filling, signal ?? code);
      handing.end();
    });
    await greeted;
    const address = (await channel.call(CALLS.serve, [order], START_MS)) as string;
    filling.serving = true;
    const unwatch = this.#watch(filling);
    worker.once("exit", unwatch);
    log.info("a worker serves", { worker: order.place, pid: worker.pid ?? null });
    return address;
  }

  #watch({ worker, channel }: Filling): () => void {
    const { log, order } = this.#options;
    return watchWorker({
      ask: () => channel.call(CALLS.alive),
      onHung: () => {
        this.#hung += 1;
        log.error("a worker hangs: it is killed", { worker: order.place, silent_seconds: SILENT_SECONDS });
        worker.kill("SIGKILL");
      },
    });
  }

  #leave(filling: Filling, reason: number | string | null): void {
    if (this.#filling === filling) this.#filling = undefined;
    if (this.#closed) return;
    const wait_ms = this.#refillLater(performance.now() - filling.started_ms);
    const worker = this.#options.order.place;
    this.#options.log.error("a worker ended: another takes its place", { worker, reason, wait_ms });
  }

  #refillLater(lived_ms: number): number {
    const { failures, wait_ms } = decideReplacement({ failures: this.#failures, lived_ms });
    this.#failures = failures;
    this.#next = setTimeout(() => this.#refill(), wait_ms);
    return wait_ms;
  }

  #refill(): void {
    this.#next = undefined;
    this.#replaced += 1;
    this.fill().catch((error: unknown) => {
      const { log, order } = this.#options;
      log.error("a worker cannot start", { worker: order.place }, error);
      // Its end leads to the next try; one that never began has none, and no next try is due yet.
      if (this.#filling) this.kill();
      else if (!this.#closed && this.#next === undefined) this.#refillLater(0);
    });
  }

  async ask(call: string, timeout_ms: number): Promise<unknown> {
    if (!this.#filling?.serving) return null;
    return this.#filling.channel.call(call, [], timeout_ms).catch(() => null);
  }

  take(socket: Socket): boolean {
    if (!this.#filling?.serving) return false;
    this.#filling.handing.hand(socket);
    return true;
  }

  readonly isServing = (): boolean => this.#filling?.serving ?? false;

  readonly countReplaced = (): number => this.#replaced;

  readonly countHung = (): number => this.#hung;

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
    this.#filling?.worker.kill("SIGKILL");
  }
}

function waitForHello({ worker, channel }: Filling): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => {
      clearTimeout(late);
      const what = "A worker could not be started, ended before it could serve, or did not start in time.";
      reject(cause instanceof Error ? new Error(what, { cause }) : new Error(what));
    };
    const late = setTimeout(fail, START_MS);
    worker.once("exit", fail);
    worker.once("error", fail);
    channel.answer(CALLS.hello, () => {
      clearTimeout(late);
      resolve();
    });
  });
}
