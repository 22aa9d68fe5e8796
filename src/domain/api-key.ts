/**
 * API keys: their format, what they allow and whether they still count (`interface.md`: Authentication, 3 and 4).
 * `ca_live_` + key id + secret + checksum, each of a fixed length. The secret itself is never stored.
 */
import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { Refusal } from "./refusal.ts";

/** What a key may be allowed to do: each runtime endpoint, and the use of private channels. */
export const API_KEY_SCOPES = ["responses", "chat_completions", "channels:private"] as const;

/** One thing that a key may be allowed to do. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** A key as it is known to the service. Times are milliseconds since 1970 (UTC). */
export interface ApiKey {
  readonly key_id: string;
  readonly tenant_id: string;
  /** What people call it. */
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Used where a request names no channel; null: every request has to name one. */
  readonly default_channel_id: string | null;
  readonly created_at: number;
  /** null: never. */
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  /** To the minute; null: never used. */
  readonly last_used_at: number | null;
}

/** The two parts of a key that a client presents. */
export interface PresentedKey {
  readonly key_id: string;
  readonly secret: string;
}

const PREFIX = "ca_live_";
const ID_PREFIX = "key_";
/** Characters of the id's random part (144 bits in base64url). */
const ID_CHARACTERS = 24;
/** Characters of the secret (288 bits in base64url). */
export const SECRET_CHARACTERS = 48;
const CHECKSUM_CHARACTERS = 6;
const KEY = new RegExp(
  `^${PREFIX}([\\w-]{${ID_CHARACTERS}})([\\w-]{${SECRET_CHARACTERS}})([0-9a-z]{${CHECKSUM_CHARACTERS}})$`,
);

/** The key as its owner gets it, once. `key_id` has the form `key_` + 24 characters. */
export function formatApiKey({ key_id, secret }: PresentedKey): string {
  const body = PREFIX + key_id.slice(ID_PREFIX.length) + secret;
  return body + checksumOf(body);
}

/** The parts of a key; null when it has not the form of one, a slip of the pen included (the checksum tells). */
export function parseApiKey(text: string): PresentedKey | null {
  const [, id, secret, checksum] = KEY.exec(text) ?? [];
  if (!id || !secret || checksum !== checksumOf(text.slice(0, -CHECKSUM_CHARACTERS))) return null;
  return { key_id: ID_PREFIX + id, secret };
}

/** What is stored of a secret: its SHA-256 in hexadecimal. It has 288 random bits, so nothing slower is needed. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret);
}

/** CRC-32 in base 36. It finds typing errors and lets secret scanners be sure; it protects nothing. */
function checksumOf(text: string): string {
  return crc32(text).toString(36).padStart(CHECKSUM_CHARACTERS, "0").slice(-CHECKSUM_CHARACTERS);
}

/** Whether a key still counts: neither revoked nor expired. */
export function isValidAt({ revoked_at, expires_at }: ApiKey, now: number): boolean {
  return revoked_at === null && (expires_at === null || now < expires_at);
}

/** Refuses with `missing_scope` unless the key has the scope. */
export function admitScope({ scopes }: ApiKey, scope: ApiKeyScope): void {
  if (scopes.includes(scope)) return;
  throw new Refusal("missing_scope", { detail: `This API key lacks the scope ${scope}.` });
}
