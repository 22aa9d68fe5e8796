/** JSON Schemas of the operator's files, for editors that check and complete YAML; made from the zod schemas. */
import * as z from "zod";
import type { SeedFileName } from "./seed-file-names.ts";
import { ChecksFile, RobotFile, TenantFile } from "./seed-files.ts";

const FILES = {
  tenant: { schema: TenantFile, title: "tenant.yaml of chat-assistant" },
  robot: { schema: RobotFile, title: "robot.yaml of chat-assistant" },
  checks: { schema: ChecksFile, title: "checks.yaml of chat-assistant" },
} as const satisfies Record<SeedFileName, unknown>;

const REFERENCE = { type: "string", pattern: "\\$\\{(env|file):[^{}\\n]+\\}" } as const;

/** The JSON Schema (2020-12) of a file as an operator writes it: what has a default may be left out. */
export function toSeedSchema(name: SeedFileName): object {
  const { schema, title } = FILES[name];
  return { ...z.toJSONSchema(schema, { io: "input", override: admitReferences }), title };
}

// A reference may stand where a text of a certain form does: an editor must not mark it.
function admitReferences({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { type, format, pattern, ...others } = jsonSchema;
  if (type !== "string" || (format === undefined && pattern === undefined)) return;
  const plain = { type, ...(format ? { format } : {}), ...(pattern ? { pattern } : {}) };
  for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
  Object.assign(jsonSchema, others, { anyOf: [plain, REFERENCE] });
}
