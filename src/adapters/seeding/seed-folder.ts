/** Reads a tenant's folder (`tenant.yaml` with its robots' folders), a robot's folder, or one of their files. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { TenantFile } from "../../contract/seed-files.ts";
import type { WrittenRelay } from "../../domain/tenant-relay.ts";
import type { SeedRobot, SeedTenant, SeedTenantFile } from "../../ports/seed.ts";
import { findNearNames } from "./near-names.ts";
import { readRobotFolder, ROBOT_FILE } from "./robot-folder.ts";
import { checkTenant, type SeedRules } from "./seed-rules.ts";
import { SeedError } from "./seed-error.ts";
import { locate, readWritten, readYamlFile } from "./yaml-file.ts";

/** As many as are listed of a tenant: what several folders brought together, an export has in one. */
const MOST_ROBOTS = 10_000;

/** The tenant a single robot's folder belongs to when it names none. */
const DEFAULT_TENANT = TenantFile.omit({ relay: true }).parse({
  name: "default",
  company_name: "My company",
});

/** The name of a tenant's file within its folder. */
export const TENANT_FILE = "tenant.yaml";

/** Reads what stands at `target`. Throws `SeedError` with every fault. */
export function readSeedFolder(target: string, rules: SeedRules = {}): SeedTenant {
  const directory = toDirectory(target);
  if (existsSync(path.join(directory, TENANT_FILE))) return readTenant(directory, rules);
  if (existsSync(path.join(directory, ROBOT_FILE))) {
    const parent = path.dirname(directory);
    const known = existsSync(path.join(parent, TENANT_FILE));
    const tenant = known ? readTenantFile(parent, rules) : DEFAULT_TENANT;
    return { tenant, robots: [readRobotFolder(directory)], whole: false };
  }
  const misnamed = findNearNames(directory, [TENANT_FILE, ROBOT_FILE]);
  if (misnamed.length > 0) throw new SeedError(misnamed);
  const above = findAbove(directory);
  const remedy = above === null ? "" : `: seed ${above}, which has one`;
  throw new SeedError([`${directory}: there is neither a ${TENANT_FILE} nor a ${ROBOT_FILE} here${remedy}`]);
}

// A robot's `knowledge/`, or one within it, was named instead of what it belongs to.
function findAbove(directory: string): string | null {
  const above = path.dirname(directory);
  if (above === directory) return null;
  const hasFile = [ROBOT_FILE, TENANT_FILE].some((name) => existsSync(path.join(above, name)));
  return hasFile ? above : findAbove(above);
}

/** The folder that is meant by its own path or by that of a file in it. Throws `SeedError`. */
export function toDirectory(target: string): string {
  // A variable of the shell that is not set must not mean the current folder: --prune would empty it.
  if (target.trim() === "") throw new SeedError(["the path of the folder is empty"]);
  const resolved = path.resolve(target);
  if (!existsSync(resolved)) throw new SeedError([`${resolved}: there is no such file or folder`]);
  return statSync(resolved).isDirectory() ? resolved : path.dirname(resolved);
}

function readTenantFile(directory: string, rules: SeedRules): SeedTenantFile {
  const file = path.join(directory, TENANT_FILE);
  const { relay, ...tenant } = readYamlFile(file, TenantFile, checkTenant(rules));
  return relay ? { ...tenant, relay: readWritten(file, "relay") as WrittenRelay } : tenant;
}

function readTenant(directory: string, rules: SeedRules): SeedTenant {
  const faults: string[] = [];
  const attempt = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SeedError)) throw error;
      faults.push(...error.faults);
      return null;
    }
  };
  const tenant = attempt(() => readTenantFile(directory, rules));
  const inside = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => path.join(directory, entry.name))
    .sort();
  const folders = inside.filter((folder) => existsSync(path.join(folder, ROBOT_FILE)));
  const others = inside.filter((folder) => !folders.includes(folder));
  faults.push(...findNearNames(directory, [TENANT_FILE]));
  faults.push(...others.flatMap((folder) => findNearNames(folder, [ROBOT_FILE])));
  faults.push(...findStrays(others));
  if (folders.length > MOST_ROBOTS) faults.push(`${directory}: more than ${MOST_ROBOTS} robots`);
  const robots = folders
    .map((folder) => attempt(() => readRobotFolder(folder)))
    .filter((robot) => robot !== null);
  faults.push(...findTwins(robots));
  if (faults.length > 0 || !tenant) throw new SeedError(faults);
  return { tenant, robots, whole: true };
}

/** Knowledge that no robot would be taught: it stands beside the robots' folders. */
function findStrays(folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => path.basename(folder) === "knowledge")
    .map((folder) => `${folder}: move it into the folder of the robot that is taught from it`);
}

function findTwins(robots: readonly SeedRobot[]): readonly string[] {
  return robots.flatMap(({ robot: { slug }, file }, index) => {
    const first = robots.findIndex((other) => other.robot.slug === slug);
    if (first === index || file === undefined) return [];
    return [`${locate(file, ["slug"])}: slug: ${slug} is taken by ${robots[first]?.file}: choose another`];
  });
}
