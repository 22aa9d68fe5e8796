/** Readiness: asks every check, each within two seconds (`interface.md`: GET /health/ready). */
import type { Readiness } from "../contract/resources/health.ts";
import type { HealthCheck } from "../ports/health.ts";

const PATIENCE_MS = 2_000;

async function passes({ check }: HealthCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Gives the flow: whether the process can serve, check by check. */
export function createCheckHealth(checks: readonly HealthCheck[]) {
  return async (): Promise<Readiness> => {
    const results = await Promise.all(
      checks.map(async (check) => [check.name, (await passes(check)) ? "ok" : "failed"] as const),
    );
    const isReady = results.every(([, result]) => result === "ok");
    return { status: isReady ? "ready" : "unavailable", checks: Object.fromEntries(results) };
  };
}
