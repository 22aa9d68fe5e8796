/** The audit log: an append-only chain of hashes over what admins and the system did. Never a text of a conversation. */
import { createHash } from "node:crypto";

/** What an entry says. `subject` is an id or a name, `details` counts and settings. */
export interface AuditFact {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** An entry as it is kept. */
export interface AuditEntry extends AuditFact {
  readonly seq: number;
  readonly audit_id: string;
  readonly at: number;
  readonly previous_hash: string;
  readonly hash: string;
}

/** What stands before the first entry. */
export const FIRST_HASH = "0".repeat(64);

/** The hash of an entry: over its content in a fixed order and the hash before it. */
export function hashEntry(entry: Omit<AuditEntry, "hash">): string {
  const { seq, audit_id, at, actor, action, subject, details, previous_hash } = entry;
  const sorted = Object.fromEntries(
    Object.entries(details).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  const content = JSON.stringify([seq, audit_id, at, actor, action, subject, sorted, previous_hash]);
  return createHash("sha256").update(content).digest("hex");
}

/** The first entry that does not follow from the one before it, or whose content was changed; null when the chain is whole. */
export function findBreak(entries: readonly AuditEntry[]): AuditEntry | null {
  let before: AuditEntry | null = null;
  for (const entry of entries) {
    const follows = before === null || (entry.previous_hash === before.hash && entry.seq === before.seq + 1);
    if (!follows || hashEntry(entry) !== entry.hash) return entry;
    before = entry;
  }
  return null;
}
