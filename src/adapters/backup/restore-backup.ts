/**
 * Restores a backup into a data directory that no process uses. What stands there is moved aside, never deleted; the
 * database appears under its name only when all the rest is in place.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { isDatabaseInUse } from "../storage/embedded/copy.ts";
import { fingerprintPath } from "../storage/embedded/key.ts";
import type { DataPlaces } from "../system/data-directory.ts";
import { isDiskFull } from "../system/disk-full.ts";
import { makeFolder } from "../system/make-folder.ts";
import { flushFolder } from "../system/durable-file.ts";
import { asideFolder } from "./aside.ts";
import { type Checkpoint, GOES_ON } from "./checkpoint.ts";
import { BackupFault, DATABASE_PART, type Part, SECRET_PART } from "./manifest.ts";
import { copyPart } from "./parts.ts";
import type { VerifiedBackup } from "./verify-backup.ts";

/** What is restored, and where to. */
export interface RestoreOptions {
  readonly backup: VerifiedBackup;
  readonly places: DataPlaces;
  /** The database's path; usually the one of the data directory. */
  readonly database_file: string;
  /** Opens the database that is replaced. */
  readonly encryption_key?: string | undefined;
  /** A directory that is not empty is refused without it. */
  readonly replace: boolean;
  readonly now: Date;
  /** Waited for before each part is copied, until the first is put in place; its rejection ends the work, and nothing is changed. */
  readonly checkpoint?: Checkpoint;
}

/** What was done. */
export interface Restored {
  readonly parts: number;
  /** Where the replaced files are; null when there were none. */
  readonly set_aside: string | null;
}

/** Restores. Rejects with a `BackupFault` that says what to do; the directory is as it was then, or can be restored into again. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, places, database_file, checkpoint = GOES_ON } = options;
  if (!options.replace && (hasFiles(places.root) || existsSync(database_file))) {
    throw new BackupFault(
      `${places.root} is not empty: restore into another directory, or add --yes to set aside what is there.`,
    );
  }
  if (existsSync(database_file) && isDatabaseInUse({ ...options, path: database_file }))
    throw new BackupFault(`A process uses ${database_file}: stop it, then restore.`);
  makeFolder(path.dirname(database_file));
  makeFolder(places.root);
  const draft = path.join(places.root, DRAFT);
  // What a killed restore left.
  rmSync(draft, { recursive: true, force: true });
  try {
    for (const part of backup.manifest.parts) {
      await checkpoint();
      bring(part, backup.folder, draft);
    }
    await checkpoint();
    const set_aside = setAside(options);
    for (const part of inOrder(backup.manifest.parts)) place(part, draft, options);
    flushFolder(places.root);
    return { parts: backup.manifest.parts.length, set_aside };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new BackupFault(`${places.root} has no room for the backup: free space, then restore again.`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const DRAFT = "restore.unfinished";

const hasFiles = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name !== DRAFT);

function bring(part: Part, folder: string, draft: string): void {
  if (copyPart(path.join(folder, part.path), draft, part.path).sha256 !== part.sha256)
    throw new BackupFault(`${part.path} changed while it was copied: restore again.`);
}

function setAside({ backup, places, database_file, now }: RestoreOptions): string | null {
  const database = [
    database_file,
    `${database_file}-wal`,
    `${database_file}-shm`,
    fingerprintPath(database_file),
  ];
  const replaced = [
    ...(backup.manifest.database === null ? [] : database),
    ...(backup.manifest.parts.some(({ path: name }) => name === SECRET_PART) ? [places.secret_file] : []),
  ].filter((file) => existsSync(file));
  if (replaced.length === 0) return null;
  const aside = asideFolder(database_file, now);
  mkdirSync(aside, { mode: 0o700 });
  for (const file of replaced) renameSync(file, path.join(aside, path.basename(file)));
  return aside;
}

// The database comes last: as long as it lacks, a start says so instead of serving half of a restore.
const inOrder = (parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((left, right) => rank(left) - rank(right));
const rank = ({ path: name }: Part): number => (name === DATABASE_PART ? 1 : 0);

function place({ path: name }: Part, draft: string, { places, database_file }: RestoreOptions): void {
  const to = name.startsWith(DATABASE_PART)
    ? database_file + name.slice(DATABASE_PART.length)
    : path.join(places.root, name);
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  moveFile(path.join(draft, name), to);
}

// A database of its own path may lie on another file system.
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    copyPart(from, path.dirname(to), path.basename(to));
  }
}
