/**
 * What is kept in memory only (`ports/volatile.ts`), shared by several servers through Redis: sealed, with an end. While
 * Redis is lost each server keeps its own.
 */
import type { TranscriptTurn } from "../../domain/transcript.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Handover } from "../../ports/handover.ts";
import type { ItemStore } from "../../ports/item-store.ts";
import type { Log } from "../../ports/log.ts";
import type { TokenBudget } from "../../ports/token-budget.ts";
import type { Volatile } from "../../ports/volatile.ts";
import type { Settings } from "../../settings/schema.ts";
import type { Secret } from "../../settings/secrets.ts";
import { keyOf, type RedisStore } from "./redis-store.ts";
import { createRedisResults } from "./results.ts";
import { createSeal } from "./seal.ts";
import { connectRedis } from "./shared-redis.ts";

/** What the shared memory needs. */
export interface RedisVolatileOptions {
  readonly url: Secret;
  /** Seals what is kept; the same on every server. */
  readonly secret: Secret;
  /** What keeps things while Redis is lost. */
  readonly memory: Volatile;
  readonly items: Settings["runtime"]["items"];
  readonly daily_tokens: number | null;
  readonly clock: Clock;
  readonly log: Log;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const WORDS = {
  lost: "Redis is lost: each server keeps hand-overs, items and token budgets by itself until it is back",
  back: "Redis is back: hand-overs, items and token budgets are shared again",
};
const RESERVE = `local used = tonumber(redis.call("GET", KEYS[1]) or "0")
if used + ARGV[1] > tonumber(ARGV[2]) then return 0 end
redis.call("INCRBY", KEYS[1], ARGV[1])
redis.call("PEXPIRE", KEYS[1], ARGV[3])
return 1`;
// A count that is gone is not begun again below nothing.
const SETTLE = `if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("INCRBY", KEYS[1], ARGV[1]) end`;

/** Opens it. Counts of rate limits have a store of their own: here they stay in memory. */
export async function createRedisVolatile(options: RedisVolatileOptions): Promise<Volatile> {
  const { url, secret, memory, log } = options;
  const shared = await connectRedis({ url, log, words: WORDS });
  const store: RedisStore = { ...shared, seal: createSeal(secret), keyOf };
  return {
    limits: memory.limits,
    handover: createHandover(store, options),
    items: createItems(store, options),
    tokenBudget: createTokenBudget(store, options),
    results: createRedisResults(store, memory.results),
    close: async () => {
      shared.close();
      await memory.close();
    },
  };
}

function createHandover(
  { redis, run, look, seal }: RedisStore,
  { memory: { handover: memory }, clock }: RedisVolatileOptions,
): Handover {
  return {
    put: async (token_hash, turns, expires_at) => {
      const lifetime_ms = expires_at - clock.now();
      if (turns.length === 0 || lifetime_ms <= 0) return;
      const key = keyOf("handover", token_hash);
      await run(
        async () => void (await redis.set(key, seal.close(JSON.stringify(turns), key), "PX", lifetime_ms)),
        () => memory.put(token_hash, turns, expires_at),
      );
    },
    take: async (token_hash, now) => {
      const key = keyOf("handover", token_hash);
      // A full Redis still deletes: no sign that it is back.
      const sealed = await look(
        async () => {
          const [[, found] = []] = (await redis.multi().get(key).del(key).exec()) ?? [];
          return typeof found === "string" ? found : null;
        },
        async () => null,
      );
      const text = sealed === null ? null : seal.open(sealed, key);
      // What was handed over while Redis was lost is here.
      return text === null ? memory.take(token_hash, now) : (JSON.parse(text) as readonly TranscriptTurn[]);
    },
  };
}

function createItems(
  { redis, run, look, seal }: RedisStore,
  { memory: { items: memory }, items: { enabled, lifetime_hours, tenant_bytes } }: RedisVolatileOptions,
): ItemStore {
  return {
    enabled,
    save: async (item) => {
      const { tenant_id, item_id, text } = item;
      if (!enabled || text.length * 2 > tenant_bytes) return;
      const key = keyOf("item", tenant_id, item_id);
      await run(
        async () => void (await redis.set(key, seal.close(text, key), "PX", lifetime_hours * HOUR_MS)),
        () => memory.save(item),
      );
    },
    find: async (tenant_id, item_id) => {
      const key = keyOf("item", tenant_id, item_id);
      const sealed = await look(
        () => redis.get(key),
        async () => null,
      );
      return (sealed === null ? null : seal.open(sealed, key)) ?? memory.find(tenant_id, item_id);
    },
  };
}

function createTokenBudget(
  { redis, run, look }: RedisStore,
  { memory: { tokenBudget: memory }, daily_tokens, clock }: RedisVolatileOptions,
): TokenBudget {
  // Without a bound nothing has to be counted.
  if (daily_tokens === null) return memory;
  return {
    reserve: async (tenant_id, tokens) => {
      // A call that crosses midnight is booked on the day that granted it.
      const key = keyOf("tokens", String(Math.floor(clock.now() / DAY_MS)), tenant_id);
      const isGranted = () => redis.eval(RESERVE, 1, key, tokens, daily_tokens, 2 * DAY_MS);
      return run(
        async () => {
          if ((await isGranted()) !== 1) return null;
          let settled = false;
          return {
            settle: async (used_tokens) => {
              if (settled) return;
              settled = true;
              const settle = async () => void (await redis.eval(SETTLE, 1, key, used_tokens - tokens));
              // Lost: the day is booked a little too high.
              await look(settle, async () => {});
            },
          };
        },
        () => memory.reserve(tenant_id, tokens),
      );
    },
  };
}
