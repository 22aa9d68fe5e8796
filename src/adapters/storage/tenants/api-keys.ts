/** API keys in SQL (`ports/api-key-store.ts`). */
import { timingSafeEqual } from "node:crypto";
import { type ApiKey, hashSecret } from "../../../domain/api-key.ts";
import type { ApiKeyStore, VerifiedKey } from "../../../ports/api-key-store.ts";
import type { Database, Row } from "../../../ports/database.ts";
import { toTexts } from "../kept-json.ts";
import { byteColumns, toTextColumns } from "../packed-texts.ts";

const COLUMNS =
  "key_id, tenant_id, name, scopes, default_channel_id, created_at, expires_at, revoked_at, last_used_at";
/** Runtime calls read a key: what an operator called it must not end them. */
const WORDS = ["name"];
const READ_COLUMNS = COLUMNS.replace("name", byteColumns(WORDS));

export const CREATE_API_KEY = /* sql */ `INSERT INTO api_keys (secret_hash, ${COLUMNS})
  VALUES (:secret_hash, :key_id, :tenant_id, :name, :scopes, :default_channel_id, :created_at, :expires_at, :revoked_at,
    :last_used_at)`;

export const FIND_API_KEY = /* sql */ `SELECT ${READ_COLUMNS}, secret_hash,
    EXISTS (SELECT 1 FROM tenants WHERE tenants.tenant_id = api_keys.tenant_id) AS has_tenant
  FROM api_keys WHERE key_id = :key_id LIMIT 1`;

export const LIST_API_KEYS = /* sql */ `SELECT ${READ_COLUMNS} FROM api_keys
  WHERE :tenant_id IS NULL OR tenant_id = :tenant_id ORDER BY created_at DESC, key_id LIMIT 1000`;

export const REVOKE_API_KEY = /* sql */ `UPDATE api_keys SET revoked_at = coalesce(revoked_at, :now)
  WHERE key_id = :key_id RETURNING ${READ_COLUMNS}`;

export const RECORD_API_KEY_USE = /* sql */ `UPDATE api_keys SET last_used_at = :now
  WHERE key_id = :key_id AND (last_used_at IS NULL OR last_used_at <= :now - :interval_ms)`;

const USE_INTERVAL_MS = 60_000;

/** Keys that are remembered at most. */
const MOST_KEYS = 1_000;

interface KnownKey {
  readonly verified: VerifiedKey;
  readonly secret_hash: string;
}

function toApiKey({ secret_hash: _secret, has_tenant: _tenant, ...read }: Row): ApiKey {
  const row = toTextColumns(WORDS, read);
  return { ...row, scopes: toTexts(row["scopes"]) } as unknown as ApiKey;
}

/** API keys in this database. */
export function createApiKeyStore(database: Database): ApiKeyStore {
  const find = createFind(database);
  return {
    create: async ({ key, secret_hash }) => {
      const args = { ...key, scopes: JSON.stringify(key.scopes), secret_hash };
      await database.write([{ sql: CREATE_API_KEY, args }]);
    },
    verify: async ({ key_id, secret }) => {
      const known = await find(key_id);
      return known && isSameHash(hashSecret(secret), known.secret_hash) ? known.verified : null;
    },
    list: async (tenant_id) => {
      const rows = await database.read({ sql: LIST_API_KEYS, args: { tenant_id } });
      return rows.map(toApiKey);
    },
    revoke: async (key_id, now) => {
      const outcome = await database.write([{ sql: REVOKE_API_KEY, args: { key_id, now } }]);
      const row = outcome.committed ? outcome.rows[0]?.[0] : undefined;
      return row ? toApiKey(row) : null;
    },
    recordUse: async (key_id, now) => {
      const args = { key_id, now, interval_ms: USE_INTERVAL_MS };
      await database.write([{ sql: RECORD_API_KEY_USE, args }]);
    },
  };
}

/** Finds keys, and remembers them until anybody writes anything: a revoked one is seen at the next call, in every process. */
function createFind(database: Database): (key_id: string) => Promise<KnownKey | null> {
  const keys = new Map<string, KnownKey>();
  let revision: string | null = null;
  return async (key_id) => {
    const found = database.revision();
    if (found !== revision) keys.clear();
    revision = found;
    const known = keys.get(key_id);
    if (known) return known;
    const [row] = await database.read({ sql: FIND_API_KEY, args: { key_id } });
    if (!row) return null;
    const key = {
      verified: { key: toApiKey(row), has_tenant: row["has_tenant"] === 1 },
      secret_hash: String(row["secret_hash"]),
    };
    // Meanwhile the memory may have become that of a later revision, which this row need not be of.
    if (found !== null && found === revision && keys.size < MOST_KEYS) keys.set(key_id, key);
    return key;
  };
}

const isSameHash = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
