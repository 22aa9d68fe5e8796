/** `serve`: the appliance in production. A taken port is an error. */
import { type Appliance, createAppliance } from "../../appliance.ts";
import { type CommonFlags, loadSettings } from "../load-settings.ts";
import { tell } from "../output.ts";
import { runUntilSignal } from "../run-until-signal.ts";

/** Serves until a signal. */
export async function run(flags: CommonFlags): Promise<number> {
  const { settings, secrets } = loadSettings(flags);
  const appliance = await createAppliance({ settings, secrets });
  const address = await appliance.listen();
  const robots = await appliance.adapters.directory.listRobots();
  tell(`Serving at ${address}`);
  const metrics_url = appliance.metricsUrl();
  if (metrics_url) tell(`  Metrics at ${metrics_url}`);
  for (const { robot } of robots.slice(0, 20)) {
    tell(
      `  ${robot.published ? `${address}${settings.public_chat_base}/${robot.slug}` : `${robot.slug} (not published)`}`,
    );
  }
  if (robots.length === 0) tell("  There is no robot yet: write one and run `chat-assistant seed <folder>`.");
  // In a terminal the signal means that it was closed, and ends the process as ever.
  if (!process.stderr.isTTY) process.on("SIGHUP", () => reloadCertificate(appliance));
  return runUntilSignal(appliance);
}

function reloadCertificate({ reloadCertificate, adapters: { log } }: Appliance): void {
  try {
    reloadCertificate();
    log.info("the certificate was read again");
  } catch (error) {
    log.error("the certificate stays as it was", {}, error);
  }
}
