/** What the transcript keeps of a file: everything but its bytes. */
import type { AttachmentSummary, AttachmentUpload } from "./wire.ts";

/** Leaves the bytes out. */
export function toSummary({ file_name, content_type, size_bytes }: AttachmentUpload): AttachmentSummary {
  return { file_name, content_type, size_bytes };
}
