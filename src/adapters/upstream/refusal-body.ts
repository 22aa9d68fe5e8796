/** A status other than 200 as a failure: what the upstream said, bounded, and without our keys in it. */
import type { IncomingHttpHeaders } from "node:http";
import { ModelFailure } from "../../domain/model-failure.ts";
import { toFailure } from "./dialect.ts";
import type { ExchangeOptions } from "./exchange.ts";

/** A refused call as it was read. */
export interface RefusedReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Turns it into a failure: 429 `rate_limited`, anything else (redirects and 2xx other than 200 too) `refused`. */
export function toStatusFailure(reply: RefusedReply): ModelFailure {
  const detail = `${reply.status} ${messageOf(reply.text)}`;
  if (reply.status !== 429) return new ModelFailure({ kind: "refused", status: reply.status }, detail);
  return new ModelFailure({ kind: "rate_limited", retry_after_seconds: retryAfterOf(reply.headers) }, detail);
}

/** The same failure with our keys taken out of its text: some servers quote the key that they refuse. */
export function withoutSecrets(
  error: unknown,
  { api_key, headers = {} }: Pick<ExchangeOptions, "api_key" | "headers">,
): unknown {
  if (!(error instanceof ModelFailure)) return error;
  const secrets = [api_key ?? "", ...Object.values(headers)].filter(
    (secret) => secret.length >= SECRET_CHARACTERS,
  );
  error.message = secrets.reduce((message, secret) => message.replaceAll(secret, "***"), error.message);
  return error;
}

/** Shorter header values are ordinary words, and taking them out would only garble messages. */
const SECRET_CHARACTERS = 8;

function messageOf(text: string): string {
  try {
    return toFailure(JSON.parse(text)).message.replace(/^upstream: \w+: /, "");
  } catch {
    return text.trimStart().startsWith("<") ? "HTML" : text.slice(0, 300);
  }
}

/** Longest wait that is passed on. */
const RETRY_AFTER_MAX_SECONDS = 3_600;

function retryAfterOf(headers: IncomingHttpHeaders): number | null {
  const header = headers["retry-after"];
  if (header === undefined) return null;
  const seconds = Number(header);
  // A date is turned by the sender's own clock where it gives one, so that a wrong clock of ours does not matter.
  const until = (Date.parse(header) - (Date.parse(headers.date ?? "") || Date.now())) / 1_000;
  const wait = Number.isFinite(seconds) ? seconds : until;
  return Number.isFinite(wait) ? Math.min(RETRY_AFTER_MAX_SECONDS, Math.max(1, Math.ceil(wait))) : null;
}
