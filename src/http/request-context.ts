/** What is known of a request while it is served: its id and, once routed, its endpoint. Kept on the response object of node. */
import type { ServerResponse } from "node:http";
import type { Endpoint } from "../contract/endpoint.ts";
import type { Refusal } from "../domain/refusal.ts";

/** What is known of a request. */
export interface RequestContext {
  readonly request_id: string;
  /** From `performance.now()`. */
  readonly started_ms: number;
  /** The endpoint of the contract's table; null: none matched. */
  endpoint: Pick<Endpoint, "id" | "path"> | null;
  /** The id of the request's trace; null: it is not traced. */
  trace_id: string | null;
  /** The API key that it came with; null: none was valid. */
  key_id: string | null;
  /** What its endpoint does for it; goes on when its client leaves. */
  work: unknown;
  /** Has it end before its time, and say why; null: it cannot. */
  stop: ((reason: Refusal) => void) | null;
}

const CONTEXT = Symbol("request context");

type WithContext = ServerResponse & { [CONTEXT]?: RequestContext };

/** The context of a request that just came. */
export function createContext(request_id: string): RequestContext {
  const started_ms = performance.now();
  return { request_id, started_ms, endpoint: null, trace_id: null, key_id: null, work: null, stop: null };
}

/** Binds a context to a response. */
export function bindContext(response: ServerResponse, context: RequestContext): void {
  (response as WithContext)[CONTEXT] = context;
}

/** What a log line says of the request it is about: the lines of one request are found by it. */
export function marksOf(response: ServerResponse): Readonly<Record<string, string>> {
  const { request_id, trace_id, key_id } = contextOf(response) ?? {};
  return {
    ...(request_id ? { request_id } : {}),
    ...(trace_id ? { trace_id } : {}),
    ...(key_id ? { key_id } : {}),
  };
}

/** The context of a response; null when the listener never saw it. */
export function contextOf(response: ServerResponse): RequestContext | null {
  return (response as WithContext)[CONTEXT] ?? null;
}
