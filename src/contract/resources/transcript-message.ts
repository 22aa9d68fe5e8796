/** Transcript message: one turn of a conversation (`interface.md`: Resources). */
import * as z from "zod";
import { api } from "../registry.ts";
import { AttachmentContext } from "./attachment.ts";
import { OffsetDateTime, Role } from "./common.ts";

/** One turn of a conversation, from the server's transcript or from the browser's. */
export const TranscriptMessage = z
  .object({
    message_id: z.string(),
    role: Role,
    text: z.string(),
    created_at: OffsetDateTime,
    attachments: z.array(AttachmentContext).optional(),
  })
  .register(api, { id: "TranscriptMessage", description: "One turn of a conversation." });

/** One turn of a conversation. */
export type TranscriptMessage = z.infer<typeof TranscriptMessage>;
