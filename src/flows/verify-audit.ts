/** Checks the audit log's chain of hashes, entry by entry. */
import { type AuditEntry, findBreak } from "../domain/audit.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import { listPages } from "./list-all.ts";

const PAGE = 500;

/** What was found: how many entries are whole, and the first that is not. */
export interface AuditVerdict {
  readonly entries: number;
  readonly broken_at: number | null;
  /** The hash of the newest entry: written down elsewhere, it shows later that nothing before it was changed. */
  readonly head: string | null;
}

/** Gives the flow. */
export function createVerifyAudit(audit: Pick<AuditLog, "list">) {
  return async (): Promise<AuditVerdict> => {
    let last: AuditEntry | null = null;
    let entries = 0;
    const pages = listPages<AuditEntry>(PAGE, (before) => audit.list(before?.seq ?? 0, PAGE));
    for await (const page of pages) {
      const broken = findBreak(last ? [last, ...page] : page);
      if (broken) return { entries, broken_at: broken.seq, head: last?.hash ?? null };
      entries += page.length;
      last = page.at(-1) ?? last;
    }
    return { entries, broken_at: null, head: last?.hash ?? null };
  };
}
