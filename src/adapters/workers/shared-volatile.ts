/**
 * What is kept in memory only (`ports/volatile.ts`), kept by the parent for all its workers: a visitor's next request
 * may meet any of them. It travels over a pipe between the two processes and reaches no disk.
 */
import type { RateLimiter } from "../../ports/rate-limiter.ts";
import type { TokenReservation } from "../../ports/token-budget.ts";
import type { Volatile } from "../../ports/volatile.ts";
import type { Channel } from "./channel.ts";

const SHARED = {
  limits: ["consume"],
  handover: ["put", "take"],
  items: ["save", "find"],
  results: ["claim", "find", "complete", "renew", "release"],
} as const;

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The parent's side: answers one worker's calls from its own memory. */
export function answerVolatile(channel: Channel, volatile: Volatile): void {
  for (const [part, methods] of Object.entries(SHARED)) {
    const own = volatile[part as keyof typeof SHARED] as unknown as Readonly<Record<string, Method>>;
    for (const method of methods) channel.answer(`${part}.${method}`, (...args) => own[method]?.(...args));
  }
  // A reservation is an object with a method: over the pipe it goes by a number.
  const reservations = new Map<number, TokenReservation>();
  let count = 0;
  channel.answer("budget.reserve", async (tenant_id, tokens) => {
    const reservation = await volatile.tokenBudget.reserve(tenant_id as string, tokens as number);
    if (!reservation) return null;
    reservations.set((count += 1), reservation);
    return count;
  });
  channel.answer("budget.settle", async (id, used_tokens) => {
    const reservation = reservations.get(id as number);
    reservations.delete(id as number);
    await reservation?.settle(used_tokens as number);
  });
}

/** What a worker's side needs. */
export interface SharedVolatileOptions {
  readonly channel: Channel;
  /** Whether items are kept at all. */
  readonly items_enabled: boolean;
  /** Counts while the parent cannot. */
  readonly memory: RateLimiter;
}

/** The worker's side: asks the parent. */
export function createSharedVolatile({ channel, items_enabled, memory }: SharedVolatileOptions): Volatile {
  const remote = (part: keyof typeof SHARED) =>
    Object.fromEntries(
      SHARED[part].map((method) => [
        method,
        (...args: readonly unknown[]) => channel.call(`${part}.${method}`, args),
      ]),
    );
  const results = remote("results") as unknown as Volatile["results"];
  const handover = remote("handover") as unknown as Volatile["handover"];
  const items = remote("items") as unknown as Volatile["items"];
  const limits = remote("limits") as unknown as RateLimiter;
  return {
    results,
    handover,
    items: { ...items, enabled: items_enabled },
    limits: {
      consume: (name, key) => limits.consume(name, key).catch(() => memory.consume(name, key)),
      close: () => memory.close(),
    },
    // The parent's store is the parent's to close.
    close: async () => {},
    tokenBudget: {
      reserve: async (tenant_id, tokens) => {
        const id = (await channel.call("budget.reserve", [tenant_id, tokens])) as number | null;
        if (id === null) return null;
        return { settle: async (used) => void (await channel.call("budget.settle", [id, used])) };
      },
    },
  };
}
