/** The secrets of an installation: never in a file of settings, never printed, each also by `…_FILE`. */
import { inspect } from "node:util";

/** Where each secret stands in the settings' tree, and what it is for. */
export const SECRET_KEYS = {
  "database.auth_token": "The token for a libSQL server.",
  "installation.secret":
    "Keys the hashes of client addresses; the same in all processes that share a database. Default: made in the data directory.",
  "redis.url": "Where Redis is: redis:// or rediss://, with its password.",
  "database.key": "The key that encrypts the database and the blobs at rest.",
  "blobs.s3.access_key_id": "The name of the key for the S3 store.",
  "blobs.s3.secret_access_key": "The key for the S3 store.",
  "conversion.api_key": "The key for the document-conversion service.",
  "answers.model.api_key": "The key for the upstream model, sent as a bearer.",
  "answers.embeddings.api_key": "The key for the embeddings server, sent as a bearer.",
  "tracing.headers":
    "Headers for the collector of traces: name=value pairs joined by commas, values percent-encoded.",
  "relay.http.secret":
    "Signs each relay as Standard Webhooks describe: whsec_ and base64, e.g. of `openssl rand -base64 32`.",
  "relay.http.secret_previous": "The secret before, which signs too while the receiver changes over.",
  "relay.http.authorization": "The whole Authorization header of each relay.",
  "relay.smtp.password": "The password at the mail server.",
} as const;

/** The name of a secret. */
export type SecretKey = keyof typeof SECRET_KEYS;

/** A value that shows itself only when asked to. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value itself. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return "[secret]";
  }

  toJSON(): string {
    return "[secret]";
  }

  [inspect.custom](): string {
    return "[secret]";
  }
}

/** The secrets that were given. */
export type Secrets = Readonly<Partial<Record<SecretKey, Secret>>>;

/** Whether an address that was given is one of Redis; it may hold a password, and is never shown. */
export function isRedisAddress(secret: Secret): boolean {
  const text = secret.reveal();
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === "redis:" || protocol === "rediss:") && hostname !== "";
}
