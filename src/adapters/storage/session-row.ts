/** A session's row: its columns, and how it becomes a record. Shared by everything that reads sessions. */
import type { RelayResult, Session } from "../../domain/session.ts";

/** The columns of `SessionRow`. */
export const SESSION_COLUMNS = /* sql */ `session_id, tenant_id, robot_id, source, status, widget_origin, visitor_label, client_hash, protocol_number,
  question_count, max_questions, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at,
  close_reason, closed_at, summary, forms_relay_status, forms_relay_submission_id, forms_relay_error,
  forms_relay_attempted_at`;

/** A row of the columns above. */
export interface SessionRow extends Omit<Session, "closing">, Omit<RelayResult, "forms_relay_status"> {
  readonly status: "active" | "closed";
  readonly close_reason: NonNullable<Session["closing"]>["close_reason"] | null;
  readonly closed_at: number | null;
  readonly summary: string | null;
  readonly forms_relay_status: RelayResult["forms_relay_status"] | null;
}

/** The record of a row. */
export function toSession(row: SessionRow): Session {
  const {
    status: _status,
    close_reason,
    closed_at,
    summary,
    forms_relay_status,
    forms_relay_submission_id,
    forms_relay_error,
    forms_relay_attempted_at,
    ...session
  } = row;
  if (close_reason === null || closed_at === null) return { ...session, closing: null };
  const relay = forms_relay_status && {
    forms_relay_status,
    forms_relay_submission_id,
    forms_relay_error,
    forms_relay_attempted_at,
  };
  return { ...session, closing: { close_reason, closed_at, summary, relay } };
}
