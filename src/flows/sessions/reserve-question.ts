/**
 * Counts a question of a session while it is answered. What a process leaves behind when it dies is given back by the
 * next question of the session: nothing has to look for it.
 */
import { Refusal } from "../../domain/refusal.ts";
import { listAbandoned } from "../../domain/reservation.ts";
import { explainRefusedQuestion, nextDeadline, type Session } from "../../domain/session.ts";
import type { Robot } from "../../domain/tenant.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ClaimRequest, ClaimTaken } from "../../ports/idempotency-store.ts";
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
  readonly session: Pick<Session, "session_id" | "created_at">;
  readonly robot: Robot;
}

/** A question to be counted while it is answered. */
export interface Questioning<Admitted extends Asked, Result> {
  /**
   * What is taken to be so before it was read. The question is counted at once then, while `admit` reads, and given back where
   * it refuses: a database that is far away is asked for both in one round trip.
   */
  readonly believed: Asked | undefined;
  /** The claim that is taken with it. Throws `ClaimTaken` where it is another's. */
  readonly taken: ClaimRequest | undefined;
  /** Reads what the question needs; refuses what is not to be answered. */
  readonly admit: () => Promise<Admitted>;
  /** Given the session as it is with the question; keeps the turn under the reservation. */
  readonly work: (admitted: Admitted, session: Session, reservation_id: string) => Promise<Result>;
}

const LEASE_MS = 60_000;
// Most answers take less: they cost no renewal.
const RENEW_EVERY_MS = 20_000;
// Others may take what was given back; each time somebody got further.
const MOST_ATTEMPTS = 10;

/**
 * Does the work with the question counted, and gives it back when the work fails. Refuses as `admit` does, and with
 * `session_closed` and `question_limit_reached`.
 */
export async function withQuestion<Admitted extends Asked, Result>(
  options: ReserveQuestionOptions,
  { believed, taken, admit, work }: Questioning<Admitted, Result>,
): Promise<Result> {
  const { sessions } = options;
  const reservation_id = options.ids.create("rsv");
  const held = { reservation_id, taken };
  const early = believed && attempt(options, believed, held);
  // What cannot be given back now ends with its lease; the caller has to see the first error.
  const giveBack = ({ session: { session_id } }: Asked) =>
    sessions.releaseQuestion(session_id, reservation_id).catch(() => {});
  const admitted = await admit().catch(async (error: unknown) => {
    if (believed && (await early)?.isUncounted !== true) await giveBack(believed);
    throw error;
  });
  const session = await reserve(options, admitted, { ...held, early }).catch(async (error: unknown) => {
    // One that failed may have been made, its answer lost.
    if (!(error instanceof Refusal || error instanceof ClaimTaken)) await giveBack(admitted);
    throw error;
  });
  const renewal = setInterval(() => {
    // A renewal that fails costs at most that another question is counted first.
    sessions.renewQuestion(toRequest(options, admitted, reservation_id)).catch(() => {});
  }, RENEW_EVERY_MS);
  renewal.unref();
  try {
    return await work(admitted, session, reservation_id);
  } catch (error) {
    await giveBack(admitted);
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

/** What became of an attempt to count a question; where it failed, it may be counted all the same. */
interface Attempted {
  /** The session with it; null: there was no room. Throws what the attempt failed with. */
  readonly session: () => Session | null;
  readonly isUncounted: boolean;
}

/** Never rejects: it is looked at when others are done. */
const attempt = (
  options: ReserveQuestionOptions,
  asked: Asked,
  { reservation_id, taken }: Held,
): Promise<Attempted> =>
  options.sessions.reserveQuestion({ ...toRequest(options, asked, reservation_id), taken }).then(
    (session) => ({ session: () => session, isUncounted: session === null }),
    (error: unknown) => ({
      session: () => {
        throw error;
      },
      isUncounted: error instanceof ClaimTaken,
    }),
  );

type Held = Pick<Questioning<Asked, unknown>, "taken"> & { readonly reservation_id: string };

interface Reserving extends Held {
  /** The first attempt, where it was made before. */
  readonly early: Promise<Attempted> | undefined;
}

async function reserve(
  options: ReserveQuestionOptions,
  asked: Asked,
  { early, ...held }: Reserving,
): Promise<Session> {
  let attempted = early ?? attempt(options, asked, held);
  for (let made = 1; ; made++) {
    const session = (await attempted).session();
    if (session) return withoutAbandoned(options, session);
    const current = await withoutAbandoned(options, await findSession(options, asked.session.session_id));
    if (made === MOST_ATTEMPTS || !hasRoom(current)) throw explainRefusedQuestion(current);
    attempted = attempt(options, asked, held);
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
