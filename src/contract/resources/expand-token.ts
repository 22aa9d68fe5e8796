/** Expand tokens: a widget's conversation moves to the full page (`interface.md`: States, Expand token). */
import * as z from "zod";
import { EXPAND_HISTORY_ITEMS } from "../limits.ts";
import { api } from "../registry.ts";
import { DateTime, ProtocolNumber, Source } from "./common.ts";
import { TranscriptMessage } from "./transcript-message.ts";

/** The request; its body is optional. */
export const IssueExpandToken = z
  .object({ history: z.array(TranscriptMessage).max(EXPAND_HISTORY_ITEMS).nullish() })
  .register(api, { id: "IssueExpandToken", description: "The browser's transcript to hand over." });

/** The request. */
export type IssueExpandToken = z.infer<typeof IssueExpandToken>;

/** A one-time token. */
export const ExpandToken = z
  .object({ token: z.string(), expires_at: DateTime })
  .register(api, { id: "ExpandToken", description: "A one-time token; it expires after five minutes." });

/** A one-time token. */
export type ExpandToken = z.infer<typeof ExpandToken>;

/** What redeeming a token gives. */
export const ExpandedSession = z
  .object({
    session_id: z.string(),
    tenant_id: z.string(),
    slug: z.string(),
    source: Source,
    widget_origin: z.string().nullable(),
    question_count: z.int(),
    protocol_number: ProtocolNumber.nullish(),
    transcript: z.array(TranscriptMessage),
  })
  .register(api, { id: "ExpandedSession", description: "A conversation to go on with on the full page." });

/** What redeeming a token gives. */
export type ExpandedSession = z.infer<typeof ExpandedSession>;
