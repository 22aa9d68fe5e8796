/** The health port: what readiness asks. */

/** One thing that must work for the process to serve. */
export interface HealthCheck {
  /** The name under which `/health/ready` shows it. */
  readonly name: string;
  /** True when it works. A check that rejects or takes longer than two seconds counts as failed. */
  check(): Promise<boolean>;
}
