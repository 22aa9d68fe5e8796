/** Finished public session and the request that finishes one (`interface.md`: POST …/finish). */
import * as z from "zod";
import { FINISH_HISTORY_ITEMS } from "../limits.ts";
import { api } from "../registry.ts";
import { DateTime, ProtocolNumber, Source } from "./common.ts";
import { TranscriptMessage } from "./transcript-message.ts";

/** The reasons that a client may give. */
export const FinishReason = z.enum(["user_closed", "follow_up_requested", "question_limit"]);

/** The request; its body is optional. */
export const FinishSession = z
  .object({
    reason: FinishReason.nullish().describe("Default: user_closed."),
    history: z.array(TranscriptMessage).max(FINISH_HISTORY_ITEMS).nullish(),
  })
  .register(api, {
    id: "FinishSession",
    description: "Why the conversation ends, with the browser's transcript.",
  });

/** The request. */
export type FinishSession = z.infer<typeof FinishSession>;

/** Every reason a session can be closed for. */
export const CloseReason = z.enum([
  "user_closed",
  "follow_up_requested",
  "question_limit",
  "idle_timeout",
  "retention_cleanup",
]);

/** Every reason a session can be closed for. */
export type CloseReason = z.infer<typeof CloseReason>;

/** What became of the one delivery to the forms service. */
export const FormsRelayStatus = z.enum(["sent", "failed", "not_configured", "skipped"]);

/** What became of the one delivery to the forms service. */
export type FormsRelayStatus = z.infer<typeof FormsRelayStatus>;

/** A finished session; every later finish answers the same. */
export const FinishedSession = z
  .object({
    session_id: z.string(),
    tenant_id: z.string(),
    source: Source,
    protocol_number: ProtocolNumber.nullish(),
    status: z.literal("closed"),
    close_reason: CloseReason,
    closed_at: DateTime,
    summary: z.string().nullable(),
    forms_relay_status: FormsRelayStatus,
    forms_relay_submission_id: z.string().nullable(),
    forms_relay_error: z.string().nullable(),
    forms_relay_attempted_at: DateTime.nullable(),
  })
  .register(api, {
    id: "FinishedSession",
    description: "A finished conversation and what became of its relay.",
  });

/** A finished session. */
export type FinishedSession = z.infer<typeof FinishedSession>;
