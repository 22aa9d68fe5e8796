/**
 * The answer port: what a question becomes. Given by the embedded engine (no model) and by an upstream model.
 * Serves `POST …/messages`, the runtime endpoints and the `ask` command.
 */
import type { Locale } from "../contract/locale.ts";
import type { ConversationTurn } from "../domain/runtime/conversation.ts";
import type { CitedPassage } from "../domain/runtime/frame.ts";
import type { RequestedSampling } from "../domain/runtime/request.ts";
import type { FileText } from "../domain/session-attachments.ts";
import type { KnowledgeStore } from "./knowledge-store.ts";

/** Stages in order of occurrence (`interface.md`: Events, 3). `reading_attachments` is reported by the flow. */
export type AnswerStage = "searching_knowledge" | "generating_answer";

/** Which robot answers, by which rules. */
export interface AnsweringRobot {
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly locale: Locale;
  readonly assistant_name: string;
  readonly company_name: string;
  /** The channel's visibility: `public` answers never carry citations. */
  readonly visibility: "public" | "private";
  /** The channel's instructions; only a model reads them. Never revealed. */
  readonly instructions: string;
  /** The robot's own words for "I don't know"; null takes the locale's. */
  readonly decline_message: string | null;
}

/** What a client may ask of a model, already within the operator's bounds. */
export interface Sampling extends RequestedSampling {
  readonly model?: string;
}

/** One question with everything that may inform its answer. */
export interface Question {
  readonly robot: AnsweringRobot;
  readonly text: string;
  /** Oldest first. */
  readonly history: readonly ConversationTurn[];
  /** Texts that belong to this conversation only: those of its attachments. */
  readonly documents: readonly FileText[];
  /** The robot's knowledge as it is for this question, where that was asked for already; never older than the question. */
  readonly knowledge?: Promise<KnowledgeStore>;
  readonly sampling?: Sampling;
  /** Aborted when the asker leaves; the upstream call stops with it. */
  readonly signal?: AbortSignal;
  /** Aborted when nobody waits for the answer any more, which is kept all the same: it need not be a model's. */
  readonly unattended?: AbortSignal;
  readonly onStage?: (stage: AnswerStage) => void;
  /** Called with each piece of text as it is written; the pieces joined equal `Answer.text`. */
  readonly onText?: (piece: string) => void;
}

/** What the asker gets. */
export interface Answer {
  readonly text: string;
  /** `declined`: the knowledge does not support an answer, and the text says so. */
  readonly outcome: "answered" | "declined";
  /** Of a message that asks several things: the questions without an answer, beside those that were answered. */
  readonly unanswered?: readonly string[];
  /** 0 to 1, calibrated per language. */
  readonly confidence: number;
  /** Shown on private channels only. */
  readonly citations: readonly CitedPassage[];
  /** `length`: cut at `sampling.max_tokens`; `filtered`: the model withheld (the rest of) it. */
  readonly finish: "stop" | "length" | "filtered";
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

/** Answers questions from what a robot was taught. */
export interface Answerer {
  /** Reads only; safe to repeat. Rejects with `answer_unavailable` when the engine cannot serve, with `aborted` after `signal`. */
  answer(question: Question): Promise<Answer>;
}
