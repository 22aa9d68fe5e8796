/** The blobs against the key: what lies plain beside an encrypted database, or cannot be opened. */
import { existsSync } from "node:fs";
import path from "node:path";
import { readPreviousKey } from "../../adapters/blobs/previous-key.ts";
import { listBlobParts } from "../../adapters/backup/parts.ts";
import { createBlobCipher } from "../../adapters/blobs/cipher.ts";
import { type BlobForms, countBlobForms } from "../../adapters/blobs/inspect-folder.ts";
import type { DataPlaces } from "../../adapters/system/data-directory.ts";
import { databaseFileOf } from "../../appliance/database-file.ts";
import { toFileWords } from "../../settings/file-words.ts";
import { counted } from "../output/counted.ts";
import { isMissing } from "../missing-database.ts";
import { type Check, type Finding, type Findings, findingsOf } from "./finding.ts";
import { toShellWord } from "../output/shell-word.ts";

const MOST = 20_000;

/** How the blobs lie in their folder. */
export const blobsCheck: Check = {
  name: "blobs",
  run: async ({ places, secrets, settings }) => {
    // An S3 store is asked for nothing here: each of its blobs would have to be fetched.
    if (settings.blobs.store === "s3") return [];
    // That it cannot be reached is told by the permissions.
    if (!existsSync(places.root) && !isMissing(places.root)) return [];
    const key = secrets["database.key"]?.reveal();
    const file = databaseFileOf(settings, secrets);
    if (file !== null && key !== undefined && (await readPreviousKey(file.path, key)) !== undefined) {
      return [
        findingsOf("blobs").warning(
          "A change of the database's key was not finished: blobs may still be sealed with the one before.",
          "Stop the service, then `chat-assistant db rekey` again.",
        ),
      ];
    }
    return [await look(places, key)];
  },
};

async function look(places: DataPlaces, key: string | undefined): Promise<Finding> {
  const find = findingsOf("blobs");
  try {
    const files = listBlobParts(places.blobs_folder)
      .slice(0, MOST)
      .map((part) => path.join(places.root, part));
    const forms = await countBlobForms(files, key === undefined ? null : createBlobCipher(key));
    return judge(forms, key !== undefined, find);
  } catch (error) {
    const { code, path: place = places.blobs_folder } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EPERM") throw error;
    const remedy = `Give ${places.root} back to the account of the service: chown -R <account> ${toShellWord(places.root)}.`;
    return find.error(`The blobs cannot be read: ${toFileWords(error)} at ${place}.`, remedy);
  }
}

function judge({ plain, own, foreign }: BlobForms, hasKey: boolean, find: Findings): Finding {
  if (foreign > 0) {
    const why = hasKey ? "with another key" : "and no key is set";
    return find.error(
      `${counted(foreign, "blob")} ${foreign === 1 ? "is" : "are"} encrypted ${why}.`,
      "Set CHAT_ASSISTANT_DATABASE_KEY to the key that they were kept with.",
    );
  }
  if (hasKey && plain > 0) {
    const what = `${counted(plain, "blob")} ${plain === 1 ? "lies" : "lie"} plain beside the encrypted database.`;
    return find.warning(what, "Stop the service, then `chat-assistant db encrypt`.");
  }
  return find.ok(own > 0 ? "The blobs are encrypted with the key." : "The blobs can be read.");
}
