/** Teaches from files and reports what was and what was not understood; shared by `teach`, `seed` and `demo`. */
import { type FileList, listFiles, type TeachingFile } from "../../adapters/teaching/list-files.ts";
import {
  createReadLessons,
  type ReadLessons,
  readTeachingFile,
} from "../../adapters/teaching/read-lessons.ts";
import type { Appliance } from "../../appliance.ts";
import type { FileReport } from "../../flows/teaching/teach-file.ts";
import { toPrintableLine } from "../../domain/printable.ts";
import type { Robot } from "../../domain/tenant.ts";
import type { Lesson } from "../../ports/lesson.ts";
import { readActor } from "../actor.ts";
import type { Course, Hindrance } from "../course.ts";
import { counted } from "../output/counted.ts";
import { readOriginals, underKnownNames } from "./known-files.ts";
import { print, tell } from "../output/print.ts";
import { startProgress } from "../output/progress.ts";
import { tellUndone, type Undone, workThrough } from "./work-through.ts";

/** What became of the files. */
export interface TeachingReport extends FileReport {
  readonly failed: readonly Undone[];
  /** Files and pages that were read and hold nothing to teach; what they taught before is forgotten. */
  readonly empty: readonly string[];
  /** Files that were taught, with what they lack. */
  readonly warnings: readonly { readonly file: string; readonly reason: string }[];
}

/** What teaching came to where nothing was taught. */
export const NOTHING: FileReport = { documents: 0, passages: 0, unchanged: 0, forgotten: 0 };

/** Both as one. */
export const addCounts = (left: FileReport, right: FileReport): FileReport => ({
  documents: left.documents + right.documents,
  passages: left.passages + right.passages,
  unchanged: left.unchanged + right.unchanged,
  forgotten: left.forgotten + right.forgotten,
});

/** What is taught to whom. `readLessons` stands in where lessons were read before. */
export interface TeachingJob {
  readonly robot: Robot;
  readonly files: readonly TeachingFile[];
  readonly readLessons?: ReadLessons;
  readonly json?: boolean | undefined;
  readonly course: Course;
}

/** Teaches a robot every file that the paths name, as `teachFiles` does. */
export async function teachPaths(
  appliance: Appliance,
  { paths, ...job }: Omit<TeachingJob, "files"> & { readonly paths: readonly string[] },
): Promise<TeachingReport> {
  const { files, passed_over } = listFiles(paths);
  if (!job.json) tellPassedOver(passed_over);
  return teachFiles(appliance, { ...job, files });
}

/**
 * Teaches files. A file that cannot be read is reported and does not stop the others; of two with one source the last
 * counts. What changed is counted in the audit log.
 */
export async function teachFiles(appliance: Appliance, job: TeachingJob): Promise<TeachingReport> {
  const { flows, adapters } = appliance;
  const { robot, json, readLessons = createReadLessons(adapters.converter) } = job;
  const named = underKnownNames(job.files, await readOriginals(appliance, robot.robot_id));
  const bySource = new Map(named.map((file) => [file.source, file]));
  const files = [...bySource.values()];
  let total = NOTHING;
  const failed: Undone[] = listReplaced(named, bySource);
  const empty: string[] = [];
  const warnings: { file: string; reason: string }[] = [];
  const progress = startProgress(`teaching ${robot.slug}`, files.length, { json });
  const teach = async (file: TeachingFile): Promise<void> => {
    const { source, bytes } = readTeachingFile(file);
    const lessons = await readLessons({ source, bytes });
    const taught = await flows.teachFile({ pupil: robot, source, bytes, lessons });
    total = addCounts(total, taught);
    warnings.push(...listWarnings(file.path, lessons));
    if (taught.documents === 0 && !isBegun(source, bytes)) empty.push(file.path);
    progress.step();
  };
  const onUndone = (file: TeachingFile, why: Hindrance): void => {
    failed.push({ file: file.path, ...why });
    progress.step();
  };
  await workThrough(files, job.course, { work: teach, onUndone });
  progress.end();
  const report = {
    ...total,
    failed: failed.toSorted(byFile),
    empty: empty.toSorted(),
    warnings: warnings.toSorted(byFile),
  };
  await recordTeaching(appliance, robot, report);
  return report;
}

const byFile = (left: { readonly file: string }, right: { readonly file: string }): number =>
  left.file < right.file ? -1 : 1;

/** What a person should know of how a file was read. */
export const listWarnings = (
  file: string,
  lessons: readonly Lesson[],
): readonly { readonly file: string; readonly reason: string }[] =>
  lessons.flatMap(({ warning }) => (warning === undefined ? [] : [{ file, reason: warning }]));

// A table with its first row alone, as `init` writes one, waits for others.
const isBegun = (source: string, bytes: Uint8Array): boolean =>
  /\.(?:csv|tsv)$/iu.test(source) && bytes.some((byte) => byte > 0x20);

/** Files that another one of their name takes the place of. */
function listReplaced(
  files: readonly TeachingFile[],
  bySource: ReadonlyMap<string, TeachingFile>,
): { file: string; reason: string }[] {
  return files.flatMap(({ path, source }) => {
    const taught = bySource.get(source)?.path ?? path;
    if (taught === path) return [];
    return [{ file: path, reason: `${taught} has the same name (${source}): teach the folder above both` }];
  });
}

/** Writes into the audit log how much was taught, when anything was. */
export async function recordTeaching(
  { adapters }: Appliance,
  robot: Robot,
  { documents, passages, unchanged, forgotten, failed }: TeachingReport,
): Promise<void> {
  const taught = documents - unchanged;
  if (taught === 0 && forgotten === 0) return;
  const details = { documents: taught, passages, forgotten };
  const entry = { actor: readActor(), action: "knowledge.taught", subject: robot.robot_id, details } as const;
  try {
    await adapters.audit.append(entry);
  } catch (error) {
    // What hindered the teaching hinders this, and what was taught before must be told.
    if (!failed.some(({ remedy }) => remedy !== undefined)) throw error;
  }
}

const MOST_PASSED_OVER = 20;
/** More files than this that are passed over for one reason are told together. */
const MOST_OF_REASON = 3;

/** Tells what stands in folders and is not taught, a line each; many of one reason in one line, of very many only the first. */
export function tellPassedOver(passed_over: FileList["passed_over"]): void {
  const reasons = [...new Set(passed_over.map(({ reason }) => reason))];
  const lines = reasons.flatMap((reason) => {
    const paths = passed_over.filter((one) => one.reason === reason).map(({ path }) => toPrintableLine(path));
    if (paths.length <= MOST_OF_REASON) return paths.map((path) => `${path}: ${reason}`);
    return [`${paths[0]} and ${counted(paths.length - 1, "other")}: ${reason}`];
  });
  for (const line of lines.slice(0, MOST_PASSED_OVER)) tell(`  passed over: ${line}`);
  const others = lines.length - MOST_PASSED_OVER;
  if (others > 0) tell(`  passed over: ${counted(others, "other")}`);
}

/** Prints a report. */
export function tellReport(slug: string, report: TeachingReport): void {
  const { documents, passages, unchanged, failed, empty, warnings } = report;
  const fresh = counted(passages, "new passage");
  print(`${slug}: ${counted(documents, "document")} taught (${fresh}, ${unchanged} unchanged)`);
  for (const file of empty.slice(0, MOST_PASSED_OVER))
    tell(`  empty: ${toPrintableLine(file)}: no text to be taught`);
  if (empty.length > MOST_PASSED_OVER) tell(`  empty: ${counted(empty.length - MOST_PASSED_OVER, "other")}`);
  for (const { file, reason } of warnings.slice(0, MOST_PASSED_OVER))
    tell(`  taught in part: ${toPrintableLine(file)}: ${toPrintableLine(reason)}`);
  if (warnings.length > MOST_PASSED_OVER)
    tell(`  taught in part: ${counted(warnings.length - MOST_PASSED_OVER, "other")}`);
  tellUndone("not taught", failed);
}
