/** The files that an operator's paths name: files as they are, folders with all that is in them. */
import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

/** A file to teach. */
export interface TeachingFile {
  /** Where to read it. */
  readonly path: string;
  /** Its key within the robot's knowledge: the path from the folder that was named, with forward slashes. */
  readonly source: string;
}

const MOST_FILES = 100_000;
const MOST_DEPTH = 20;

/** All files, in order of their path. Hidden ones and links out of a folder are passed over. Fails when a path does not exist. */
export function listFiles(paths: readonly string[]): readonly TeachingFile[] {
  return paths.flatMap((named) => {
    const root = realpathSync(path.resolve(named));
    if (!statSync(root).isDirectory()) return [{ path: root, source: path.basename(root) }];
    return walk(root, root, 0);
  });
}

function walk(root: string, folder: string, depth: number): readonly TeachingFile[] {
  if (depth > MOST_DEPTH) throw new Error(`${folder} is nested more than ${MOST_DEPTH} folders deep`);
  const entries = readdirSync(folder, { withFileTypes: true }).sort((left, right) =>
    left.name < right.name ? -1 : 1,
  );
  const files: TeachingFile[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith(".")) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) files.push(...walk(root, full, depth + 1));
    else if (entry.isFile())
      files.push({ path: full, source: path.relative(root, full).replaceAll(path.sep, "/") });
    if (files.length > MOST_FILES) throw new Error(`${root} holds more than ${MOST_FILES} files`);
  }
  return files;
}
