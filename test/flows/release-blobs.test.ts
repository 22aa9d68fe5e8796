/** Removing bytes that nobody needs: one that cannot be removed keeps neither the others nor its own next turn. */
import { expect, it } from "vitest";
import { createReleaseBlobs } from "../../src/flows/files/release-blobs.ts";
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
    settle: async ({ removed }) => void settled.push(...removed),
  } as Pick<BlobLedger, "takeUnneeded" | "settle"> as BlobLedger;
  const release = createReleaseBlobs({ blobs, blobLedger, clock: { now: () => 0 } });
  await expect(release()).rejects.toThrow("permission denied");
  expect(settled).toEqual(["first", "last"]);
});

it("no removal of a slow store begins when the same bytes may soon be kept anew", async () => {
  const started = Date.UTC(2026, 0, 31);
  let now = started;
  let busy_until = 0;
  const begun: number[] = [];
  const settled: string[] = [];
  const blobs = {
    remove: async () => {
      begun.push(now);
      now += 10_000;
    },
  } as unknown as Blobs;
  const ids = Array.from({ length: 200 }, (_, at) => `blob ${at}`);
  const blobLedger = {
    takeUnneeded: async (taken) => {
      ({ busy_until } = taken);
      return ids;
    },
    settle: async ({ removed }) => void settled.push(...removed),
  } as Pick<BlobLedger, "takeUnneeded" | "settle"> as BlobLedger;
  const removed = await createReleaseBlobs({ blobs, blobLedger, clock: { now: () => now } })();
  expect(begun.length).toBeGreaterThan(1);
  expect(Math.max(...begun) + 31_000).toBeLessThanOrEqual(busy_until);
  expect([removed, settled]).toEqual([begun.length, ids.slice(0, begun.length)]);
});
