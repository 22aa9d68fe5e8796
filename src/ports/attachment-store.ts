/** The attachment port: what sessions keep of the files that visitors sent. They are added with their turn (`ports/session-store.ts`). */
import type { SessionAttachment } from "../domain/session-attachments.ts";

/** How much a session keeps. */
export interface AttachmentMeasure {
  readonly count: number;
  readonly size_bytes: number;
}

/** Where the kept files of sessions are read. */
export interface AttachmentStore {
  /** The last `limit` files of a session, oldest first. */
  list(session_id: string, limit: number): Promise<readonly SessionAttachment[]>;
  measure(session_id: string): Promise<AttachmentMeasure>;
}
