/** A visitor's message and its answer (`interface.md`: POST …/messages). */
import * as z from "zod";
import { MESSAGE_ATTACHMENTS, MESSAGE_HISTORY_ITEMS } from "../limits.ts";
import { api } from "../registry.ts";
import { AttachmentContext, AttachmentUpload } from "./attachment.ts";
import { TranscriptMessage } from "./transcript-message.ts";

/** The request. */
export const SendMessage = z
  .object({
    message: z.string(),
    history: z.array(TranscriptMessage).max(MESSAGE_HISTORY_ITEMS).nullish(),
    attachments: z.array(AttachmentUpload).max(MESSAGE_ATTACHMENTS).nullish(),
    consent_accepted: z.boolean().nullish(),
  })
  .register(api, { id: "SendMessage", description: "A visitor's message." });

/** The request. */
export type SendMessage = z.infer<typeof SendMessage>;

/** The answer. It never carries citations. */
export const PublicChatAnswer = z
  .object({
    answer: z.string(),
    message_id: z.string().describe("The assistant's message."),
    user_message_id: z.string(),
    question_count: z.int(),
    remaining_questions: z.int().nullable(),
    attachments: z.array(AttachmentContext).optional(),
  })
  .register(api, { id: "PublicChatAnswer", description: "The assistant's answer, without citations." });

/** The answer. */
export type PublicChatAnswer = z.infer<typeof PublicChatAnswer>;
