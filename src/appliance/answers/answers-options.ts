/** What the answers, and the connections to an upstream server, are made from. */
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { Metrics } from "../../ports/metrics.ts";
import type { Tracer } from "../../ports/tracer.ts";
import type { TokenBudget } from "../../ports/token-budget.ts";
import type { UsageCounter } from "../../ports/usage-store.ts";
import type { Settings } from "../../settings/schema.ts";
import type { Secrets } from "../../settings/secrets.ts";
import type { Stores } from "../stores.ts";

/** What the answers are made from. */
export interface AnswersOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly stores: Stores;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly budget: TokenBudget;
  readonly usageCounter: UsageCounter;
  /** Where prompt templates are looked for, the operator's own folder first. */
  readonly template_directories: readonly string[];
}

/** What a connection to an upstream server needs. */
export type UpstreamOptions = Pick<AnswersOptions, "settings" | "secrets" | "tracer">;
