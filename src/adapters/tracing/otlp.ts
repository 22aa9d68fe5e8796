/** Spans as OTLP/HTTP takes them in JSON (OpenTelemetry protocol 1.x: `ExportTraceServiceRequest`). */
import type { SpanAttributes } from "../../ports/tracer.ts";

/** A span that has ended. */
export interface EndedSpan {
  readonly trace_id: string;
  readonly span_id: string;
  /** null: the trace begins here. */
  readonly parent_id: string | null;
  readonly tracestate: string;
  readonly name: string;
  readonly kind: "server" | "client" | "internal";
  /** Milliseconds since 1970, with fractions. */
  readonly started_ms: number;
  readonly ended_ms: number;
  readonly attributes: SpanAttributes;
  /** null: it went well. */
  readonly failure: string | null;
}

/** Who sends. */
export interface Sender {
  readonly resource: SpanAttributes;
  readonly scope: { readonly name: string; readonly version: string };
}

const KINDS = { internal: 1, server: 2, client: 3 } as const;
const ERROR = 2;

/** The body of one export. */
export function toExport(spans: readonly EndedSpan[], { resource, scope }: Sender): unknown {
  return {
    resourceSpans: [
      {
        resource: { attributes: toAttributes(resource) },
        scopeSpans: [{ scope, spans: spans.map(toSpan) }],
      },
    ],
  };
}

function toSpan({ failure, ...span }: EndedSpan): unknown {
  return {
    traceId: span.trace_id,
    spanId: span.span_id,
    ...(span.parent_id === null ? {} : { parentSpanId: span.parent_id }),
    ...(span.tracestate === "" ? {} : { traceState: span.tracestate }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: toNanoseconds(span.started_ms),
    endTimeUnixNano: toNanoseconds(span.ended_ms),
    attributes: toAttributes(
      failure === null ? span.attributes : { ...span.attributes, "error.type": failure },
    ),
    status: failure === null ? {} : { code: ERROR },
  };
}

// 64-bit integers are texts in the protocol's JSON; microseconds are what a number of milliseconds holds exactly.
const toNanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

function toAttributes(attributes: SpanAttributes): unknown[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: string | number | boolean): unknown {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
