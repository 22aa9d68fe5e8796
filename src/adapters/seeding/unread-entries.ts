/** What stands in an operator's folders as if it said something of a robot, and is read by no seed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { typeOfFileName } from "../../domain/documents/document-type.ts";
import type { SeedRobot, SeedTenant } from "../../ports/seed.ts";
import { ROBOT_FILE } from "./robot-folder.ts";
import { TENANT_FILE, toDirectory } from "./seed-folder.ts";

/** A file or folder, and why it is not read. */
export interface UnreadEntry {
  readonly path: string;
  readonly reason: string;
}

const OF_ROBOT = new Set([ROBOT_FILE, "checks.yaml", "knowledge", "prompts"]);
const NO_ROBOT = `a folder without ${ROBOT_FILE} is no robot's`;
const BESIDE_ROBOT = "no file of a robot: what it is to know belongs into its knowledge/";
const BESIDE_TENANT =
  "no file of a tenant: what a robot is to know belongs into the knowledge/ of its folder";
const NO_PROMPT = "prompts are named <channel>.md";

// What people keep beside their files, and terms of other languages than the robot's.
const BESIDES = /^(?:\.|(?:readme|licen[cs]e|changelog|contributing)\b|terms\..*\.md$)/iu;

const REFERENCE = /\$\{file:([^}]*)\}/gu;
const startOf = (place: string): string => path.normalize(place).split(path.sep)[0] ?? "";

/** What of a seed's folder nobody reads; a file that another one refers to (`${file:…}`) is read. */
export function listUnread(target: string, { robots, whole }: SeedTenant): readonly UnreadEntry[] {
  const ofRobots = robots.flatMap(listUnreadOfRobot);
  return whole ? [...listUnreadOfTenant(toDirectory(target)), ...ofRobots] : ofRobots;
}

function listUnreadOfTenant(folder: string): readonly UnreadEntry[] {
  return listEntries(folder, TENANT_FILE).flatMap(({ name, file, is_folder }) => {
    if (is_folder) return existsSync(path.join(file, ROBOT_FILE)) ? [] : [{ path: file, reason: NO_ROBOT }];
    return isTelling(name) && name !== TENANT_FILE ? [{ path: file, reason: BESIDE_TENANT }] : [];
  });
}

function listUnreadOfRobot({ file: robotFile }: SeedRobot): readonly UnreadEntry[] {
  if (robotFile === undefined) return [];
  const folder = path.dirname(robotFile);
  const beside = listEntries(folder, ROBOT_FILE)
    .filter(({ name, is_folder }) => !OF_ROBOT.has(name) && (is_folder || isTelling(name)))
    .map(({ file }) => ({ path: file, reason: BESIDE_ROBOT }));
  const prompts = path.join(folder, "prompts");
  if (!existsSync(prompts)) return beside;
  const others = readdirSync(prompts).filter((name) => !name.endsWith(".md") && isTelling(name));
  return [...beside, ...others.map((name) => ({ path: path.join(prompts, name), reason: NO_PROMPT }))];
}

const isTelling = (name: string): boolean => typeOfFileName(name) !== undefined || /\.ya?ml$/iu.test(name);

interface Entry {
  readonly name: string;
  readonly file: string;
  readonly is_folder: boolean;
}

function listEntries(folder: string, referring: string): readonly Entry[] {
  const text = readFileSync(path.join(folder, referring), "utf8");
  const referred = new Set([...text.matchAll(REFERENCE)].map(([, place = ""]) => startOf(place)));
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !BESIDES.test(name) && !referred.has(name))
    .map((entry) => ({
      name: entry.name,
      file: path.join(folder, entry.name),
      is_folder: entry.isDirectory(),
    }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
