/** Lets go of what was opened: what is left open keeps the process alive, though it serves nothing. */
import type { Blobs } from "../ports/blobs.ts";
import type { Converter } from "../ports/converter.ts";
import type { Database } from "../ports/database.ts";
import type { RateLimiter } from "../ports/rate-limiter.ts";
import type { HeldUsageCounter } from "../adapters/memory/usage-counter.ts";
import type { Tracer } from "../ports/tracer.ts";
import type { Volatile } from "../ports/volatile.ts";

/** The adapters that hold something. */
export interface HoldingAdapters {
  converter: Converter;
  closeVectors: () => Promise<void>;
  rateLimiter: RateLimiter;
  volatile: Volatile;
  blobs: Blobs;
  tracer: Tracer;
  usageCounter: HeldUsageCounter;
  database: Database;
}

/** Closes those that there are, the database last: the others may still use it. Rejects as `closeEach` does. */
export function closeAdapters(opened: Readonly<Partial<HoldingAdapters>>): Promise<void> {
  return closeEach([
    () => opened.converter?.close(),
    () => opened.closeVectors?.(),
    () => opened.rateLimiter?.close(),
    () => opened.volatile?.close(),
    () => opened.blobs?.close(),
    () => opened.tracer?.close(),
    () => opened.usageCounter?.close(),
    () => opened.database?.close(),
  ]);
}

/** Closes one after the other. One that cannot be closed keeps no other open; rejects with the first fault when all were tried. */
export async function closeEach(closings: readonly (() => Promise<void> | undefined)[]): Promise<void> {
  let fault: { readonly cause: unknown } | undefined;
  for (const close of closings) {
    try {
      await close();
    } catch (cause) {
      fault ??= { cause };
    }
  }
  if (fault) throw fault.cause;
}
