/** `serve`: the appliance in production, in one process or several. A taken port is an error. */
import path from "node:path";
import { PACKAGE_ROOT } from "../../adapters/system/package-root.ts";
import { createAppliance } from "../../appliance.ts";
import { rereadCertificate } from "../../appliance/serving/reread-certificate.ts";
import { superviseWorkers } from "../../appliance/workers/supervisor.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { Settings } from "../../settings/schema.ts";
import { type CommonFlags, loadSettings } from "../load-settings.ts";
import type { Resolved } from "../../settings/resolve.ts";
import { runUntilSignal } from "../run-until-signal.ts";
import { createTell, type Tell } from "../output/tell-served.ts";

const WORKER_FILE = path.join(PACKAGE_ROOT, "bin/worker.cjs");

/** Serves until a signal. */
export async function run(flags: CommonFlags): Promise<number> {
  const resolved = loadSettings(flags);
  return resolved.settings.workers > 1 ? serveWithWorkers(resolved) : serveAlone(resolved);
}

async function serveAlone({ settings, secrets }: Resolved): Promise<number> {
  const appliance = await createAppliance({ settings, secrets });
  const address = await appliance.listen();
  const robots = await appliance.adapters.directory.listRobots();
  // Before anybody is told: who hears of it may end it, or renew its certificate, at once.
  const tell = createTell(settings.log);
  const stopped = runUntilSignal(appliance, tell);
  onHangup(() => rereadCertificate(appliance));
  tell(`Serving at ${address}`);
  tellPlaces(tell, { settings, address, metrics_url: appliance.metricsUrl(), robots });
  return stopped;
}

async function serveWithWorkers({ settings, secrets }: Resolved): Promise<number> {
  // Brings the database up to date before anyone uses it, and finds what is wrong with the settings in one place.
  const appliance = await createAppliance({ settings, secrets });
  const robots = await appliance.adapters.directory.listRobots().finally(() => appliance.close());
  const supervisor = await superviseWorkers({ settings, secrets, worker_file: WORKER_FILE });
  const { address } = supervisor;
  const tell = createTell(settings.log);
  const stopped = runUntilSignal(supervisor, tell);
  onHangup(() => supervisor.reloadCertificate());
  tell(`Serving at ${address} with ${settings.workers} workers`);
  tellPlaces(tell, { settings, address, metrics_url: supervisor.metricsUrl(), robots });
  return stopped;
}

interface Serving {
  readonly settings: Settings;
  readonly address: string;
  readonly metrics_url: string | null;
  readonly robots: readonly RobotInContext[];
}

function tellPlaces(tell: Tell, { settings, address, metrics_url, robots }: Serving): void {
  if (metrics_url) tell(`  Metrics at ${metrics_url}`);
  if (robots.length === 0) tell("  There is no robot yet: write one and run `chat-assistant seed <folder>`.");
  // Addresses to click on: a log has no use for them.
  if (settings.log.format === "json") return;
  for (const { robot } of robots.slice(0, 20)) {
    tell(
      `  ${robot.published ? `${address}${settings.public_chat_base}/${robot.slug}` : `${robot.slug} (not published)`}`,
    );
  }
}

// In a terminal the signal means that it was closed, and ends the process as ever.
function onHangup(reload: () => void): void {
  if (!process.stderr.isTTY) process.on("SIGHUP", reload);
}
