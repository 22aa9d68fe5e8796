/** `sweep`: does by hand what the server does by the clock; `--dry-run` only counts. */
import { runSweep } from "../../sweeps/sweep.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output.ts";

/** Sweeps, each until nothing more is due. Beside a running server nothing is done twice. */
export async function run(flags: JsonFlags & { readonly dryRun?: boolean }): Promise<number> {
  return withAppliance(flags, async ({ sweeps, adapters }) => {
    const done: Record<string, number> = {};
    for (const sweep of sweeps)
      done[sweep.name] = flags.dryRun ? await sweep.countDue() : await runSweep(sweep);
    if (!flags.dryRun) await adapters.database.checkpoint();
    if (flags.json) printJson({ dry_run: flags.dryRun === true, sweeps: done });
    else
      for (const [name, count] of Object.entries(done))
        print(`${name.padEnd(20)} ${count}${flags.dryRun ? " due" : ""}`);
    return 0;
  });
}
