/** The check port: questions that a robot must go on answering, or declining, in the same way. */

/** One check of a robot. */
export interface Check {
  readonly check_id: string;
  readonly robot_id: string;
  /** Where it comes from: `checks.yaml`, `operator`, `gaps/<gap_id>`, `reviews/<review_id>`. */
  readonly source: string;
  readonly question: string;
  /** The asker's earlier questions, oldest first. */
  readonly history: readonly string[];
  /** What the answer must hold; null: the robot must say that it does not know. */
  readonly expect: string | null;
  readonly created_at: number;
}

/** Checks of one robot. */
export const MOST_CHECKS = 1_000;

/** Where checks live; at most `MOST_CHECKS` a robot. */
export interface CheckStore {
  /**
   * Adds a check, or replaces the one of the same question and history, which keeps its id. Gives the id that it has;
   * null, and nothing kept, when the robot has its most.
   */
  add(check: Check): Promise<string | null>;
  /** Replaces all checks of one source, whole or not at all. Idempotent. A question that another source checks keeps that check. */
  replaceSource(robot_id: string, source: string, checks: readonly Check[]): Promise<void>;
  /** The robot's checks, oldest first. */
  list(robot_id: string): Promise<readonly Check[]>;
  /** Removes one; false when the robot has none of that id. */
  remove(robot_id: string, check_id: string): Promise<boolean>;
}
