/** Public chat session and the request that creates one (`interface.md`: Resources; POST …/sessions). */
import * as z from "zod";
import { api } from "../registry.ts";
import { LABEL_CHARACTERS } from "../limits.ts";
import { ProtocolNumber, Source } from "./common.ts";

/** The request. `consent_accepted` must be true; the rule and its error are the domain's. */
export const CreateSession = z
  .object({
    visitor_label: z.string().max(LABEL_CHARACTERS).nullish(),
    consent_accepted: z.boolean().nullish(),
  })
  .register(api, {
    id: "CreateSession",
    description: "A session is created only after the visitor has accepted the terms.",
  });

/** The request. */
export type CreateSession = z.infer<typeof CreateSession>;

/** A session as its creation answers it. */
export const PublicChatSession = z
  .object({
    session_id: z.string(),
    tenant_id: z.string(),
    source: Source,
    question_count: z.int(),
    remaining_questions: z.int().nullable().describe("null when there is no limit."),
    status: z.string().describe("`active` or `closed`."),
    protocol_number: ProtocolNumber,
  })
  .register(api, {
    id: "PublicChatSession",
    description: "A conversation of one visitor with one assistant.",
  });

/** A session as its creation answers it. */
export type PublicChatSession = z.infer<typeof PublicChatSession>;
