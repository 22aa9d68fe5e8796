import { describe, expect, it } from "vitest";
import { type AuditEntry, findBreak, FIRST_HASH, hashEntry } from "../../src/domain/audit.ts";

const FACT = { actor: "root", action: "key.issued", subject: "key_1", details: { scopes: 2, expires: null } };

function chain(length: number): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let seq = 1; seq <= length; seq++) {
    const previous_hash = entries.at(-1)?.hash ?? FIRST_HASH;
    const entry = { ...FACT, seq, audit_id: `aud_${seq}`, at: 1_000 * seq, previous_hash };
    entries.push({ ...entry, hash: hashEntry(entry) });
  }
  return entries;
}

describe("the hash of an entry", () => {
  const [entry] = chain(1) as [AuditEntry];

  it("is a SHA-256 that starts from 64 zeros", () => {
    expect(entry.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(FIRST_HASH).toBe("0".repeat(64));
    expect(hashEntry({ ...entry, details: { expires: null, scopes: 2 } })).toBe(entry.hash);
  });

  it.each<[string, Partial<AuditEntry>]>([
    ["seq", { seq: 2 }],
    ["audit_id", { audit_id: "aud_2" }],
    ["at", { at: 1_001 }],
    ["actor", { actor: "marie" }],
    ["action", { action: "key.revoked" }],
    ["subject", { subject: "key_2" }],
    ["a detail", { details: { scopes: 3, expires: null } }],
    ["a detail's name", { details: { scope: 2, expires: null } }],
    ["a detail less", { details: { scopes: 2 } }],
    ["the hash before", { previous_hash: "1".repeat(64) }],
  ])("changes with %s", (_field, change) => {
    expect(hashEntry({ ...entry, ...change })).not.toBe(entry.hash);
  });
});

describe("a chain", () => {
  it("that is whole has no break, a part from its middle included", () => {
    for (const entries of [[], chain(1), chain(5), chain(5).slice(2)]) expect(findBreak(entries)).toBeNull();
  });

  it.each<[string, (entries: AuditEntry[]) => AuditEntry[], number]>([
    ["a changed entry", (all) => all.with(2, { ...all[2]!, actor: "marie" }), 3],
    ["a changed first entry", (all) => all.with(0, { ...all[0]!, at: 5 }), 1],
    ["an entry that is gone", (all) => all.toSpliced(2, 1), 4],
    ["two entries in each other's place", (all) => [all[0]!, all[2]!, all[1]!, ...all.slice(3)], 3],
    [
      "a changed entry with its hash made anew",
      (all) => {
        const forged = { ...all[2]!, actor: "marie" };
        return all.with(2, { ...forged, hash: hashEntry(forged) });
      },
      4,
    ],
    [
      "an entry that names the right one before and has a wrong number",
      (all) => {
        const skipped = { ...all[2]!, seq: 9 };
        return all.slice(0, 2).concat({ ...skipped, hash: hashEntry(skipped) });
      },
      9,
    ],
  ])("with %s breaks there", (_what, change, seq) => {
    expect(findBreak(change(chain(5)))?.seq).toBe(seq);
  });
});
