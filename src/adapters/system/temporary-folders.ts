/**
 * Private folders outside of the data directory. Each says which process made it: what a killed one left goes when the next
 * one begins, and what a running one uses stays. It is said in a file, since programs may put sockets into the folder,
 * whose paths have to be short.
 */
import { lstat, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { ProcessOwner } from "../../ports/process-owner.ts";
import { createProcessOwner } from "./process-owner.ts";

/** What the folders are for, and where. */
export interface TemporaryOptions {
  /** A part of their names: lower-case letters and hyphens. */
  readonly purpose: string;
  /** The system's own folder for such things by default. */
  readonly parent?: string | undefined;
  /** None is in use for so long: an older one goes, whoever made it. Without it only those of processes known to be gone. */
  readonly most_age_ms?: number;
  /** By default this process. */
  readonly owner?: ProcessOwner;
}

/** Makes such folders. */
export interface TemporaryFolders {
  /** Makes one that only this user can read. Removing it is the caller's. */
  make(): Promise<string>;
  /** Removes what others left. Never rejects: what cannot be removed stays. */
  clean(): Promise<void>;
}

const OWNER_FILE = ".owner";

// One for all folders of a process: an earlier start with the same process id is told from it.
let thisProcess: ProcessOwner | undefined;

/** Creates the maker; nothing is made or removed yet. */
export function createTemporaryFolders(options: TemporaryOptions): TemporaryFolders {
  const { purpose, parent = os.tmpdir(), most_age_ms = Infinity } = options;
  const owner = options.owner ?? (thisProcess ??= createProcessOwner());
  const prefix = `chat-assistant-${purpose}-`;
  const isLeftover = async (folder: string): Promise<boolean> => {
    const { mtimeMs, uid } = await lstat(folder);
    if (uid !== (process.getuid?.() ?? uid)) return false;
    if (Date.now() - mtimeMs > most_age_ms) return true;
    return owner.isGone(await readFile(path.join(folder, OWNER_FILE), "utf8"));
  };
  return {
    make: async () => {
      const folder = await mkdtemp(path.join(parent, prefix));
      await writeFile(path.join(folder, OWNER_FILE), owner.name, { mode: 0o600, flag: "wx" });
      return folder;
    },
    clean: async () => {
      const names = await readdir(parent).catch(() => []);
      for (const name of names.filter((found) => found.startsWith(prefix))) {
        const folder = path.join(parent, name);
        if (await isLeftover(folder).catch(() => false))
          await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
      }
    },
  };
}
