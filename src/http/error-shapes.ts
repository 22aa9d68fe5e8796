/** What a refusal looks like as JSON, on each surface (`interface.md`: Errors). */
import type { Problem } from "../contract/resources/problem.ts";
import type { RuntimeError } from "../contract/resources/runtime-error.ts";
import type { Refusal, RefusalDetails } from "../domain/refusal.ts";

const BAD_BODY: ReadonlySet<number> = new Set([400, 413]);

/** The problem details of a refusal. */
export function toProblem(refusal: Refusal): Problem {
  const { reason, shown, message } = refusal;
  const errors = listErrors(refusal);
  return {
    type: `urn:chat-assistant:problem:${reason}`,
    title: shown.title,
    status: shown.status,
    detail: message,
    code: reason,
    ...(errors ? { errors: [...errors] } : {}),
  };
}

// What is wrong with a body is said by its place, whether its shape or a rule of the domain refused it.
function listErrors({ shown, message, details }: Refusal): RefusalDetails["errors"] {
  const { errors, param } = details;
  if (errors || param === undefined || !BAD_BODY.has(shown.status)) return errors;
  return [{ path: param.replaceAll(/\[(\d+)\]/g, ".$1"), message }];
}

/** The runtime error object of a refusal. */
export function toRuntimeError({ reason, shown, message, details }: Refusal): RuntimeError {
  return { error: { code: reason, message, param: details.param ?? null, type: shown.type } };
}
