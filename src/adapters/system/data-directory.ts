/** The data directory: made at the first start, readable by its owner only, with the secret of the installation. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { toFileWords } from "../../settings/file-words.ts";
import { Secret } from "../../settings/secrets.ts";
import { createDurably } from "./durable-file.ts";
import { makeFolder } from "./make-folder.ts";

/** The name of the file by which a data directory, and a backup of one, is known. */
export const SECRET_FILE = "installation.secret";
const SECRET_BYTES = 32;

/** What an operator has to mend in a data directory; `hint` says how. */
export class DataDirectoryFault extends Error {
  override readonly name = "DataDirectoryFault";
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const SECRET_HINT =
  "Put back the one of a backup, or delete it: a new one is made, and blocks and limits of clients begin anew.";

/** Where things stand in a data directory. */
export interface DataPlaces {
  readonly root: string;
  readonly database_file: string;
  readonly secret_file: string;
  readonly blobs_folder: string;
  readonly backups_folder: string;
}

/** The places of a data directory; nothing is made or read. */
export function placesIn(directory: string): DataPlaces {
  const root = path.resolve(directory);
  return {
    root,
    database_file: path.join(root, "chat-assistant.db"),
    secret_file: path.join(root, SECRET_FILE),
    blobs_folder: path.join(root, "blobs"),
    backups_folder: path.join(root, "backups"),
  };
}

/** What stands in the data directory. */
export interface DataDirectory extends DataPlaces {
  /** Keys hashes that must not be computed elsewhere (client addresses). */
  readonly installation_secret: Secret;
}

function readOrMakeSecret(file: string): Secret {
  // Of two processes that start at once, one makes the secret and both read it.
  if (!existsSync(file)) createDurably(file, randomBytes(SECRET_BYTES).toString("base64url"));
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SECRET_BYTES) throw toDamaged(file);
  return new Secret(secret);
}

/** What is wrong with the secret of a data directory; null: it is whole, not made yet, or may not be read. */
export function findSecretFault(directory: string): DataDirectoryFault | null {
  const { secret_file } = placesIn(directory);
  try {
    return readFileSync(secret_file, "utf8").trim().length < SECRET_BYTES ? toDamaged(secret_file) : null;
  } catch {
    return null;
  }
}

const toDamaged = (file: string): DataDirectoryFault =>
  new DataDirectoryFault(`${file} is damaged.`, SECRET_HINT);

/** Opens the data directory, and makes what is missing. Fails with the path and a remedy when it cannot be used. */
export function openDataDirectory(directory: string): DataDirectory {
  const places = placesIn(directory);
  const { root } = places;
  try {
    makeFolder(root);
    return { ...places, installation_secret: readOrMakeSecret(places.secret_file) };
  } catch (cause) {
    if (cause instanceof DataDirectoryFault) throw cause;
    throw new Error(
      `The data directory ${root} cannot be used: ${toFileWords(cause)}. It must belong to the account that runs this; --data names another.`,
      { cause },
    );
  }
}
