/** Turns a plain database into an encrypted one, by a copy; the plain file is set aside for the operator to delete. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { copyEncrypted, inspectDatabase, isDatabaseInUse } from "../storage/embedded-copy.ts";
import { fingerprintPath } from "../storage/embedded-key.ts";
import { BackupFault } from "./manifest.ts";
import { flushFolder } from "../system/durable-file.ts";

/** What is encrypted, with what. */
export interface EncryptOptions {
  readonly database_file: string;
  readonly encryption_key: string;
  readonly now: Date;
}

/** Encrypts; gives the folder with the plain file. Throws a `BackupFault`, or a fault with a hint; nothing changed then. */
export function encryptDatabase({ database_file, encryption_key, now }: EncryptOptions): string {
  if (!existsSync(database_file)) {
    throw new BackupFault(
      `There is no database at ${database_file}: with the key set, a new one is encrypted.`,
    );
  }
  // NOTE: this comes first, since the binding holds a connection that looked into the file for a while after its end.
  if (isDatabaseInUse({ path: database_file }))
    throw new BackupFault(`A process uses ${database_file}: stop it, then encrypt.`);
  if (!inspectDatabase({ path: database_file }).own)
    throw new BackupFault(`${database_file} is another application's database.`);
  const draft = `${database_file}.${process.pid}.encrypted`;
  try {
    copyEncrypted(database_file, draft, encryption_key);
    const { integrity } = inspectDatabase({ path: draft, encryption_key });
    if (integrity !== "ok") throw new BackupFault(`The encrypted copy is damaged: ${integrity}.`);
    return exchange(database_file, draft, now);
  } finally {
    for (const file of [draft, fingerprintPath(draft)]) rmSync(file, { force: true });
  }
}

function exchange(database_file: string, draft: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:.]/g, "");
  const aside = path.join(path.dirname(database_file), `replaced-${stamp}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const file of [database_file, `${database_file}-wal`, `${database_file}-shm`])
    if (existsSync(file)) renameSync(file, path.join(aside, path.basename(file)));
  renameSync(fingerprintPath(draft), fingerprintPath(database_file));
  renameSync(draft, database_file);
  flushFolder(path.dirname(database_file));
  return aside;
}
