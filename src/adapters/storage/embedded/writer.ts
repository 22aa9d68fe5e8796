/**
 * The queue of writes of the embedded database. It commits what one turn of the event loop brought, waits for other
 * processes without blocking, and yields between commits.
 */
import { setImmediate as giveWay, setTimeout as pause } from "node:timers/promises";

import type { WriteOutcome } from "../../../ports/database.ts";

import { type BoundStatement, commitGroup, type UnitResult } from "./group.ts";
import type { Handle } from "./handle.ts";
import { busyFault, kindOf, toFault } from "../driver/faults.ts";

/** The queue of writes. */
export interface Writer {
  /** Queues a unit; settled after its commit, or rejected with a fault. */
  write(statements: readonly BoundStatement[]): Promise<WriteOutcome>;
  /** Fulfilled when nothing is queued any more. */
  finish(): Promise<void>;
}

interface QueuedUnit {
  readonly statements: readonly BoundStatement[];
  readonly expires_at_ms: number;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: Error) => void;
}

const MAXIMUM_UNITS_PER_COMMIT = 64;
const MAXIMUM_STATEMENTS_PER_COMMIT = 256;
const MAXIMUM_QUEUED_UNITS = 10_000;
/** Turns of the event loop that a commit waits at most while more units come. */
const MOST_TURNS = 16;
/** Turns without a new unit that it waits where several share commits: answers under way at once end some turns apart. */
const PATIENT_TURNS = 2;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;
/** How long the callers of a commit may go on before the event loop gets its turn. */
const SLICE_MS = 2;

/** A queue that writes through `handle`; a unit waits at most `busy_wait_ms` for another process's lock. */
export function createWriter(handle: Handle, busy_wait_ms: number): Writer {
  return new WriteQueue(handle, busy_wait_ms);
}

class WriteQueue implements Writer {
  readonly #handle: Handle;
  readonly #busy_wait_ms: number;
  readonly #queue: QueuedUnit[] = [];
  /** How many units at the head are to be committed alone, because their group was lost. */
  #one_by_one = 0;
  #pause_ms = 0;
  #patient_turns = 0;
  #draining: Promise<void> | undefined;

  constructor(handle: Handle, busy_wait_ms: number) {
    this.#handle = handle;
    this.#busy_wait_ms = busy_wait_ms;
  }

  write(statements: readonly BoundStatement[]): Promise<WriteOutcome> {
    if (this.#queue.length >= MAXIMUM_QUEUED_UNITS) return Promise.reject(busyFault());
    return new Promise((resolve, reject) => {
      const expires_at_ms = performance.now() + this.#busy_wait_ms;
      this.#queue.push({ statements, expires_at_ms, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  async finish(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await (this.#pause_ms === 0 ? this.#gather() : pause(this.#pause_ms));
      await this.#commitNext();
    }
    this.#draining = undefined;
  }

  /** Lets units come as long as they do: a commit costs as much as dozens of turns. One that is alone waits for one. */
  async #gather(): Promise<void> {
    let quiet_turns = 0;
    for (let turn = 0; turn < MOST_TURNS && quiet_turns <= this.#patient_turns; turn++) {
      const before = this.#queue.length;
      await giveWay();
      if (this.#queue.length >= MAXIMUM_UNITS_PER_COMMIT) return;
      quiet_turns = this.#queue.length > before ? 0 : quiet_turns + 1;
    }
  }

  async #commitNext(): Promise<void> {
    if (!this.#isFileThere()) return;
    try {
      this.#handle.use().command("BEGIN IMMEDIATE");
    } catch (error) {
      this.#failToBegin(error);
      return;
    }
    this.#pause_ms = 0;
    const units = this.#queue.splice(0, this.#one_by_one > 0 ? 1 : countOfNextGroup(this.#queue));
    this.#patient_turns = units.length > 1 ? PATIENT_TURNS : 0;
    const results = commitOrLose(this.#handle, units);
    const busy = results !== "lost" && units.length === 1 && hasFailed(results, "busy");
    if (results === "lost" || busy) {
      this.#takeBack(units);
      if (busy) this.#expireAndWait();
      return;
    }
    this.#one_by_one = Math.max(0, this.#one_by_one - 1);
    if (hasFailed(results, "medium")) this.#handle.renew();
    await settle(units, results);
  }

  /** A commit that reports busy leaves statements of the binding in progress: only a new connection can commit. */
  #takeBack(units: readonly QueuedUnit[]): void {
    this.#handle.renew();
    this.#queue.unshift(...units);
    this.#one_by_one = Math.max(this.#one_by_one, units.length);
  }

  #failToBegin(error: unknown): void {
    if (kindOf(error) === "busy") {
      this.#expireAndWait(error);
      return;
    }
    this.#handle.renew();
    this.#refuseNext(toFault(error, "begin a write"));
  }

  /** The connection stays: the file may come back, and what was read from it is right. */
  #isFileThere(): boolean {
    try {
      this.#handle.confirmFile();
      return true;
    } catch (error) {
      this.#refuseNext(toFault(error, "begin a write"));
      return false;
    }
  }

  #refuseNext(fault: Error): void {
    this.#one_by_one = 0;
    for (const unit of this.#queue.splice(0, MAXIMUM_UNITS_PER_COMMIT)) unit.reject(fault);
  }

  #expireAndWait(cause?: unknown): void {
    const now_ms = performance.now();
    while (this.#queue[0] !== undefined && this.#queue[0].expires_at_ms <= now_ms) {
      this.#queue.shift()?.reject(busyFault({ cause }));
      this.#one_by_one = Math.max(0, this.#one_by_one - 1);
    }
    this.#pause_ms = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, this.#pause_ms * 2));
  }
}

function hasFailed(results: readonly UnitResult[], kind: "busy" | "medium"): boolean {
  return results.some((result) => "error" in result && kindOf(result.error) === kind);
}

/** A failure of the rollback itself leaves nothing committed either. */
function commitOrLose(handle: Handle, units: readonly QueuedUnit[]): UnitResult[] | "lost" {
  try {
    return commitGroup(
      handle.use(),
      units.map((unit) => unit.statements),
    );
  } catch (error) {
    return units.length === 1 ? [{ error }] : "lost";
  }
}

function countOfNextGroup(queue: readonly QueuedUnit[]): number {
  let statements = 0;
  let units = 0;
  for (const unit of queue) {
    statements += unit.statements.length;
    if (units > 0 && statements > MAXIMUM_STATEMENTS_PER_COMMIT) break;
    units += 1;
    if (units === MAXIMUM_UNITS_PER_COMMIT) break;
  }
  return units;
}

/**
 * Tells each caller what became of its unit, in a callback of its own: what a caller does next runs at once, and an answer
 * takes a millisecond or more. After some milliseconds the event loop gets its turn before the others are told; a turn for
 * each would cost small answers a fifth.
 */
function settle(units: readonly QueuedUnit[], results: readonly UnitResult[]): Promise<void> {
  return new Promise((resolve) => {
    let at = 0;
    let ends_at_ms: number | undefined;
    const startSlice = (): void => {
      ends_at_ms = undefined;
      for (let left = units.length - at; left > 0; left -= 1) setImmediate(tellNext);
    };
    const tellNext = (): void => {
      if (ends_at_ms === Infinity) return;
      const now_ms = performance.now();
      ends_at_ms ??= now_ms + SLICE_MS;
      if (now_ms > ends_at_ms) {
        ends_at_ms = Infinity;
        setImmediate(startSlice);
        return;
      }
      tell(units[at], results[at]);
      at += 1;
      if (at === units.length) resolve();
    };
    tellNext();
    startSlice();
  });
}

function tell(unit: QueuedUnit | undefined, result: UnitResult | undefined): void {
  if (result !== undefined && "outcome" in result) unit?.resolve(result.outcome);
  else unit?.reject(toFault(result?.error, "write"));
}
