/**
 * Sessions: their states and what each allows (`interface.md`: States and transitions, Public or widget session).
 * The rules a session began with (limit, retention) stay its own, whatever the robot's settings become.
 */
import type { RetentionMode, Source } from "../contract/resources/common.ts";
import type { CloseReason, FormsRelayStatus } from "../contract/resources/finished-session.ts";
import { Refusal } from "./refusal.ts";
import type { Reservation } from "./reservation.ts";
import type { Robot } from "./tenant.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The result of the one relay attempt; null while it is under way. */
export interface RelayResult {
  readonly forms_relay_status: FormsRelayStatus;
  readonly forms_relay_submission_id: string | null;
  readonly forms_relay_error: string | null;
  readonly forms_relay_attempted_at: number | null;
}

/** How a session ended. */
export interface Closing {
  readonly close_reason: CloseReason;
  readonly closed_at: number;
  readonly summary: string | null;
  readonly relay: RelayResult | null;
}

/** A conversation of one visitor with one robot. */
export interface Session {
  readonly session_id: string;
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly source: Source;
  readonly widget_origin: string | null;
  readonly visitor_label: string | null;
  /** The key of the client that created the session (`domain/client.ts`); null: it is not known. */
  readonly client_hash: string | null;
  readonly protocol_number: string;
  /** Those under way included. */
  readonly question_count: number;
  readonly max_questions: number | null;
  readonly retention_mode: RetentionMode;
  readonly retention_days: number;
  readonly created_at: number;
  readonly consent_at: number;
  /** Hash of the terms that were shown. */
  readonly terms_version: string;
  /** When the session is finished by itself, unless something happens before. */
  readonly deadline_at: number;
  /** The questions under way; none once the session is closed. */
  readonly reservations: readonly Reservation[];
  /** null while the session is active. */
  readonly closing: Closing | null;
}

/** What a new session is made from. */
export interface Beginning {
  readonly robot: Robot;
  readonly session_id: string;
  readonly protocol_number: string;
  readonly source: Source;
  readonly widget_origin: string | null;
  readonly visitor_label: string | null;
  readonly client_hash: string | null;
  readonly terms_version: string;
  readonly now: number;
}

/** When a session that was active just now is finished by itself: after its idle time, at the latest at the end of its lifetime. */
export function nextDeadline(robot: Robot, created_at: number, now: number): number {
  const idle = now + robot.session_timeout_minutes * MINUTE_MS;
  return Math.min(idle, created_at + robot.session_lifetime_hours * HOUR_MS);
}

/** A new session, active and without a question. */
export function beginSession(beginning: Beginning): Session {
  const { robot, now, ...given } = beginning;
  return {
    ...given,
    tenant_id: robot.tenant_id,
    robot_id: robot.robot_id,
    question_count: 0,
    max_questions: robot.max_questions_per_session,
    retention_mode: robot.retention_mode,
    retention_days: robot.retention_days,
    created_at: now,
    consent_at: now,
    deadline_at: nextDeadline(robot, now, now),
    reservations: [],
    closing: null,
  };
}

/** How many questions are left; null when there is no limit. Never below zero. */
export function remainingQuestions(
  session: Pick<Session, "question_count" | "max_questions">,
): number | null {
  if (session.max_questions === null) return null;
  return Math.max(0, session.max_questions - session.question_count);
}

/** Refuses with `session_closed` unless the session is active. */
export function admitActive(session: Session): void {
  if (session.closing) throw new Refusal("session_closed");
}

/** Why the store would not count a question of this session: it is closed, or its questions are used up. */
export function explainRefusedQuestion(session: Session): Refusal {
  return new Refusal(session.closing ? "session_closed" : "question_limit_reached");
}
