/** Tables of what a robot learns from: questions it could not answer, and checks of what it must go on answering. */
import type { Migration } from "./migrate.ts";

// A gap stands for all questions of the same words; the words themselves are in gap_questions only, which retention clears.
const GAPS = /* sql */ `CREATE TABLE gaps (
  gap_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  robot_id TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'taught', 'dismissed')),
  times_asked INTEGER NOT NULL,
  first_asked_at INTEGER NOT NULL,
  last_asked_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT`;

// Of a session: goes with its texts. Of the runtime: has a time of its own.
const GAP_QUESTIONS = /* sql */ `CREATE TABLE gap_questions (
  gap_question_key INTEGER PRIMARY KEY,
  gap_id TEXT NOT NULL REFERENCES gaps (gap_id) ON DELETE CASCADE,
  session_key INTEGER REFERENCES sessions (session_key) ON DELETE CASCADE,
  retain_until INTEGER,
  question TEXT NOT NULL,
  question_before TEXT,
  asked_at INTEGER NOT NULL,
  CHECK ((session_key IS NULL) = (retain_until IS NOT NULL))
) STRICT`;

const CHECKS = /* sql */ `CREATE TABLE checks (
  check_id TEXT PRIMARY KEY,
  robot_id TEXT NOT NULL,
  source TEXT NOT NULL,
  question TEXT NOT NULL,
  history TEXT NOT NULL,
  expect TEXT,
  created_at INTEGER NOT NULL
) STRICT`;

/** The migration. */
export const LEARNING_MIGRATION: Migration = {
  id: "learning-1",
  sql: [
    GAPS,
    /* sql */ `CREATE UNIQUE INDEX gaps_by_key ON gaps (robot_id, key_hash)`,
    /* sql */ `CREATE INDEX gaps_by_status ON gaps (status, last_asked_at)`,
    GAP_QUESTIONS,
    /* sql */ `CREATE INDEX gap_questions_by_gap ON gap_questions (gap_id)`,
    /* sql */ `CREATE INDEX gap_questions_by_session ON gap_questions (session_key) WHERE session_key IS NOT NULL`,
    /* sql */ `CREATE INDEX gap_questions_by_retention ON gap_questions (retain_until) WHERE retain_until IS NOT NULL`,
    CHECKS,
    /* sql */ `CREATE UNIQUE INDEX checks_by_question ON checks (robot_id, question, history)`,
  ],
};

/**
 * Counts the questions that are kept of each gap, whoever adds or removes them: gaps without any are found without looking
 * at the others, and the most asked ones in order.
 */
export const GAP_QUESTIONS_COUNT_MIGRATION: Migration = {
  id: "learning-2",
  sql: [
    /* sql */ `ALTER TABLE gaps ADD COLUMN kept_questions INTEGER NOT NULL DEFAULT 0`,
    /* sql */ `UPDATE gaps SET kept_questions = (SELECT count(*) FROM gap_questions q WHERE q.gap_id = gaps.gap_id)`,
    /* sql */ `CREATE TRIGGER gap_questions_added AFTER INSERT ON gap_questions
    BEGIN
      UPDATE gaps SET kept_questions = kept_questions + 1 WHERE gap_id = NEW.gap_id;
    END`,
    /* sql */ `CREATE TRIGGER gap_questions_removed AFTER DELETE ON gap_questions
    BEGIN
      UPDATE gaps SET kept_questions = kept_questions - 1 WHERE gap_id = OLD.gap_id;
    END`,
    /* sql */ `CREATE INDEX gaps_emptied ON gaps (kept_questions) WHERE status = 'open' AND kept_questions = 0`,
    /* sql */ `CREATE INDEX gaps_by_demand ON gaps (status, times_asked, last_asked_at)`,
    /* sql */ `DROP INDEX gaps_by_status`,
  ],
};
