/** What a refusal looks like as JSON, on each surface (`interface.md`: Errors). */
import type { Problem } from "../contract/resources/problem.ts";
import type { RuntimeError } from "../contract/resources/runtime-error.ts";
import type { Refusal } from "../domain/refusal.ts";

/** The problem details of a refusal. */
export function toProblem({ reason, shown, message, details }: Refusal): Problem {
  return {
    type: `urn:chat-assistant:problem:${reason}`,
    title: shown.title,
    status: shown.status,
    detail: message,
    code: reason,
    ...(details.errors ? { errors: [...details.errors] } : {}),
  };
}

/** The runtime error object of a refusal. */
export function toRuntimeError({ reason, shown, message, details }: Refusal): RuntimeError {
  return { error: { code: reason, message, param: details.param ?? null, type: shown.type } };
}
