/** What every shared thing in Redis is made with: the connection, the seal and the names of keys. */
import type { SharedRedis } from "./shared-redis.ts";
import type { Seal } from "./seal.ts";

/** A place in Redis for sealed texts. */
export interface RedisStore extends SharedRedis {
  readonly seal: Seal;
  readonly keyOf: (kind: "handover" | "item" | "result" | "tokens", ...names: readonly string[]) => string;
}

/** Names below one prefix, so that a Redis may serve others, too. */
export const keyOf: RedisStore["keyOf"] = (kind, ...names) => ["chat-assistant", kind, ...names].join(":");
