/** A backup by itself, before an existing database is migrated: the way back to the version before. */
import { rmSync } from "node:fs";
import path from "node:path";
import { migrate, type Migration, pendingMigrations } from "../storage/schema/migrate.ts";
import type { DatabaseFile } from "../storage/embedded/copy.ts";
import type { DataPlaces } from "../system/data-directory.ts";
import type { Database } from "../../ports/database.ts";
import { createBackup } from "./create-backup.ts";
import { pruneBackups } from "./list-backups.ts";

/** What a safe migration needs. */
export interface SafeMigrationOptions {
  readonly database: Database;
  /** The file behind the database; null in memory and on a server, where nothing can be copied from here. */
  readonly file: DatabaseFile | null;
  readonly places: DataPlaces;
  readonly migrations: readonly Migration[];
  readonly product_version: string;
  readonly now: Date;
}

/** What was done. */
export interface SafelyMigrated {
  readonly applied: readonly string[];
  /** The backup made before; null when there was nothing to keep. */
  readonly backup: string | null;
}

/** How many are kept. */
const MOST_BEFORE_MIGRATION = 3;

/** Where they stand, below the backups of a data directory. */
export const beforeMigrationFolder = ({ backups_folder }: DataPlaces): string =>
  path.join(backups_folder, "before-migration");

/** Migrates; an existing database is copied first, and without the copy nothing is migrated. */
export async function migrateSafely(options: SafeMigrationOptions): Promise<SafelyMigrated> {
  const { database, file, places, migrations, now } = options;
  const pending = await pendingMigrations(database, migrations);
  const isNew = pending.length === migrations.length;
  if (pending.length === 0) return { applied: [], backup: null };
  let backup: string | null = null;
  if (!isNew && file !== null) {
    const to = beforeMigrationFolder(places);
    const made = await createBackup({ ...options, database: file, to, kind: "before_migration" });
    const copied = made.manifest.database?.migrations ?? [];
    // Another process that started at the same time was faster: this is no way back any more.
    if (migrations.every(({ id }) => copied.includes(id)))
      rmSync(made.folder, { recursive: true, force: true });
    else backup = made.folder;
    pruneBackups(to, MOST_BEFORE_MIGRATION);
  }
  return { applied: await migrate(database, migrations, { now }), backup };
}
