import { afterEach, beforeEach, expect, it } from "vitest";
import { createAttachmentStore } from "../../src/adapters/storage/files/attachments.ts";
import { createBlobLedger } from "../../src/adapters/storage/files/blob-ledger.ts";
import { createSessionStore } from "../../src/adapters/storage/sessions/store.ts";
import { createReleaseBlobs } from "../../src/flows/files/release-blobs.ts";
import type { Blobs } from "../../src/ports/blobs.ts";
import type { Database } from "../../src/ports/database.ts";
import { closeRequest, closeSession, keepSession } from "../support/sessions.ts";

/** What every ledger of bytes keeps, with the attachments that need them; run inside a `describe`. */
export function itKeepsBytesInTheLedger(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const ledger = () => createBlobLedger(database);
  const claim = (claim_id: string, now = 0) =>
    ledger().claim({ claim_id, blob_ids: ["blob_a", "blob_a"], now, expires_at: now + 1_000 });
  const take = (now: number) => ledger().takeUnneeded({ now, busy_until: now + 500, limit: 10 });

  const row = { message_id: "msg_1", file_name: "a.txt", content_type: "text/plain", size_bytes: 3 };
  const keep = (session_id: string, claim_id: string) =>
    createSessionStore(database).appendTurns({
      session_id,
      reservation_id: "rsv_1",
      deadline_at: 9,
      turns: [],
      files: {
        claim_id,
        created_at: 1,
        attachments: [{ ...row, blob_id: "blob_a", extracted_text: "「abc」" }],
      },
    });

  it("bytes under a claim are not taken; a claim that ran out gives them up", async () => {
    expect(await claim("clm_1")).toBe(true);
    expect(await take(999)).toEqual([]);
    expect(await ledger().countUnneeded(1_000)).toBe(1);
    expect(await take(1_000)).toEqual(["blob_a"]);
  });

  it("a claim that is abandoned gives its bytes up at once, unless another claim has them", async () => {
    await claim("clm_1");
    await claim("clm_2");
    await ledger().abandon("clm_1");
    await ledger().abandon("clm_1");
    expect(await take(1)).toEqual([]);
    await ledger().abandon("clm_2");
    expect(await take(1)).toEqual(["blob_a"]);
  });

  it("of much that waits, no more is looked at than is taken; what is needed goes from the list bit by bit", async () => {
    const waiting = ["a", "b", "c", "d", "e", "f"].map((name) => `blob_${name}`);
    const needed = new Set(["blob_a", "blob_b", "blob_c", "blob_e"]);
    await database.write([
      ...waiting.map((blob_id) => ({
        sql: "INSERT INTO blob_removals (blob_id, busy_until) VALUES (:blob_id, 0)",
        args: { blob_id },
      })),
      ...[...needed].map((blob_id) => ({
        sql: "INSERT INTO originals (robot_id, source, blob_id, size_bytes, documents, taught_at) VALUES ('rob_1', :blob_id, :blob_id, 1, 1, 1)",
        args: { blob_id },
      })),
    ]);
    const listed = async () =>
      (await database.read({ sql: "SELECT blob_id FROM blob_removals ORDER BY blob_id" })).map(
        ({ blob_id }) => blob_id,
      );
    expect(await ledger().takeUnneeded({ now: 1, busy_until: 9, limit: 2 })).toEqual(["blob_d", "blob_f"]);
    expect(await listed()).toEqual(["blob_c", "blob_d", "blob_e", "blob_f"]);
    expect(await ledger().takeUnneeded({ now: 1, busy_until: 9, limit: 2 })).toEqual([]);
    expect(await listed()).toEqual(["blob_d", "blob_f"]);
  });

  it("bytes that are being removed cannot be claimed nor taken twice, until that is settled or given up", async () => {
    await claim("clm_1");
    await ledger().abandon("clm_1");
    expect(await take(0)).toEqual(["blob_a"]);
    expect([await claim("clm_2", 499), await take(499)]).toEqual([false, []]);
    expect(await claim("clm_2", 500)).toBe(true);
    await ledger().abandon("clm_2");
    await take(600);
    const settled = { removed: ["blob_a"], untouched: [] };
    // What was taken so long ago that another has it now is no longer ended by the first.
    await ledger().settle({ ...settled, busy_until: 500 });
    expect(await claim("clm_3", 601)).toBe(false);
    await ledger().settle({ ...settled, busy_until: 1_100 });
    expect(await claim("clm_3", 601)).toBe(true);
  });

  it("a slow store is asked until all is removed: what one call does not get to, the next one takes", async () => {
    const blob_ids = ["blob_a", "blob_b", "blob_c", "blob_d", "blob_e"];
    await ledger().claim({ claim_id: "clm_1", blob_ids, now: 0, expires_at: 1_000 });
    await ledger().abandon("clm_1");
    let now = 0;
    const removed: string[] = [];
    const blobs = {
      remove: async (blob_id: string) => {
        now += 10_000;
        removed.push(blob_id);
      },
    } as Blobs;
    const release = createReleaseBlobs({ blobs, blobLedger: ledger(), clock: { now: () => now } });
    expect([await release(), await release(), await release()]).toEqual([3, 2, 0]);
    expect(removed.toSorted()).toEqual(blob_ids);
  });

  it("bytes with rows are needed until the last row is gone, however it goes", async () => {
    for (const number of [1, 2]) {
      const { session_id } = await keepSession(database, number);
      const claim_id = `clm_${number}`;
      await claim(claim_id);
      expect(await keep(session_id, claim_id)).toBe(true);
    }
    await createSessionStore(database).close(closeRequest("ses_1", { forget_turns: true }));
    expect(await take(5_000)).toEqual([]);
    expect(await createAttachmentStore(database).measure("ses_2")).toEqual({ count: 1, size_bytes: 3 });
    await database.write([{ sql: "DELETE FROM sessions WHERE session_id = 'ses_2'" }]);
    expect(await take(6_000)).toEqual(["blob_a"]);
  });

  it("a session's files are listed as they were kept, the last ones first chosen", async () => {
    const { session_id } = await keepSession(database);
    for (const claim_id of ["clm_1", "clm_2", "clm_3"]) await keep(session_id, claim_id);
    const kept = { ...row, blob_id: "blob_a", extracted_text: "「abc」" };
    expect(await createAttachmentStore(database).list(session_id, 2)).toEqual([kept, kept]);
    expect(await createAttachmentStore(database).measure(session_id)).toEqual({ count: 3, size_bytes: 9 });
    expect(await createAttachmentStore(database).measure("ses_9")).toEqual({ count: 0, size_bytes: 0 });
  });

  it("a session that is closed takes no files", async () => {
    await keepSession(database);
    await claim("clm_1");
    await closeSession(database, "ses_1", null);
    expect(await keep("ses_1", "clm_1")).toBe(false);
    expect(await createAttachmentStore(database).list("ses_1", 10)).toEqual([]);
  });
}
