/** The summary port: what was asked, what was answered, what stayed open. */
import type { Locale } from "../contract/locale.ts";
import type { TranscriptTurn } from "../domain/transcript.ts";

/** Whose conversation it was. */
export interface SummarySubject {
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly locale: Locale;
  readonly assistant_name: string;
  readonly company_name: string;
  /** The robot's own words for "I don't know"; null: the locale's. */
  readonly decline_message: string | null;
}

/** Summarises finished conversations. */
export interface Summariser {
  /** A summary in the robot's language, 600 characters at most; null when nothing was asked. Never rejects: without a summary it gives null. */
  summarise(subject: SummarySubject, turns: readonly TranscriptTurn[]): Promise<string | null>;
}
