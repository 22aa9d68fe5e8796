/**
 * What an external conversion engine is to the router, and what every one of them shares.
 */
import type { ConversionError } from "../../../domain/documents/conversion-error.ts";
import type { DocumentType } from "../../../domain/documents/document-type.ts";
import { isObject, parseJson } from "../../../domain/json.ts";
import type { SourceDocument } from "../../../ports/converter.ts";
import type { GuardedFetch, OutboundRequest, OutboundResponse } from "../../outbound/guarded-fetch.ts";

/** How an engine ended. `busy`: try again after so long. `unavailable`: it could not be asked, or misbehaved. */
export type EngineOutcome =
  | {
      readonly is: "converted";
      readonly text: string;
      readonly title?: string;
      /** True when the text is not the whole document's. */
      readonly truncated?: boolean;
    }
  | { readonly is: "failed"; readonly error: ConversionError }
  | { readonly is: "busy"; readonly retry_after_ms: number }
  | { readonly is: "unavailable"; readonly detail: string };

/** An engine outside this process. */
export interface ConversionEngine {
  /** Asks once; never rejects but with the signal's reason. */
  read(document: SourceDocument, type: DocumentType): Promise<EngineOutcome>;
}

/** Where an HTTP engine is and how to sign in. */
export interface EngineAddress {
  /** The service's base; the engine appends its path. */
  readonly url: string;
  readonly api_key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout_ms: number;
}

const DEFAULT_RETRY_MS = 1_000;

/** One call of an engine: what is sent, besides the headers of its address. */
interface EngineCall extends Omit<OutboundRequest, "signal" | "redirect"> {
  /** Below the base. */
  readonly path: string;
  readonly signal: AbortSignal | undefined;
}

/** Calls an engine for a JSON answer. Rejects as the fetch does. */
export function callEngine(
  address: EngineAddress,
  fetch: GuardedFetch,
  { path, signal, headers, ...request }: EngineCall,
): Promise<OutboundResponse> {
  return fetch(engineUrl(address.url, path), {
    ...request,
    headers: { ...address.headers, accept: "application/json", ...headers },
    ...(signal === undefined ? {} : { signal }),
  });
}

/** The key of an address as a bearer token, where it has one. */
export function bearerOf({ api_key }: EngineAddress): Readonly<Record<string, string>> {
  return api_key === undefined ? {} : { authorization: `Bearer ${api_key}` };
}

/** The address of a path below the base, its query kept. */
function engineUrl(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/u, "")}${path}`;
  return url;
}

/** The outcome of a text: `no_text` when it is blank. */
export function convertedText(text: unknown, title?: unknown): EngineOutcome {
  if (typeof text !== "string" || text.trim() === "") return { is: "failed", error: "no_text" };
  return { is: "converted", text, ...(typeof title === "string" && title.trim() !== "" ? { title } : {}) };
}

/** The outcome of the statuses that mean the same everywhere; null when the engine must look at the response itself. */
export function commonOutcome({ status, headers }: OutboundResponse): EngineOutcome | null {
  if (status === 429 || status === 503)
    return { is: "busy", retry_after_ms: retryAfter(headers["retry-after"]) };
  if (status === 413) return { is: "failed", error: "too_large" };
  if (status === 415) return { is: "failed", error: "unsupported_type" };
  if (status === 504) return { is: "failed", error: "timeout" };
  if (status === 422) return null;
  return status >= 200 && status < 300 ? null : { is: "unavailable", detail: `http_${status}` };
}

/** The JSON of a response; undefined when it is none. */
export function readJson({ bytes }: OutboundResponse): unknown {
  return parseJson(Buffer.from(bytes).toString("utf8"));
}

/** The field of something that came from outside, if it is an object with it. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Words of an engine's error that mean a password. */
export function saysEncrypted(message: unknown): boolean {
  return typeof message === "string" && /encrypt|password/iu.test(message.slice(0, 20_000));
}

function retryAfter(header: string | undefined): number {
  if (header === undefined) return DEFAULT_RETRY_MS;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : DEFAULT_RETRY_MS;
}
