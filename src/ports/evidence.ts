/**
 * The evidence port: what a robot's knowledge holds on a question, before anyone writes an answer.
 * Given by the embedded engine, so that a model is held to the same passages.
 */
import type { Question } from "./answerer.ts";

/** One passage that bears on the question. */
export interface EvidencePassage {
  readonly passage_id: string;
  readonly source: string;
  readonly heading: string;
  readonly text: string;
  /** Higher is better; comparable within one result only. */
  readonly score: number;
}

/** What was found. */
export interface EvidenceResult {
  /** Best first; bounded by the engine. Passages of `question.documents` included, `source` being the file name. */
  readonly passages: readonly EvidencePassage[];
  /** 0 to 1, calibrated per language: how surely the passages hold an answer. */
  readonly confidence: number;
  /** Whether the confidence passes the engine's own threshold for answering. */
  readonly supported: boolean;
  /** The turn asks for nothing (a greeting, thanks): no knowledge is needed to answer it. Absent counts as false. */
  readonly conversation_only?: boolean;
}

/** Finds passages for questions. */
export interface Evidence {
  /** Reads only; safe to repeat. Reports no stages and writes no text. Rejects as `Answerer.answer` does. */
  find(question: Question): Promise<EvidenceResult>;
}
