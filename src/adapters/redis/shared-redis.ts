/**
 * A Redis that may be lost at any time: what is asked of it meanwhile is answered by something of this process.
 * `ioredis` is an optional peer: only an installation that sets a Redis has to trust it and its dependencies.
 */
import type { Redis } from "ioredis";
import type { Log } from "../../ports/log.ts";
import type { Secret } from "../../settings/secrets.ts";

/** What a connection needs. */
export interface SharedRedisOptions {
  /** `redis://` or `rediss://`; it may hold a password. */
  readonly url: Secret;
  readonly log: Log;
  /** What is said once at each loss, and once at each return. */
  readonly words: { readonly lost: string; readonly back: string };
}

/** A connection. */
export interface SharedRedis {
  readonly redis: Redis;
  /** Does `work`; `otherwise` when it fails, and for a second after that without trying. */
  run<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
  /** The same for work that reads, deletes or may write nothing: a full or read-only Redis still does it, and is not back by that. */
  look<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
  /** Lets go of the connection. Idempotent. */
  close(): void;
}

const CONNECT_MS = 2_000;
const COMMAND_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
// A Redis that hangs costs a request the time of a command: not every request.
const REST_MS = 1_000;

async function open(url: Secret): Promise<Redis> {
  const { Redis } = await import("ioredis").catch((cause: unknown) => {
    throw new Error(
      "A store is redis, but ioredis is not installed: install it as chat-assistant was, `npm install --global ioredis@5.11.1`",
      { cause },
    );
  });
  return new Redis(url.reveal(), {
    lazyConnect: true,
    enableOfflineQueue: false,
    // What was under way when the connection broke may have been done: sent again, a claim would find itself taken.
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    disconnectTimeout: COMMAND_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_PAUSE_MS),
  });
}

/**
 * Logs in and writes, as the service does; a word that is gone after a second. Rejects with Redis' own word for what
 * hinders (`WRONGPASS`, `OOM`, `READONLY`), or with the error of the connection.
 */
export async function tryRedis(url: Secret): Promise<void> {
  const redis = await open(url);
  let told: Error | undefined;
  redis.on("error", (error: Error) => {
    told ??= error;
  });
  try {
    await redis.connect();
    await redis.set("chat-assistant:tried", "1", "PX", REST_MS);
  } catch (error) {
    const { message } = told ?? (error as Error);
    throw new Error(/^[A-Z]{3,20}(?= )/.exec(message)?.[0] ?? message, { cause: error });
  } finally {
    redis.disconnect();
  }
}

/** Connects; a Redis that is not there yet is one that is lost. Throws when `ioredis` is not installed. */
export async function connectRedis({ url, log, words }: SharedRedisOptions): Promise<SharedRedis> {
  const redis = await open(url);
  const reconnect = createReconnect(redis);
  let isLost = false;
  let isRefusing = false;
  let rests_until = 0;
  const lose = (): void => {
    if (!isLost) log.warn(words.lost);
    isLost = true;
    rests_until = performance.now() + REST_MS;
  };
  const find = (): void => {
    if (isLost) log.info(words.back);
    isLost = false;
    isRefusing = false;
    rests_until = 0;
  };
  const attempt =
    (isReading: boolean): SharedRedis["run"] =>
    async (work, otherwise) => {
      if (performance.now() < rests_until) return otherwise();
      try {
        const value = await work();
        if (!isReading || !isRefusing) find();
        return value;
      } catch (error) {
        isRefusing = error instanceof Error && error.name === "ReplyError";
        lose();
        if (!isRefusing) reconnect();
        return otherwise();
      }
    };
  // An "error" that nobody hears ends the process. Its text may hold the address: it is not logged.
  redis.on("error", lose);
  redis.on("ready", find);
  await redis.connect().catch(lose);
  return { redis, run: attempt(false), look: attempt(true), close: () => redis.disconnect() };
}

// Of a machine that was cut off nobody says so: the system tries the old connection at ever longer intervals, and would find
// Redis again as late after its return as it had been away.
function createReconnect(redis: Redis): () => void {
  let isLeaving = false;
  redis.on("close", () => {
    isLeaving = false;
  });
  return () => {
    if (isLeaving || redis.status !== "ready") return;
    isLeaving = true;
    redis.disconnect(true);
  };
}
