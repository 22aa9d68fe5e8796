/**
 * Turns a plain database into an encrypted one, by a copy, and seals the blobs; what was plain is set aside for the
 * operator to delete. The database comes first: with the key set, plain blobs can be read, sealed ones without it not.
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import {
  copyEncrypted,
  type DatabaseFile,
  inspectDatabase,
  isDatabaseInUse,
} from "../storage/embedded/copy.ts";
import { fingerprintPath, hasPlainHeader } from "../storage/embedded/key.ts";
import { type Migration, pendingOf } from "../storage/schema/migrate.ts";
import { flushFolder } from "../system/durable-file.ts";
import { asideFolder, keepAside } from "./aside.ts";
import { type Checkpoint, GOES_ON } from "./checkpoint.ts";
import type { EncryptedBlobs } from "./encrypt-blobs.ts";
import { BackupFault } from "./manifest.ts";

/** What is encrypted, with what. */
export interface EncryptOptions {
  readonly database_file: string;
  readonly encryption_key: string;
  /** Seals the blobs; is told where plain files are set aside. */
  readonly encryptBlobs: (aside: string) => Promise<EncryptedBlobs>;
  /** What this version knows; a database that had others is newer, and refused. */
  readonly migrations: readonly Migration[];
  readonly now: Date;
  /** Waited for until the encrypted database stands in place of the plain one; its rejection ends the work, and nothing is changed. */
  readonly checkpoint?: Checkpoint;
}

/** What was done. */
export interface Encrypted {
  readonly blobs: EncryptedBlobs;
  /** The folder with what was plain; null when nothing was. */
  readonly set_aside: string | null;
}

/**
 * Encrypts what is plain: a database that is encrypted with this key already is left as it is. Throws a `BackupFault`, or
 * a fault with a hint; nothing changed then.
 */
export async function encryptData(options: EncryptOptions): Promise<Encrypted> {
  const { database_file, now } = options;
  if (!existsSync(database_file)) {
    throw new BackupFault(
      `There is no database at ${database_file}: with the key set, a new one is encrypted.`,
    );
  }
  const aside = asideFolder(database_file, now);
  if (hasPlainHeader(database_file)) await encryptDatabase(options, aside);
  else refuseUnreadable(options);
  const blobs = await options.encryptBlobs(aside);
  return { blobs, set_aside: existsSync(aside) ? aside : null };
}

// A wrong key is refused here, with a hint.
function refuseUnreadable({ database_file, encryption_key, migrations }: EncryptOptions): void {
  refuseInUse({ path: database_file, encryption_key });
  pendingOf(inspectDatabase({ path: database_file, encryption_key }).migrations, migrations);
}

function refuseInUse(file: DatabaseFile): void {
  if (isDatabaseInUse(file)) throw new BackupFault(`A process uses ${file.path}: stop it, then encrypt.`);
}

async function encryptDatabase(options: EncryptOptions, aside: string): Promise<void> {
  const { database_file, encryption_key, migrations, checkpoint = GOES_ON } = options;
  // NOTE: this comes first, since the binding holds a connection that looked into the file for a while after its end.
  refuseInUse({ path: database_file });
  const found = inspectDatabase({ path: database_file });
  if (!found.own) throw new BackupFault(`${database_file} is another application's database.`);
  pendingOf(found.migrations, migrations);
  const draft = `${database_file}.encrypted`;
  const removeDraft = () => {
    for (const file of [draft, `${draft}-journal`, fingerprintPath(draft)]) rmSync(file, { force: true });
  };
  // What a killed run left.
  removeDraft();
  try {
    await checkpoint();
    copyEncrypted({ path: database_file }, draft, encryption_key);
    const { integrity } = inspectDatabase({ path: draft, encryption_key });
    if (integrity !== "ok")
      throw new BackupFault(
        `The encrypted copy is damaged (${integrity}): \`chat-assistant doctor\` says whether the database is.`,
      );
    await checkpoint();
    exchange(database_file, draft, aside);
  } finally {
    removeDraft();
  }
}

// At every moment there is a database, plain or encrypted; its journal is empty, since nobody uses it.
function exchange(database_file: string, draft: string, aside: string): void {
  keepAside(database_file, path.join(aside, path.basename(database_file)));
  renameSync(fingerprintPath(draft), fingerprintPath(database_file));
  renameSync(draft, database_file);
  flushFolder(path.dirname(database_file));
}
