/**
 * The one way out: every request to a URL that someone configured or named goes through here. Literal and resolved
 * addresses are checked (at the moment of connecting, so a name cannot change in between), redirects are not followed,
 * time and size are bounded. Serves the forms relay, conversion engines and teaching from web pages.
 */
import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup as systemLookup } from "node:dns";
import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
} from "node:http";
import { request as httpsRequest } from "node:https";

import { createAddressGuard } from "./address-guard.ts";
import { OutboundError, toOutboundError } from "./outbound-error.ts";
import { readBody } from "./response-body.ts";

/** One request. */
export interface OutboundRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** `refuse` (the default) makes a redirect an error; `return` hands it to the caller, who sends a new guarded request. */
  readonly redirect?: "refuse" | "return";
}

/** A whole response. */
export interface OutboundResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** Sends a request; rejects with `OutboundError` when there is no whole response within the bounds. */
export type GuardedFetch = (url: string | URL, request?: OutboundRequest) => Promise<OutboundResponse>;

/** Resolves a name to all its addresses; only tests give another one. */
export type ResolveName = (
  name: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** Bounds of all requests. */
export interface GuardedFetchOptions {
  /** Loopback and private networks too: for URLs that only the operator can set. */
  readonly allow_private: boolean;
  /** From start to last byte. */
  readonly timeout_ms: number;
  /** Of the response, unpacked. */
  readonly max_bytes: number;
  readonly resolve?: ResolveName;
}

/** Creates a fetch within bounds. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const guard = createAddressGuard(options.allow_private);
  const lookup = guardedLookup(options.resolve ?? resolveBySystem, (address) => guard.checkAddress(address));
  return async (url, request = {}) => {
    const target = parseUrl(url);
    guard.checkUrl(target);
    request.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(options.timeout_ms);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
    let status: number | null = null;
    try {
      const response = await send(target, request, { lookup, signal });
      status = response.statusCode ?? null;
      if (isRedirect(response) && request.redirect !== "return") {
        response.destroy();
        throw new OutboundError("redirect");
      }
      const bytes = await readBody(response, options.max_bytes);
      return { status: response.statusCode ?? 0, headers: toHeaders(response), bytes };
    } catch (error) {
      request.signal?.throwIfAborted();
      throw timeout.aborted
        ? new OutboundError("timeout", { cause: error, status })
        : toOutboundError(error, status);
    }
  };
}

function parseUrl(url: string | URL): URL {
  try {
    return new URL(url);
  } catch (error) {
    throw new OutboundError("blocked_url", { cause: error });
  }
}

type Connection = Required<Pick<RequestOptions, "lookup" | "signal">>;

function send(url: URL, request: OutboundRequest, connection: Connection): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const begin = url.protocol === "https:" ? httpsRequest : httpRequest;
    const sent: ClientRequest = begin(url, {
      ...connection,
      agent: false,
      method: request.method ?? "GET",
      headers: { "accept-encoding": "gzip, br", ...request.headers },
      maxHeaderSize: 32 * 1024,
    });
    sent.once("response", resolve);
    sent.once("error", reject);
    // A 101 ends in neither: node closes the request, and nobody would hear of it.
    sent.once("close", () => reject(new OutboundError("network")));
    sent.end(request.body);
  });
}

/** Every address that a name has must be allowed: one inside among others outside is how rebinding begins. */
function guardedLookup(resolve: ResolveName, check: (address: string) => void): Connection["lookup"] {
  return (name, options: LookupOptions, done) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) return done(error ?? new OutboundError("dns"), "");
      try {
        for (const { address } of addresses) check(address);
      } catch (blocked) {
        return done(blocked as Error, "");
      }
      if (options.all === true) return done(null, [...addresses]);
      return done(null, first.address, first.family);
    });
  };
}

function resolveBySystem(name: string, done: Parameters<ResolveName>[1]): void {
  systemLookup(name, { all: true, verbatim: true }, (error, addresses) => done(error, addresses ?? []));
}

function isRedirect({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode !== undefined && statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
}

function toHeaders(response: IncomingMessage): Record<string, string> {
  const entries = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(", ")]);
  return Object.fromEntries(entries) as Record<string, string>;
}
