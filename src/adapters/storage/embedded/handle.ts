/**
 * Holds the one connection of the embedded database and replaces it when it can no longer be trusted, so that
 * nobody keeps a handle across an await: after `close` the binding aborts the process.
 */
import { type Stats, statSync } from "node:fs";

import { type Connection, openConnection } from "./connection.ts";
import { type FileOptions, leaveFile, openFile } from "./file.ts";
import { closedFault, unavailable } from "../driver/faults.ts";

/** The way to the current connection. */
export interface Handle {
  /** The open connection, opened anew if need be: to be used at once, never kept. Throws `database_closed` after `close`. */
  use(): Connection;
  /**
   * Another one once another connection has committed, or this one was replaced: in the event loop's next turn at the latest.
   * Throws as `use` does, or the binding's errors.
   */
  revision(): string;
  /**
   * Throws `database_unavailable` when the path no longer names the file that was opened, or the file was emptied: what is
   * written from then on would be lost with this process. It is well again when the file is back.
   */
  confirmFile(): void;
  /** Gives the connection up; the next `use` opens another. Without effect in memory, where the data would go with it. */
  renew(): void;
  /** Moves the journal into the database where that is possible, closes for good, and looks for damage. */
  close(): void;
}

/** Opening may block, nothing is served yet. Later waits block the event loop and stay short. */
const OPENING_WAIT_MS = 5_000;
const BLOCKING_WAIT_MS = 5;
const PUT_BACK =
  "Put the file back, or stop every process that uses the database and restore the last backup.";

/** Opens the file (created when missing) and holds its connection. Throws what `openFile` throws. */
export function createHandle(options: Omit<FileOptions, "blocking_wait_ms">): Handle {
  const opening = { ...options, blocking_wait_ms: OPENING_WAIT_MS };
  const serving = { ...options, blocking_wait_ms: BLOCKING_WAIT_MS };
  let connection: Connection | undefined = openFile(opening);
  connection.command(`PRAGMA busy_timeout=${BLOCKING_WAIT_MS}`);
  const confirmFile = watchFile(options.path);
  let closed = false;
  let renewed = 0;
  const versionOf = createVersion();
  const use = (): Connection => {
    if (closed) throw closedFault();
    if (connection === undefined) {
      confirmFile();
      connection = openConnection(serving);
      renewed += 1;
    }
    return connection;
  };
  return {
    confirmFile,
    use,
    revision: () => {
      const version = versionOf(use());
      return `${renewed}:${version}`;
    },
    renew: () => {
      if (connection === undefined || options.path === ":memory:") return;
      release(connection);
      connection = undefined;
    },
    close: () => {
      closed = true;
      if (connection === undefined) return;
      attempt(connection, "PRAGMA wal_checkpoint(TRUNCATE)");
      release(connection);
      connection = undefined;
      if (options.path !== ":memory:") leaveFile(serving);
    },
  };
}

/** The question takes two system calls: requests that arrived at one moment share its answer. */
function createVersion(): (connection: Connection) => number {
  let version: number | undefined;
  const forget = (): void => {
    version = undefined;
  };
  return (connection) => {
    if (version === undefined) setImmediate(forget);
    return (version ??= connection.dataVersion());
  };
}

/** A look at the file costs some microseconds, a commit hundreds. */
function watchFile(path: string): () => void {
  if (path === ":memory:") return () => {};
  const look = (): Stats | undefined => statSync(path, { throwIfNoEntry: false });
  const opened = look();
  return () => {
    const now = look();
    const isSame = now !== undefined && now.ino === opened?.ino && now.dev === opened.dev;
    if (isSame && now.size > 0) return;
    throw unavailable(`storage: cannot use ${path}: ${whatHappened(now)}`, { hint: PUT_BACK });
  };
}

function whatHappened(now: Stats | undefined): string {
  if (now === undefined) return "the file is gone";
  return now.size === 0 ? "the file is empty" : "another file stands in its place";
}

/** A closed connection lives on until its statements are collected; without the rollback it would keep its lock. */
function release(connection: Connection): void {
  if (connection.inTransaction()) attempt(connection, "ROLLBACK");
  connection.close();
}

/** For commands whose failure loses nothing: what was committed stays in the journal. */
function attempt(connection: Connection, command: string): void {
  try {
    connection.command(command);
  } catch {
    return;
  }
}
