/**
 * How a child is started: the least rights and memory that reading a document needs.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";

const MAX_HEAP_MIB = 256;
/** Buffers are outside the heap; the data segment caps them too (measured: 1.3 GB under a heap limit alone). */
const MAX_DATA_KIB = 900_000;
/** A child whose parent was killed while it loops ends by itself. */
const MAX_CPU_SECONDS = 600;

/** A program and its arguments. */
export interface ChildCommand {
  readonly file: string;
  readonly args: readonly string[];
}

/** The command for a module that exports `serveConversions`. Without a shell (Windows) the limits of the system are left out. */
export function childCommand(module_url: string, shell = "/bin/sh"): ChildCommand {
  const node = [process.execPath, ...nodeFlags(module_url)];
  const start = `import { serveConversions } from ${JSON.stringify(module_url)}; serveConversions();`;
  const args = [...node, "--input-type=module", "--eval", start];
  if (!existsSync(shell)) return { file: args[0] ?? "node", args: args.slice(1) };
  const limits = ["c 0", "f 0", `d ${MAX_DATA_KIB}`, `t ${MAX_CPU_SECONDS}`].map(
    (limit) => `ulimit -${limit} 2>/dev/null`,
  );
  return { file: shell, args: ["-c", `${limits.join("; ")}; exec "$0" "$@"`, ...args] };
}

function nodeFlags(module_url: string): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission";
  return [
    "--no-warnings",
    `--max-old-space-size=${MAX_HEAP_MIB}`,
    "--disallow-code-generation-from-strings",
    permission,
    ...readableFolders(fileURLToPath(module_url)).map((folder) => `--allow-fs-read=${folder}`),
  ];
}

/** The code itself and the packages above it; no data folder, no configuration. */
function readableFolders(module_path: string): string[] {
  const path = findModule(module_path);
  const built = /^(.*[/\\]dist)[/\\]/u.exec(path)?.[1] ?? dirname(path);
  const folders = [join(built, "*")];
  let folder = dirname(path);
  while (folder !== parse(folder).root) {
    const packages = join(folder, "node_modules");
    // A folder of packages may be a link to one elsewhere: rights go by the place it leads to.
    if (existsSync(packages)) folders.push(join(packages, "*"), join(realpathSync(packages), "*"));
    if (existsSync(join(folder, "package.json"))) folders.push(join(folder, "package.json"));
    folder = dirname(folder);
  }
  return [...new Set(folders)];
}

function findModule(path: string): string {
  try {
    return realpathSync(path);
  } catch (cause) {
    throw new Error("conversion: the reading program is missing; run `npm run build`", { cause });
  }
}
