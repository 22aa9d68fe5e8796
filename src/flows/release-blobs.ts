/** Removes the bytes that no session needs any more; called after every deletion, and by the sweep for what was left. */
import type { BlobLedger } from "../ports/blob-ledger.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Clock } from "../ports/clock.ts";

/** What the flow needs. */
export interface ReleaseBlobsOptions {
  readonly blobs: Blobs;
  readonly blobLedger: BlobLedger;
  readonly clock: Clock;
}

/** Removes up to `most` blobs; gives how many. Rejects when one cannot be removed; it is tried again later. */
export type ReleaseBlobs = (most?: number) => Promise<number>;

// Longer than the removal of a batch takes; a process that dies meanwhile holds its bytes up no longer than this.
const BUSY_MS = 60_000;
const BATCH = 200;

/** Gives the flow. Safe in several processes at once. */
export function createReleaseBlobs({ blobs, blobLedger, clock }: ReleaseBlobsOptions): ReleaseBlobs {
  return async (most = BATCH) => {
    const now = clock.now();
    const unneeded = await blobLedger.takeUnneeded({ now, busy_until: now + BUSY_MS, most });
    const removed: string[] = [];
    let fault: { readonly cause: unknown } | null = null;
    for (const blob_id of unneeded) {
      try {
        await blobs.remove(blob_id);
        removed.push(blob_id);
      } catch (cause) {
        // One that cannot be removed does not keep the others.
        fault ??= { cause };
      }
    }
    await blobLedger.settle(removed);
    if (fault) throw fault.cause;
    return removed.length;
  };
}
