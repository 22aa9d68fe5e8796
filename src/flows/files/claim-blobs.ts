/** Claims bytes before they are written: until what needs them is written too, nobody removes them. A claim ends by itself. */
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "../../domain/refusal.ts";
import type { BlobLedger } from "../../ports/blob-ledger.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";

/** What claiming needs. */
export interface ClaimBlobsOptions {
  readonly blobLedger: BlobLedger;
  readonly clock: Clock;
  readonly ids: Ids;
}

// Longer than writing the bytes of a message can take.
const CLAIM_MS = 10 * 60_000;
const POLL_MS = 50;
const MOST_POLLS = 100;

/** Gives the claim. The same bytes may just be removed elsewhere, which takes milliseconds. Refuses with `database_unavailable`. */
export async function claimBlobs(
  { blobLedger, clock, ids }: ClaimBlobsOptions,
  blob_ids: readonly string[],
): Promise<string> {
  const claim_id = ids.create("clm");
  for (let polls = 0; polls < MOST_POLLS; polls++) {
    const now = clock.now();
    if (await blobLedger.claim({ claim_id, blob_ids, now, expires_at: now + CLAIM_MS })) return claim_id;
    await pause(POLL_MS);
  }
  throw new Refusal("database_unavailable", { detail: "The files cannot be kept at the moment." });
}
