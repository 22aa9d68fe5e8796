/** `sweep`: does by hand what the server does by the clock; `--dry-run` only counts. */
import { runSweep } from "../../sweeps/sweep.ts";
import { messageOf } from "../failure.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson, tell } from "../output/print.ts";

/** Sweeps, each until nothing more is due, also behind one that fails. Beside a running server nothing is done twice. */
export async function run(flags: JsonFlags & { readonly dryRun?: boolean }): Promise<number> {
  return withAppliance(flags, async ({ sweeps, adapters }) => {
    const done: Record<string, number> = {};
    let failed = 0;
    for (const sweep of sweeps)
      try {
        done[sweep.name] = flags.dryRun ? await sweep.countDue() : await runSweep(sweep);
      } catch (error) {
        failed += 1;
        tell(`${sweep.name}: failed: ${messageOf(error)}`);
      }
    if (!flags.dryRun) await adapters.database.checkpoint();
    if (flags.json) printJson({ dry_run: flags.dryRun === true, sweeps: done });
    else
      for (const [name, count] of Object.entries(done))
        print(`${name.padEnd(20)} ${count}${flags.dryRun ? " due" : ""}`);
    return failed > 0 ? 1 : 0;
  });
}
