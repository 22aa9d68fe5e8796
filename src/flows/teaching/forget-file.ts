/** Forgets a taught file: every document it became, and the file itself. */
import type { KnowledgeStore } from "../../ports/knowledge-store.ts";
import type { OriginalStore } from "../../ports/original-store.ts";
import type { ReleaseBlobs } from "../files/release-blobs.ts";
import { listDocumentsOf } from "./teach-file.ts";
import type { Teach } from "./teach.ts";

/** What the flow needs. */
export interface ForgetFileOptions {
  readonly knowledge: KnowledgeStore;
  readonly originals: OriginalStore;
  readonly releaseBlobs: ReleaseBlobs;
  readonly teach: Teach;
}

/** What was forgotten. */
export interface Forgotten {
  readonly documents: number;
}

/** Gives the flow: robot and source → what was forgotten. Idempotent. */
export function createForgetFile({ knowledge, originals, releaseBlobs, teach }: ForgetFileOptions) {
  return async (robot_id: string, source: string): Promise<Forgotten> => {
    const documents = await listDocumentsOf({ knowledge, originals }, robot_id, source);
    for (const document of documents) await teach.forget(robot_id, document);
    if (await originals.remove(robot_id, source)) await releaseBlobs();
    return { documents: documents.length };
  };
}
