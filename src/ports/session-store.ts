/** The session port: sessions, their question count and their transcript. Every change is compare-and-set. */
import type { ContactDetails } from "../domain/contact.ts";
import type { Reservation } from "../domain/reservation.ts";
import type { Closing, RelayResult, Session } from "../domain/session.ts";
import type { SessionAttachment } from "../domain/session-attachments.ts";
import type { TranscriptTurn } from "../domain/transcript.ts";
import type { ClaimRequest, ClaimResult, KeptClaim } from "./idempotency-store.ts";

/** Files that enter a session with their turn, which ends the claim on their bytes (`ports/blob-ledger.ts`). */
export interface KeptFiles {
  readonly claim_id: string;
  readonly created_at: number;
  readonly attachments: readonly SessionAttachment[];
}

/** One question with its answer, as it enters the transcript. */
export interface TurnRecord {
  readonly session_id: string;
  /** Under which the question is counted. */
  readonly reservation_id: string;
  /** The session's next deadline. */
  readonly deadline_at: number;
  /** Empty when the session's retention keeps no text. */
  readonly turns: readonly TranscriptTurn[];
  /** The files that came with the question, their bytes kept already; null: none came, or none are kept. */
  readonly files: KeptFiles | null;
  /** Completes the claim of the request in the same unit: whoever repeats it finds both or neither. Absent: it has none. */
  readonly remembered?: ClaimResult;
}

/** A question that asks to be counted. */
export interface QuestionRequest {
  readonly session_id: string;
  /** The session's next deadline. */
  readonly deadline_at: number;
  readonly reservation: Reservation;
  /** The claim of the request, taken in the same unit; absent: it has none, or it is taken. */
  readonly taken?: ClaimRequest | undefined;
}

/** A contact that was left with consent. */
export interface ContactRecord extends ContactDetails {
  readonly contact_id: string;
  readonly created_at: number;
}

/** The one automatic attempt to relay a session: its identifier and the process that makes it. */
export interface RelayClaim {
  readonly relay_id: string;
  readonly owner: string;
}

/** What closes a session, all in one unit. */
export interface CloseRequest {
  readonly session_id: string;
  /** With `relay` null, a claim says who will record it. */
  readonly closing: Closing;
  /** When what is kept of the session is deleted; null: nothing is kept. */
  readonly retain_until: number | null;
  readonly claim: RelayClaim | null;
  readonly contact: ContactRecord | null;
  /** No text is kept beyond the session's end, and no relay needs one: turns, files and noted questions leave in the same unit. */
  readonly forget_turns: boolean;
  /** What the visitor said at the end, as the transcript's last turns. */
  readonly notes: readonly TranscriptTurn[];
  /** The session is closed only if its deadline has still passed by then; null: whatever its deadline is. */
  readonly expired_at: number | null;
  /** The session is closed only if this is still its last turn; null: only if it has none. */
  readonly last_message_id: string | null;
  /** What is kept of the key of the request. */
  readonly kept_claim?: KeptClaim | undefined;
}

/** What is recorded after the relay attempt. */
export interface RelayRecord {
  readonly session_id: string;
  readonly relay: RelayResult;
  readonly finished_at: number;
  /** The session's retention keeps no text beyond its end. */
  readonly forget_turns: boolean;
}

/** Where sessions live. */
export interface SessionStore {
  /**
   * Keeps a new session. False, and nothing kept, when its protocol number is taken, or its client is blocked from
   * widget sessions of the tenant. Rejects with `ClaimTaken` where the claim to be kept with it is another's.
   */
  create(session: Session, claim?: KeptClaim): Promise<boolean>;
  /** The session of an id; null when there is none. */
  find(session_id: string): Promise<Session | null>;
  /** The session of a protocol number; null when there is none. */
  findByProtocol(protocol_number: string): Promise<Session | null>;
  /**
   * Counts a question of an active session within its limit, under a reservation, and moves its deadline. Atomic.
   * null, and nothing changed, when the session is closed, unknown or at its limit. Rejects with `ClaimTaken` where the claim
   * to be taken with it is another's.
   */
  reserveQuestion(request: QuestionRequest): Promise<Session | null>;
  /** Makes a reservation last longer, and moves the deadline. Nothing happens when it was given back or answered. */
  renewQuestion(request: QuestionRequest): Promise<void>;
  /** Gives a counted question back. Idempotent; nothing happens when it was answered, or its session closed. */
  releaseQuestion(session_id: string, reservation_id: string): Promise<void>;
  /**
   * Adds turns and files to an active session, and ends the question's reservation; one that was given back is counted
   * again. False, and nothing added, when the session was closed meanwhile, others used the question up, or the claim of
   * what is remembered is another's by now.
   */
  appendTurns(record: TurnRecord): Promise<boolean>;
  /** The last `limit` turns, oldest first. */
  readTurns(session_id: string, limit: number): Promise<readonly TranscriptTurn[]>;
  /** One turn of a session; null when there is none, or its text is kept no more. */
  readTurn(session_id: string, message_id: string): Promise<TranscriptTurn | null>;
  /**
   * Closes an active session, claims the relay and keeps the contact and the notes, in one unit. Questions under way count no more.
   * False, and nothing changed, when it was closed already (the first closing stays), it is not expired after all, or something
   * was said meanwhile. Rejects with `ClaimTaken` where the claim to be kept with it is another's.
   */
  close(request: CloseRequest): Promise<boolean>;
  /** Records what became of the relay of a closed session, once, also in place of `interrupted`; later calls change nothing. */
  recordRelay(record: RelayRecord): Promise<void>;
  /** The contact that was left at the end of a session; null when none was. */
  findContact(session_id: string): Promise<ContactDetails | null>;
  /** The id of the contact that was left at the end of a session, if it is this one; null otherwise. */
  findSameContact(session_id: string, contact: ContactDetails): Promise<string | null>;
}
