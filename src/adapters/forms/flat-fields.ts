/** A relay as plain fields, for form services that forward whatever fields they are given by mail. */
import type { RelayPayload } from "../../domain/relay.ts";

/** One field each, texts and numbers only; empty ones are left out. Files are named, never contained. */
export function toFlatFields({ data }: RelayPayload, subject: string): Record<string, string | number> {
  const { contact } = data;
  const fields = {
    _subject: subject,
    _replyto: contact?.email,
    name: contact?.name,
    email: contact?.email,
    phone: contact?.phone,
    company: contact?.company,
    contact_message: contact?.message,
    message: data.full_transcript,
    summary: data.summary,
    relay_id: data.relay_id,
    protocol_number: data.protocol_number,
    tenant_id: data.tenant_id,
    company_name: data.company_name,
    slug: data.slug,
    assistant_name: data.assistant_name,
    source: data.source,
    widget_origin: data.widget_origin,
    locale: data.locale,
    visitor_label: data.visitor_label,
    close_reason: data.close_reason,
    created_at: data.created_at,
    closed_at: data.closed_at,
    question_count: data.question_count,
    recipients: data.recipients.join(", "),
    attachments: data.attachments.map(({ file_name }) => file_name).join(", "),
  };
  const given = Object.entries(fields).filter(
    (field): field is [string, string | number] =>
      field[1] !== undefined && field[1] !== null && field[1] !== "",
  );
  return Object.fromEntries(given);
}
