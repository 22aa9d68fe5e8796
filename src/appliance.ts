/** The composition root: settings → adapters → flows → HTTP. Nobody else wires floors together. */
import { MIGRATIONS } from "./adapters/storage/schema/migrations.ts";
import type { DatabaseFile } from "./adapters/storage/embedded/copy.ts";
import { probeDatabase } from "./adapters/storage/health-probe.ts";
import { migrateSafely } from "./adapters/backup/back-up-before-migration.ts";
import { pendingMigrations } from "./adapters/storage/schema/migrate.ts";
import { placesIn } from "./adapters/system/data-directory.ts";
import { createForwardingMark } from "./adapters/system/forwarding-mark.ts";
import { readVersion } from "./adapters/system/package-root.ts";
import { type Adapters, openAdapters } from "./appliance/adapters.ts";
import { closeAdapters, closeEach } from "./appliance/close-adapters.ts";
import { databaseFileOf } from "./appliance/database-file.ts";
import type { WorkerPlace } from "./appliance/serving/handed-port.ts";
import { createFlows, type Flows } from "./appliance/flows.ts";
import { measureSweeps } from "./appliance/measured.ts";
import type { MetricsServer } from "./appliance/serving/metrics-server.ts";
import type { RunningServer, ServerOptions } from "./appliance/serving/server.ts";
import { type Schedule, startSchedule } from "./sweeps/schedule.ts";
import type { Sweep } from "./sweeps/sweep.ts";
import { listSweeps } from "./sweeps/sweeps.ts";
import type { HealthCheck } from "./ports/health.ts";
import { callableHost } from "./settings/network.ts";
import type { Settings } from "./settings/schema.ts";
import type { Secrets } from "./settings/secrets.ts";

/** What an appliance is built from. */
export interface ApplianceOptions {
  readonly settings: Settings;
  readonly secrets?: Secrets;
  /** What stands in the place of the settings' own adapters: a worker's way to its parent, doubles of tests. */
  readonly replaced?: Partial<Adapters>;
  /** The place of this worker among several on one port; its parent opens the port for measurements. */
  readonly worker?: WorkerPlace;
}

/** The product, assembled. */
export interface Appliance {
  readonly adapters: Adapters;
  readonly flows: Flows;
  /** What falls due by itself; run by the clock while the appliance listens, or by hand. */
  readonly sweeps: readonly Sweep[];
  /** Starts to serve; gives the address to call. `fallback`: take the next free port when the wanted one is taken. */
  listen(options?: { readonly fallback?: boolean }): Promise<string>;
  /** Where measurements can be scraped while it listens; null: nowhere. */
  metricsUrl(): string | null;
  /** Takes a renewed certificate for new connections. Throws when its files cannot be used; the old one stays then. */
  reloadCertificate(): boolean;
  /** Finishes what runs, then closes the database. Idempotent. */
  close(): Promise<void>;
}

function healthChecks({ database, clock }: Adapters, isDraining: { value: boolean }): readonly HealthCheck[] {
  return [
    { name: "database", check: () => probeDatabase(database, clock.now()) },
    { name: "migrations", check: async () => (await pendingMigrations(database, MIGRATIONS)).length === 0 },
    { name: "accepting", check: async () => !isDraining.value },
  ];
}

// A database that cannot be served leaves nothing open.
async function bringUpToDate(
  adapters: Adapters,
  file: DatabaseFile | null,
  settings: Settings,
): Promise<void> {
  const { database, clock, log } = adapters;
  try {
    const { applied, backup } = await migrateSafely({
      database,
      file,
      places: placesIn(settings.data),
      migrations: MIGRATIONS,
      product_version: readVersion(),
      now: new Date(clock.now()),
    });
    const isUpgraded = applied.length > 0 && applied.length < MIGRATIONS.length;
    if (isUpgraded && file === null) log.info("migrated the database", { migrations: applied.length });
    if (backup !== null) log.info("backed up before migrating", { backup, migrations: applied.length });
  } catch (error) {
    await closeAdapters(adapters).catch(() => {});
    throw error;
  }
}

/** Assembles the product; the database is migrated before anything is served. */
export async function createAppliance({
  settings,
  secrets = {},
  replaced,
  worker,
}: ApplianceOptions): Promise<Appliance> {
  const adapters = await openAdapters({ settings, secrets, replaced, worker: worker?.place });
  await bringUpToDate(adapters, replaced?.database ? null : databaseFileOf(settings, secrets), settings);
  const isDraining = { value: false };
  const address = { base_url: settings.public_base_url ?? `http://${settings.host}:${settings.port}` };
  const termsUrl = (slug: string) =>
    `${address.base_url}${settings.public_chat_base}/${encodeURIComponent(slug)}/terms`;
  const flows = createFlows({ adapters, settings, checks: healthChecks(adapters, isDraining), termsUrl });
  const sweeps = measureSweeps(
    listSweeps({ ...adapters, ...flows, audit_days: settings.sweeps.audit_days }),
    adapters.metrics,
  );
  const base_url = () => address.base_url;
  const running: Running = {};
  return {
    adapters,
    flows,
    sweeps,
    listen: async ({ fallback = false } = {}) => {
      await flows.settleRelays();
      void adapters.loadVectors();
      const onUntrustedHeader = markUntrusted(settings, worker?.place);
      const served = { settings, adapters, flows, base_url, termsUrl, isDraining, onUntrustedHeader, worker };
      const local = await serve(running, { ...served, sweeps }, fallback);
      address.base_url = settings.public_base_url ?? local;
      return local;
    },
    metricsUrl: () => running.metrics?.url ?? null,
    reloadCertificate: () => running.server?.reloadCertificate() ?? false,
    close: () => close(adapters, running),
  };
}

interface Running {
  server?: RunningServer;
  schedule?: Schedule;
  metrics?: MetricsServer;
}

// Opens the ports and begins to sweep. A port that stayed open after a fault would keep a process alive that serves nothing.
async function serve(
  running: Running,
  { sweeps, ...options }: ServerOptions & { readonly sweeps: readonly Sweep[] },
  fallback: boolean,
): Promise<string> {
  const { settings, adapters } = options;
  const { enabled, pattern } = settings.sweeps;
  try {
    const local = await open(running, options, fallback);
    if (enabled) running.schedule = await startSchedule({ ...adapters, sweeps, pattern });
    return local;
  } catch (error) {
    await close(adapters, running);
    throw error;
  }
}

// Opens the ports; gives the address to call. Commands that do not serve do without the server's modules.
async function open(running: Running, options: ServerOptions, fallback: boolean): Promise<string> {
  const { settings, adapters } = options;
  if (settings.metrics.enabled && options.worker === undefined) {
    const { startMetricsServer } = await import("./appliance/serving/metrics-server.ts");
    running.metrics = await startMetricsServer(settings.metrics, adapters.metrics);
  }
  const { startServer } = await import("./appliance/serving/server.ts");
  running.server = await startServer(options, fallback);
  const { protocol, port } = running.server;
  return `${protocol}://${callableHost(settings.host)}:${port}`;
}

// One of several workers must not wipe away what another has seen.
function markUntrusted({ data }: Settings, worker = 1): () => void {
  const mark = createForwardingMark(placesIn(data).root);
  if (worker === 1) mark.clear();
  return () => mark.set(new Date());
}

// Requests first, then the sweeps that may still relay, then what both of them use.
async function close(adapters: Adapters, { server, schedule, metrics }: Running): Promise<void> {
  await closeEach([
    () => server?.close(),
    () => schedule?.stop(),
    () => metrics?.close(),
    () => closeAdapters(adapters),
  ]);
}
