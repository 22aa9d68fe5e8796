/** An API key as JSON shows it: times as everywhere, never the secret's hash. */
import type { ApiKey } from "../../domain/api-key.ts";
import { toIso } from "./list.ts";

/** The key with its times in ISO 8601. */
export const toShownKey = <T extends ApiKey>(key: T) => ({
  ...key,
  created_at: toIso(key.created_at),
  expires_at: toIso(key.expires_at),
  revoked_at: toIso(key.revoked_at),
  last_used_at: toIso(key.last_used_at),
});
