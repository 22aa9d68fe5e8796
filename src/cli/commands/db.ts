/** `db`: work on the database file itself. */
import { existsSync, readFileSync } from "node:fs";
import { type EncryptedBlobs, encryptBlobs, encryptStored } from "../../adapters/backup/encrypt-blobs.ts";
import { encryptData } from "../../adapters/backup/encrypt-data.ts";
import { listPlainAside } from "../../adapters/backup/aside.ts";
import { rekeyData } from "../../adapters/backup/rekey-data.ts";
import { hasPlainHeader } from "../../adapters/storage/embedded/key.ts";
import { MIGRATIONS } from "../../adapters/storage/schema/migrations.ts";
import { placesIn } from "../../adapters/system/data-directory.ts";
import { openBlobs } from "../../appliance/blobs.ts";
import { databaseFileOf } from "../../appliance/database-file.ts";
import { wrongRequest } from "../../domain/refusal.ts";
import { toFileWords } from "../../settings/file-words.ts";
import type { Resolved } from "../../settings/resolve.ts";
import { Secret, type Secrets } from "../../settings/secrets.ts";
import { auditWithoutMigrating } from "../audit-without-migrating.ts";
import { checkpointOf, type Course, isStopped, withCourse } from "../course.ts";
import { counted } from "../output/counted.ts";
import { RANDOM, toGuessable } from "../doctor/secrets.ts";
import { type JsonFlags, loadSettings } from "../load-settings.ts";
import { print, printJson, tell } from "../output/print.ts";

const MOST_NAMED = 10;

/** Encrypts a plain database and plain blobs with the key of the settings. Exits with 1 when a blob cannot be read. */
export async function encrypt(flags: JsonFlags): Promise<number> {
  const resolved = loadSettings(flags);
  const { database_file, encryption_key } = readFile(resolved, SET_KEY);
  const isPlain = existsSync(database_file) && hasPlainHeader(database_file);
  if (isPlain) refuseGuessable("The key", encryption_key);
  const { settings, secrets } = resolved;
  const { blobs_folder } = placesIn(settings.data);
  const { done, exit_code } = await withStops((course) =>
    encryptData({
      database_file,
      encryption_key,
      encryptBlobs: async (aside) =>
        settings.blobs.store === "folder"
          ? encryptBlobs({ blobs_folder, encryption_key, aside, isStopped: () => isStopped(course) })
          : encryptStored(await openBlobs(settings, secrets, blobs_folder), () => isStopped(course)),
      migrations: MIGRATIONS,
      now: new Date(),
      checkpoint: checkpointOf(course, NOTHING_CHANGED),
    }),
  );
  const { encrypted, unreadable, left } = done.blobs;
  if (left > 0) return tellLeft(done.blobs, "encrypted", exit_code);
  await auditWithoutMigrating(resolved, "database.encrypted", { blobs: encrypted });
  if (flags.json)
    printJson({ database: database_file, set_aside: done.set_aside, blobs: { encrypted, unreadable } });
  else print(`${database_file} and ${counted(encrypted, "blob")} are encrypted.`);
  if (done.set_aside !== null) {
    tell(`What was plain is in ${done.set_aside}: delete it once the service runs.`);
    tell("Backups made before stay plain.");
  }
  tellPlainAside(database_file, done.set_aside);
  tellGuessable(encryption_key);
  return tellUnreadable(unreadable);
}

// Of a run that was interrupted, or of one whose output nobody read.
function tellPlainAside(database_file: string, told: string | null): void {
  const earlier = listPlainAside(database_file).filter((folder) => folder !== told);
  for (const folder of earlier.slice(0, MOST_NAMED))
    tell(`What was plain before is still in ${folder}: delete it once the service runs.`);
}

/** Changes the key of an encrypted database and of its blobs. Exits with 1 when a blob cannot be read. */
export async function rekey(flags: JsonFlags & { readonly newKeyFile: string }): Promise<number> {
  const resolved = loadSettings(flags);
  const { database_file, encryption_key: old_key } = readFile(resolved, SET_OLD_KEY);
  const new_key = readKey(flags.newKeyFile);
  if (new_key !== "") refuseGuessable("The new key", new_key);
  const { settings } = resolved;
  const { blobs_folder } = placesIn(settings.data);
  const { done, exit_code } = await withStops((course) =>
    rekeyData({
      database_file,
      old_key,
      new_key,
      rekeyBlobs: async (keys, aside) =>
        settings.blobs.store === "folder"
          ? encryptBlobs({ blobs_folder, ...keys, aside, isStopped: () => isStopped(course) })
          : encryptStored(
              await openBlobs(settings, withKey(resolved, keys.encryption_key), blobs_folder),
              () => isStopped(course),
            ),
      migrations: MIGRATIONS,
      now: new Date(),
      checkpoint: checkpointOf(course, NOTHING_CHANGED),
    }),
  );
  const { encrypted, unreadable, left } = done.blobs;
  if (left > 0) return tellLeft(done.blobs, "sealed with the new key", exit_code);
  const changed = { settings, secrets: withKey(resolved, new_key) };
  await auditWithoutMigrating(changed, "database.rekeyed", { blobs: encrypted });
  if (flags.json)
    printJson({ database: database_file, set_aside: done.set_aside, blobs: { encrypted, unreadable } });
  else print(`${database_file} and ${counted(encrypted, "blob")} have the new key.`);
  tell("Set CHAT_ASSISTANT_DATABASE_KEY (or the file of …_KEY_FILE) to the new key before the next start.");
  if (done.set_aside !== null) {
    tell(`What the old key opens is in ${done.set_aside}: delete it once the service runs.`);
    tell("Backups made before need the old key.");
  }
  if (unreadable.length > 0)
    tell("The old key is kept, sealed with the new one: mend them, then do this again.");
  return tellUnreadable(unreadable);
}

// Before anything is written: what is encrypted with such a key has to be encrypted once more.
function refuseGuessable(name: string, key: string): void {
  const guessable = toGuessable(key);
  if (guessable !== null) throw wrongRequest(`${name} ${guessable} Take ${RANDOM}. Nothing was changed.`);
}

// What was encrypted with it before, and is finished with it now.
function tellGuessable(key: string): void {
  const guessable = toGuessable(key);
  if (guessable !== null) tell(`The key ${guessable} Take ${RANDOM}, by \`chat-assistant db rekey\`.`);
}

const SET_KEY =
  "Set CHAT_ASSISTANT_DATABASE_KEY or CHAT_ASSISTANT_DATABASE_KEY_FILE, and no server as database.url.";
const SET_OLD_KEY = `${SET_KEY} It is the key of now; what is not encrypted yet, \`chat-assistant db encrypt\` encrypts.`;

function readFile(
  { settings, secrets }: Resolved,
  remedy: string,
): {
  readonly database_file: string;
  readonly encryption_key: string;
} {
  const file = databaseFileOf(settings, secrets);
  if (file?.encryption_key) return { database_file: file.path, encryption_key: file.encryption_key };
  throw wrongRequest(remedy);
}

function readKey(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw wrongRequest(`${file} cannot be read: ${toFileWords(error)}.`);
  }
}

const withKey = ({ secrets }: Resolved, key: string): Secrets => ({
  ...secrets,
  "database.key": new Secret(key),
});

const NOTHING_CHANGED = "Stopped: nothing was changed. The key that opened the database opens it now.";

/** Runs it; gives what was done, and the exit code of a signal that came meanwhile. */
const withStops = <T>(
  work: (course: Course) => Promise<T>,
): Promise<{ readonly done: T; readonly exit_code: number | null }> =>
  withCourse(async (course) => ({ done: await work(course), exit_code: course.exit_code }));

// The database has changed by then, and opens with the key that the command gave it.
function tellLeft({ encrypted, left }: EncryptedBlobs, what: string, exit_code: number | null): number {
  tell(`Stopped: ${counted(encrypted, "blob")} ${encrypted === 1 ? "is" : "are"} ${what}, ${left} not yet.`);
  tell("Before the service starts, run the same command again: it goes on from here.");
  return exit_code ?? 1;
}

function tellUnreadable(unreadable: readonly string[]): number {
  if (unreadable.length === 0) return 0;
  tell(`Left as they are, since they cannot be read: ${unreadable.slice(0, MOST_NAMED).join(", ")}.`);
  return 1;
}
