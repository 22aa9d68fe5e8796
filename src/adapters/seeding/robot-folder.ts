/** Reads a robot's folder: `robot.yaml`, `terms.<locale>.md`, `prompts/<channel>.md`, `knowledge/`. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ChecksFile, NAME, NAME_TAKES, RobotFile } from "../../contract/seed-files.ts";
import { suggestName } from "../../domain/suggest-name.ts";
import type { SeedRobot } from "../../ports/seed.ts";
import { findForeignTerms, findNearNames } from "./near-names.ts";
import { checkChecks, checkRobot } from "./seed-rules.ts";
import { SeedError } from "./seed-error.ts";
import { locate, readText, readYamlFile } from "./yaml-file.ts";

const MOST_CHARACTERS = 200_000;
const MOST_INSTRUCTIONS = 20_000;

type Channel = RobotFile["channels"][number];

/** The name of a robot's file within its folder. */
export const ROBOT_FILE = "robot.yaml";
/** The name of the file of its regression checks. */
const CHECKS_FILE = "checks.yaml";

/** The folder's content. Throws `SeedError` with every fault. */
export function readRobotFolder(folder: string): SeedRobot {
  const file = path.join(folder, ROBOT_FILE);
  const robot = readYamlFile(file, RobotFile, checkRobot);
  const slug = robot.slug ?? path.basename(folder);
  if (!NAME.test(slug))
    throw new SeedError([
      `${file}:1: slug: the folder's name ${slug} is no slug: add \`slug: ${suggestName(slug) ?? "my-robot"}\` (it ${NAME_TAKES})`,
    ]);
  const terms = `terms.${robot.locale}.md`;
  const misnamed = [
    ...findNearNames(folder, [ROBOT_FILE, CHECKS_FILE, "knowledge", "prompts"]),
    ...findForeignTerms(folder, terms),
  ];
  if (misnamed.length > 0) throw new SeedError(misnamed);
  const termsFile = path.join(folder, terms);
  const checksFile = path.join(folder, CHECKS_FILE);
  const knowledge = path.join(folder, "knowledge");
  return {
    robot: { ...robot, slug, channels: withPrompts(folder, robot) },
    custom_terms: existsSync(termsFile) ? readText(termsFile, MOST_CHARACTERS) : null,
    checks: existsSync(checksFile) ? readYamlFile(checksFile, ChecksFile, checkChecks).checks : [],
    knowledge: existsSync(knowledge) ? knowledge : null,
    file,
  };
}

/** The channels, with the instructions that stand in files of their own. */
function withPrompts(folder: string, { channels }: RobotFile): Channel[] {
  const prompts = readPrompts(path.join(folder, "prompts"));
  const faults: string[] = [];
  const isDefault = !channels.some(({ visibility }) => visibility === "public");
  const all: readonly Channel[] =
    isDefault && prompts.has("public")
      ? [{ name: "public", visibility: "public", instructions: "" }, ...channels]
      : channels;
  for (const [name, { file }] of prompts) {
    if (!all.some((channel) => channel.name === name))
      faults.push(
        `${file}:1: there is no channel ${name}: add it to channels in ${ROBOT_FILE}, or rename the file`,
      );
  }
  const joined = all.map((channel, index) => {
    const prompt = prompts.get(channel.name);
    if (!prompt) return channel;
    if (channel.instructions !== "") {
      const place = locate(path.join(folder, ROBOT_FILE), ["channels", index, "instructions"]);
      faults.push(`${place}: ${prompt.file} gives the instructions too: keep one of the two`);
    }
    return { ...channel, instructions: prompt.text };
  });
  if (faults.length > 0) throw new SeedError(faults);
  return joined;
}

interface Prompt {
  readonly file: string;
  readonly text: string;
}

function readPrompts(folder: string): ReadonlyMap<string, Prompt> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && !name.startsWith("."));
  return new Map(
    names.sort().map((name) => {
      const file = path.join(folder, name);
      return [name.slice(0, -".md".length), { file, text: readText(file, MOST_INSTRUCTIONS) }];
    }),
  );
}
