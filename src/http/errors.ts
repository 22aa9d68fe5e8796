/** Maps refusals and faults to responses: the statuses stand in `contract/errors.ts` (`interface.md`: Errors). */
import { STATUS_CODES } from "node:http";
import { HTTPResponse } from "h3";
import type { Surface } from "../contract/endpoint.ts";
import { Refusal } from "../domain/refusal.ts";
import { DatabaseFault } from "../ports/database.ts";
import { toProblem, toRuntimeError } from "./error-shapes.ts";

// What a client waits before it tries again when nothing better is known.
const RETRY_AFTER_SECONDS = 1;
// Clients of OpenAI wait as long as they are told, some of them without a bound: a longer wait is the caller's to plan.
const LONGEST_AUTOMATIC_WAIT_SECONDS = 60;

/** What an error is to the outside: a refusal as it is, a fault of the storage as 503, anything else as 500. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseFault) return new Refusal("database_unavailable", { cause: error });
  return new Refusal("internal_error", { cause: error });
}

/** Whether an error is a fault of ours, to be logged with its cause. */
export function isFault(error: unknown): boolean {
  return !(error instanceof Refusal) || error.shown.status >= 500;
}

/** The response to a refused request, in the error shape of its surface. */
export function toErrorResponse(refusal: Refusal, surface: Surface): HTTPResponse {
  const isRuntime = surface === "runtime";
  const headers: Record<string, string> = {
    "content-type": isRuntime ? "application/json" : "application/problem+json",
  };
  const { status, retry_after } = refusal.shown;
  if (retry_after) {
    const seconds = Math.max(1, refusal.details.retry_after_seconds ?? RETRY_AFTER_SECONDS);
    headers["retry-after"] = String(seconds);
    if (isRuntime && seconds > LONGEST_AUTOMATIC_WAIT_SECONDS) headers["x-should-retry"] = "false";
  }
  if (status === 401) headers["www-authenticate"] = "Bearer";
  // What is left of an oversized body is not read: the connection cannot be used again.
  if (status === 413) headers["connection"] = "close";
  const body = isRuntime ? toRuntimeError(refusal) : toProblem(refusal);
  // The framework sends no name of the status by itself, and some clients show nothing else.
  return new HTTPResponse(JSON.stringify(body), { status, statusText: STATUS_CODES[status] ?? "", headers });
}
