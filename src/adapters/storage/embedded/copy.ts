/**
 * Copies and looks into a database file beside whoever uses it, each time on a connection of its own that is closed
 * at once: a copy with `VACUUM INTO` is consistent while others write, and stays encrypted. The file itself is never
 * opened by other means: closing it would drop this process's locks on it.
 */
import { chmodSync, closeSync, fsyncSync, openSync } from "node:fs";

import { APPLICATION_ID, type Connection, openBareConnection } from "./connection.ts";
import { explainUnreadable, keepFingerprint } from "./key.ts";
import { kindOf, toFault } from "../driver/faults.ts";
import type { AppliedMigration } from "../schema/migrate.ts";
import { type BrokenRule, findBrokenRules } from "./rules.ts";
import { readComplaints, readFirstComplaint } from "./complaints.ts";
import { readRows } from "./tables.ts";

/** A database file and what opens it. */
export interface DatabaseFile {
  readonly path: string;
  readonly encryption_key?: string | undefined;
}

/** What was found in a file. */
export interface Inspection {
  /** Whether it is this service's. */
  readonly own: boolean;
  /** `ok`, or the first thing that is wrong. A value that breaks a rule of its table is none: all else can be served. */
  readonly integrity: string;
  /** Rules of tables that a value breaks, by table; of a damaged file none. */
  readonly broken_rules: readonly BrokenRule[];
  readonly migrations: readonly AppliedMigration[];
}

const WAIT_MS = 5_000;
const IN_USE_WAIT_MS = 100;

/** Rows of a rule that are named. */
export const MOST_ROWS = 10;
const BROKEN_RULE = /^CHECK constraint failed in (?<table>\w+)$/u;

const READ_MIGRATIONS = /* sql */ `SELECT position, id, checksum FROM schema_migrations ORDER BY position LIMIT 10000`;
const COUNT_MIGRATION_TABLES = /* sql */ `SELECT count(*) AS found FROM sqlite_schema
  WHERE type = 'table' AND name = 'schema_migrations'`;

function withConnection<T>(file: DatabaseFile, work: (connection: Connection) => T): T {
  try {
    const connection = openBareConnection({ ...file, blocking_wait_ms: WAIT_MS });
    try {
      return work(connection);
    } finally {
      connection.close();
    }
  } catch (error) {
    throw kindOf(error) === "damaged" ? explainUnreadable(file, error) : toFault(error, `read ${file.path}`);
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function settle(path: string): void {
  chmodSync(path, 0o600);
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

/** Copies a database as it is at this moment to a path where nothing stands yet, readable by its owner only. */
export function copyDatabase(file: DatabaseFile, to: string): void {
  withConnection(file, (connection) => connection.command(`VACUUM INTO ${quote(to)}`));
  settle(to);
  if (file.encryption_key !== undefined) keepFingerprint(to, file.encryption_key);
}

/** Looks a file through, changing nothing. Throws a `database_unavailable` fault with a hint when it cannot be read. */
export function inspectDatabase(file: DatabaseFile): Inspection {
  return withConnection(file, (connection) => {
    connection.command("PRAGMA query_only=ON");
    const own = connection.ask("PRAGMA application_id")["application_id"] === APPLICATION_ID;
    return { own, ...checkFile(connection), migrations: readMigrations(connection) };
  });
}

function checkFile(connection: Connection): Pick<Inspection, "integrity" | "broken_rules"> {
  const complaints = readComplaints(connection);
  const tables = complaints.flatMap((complaint) => BROKEN_RULE.exec(complaint)?.groups?.["table"] ?? []);
  if (tables.length === 0) return { integrity: complaints[0] ?? "ok", broken_rules: [] };
  // They may have taken the place of something worse.
  connection.command("PRAGMA ignore_check_constraints=ON");
  const integrity = readFirstComplaint(connection, "integrity_check");
  const names = integrity === "ok" ? [...new Set(tables)].toSorted() : [];
  return { integrity, broken_rules: findBrokenRules(connection, names, MOST_ROWS) };
}

function readMigrations(connection: Connection): readonly AppliedMigration[] {
  if (connection.ask(COUNT_MIGRATION_TABLES)["found"] === 0) return [];
  return readRows(connection, READ_MIGRATIONS) as unknown as AppliedMigration[];
}

/**
 * Whether another process has the database open. For a file that is about to be replaced: it also moves the journal
 * into the file. A file that cannot be read is in nobody's use.
 */
export function isDatabaseInUse(file: DatabaseFile): boolean {
  try {
    const connection = openBareConnection({ ...file, blocking_wait_ms: IN_USE_WAIT_MS });
    try {
      // Leaving the journal takes a lock that nobody else may hold a share of.
      connection.command("PRAGMA journal_mode=DELETE");
      return false;
    } finally {
      connection.close();
    }
  } catch (error) {
    return kindOf(error) === "busy";
  }
}

/** Copies a database, plain or with another key, into one encrypted with the key, at a path where nothing stands yet. */
export function copyEncrypted(from: DatabaseFile, to: string, encryption_key: string): void {
  withConnection(from, (connection) => connection.command(`VACUUM INTO ${quote(to)}`));
  settle(to);
  withConnection({ ...from, path: to }, (connection) =>
    connection.command(`PRAGMA rekey=${quote(encryption_key)}`),
  );
  settle(to);
  keepFingerprint(to, encryption_key);
}
