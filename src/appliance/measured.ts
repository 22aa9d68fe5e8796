/** Puts measuring in front of adapters and sweeps, where metrics are kept; flows and adapters know nothing of it. */
import type { Answerer } from "../ports/answerer.ts";
import type { Database } from "../ports/database.ts";
import type { Forms } from "../ports/forms.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Sweep } from "../sweeps/sweep.ts";

/** Counts answers by outcome. An asker who left is counted as failed. */
export function measureAnswerer(answerer: Answerer, metrics: Metrics): Answerer {
  if (!metrics.enabled) return answerer;
  return {
    answer: async (question) => {
      const started_ms = performance.now();
      try {
        const answer = await answerer.answer(question);
        metrics.answer(answer.outcome, performance.now() - started_ms);
        return answer;
      } catch (error) {
        metrics.answer("failed", performance.now() - started_ms);
        throw error;
      }
    },
  };
}

/** Counts deliveries by status. */
export function measureForms(forms: Forms, metrics: Metrics): Forms {
  if (!metrics.enabled) return forms;
  return {
    isConfigured: (relay) => forms.isConfigured(relay),
    deliver: async (payload, relay) => {
      const delivery = await forms.deliver(payload, relay);
      metrics.relay(delivery.status);
      return delivery;
    },
  };
}

/** Counts the writes that wait. */
export function measureDatabase(database: Database, metrics: Metrics): Database {
  if (!metrics.enabled) return database;
  let waiting = 0;
  metrics.watch("writes_waiting", () => waiting);
  return {
    ...database,
    write: async (unit) => {
      waiting += 1;
      try {
        return await database.write(unit);
      } finally {
        waiting -= 1;
      }
    },
  };
}

/** Counts what sweeps do. */
export function measureSweeps(sweeps: readonly Sweep[], metrics: Metrics): readonly Sweep[] {
  if (!metrics.enabled) return sweeps;
  return sweeps.map((sweep) => ({
    ...sweep,
    run: async (limit, isStopping) => {
      const done = await sweep.run(limit, isStopping);
      metrics.sweep(sweep.name, done);
      return done;
    },
  }));
}
