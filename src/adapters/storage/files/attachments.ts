/** Kept files of sessions in SQL (`ports/attachment-store.ts`). */
import type { SessionAttachment } from "../../../domain/session-attachments.ts";
import type { AttachmentMeasure, AttachmentStore } from "../../../ports/attachment-store.ts";
import type { Database } from "../../../ports/database.ts";
import { packedRows, type PackedRows, unpackRows } from "../packed-texts.ts";

export const ADD_ATTACHMENT = /* sql */ `INSERT INTO session_attachments (session_key, message_id, file_name, content_type,
    size_bytes, blob_id, extracted_text, created_at)
  SELECT session_key, :message_id, :file_name, :content_type, :size_bytes, :blob_id, :extracted_text, :created_at
  FROM sessions WHERE session_id = :session_id`;

/** Ends a claim: its bytes have their rows. */
export const END_CLAIM = /* sql */ `DELETE FROM blob_claims WHERE claim_id = :claim_id`;

export const FORGET_ATTACHMENTS = /* sql */ `DELETE FROM session_attachments
  WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)`;

export const LIST_ATTACHMENTS = packedRows(
  "message_id, file_name, content_type, size_bytes, blob_id, extracted_text",
  /* sql */ `SELECT * FROM (
    SELECT attachment_key, message_id, file_name, content_type, size_bytes, blob_id, extracted_text
    FROM session_attachments WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)
    ORDER BY attachment_key DESC LIMIT :limit
  ) ORDER BY attachment_key`,
);

export const MEASURE_ATTACHMENTS = /* sql */ `SELECT count(*) AS count, coalesce(sum(size_bytes), 0) AS size_bytes
  FROM session_attachments WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)`;

type Cells = readonly [string, string, string, number, string, string | null];

const toAttachments = (packed: PackedRows): SessionAttachment[] =>
  unpackRows<Cells>(packed).map(
    ([message_id, file_name, content_type, size_bytes, blob_id, extracted_text]) => ({
      message_id,
      file_name,
      content_type,
      size_bytes,
      blob_id,
      extracted_text,
    }),
  );

/** Kept files in this database. */
export function createAttachmentStore(database: Database): AttachmentStore {
  return {
    list: async (session_id, limit) => {
      const statement = { sql: LIST_ATTACHMENTS, args: { session_id, limit } };
      return (await database.read<PackedRows>(statement)).flatMap(toAttachments);
    },
    measure: async (session_id) => {
      const rows = await database.read<AttachmentMeasure>({ sql: MEASURE_ATTACHMENTS, args: { session_id } });
      return rows[0] ?? { count: 0, size_bytes: 0 };
    },
  };
}
