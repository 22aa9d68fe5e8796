/** The API key port: who may call the runtime. A revoked key stops counting at once in every process. */
import type { ApiKey, PresentedKey } from "../domain/api-key.ts";

/** A key to keep: what is known of it, and the hash of its secret. */
export interface NewApiKey {
  readonly key: ApiKey;
  readonly secret_hash: string;
}

/** A key whose secret was right. */
export interface VerifiedKey {
  readonly key: ApiKey;
  /** Whether its tenant still exists. */
  readonly has_tenant: boolean;
}

/** Where API keys live. Secrets never do. */
export interface ApiKeyStore {
  /** Keeps a new key. */
  create(entry: NewApiKey): Promise<void>;
  /** The key whose secret was presented, revoked and expired ones too; null when unknown or the secret is wrong. Compared in constant time. */
  verify(presented: PresentedKey): Promise<VerifiedKey | null>;
  /** The keys of a tenant, or of all (null), newest first; at most 1,000. */
  list(tenant_id: string | null): Promise<readonly ApiKey[]>;
  /** Revokes a key; the first time stays. null when there is none. Idempotent. */
  revoke(key_id: string, now: number): Promise<ApiKey | null>;
  /** Records a use, unless one within the last minute is recorded. Idempotent. */
  recordUse(key_id: string, now: number): Promise<void>;
}
