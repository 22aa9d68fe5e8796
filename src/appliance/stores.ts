/** Everything that lives in the database, behind its ports. */
import { createAbuseStore } from "../adapters/storage/abuse.ts";
import { createAttachmentStore } from "../adapters/storage/attachments.ts";
import { createBlobLedger } from "../adapters/storage/blob-ledger.ts";
import { createAuditLog } from "../adapters/storage/audit.ts";
import { createApiKeyStore } from "../adapters/storage/api-keys.ts";
import { createCachedDirectory } from "../adapters/storage/cached-directory.ts";
import { createCheckStore } from "../adapters/storage/checks.ts";
import { createDirectory } from "../adapters/storage/directory.ts";
import { createEmbeddingStore } from "../adapters/storage/embeddings.ts";
import { createExpandTokenStore } from "../adapters/storage/expand-tokens.ts";
import { createFeedbackStore } from "../adapters/storage/feedback.ts";
import { createGapStore } from "../adapters/storage/gaps.ts";
import { createIdempotencyStore } from "../adapters/storage/idempotency.ts";
import { createKnowledgeStore } from "../adapters/storage/knowledge.ts";
import { createLeases } from "../adapters/storage/leases.ts";
import { createOriginalStore } from "../adapters/storage/originals.ts";
import { createRecords } from "../adapters/storage/records.ts";
import { createPassageReader } from "../adapters/storage/passage-reader.ts";
import { createRelayLedger } from "../adapters/storage/relay-ledger.ts";
import { createRetentionStore } from "../adapters/storage/retention.ts";
import { createReviewStore } from "../adapters/storage/reviews.ts";
import { createSessionStore } from "../adapters/storage/sessions.ts";
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
  };
}

/** Every store of this database. */
export type Stores = ReturnType<typeof createStores>;
