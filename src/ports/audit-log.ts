/** The audit port. */
import type { AuditEntry, AuditFact } from "../domain/audit.ts";

/** Where the audit log lives. */
export interface AuditLog {
  /** Adds an entry at the end of the chain. Never two at one place, whatever other processes add. */
  append(fact: AuditFact): Promise<void>;
  /** Entries after `after_seq`, oldest first; at most `limit`. */
  list(after_seq: number, limit: number): Promise<readonly AuditEntry[]>;
  /** The newest entries, newest first; at most `limit`. */
  listNewest(limit: number): Promise<readonly AuditEntry[]>;
  /** Deletes up to `limit` of the oldest entries from before `before`; gives how many. The rest of the chain stays whole. */
  removeBefore(before: number, limit: number): Promise<number>;
  countBefore(before: number): Promise<number>;
}
