/** Teaches what one file holds, forgets what it no longer holds, and keeps the file itself, so that it can be written back. */
import { blobIdOf } from "../../domain/blob-id.ts";
import { findFile } from "../../domain/taught-file.ts";
import type { BlobLedger } from "../../ports/blob-ledger.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";
import type { KnowledgeStore } from "../../ports/knowledge-store.ts";
import type { Lesson } from "../../ports/lesson.ts";
import type { OriginalStore } from "../../ports/original-store.ts";
import { claimBlobs } from "../files/claim-blobs.ts";
import { listDocuments, listOriginals } from "./list-taught.ts";
import type { ReleaseBlobs } from "../files/release-blobs.ts";
import { toCleanLesson } from "./clean-lesson.ts";
import type { Pupil, Teach } from "./teach.ts";

/** What the flow needs. */
export interface TeachFileOptions {
  readonly knowledge: KnowledgeStore;
  readonly originals: OriginalStore;
  readonly blobs: Blobs;
  readonly blobLedger: BlobLedger;
  readonly releaseBlobs: ReleaseBlobs;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly teach: Teach;
}

/** A file's lessons; the lessons of `faq.csv` have sources that begin with `faq.csv#`. */
export interface TaughtFile {
  readonly pupil: Pupil;
  readonly source: string;
  readonly lessons: readonly Lesson[];
  /** The file as it is; without them only its lessons are kept. */
  readonly bytes?: Uint8Array;
}

/** What became of a file. */
export interface FileReport {
  readonly documents: number;
  readonly passages: number;
  readonly unchanged: number;
  readonly forgotten: number;
}

// Lessons taught at once share a commit.
const AT_ONCE = 32;

/** Gives the flow. Teaching the same file again costs a read a lesson. */
export function createTeachFile(options: TeachFileOptions) {
  return async (file: TaughtFile): Promise<FileReport> => {
    const { pupil, source, bytes } = file;
    const lessons = [
      ...new Map(file.lessons.map(toCleanLesson).map((lesson) => [lesson.source, lesson])).values(),
    ];
    const { held, ...counts } = await teachLessons(options, pupil, lessons);
    const known = await listDocumentsOf(options, pupil.robot_id, source);
    const gone = known.filter((entry) => !held.has(entry));
    for (const entry of gone) await options.teach.forget(pupil.robot_id, entry);
    if (bytes) await keepOriginal(options, { robot_id: pupil.robot_id, source, bytes, documents: held.size });
    return { ...counts, documents: held.size, forgotten: gone.length };
  };
}

async function teachLessons({ teach }: TeachFileOptions, pupil: Pupil, lessons: readonly Lesson[]) {
  const held = new Set<string>();
  const counts = { passages: 0, unchanged: 0 };
  for (let start = 0; start < lessons.length; start += AT_ONCE) {
    const batch = lessons.slice(start, start + AT_ONCE);
    const taught = await Promise.all(batch.map((lesson) => teach.teach(pupil, lesson)));
    for (const [index, result] of taught.entries()) {
      // A lesson without words is none, and what it was before is forgotten.
      if (result.outcome !== "empty") held.add(batch[index]?.source ?? "");
      if (result.outcome === "unchanged") counts.unchanged += 1;
      else if ("passages" in result) counts.passages += result.passages;
    }
  }
  return { held, ...counts };
}

/** The sources of the documents that a file became: itself, or its parts. */
export async function listDocumentsOf(
  { knowledge, originals }: Pick<TeachFileOptions, "knowledge" | "originals">,
  robot_id: string,
  file: string,
): Promise<readonly string[]> {
  const prefix = `${file}#`;
  // Files of whose names this is the beginning: what they became is theirs.
  const others = new Set<string>();
  for await (const { source } of listOriginals(originals, robot_id, prefix)) others.add(source);
  const entries = (await knowledge.find(robot_id, file)) ? [file] : [];
  for await (const { source } of listDocuments(knowledge, robot_id, prefix))
    if (findFile(source, others) === null) entries.push(source);
  return entries;
}

interface KeptFile {
  readonly robot_id: string;
  readonly source: string;
  readonly bytes: Uint8Array;
  readonly documents: number;
}

async function keepOriginal(
  options: TeachFileOptions,
  { robot_id, source, bytes, documents }: KeptFile,
): Promise<void> {
  const { blobs, blobLedger, originals, clock, releaseBlobs } = options;
  const blob_id = blobIdOf(bytes);
  const before = await originals.find(robot_id, source);
  if (before?.blob_id === blob_id && before.documents === documents) {
    // The bytes are needed already, so nobody removes them; where they were lost they come back.
    await blobs.put(bytes);
    return;
  }
  const claim_id = await claimBlobs(options, [blob_id]);
  try {
    const { size_bytes } = await blobs.put(bytes);
    const original = { source, blob_id, size_bytes, documents, taught_at: clock.now() };
    await originals.save(robot_id, original, claim_id);
  } catch (error) {
    await blobLedger.abandon(claim_id).catch(() => {});
    throw error;
  }
  if (before && before.blob_id !== blob_id) await releaseBlobs();
}
