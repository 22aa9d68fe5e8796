/** Every sweep of the product, in the order in which they run. */
import type { AuditLog } from "../ports/audit-log.ts";
import type { BlobLedger } from "../ports/blob-ledger.ts";
import type { Clock } from "../ports/clock.ts";
import type { ExpandTokenStore } from "../ports/expand-token-store.ts";
import type { GapStore } from "../ports/gap-store.ts";
import type { KnowledgeStore } from "../ports/knowledge-store.ts";
import type { RetentionStore } from "../ports/retention-store.ts";
import type { UsageStore } from "../ports/usage-store.ts";
import { USAGE_DAYS } from "../domain/usage.ts";
import type { Sweep } from "./sweep.ts";

/** What the sweeps need. */
export interface SweepOptions {
  readonly retention: RetentionStore;
  readonly expandTokens: ExpandTokenStore;
  readonly audit: AuditLog;
  readonly blobLedger: BlobLedger;
  readonly clock: Clock;
  readonly expireSessions: (limit: number, isStopping?: () => boolean) => Promise<number>;
  readonly releaseBlobs: (limit: number) => Promise<number>;
  readonly settleRelays: () => Promise<number>;
  readonly audit_days: number;
  readonly gaps: GapStore;
  readonly usage: UsageStore;
  readonly knowledge: Pick<KnowledgeStore, "countSegments" | "mergeSegments">;
  /** null: no embedder is configured. */
  readonly embedKnowledge: Pick<Sweep, "countDue" | "run"> | null;
}

const DAY_MS = 86_400_000;

/** The sweeps. */
export function listSweeps(options: SweepOptions): readonly Sweep[] {
  const { retention, expandTokens, audit, blobLedger, clock } = options;
  const auditLimit = () => clock.now() - options.audit_days * DAY_MS;
  return [
    { name: "interrupted relays", countDue: async () => 0, run: () => options.settleRelays() },
    {
      name: "idle sessions",
      countDue: () => retention.countExpired(clock.now()),
      run: (limit, isStopping) => options.expireSessions(limit, isStopping),
    },
    {
      name: "retention",
      countDue: () => retention.countDue(clock.now()),
      run: (limit) => retention.forgetDue(clock.now(), limit),
    },
    {
      name: "unneeded attachments",
      countDue: () => blobLedger.countUnneeded(clock.now()),
      run: (limit) => options.releaseBlobs(limit),
    },
    {
      name: "expand tokens",
      countDue: () => expandTokens.countExpired(clock.now()),
      run: (limit) => expandTokens.removeExpired(clock.now(), limit),
    },
    {
      name: "audit log",
      countDue: () => audit.countBefore(auditLimit()),
      run: (limit) => audit.removeBefore(auditLimit(), limit),
    },
    {
      name: "gap questions",
      countDue: () => options.gaps.countDue(clock.now()),
      run: (limit) => options.gaps.forgetDue(clock.now(), limit),
    },
    forgetUsage(options),
    mergeIndex(options),
    // Last: it may take its time.
    ...(options.embedKnowledge ? [{ name: "embeddings", ...options.embedKnowledge }] : []),
  ];
}

function forgetUsage({ usage, clock }: Pick<SweepOptions, "usage" | "clock">): Sweep {
  const limit = () => clock.now() - USAGE_DAYS * DAY_MS;
  return {
    name: "usage",
    countDue: () => usage.countBefore(limit()),
    run: (most) => usage.removeBefore(limit(), most),
  };
}

const mergeIndex = ({ knowledge }: Pick<SweepOptions, "knowledge">): Sweep => ({
  name: "search index",
  countDue: () => knowledge.countSegments(),
  run: () => knowledge.mergeSegments(),
});
