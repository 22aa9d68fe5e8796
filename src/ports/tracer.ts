/**
 * The tracer port: which part of a request took how long. Names and attributes are the service's own words and figures:
 * never a text of a conversation, a name of a visitor, an address, a session id or a path that holds one.
 */
import type { TraceHeaders } from "../domain/trace-context.ts";

/** What is known of a span. Names follow OpenTelemetry's conventions where there is one. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A part of a request while it runs. */
export interface Span {
  /** The trace's id, for log lines; null: it is not recorded. */
  readonly trace_id: string | null;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** It failed, by a short word for the kind of failure. */
  fail(type: string): void;
  /** Idempotent: the first end counts. */
  end(): void;
}

/** Where spans begin. */
export interface Tracer {
  /** False: nothing is recorded, read or sent. */
  readonly enabled: boolean;
  /** Handles a request within a span, which continues the trace that its headers name. The caller ends the span. */
  serve<T>(headers: TraceHeaders, handle: (span: Span) => T): T;
  /** Works within a span of the request that runs; ends it, failed when the work rejects. Outside of a request: no span. */
  within<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** The headers that a server called now has to get; empty outside of a request. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what is left, for a bounded time. Idempotent. Never rejects. */
  close(): Promise<void>;
}

/** How a span begins. */
export interface SpanStart {
  readonly name: string;
  /** `client`: another server is called. */
  readonly kind: "client" | "internal";
  readonly attributes?: SpanAttributes;
}
