/** JSON Schemas of the operator's files, for editors that check and complete YAML; made from the zod schemas. */
import { z } from "zod";
import { RobotFile, TenantFile } from "./seed-files.ts";

const FILES = {
  tenant: { schema: TenantFile, title: "tenant.yaml of chat-assistant" },
  robot: { schema: RobotFile, title: "robot.yaml of chat-assistant" },
} as const;

/** The files that have a schema. */
export type SeedFileName = keyof typeof FILES;

/** The files that have a schema. */
export const SEED_FILE_NAMES = Object.keys(FILES) as SeedFileName[];

/** The JSON Schema (2020-12) of a file as an operator writes it: what has a default may be left out. */
export function toSeedSchema(name: SeedFileName): object {
  const { schema, title } = FILES[name];
  return { ...z.toJSONSchema(schema, { io: "input" }), title };
}
