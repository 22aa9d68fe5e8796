/** `teach`: teaches a robot from files, folders and web pages. */
import { withCourse } from "../course.ts";
import { findRobot } from "../find-robot.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { printJson } from "../output/print.ts";
import { isAddress, teachPages } from "../teaching/teach-pages.ts";
import { addCounts, teachPaths, tellReport } from "../teaching/teach-files.ts";
import { tellRemedies } from "../teaching/work-through.ts";

/** The words of the command. */
export interface TeachCommand {
  readonly slug: string;
  readonly paths: readonly string[];
  readonly flags: JsonFlags & { readonly follow?: number };
}

/** Teaches, and says what was and what was not understood. */
export async function run({ slug, paths, flags }: TeachCommand): Promise<number> {
  return withCourse((course) =>
    withAppliance(flags, async (appliance, { teaching }) => {
      const { robot } = await findRobot(appliance, slug);
      const addresses = paths.filter(isAddress);
      const files = paths.filter((named) => !isAddress(named));
      const { json, follow = 0 } = flags;
      const { allow_private } = teaching;
      const taught = await teachPaths(appliance, { robot, paths: files, json, course });
      const read = await teachPages(appliance, { robot, addresses, follow, allow_private, course });
      const report = {
        ...addCounts(taught, read),
        failed: [...taught.failed, ...read.failed],
        empty: [...taught.empty, ...read.empty],
        warnings: [...taught.warnings, ...read.warnings],
      };
      if (flags.json) printJson(report);
      else tellReport(slug, report);
      tellRemedies(report.failed);
      return course.exit_code ?? (report.failed.length > 0 ? 1 : 0);
    }),
  );
}
