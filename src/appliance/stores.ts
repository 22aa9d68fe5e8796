/** Everything that lives in the database, behind its ports. */
import { createAbuseStore } from "../adapters/storage/sessions/abuse.ts";
import { createAttachmentStore } from "../adapters/storage/files/attachments.ts";
import { createBlobLedger } from "../adapters/storage/files/blob-ledger.ts";
import { createAuditLog } from "../adapters/storage/audit.ts";
import { createApiKeyStore } from "../adapters/storage/tenants/api-keys.ts";
import { createCachedDirectory } from "../adapters/storage/tenants/cached-directory.ts";
import { createCheckStore } from "../adapters/storage/learning/checks.ts";
import { createDirectory } from "../adapters/storage/tenants/directory.ts";
import { createEmbeddingStore } from "../adapters/storage/knowledge/embeddings.ts";
import { createExpandTokenStore } from "../adapters/storage/sessions/expand-tokens.ts";
import { createFeedbackStore } from "../adapters/storage/sessions/feedback.ts";
import { createGapStore } from "../adapters/storage/learning/gaps.ts";
import { createIdempotencyStore } from "../adapters/storage/sessions/idempotency.ts";
import { createKnowledgeStore } from "../adapters/storage/knowledge/store.ts";
import { createLeases } from "../adapters/storage/leases.ts";
import { createOriginalStore } from "../adapters/storage/files/originals.ts";
import { createRecords } from "../adapters/storage/records.ts";
import { createPassageReader } from "../adapters/storage/knowledge/passage-reader.ts";
import { createRelayLedger } from "../adapters/storage/sessions/relay-ledger.ts";
import { createRetentionStore } from "../adapters/storage/sessions/retention.ts";
import { createReviewStore } from "../adapters/storage/learning/reviews.ts";
import { createSessionStore } from "../adapters/storage/sessions/store.ts";
import { createUsageStore } from "../adapters/storage/usage.ts";
import type { Clock } from "../ports/clock.ts";
import type { Database } from "../ports/database.ts";
import type { Ids } from "../ports/ids.ts";
import type { Settings } from "../settings/schema.ts";

/** What the stores need. */
export interface StoreOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly plans: Settings["plans"];
}

/** Every store of this database. */
export function createStores({ database, clock, ids, plans }: StoreOptions) {
  return {
    directory: createCachedDirectory(createDirectory({ database, plans }), clock),
    sessions: createSessionStore(database),
    keys: createApiKeyStore(database),
    attachments: createAttachmentStore(database),
    blobLedger: createBlobLedger(database),
    knowledge: createKnowledgeStore({ database }),
    originals: createOriginalStore(database),
    records: createRecords(database),
    passages: createPassageReader(database),
    embeddings: createEmbeddingStore({ database }),
    feedback: createFeedbackStore(database),
    reviews: createReviewStore(database),
    gaps: createGapStore(database),
    checks: createCheckStore(database),
    expandTokens: createExpandTokenStore(database),
    relays: createRelayLedger(database),
    retention: createRetentionStore(database),
    audit: createAuditLog({ database, clock, ids }),
    leases: createLeases(database),
    abuse: createAbuseStore(database),
    idempotencyStore: createIdempotencyStore(database),
    usage: createUsageStore(database),
  };
}

/** Every store of this database. */
export type Stores = ReturnType<typeof createStores>;
