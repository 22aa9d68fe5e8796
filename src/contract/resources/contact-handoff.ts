/** Contact handoffs: a visitor asks to be contacted (`interface.md`: POST …/contact-handoffs). */
import * as z from "zod";
import { DETAILS_CHARACTERS, FINISH_HISTORY_ITEMS, LABEL_CHARACTERS } from "../limits.ts";
import { api } from "../registry.ts";
import { DateTime } from "./common.ts";
import { TranscriptMessage } from "./transcript-message.ts";

/** The request. With consent an e-mail address or a telephone number is needed; the domain checks both. */
export const HandOffContact = z
  .object({
    consent_accepted: z.boolean(),
    name: z.string().max(LABEL_CHARACTERS).nullish(),
    email: z.string().max(LABEL_CHARACTERS).nullish(),
    phone: z.string().max(LABEL_CHARACTERS).nullish(),
    company: z.string().max(LABEL_CHARACTERS).nullish(),
    message: z.string().max(DETAILS_CHARACTERS).nullish(),
    history: z.array(TranscriptMessage).max(FINISH_HISTORY_ITEMS).nullish(),
  })
  .register(api, { id: "HandOffContact", description: "How the visitor wants to be reached." });

/** The request. */
export type HandOffContact = z.infer<typeof HandOffContact>;

/** The result. */
export const ContactHandoff = z
  .object({
    tenant_id: z.string(),
    session_id: z.string(),
    summary: z.string().nullable(),
    contact_id: z.string().nullable(),
    status: z.enum(["contact_created", "consent_declined"]),
    created_at: DateTime,
  })
  .register(api, { id: "ContactHandoff", description: "What became of a contact." });

/** The result. */
export type ContactHandoff = z.infer<typeof ContactHandoff>;
