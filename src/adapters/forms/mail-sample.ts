/** A conversation that uses every template of a mail, made up, to try the templates with. Nobody is sent it. */
import type { Locale } from "../../contract/locale.ts";
import type { RelayData } from "../../domain/relay.ts";
import { renderMail } from "./mail-body.ts";
import { readStrings } from "../pages/strings.ts";
import type { Templates } from "../pages/templates.ts";

const AT = "2026-01-31T14:05:00.000Z";

/** Renders a whole mail in that language. Throws as a delivery would: its error names the file and the mistake. */
export function tryMail(templates: Templates, locale: Locale): void {
  renderMail(sampleIn(locale), templates, readStrings(templates, locale, ""));
}

function sampleIn(locale: Locale): RelayData {
  const message = { message_id: "msg_1", text: "?", created_at: AT, feedback: null };
  const rated = { rating: "up", feedback_reason: null, feedback_details: null } as const;
  return {
    relay_id: "rly_1",
    protocol_number: "AAA-20260131-AAAAAA",
    tenant_id: "ten_1",
    company_name: "A company",
    slug: "assistant",
    assistant_name: "An assistant",
    source: "public_chat",
    widget_origin: null,
    locale,
    visitor_label: null,
    close_reason: "user_closed",
    created_at: AT,
    closed_at: AT,
    question_count: 1,
    recipients: [],
    contact: { name: null, email: "visitor@example.com", phone: null, company: null, message: null },
    summary: "A summary.",
    full_transcript: "A transcript.",
    transcript: [
      { ...message, role: "user" },
      { ...message, role: "assistant", feedback: rated },
    ],
    transcript_omitted: 0,
    feedback: [],
    attachments: [],
  };
}
