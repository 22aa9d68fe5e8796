/** Verifies a backup: every part against its hash, then the database itself. Changes nothing. */
import { existsSync } from "node:fs";
import path from "node:path";
import { inspectDatabase } from "../storage/embedded/copy.ts";
import { type Migration, pendingOf } from "../storage/schema/migrate.ts";
import { type Checkpoint, GOES_ON } from "./checkpoint.ts";
import { listBackups } from "./list-backups.ts";
import {
  BackupFault,
  DATABASE_PART,
  type Manifest,
  MANIFEST_FILE,
  readManifest,
  toBackupFolder,
} from "./manifest.ts";
import { describePart } from "./parts.ts";

/** What is verified, and with what. */
export interface VerifyOptions {
  /** The backup's folder, or the manifest in it. */
  readonly backup: string;
  /** Opens an encrypted database. */
  readonly encryption_key?: string | undefined;
  readonly migrations: readonly Migration[];
  /** Waited for before each part; its rejection ends the work. */
  readonly checkpoint?: Checkpoint;
}

/** A backup that can be restored. */
export interface VerifiedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Migrations that the next start will apply to it. */
  readonly pending: readonly string[];
}

/** Verifies. Rejects with a `BackupFault`, or a `database_unavailable` fault with a hint (wrong key, newer version). */
export async function verifyBackup(options: VerifyOptions): Promise<VerifiedBackup> {
  const { backup, encryption_key, migrations, checkpoint = GOES_ON } = options;
  const folder = toBackupFolder(backup);
  refuseFolderOfBackups(folder);
  const manifest = readManifest(folder);
  for (const part of manifest.parts) {
    await checkpoint();
    if (!existsSync(path.join(folder, part.path)))
      throw new BackupFault(`${part.path} is missing in ${folder}: use another backup.`);
    const found = describePart(folder, part.path);
    if (found.sha256 !== part.sha256 || found.size_bytes !== part.size_bytes)
      throw new BackupFault(`${part.path} in ${folder} was changed or is damaged: use another backup.`);
  }
  await checkpoint();
  if (manifest.database === null) return { folder, manifest, pending: [] };
  const key = manifest.database.encrypted ? encryption_key : undefined;
  const database = inspectDatabase({ path: path.join(folder, DATABASE_PART), encryption_key: key });
  if (!database.own || database.integrity !== "ok")
    throw new BackupFault(
      `The database in ${folder} is damaged (${database.integrity}): use another backup.`,
    );
  return { folder, manifest, pending: pendingOf(database.migrations, migrations) };
}

// The folder of --to, or a data directory: it holds backups, and is none.
function refuseFolderOfBackups(folder: string): void {
  if (existsSync(path.join(folder, MANIFEST_FILE))) return;
  const newest = [folder, path.join(folder, "backups")]
    .flatMap(listBackups)
    .find(({ manifest }) => manifest !== null);
  if (newest)
    throw new BackupFault(
      `${folder} holds backups and is none itself: name one, the newest is ${newest.folder}`,
    );
}
