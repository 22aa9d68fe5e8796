/** Unknown keys of an operator's file: each with its own place, and the nearest key that there is. */
import type { z } from "zod";
import { findNearest } from "../../settings/nearest.ts";
import { isQuoted, toSchemaWords, valueAt } from "../../settings/schema-words.ts";
import type { PlacedFault } from "../system/references.ts";

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/**
 * What zod says is wrong with a value: a fault of its own for every unknown key, and none for the key that it was meant
 * to be, nor for what only that key could have satisfied.
 */
export function toPlacedFaults(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  value: unknown,
): readonly PlacedFault[] {
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? [issue] : []));
  const misspelt = unknown.flatMap(({ path, keys }) => {
    const known = listKeys(schema, path);
    return keys.map((key) => ({ path, key, known, meant: findNearest(key, known) }));
  });
  const isExplained = ({ path, code }: z.core.$ZodIssue): boolean =>
    code === "custom"
      ? misspelt.some((slip) => isSame(slip.path, path))
      : valueAt(value, path) === undefined &&
        misspelt.some((slip) => slip.meant !== null && isSame([...slip.path, slip.meant], path));
  return [
    ...issues
      .filter((issue) => issue.code !== "unrecognized_keys" && !isExplained(issue))
      .map((issue) => ({ path: issue.path, message: toWords(issue, schema, value) })),
    ...misspelt.map(({ path, ...slip }) => ({ path: [...path, slip.key], message: explain(slip) })),
  ];
}

const isSame = (left: readonly PropertyKey[], right: readonly PropertyKey[]): boolean =>
  left.length === right.length && left.every((step, index) => step === right[index]);

const LONGEST_SHOWN = 40;
const UNQUOTED = "write it without quotes, and not by a reference, which gives a text";

function toWords(issue: z.core.$ZodIssue, schema: z.ZodType, tree: unknown): string {
  const value = valueAt(tree, issue.path);
  const words = toSchemaWords(issue, value) + listTaken(issue, schema);
  // NOTE: what stands under relay may be a secret that was written where a reference belongs.
  if (issue.path[0] === "relay" || !words.startsWith("takes ")) return words;
  if (isQuoted(issue, value)) return `${words}, not the text "${value}": ${UNQUOTED}`;
  if (typeof value === "string") return value.length <= LONGEST_SHOWN ? `${words}, not ${value}` : words;
  if (typeof value !== "number" && typeof value !== "boolean") return words;
  const remedy = issue.code === "invalid_type" && issue.expected === "string" ? ": put it in quotes" : "";
  return `${words}, not ${value}${remedy}`;
}

const MOST_NAMED = 5;

/** The keys of a place where something else stands, a list for example: some of many. */
function listTaken(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code !== "invalid_type" || issue.expected !== "object") return "";
  const known = listKeys(schema, issue.path);
  if (known.length === 0) return "";
  const more = known.length > MOST_NAMED ? ", …" : "";
  return ` (${known.slice(0, MOST_NAMED).join(", ")}${more})`;
}

interface Slip {
  readonly key: string;
  readonly known: readonly string[];
  readonly meant: string | null;
}

function explain({ known, meant }: Slip): string {
  return `there is no such key: ${meant ? `did you mean ${meant}?` : `there are ${known.join(", ")}`}`;
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
