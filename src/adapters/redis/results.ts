/** Idempotency claims in Redis, for results that may not be written in clear (`ports/idempotency-store.ts`). */
import type { IdempotencyStore } from "../../ports/idempotency-store.ts";
import type { RedisStore } from "./redis-store.ts";

// A claim is a hash. Each script is one step: of several processes, one gets the claim. A full Redis lets a script go on
// that has deleted something: what it refuses comes first.
const CLAIM = `local kept = redis.call("HMGET", KEYS[1], "result", "lease_until", "expires_at")
local now = tonumber(ARGV[1])
local left = kept[2] and (tonumber(kept[2]) <= now or kept[2] == ARGV[6])
if kept[3] and tonumber(kept[3]) > now and (kept[1] or not left) then return 0 end
redis.call("HSET", KEYS[1], "owner", ARGV[2], "body_hash", ARGV[3], "lease_until", ARGV[4], "expires_at", ARGV[5])
redis.call("HDEL", KEYS[1], "result")
redis.call("PEXPIRE", KEYS[1], ARGV[5] - now)
return 1`;
const OWN = `local kept = redis.call("HMGET", KEYS[1], "owner", "result")
if kept[1] ~= ARGV[1] or kept[2] then return 0 end `;
const COMPLETE = `${OWN} return redis.call("HSET", KEYS[1], "result", ARGV[2])`;
const RENEW = `${OWN} return redis.call("HSET", KEYS[1], "lease_until", ARGV[2])`;
const RELEASE = `${OWN} return redis.call("DEL", KEYS[1])`;

/**
 * Claims that servers share. `memory` has a copy of those of this server: what is begun while Redis is there and ended
 * while it is lost, or the other way round, is still done once.
 */
export function createRedisResults(store: RedisStore, memory: IdempotencyStore): IdempotencyStore {
  const { run, look } = store;
  const own = openResults(store);
  // Of a claim that Redis has not, these write nothing: that they succeed tells nothing about writing.
  const share = (work: () => Promise<void>): Promise<void> => look(work, async () => {});
  return {
    claim: async (request) => {
      if (!(await memory.claim(request))) return false;
      const isMine = await run(
        () => own.claim(request),
        async () => true,
      );
      if (!isMine) await memory.release(request);
      return isMine;
    },
    find: async (claim_hash, now) =>
      (await memory.find(claim_hash, now)) ??
      look(
        () => own.find(claim_hash, now),
        async () => null,
      ),
    complete: async (claim, result) => {
      await memory.complete(claim, result);
      await share(() => own.complete(claim, result));
    },
    renew: async (claim, lease_until) => {
      await memory.renew(claim, lease_until);
      await share(() => own.renew(claim, lease_until));
    },
    release: async (claim) => {
      await memory.release(claim);
      await share(() => own.release(claim));
    },
  };
}

function openResults({ redis, seal, keyOf }: RedisStore): IdempotencyStore {
  const place = (claim_hash: string): string => keyOf("result", claim_hash);
  const evaluate = (script: string, claim_hash: string, ...words: readonly (string | number)[]) =>
    redis.eval(script, 1, place(claim_hash), ...words);
  return {
    claim: async ({ claim_hash, body_hash, owner, now, lease_until, expires_at, standing_lease }) => {
      const words = [now, owner, body_hash, lease_until, expires_at, standing_lease ?? ""];
      return (await evaluate(CLAIM, claim_hash, ...words)) === 1;
    },
    find: async (claim_hash, now) => {
      const {
        body_hash,
        owner = "",
        result,
        lease_until,
        expires_at,
      } = await redis.hgetall(place(claim_hash));
      if (!body_hash || Number(expires_at) <= now) return null;
      const opened = result === undefined ? null : seal.open(result, place(claim_hash));
      return { body_hash, owner, result: opened, lease_until: Number(lease_until) };
    },
    complete: async ({ claim_hash, owner }, result) => {
      await evaluate(COMPLETE, claim_hash, owner, seal.close(result, place(claim_hash)));
    },
    renew: async ({ claim_hash, owner }, lease_until) => {
      await evaluate(RENEW, claim_hash, owner, lease_until);
    },
    release: async ({ claim_hash, owner }) => {
      await evaluate(RELEASE, claim_hash, owner);
    },
  };
}
