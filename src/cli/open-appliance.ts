/** Opens the appliance for one command and closes it afterwards, whatever happens. */
import { type Appliance, createAppliance } from "../appliance.ts";
import type { Settings } from "../settings/schema.ts";
import { type CommonFlags, loadSettings } from "./load-settings.ts";

/** Runs a command's work on an open appliance. */
export async function withAppliance<T>(
  flags: CommonFlags,
  work: (appliance: Appliance, settings: Settings) => Promise<T>,
): Promise<T> {
  const { settings, secrets } = loadSettings(flags);
  const appliance = await createAppliance({ settings, secrets });
  try {
    return await work(appliance, settings);
  } finally {
    await appliance.close();
  }
}
