/** Attachments: as a client sends them and as answers and transcripts show them (`interface.md`: Resources). */
import * as z from "zod";
import { api } from "../registry.ts";

/** A file as a client sends it. Sizes, names and types are checked by the domain. */
export const AttachmentUpload = z
  .object({
    file_name: z.string(),
    content_type: z.string(),
    size_bytes: z.int(),
    content_base64: z.string().meta({ format: "byte" }),
  })
  .register(api, { id: "AttachmentUpload", description: "A file sent with a message." });

/** A file as a client sends it. */
export type AttachmentUpload = z.infer<typeof AttachmentUpload>;

/** A file as answers and transcripts show it. */
export const AttachmentContext = z
  .object({
    file_name: z.string(),
    content_type: z.string(),
    size_bytes: z.int(),
    extracted_text: z.string().optional().describe("Bounded readable text or a summary of it."),
    content_base64: z
      .string()
      .meta({ format: "byte" })
      .optional()
      .describe("Only for the consented relay at the finish of a session."),
  })
  .register(api, { id: "AttachmentContext", description: "A file of a conversation, without its bytes." });

/** A file as answers and transcripts show it. */
export type AttachmentContext = z.infer<typeof AttachmentContext>;
