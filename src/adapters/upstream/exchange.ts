/**
 * One POST to a model upstream: timers, size cap, cancellation, no redirects.
 * `node:http(s)` rather than a client library: it measured cheapest of the candidates, tells a reused socket's reset apart
 * (which alone is safe to repeat), closes the socket in the same tick as an abort, and follows no redirect by itself.
 */
import http from "node:http";
import https from "node:https";
import { urlToHttpOptions } from "node:url";
import { ModelFailure, type ModelFault } from "../../domain/model-failure.ts";
import type { Tracer } from "../../ports/tracer.ts";
import { createDeadlines } from "./deadlines.ts";

/** Where the upstream is and how long it may take. */
export interface ExchangeOptions {
  /** `https://host/v1` or the like; its query is kept (`?api-version=…`). */
  readonly base_url: string;
  /** Sent as a bearer; never part of an error's text. */
  readonly api_key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** From sending to the first byte of the answer's body. */
  readonly first_byte_timeout_ms: number;
  /** Between two pieces of the body. */
  readonly idle_timeout_ms: number;
  readonly total_timeout_ms: number;
  /** Body bytes read at most. */
  readonly max_bytes: number;
  /** Has each call continue the trace of the request that it is made for; absent: no header is sent. */
  readonly tracer?: Tracer | undefined;
}

/** What a sink thinks of the body so far: `usable` = a cut from here on does no harm, `enough` = stop reading. */
export type Verdict = "more" | "usable" | "enough";

/** One call. */
export interface Exchange {
  readonly path: string;
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Called once with the head; returns what takes the body's bytes. A throw ends the call with it. */
  readonly receive: (head: {
    status: number;
    headers: http.IncomingHttpHeaders;
  }) => (bytes: Buffer) => Verdict;
}

/** Sends one call; fulfilled when the body is complete or was enough. Rejects with `ModelFailure` or what a sink threw. */
export type Send = (exchange: Exchange) => Promise<void>;

/** How long a finished stream may dawdle before its socket is closed instead of reused. */
const DRAIN_MS = 500;
const TAIL_MS = 2_000;

/** Creates the sender. The base URL is checked here: http or https, no credentials inside. */
export function createSend(options: ExchangeOptions): Send {
  const base = new URL(options.base_url);
  if (base.protocol !== "http:" && base.protocol !== "https:")
    throw new Error("upstream: base_url is not http(s)");
  if (base.username || base.password) throw new Error("upstream: base_url holds credentials; use api_key");
  const library = base.protocol === "https:" ? https : http;
  const agent = new library.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32 });
  const { protocol, hostname, port } = urlToHttpOptions(base);
  const folder = base.pathname.replace(/\/+$/, "");
  const fixed = fixedHeadersOf(options);
  const open: Open = (name, payload) => {
    const path = folder + name + base.search;
    const headers = Object.assign({ "content-length": payload.length }, fixed, options.tracer?.headers());
    return library.request({ protocol, hostname, port, path, method: "POST", agent, headers });
  };
  return async (exchange) => {
    const payload = Buffer.from(JSON.stringify(exchange.body));
    const stale = await run({ options, open, exchange, payload });
    // The server had closed the kept socket before it saw this request: the one case in which repeating is safe.
    if (stale && (await run({ options, open, exchange, payload })))
      throw failure("cut", "connection reset twice");
  };
}

type Open = (path: string, payload: Buffer) => http.ClientRequest;

interface Run {
  readonly options: ExchangeOptions;
  readonly open: Open;
  readonly exchange: Exchange;
  readonly payload: Buffer;
}

type PlainKind = Exclude<ModelFault["kind"], "refused" | "rate_limited">;

function failure(kind: PlainKind, detail: string, cause?: unknown): ModelFailure {
  return new ModelFailure({ kind }, detail, cause === undefined ? undefined : { cause });
}

function fixedHeadersOf(options: ExchangeOptions): http.OutgoingHttpHeaders {
  return {
    "content-type": "application/json",
    accept: "text/event-stream, application/json",
    "accept-encoding": "identity",
    "user-agent": "chat-assistant",
    ...(options.api_key ? { authorization: `Bearer ${options.api_key}` } : {}),
    ...options.headers,
  };
}

/** Runs one attempt; true when it met a stale kept socket before anything was answered. */
function run({ options, open, exchange, payload }: Run): Promise<boolean> {
  const { signal } = exchange;
  if (signal?.aborted) return Promise.reject(failure("aborted", "before sending"));
  return new Promise((resolve, reject) => {
    const request = open(exchange.path, payload);
    const settle = (outcome: () => void): void => {
      deadlines.clear();
      signal?.removeEventListener("abort", abort);
      outcome();
    };
    const fail = (error: unknown): void => {
      settle(() => reject(error));
      request.destroy();
    };
    const deadlines = createDeadlines(options, (kind) => {
      const connecting = request.socket?.connecting ?? true;
      const silent = kind === "timeout_first_byte" && connecting;
      fail(failure(silent ? "unreachable" : kind, silent ? "no connection in time" : "took too long"));
    });
    const abort = (): void => fail(failure("aborted", "the asker left"));
    signal?.addEventListener("abort", abort, { once: true });
    let body: Body | undefined;
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (body) body.broken(error);
      else if (request.reusedSocket && isReset(error)) settle(() => resolve(true));
      else fail(failure(kindOf(error, request), error.code ?? error.message, error));
    });
    // Without a listener node closes the request, and the caller would wait for the first byte.
    request.on("upgrade", ({ statusCode: status = 101 }, socket) => {
      socket.destroy();
      fail(new ModelFailure({ kind: "refused", status }, `${status} another protocol`));
    });
    request.on("response", (response) => {
      const done = (): void => settle(() => resolve(false));
      body = read({ response, options, exchange, touch: deadlines.touch, fail, done });
    });
    request.end(payload);
  });
}

function isReset(error: NodeJS.ErrnoException): boolean {
  return error.code === "ECONNRESET" || error.code === "EPIPE";
}

function kindOf(error: NodeJS.ErrnoException, request: http.ClientRequest): PlainKind {
  if (error.code?.startsWith("HPE_")) return "malformed";
  return isReset(error) && request.socket?.connecting === false ? "cut" : "unreachable";
}

interface Reading {
  readonly response: http.IncomingMessage;
  readonly options: ExchangeOptions;
  readonly exchange: Exchange;
  readonly touch: (idle_ms?: number, lapse?: () => void) => void;
  readonly fail: (error: unknown) => void;
  readonly done: () => void;
}

interface Body {
  readonly broken: (error?: Error) => void;
}

/** Hands the body to the sink until it has enough, is complete, or breaks. */
function read({ response, options, exchange, touch, fail, done }: Reading): Body {
  let bytes_read = 0;
  let usable = false;
  let finished = false;
  const sink = attempt(
    () => exchange.receive({ status: response.statusCode ?? 0, headers: response.headers }),
    fail,
  );
  const finish = (): void => {
    finished = true;
    if (!response.complete) drain(response);
    done();
  };
  const broken = (error?: Error): void =>
    usable ? done() : fail(failure("cut", "the body ended early", error));
  const take = (bytes: Buffer): void => {
    bytes_read += bytes.length;
    if (bytes_read > options.max_bytes)
      return fail(failure("too_large", `more than ${options.max_bytes} bytes`));
    const verdict = attempt(() => sink?.(bytes), fail);
    usable ||= verdict === "usable";
    if (verdict === "enough") return finish();
    if (usable) return touch(Math.min(TAIL_MS, options.idle_timeout_ms), finish);
    return touch();
  };
  // All that came at one moment, where "data" would hand over each chunk of the encoding: a token, as a rule.
  response.on("readable", () => {
    const bytes = response.read() as Buffer | null;
    if (bytes !== null && !finished) take(bytes);
  });
  response.on("end", done);
  response.on("error", broken);
  response.on("close", () => (response.complete ? done() : broken()));
  return { broken };
}

/** What still comes is thrown away; the socket is kept when the upstream ends its body in time. */
function drain(response: http.IncomingMessage): void {
  const patience = setTimeout(() => response.destroy(), DRAIN_MS).unref();
  response.once("close", () => clearTimeout(patience));
}

function attempt<T>(action: () => T, fail: (error: unknown) => void): T | undefined {
  try {
    return action();
  } catch (error) {
    fail(error);
    return undefined;
  }
}
