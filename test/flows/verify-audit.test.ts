/** The audit log's chain is checked a page at a time, and across the pages' edges. */
import { expect, it } from "vitest";
import { type AuditEntry, FIRST_HASH, hashEntry } from "../../src/domain/audit.ts";
import { createVerifyAudit } from "../../src/flows/verify-audit.ts";

const FACT = { actor: "root", action: "key.issued", subject: "key_1", details: {} };

/** A chain that begins anew at some entry, as one whose beginning was replaced does. */
function chain(length: number, broken_at = 0): readonly AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let seq = 1; seq <= length; seq++) {
    const previous_hash = seq === broken_at ? FIRST_HASH : (entries.at(-1)?.hash ?? FIRST_HASH);
    const entry = { ...FACT, seq, audit_id: `aud_${seq}`, at: seq, previous_hash };
    entries.push({ ...entry, hash: hashEntry(entry) });
  }
  return entries;
}

const verify = (entries: readonly AuditEntry[]) =>
  createVerifyAudit({
    list: async (after_seq, limit) => entries.slice(after_seq, after_seq + limit),
  })();

it.each([0, 1, 499, 500, 501, 1_000, 1_001])(
  "a chain of %i entries is whole, and its head told",
  async (n) => {
    const entries = chain(n);
    const head = entries.at(-1)?.hash ?? null;
    expect(await verify(entries)).toEqual({ entries: n, broken_at: null, head });
  },
);

it.each([2, 500, 501, 502, 1_001])("a chain that breaks at entry %i is told to", async (broken_at) => {
  expect(await verify(chain(1_200, broken_at))).toMatchObject({ broken_at });
});
