/** Reads what a robot was taught from anew, from the kept originals: after a better reader or analysis came with an update. */
import type { Blobs } from "../../ports/blobs.ts";
import type { Lesson } from "../../ports/lesson.ts";
import type { Original } from "../../ports/original-store.ts";
import type { FileReport, TaughtFile } from "./teach-file.ts";
import type { Pupil } from "./teach.ts";

/** What the flow needs. */
export interface RelearnOptions {
  readonly blobs: Blobs;
  readonly teachFile: (file: TaughtFile) => Promise<FileReport>;
}

/** A file to read anew. `read` is how its bytes become lessons. */
export interface RelearntFile {
  readonly pupil: Pupil;
  readonly original: Original;
  readonly read: (file: {
    readonly source: string;
    readonly bytes: Uint8Array;
  }) => Promise<readonly Lesson[]>;
}

/** Gives the flow. Fails when the original is gone or cannot be read; what was taught stays then. */
export function createRelearn({ blobs, teachFile }: RelearnOptions) {
  return async ({ pupil, original, read }: RelearntFile): Promise<FileReport> => {
    const { source, blob_id } = original;
    const bytes = await blobs.get(blob_id);
    if (!bytes) throw new Error(`the original of ${source} is gone: teach the file again`);
    return teachFile({ pupil, source, bytes, lessons: await read({ source, bytes }) });
  };
}
