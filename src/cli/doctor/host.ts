/** The machine: Node, disk, permissions. */
import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isMissing, SEED_OR_NAME } from "../missing-database.ts";
import { type Check, type Finding, findingsOf, toReason } from "./finding.ts";
import { judgeOwners } from "./owners.ts";
import { toShellWord } from "../output/shell-word.ts";

const MIB = 2 ** 20;
const ERROR_FREE_BYTES = 100 * MIB;
const WARNING_FREE_BYTES = 1_024 * MIB;
const OLDEST = [20, 19] as const;

/** The version of Node. */
export const nodeCheck: Check = {
  name: "node",
  run: () => {
    const find = findingsOf("node");
    const { node } = process.versions;
    const [major = 0, minor = 0] = node.split(".").map(Number);
    if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
      return [find.error(`Node ${node} is too old.`, "Install Node 24 (20.19 is the oldest that works).")];
    if (major < 22) {
      const what = `Node ${node} works, but its line had its last security fixes on 2026-04-30.`;
      return [find.warning(what, "Install Node 24, then restart the service.")];
    }
    return [find.ok(`Node ${node}.`)];
  },
};

/** Whether the machine and the other settings suit several workers; silent where there is one. */
export const workersCheck: Check = {
  name: "workers",
  run: ({ settings: { workers, database } }) => {
    if (workers === 1) return [];
    const find = findingsOf("workers");
    if (database.url === ":memory:") {
      const remedy = "Set CHAT_ASSISTANT_WORKERS to 1, or CHAT_ASSISTANT_DATABASE_URL to a file.";
      return [find.error(`${workers} workers cannot share a database in memory.`, remedy)];
    }
    const processors = os.availableParallelism();
    const what = `${workers} workers on ${processors} processors.`;
    if (workers <= processors) return [find.ok(what)];
    return [
      find.warning(what, `Set CHAT_ASSISTANT_WORKERS to ${processors} at most: more only cost memory.`),
    ];
  },
};

/** Room on the disk of the data directory. */
export const diskCheck: Check = {
  name: "disk",
  run: ({ places }) => {
    const find = findingsOf("disk");
    const { bavail, bsize } = statfsSync(nearest(places.root));
    const free = bavail * bsize;
    const what = `${Math.floor(free / MIB)} MiB are free for ${places.root}.`;
    const remedy =
      "Free space, or move the data directory to a larger disk and set --data (CHAT_ASSISTANT_DATA).";
    if (free < ERROR_FREE_BYTES) return [find.error(what, remedy)];
    return [free < WARNING_FREE_BYTES ? find.warning(what, remedy) : find.ok(what)];
  },
};

// The folder that is there, or the one below which it will be made.
function nearest(folder: string): string {
  const above = path.dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearest(above);
}

/** Who may read and write what is durable. */
export const permissionsCheck: Check = {
  name: "permissions",
  run: ({ places, file }) => {
    const find = findingsOf("permissions");
    if (isMissing(places.root)) {
      return [judgeMissing(places.root)];
    }
    // Something on the way to it lets nobody through: what lies there is not known.
    if (!existsSync(places.root)) {
      const remedy =
        "Run it as the account that owns the data directory, or name the right one with --data (CHAT_ASSISTANT_DATA).";
      return [find.error(`The data directory ${places.root} cannot be reached.`, remedy)];
    }
    const wanted = [places.root, places.secret_file, ...(file ? [file.path] : [])].filter((one) =>
      existsSync(one),
    );
    const faults = [...wanted.flatMap((one) => judge(one)), ...judgeOwners({ places, file })];
    return faults.length > 0 ? faults : [find.ok("The data directory is its owner's, and can be written.")];
  },
};

// A first start would end at it.
function judgeMissing(root: string): Finding {
  const find = findingsOf("permissions");
  const above = nearest(root);
  try {
    accessSync(above, constants.W_OK | constants.X_OK);
  } catch (error) {
    const what = `There is no data directory at ${root}, and none can be made in ${above}: ${toReason(error)}.`;
    const remedy =
      "Make it for the account of the service, or name another with --data (CHAT_ASSISTANT_DATA).";
    return find.error(what, remedy);
  }
  return find.warning(`There is no data directory at ${root} yet.`, SEED_OR_NAME);
}

function judge(file: string): readonly Finding[] {
  const find = findingsOf("permissions");
  const { mode } = statSync(file);
  const open = (mode & 0o077) !== 0;
  const isDirectory = statSync(file).isDirectory();
  const found: Finding[] = [];
  if (open) {
    const remedy = `chmod ${isDirectory ? "700" : "600"} ${toShellWord(file)}`;
    found.push(find.error(`${file} can be reached by other accounts of this machine.`, remedy));
  }
  try {
    accessSync(file, constants.R_OK | constants.W_OK | (isDirectory ? constants.X_OK : 0));
  } catch (error) {
    found.push(find.error(`${file} cannot be written: ${toReason(error)}.`, toAccessRemedy(file, error)));
  }
  return found;
}

/** What gives access to a file or folder again. It names nothing above it: what lies beside may be anybody's. */
export function toAccessRemedy(file: string, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "EROFS")
    return "Mount its disk so that it can be written, or name another directory with --data (CHAT_ASSISTANT_DATA).";
  const { uid } = statSync(file);
  const isDirectory = statSync(file).isDirectory();
  if (uid === process.getuid?.()) return `chmod ${isDirectory ? "700" : "600"} ${toShellWord(file)}`;
  return `chown ${isDirectory ? "-R " : ""}$(id -u) ${toShellWord(file)}, or run as the account that owns it.`;
}
