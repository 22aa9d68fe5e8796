/** Writes folders as `seed` reads them: nothing is there until everything is (another name, then a rename). */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { toFileWords } from "../../settings/file-words.ts";
import { isDiskFull } from "../system/disk-full.ts";
import { makeFolder } from "../system/make-folder.ts";

/** A folder that is being written. */
export interface FolderWriter {
  /** Writes a file at a path within the folder. Fails when the path leads out of it. */
  write(file: string, content: string | Uint8Array): void;
  makeFolder(folder: string): void;
}

const LEFTOVER_MS = 3_600_000;

/**
 * Lets `fill` write a folder, and gives it its name once that is done. Fails, and leaves nothing, when something stands
 * there already that is not an empty folder.
 */
export async function writeFolder(
  target: string,
  fill: (writer: FolderWriter) => Promise<void>,
): Promise<void> {
  const final = path.resolve(target);
  if (existsSync(final) && !isEmptyFolder(final))
    throw new Error(`${final} is there already: name a folder that does not exist, or an empty one.`);
  const unfinished = `${final}.unfinished-${process.pid}`;
  makeUnfinished(unfinished, final);
  removeLeftovers(final);
  try {
    await fill(createWriter(unfinished));
    if (existsSync(final)) rmdirSync(final);
    renameSync(unfinished, final);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw isDiskFull(error)
      ? new Error(`${final} cannot be written: the disk is full. Free space, or name another folder.`)
      : error;
  }
}

function makeUnfinished(unfinished: string, final: string): void {
  try {
    makeFolder(unfinished, 0o777);
  } catch (cause) {
    throw new Error(`${final} cannot be made: ${toFileWords(cause)}. Name another folder.`, { cause });
  }
}

/** What killed processes left of this folder; an hour later, because those of other containers cannot be asked. */
function removeLeftovers(final: string): void {
  const parent = path.dirname(final);
  const beginning = `${path.basename(final)}.unfinished-`;
  try {
    for (const name of readdirSync(parent)) {
      const process_id = name.startsWith(beginning) ? Number(name.slice(beginning.length)) : Number.NaN;
      const leftover = path.join(parent, name);
      if (Number.isSafeInteger(process_id) && !isRunning(process_id) && isOld(leftover))
        rmSync(leftover, { recursive: true, force: true });
    }
  } catch {
    // Another account's, gone meanwhile, or in a folder that may not be listed: no reason to write nothing.
  }
}

function isRunning(process_id: number): boolean {
  try {
    return process.kill(process_id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

const isOld = (folder: string): boolean => Date.now() - statSync(folder).mtimeMs > LEFTOVER_MS;

function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

function createWriter(root: string): FolderWriter {
  const resolve = (name: string): string => {
    const full = path.resolve(root, name);
    if (!full.startsWith(root + path.sep))
      throw new Error(`${name} leads out of the folder: it is not written`);
    return full;
  };
  return {
    write: (file, content) => {
      const full = resolve(file);
      mkdirSync(path.dirname(full), { recursive: true });
      // `wx`: two sources that a file system takes for one must not overwrite each other unseen.
      writeFileSync(full, content, { flag: "wx" });
    },
    makeFolder: (folder) => {
      mkdirSync(resolve(folder), { recursive: true });
    },
  };
}

/** A value as the YAML of an operator's file; texts stay exactly what they are. */
export function toYaml(value: object): string {
  return stringify(value, { lineWidth: 0 });
}
