/** Removes the bytes that no session needs any more; called after every deletion, and by the sweep for what was left. */
import type { BlobLedger } from "../../ports/blob-ledger.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";

/** What the flow needs. */
export interface ReleaseBlobsOptions {
  readonly blobs: Blobs;
  readonly blobLedger: BlobLedger;
  readonly clock: Clock;
}

/** Removes up to `limit` blobs, as many as it gets to; gives how many. Rejects when one cannot be removed; it is tried again later. */
export type ReleaseBlobs = (limit?: number) => Promise<number>;

// A process that dies meanwhile holds its bytes up no longer than this.
const BUSY_MS = 60_000;
// No removal begins later: afterwards the same bytes may be kept anew, and a removal that is still under way would take
// those. The slowest (a store that is asked three times, ten seconds each) ends within what is left.
const BEGIN_MS = 25_000;
const BATCH = 200;

/** Gives the flow. Safe in several processes at once. */
export function createReleaseBlobs({ blobs, blobLedger, clock }: ReleaseBlobsOptions): ReleaseBlobs {
  return async (limit = BATCH) => {
    const now = clock.now();
    const busy_until = now + BUSY_MS;
    const unneeded = await blobLedger.takeUnneeded({ now, busy_until, limit });
    const removed: string[] = [];
    let begun = 0;
    let fault: { readonly cause: unknown } | null = null;
    for (const blob_id of unneeded) {
      if (clock.now() - now >= BEGIN_MS) break;
      begun += 1;
      try {
        await blobs.remove(blob_id);
        removed.push(blob_id);
      } catch (cause) {
        // One that cannot be removed does not keep the others.
        fault ??= { cause };
      }
    }
    await blobLedger.settle({ busy_until, removed, untouched: unneeded.slice(begun) });
    if (fault) throw fault.cause;
    return removed.length;
  };
}
