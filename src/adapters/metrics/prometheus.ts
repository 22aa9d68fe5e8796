/** Measurements for Prometheus (`ports/metrics.ts`), with those of the process itself: memory, CPU, event-loop delay. */
import { SERVED_ENDPOINTS } from "../../contract/endpoints.ts";
import type { Metrics, Watched } from "../../ports/metrics.ts";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const ANSWER_SECONDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60];
/** What an operator is told to watch (docs/metrics.md). */
const FAILURES = [500, 503];
const PREFIX = "chat_assistant_";

const WATCHED: Record<Watched, string> = {
  requests_running: "Requests that are being answered",
  writes_waiting: "Units of writing that wait for their commit",
  untrusted_forwarding_header: "1: a forwarding header came from a peer that is no trusted proxy",
};

/** What is kept where measurements are switched off: nothing. */
const NOTHING: Metrics = {
  enabled: false,
  request: () => {},
  answer: () => {},
  relay: () => {},
  sweep: () => {},
  watch: () => {},
  expose: async () => ({ content_type: "text/plain", text: "" }),
};

/** What is measured. */
export interface MetricsOptions {
  readonly enabled: boolean;
  /** The place of this worker, which every sample then names. */
  readonly worker?: number | undefined;
}

/** Measures when `enabled`; the library is loaded only then. */
export async function createMetrics({ enabled, worker }: MetricsOptions): Promise<Metrics> {
  if (!enabled) return NOTHING;
  const { collectDefaultMetrics, Registry } = await import("prom-client");
  const registry = new Registry();
  if (worker !== undefined) registry.setDefaultLabels({ worker: String(worker) });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const counters = await createCounters(registry);
  const watched = new Map<Watched, () => number>();
  const { Gauge } = await import("prom-client");
  for (const name of Object.keys(WATCHED) as Watched[]) {
    const gauge: InstanceType<typeof Gauge> = new Gauge({
      name: PREFIX + name,
      help: WATCHED[name],
      registers: [registry],
      collect: () => gauge.set(watched.get(name)?.() ?? 0),
    });
  }
  return {
    enabled: true,
    ...counters,
    watch: (size, read) => {
      watched.set(size, read);
    },
    expose: async () => ({ content_type: registry.contentType, text: await registry.metrics() }),
  };
}

async function createCounters(
  registry: import("prom-client").Registry,
): Promise<Pick<Metrics, "request" | "answer" | "relay" | "sweep">> {
  const { Counter, Histogram } = await import("prom-client");
  const named = <L extends string>(name: string, help: string, labelNames: readonly L[]) => ({
    name: PREFIX + name,
    help,
    labelNames,
    registers: [registry],
  });
  const requests = new Histogram({
    ...named("request_seconds", "Requests by endpoint and status", ["endpoint", "status"]),
    buckets: REQUEST_SECONDS,
  });
  const answers = new Histogram({
    ...named("answer_seconds", "Answers by outcome; declined: the knowledge does not support one", [
      "outcome",
    ]),
    buckets: ANSWER_SECONDS,
  });
  const relays = new Counter(named("relays_total", "Deliveries to the forms service by status", ["status"]));
  // Whoever asks by how much a counter grew misses its first step, unless it began at 0.
  for (const { id, success } of SERVED_ENDPOINTS)
    for (const status of [success.status, ...FAILURES]) requests.zero({ endpoint: id, status });
  for (const outcome of ["answered", "declined", "failed"]) answers.zero({ outcome });
  for (const status of ["sent", "failed"]) relays.inc({ status }, 0);
  const swept = new Counter(named("swept_total", "What sweeps have done, by sweep", ["sweep"]));
  return {
    request: ({ endpoint, status, duration_ms }) => {
      requests.observe({ endpoint: endpoint ?? "other", status }, duration_ms / 1_000);
    },
    answer: (outcome, duration_ms) => answers.observe({ outcome }, duration_ms / 1_000),
    relay: (status) => relays.inc({ status }),
    sweep: (name, done) => swept.inc({ sweep: name }, done),
  };
}
