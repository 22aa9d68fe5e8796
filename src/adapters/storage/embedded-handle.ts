/**
 * Holds the one connection of the embedded database and replaces it when it can no longer be trusted, so that
 * nobody keeps a handle across an await: after `close` the binding aborts the process.
 */
import type { Connection } from "./embedded-connection.ts";
import { type FileOptions, openFile, reopenFile } from "./embedded-file.ts";
import { closedFault } from "./faults.ts";

/** The way to the current connection. */
export interface Handle {
  /** The open connection, opened anew if need be: to be used at once, never kept. Throws `database_closed` after `close`. */
  use(): Connection;
  /** Gives the connection up; the next `use` opens another. Without effect in memory, where the data would go with it. */
  renew(): void;
  /** Moves the journal into the database where that is possible, then closes for good. */
  close(): void;
}

/** Opening may block, nothing is served yet. Later waits block the event loop and stay short. */
const OPENING_WAIT_MS = 5_000;
const BLOCKING_WAIT_MS = 5;

/** Opens the file (created when missing) and holds its connection. Throws what `openFile` throws. */
export function createHandle(options: Omit<FileOptions, "blocking_wait_ms">): Handle {
  const opening = { ...options, blocking_wait_ms: OPENING_WAIT_MS };
  const serving = { ...options, blocking_wait_ms: BLOCKING_WAIT_MS };
  let connection: Connection | undefined = openFile(opening);
  connection.command(`PRAGMA busy_timeout=${BLOCKING_WAIT_MS}`);
  let closed = false;
  return {
    use: () => {
      if (closed) throw closedFault();
      connection ??= reopenFile(serving);
      return connection;
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
    },
  };
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
