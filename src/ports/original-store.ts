/** The port of originals: which files a robot was taught from, byte for byte, so that they can be written back. */

/** A file that was taught. Its bytes are the blob of that id. */
export interface Original {
  /** Its key within the robot's knowledge: a path with forward slashes. Its parts are `source#part`. */
  readonly source: string;
  readonly blob_id: string;
  readonly size_bytes: number;
  /** How many documents it became; 0: it held no words. */
  readonly documents: number;
  readonly taught_at: number;
}

/** A page of a list in order of its sources. */
export interface SourcePage {
  /** Those after this one only. */
  readonly after?: string;
  /** Those before this one only; null: to the last. */
  readonly until?: string | null;
  readonly limit: number;
}

/** Where the list of originals lives. */
export interface OriginalStore {
  /** Originals in order of their source; at most `limit` (1,000). */
  list(robot_id: string, page: SourcePage): Promise<readonly Original[]>;
  /** The original of that source; null when there is none. */
  find(robot_id: string, source: string): Promise<Original | null>;
  /** Adds it or replaces the one of its source, and ends the claim on its bytes, in one unit. Replaced bytes are put up for removal. Idempotent. */
  save(robot_id: string, original: Original, claim_id: string): Promise<void>;
  /** Removes it and puts its bytes up for removal (`ports/blob-ledger.ts`); false when there is none. */
  remove(robot_id: string, source: string): Promise<boolean>;
}
