/**
 * Counts a question of a session while it is answered. What a process leaves behind when it dies is given back by the
 * next question of the session: nothing has to look for it.
 */
import { Refusal } from "../../domain/refusal.ts";
import { listAbandoned } from "../../domain/reservation.ts";
import { explainRefusedQuestion, nextDeadline, type Session } from "../../domain/session.ts";
import type { Robot } from "../../domain/tenant.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";
import type { ProcessOwner } from "../../ports/process-owner.ts";
import type { QuestionRequest } from "../../ports/session-store.ts";
import { findSession, type FindSessionOptions } from "./find-session.ts";

/** What the flow needs. */
export interface ReserveQuestionOptions extends FindSessionOptions {
  readonly owner: ProcessOwner;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Whose question it is. */
export interface Asked {
  readonly session: Session;
  readonly robot: Robot;
}

const LEASE_MS = 60_000;
// Most answers take less: they cost no renewal.
const RENEW_EVERY_MS = 20_000;
// Others may take what was given back; each time somebody got further.
const MOST_ATTEMPTS = 10;

/**
 * Does the work with the question counted, and gives it back when the work fails. The work is given the session as it is
 * with the question, and keeps the turn under the reservation. Refuses with `session_closed` and `question_limit_reached`.
 */
export async function withQuestion<T>(
  options: ReserveQuestionOptions,
  asked: Asked,
  work: (session: Session, reservation_id: string) => Promise<T>,
): Promise<T> {
  const { sessions } = options;
  const { session_id } = asked.session;
  const reservation_id = options.ids.create("rsv");
  // What cannot be given back now ends with its lease; the caller has to see the first error.
  const giveBack = () => sessions.releaseQuestion(session_id, reservation_id).catch(() => {});
  const session = await reserve(options, asked, reservation_id).catch(async (error: unknown) => {
    // One that failed may have been made, its answer lost.
    if (!(error instanceof Refusal)) await giveBack();
    throw error;
  });
  const renewal = setInterval(() => {
    // A renewal that fails costs at most that another question is counted first.
    sessions.renewQuestion(toRequest(options, asked, reservation_id)).catch(() => {});
  }, RENEW_EVERY_MS);
  renewal.unref();
  try {
    return await work(session, reservation_id);
  } catch (error) {
    await giveBack();
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

// Who waits for an answer is not idle: the deadline moves with the lease, up to the session's lifetime.
function toRequest(
  { owner, clock }: ReserveQuestionOptions,
  { session: { session_id, created_at }, robot }: Asked,
  reservation_id: string,
): QuestionRequest {
  const now = clock.now();
  const reservation = { reservation_id, owner: owner.name, lease_until: now + LEASE_MS };
  return { session_id, deadline_at: nextDeadline(robot, created_at, now), reservation };
}

async function reserve(
  options: ReserveQuestionOptions,
  asked: Asked,
  reservation_id: string,
): Promise<Session> {
  for (let attempt = 1; ; attempt++) {
    const request = toRequest(options, asked, reservation_id);
    const session = await options.sessions.reserveQuestion(request);
    if (session) return withoutAbandoned(options, session);
    const current = await withoutAbandoned(options, await findSession(options, request.session_id));
    if (attempt === MOST_ATTEMPTS || !hasRoom(current)) throw explainRefusedQuestion(current);
  }
}

async function withoutAbandoned(
  { sessions, owner, clock }: ReserveQuestionOptions,
  session: Session,
): Promise<Session> {
  const onlooker = { now: clock.now(), isGone: (name: string) => owner.isGone(name) };
  const abandoned = listAbandoned(session.reservations, onlooker);
  for (const { reservation_id } of abandoned)
    await sessions.releaseQuestion(session.session_id, reservation_id);
  return { ...session, question_count: session.question_count - abandoned.length };
}

const hasRoom = ({ closing, max_questions, question_count }: Session): boolean =>
  closing === null && (max_questions === null || question_count < max_questions);
