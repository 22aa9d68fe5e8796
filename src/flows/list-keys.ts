/** Lists API keys. Secrets are not known here. */
import type { ApiKey } from "../domain/api-key.ts";
import type { ApiKeyStore } from "../ports/api-key-store.ts";

/** What the flow needs. */
export interface ListKeysOptions {
  readonly keys: ApiKeyStore;
}

/** Gives the flow: the keys of a tenant, or of all (null), newest first; at most 1,000. */
export function createListKeys({ keys }: ListKeysOptions) {
  return (tenant_id: string | null): Promise<readonly ApiKey[]> => keys.list(tenant_id);
}
