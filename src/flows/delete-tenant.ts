/**
 * Deletes a tenant with its robots and all that is kept for them, conversations included, and makes it leave the files. Of API
 * keys their hashes stay, so that what is asked with one is refused by name (`decisions.md`: Runtime). Each step may be done
 * again: what is cut off is finished by deleting anew.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "../domain/refusal.ts";
import type { Robot, Tenant } from "../domain/tenant.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import type { Database } from "../ports/database.ts";
import type { Directory } from "../ports/directory.ts";
import type { KnowledgeStore } from "../ports/knowledge-store.ts";
import type { OriginalStore } from "../ports/original-store.ts";
import type { RetentionStore } from "../ports/retention-store.ts";
import type { ReleaseBlobs } from "./files/release-blobs.ts";

/** What the flow needs. */
export interface DeleteTenantOptions {
  readonly directory: Directory;
  readonly knowledge: KnowledgeStore;
  readonly originals: OriginalStore;
  readonly retention: RetentionStore;
  readonly releaseBlobs: ReleaseBlobs;
  readonly audit: AuditLog;
  readonly database: Database;
}

/** What was deleted. */
export interface DeletedTenant {
  readonly robots: number;
  readonly sessions: number;
}

// What another process remembers of a robot is a second old at most: until then it may begin sessions.
const REMEMBERED_MS = 1_500;
const PAGE = 200;
const MOST_ROUNDS = 5;

/** Gives the flow: tenant and actor → what was deleted. Running conversations end, and are delivered to nobody. */
export function createDeleteTenant(options: DeleteTenantOptions) {
  const { directory, audit, database, releaseBlobs } = options;
  return async ({ tenant_id, name }: Tenant, actor: string): Promise<DeletedTenant> => {
    const robots = await directory.listRobotsOf(tenant_id);
    for (const { robot_id } of robots) await directory.setPublished(robot_id, false);
    await pause(REMEMBERED_MS);
    for (const robot of robots) await forgetKnowledge(options, robot);
    const sessions = await removeAll(options, { tenant_id, name }, robots);
    const deleted = { robots: robots.length, sessions };
    await audit.append({
      actor,
      action: "tenant.deleted",
      subject: tenant_id,
      details: { name, ...deleted },
    });
    try {
      while ((await releaseBlobs()) > 0);
    } finally {
      // Whatever becomes of the bytes, the texts leave the files.
      await database.checkpoint();
    }
    return deleted;
  };
}

async function forgetKnowledge(
  { knowledge, originals }: DeleteTenantOptions,
  { robot_id }: Robot,
): Promise<void> {
  for (;;) {
    const documents = await knowledge.list(robot_id, { limit: PAGE });
    for (const { source } of documents) await knowledge.remove(robot_id, source);
    const files = await originals.list(robot_id, { limit: PAGE });
    for (const { source } of files) await originals.remove(robot_id, source);
    if (documents.length + files.length === 0) return;
  }
}

// A session that was begun meanwhile keeps the tenant, and goes with the next round. Of two that delete at once one takes the
// tenant away, whole, and says so; the other has done what may be done again.
async function removeAll(
  { directory, retention }: DeleteTenantOptions,
  { tenant_id, name }: Pick<Tenant, "tenant_id" | "name">,
  robots: readonly Robot[],
): Promise<number> {
  let sessions = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const { robot_id } of robots) sessions += await removeSessions(retention, robot_id);
    if (await directory.removeTenant(tenant_id)) return sessions;
    if ((await directory.findTenant(name))?.tenant_id !== tenant_id)
      throw new Refusal("tenant_not_found", {
        detail: `There is no tenant ${name} any more: another process deleted it meanwhile.`,
      });
  }
  throw new Refusal("database_unavailable", {
    detail:
      "Robots or sessions of this tenant are still being made: end what makes them, then delete it again.",
  });
}

async function removeSessions(retention: RetentionStore, robot_id: string): Promise<number> {
  let sessions = 0;
  for (;;) {
    const removed = await retention.removeSessions(robot_id, PAGE);
    if (removed === 0) return sessions;
    sessions += removed;
  }
}
