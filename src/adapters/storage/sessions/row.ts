/** A session's row: its columns, and how it becomes a record. Shared by everything that reads sessions. */
import type { Reservation } from "../../../domain/reservation.ts";
import type { RelayResult, Session } from "../../../domain/session.ts";
import { toFields } from "../kept-json.ts";
import { byteColumns, toTextOrNull } from "../packed-texts.ts";

// Words of others: a text of them that is no UTF-8 must not keep a session from being read, and erased.
const WORDS = ["visitor_label", "summary", "forms_relay_submission_id", "forms_relay_error"] as const;
type Words = Readonly<Record<(typeof WORDS)[number], Uint8Array | null>>;

/** The columns of `SessionRow`. */
export const SESSION_COLUMNS = /* sql */ `session_id, tenant_id, robot_id, source, status, widget_origin, client_hash, protocol_number,
  question_count, max_questions, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at,
  reservations, close_reason, closed_at, forms_relay_status, forms_relay_attempted_at, ${byteColumns(WORDS)}`;

/** A row of the columns above. */
export interface SessionRow
  extends
    Omit<Session, "closing" | "reservations" | "visitor_label">,
    Pick<RelayResult, "forms_relay_attempted_at">,
    Words {
  readonly status: "active" | "closed";
  /** A JSON object: reservation id → `[owner, lease_until]`. */
  readonly reservations: string;
  readonly close_reason: NonNullable<Session["closing"]>["close_reason"] | null;
  readonly closed_at: number | null;
  readonly forms_relay_status: RelayResult["forms_relay_status"] | null;
}

const NONE_HELD = "{}";

const toReservations = (held: string): readonly Reservation[] =>
  Object.entries(toFields(held) as Record<string, [string, number]>).map(
    ([reservation_id, [owner, lease_until]]) => ({ reservation_id, owner, lease_until }),
  );

/** The record of a row. Field by field: to copy what is left of a row costs ten times as much, at every read of a session. */
export function toSession(row: SessionRow): Session {
  return {
    session_id: row.session_id,
    tenant_id: row.tenant_id,
    robot_id: row.robot_id,
    source: row.source,
    widget_origin: row.widget_origin,
    visitor_label: toTextOrNull(row.visitor_label),
    client_hash: row.client_hash,
    protocol_number: row.protocol_number,
    question_count: row.question_count,
    max_questions: row.max_questions,
    retention_mode: row.retention_mode,
    retention_days: row.retention_days,
    created_at: row.created_at,
    consent_at: row.consent_at,
    terms_version: row.terms_version,
    deadline_at: row.deadline_at,
    reservations: row.reservations === NONE_HELD ? [] : toReservations(row.reservations),
    closing: toClosing(row),
  };
}

function toClosing(row: SessionRow): Session["closing"] {
  const { close_reason, closed_at } = row;
  if (close_reason === null || closed_at === null) return null;
  const { forms_relay_status } = row;
  const relay = forms_relay_status && {
    forms_relay_status,
    forms_relay_submission_id: toTextOrNull(row.forms_relay_submission_id),
    forms_relay_error: toTextOrNull(row.forms_relay_error),
    forms_relay_attempted_at: row.forms_relay_attempted_at,
  };
  return { close_reason, closed_at, summary: toTextOrNull(row.summary), relay };
}
