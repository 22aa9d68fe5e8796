/**
 * Brings the database's schema up to date: each migration is one unit, recorded with a checksum, so that a killed
 * or a second process leaves every one of them either applied or not.
 */
import { createHash } from "node:crypto";

import { type Database, DatabaseFault } from "../../../ports/database.ts";

/** One step of the schema. */
export interface Migration {
  /** Unique, for people: `0001-sessions`. */
  readonly id: string;
  /** The statements, run in this order as one unit. */
  readonly sql: readonly string[];
}

/** A migration that a database has had. */
export interface AppliedMigration {
  readonly position: number;
  readonly id: string;
  readonly checksum: string;
}

const CREATE_TABLE = /* sql */ `CREATE TABLE IF NOT EXISTS schema_migrations (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  checksum TEXT NOT NULL,
  applied_at TEXT NOT NULL
) STRICT`;

const HAS_TABLE = /* sql */ `SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations' LIMIT 1`;

const READ_APPLIED = /* sql */ `SELECT position, id, checksum FROM schema_migrations ORDER BY position LIMIT 10000`;

/** Claims the migration: the second of two processes finds no row and leaves it to the first. */
const CLAIM_MIGRATION = /* sql */ `INSERT INTO schema_migrations (position, id, checksum, applied_at)
  VALUES (:position, :id, :checksum, :applied_at) ON CONFLICT DO NOTHING`;

/**
 * Applies what is pending and gives the ids applied by this call. `now` is recorded. Refuses with
 * `database_unavailable` when an applied migration was changed or is unknown here; safe in several processes at once.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  { now }: { readonly now: Date },
): Promise<readonly string[]> {
  const applied_ids: string[] = [];
  const pending = await pendingMigrations(database, migrations);
  if (pending.length === 0) return applied_ids;
  await database.write([{ sql: CREATE_TABLE }]);
  for (const [position, migration] of migrations.entries()) {
    if (!pending.includes(migration.id)) continue;
    if (await apply(database, { migration, position, now })) applied_ids.push(migration.id);
  }
  await pendingMigrations(database, migrations);
  return applied_ids;
}

/**
 * The ids of the migrations that were not applied yet, oldest first; changes nothing. Refuses like `migrate`.
 */
export async function pendingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return pendingOf(await readApplied(database), migrations);
}

/** The ids of the migrations that are not among those a database has had. Refuses like `migrate`. */
export function pendingOf(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly string[] {
  for (const row of applied) checkApplied(row, migrations[row.position]);
  const done = new Set(applied.map((row) => row.id));
  return migrations.filter(({ id }) => !done.has(id)).map(({ id }) => id);
}

async function readApplied(database: Database): Promise<readonly AppliedMigration[]> {
  const tables = await database.read({ sql: HAS_TABLE });
  return tables.length === 0 ? [] : database.read<AppliedMigration>({ sql: READ_APPLIED });
}

function checkApplied(applied: AppliedMigration, migration: Migration | undefined): void {
  if (migration === undefined) {
    throw new DatabaseFault(
      "database_unavailable",
      `storage: cannot use a database with the unknown migration ${applied.id}`,
      {
        hint: "It was written by a newer version: run that version, or restore a backup made by this one.",
      },
    );
  }
  if (applied.id === migration.id && applied.checksum === checksumOf(migration)) return;
  throw new DatabaseFault(
    "database_unavailable",
    `storage: cannot use a database whose migration ${applied.id} differs`,
    {
      hint: "Migrations must not be changed: run an unmodified release, or restore a backup made by this one.",
    },
  );
}

async function apply(
  database: Database,
  {
    migration,
    position,
    now,
  }: { readonly migration: Migration; readonly position: number; readonly now: Date },
): Promise<boolean> {
  const args = { position, id: migration.id, checksum: checksumOf(migration), applied_at: now.toISOString() };
  const statements = migration.sql.map((sql) => ({ sql }));
  const outcome = await database.write([{ sql: CLAIM_MIGRATION, args, guard: "row" }, ...statements]);
  return outcome.committed;
}

function checksumOf(migration: Migration): string {
  return createHash("sha256").update(JSON.stringify(migration.sql)).digest("hex");
}
