/** `migrate`: brings the database up to date, as every start does by itself. */
import { MIGRATIONS } from "../../adapters/storage/schema/migrations.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withNewAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";

/** Migrates and says what the database has now. */
export async function run(flags: JsonFlags): Promise<number> {
  await withNewAppliance(flags, async () => undefined);
  const applied = MIGRATIONS.map(({ id }) => id);
  if (flags.json) printJson({ applied });
  else print(`The database is up to date: ${applied.at(-1)}.`);
  return 0;
}
