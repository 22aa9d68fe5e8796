/** Opens the appliance for one command and closes it afterwards, whatever happens. */
import { type Appliance, createAppliance } from "../appliance.ts";
import { databaseFileOf } from "../appliance/database-file.ts";
import type { Resolved } from "../settings/resolve.ts";
import type { Settings } from "../settings/schema.ts";
import { type CommonFlags, loadSettings } from "./load-settings.ts";
import { refuseMissing } from "./missing-database.ts";

type Work<T> = (appliance: Appliance, settings: Settings) => Promise<T>;

/** Runs a command's work on an open appliance. Refuses where there is no database. */
export async function withAppliance<T>(flags: CommonFlags, work: Work<T>): Promise<T> {
  const resolved = loadSettings(flags);
  refuseMissing(databaseFileOf(resolved.settings, resolved.secrets));
  return openFor(resolved, work);
}

/** The same for a command that makes the database where there is none. */
export async function withNewAppliance<T>(flags: CommonFlags, work: Work<T>): Promise<T> {
  return openFor(loadSettings(flags), work);
}

async function openFor<T>({ settings, secrets }: Resolved, work: Work<T>): Promise<T> {
  const appliance = await createAppliance({ settings, secrets });
  try {
    return await work(appliance, settings);
  } finally {
    await appliance.close();
  }
}
