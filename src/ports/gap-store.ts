/** The gap port: questions that a robot could not answer, similar ones together. */

/** What became of a gap. A taught one that is asked again without an answer is open again; a dismissed one stays so. */
export type GapStatus = "open" | "taught" | "dismissed";

/** One unanswered question to note. */
export interface GapSighting {
  /** Taken when the gap is new. */
  readonly gap_id: string;
  readonly tenant_id: string;
  readonly robot_id: string;
  /** The same for questions of the same words. */
  readonly key_hash: string;
  readonly question: string;
  /** The question before, when this one leans on it. */
  readonly question_before: string | null;
  readonly asked_at: number;
  /** How long the words stay: as long as the session's texts, or until a time. */
  readonly kept: { readonly session_id: string } | { readonly retain_until: number };
}

/** A gap with the newest question that is still kept; null when none is. */
export interface Gap {
  readonly gap_id: string;
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly status: GapStatus;
  readonly times_asked: number;
  readonly first_asked_at: number;
  readonly last_asked_at: number;
  readonly question: string | null;
  readonly question_before: string | null;
}

/** Which gaps, the most asked first. */
export interface GapRequest {
  /** null: of every robot. */
  readonly robot_id: string | null;
  /** null: of every status. */
  readonly status: GapStatus | null;
  /** 1 to 1,001: a list of a thousand, and the row that tells that there are more. */
  readonly limit: number;
}

/** Where gaps live. */
export interface GapStore {
  /** Notes a question, whole or not at all. At most 20 wordings a gap and 5,000 gaps a robot are kept; what is beyond is only counted, or not noted. */
  record(sighting: GapSighting): Promise<void>;
  list(request: GapRequest): Promise<readonly Gap[]>;
  /** The gap; null when there is none. */
  find(gap_id: string): Promise<Gap | null>;
  /** Sets the status; false when the gap is gone. Idempotent. */
  decide(gap_id: string, status: GapStatus, decided_at: number): Promise<boolean>;
  /** Questions whose own time is over, and open gaps without any question left; counted up to 10,000. */
  countDue(now: number): Promise<number>;
  /** Deletes up to `limit` of each; gives how many. */
  forgetDue(now: number, limit: number): Promise<number>;
}
