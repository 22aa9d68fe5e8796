/** Several processes on one port: the parent accepts connections and keeps the workers alive; it answers no request itself. */
import os from "node:os";
import { createSystemClock } from "../../adapters/system/clock.ts";
import { createLog } from "../../adapters/system/log.ts";
import { joinExpositions } from "../../domain/metrics-text.ts";
import type { Log } from "../../ports/log.ts";
import type { Volatile } from "../../ports/volatile.ts";
import type { Secrets } from "../../settings/secrets.ts";
import type { Settings } from "../../settings/schema.ts";
import { type MetricsServer, startMetricsServer } from "../serving/metrics-server.ts";
import { openVolatile } from "../volatile.ts";
import { type Door, openDoor } from "./door.ts";
import { CALLS, revealSecrets } from "./order.ts";
import { createPlace, type Place } from "./place.ts";

/** What the parent needs. */
export interface SuperviseOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The file that a worker runs. */
  readonly worker_file: string;
}

/** Workers that serve. */
export interface Supervisor {
  /** The address to call. */
  readonly address: string;
  metricsUrl(): string | null;
  /** Has each worker read the certificate again; each logs what came of it. */
  reloadCertificate(): void;
  /** Lets every worker finish what runs, bounded by the settings' grace. */
  close(): Promise<void>;
}

// A worker ends by itself after the grace; one that cannot is ended.
const BEYOND_GRACE_MS = 5_000;
const CALL_MS = 2_000;
const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Starts the workers of a database that is migrated; the first one alone, so that a fault of the installation shows
 * once. Rejects when one cannot start: none is left then.
 */
export async function superviseWorkers(options: SuperviseOptions): Promise<Supervisor> {
  const { settings } = options;
  if (settings.database.url === ":memory:")
    throw new Error("A database in memory cannot be shared: set workers to 1, or database.url to a file.");
  const log = createLog(settings.log);
  let places: readonly Place[] = [];
  const door = await openDoor(settings, () => places.map((place) => (socket) => place.take(socket)));
  const volatile = await openVolatile({ ...options, clock: createSystemClock(), log });
  places = layOut({ ...options, volatile, log }, door);
  // However this process ends, no worker outlives it.
  process.once("exit", () => places.forEach((place) => place.kill()));
  const opened: { metrics?: MetricsServer } = {};
  const close = async (): Promise<void> => {
    door.close();
    await Promise.all(places.map((place) => place.empty(settings.shutdown_grace_ms + BEYOND_GRACE_MS)));
    await opened.metrics?.close();
    await volatile.close();
  };
  try {
    if (settings.metrics.enabled)
      opened.metrics = await startMetricsServer(settings.metrics, { expose: () => expose(places) });
    const [address = ""] = await fillAll(places);
    return {
      address,
      metricsUrl: () => opened.metrics?.url ?? null,
      reloadCertificate: () => void Promise.all(places.map((place) => place.ask(CALLS.reload, CALL_MS))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Shared extends SuperviseOptions {
  readonly volatile: Volatile;
  readonly log: Log;
}

function layOut({ settings, secrets, worker_file, volatile, log }: Shared, door: Door): readonly Place[] {
  if (settings.workers > os.availableParallelism())
    log.warn("there are more workers than processors", { workers: settings.workers });
  const revealed = revealSecrets(secrets);
  return Array.from({ length: settings.workers }, (_, at) =>
    createPlace({
      order: { place: at + 1, settings: { ...settings, port: door.port }, secrets: revealed },
      worker_file,
      volatile,
      log,
      giveBack: (socket) => door.give(socket),
    }),
  );
}

async function fillAll([first, ...others]: readonly Place[]): Promise<readonly (string | undefined)[]> {
  const address = await first?.fill();
  return [address, ...(await Promise.all(others.map((place) => place.fill())))];
}

// Every sample carries its worker's place; a worker that does not answer in time is missing from the page.
async function expose(places: readonly Place[]): Promise<{ content_type: string; text: string }> {
  const pages = await Promise.all(places.map((place) => place.ask(CALLS.metrics, CALL_MS)));
  const serving = places.filter((place) => place.isServing()).length;
  const sum = (count: (place: Place) => number) => places.reduce((all, place) => all + count(place), 0);
  const own = `# HELP chat_assistant_workers Workers that serve
# TYPE chat_assistant_workers gauge
chat_assistant_workers ${serving}
# HELP chat_assistant_workers_replaced_total Workers that ended and were replaced
# TYPE chat_assistant_workers_replaced_total counter
chat_assistant_workers_replaced_total ${sum((place) => place.countReplaced())}
# HELP chat_assistant_workers_hung_total Workers that gave no sign of life and were killed
# TYPE chat_assistant_workers_hung_total counter
chat_assistant_workers_hung_total ${sum((place) => place.countHung())}
`;
  const texts = pages.filter((page): page is string => typeof page === "string");
  return { content_type: EXPOSITION_TYPE, text: joinExpositions([own, ...texts]) };
}
