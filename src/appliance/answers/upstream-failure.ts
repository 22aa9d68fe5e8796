/** What the log is told when an upstream server failed. */
import { ModelFailure } from "../../domain/model-failure.ts";

/** Its kind and status. Its text stays out: a server may quote what was asked. */
export function describeUpstreamFailure(error: unknown): Record<string, string | number> {
  if (!(error instanceof ModelFailure)) return { problem: error instanceof Error ? error.name : "failed" };
  const { fault } = error;
  return fault.kind === "refused" ? { problem: fault.kind, status: fault.status } : { problem: fault.kind };
}
