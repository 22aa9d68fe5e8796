/** W3C Trace Context (level 1): reading and writing the `traceparent` and `tracestate` headers. */

/** A place in a trace. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly trace_id: string;
  /** 16 hexadecimal digits. */
  readonly span_id: string;
  /** Whether whoever began the trace wants it recorded. */
  readonly sampled: boolean;
  /** What other tracers on the way keep there; "" for nothing. */
  readonly tracestate: string;
}

/** The headers as they came; undefined: without. */
export interface TraceHeaders {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const TRACESTATE = /^[\x20-\x7e]{1,512}$/;
const SAMPLED = 1;

/** The context of a request; null when it names none or a wrong one, which then counts for nothing. */
export function readTraceContext({ traceparent = "", tracestate = "" }: TraceHeaders): TraceContext | null {
  const [, version, trace_id = "", span_id = "", flags = "", more] = TRACEPARENT.exec(traceparent) ?? [];
  // A later version may say more at its end; version 00 may not, and ff never is one.
  if (version === undefined || version === "ff" || (version === "00" && more !== undefined)) return null;
  if (NOTHING.test(trace_id) || NOTHING.test(span_id)) return null;
  const sampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
  return { trace_id, span_id, sampled, tracestate: TRACESTATE.test(tracestate) ? tracestate : "" };
}

/** The headers of a call that is made in this context. */
export function toTraceHeaders({ trace_id, span_id, sampled, tracestate }: TraceContext): TraceHeaders {
  const traceparent = `00-${trace_id}-${span_id}-${sampled ? "01" : "00"}`;
  return tracestate === "" ? { traceparent } : { traceparent, tracestate };
}

/** Whether a trace that begins here belongs to the share that is recorded: by its id, so that every service agrees. */
export function isInSample(trace_id: string, ratio: number): boolean {
  return Number.parseInt(trace_id.slice(-8), 16) < ratio * 2 ** 32;
}
