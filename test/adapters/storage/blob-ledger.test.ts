import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAttachmentStore } from "../../../src/adapters/storage/attachments.ts";
import { createBlobLedger } from "../../../src/adapters/storage/blob-ledger.ts";
import { migrate } from "../../../src/adapters/storage/migrations.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema.ts";
import { createSessionStore } from "../../../src/adapters/storage/sessions.ts";
import { beginSession } from "../../../src/domain/session.ts";
import type { Robot } from "../../../src/domain/tenant.ts";
import type { Database } from "../../../src/ports/database.ts";

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
});
afterEach(() => database.close());

const robot = { robot_id: "rob_1", tenant_id: "ten_1", session_timeout_minutes: 30 } as Robot;
const ledger = () => createBlobLedger(database);
const claim = (claim_id: string, now = 0) =>
  ledger().claim({ claim_id, blob_ids: ["blob_a", "blob_a"], now, expires_at: now + 1_000 });
const take = (now: number) => ledger().takeUnneeded({ now, busy_until: now + 500, most: 10 });

async function begin(session_id: string): Promise<void> {
  const session = beginSession({
    robot: {
      ...robot,
      session_lifetime_hours: 1,
      max_questions_per_session: null,
      retention_mode: "full",
      retention_days: 1,
    },
    session_id,
    protocol_number: `ACM-20260105-${session_id}`,
    source: "public_chat",
    widget_origin: null,
    visitor_label: null,
    client_hash: null,
    terms_version: "v1",
    now: 0,
  });
  await createSessionStore(database).create(session);
}

const row = { message_id: "msg_1", file_name: "a.txt", content_type: "text/plain", size_bytes: 3 };
const keep = (session_id: string, claim_id: string) =>
  createSessionStore(database).appendTurns({
    session_id,
    reservation_id: "rsv_1",
    deadline_at: 9,
    turns: [],
    files: { claim_id, created_at: 1, attachments: [{ ...row, blob_id: "blob_a", extracted_text: "abc" }] },
  });

describe("the ledger of bytes", () => {
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

  it("bytes that are being removed cannot be claimed nor taken twice, until that is settled or given up", async () => {
    await claim("clm_1");
    await ledger().abandon("clm_1");
    expect(await take(0)).toEqual(["blob_a"]);
    expect([await claim("clm_2", 499), await take(499)]).toEqual([false, []]);
    expect(await claim("clm_2", 500)).toBe(true);
    await ledger().abandon("clm_2");
    await take(600);
    await ledger().settle(["blob_a"]);
    expect(await claim("clm_3", 601)).toBe(true);
  });

  it("bytes with rows are needed until the last row is gone, however it goes", async () => {
    for (const [session_id, claim_id] of [
      ["AAAAAA", "clm_1"],
      ["BBBBBB", "clm_2"],
    ] as const) {
      await begin(session_id);
      await claim(claim_id);
      expect(await keep(session_id, claim_id)).toBe(true);
    }
    const sessions = createSessionStore(database);
    await sessions.forgetTurns("AAAAAA");
    expect(await take(5_000)).toEqual([]);
    expect(await createAttachmentStore(database).measure("BBBBBB")).toEqual({ count: 1, size_bytes: 3 });
    await database.write([{ sql: "DELETE FROM sessions WHERE session_id = 'BBBBBB'" }]);
    expect(await take(6_000)).toEqual(["blob_a"]);
  });

  it("a session that is closed takes no files", async () => {
    await begin("AAAAAA");
    await claim("clm_1");
    const closing = { close_reason: "user_closed", closed_at: 1, summary: null, relay: null } as const;
    await createSessionStore(database).close({
      session_id: "AAAAAA",
      retain_until: null,
      closing,
      claim: null,
      contact: null,
    });
    expect(await keep("AAAAAA", "clm_1")).toBe(false);
    expect(await createAttachmentStore(database).list("AAAAAA", 10)).toEqual([]);
  });
});
