/**
 * What can go wrong with a call, in the terms of the page: one kind a sentence, and whether trying again makes sense.
 * Maps status, problem code and `Retry-After` (`interface.md`: Errors) so that no view looks at a status.
 */
import type { Problem } from "../../contract/resources/problem.ts";

/** The sentence to show. */
export type FailureKind =
  | "network"
  | "timeout"
  | "stopped"
  | "interrupted"
  | "rate_limited"
  | "unavailable"
  | "denied"
  | "closed"
  | "limit_reached"
  | "expired"
  | "attachments"
  | "too_large"
  | "invalid";

/** A failed call. */
export interface Failure {
  readonly kind: FailureKind;
  /** The same request may succeed later. */
  readonly retryable: boolean;
  /** Seconds to wait before a retry; null when none were asked for. At most one hour. */
  readonly wait_seconds: number | null;
  /** Which of the files sent last was refused, from 0. */
  readonly file?: string | undefined;
}

/** What an HTTP answer tells about a failure. */
export interface FailedResponse {
  readonly status: number;
  /** The parsed problem body; anything else is ignored. */
  readonly body: unknown;
  /** The `Retry-After` header. */
  readonly retry_after: string | null;
}

const RETRYABLE: ReadonlySet<FailureKind> = new Set([
  "network",
  "timeout",
  "stopped",
  "interrupted",
  "rate_limited",
  "unavailable",
]);
const MAXIMUM_WAIT_SECONDS = 3600;

/** A failure of one kind; waiting helps only where trying again does. */
export function failureOf(kind: FailureKind, wait_seconds: number | null = null): Failure {
  const retryable = RETRYABLE.has(kind);
  return { kind, retryable, wait_seconds: retryable ? wait_seconds : null };
}

/** The failure behind an HTTP answer that is no success. */
export function toFailure(response: FailedResponse): Failure {
  const { code, errors } = (response.body ?? {}) as Partial<Problem>;
  const [, file] = /attachments\.(\d+)/.exec(`${errors?.[0]?.path}`) ?? [];
  return { ...failureOf(kindOf(response.status, `${code}`), waitOf(response)), file };
}

function kindOf(status: number, code: string): FailureKind {
  if (status === 429) return "rate_limited";
  if (status >= 500 || status === 408 || status === 425) return "unavailable";
  if (code === "question_limit_reached") return "limit_reached";
  if (code.startsWith("attachment")) return "attachments";
  if (status === 413) return "too_large";
  if (status === 410) return "expired";
  if (status === 404 || code === "session_closed") return "closed";
  return status === 403 ? "denied" : "invalid";
}

function waitOf({ status, retry_after }: FailedResponse): number | null {
  const seconds = Number(retry_after);
  if (seconds > 0) return Math.min(Math.ceil(seconds), MAXIMUM_WAIT_SECONDS);
  return status === 429 ? 5 : null;
}

/** Thrown by every call that fails. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A failed call of one kind, to be thrown. */
export function failed(kind: FailureKind): CallFailed {
  return new CallFailed(failureOf(kind));
}

/** The failure behind anything thrown by a call; what is not a `CallFailed` counts as a lost connection. */
export function failureBehind(thrown: unknown): Failure {
  return thrown instanceof CallFailed ? thrown.failure : failureOf("network");
}
