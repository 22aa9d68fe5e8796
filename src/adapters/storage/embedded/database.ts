/**
 * The embedded database: one file, one connection, one queue of writes. Units that arrive while a commit runs share
 * the next one, so that every acknowledged write is on disk at a fraction of the price of a commit each.
 */
import { setImmediate as giveWay, setTimeout as pause } from "node:timers/promises";

import type { Database, GuardedStatement, Row, Statement } from "../../../ports/database.ts";

import { type BoundValue, bindArguments } from "../driver/arguments.ts";
import type { NativePrepared } from "./connection.ts";
import type { IntegrityCheck } from "./file.ts";
import type { BoundStatement } from "./group.ts";
import { createHandle, type Handle } from "./handle.ts";
import { createWriter } from "./writer.ts";
import { busyFault, closedFault, kindOf, toFault } from "../driver/faults.ts";
import { createPreparedTexts, type PreparedText, type PreparedTexts } from "../driver/prepared-texts.ts";
import { checkRead, checkUnit } from "../driver/sql-text.ts";

/** How the embedded database is opened. */
export interface EmbeddedOptions {
  /** A file path, or `:memory:` for a database that lives as long as the process. */
  readonly path: string;
  /** Encrypts the file; a file keeps the key it was created with. */
  readonly encryption_key?: string | undefined;
  /** `FULL` (default) keeps every acknowledged write through a power cut, `NORMAL` through a crash only. */
  readonly synchronous?: "FULL" | "NORMAL" | undefined;
  /** How long a call waits for another process's lock before it is refused; 10 s by default. */
  readonly busy_wait_ms?: number | undefined;
  /** Whether damage is looked for at opening; `bounded` by default. */
  readonly integrity_check?: IntegrityCheck | undefined;
}

interface Read {
  readonly entry: PreparedText<NativePrepared>;
  readonly values: readonly BoundValue[];
}

interface Reading {
  readonly handle: Handle;
  readonly texts: PreparedTexts<NativePrepared>;
  readonly busy_wait_ms: number;
}

const BUSY_WAIT_MS = 10_000;
const RETRY_PAUSE_MS = 20;
/**
 * After so many reads the event loop gets its turn. A read is done at once: who reads page after page would give nobody
 * another one, and what the binding holds for a read, about a kilobyte, is released in such a turn only.
 */
const READS_A_TURN = 1_000;

/**
 * Opens the embedded database, created when the file does not exist. Throws a `database_unavailable` fault with a
 * hint when the file is empty, damaged, encrypted with another key or another application's.
 */
export function createEmbeddedDatabase(options: EmbeddedOptions): Database {
  const busy_wait_ms = options.busy_wait_ms ?? BUSY_WAIT_MS;
  const handle = createHandle(options);
  const writer = createWriter(handle, busy_wait_ms);
  const texts = createPreparedTexts<NativePrepared>();
  let written = 0;
  let closing: Promise<void> | undefined;
  const close = async () => {
    await writer.finish();
    handle.close();
  };
  return {
    read: createRead({ handle, texts, busy_wait_ms }),
    write: async (unit) => {
      if (closing !== undefined) throw closedFault();
      try {
        return await writer.write(bindUnit(texts, unit));
      } finally {
        written += 1;
      }
    },
    // SQLite's own mark tells of everyone's commits but those of the connection that asks.
    revision: () => {
      try {
        return `${handle.revision()}:${written}`;
      } catch {
        // Whoever reads then waits for the lock, or is told what is wrong.
        return null;
      }
    },
    checkpoint: async () => checkpoint(handle, busy_wait_ms),
    close: async () => (closing ??= close()),
  };
}

function createRead({ handle, texts, busy_wait_ms }: Reading): Database["read"] {
  let reads = 0;
  return async <R = Row>(statement: Statement) => {
    const read = bindRead(texts, statement);
    reads += 1;
    if (reads % READS_A_TURN === 0) await giveWay();
    try {
      return execute(handle, read) as readonly R[];
    } catch (error) {
      return (await readAgain({ handle, read, error, busy_wait_ms })) as readonly R[];
    }
  };
}

function bindRead(texts: PreparedTexts<NativePrepared>, statement: Statement): Read {
  const entry = texts.find(statement.sql);
  checkRead(entry.text);
  return { entry, values: bindArguments(entry.text, statement.args) };
}

function bindUnit(
  texts: PreparedTexts<NativePrepared>,
  unit: readonly GuardedStatement[],
): readonly BoundStatement[] {
  checkUnit(unit);
  return unit.map(({ sql, args, guard }) => {
    const entry = texts.find(sql);
    return { entry, values: bindArguments(entry.text, args), guarded: guard === "row" };
  });
}

function execute(handle: Handle, { entry, values }: Read): readonly Row[] {
  return handle.use().execute(entry, values).rows;
}

/** Waits for the lock and tries again, each time on a new connection: a statement that met it may stay in progress. */
async function readAgain(failed: {
  readonly handle: Handle;
  readonly read: Read;
  readonly error: unknown;
  readonly busy_wait_ms: number;
}): Promise<readonly Row[]> {
  const deadline_ms = performance.now() + failed.busy_wait_ms;
  let error = failed.error;
  while (kindOf(error) === "busy" && performance.now() < deadline_ms) {
    failed.handle.renew();
    await pause(RETRY_PAUSE_MS);
    try {
      return execute(failed.handle, failed.read);
    } catch (next) {
      error = next;
    }
  }
  if (kindOf(error) === "medium") failed.handle.renew();
  throw toFault(error, "read");
}

async function checkpoint(handle: Handle, busy_wait_ms: number): Promise<void> {
  const deadline_ms = performance.now() + busy_wait_ms;
  while (isCheckpointBusy(handle)) {
    if (performance.now() >= deadline_ms) throw busyFault();
    await pause(RETRY_PAUSE_MS);
  }
}

function isCheckpointBusy(handle: Handle): boolean {
  try {
    return handle.use().ask("PRAGMA wal_checkpoint(TRUNCATE)")["busy"] === 1;
  } catch (error) {
    if (kindOf(error) === "busy") return true;
    throw toFault(error, "checkpoint");
  }
}
