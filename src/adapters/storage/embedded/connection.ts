/**
 * One connection to the embedded database: opened and set up in one place, the only user of the binding.
 * The binding aborts the process on a wrong bind and after `close`, so values arrive checked, always as one array.
 */
import Libsql from "libsql";

import type { Row } from "../../../ports/database.ts";

import type { BoundValue } from "../driver/arguments.ts";
import { createByteTextReader, type ResultColumn, toByteTexts } from "../driver/byte-texts.ts";
import { unavailable } from "../driver/faults.ts";
import type { PreparedText } from "../driver/prepared-texts.ts";
import { NO_ROWS, toRow } from "../driver/rows.ts";
import type { SqlText } from "../driver/sql-text.ts";

/** "chat" in ASCII: tells this service's database files from others (`PRAGMA application_id`). */
export const APPLICATION_ID = 0x63686174;

/** What a connection needs to know. */
export interface ConnectionOptions {
  readonly path: string;
  readonly encryption_key?: string | undefined;
  readonly synchronous?: "FULL" | "NORMAL" | undefined;
  /** How long one call may block on another process's lock (and with it the event loop). */
  readonly blocking_wait_ms: number;
}

/** What the binding gives for a statement; its own types do not describe it. */
interface NativeStatement {
  readonly reader: boolean;
  raw(on: boolean): NativeStatement;
  columns(): readonly ResultColumn[];
  run(values: readonly BoundValue[]): { readonly changes: number };
  get(values: readonly BoundValue[]): readonly unknown[] | undefined;
  all(values: readonly BoundValue[]): readonly (readonly unknown[])[];
}

interface NativeDatabase {
  readonly inTransaction: boolean;
  prepare(sql: string): NativeStatement;
  exec(sql: string): void;
  close(): void;
}

/** A prepared statement, and how a row is made of its cells (not at all for a statement without rows). */
export interface NativePrepared {
  readonly statement: NativeStatement;
  readonly toRow: ((cells: readonly unknown[]) => Row) | undefined;
}

/** What became of one statement. */
interface Executed {
  readonly rows: readonly Row[];
  /** Changed rows of a statement that gives none back. */
  readonly changes: number;
}

/** An open connection. No method may be called after `close`. */
export interface Connection {
  /** Runs a command without arguments or rows: BEGIN, COMMIT, SAVEPOINT. */
  command(sql: string): void;
  execute(entry: PreparedText<NativePrepared>, values: readonly BoundValue[]): Executed;
  /** Another one than before once another connection has committed; tells nothing of this one's commits. */
  dataVersion(): number;
  /** The first row of a question to SQLite itself. */
  ask(sql: string): Row;
  /** Has every statement prepared anew; needed after a change of the schema. */
  forgetStatements(): void;
  inTransaction(): boolean;
  close(): void;
}

const FIXED_PRAGMAS =
  "PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-65536; " +
  "PRAGMA trusted_schema=OFF; PRAGMA wal_autocheckpoint=1000;";

const READ_PRAGMAS = /* sql */ `SELECT
  (SELECT journal_mode FROM pragma_journal_mode) AS journal_mode,
  (SELECT synchronous FROM pragma_synchronous) AS synchronous,
  (SELECT foreign_keys FROM pragma_foreign_keys) AS foreign_keys,
  (SELECT secure_delete FROM pragma_secure_delete) AS secure_delete,
  (SELECT temp_store FROM pragma_temp_store) AS temp_store,
  (SELECT cache_size FROM pragma_cache_size) AS cache_size,
  (SELECT timeout FROM pragma_busy_timeout) AS busy_timeout`;

/** Opens a connection, sets its pragmas and asserts that each of them took. Throws the binding's errors. */
export function openConnection(options: ConnectionOptions): Connection {
  const native = openNative(options);
  const connection = wrap(native);
  try {
    setPragmas(connection, options);
    return connection;
  } catch (error) {
    native.close();
    throw error;
  }
}

/**
 * Opens a connection without setting anything: for looking into a file and copying it without a change. The caller
 * closes it. Throws the binding's errors.
 */
export function openBareConnection(options: Omit<ConnectionOptions, "synchronous">): Connection {
  return wrap(openNative(options));
}

/**
 * Writes a new database that is this service's, with nothing left in its journal. Throws the binding's errors.
 * It has the journal mode from the start: processes that switch to it at once refuse one another.
 */
export function writeEmptyDatabase(options: ConnectionOptions): void {
  const native = openNative(options);
  try {
    native.exec(
      `PRAGMA journal_mode=WAL; PRAGMA application_id=${APPLICATION_ID}; PRAGMA wal_checkpoint(TRUNCATE)`,
    );
  } finally {
    native.close();
  }
}

function openNative(options: ConnectionOptions): NativeDatabase {
  const settings = {
    timeout: options.blocking_wait_ms,
    ...(options.encryption_key === undefined ? {} : { encryptionKey: options.encryption_key }),
  };
  return new Libsql(options.path, settings) as unknown as NativeDatabase;
}

function setPragmas(connection: Connection, options: ConnectionOptions): void {
  const synchronous = options.synchronous ?? "FULL";
  connection.command(`PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}; ${FIXED_PRAGMAS}`);
  const expected: Row = {
    journal_mode: options.path === ":memory:" ? "memory" : "wal",
    synchronous: synchronous === "FULL" ? 2 : 1,
    foreign_keys: 1,
    secure_delete: 1,
    temp_store: 2,
    cache_size: -65_536,
    busy_timeout: options.blocking_wait_ms,
  };
  const actual = connection.ask(READ_PRAGMAS);
  const wrong = Object.keys(expected).filter((name) => actual[name] !== expected[name]);
  if (wrong.length === 0) return;
  throw unavailable(`storage: cannot set the database's ${wrong.join(", ")}`, {
    hint: "Put the database on a local disk: network file systems do not support its journal.",
  });
}

function wrap(native: NativeDatabase): Connection {
  let owner = {};
  let version: NativeStatement | undefined;
  const prepare = (entry: PreparedText<NativePrepared>): NativePrepared => {
    entry.owner = owner;
    entry.prepared = prepareStatement(native, entry.text);
    return entry.prepared;
  };
  return {
    command: (sql) => native.exec(sql),
    execute: (entry, values) => {
      const prepared = entry.owner === owner ? entry.prepared : undefined;
      return execute(entry, prepared ?? prepare(entry), values);
    },
    dataVersion: () => {
      version ??= native.prepare("PRAGMA data_version").raw(true);
      return Number(version.get([])?.[0]);
    },
    ask: (sql) => (native.prepare(sql).raw(false).all([])[0] ?? {}) as unknown as Row,
    forgetStatements: () => {
      owner = {};
    },
    inTransaction: () => native.inTransaction,
    close: () => native.close(),
  };
}

/** Prepared once as it stands, to learn its columns, and where one of them is a text once more, to read it as bytes. */
function prepareStatement(native: NativeDatabase, text: SqlText): NativePrepared {
  const statement = native.prepare(text.sql);
  if (!statement.reader) return { statement, toRow: undefined };
  const columns = statement.raw(true).columns();
  const sql = toByteTexts(text, columns);
  if (sql !== null) return { statement: native.prepare(sql).raw(true), toRow: createByteTextReader(columns) };
  const names = columns.map(({ name }) => name);
  return { statement, toRow: (cells) => toRow(names, cells) };
}

function execute(
  entry: PreparedText<NativePrepared>,
  prepared: NativePrepared,
  values: readonly BoundValue[],
): Executed {
  const { statement, toRow: read } = prepared;
  if (read === undefined) return { rows: NO_ROWS, changes: statement.run(values).changes };
  if (entry.text.single) {
    const cells = statement.get(values);
    return { rows: cells === undefined ? NO_ROWS : [read(cells)], changes: 0 };
  }
  const rows: Row[] = [];
  for (const cells of statement.all(values)) rows.push(read(cells));
  return { rows, changes: 0 };
}
