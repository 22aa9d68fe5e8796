/** A session's row: its columns, and how it becomes a record. Shared by everything that reads sessions. */
import type { Reservation } from "../../domain/reservation.ts";
import type { RelayResult, Session } from "../../domain/session.ts";

/** The columns of `SessionRow`. */
export const SESSION_COLUMNS = /* sql */ `session_id, tenant_id, robot_id, source, status, widget_origin, visitor_label, client_hash, protocol_number,
  question_count, max_questions, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at,
  reservations, close_reason, closed_at, summary, forms_relay_status, forms_relay_submission_id, forms_relay_error,
  forms_relay_attempted_at`;

/** A row of the columns above. */
export interface SessionRow
  extends Omit<Session, "closing" | "reservations">, Omit<RelayResult, "forms_relay_status"> {
  readonly status: "active" | "closed";
  /** A JSON object: reservation id → `[owner, lease_until]`. */
  readonly reservations: string;
  readonly close_reason: NonNullable<Session["closing"]>["close_reason"] | null;
  readonly closed_at: number | null;
  readonly summary: string | null;
  readonly forms_relay_status: RelayResult["forms_relay_status"] | null;
}

const NONE_HELD = "{}";

const toReservations = (held: string): readonly Reservation[] =>
  Object.entries(JSON.parse(held) as Record<string, [string, number]>).map(
    ([reservation_id, [owner, lease_until]]) => ({ reservation_id, owner, lease_until }),
  );

/** The record of a row. */
export function toSession(row: SessionRow): Session {
  const {
    status: _status,
    reservations: held,
    close_reason,
    closed_at,
    summary,
    forms_relay_status,
    forms_relay_submission_id,
    forms_relay_error,
    forms_relay_attempted_at,
    ...columns
  } = row;
  const session = { ...columns, reservations: held === NONE_HELD ? [] : toReservations(held) };
  if (close_reason === null || closed_at === null) return { ...session, closing: null };
  const relay = forms_relay_status && {
    forms_relay_status,
    forms_relay_submission_id,
    forms_relay_error,
    forms_relay_attempted_at,
  };
  return { ...session, closing: { close_reason, closed_at, summary, relay } };
}
