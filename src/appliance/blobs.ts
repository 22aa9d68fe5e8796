/** The blobs that the settings name: a folder, or an S3-compatible store. */
import { createS3Driver } from "../adapters/blobs/s3.ts";
import { readPreviousKey } from "../adapters/blobs/previous-key.ts";
import { createBlobs } from "../adapters/blobs/unstorage.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Settings } from "../settings/schema.ts";
import type { Secrets } from "../settings/secrets.ts";
import { databaseFileOf } from "./database-file.ts";

/** Opens them. Throws when a store is wanted and its address or a key is missing. */
export async function openBlobs(
  settings: Pick<Settings, "blobs" | "database" | "data">,
  secrets: Secrets,
  folder: string,
): Promise<Blobs> {
  const encryption_key = secrets["database.key"]?.reveal();
  const keys = { encryption_key, previous_key: await findPreviousKey(settings, secrets) };
  if (settings.blobs.store === "folder") return createBlobs({ folder, ...keys });
  const { url, region } = settings.blobs.s3;
  const access_key_id = secrets["blobs.s3.access_key_id"];
  const secret_access_key = secrets["blobs.s3.secret_access_key"];
  if (url === null || !access_key_id || !secret_access_key)
    throw new Error(
      "blobs.store is s3, but something is missing: set CHAT_ASSISTANT_BLOBS_S3_URL, CHAT_ASSISTANT_BLOBS_S3_ACCESS_KEY_ID and CHAT_ASSISTANT_BLOBS_S3_SECRET_ACCESS_KEY",
    );
  const driver = createS3Driver({ url, region, access_key_id, secret_access_key });
  return createBlobs({ driver, ...keys });
}

// After a change of the key that was not finished, some are sealed with the one before.
async function findPreviousKey(
  settings: Pick<Settings, "database" | "data">,
  secrets: Secrets,
): Promise<string | undefined> {
  const file = databaseFileOf(settings, secrets);
  return file?.encryption_key === undefined ? undefined : readPreviousKey(file.path, file.encryption_key);
}
