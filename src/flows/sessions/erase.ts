/** Erases what is kept of a person's conversations, by protocol number or e-mail address, and makes it leave the files. */
import { toKeptAddress } from "../../domain/contact.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Database } from "../../ports/database.ts";
import type { Directory } from "../../ports/directory.ts";
import type { Erasure, RetentionStore } from "../../ports/retention-store.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { CloseSession } from "./close-session.ts";
import type { ReleaseBlobs } from "../files/release-blobs.ts";

/** What the flow needs. */
export interface EraseOptions {
  readonly sessions: SessionStore;
  readonly retention: RetentionStore;
  readonly directory: Directory;
  readonly closeSession: CloseSession;
  readonly releaseBlobs: ReleaseBlobs;
  readonly audit: AuditLog;
  readonly database: Database;
}

/** Whom to erase. */
export type ErasureRequest = { readonly protocol_number: string } | { readonly email: string };

/** Gives the flow. A session that is still active is closed with `retention_cleanup`; a stub without any text stays. */
export function createErase(options: EraseOptions) {
  const { retention, audit, database } = options;
  return async (request: ErasureRequest, actor: string): Promise<Erasure> => {
    const total = { sessions: 0, contacts: 0 };
    for await (const protocol_number of findNumbers(retention, request)) {
      await closeActive(options, protocol_number);
      const { sessions, contacts } = await retention.eraseByProtocol(protocol_number);
      // Nothing was erased, and what was given as a number may be anything: it is not for the log.
      if (sessions === 0) continue;
      total.sessions += sessions;
      total.contacts += contacts;
      // The address itself stays out of the log: it is what was to be erased.
      await audit.append({
        actor,
        action: "privacy.erased",
        subject: protocol_number,
        details: { contacts },
      });
    }
    if (total.sessions === 0)
      throw new Refusal("unknown_session", {
        detail: "Nothing is kept under this protocol number or address.",
      });
    try {
      while ((await options.releaseBlobs()) > 0);
    } finally {
      // Whatever becomes of the bytes, the texts leave the files.
      await database.checkpoint();
    }
    return total;
  };
}

// A look-up gives a bounded number of sessions; those that were erased are not found by the next one.
async function* findNumbers(retention: RetentionStore, request: ErasureRequest): AsyncGenerator<string> {
  if ("protocol_number" in request) {
    yield request.protocol_number;
    return;
  }
  const seen = new Set<string>();
  for (;;) {
    const found = await retention.findByEmail(toKeptAddress(request.email));
    const fresh = found.filter((protocol_number) => !seen.has(protocol_number));
    if (fresh.length === 0) return;
    for (const protocol_number of fresh) seen.add(protocol_number);
    yield* fresh;
  }
}

async function closeActive(
  { sessions, directory, closeSession }: EraseOptions,
  protocol_number: string,
): Promise<void> {
  const session = await sessions.findByProtocol(protocol_number);
  const context = session && !session.closing ? await directory.findRobotById(session.robot_id) : null;
  if (session && context) await closeSession({ session, context, close_reason: "retention_cleanup" });
}
