/**
 * Makes a backup: a folder with a consistent copy of the database, the blobs, the secret of the installation and a
 * manifest. It appears under its name only when it is whole and on disk.
 */
import { randomBytes } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasPreviousKey } from "../blobs/previous-key.ts";
import { copyDatabase, type DatabaseFile, inspectDatabase } from "../storage/embedded/copy.ts";
import { fingerprintPath } from "../storage/embedded/key.ts";
import { type Migration, pendingOf } from "../storage/schema/migrate.ts";
import type { DataPlaces } from "../system/data-directory.ts";
import { isDiskFull } from "../system/disk-full.ts";
import { makeFolder } from "../system/make-folder.ts";
import { toFileWords } from "../../settings/file-words.ts";
import { flushFolder } from "../system/durable-file.ts";
import { toStamp } from "./aside.ts";
import { type Checkpoint, GOES_ON } from "./checkpoint.ts";
import { draftOf, removeLeftDrafts } from "./drafts.ts";
import {
  BackupFault,
  DATABASE_PART,
  type Manifest,
  MANIFEST_FILE,
  type Part,
  SECRET_PART,
  writeManifest,
} from "./manifest.ts";
import { copyPart, describePart, listBlobParts } from "./parts.ts";

/** What is backed up, and where to. */
export interface BackupOptions {
  /** Null: the database lives on a server, which keeps its own backups. */
  readonly database: DatabaseFile | null;
  readonly places: DataPlaces;
  readonly to: string;
  readonly kind: Manifest["kind"];
  readonly product_version: string;
  /** What this version knows; a database that had others is newer, and refused. */
  readonly migrations: readonly Migration[];
  readonly now: Date;
  /** Waited for before each part; its rejection ends the work, and nothing is left. */
  readonly checkpoint?: Checkpoint;
}

/** A backup that was made. */
export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Makes the backup. Rejects with a `BackupFault`, or a `database_unavailable` fault with a hint; nothing is left then. */
export async function createBackup(options: BackupOptions): Promise<MadeBackup> {
  const name = `chat-assistant-${toStamp(options.now)}-${randomBytes(2).toString("hex")}`;
  const folder = path.join(path.resolve(options.to), name);
  const draft = draftOf(folder);
  makeDraft(draft, options);
  try {
    const manifest = await fill(draft, options);
    writeFileSync(path.join(draft, MANIFEST_FILE), writeManifest(manifest), {
      mode: 0o600,
      flag: "wx",
      flush: true,
    });
    flushFolder(draft);
    renameSync(draft, folder);
    flushFolder(path.dirname(folder));
    return { folder, manifest };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // The database's own fault would name the wrong disk.
    throw isDiskFull(error) ? toFault(options, "the disk is full") : error;
  }
}

function makeDraft(draft: string, options: BackupOptions): void {
  try {
    removeLeftDrafts(path.dirname(draft));
    makeFolder(draft);
  } catch (cause) {
    throw toFault(options, toFileWords(cause), cause);
  }
}

function toFault({ to, kind }: BackupOptions, words: string, cause?: unknown): BackupFault {
  const remedy =
    kind === "by_hand"
      ? "--to names another directory."
      : "Nothing was migrated: mend that, then start again.";
  return new BackupFault(`No backup can be made in ${path.resolve(to)}: ${words}. ${remedy}`, { cause });
}

// The database first: a blob is kept before the row that names it, so every blob of the copy is there afterwards.
async function fill(draft: string, options: BackupOptions): Promise<Manifest> {
  const { places, kind, product_version, now, checkpoint = GOES_ON } = options;
  await checkpoint();
  const database = options.database === null ? null : fillDatabase(draft, options.database, options);
  const secret = existsSync(places.secret_file) ? [copyPart(places.secret_file, draft, SECRET_PART)] : [];
  await checkpoint();
  const blobs = kind === "before_migration" ? [] : await copyBlobs(draft, places, checkpoint);
  return {
    format: 1,
    product_version,
    created_at: now.toISOString(),
    kind,
    database: database?.about ?? null,
    parts: [...(database?.parts ?? []), ...secret, ...blobs],
  };
}

function fillDatabase(
  draft: string,
  database: DatabaseFile,
  { migrations, kind }: BackupOptions,
): { readonly about: NonNullable<Manifest["database"]>; readonly parts: readonly Part[] } {
  if (kind === "by_hand" && hasPreviousKey(database.path)) {
    throw new BackupFault(
      "A change of the database's key was not finished: stop the service, then do `chat-assistant db rekey` again.",
    );
  }
  const copy = path.join(draft, DATABASE_PART);
  copyDatabase(database, copy);
  const { own, integrity, migrations: applied } = inspectDatabase({ ...database, path: copy });
  if (!own) throw new BackupFault(`${database.path} is another application's database.`);
  if (integrity !== "ok") {
    throw new BackupFault(`${database.path} is damaged (${integrity}): restore an earlier backup.`);
  }
  pendingOf(applied, migrations);
  const names = existsSync(fingerprintPath(copy))
    ? [DATABASE_PART, fingerprintPath(DATABASE_PART)]
    : [DATABASE_PART];
  return {
    about: { encrypted: database.encryption_key !== undefined, migrations: applied.map(({ id }) => id) },
    parts: names.map((name) => describePart(draft, name)),
  };
}

async function copyBlobs(
  draft: string,
  { root, blobs_folder }: DataPlaces,
  checkpoint: Checkpoint,
): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const name of listBlobParts(blobs_folder)) {
    await checkpoint();
    try {
      parts.push(copyPart(path.join(root, name), draft, name));
    } catch (error) {
      // Retention removed it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return parts;
}
