/** `seed`: makes the database say what an operator's files say, knowledge included; everything is checked before. */
import { existsSync, rmSync } from "node:fs";
import { rulesOf } from "../../adapters/forms/tenant-relay.ts";
import { readSeedFolder } from "../../adapters/seeding/seed-folder.ts";
import { listUnread, type UnreadEntry } from "../../adapters/seeding/unread-entries.ts";
import { SeedError } from "../../adapters/seeding/seed-error.ts";
import { locate } from "../../adapters/seeding/yaml-file.ts";
import { placesIn } from "../../adapters/system/data-directory.ts";
import { createTemporaryFolders } from "../../adapters/system/temporary-folders.ts";
import { listFiles, type TeachingFile } from "../../adapters/teaching/list-files.ts";
import type { ReadLessons } from "../../adapters/teaching/read-lessons.ts";
import type { Appliance } from "../../appliance.ts";
import { openConverter } from "../../appliance/adapters.ts";
import type { SeedChange } from "../../domain/seed-changes.ts";
import type { SeedPlan } from "../../flows/seeding/seed.ts";
import type { SeedTenant } from "../../ports/seed.ts";
import { readActor } from "../actor.ts";
import { checkCourse, type Course, withCourse } from "../course.ts";
import { confirm } from "../confirm.ts";
import { counted } from "../output/counted.ts";
import {
  countDocuments,
  findUnreadable,
  type KnowledgePlan,
  planKnowledge,
} from "../teaching/knowledge-plan.ts";
import { readOriginals } from "../teaching/known-files.ts";
import { createLessonCache } from "../teaching/lesson-cache.ts";
import { type JsonFlags, loadSettings } from "../load-settings.ts";
import { withNewAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { startProgress } from "../output/progress.ts";
import { printChanges, tellKept } from "../output/seed-changes.ts";
import { teachFiles, type TeachingReport, tellPassedOver, tellReport } from "../teaching/teach-files.ts";
import { tellRemedies } from "../teaching/work-through.ts";

/** The flags of `seed`. */
export type SeedFlags = JsonFlags & {
  readonly dryRun?: boolean;
  readonly prune?: boolean;
  readonly yes?: boolean;
};

interface Plan extends SeedPlan {
  readonly knowledge: readonly KnowledgePlan[];
  readonly all: readonly SeedChange[];
  /** What pruning would remove, where it is not asked for. */
  readonly kept: readonly SeedChange[];
}

/** Applies a folder. 0: done, 1: something could not be taught. */
export const run = (folder: string, flags: SeedFlags): Promise<number> =>
  withCourse((course) => seedFrom(folder, flags, course));

async function seedFrom(folder: string, flags: SeedFlags, course: Course): Promise<number> {
  const { settings, secrets } = loadSettings(flags);
  const seed = readSeedFolder(folder, {
    plans: Object.keys(settings.plans),
    receivers: rulesOf(settings),
  });
  const unread = listUnread(folder, seed);
  const cache = createLessonCache();
  const isNew = settings.database.url === null && !existsSync(placesIn(settings.data).database_file);
  if (isNew) {
    // A fault in a file must not even create a data directory.
    const converter = openConverter(settings, secrets);
    try {
      await checkFiles(listSeedFiles(seed), cache(converter), { flags, course });
    } finally {
      await converter.close();
    }
  }
  const work = (appliance: Appliance): Promise<number> =>
    apply(appliance, { seed, unread, flags, course, readLessons: cache(appliance.adapters.converter) });
  return isNew && flags.dryRun ? withTemporary(flags, work) : withNewAppliance(flags, work);
}

const isLoss = ({ change }: SeedChange): boolean => change === "removed" || change === "unpublished";

const listSeedFiles = ({ robots }: SeedTenant): readonly TeachingFile[] =>
  robots.flatMap(({ knowledge }) => (knowledge === null ? [] : listFiles([knowledge]).files));

/** What would be done by a first seed is found out beside the data directory that does not exist yet. */
async function withTemporary(
  flags: SeedFlags,
  work: (appliance: Appliance) => Promise<number>,
): Promise<number> {
  const folders = createTemporaryFolders({ purpose: "dry-run" });
  await folders.clean();
  const data = await folders.make();
  try {
    return await withNewAppliance({ ...flags, data }, work);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function checkFiles(
  files: readonly TeachingFile[],
  readLessons: ReadLessons,
  { flags: { json }, course }: Pick<Application, "flags" | "course">,
): Promise<void> {
  const progress = startProgress("reading", files.length, { json });
  const reading = findUnreadable(files, readLessons, { onFile: progress.step, course });
  const faults = await reading.finally(progress.end);
  checkCourse(course);
  if (faults.length > 0) throw new SeedError(faults);
}

interface Application {
  readonly seed: SeedTenant;
  readonly unread: readonly UnreadEntry[];
  readonly flags: SeedFlags;
  readonly readLessons: ReadLessons;
  readonly course: Course;
}

async function apply(appliance: Appliance, application: Application): Promise<number> {
  const { seed, unread, flags, readLessons } = application;
  await checkOwners(appliance, seed);
  const plan = await makePlan(appliance, seed, flags.prune === true);
  await checkFiles(
    plan.knowledge.flatMap(({ fresh }) => fresh),
    readLessons,
    application,
  );
  if (!flags.json) {
    printChanges(plan.all);
    tellPassedOver(unread);
    for (const { passed_over } of plan.knowledge) tellPassedOver(passed_over);
    tellKept(plan.kept);
  }
  const reports: Record<string, TeachingReport> = {};
  if (!flags.dryRun) {
    const lost = plan.all.filter(isLoss).length;
    if (lost > 0)
      await confirm(`${lost} of these changes ${lost === 1 ? "removes" : "remove"} something.`, flags.yes);
    Object.assign(reports, await carryOut(appliance, plan, application));
  }
  if (flags.json) printJson(await toReport(appliance, plan, { flags, reports }));
  else tellAll(plan, reports, flags);
  const undone = Object.values(reports).flatMap(({ failed }) => failed);
  if (!flags.json) tellRemedies(undone);
  return application.course.exit_code ?? (undone.length > 0 ? 1 : 0);
}

/** Slugs are unique in an installation: one that another tenant's robot has cannot be taken over. */
async function checkOwners({ adapters }: Appliance, seed: SeedTenant): Promise<void> {
  const faults: string[] = [];
  for (const { robot, file } of seed.robots) {
    const known = await adapters.directory.findRobot(robot.slug);
    if (!known || known.tenant.name === seed.tenant.name) continue;
    const place = file === undefined ? robot.slug : locate(file, ["slug"]);
    faults.push(
      `${place}: slug: ${robot.slug} is a robot of the tenant ${known.tenant.name}: choose another, or a folder of that tenant`,
    );
  }
  if (faults.length > 0) throw new SeedError(faults);
}

async function makePlan(appliance: Appliance, seed: SeedTenant, prune: boolean): Promise<Plan> {
  const plan = await appliance.flows.planSeed(seed, { prune });
  const knowledge: KnowledgePlan[] = [];
  for (const { robot } of plan.entry.robots) {
    const { slug } = robot;
    const known = await appliance.adapters.directory.findRobot(slug);
    const folder = seed.robots.find((candidate) => candidate.robot.slug === slug)?.knowledge ?? null;
    const robot_id = known ? robot.robot_id : null;
    knowledge.push(await planKnowledge(appliance, { slug, robot_id, folder, prune }));
  }
  const all = [...plan.changes, ...knowledge.flatMap(({ changes }) => changes)];
  const pruned = prune ? [] : (await appliance.flows.planSeed(seed, { prune: true })).changes.filter(isLoss);
  return { ...plan, knowledge, all, kept: [...pruned, ...knowledge.flatMap(({ kept }) => kept)] };
}

async function carryOut(
  appliance: Appliance,
  plan: Plan,
  { flags, readLessons, course }: Application,
): Promise<Record<string, TeachingReport>> {
  await appliance.flows.applySeed(plan, readActor());
  for (const { robot_id } of plan.removed) {
    const files = new Set((await readOriginals(appliance, robot_id)).keys());
    const documents = await countDocuments(appliance, robot_id, files);
    await forget(appliance, robot_id, [...new Set([...files, ...documents.keys()])]);
  }
  const reports: Record<string, TeachingReport> = {};
  for (const [index, { robot }] of plan.entry.robots.entries()) {
    const knowledge = plan.knowledge[index];
    if (!knowledge) continue;
    const { fresh, unchanged, removed } = knowledge;
    const report = await teachFiles(appliance, {
      robot,
      files: fresh,
      readLessons,
      course,
      json: flags.json,
    });
    const forgotten = course.why ? 0 : await forget(appliance, robot.robot_id, removed);
    reports[robot.slug] = {
      ...report,
      documents: report.documents + unchanged,
      unchanged: report.unchanged + unchanged,
      forgotten: report.forgotten + forgotten,
    };
  }
  return reports;
}

async function forget(
  { flows, adapters }: Appliance,
  robot_id: string,
  sources: readonly string[],
): Promise<number> {
  if (sources.length === 0) return 0;
  let documents = 0;
  for (const source of sources) documents += (await flows.forgetFile(robot_id, source)).documents;
  const details = { files: sources.length, documents };
  const entry = { actor: readActor(), action: "knowledge.removed", subject: robot_id, details } as const;
  await adapters.audit.append(entry);
  return documents;
}

interface Outcome {
  readonly flags: SeedFlags;
  readonly reports: Readonly<Record<string, TeachingReport>>;
}

async function toReport({ adapters }: Appliance, { entry, all, kept }: Plan, { flags, reports }: Outcome) {
  const known = await adapters.directory.findTenant(entry.tenant.name);
  return {
    tenant_id: known?.tenant_id ?? null,
    robots: entry.robots.map(({ robot }) => robot.slug),
    dry_run: flags.dryRun === true,
    changes: all,
    kept,
    taught: reports,
  };
}

function tellAll({ entry, all }: Plan, reports: Outcome["reports"], { dryRun }: SeedFlags): void {
  const { tenant, robots } = entry;
  if (all.length === 0) print("Everything is so already.");
  print(`${tenant.company_name}: ${counted(robots.length, "robot")}`);
  for (const [slug, report] of Object.entries(reports))
    if (report.documents + report.failed.length + report.empty.length > 0) tellReport(slug, report);
  if (dryRun) print("Nothing was changed: this was a dry run.");
}
