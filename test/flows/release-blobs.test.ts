/** Removing bytes that nobody needs: one that cannot be removed keeps neither the others nor its own next turn. */
import { expect, it } from "vitest";
import { createReleaseBlobs } from "../../src/flows/release-blobs.ts";
import type { BlobLedger } from "../../src/ports/blob-ledger.ts";
import type { Blobs } from "../../src/ports/blobs.ts";

it("those that can be removed are settled, the one that cannot is told and stays due", async () => {
  const settled: string[] = [];
  const blobs = {
    remove: async (blob_id: string) => {
      if (blob_id === "locked") throw new Error("blobs: locked cannot be removed: permission denied");
    },
  } as Blobs;
  const blobLedger = {
    takeUnneeded: async () => ["first", "locked", "last"],
    settle: async (blob_ids) => void settled.push(...blob_ids),
  } as Pick<BlobLedger, "takeUnneeded" | "settle"> as BlobLedger;
  const release = createReleaseBlobs({ blobs, blobLedger, clock: { now: () => 0 } });
  await expect(release()).rejects.toThrow("permission denied");
  expect(settled).toEqual(["first", "last"]);
});
