/**
 * The database port: guarded statements that commit whole or not at all.
 * Two adapters give it (an embedded file, a libSQL server); one suite runs both.
 */

/**
 * A value a statement binds. Booleans bind as 0 or 1, `undefined` as NULL; anything else is refused before it reaches the driver.
 * Numbers must be finite and, when whole, within 2^53; they bind as REAL (`STRICT` integer columns store them as
 * integers, comparisons are exact): pass a bigint where SQL divides it or prints it into text or JSON.
 * Text must be well-formed and hold no NUL. Bytes are copied when the call is made.
 */
export type Argument = string | number | bigint | boolean | null | undefined | Uint8Array;

/**
 * One SQL statement with named arguments (`:name` in the text, `name` as the key; exactly the names of the text).
 * The text is a constant with an explicit column list: it is prepared once and kept.
 */
export interface Statement {
  readonly sql: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

/** A statement of a write unit. */
export interface GuardedStatement extends Statement {
  /**
   * `row`: the unit commits only if this statement returned or changed at least one row.
   * It is how a state change is compare-and-set: no row, nothing of the unit happened.
   */
  readonly guard?: "row";
}

/** What a column holds when it is read: numbers (not finite or beyond 2^53: refused), text, blobs as bytes. */
export type Value = string | number | null | Uint8Array;

/** One result row, by column name. */
export type Row = Readonly<Record<string, Value>>;

/** What became of a write unit: committed with each statement's rows, or refused by the guard at that index. */
export type WriteOutcome =
  | { readonly committed: true; readonly rows: readonly (readonly Row[])[] }
  | { readonly committed: false; readonly refused_at: number };

/** What kind of fault a database call met: the lock or the queue, the medium, a broken constraint, a call after `close`. */
export type DatabaseFaultCode =
  | "database_busy"
  | "database_unavailable"
  | "database_constraint"
  | "database_closed";

/** A fault of the database that a caller may act on. Mistakes in a statement or its arguments are plain errors. */
export class DatabaseFault extends Error {
  override readonly name = "DatabaseFault";
  readonly code: DatabaseFaultCode;
  /** With `database_constraint`, when it was a UNIQUE one: the columns, as `table.column`, several joined by `, `. */
  declare readonly columns?: string;
  /** What an operator can do next, where that is known. */
  declare readonly hint?: string;

  constructor(
    code: DatabaseFaultCode,
    message: string,
    details: { readonly cause?: unknown; readonly columns?: string; readonly hint?: string } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    if (details.columns !== undefined) this.columns = details.columns;
    if (details.hint !== undefined) this.hint = details.hint;
  }
}

/** Where everything durable lives. */
export interface Database {
  /** Reads rows by one SELECT, VALUES or WITH. Sees every write whose promise was fulfilled before the call. At most `contract/limits` rows are the caller's duty (`LIMIT`). */
  read<R = Row>(statement: Statement): Promise<readonly R[]>;
  /**
   * Commits the unit whole or not at all; fulfilled when it is on disk. Not idempotent: the statements' guards make it so.
   * Rejects with a `DatabaseFault` when the database cannot serve (busy beyond the wait, full, closed) or a constraint
   * was broken; nothing of the unit is kept then, except that a server which fell silent may have committed.
   */
  write(unit: readonly GuardedStatement[]): Promise<WriteOutcome>;
  /**
   * A mark of what is in the database: as long as it is the same, nobody committed anything, in this process or another.
   * Sees every write of this process whose promise was fulfilled before the call, and one of another process in the event
   * loop's next turn at the latest. null: finding out would cost as much as reading.
   */
  revision(): string | null;
  /** Moves deleted text out of the journal (`wal_checkpoint(TRUNCATE)`); nothing to do on a server. */
  checkpoint(): Promise<void>;
  /** Finishes what is queued, then releases everything. Idempotent. */
  close(): Promise<void>;
}
