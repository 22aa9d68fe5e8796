/** The settings' tree as a flat list of keys: what the environment, flags and the reference page are made from. */
import * as z from "zod";
import { SettingsSchema } from "./schema.ts";

/** The prefix of every environment variable of the product. */
export const ENVIRONMENT_PREFIX = "CHAT_ASSISTANT_";

/** How the text of an environment variable is read. */
export type LeafKind = "text" | "number" | "boolean" | "list" | "json";

/** One setting: its key (`rate_limits.mode`), how a text is read, and whether null is a value. */
export interface Leaf {
  readonly key: string;
  readonly kind: LeafKind;
  readonly nullable: boolean;
  readonly description: string;
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  /** The values of an enum. */
  readonly entries?: Readonly<Record<string, string>>;
  readonly shape?: Record<string, z.ZodType>;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def;

const KINDS: Record<string, LeafKind> = {
  string: "text",
  enum: "text",
  number: "number",
  boolean: "boolean",
  array: "list",
  record: "json",
};

function leafOf(key: string, schema: z.ZodType): Leaf {
  const definition = definitionOf(schema);
  const nullable = definition.type === "nullable";
  const inner = nullable && definition.innerType ? definition.innerType : schema;
  const kind = KINDS[definitionOf(inner).type];
  if (!kind) throw new Error(`settings: ${key} has a type that no environment variable can give`);
  const description = schema.description ?? inner.description ?? "";
  const told = nameValues(description, definitionOf(inner).entries);
  return { key, kind, nullable, description: told + nameBounds(inner) };
}

/** A description with the values that there are, unless it says what each of them does. */
function nameValues(description: string, entries: Definition["entries"] = {}): string {
  const values = Object.values(entries);
  const isTold = values.every((value) => description.includes(`${value}:`));
  return isTold ? description : `${description} One of ${values.join(", ")}.`;
}

const nameBounds = (schema: z.ZodType): string =>
  schema instanceof z.ZodNumber ? ` Takes ${schema.minValue} to ${schema.maxValue}.` : "";

function collect(prefix: string, schema: z.ZodType): readonly Leaf[] {
  const { shape } = definitionOf(schema);
  if (!shape) return [leafOf(prefix, schema)];
  return Object.entries(shape).flatMap(([name, child]) =>
    collect(prefix ? `${prefix}.${name}` : name, child),
  );
}

/** Every setting, in the order of the schema. */
export function listLeaves(): readonly Leaf[] {
  return collect("", SettingsSchema);
}

/** The value of a key (`rate_limits.mode`) in a tree; undefined where there is none. */
export function readLeaf(tree: unknown, key: string): unknown {
  let branch = tree;
  for (const name of key.split("."))
    branch = (branch as Readonly<Record<string, unknown>> | undefined)?.[name];
  return branch;
}

/** The environment variable of a key: `rate_limits.mode` → `CHAT_ASSISTANT_RATE_LIMITS_MODE`. */
export function toVariable(key: string): string {
  return ENVIRONMENT_PREFIX + key.replaceAll(".", "_").toUpperCase();
}
