/** Whether a robot whose checks were run may go to the public. */

/** Why not: there was nothing to check, or something is not answered as it must be. */
export type PublishingRefusal = "no_checks" | "checks_failed";

/** Decides; null: it may. Nothing checked is nothing shown. */
export function refusePublishing(checks: {
  readonly passed: number;
  readonly failed: number;
}): PublishingRefusal | null {
  if (checks.failed > 0) return "checks_failed";
  return checks.passed === 0 ? "no_checks" : null;
}
