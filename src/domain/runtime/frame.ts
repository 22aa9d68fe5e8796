/** What is fixed about an answer before its text is known, what is known of it afterwards, and the events that carry it. */
import type { RuntimeRequest } from "./request.ts";

/** The outer parts of an answer. */
export interface Frame {
  /** Random; the ids of the answer and of its item end with it. */
  readonly tail: string;
  /** Seconds since 1970 (UTC). */
  readonly created_at: number;
  /** As the client called it. */
  readonly model: string;
  readonly request: RuntimeRequest;
}

/** A passage that an answer rests on. */
export interface CitedPassage {
  readonly source: string;
  readonly heading: string;
  readonly passage: string;
}

/** An answer as it is shown. `citations` is empty on public channels. */
export interface ShownAnswer {
  readonly text: string;
  /** `length`: cut at the client's bound; `filtered`: the model withheld (the rest of) it. */
  readonly finish: "stop" | "length" | "filtered";
  readonly citations: readonly CitedPassage[];
  /** Seconds since 1970 (UTC). */
  readonly completed_at: number;
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

/** What ends a stream well, for every client. */
export const DONE = "[DONE]";

/** One server-sent event; `name` is null where the format has no event lines. */
export interface WireEvent {
  readonly name: string | null;
  /** JSON, or `DONE`. As text: what is the same in every piece of an answer is written once. */
  readonly data: string;
}

/** The event sequence of one endpoint. `sent` is how many events went before: their sequence numbers follow from it. */
export interface StreamShape {
  open(): readonly WireEvent[];
  delta(piece: string, sent: number): readonly WireEvent[];
  complete(answer: ShownAnswer, sent: number): readonly WireEvent[];
  /** What every client raises as an error once the stream has begun. */
  fail(error: StreamError, sent: number): readonly WireEvent[];
}

/** The inner part of the runtime error object. */
export interface StreamError {
  readonly code: string;
  readonly message: string;
  readonly param: string | null;
  readonly type: string;
}

/** The id of the message item of an answer. */
export const toItemId = ({ tail }: Pick<Frame, "tail">): string => `msg_${tail}`;
