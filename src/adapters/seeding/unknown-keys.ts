/** Unknown keys of an operator's file: each with its own place, and the nearest key that there is. */
import type { z } from "zod";
import { findNearest } from "../../settings/nearest.ts";
import type { PlacedFault } from "../system/references.ts";

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** What zod says is wrong, with a fault of its own for every unknown key. */
export function toPlacedFaults(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
): readonly PlacedFault[] {
  return issues.flatMap((issue): readonly PlacedFault[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    const known = listKeys(schema, issue.path);
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: explain(key, known) }));
  });
}

function explain(key: string, known: readonly string[]): string {
  const nearest = findNearest(key, known);
  return `there is no such key: ${nearest ? `did you mean ${nearest}?` : `there are ${known.join(", ")}`}`;
}

/** The keys that there are at a place. */
function listKeys(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const definition: Definition = schema.def;
  if (definition.innerType) return listKeys(definition.innerType, path);
  if (definition.options) return [...new Set(definition.options.flatMap((option) => listKeys(option, path)))];
  const [step, ...rest] = path;
  if (definition.element) return step === undefined ? [] : listKeys(definition.element, rest);
  const { shape } = definition;
  if (!shape) return [];
  if (step === undefined) return Object.keys(shape);
  const child = shape[String(step)];
  return child ? listKeys(child, rest) : [];
}
