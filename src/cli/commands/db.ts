/** `db`: work on the database file itself. */
import { encryptDatabase } from "../../adapters/backup/encrypt-database.ts";
import { databaseFileOf } from "../../appliance/database-file.ts";
import { Refusal } from "../../domain/refusal.ts";
import { auditWithoutMigrating } from "../audit-without-migrating.ts";
import { type CommonFlags, loadSettings } from "../load-settings.ts";
import { print, printJson, tell } from "../output.ts";

/** Encrypts a plain database with the key of the settings. */
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
  const set_aside = encryptDatabase({ database_file, encryption_key, now: new Date() });
  await auditWithoutMigrating(resolved, "database.encrypted", {});
  if (flags.json) printJson({ database: database_file, set_aside });
  else print(`${database_file} is encrypted.`);
  tell(`The plain file is in ${set_aside}: delete it once the service runs. Backups made before stay plain.`);
  return 0;
}
