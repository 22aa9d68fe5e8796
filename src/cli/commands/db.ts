/** `db`: work on the database file itself. */
import { encryptBlobs, encryptStored } from "../../adapters/backup/encrypt-blobs.ts";
import { encryptData } from "../../adapters/backup/encrypt-data.ts";
import { placesIn } from "../../adapters/system/data-directory.ts";
import { openBlobs } from "../../appliance/blobs.ts";
import { databaseFileOf } from "../../appliance/database-file.ts";
import { Refusal } from "../../domain/refusal.ts";
import { auditWithoutMigrating } from "../audit-without-migrating.ts";
import { type CommonFlags, loadSettings } from "../load-settings.ts";
import { print, printJson, tell } from "../output.ts";

const MOST_NAMED = 10;

/** Encrypts a plain database and plain blobs with the key of the settings. Exits with 1 when a blob cannot be read. */
export async function encrypt(flags: CommonFlags & { readonly json?: boolean }): Promise<number> {
  const resolved = loadSettings(flags);
  const file = databaseFileOf(resolved.settings, resolved.secrets);
  if (!file?.encryption_key) {
    throw new Refusal("invalid_request", {
      detail:
        "Set CHAT_ASSISTANT_DATABASE_KEY or CHAT_ASSISTANT_DATABASE_KEY_FILE, and no server as database.url.",
    });
  }
  const { path: database_file, encryption_key } = file;
  const { settings, secrets } = resolved;
  const { blobs_folder } = placesIn(settings.data);
  const done = await encryptData({
    database_file,
    encryption_key,
    encryptBlobs: async (aside) =>
      settings.blobs.store === "folder"
        ? encryptBlobs({ blobs_folder, encryption_key, aside })
        : encryptStored(await openBlobs(settings, secrets, blobs_folder)),
    now: new Date(),
  });
  const { encrypted, unreadable } = done.blobs;
  await auditWithoutMigrating(resolved, "database.encrypted", { blobs: encrypted });
  if (flags.json) printJson({ database: database_file, set_aside: done.set_aside, blobs: done.blobs });
  else print(`${database_file} and ${encrypted} blobs are encrypted.`);
  if (done.set_aside !== null) {
    tell(`What was plain is in ${done.set_aside}: delete it once the service runs.`);
    tell("Backups made before stay plain.");
  }
  if (unreadable.length > 0)
    tell(`Left as they are, since they cannot be read: ${unreadable.slice(0, MOST_NAMED).join(", ")}.`);
  return unreadable.length === 0 ? 0 : 1;
}
