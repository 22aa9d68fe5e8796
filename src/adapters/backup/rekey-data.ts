/**
 * Changes the key of an encrypted database, by a copy, and seals the blobs anew. The database takes the new key with one
 * renaming: before it the old key opens everything, after it the new one does, since the old one is kept sealed beside it
 * until no blob needs it. Whoever is interrupted does it again.
 */
import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { dropPreviousKey, keepPreviousKey, readPreviousKey } from "../blobs/previous-key.ts";
import { copyEncrypted, inspectDatabase, isDatabaseInUse } from "../storage/embedded/copy.ts";
import { fingerprintPath, hasPlainHeader, replaceFingerprint } from "../storage/embedded/key.ts";
import { type AppliedMigration, type Migration, pendingOf } from "../storage/schema/migrate.ts";
import { flushFolder } from "../system/durable-file.ts";
import { asideFolder, keepAside } from "./aside.ts";
import { type Checkpoint, GOES_ON } from "./checkpoint.ts";
import type { EncryptedBlobs } from "./encrypt-blobs.ts";
import { BackupFault } from "./manifest.ts";

/** A key and the one before it. */
export interface ChangedKeys {
  readonly encryption_key: string;
  readonly previous_key: string;
}

/** What is changed, from what to what. */
export interface RekeyOptions {
  readonly database_file: string;
  readonly old_key: string;
  readonly new_key: string;
  /** Seals the blobs; is told where those from before are set aside. */
  readonly rekeyBlobs: (keys: ChangedKeys, aside: string) => Promise<EncryptedBlobs>;
  /** What this version knows; a database that had others is newer, and refused. */
  readonly migrations: readonly Migration[];
  readonly now: Date;
  /** Waited for until the database takes the new key; its rejection ends the work, and nothing is changed. */
  readonly checkpoint?: Checkpoint;
}

/** What was done. */
export interface Rekeyed {
  /** Blobs that cannot be read, or were left, stay as they are, and the old key stays beside them. */
  readonly blobs: EncryptedBlobs;
  /** The folder with what the old key opens; null when nothing was set aside. */
  readonly set_aside: string | null;
}

/**
 * Changes the key, or finishes a change that was interrupted. Throws a `BackupFault`, or a fault with a hint; the old key
 * opens everything then.
 */
export async function rekeyData(options: RekeyOptions): Promise<Rekeyed> {
  const { database_file, old_key, new_key, now } = options;
  refuseUnsuitable(options);
  const aside = asideFolder(database_file, now);
  if (!isOpenedBy(database_file, new_key)) {
    pendingOf(inspectWhole(database_file, old_key), options.migrations);
    // An earlier change, to the key that is the old one now: no blob may be left two keys behind.
    const earlier = await readPreviousKey(database_file, old_key);
    if (earlier !== undefined) {
      const blobs = await finish(options, { encryption_key: old_key, previous_key: earlier }, aside);
      if (!isFinished(blobs)) return { blobs, set_aside: existsSync(aside) ? aside : null };
    }
    await changeDatabase(options, aside);
  }
  const previous_key = await readPreviousKey(database_file, new_key);
  if (previous_key === undefined) throw new BackupFault("The database has that key already.");
  const blobs = await finish(options, { encryption_key: new_key, previous_key }, aside);
  return { blobs, set_aside: existsSync(aside) ? aside : null };
}

function refuseUnsuitable({ database_file, old_key, new_key }: RekeyOptions): void {
  if (!existsSync(database_file))
    throw new BackupFault(`There is no database at ${database_file}: --data names the directory of another.`);
  if (hasPlainHeader(database_file))
    throw new BackupFault(`${database_file} is not encrypted: \`chat-assistant db encrypt\` does that.`);
  if (new_key === "")
    throw new BackupFault("The new key is empty: write it into the file of --new-key-file.");
  // NOTE: this comes first, since the binding holds a connection that looked into the file for a while after its end.
  for (const key of [old_key, new_key]) refuseInUse(database_file, key);
}

function refuseInUse(database_file: string, encryption_key: string): void {
  if (isDatabaseInUse({ path: database_file, encryption_key }))
    throw new BackupFault(`A process uses ${database_file}: stop it first.`);
}

function isOpenedBy(database_file: string, encryption_key: string): boolean {
  try {
    return inspectDatabase({ path: database_file, encryption_key }).own;
  } catch {
    return false;
  }
}

// A wrong key is refused here, with a hint.
function inspectWhole(file: string, encryption_key: string): readonly AppliedMigration[] {
  const { own, integrity, migrations } = inspectDatabase({ path: file, encryption_key });
  if (!own) throw new BackupFault(`${file} is another application's database.`);
  if (integrity !== "ok")
    throw new BackupFault(`${file} is damaged (${integrity}): restore a backup, then do it again.`);
  return migrations;
}

async function changeDatabase(options: RekeyOptions, aside: string): Promise<void> {
  const { database_file, old_key, new_key, checkpoint = GOES_ON } = options;
  const draft = `${database_file}.rekeyed`;
  const removeDraft = () => {
    for (const file of [draft, `${draft}-journal`, fingerprintPath(draft)]) rmSync(file, { force: true });
  };
  // What a killed run left.
  removeDraft();
  try {
    await checkpoint();
    const { mtimeMs } = statSync(database_file);
    copyEncrypted({ path: database_file, encryption_key: old_key }, draft, new_key);
    inspectWhole(draft, new_key);
    await checkpoint();
    await keepPreviousKey(database_file, { encryption_key: new_key, previous_key: old_key });
    for (const file of [database_file, fingerprintPath(database_file)])
      if (existsSync(file)) keepAside(file, path.join(aside, path.basename(file)));
    replaceFingerprint(database_file, [old_key, new_key]);
    refuseInUse(database_file, old_key);
    if (statSync(database_file).mtimeMs !== mtimeMs)
      throw new BackupFault(`A process wrote to ${database_file} meanwhile: stop it, then do it again.`);
    renameSync(draft, database_file);
    flushFolder(path.dirname(database_file));
  } catch (error) {
    if (existsSync(draft)) {
      replaceFingerprint(database_file, [old_key]);
      dropPreviousKey(database_file);
    }
    throw error;
  } finally {
    removeDraft();
  }
}

const isFinished = ({ unreadable, left }: EncryptedBlobs): boolean => unreadable.length === 0 && left === 0;

async function finish(
  { database_file, rekeyBlobs }: RekeyOptions,
  keys: ChangedKeys,
  aside: string,
): Promise<EncryptedBlobs> {
  const blobs = await rekeyBlobs(keys, aside);
  if (!isFinished(blobs)) return blobs;
  replaceFingerprint(database_file, [keys.encryption_key]);
  dropPreviousKey(database_file);
  return blobs;
}
