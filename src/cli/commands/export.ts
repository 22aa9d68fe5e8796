/** `export`: writes back exactly what `seed` reads, knowledge included. */
import { toYaml, writeFolder, type FolderWriter } from "../../adapters/seeding/write-folder.ts";
import type { Appliance } from "../../appliance.ts";
import { isPassedOver } from "../../adapters/teaching/list-files.ts";
import { findFileInTheWay, toRobotFile, toTenantFile } from "../../domain/seed-export.ts";
import { CHECKS_SOURCE } from "../../flows/seeding/seed-checks.ts";
import type { Check } from "../../ports/check-store.ts";
import { Refusal, wrongRequest } from "../../domain/refusal.ts";
import type { Robot, Tenant } from "../../domain/tenant.ts";
import { readActor } from "../actor.ts";
import { checkCourse, type Course, withCourse } from "../course.ts";
import { counted } from "../output/counted.ts";
import { findTenant } from "../find-tenant.ts";
import { countDocuments } from "../teaching/knowledge-plan.ts";
import { readOriginals } from "../teaching/known-files.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson, tell } from "../output/print.ts";
import { startProgress } from "../output/progress.ts";

/** The flags of `export`. */
export type ExportFlags = JsonFlags & { readonly tenant?: string };

interface Report {
  readonly tenant: string;
  readonly robots: number;
  readonly files: number;
  /** Files that `seed` passes over in a folder: they were taught by their own name. */
  readonly passed_over: number;
  /** Documents that came from no file, and stay in the database only. */
  readonly not_exported: number;
}

/** Writes a tenant's folder. */
export async function run(folder: string, flags: ExportFlags): Promise<number> {
  return withCourse((course) =>
    withAppliance(flags, async (appliance) => {
      const tenant = await chooseTenant(appliance, flags.tenant);
      const report = await writeTenant(appliance, { tenant, folder, json: flags.json, course });
      const { adapters } = appliance;
      const { robots, files, not_exported, passed_over } = report;
      const details = { robots, files };
      await adapters.audit.append({
        actor: readActor(),
        action: "tenant.exported",
        subject: tenant.tenant_id,
        details,
      });
      if (flags.json) printJson({ folder, ...report });
      else
        print(
          `${folder}: ${tenant.name}, ${counted(robots, "robot")}, ${counted(files, "file")} of knowledge`,
        );
      if (passed_over > 0)
        tell(
          `${counted(passed_over, "file")} with a hidden name, or of a page's program: \`seed\` passes them over, and \`seed --prune\` would remove what they taught.`,
        );
      if (not_exported > 0)
        tell(
          not_exported === 1
            ? "1 document of no file (a correction or a web page) stays in the database, and is not in the folder."
            : `${not_exported} documents of no file (corrections, web pages) stay in the database, and are not in the folder.`,
        );
      return 0;
    }),
  );
}

async function chooseTenant({ adapters }: Appliance, name: string | undefined): Promise<Tenant> {
  if (name !== undefined) return findTenant(adapters.directory, name);
  const [first, second] = await adapters.directory.listTenants({ limit: 2 });
  if (!first)
    throw new Refusal("tenant_not_found", {
      detail: "There is no tenant yet: make one with `chat-assistant init` and `chat-assistant seed`.",
    });
  if (second)
    throw wrongRequest("There are several tenants: name one with --tenant (`chat-assistant tenants list`).");
  return first;
}

interface Export {
  readonly tenant: Tenant;
  readonly folder: string;
  readonly json: boolean | undefined;
  readonly course: Course;
}

async function writeTenant(appliance: Appliance, { tenant, folder, json, course }: Export): Promise<Report> {
  const robots = await appliance.adapters.directory.listRobotsOf(tenant.tenant_id);
  const progress = startProgress("writing", robots.length, { json });
  const sums = { files: 0, passed_over: 0, not_exported: 0 };
  const writing = writeFolder(folder, async ({ write, makeFolder }) => {
    const writer: FolderWriter = {
      makeFolder,
      write: (file, content) => {
        checkCourse(course);
        write(file, content);
      },
    };
    writer.write("tenant.yaml", toYaml(toTenantFile(tenant)));
    for (const robot of robots) {
      const written = await writeRobot(appliance, writer, robot);
      sums.files += written.files;
      sums.passed_over += written.passed_over;
      sums.not_exported += written.not_exported;
      progress.step();
    }
  });
  await writing.finally(progress.end);
  return { tenant: tenant.name, robots: robots.length, ...sums };
}

const toCheckEntry = ({ question, history, expect }: Check) => ({
  question,
  ...(history.length > 0 ? { history } : {}),
  ...(expect === null ? { expect_declined: true } : { expect }),
});

async function writeRobot(appliance: Appliance, writer: FolderWriter, robot: Robot) {
  const { adapters } = appliance;
  const { slug, locale, custom_terms, robot_id } = robot;
  const channels = await adapters.directory.listChannels(robot_id);
  writer.write(`${slug}/robot.yaml`, toYaml(toRobotFile(robot, channels)));
  if (custom_terms !== null) writer.write(`${slug}/terms.${locale}.md`, custom_terms);
  for (const { name, instructions } of channels)
    if (instructions !== "") writer.write(`${slug}/prompts/${name}.md`, instructions);
  const checks = (await adapters.checks.list(robot_id)).filter(({ source }) => source === CHECKS_SOURCE);
  if (checks.length > 0) writer.write(`${slug}/checks.yaml`, toYaml({ checks: checks.map(toCheckEntry) }));
  const originals = await readOriginals(appliance, robot_id);
  const inTheWay = findFileInTheWay(originals);
  if (inTheWay !== undefined)
    throw wrongRequest(
      `${slug} was taught the file ${inTheWay} and files of a folder of that name, which no folder holds together: \`chat-assistant knowledge remove ${slug} ${inTheWay}\`, and teach it under another name.`,
    );
  writer.makeFolder(`${slug}/knowledge`);
  for (const { source, blob_id } of originals.values()) {
    const bytes = await adapters.blobs.get(blob_id);
    if (!bytes)
      throw new Error(
        `The original of ${slug}/${source} is gone: teach the file again, or restore the blobs of a backup.`,
      );
    writer.write(`${slug}/knowledge/${source}`, bytes);
  }
  const documents = await countDocuments(appliance, robot_id, originals);
  const loose = [...documents].filter(([source]) => !originals.has(source));
  const passed_over = [...originals.keys()].filter(isPassedOver).length;
  return {
    files: originals.size,
    passed_over,
    not_exported: loose.reduce((sum, [, count]) => sum + count, 0),
  };
}
