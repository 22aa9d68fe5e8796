/** The retention port: finding what is due, and deleting what may no longer be kept. */
import type { Session } from "../domain/session.ts";

/** Counts of what is kept, for `privacy report`. Ages are days since the session's closing, or its beginning while it is active. */
export interface PrivacyReport {
  readonly sessions: number;
  readonly active_sessions: number;
  readonly messages: number;
  readonly feedback_with_text: number;
  readonly summaries: number;
  readonly contacts: number;
  /** Questions of the gap ledger whose words are kept. */
  readonly gap_questions: number;
  readonly attachments: number;
  /** As they were sent; the same bytes of two sessions count twice. */
  readonly attachment_bytes: number;
  readonly text_bytes: number;
  readonly oldest_text_at: number | null;
  readonly by_age: readonly { readonly age: string; readonly sessions_with_text: number }[];
}

/** What an erasure deleted. */
export interface Erasure {
  readonly sessions: number;
  readonly contacts: number;
}

/** Where what is due is found and deleted. */
export interface RetentionStore {
  /** Active sessions whose deadline has passed, oldest deadline first. */
  listExpired(now: number, limit: number): Promise<readonly Session[]>;
  /** How many there are, counted up to 10,000. */
  countExpired(now: number): Promise<number>;
  /** Closed sessions whose kept texts are due; counted up to 10,000. */
  countDue(now: number): Promise<number>;
  /** Deletes the texts of up to `limit` sessions that are due, and leaves their stubs; gives how many. */
  forgetDue(now: number, limit: number): Promise<number>;
  /** Deletes everything about the session of a protocol number but its stub, contacts included. */
  eraseByProtocol(protocol_number: string): Promise<Erasure>;
  /** Deletes up to `limit` sessions of a robot with all that is kept of them, stubs included; gives how many. */
  removeSessions(robot_id: string, limit: number): Promise<number>;
  /** Protocol numbers of the sessions in which this e-mail address was left, in whichever case; at most 1,000. */
  findByEmail(email: string): Promise<readonly string[]>;
  report(now: number): Promise<PrivacyReport>;
}
