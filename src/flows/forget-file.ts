/** Forgets a taught file: every document it became, and the file itself. */
import type { KnowledgeStore } from "../ports/knowledge-store.ts";
import type { OriginalStore } from "../ports/original-store.ts";
import type { ReleaseBlobs } from "./release-blobs.ts";
import { listDocumentsOf } from "./teach-file.ts";
import type { Teach } from "./teach.ts";

/** What the flow needs. */
export interface ForgetFileOptions {
  readonly knowledge: KnowledgeStore;
  readonly originals: OriginalStore;
  readonly releaseBlobs: ReleaseBlobs;
  readonly teach: Teach;
}

/** What was forgotten. `known` is false when there was nothing of that source. */
export interface Forgotten {
  readonly known: boolean;
  readonly documents: number;
}

/** Gives the flow: robot and source → what was forgotten. Idempotent. */
export function createForgetFile({ knowledge, originals, releaseBlobs, teach }: ForgetFileOptions) {
  return async (robot_id: string, source: string): Promise<Forgotten> => {
    const documents = await listDocumentsOf(knowledge, robot_id, source);
    for (const document of documents) await teach.forget(robot_id, document);
    const hadOriginal = await originals.remove(robot_id, source);
    if (hadOriginal) await releaseBlobs();
    return { known: hadOriginal || documents.length > 0, documents: documents.length };
  };
}
