/** The span of a request: named by its route, never by its path, which may hold a session's id or a token. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Span, Tracer } from "../ports/tracer.ts";
import type { RequestContext } from "./request-context.ts";

/** What handles a request, and what is known of it. */
export interface TracedHandling {
  readonly tracer: Tracer;
  readonly handler: RequestListener;
  readonly context: RequestContext;
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/** Handles a request within its span. Health checks are not traced. */
export function handleTraced(
  { tracer, handler, context }: TracedHandling,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!tracer.enabled || request.url?.startsWith("/health/")) {
    handler(request, response);
    return;
  }
  const { traceparent, tracestate } = request.headers;
  const headers = { traceparent: toText(traceparent), tracestate: toText(tracestate) };
  tracer.serve(headers, (span) => {
    context.trace_id = span.trace_id;
    response.once("close", () => endSpan(span, { context, request, response }));
    handler(request, response);
  });
}

const toText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(",") : header;

interface Handled {
  readonly context: RequestContext;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function endSpan(span: Span, { context, request, response }: Handled): void {
  const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "_OTHER";
  const route = context.endpoint?.path ?? null;
  span.rename(route === null ? method : `${method} ${route}`);
  span.set({
    "http.request.method": method,
    ...(route === null ? {} : { "http.route": route }),
    "chat_assistant.request_id": context.request_id,
  });
  if (response.writableFinished) {
    span.set({ "http.response.status_code": response.statusCode });
    if (response.statusCode >= 500) span.fail(String(response.statusCode));
  } else span.fail("client_left");
  span.end();
}
