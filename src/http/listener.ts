/** The outermost layer: request ids, security headers, the access log, and the answer while shutting down. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Refusal } from "../domain/refusal.ts";
import type { Ids } from "../ports/ids.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics, ServedRequest } from "../ports/metrics.ts";
import type { Tracer } from "../ports/tracer.ts";
import { toProblem, toRuntimeError } from "./error-shapes.ts";
import { bindContext, contextOf, createContext, marksOf, type RequestContext } from "./request-context.ts";
import { surfaceOf } from "./surface.ts";
import { handleTraced } from "./traced-request.ts";

/** What the listener needs. */
export interface ListenerOptions {
  readonly handler: RequestListener;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  /** Whether a line is written for each request. */
  readonly access: boolean;
  /** Whether browsers reach the service by https: they are told to keep to it. */
  readonly secure: boolean;
  /** Whether they are told so for subdomains of the host, too. */
  readonly secure_subdomains: boolean;
}

/** A request listener that can be drained: what runs is finished, what comes is refused. */
export interface DrainableListener {
  readonly listener: RequestListener;
  /** Refuses new requests but health; fulfilled when no request runs, those of clients that left included, or after `grace_ms`. */
  drain(grace_ms: number): Promise<void>;
  readonly isDraining: () => boolean;
  /** How many requests are being answered. */
  readonly countRunning: () => number;
}

// A page or an asset that needs more overrides these.
const BASE_HEADERS: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-resource-policy", "same-origin"],
  ["content-security-policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ["cache-control", "no-store"],
];

// A year. Other services of the same host's subdomains are not ours to speak for, unless the operator says so.
function headersOf({
  secure,
  secure_subdomains,
}: Pick<ListenerOptions, "secure" | "secure_subdomains">): typeof BASE_HEADERS {
  if (!secure) return BASE_HEADERS;
  const value = `max-age=31536000${secure_subdomains ? "; includeSubDomains" : ""}`;
  return [...BASE_HEADERS, ["strict-transport-security", value]];
}

/** Wraps the app's handler. */
export function createListener(options: ListenerOptions): DrainableListener {
  const { handler, ids, tracer } = options;
  const headers = headersOf(options);
  const tell = toldOf(options);
  const running = createRunning();
  let draining = false;

  const settle = (request: IncomingMessage, { response, end }: Runner, context: RequestContext): void => {
    tell?.(request, response, context);
    // A client that leaves undoes nothing: what it asked for is waited for. A failure is its endpoint's to tell.
    Promise.resolve(context.work).then(end, end);
  };

  const listener: RequestListener = (request, response) => {
    if (isClosing(request)) return;
    const context = createContext(ids.create("req"));
    bindContext(response, context);
    response.setHeader("x-request-id", context.request_id);
    for (const [name, value] of headers) response.setHeader(name, value);
    const runner = running.add(response);
    response.on("close", () => settle(request, runner, context));
    if (hasTwoHosts(request)) refuse(request, response, TWO_HOSTS);
    else if (draining && !request.url?.startsWith("/health/")) refuse(request, response, DRAINING);
    else handleTraced({ tracer, handler, context }, request, response);
  };

  const drain = async (grace_ms: number): Promise<void> => {
    draining = true;
    const { runners, finish } = running;
    if (runners.length === 0) return;
    // A client that sent its next request on a connection about to close would learn nothing of what became of it.
    for (const { response } of runners) if (!response.headersSent) response.setHeader("connection", "close");
    await finish(grace_ms);
    for (const { response } of runners) contextOf(response)?.stop?.(DRAINING);
    await finish(LAST_WORDS_MS);
    for (const { response } of runners) response.destroy();
  };

  return { listener, drain, isDraining: () => draining, countRunning: () => running.runners.length };
}

/** A response that is being answered. */
interface Runner {
  readonly response: ServerResponse;
  /** It is answered; to be called once. */
  readonly end: () => void;
  at: number;
}

/**
 * What is being answered; `finish` is fulfilled when nothing is any more, or after `most_ms`. A list, not a set: a set
 * grows into new tables, and each old one keeps what it held, with all that hangs on it, until a full collection.
 */
function createRunning() {
  const runners: Runner[] = [];
  let idle: (() => void) | null = null;
  const remove = ({ at }: Runner): void => {
    const last = runners.pop();
    if (last && last.at !== at) {
      last.at = at;
      runners[at] = last;
    }
    if (runners.length === 0) idle?.();
  };
  return {
    runners,
    add: (response: ServerResponse): Runner => {
      const runner: Runner = { response, end: () => remove(runner), at: runners.length };
      runners.push(runner);
      return runner;
    },
    finish: (most_ms: number): Promise<void> =>
      new Promise((resolve) => {
        idle = resolve;
        setTimeout(resolve, most_ms).unref();
        if (runners.length === 0) resolve();
      }),
  };
}

type Tell = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => void;

// Measures and logs what was served; null: nobody wants to know.
function toldOf({ access, metrics, log }: ListenerOptions): Tell | null {
  if (!access && !metrics.enabled) return null;
  return (request, response, context) => {
    const served = toServed(response, context);
    metrics.request(served);
    if (access) logAccess(log, { request, response, served });
  };
}

// What a stream takes to say that it ends: a client that sees its connection end alone may take a part for the whole.
const LAST_WORDS_MS = 500;
const DRAINING = new Refusal("shutting_down", { retry_after_seconds: 5 });
const TWO_HOSTS = new Refusal("invalid_request", { detail: "A request names its host once." });

// RFC 9112, 3.2. Node refuses a request without a host, and takes the first of several; a proxy may have read the last.
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

// RFC 9112, 9.6. Node hands over what came in one piece with a request that is refused with its connection, and closes later.
const closing = new WeakSet<Socket>();
const isClosing = ({ socket }: IncomingMessage): boolean => closing.has(socket);

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  closing.add(request.socket);
  const isRuntime = surfaceOf(request.url ?? "") === "runtime";
  const { retry_after_seconds } = refusal.details;
  response.writeHead(refusal.shown.status, {
    "content-type": isRuntime ? "application/json" : "application/problem+json",
    connection: "close",
    ...(retry_after_seconds === undefined ? {} : { "retry-after": String(retry_after_seconds) }),
  });
  response.end(JSON.stringify(isRuntime ? toRuntimeError(refusal) : toProblem(refusal)));
}

interface Line {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly served: ServedRequest;
}

const CLIENT_LEFT = 499;

function toServed(response: ServerResponse, { endpoint, started_ms }: RequestContext): ServedRequest {
  const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
  return { endpoint: endpoint?.id ?? null, status, duration_ms: performance.now() - started_ms };
}

// Paths hold session ids and tokens: the line names the endpoint instead.
function logAccess(log: Log, { request, response, served }: Line): void {
  log.info("request", {
    ...marksOf(response),
    method: request.method ?? "",
    endpoint: served.endpoint ?? "other",
    status: served.status,
    duration_ms: Math.round(served.duration_ms * 10) / 10,
  });
}
