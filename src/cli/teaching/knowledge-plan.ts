/** What a robot's knowledge folder changes: compared by the bytes of its files, so that unchanged ones cost no conversion. */
import { blobIdOf } from "../../domain/blob-id.ts";
import { LessonFault } from "../../adapters/teaching/lesson-fault.ts";
import { type FileList, listFiles, type TeachingFile } from "../../adapters/teaching/list-files.ts";
import { type ReadLessons, readTeachingFile } from "../../adapters/teaching/read-lessons.ts";
import type { Appliance } from "../../appliance.ts";
import type { SeedChange } from "../../domain/seed-changes.ts";
import { findFile, type Named } from "../../domain/taught-file.ts";
import { listDocuments } from "../../flows/teaching/list-taught.ts";
import type { Original } from "../../ports/original-store.ts";
import type { Course } from "../course.ts";
import { messageOf } from "../failure.ts";
import { readOriginals, underKnownNames } from "./known-files.ts";
import { inTurns } from "./work-through.ts";

/** What is to be done for one robot. */
export interface KnowledgePlan {
  readonly slug: string;
  /** Files to teach. */
  readonly fresh: readonly TeachingFile[];
  /** Documents of the files that stay as they are. */
  readonly unchanged: number;
  /** Sources to forget. */
  readonly removed: readonly string[];
  /** What pruning would remove, where it is not asked for. */
  readonly kept: readonly SeedChange[];
  readonly changes: readonly SeedChange[];
  /** What stands in the folder and is not taught. */
  readonly passed_over: FileList["passed_over"];
}

/** Whose knowledge, and where its files are. */
export interface KnowledgeFolder {
  readonly slug: string;
  /** null: the robot is new. */
  readonly robot_id: string | null;
  /** null: it has no folder of knowledge. */
  readonly folder: string | null;
  readonly prune: boolean;
}

/** Compares a folder with what was taught from files. What came by other ways (corrections) is left alone. */
export async function planKnowledge(
  appliance: Appliance,
  { slug, robot_id, folder, prune }: KnowledgeFolder,
): Promise<KnowledgePlan> {
  const listed = listFiles(folder === null ? [] : [folder]);
  const originals =
    robot_id === null ? new Map<string, Original>() : await readOriginals(appliance, robot_id);
  const files = underKnownNames(listed.files, originals);
  const documents =
    robot_id === null ? new Map<string, number>() : await countDocuments(appliance, robot_id, originals);
  const isSame = (file: TeachingFile): boolean => {
    const original = originals.get(file.source);
    if (!original || original.documents !== (documents.get(file.source) ?? 0)) return false;
    return original.blob_id === readBlobId(file);
  };
  const same = new Set(files.filter(isSame));
  const fresh = files.filter((file) => !same.has(file));
  const held = new Set(files.map(({ source }) => source));
  const absent = [...originals.keys()].filter((source) => !held.has(source));
  const removed = prune ? absent : [];
  const toChange = (source: string, change: SeedChange["change"]): SeedChange => ({
    kind: "knowledge",
    name: `${slug}/${source}`,
    change,
    fields: change === "changed" ? ["content"] : [],
  });
  return {
    slug,
    fresh,
    unchanged: [...same].reduce((sum, { source }) => sum + (documents.get(source) ?? 0), 0),
    removed,
    kept: prune ? [] : absent.map((source) => toChange(source, "removed")),
    passed_over: listed.passed_over,
    changes: [
      ...fresh.map(({ source }) => toChange(source, originals.has(source) ? "changed" : "added")),
      ...removed.map((source) => toChange(source, "removed")),
    ],
  };
}

// One that cannot be read is a change, and a fault when it is read then.
function readBlobId(file: TeachingFile): string | null {
  try {
    return blobIdOf(readTeachingFile(file).bytes);
  } catch (error) {
    if (error instanceof LessonFault) return null;
    throw error;
  }
}

/** How many documents each file became; under their own source those that came from none. */
export async function countDocuments(
  { adapters }: Appliance,
  robot_id: string,
  files: Named,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { source } of listDocuments(adapters.knowledge, robot_id, "")) {
    const file = findFile(source, files) ?? source;
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

/** What is said of a file that cannot be read, and whom its reading is told. */
export interface ReadingOptions {
  /** What to do about a file as a whole; default: about one in a robot's folder. */
  readonly remedy?: string;
  readonly onFile?: () => void;
  /** Once a signal came, no other is read. */
  readonly course?: Course;
}

/** Reads every file that is to be taught; gives a line for each fault: place, reason, remedy. */
export async function findUnreadable(
  files: readonly TeachingFile[],
  readLessons: ReadLessons,
  { remedy = "Mend the file or move it out of knowledge/.", onFile, course }: ReadingOptions = {},
): Promise<readonly string[]> {
  const faults: string[] = [];
  await inTurns(files, async (file) => {
    if (course?.why) return;
    try {
      await readLessons(readTeachingFile(file));
    } catch (error) {
      const fault = error instanceof LessonFault ? error : null;
      const line = fault && fault.line !== null ? `:${fault.line}` : "";
      const reason = fault?.reason ?? messageOf(error);
      faults.push(
        `${file.path}${line}: ${reason}${line ? "" : `${/[.!。]$/.test(reason) ? "" : "."} ${remedy}`}`,
      );
    }
    onFile?.();
  });
  return faults.sort();
}
