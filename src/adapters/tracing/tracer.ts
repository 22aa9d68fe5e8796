/**
 * Spans by node's AsyncLocalStorage, for OpenTelemetry collectors (`ports/tracer.ts`). Its official SDK is not used: it
 * needs Node 22 and some 60 packages, for what is a header to read and a JSON body to send.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { ModelFailure } from "../../domain/model-failure.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
  isInSample,
  readTraceContext,
  type TraceContext,
  toTraceHeaders,
} from "../../domain/trace-context.ts";
import { DatabaseFault } from "../../ports/database.ts";
import type { Span, SpanAttributes, Tracer } from "../../ports/tracer.ts";
import type { EndedSpan } from "./otlp.ts";

/** What the tracer needs. */
export interface TracerOptions {
  /** Which share of the traces that begin here is recorded, 0 to 1. */
  readonly sample_ratio: number;
  /** Takes what has ended; never throws. */
  readonly exporter: { add(span: EndedSpan): void; close(): Promise<void> };
}

interface Current extends TraceContext {
  /** Added to `performance.now()` it gives the time: one clock for all spans of a request. */
  readonly epoch_ms: number;
}

const NO_SPAN: Span = { trace_id: null, rename: () => {}, set: () => {}, fail: () => {}, end: () => {} };

/** What is there when nothing is traced. */
export const NO_TRACER: Tracer = {
  enabled: false,
  serve: (_headers, handle) => handle(NO_SPAN),
  within: (_start, work) => work(NO_SPAN),
  headers: () => ({}),
  close: async () => {},
};

/** Creates the tracer. */
export function createTracer({ sample_ratio, exporter }: TracerOptions): Tracer {
  const storage = new AsyncLocalStorage<Current>();
  return {
    enabled: true,
    serve: (headers, handle) => {
      const parent = readTraceContext(headers);
      const trace_id = parent?.trace_id ?? randomBytes(16).toString("hex");
      const current: Current = {
        trace_id,
        span_id: newSpanId(),
        sampled: parent?.sampled ?? isInSample(trace_id, sample_ratio),
        tracestate: parent?.tracestate ?? "",
        epoch_ms: Date.now() - performance.now(),
      };
      const parent_id = parent?.span_id ?? null;
      const span = beginSpan({ current, parent_id, name: "request", kind: "server" }, exporter);
      return storage.run(current, () => handle(span));
    },
    within: async (start, work) => {
      const parent = storage.getStore();
      if (!parent) return work(NO_SPAN);
      const current: Current = { ...parent, span_id: newSpanId() };
      const span = beginSpan({ ...start, current, parent_id: parent.span_id }, exporter);
      try {
        return await storage.run(current, () => work(span));
      } catch (error) {
        span.fail(kindOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    headers: () => {
      const current = storage.getStore();
      return current ? { ...(toTraceHeaders(current) as Record<string, string>) } : {};
    },
    close: () => exporter.close(),
  };
}

const newSpanId = (): string => randomBytes(8).toString("hex");

interface Beginning {
  readonly current: Current;
  readonly parent_id: string | null;
  readonly name: string;
  readonly kind: EndedSpan["kind"];
  readonly attributes?: SpanAttributes;
}

function beginSpan(
  { current, parent_id, kind, ...beginning }: Beginning,
  exporter: TracerOptions["exporter"],
): Span {
  if (!current.sampled) return NO_SPAN;
  const { trace_id, span_id, tracestate, epoch_ms } = current;
  const now = (): number => epoch_ms + performance.now();
  const started_ms = now();
  let { name, attributes = {} } = beginning;
  let failure: string | null = null;
  let ended = false;
  return {
    trace_id,
    rename: (other) => {
      name = other;
    },
    set: (more) => {
      attributes = { ...attributes, ...more };
    },
    fail: (type) => {
      failure = type;
    },
    end: () => {
      if (ended) return;
      ended = true;
      const times = { started_ms, ended_ms: now() };
      exporter.add({ trace_id, span_id, parent_id, tracestate, name, kind, ...times, attributes, failure });
    },
  };
}

// The kind only: a message may quote what was asked.
function kindOf(error: unknown): string {
  if (error instanceof Refusal) return error.reason;
  if (error instanceof ModelFailure) return error.fault.kind;
  if (error instanceof DatabaseFault) return error.code;
  return error instanceof Error ? error.name : "error";
}
