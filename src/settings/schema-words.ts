/** What a schema says is wrong with an operator's value, in words: what is taken there, or that it is missing. */
import type { z } from "zod";

const TYPES: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "keys with values",
  record: "keys with values",
  string: "a text",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "an e-mail address",
  url: "a whole address such as https://example.com",
};

const SCHEMES: Readonly<Record<string, string>> = {
  "/^https$/": "an address that begins with https://",
  "^https$": "an address that begins with https://",
};

/** The value at a place of a tree; undefined: nothing stands there. */
export function valueAt(tree: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, step) =>
      typeof node === "object" && node !== null ? (node as Record<PropertyKey, unknown>)[step] : undefined,
    tree,
  );
}

/**
 * Whether a text stands where its content would be right: `"30"` for a number. YAML keeps what is in quotes as a text, and a
 * shell's or a container's file of variables may hand the quotes on.
 */
export function isQuoted(issue: z.core.$ZodIssue, value: unknown): value is string {
  if (issue.code !== "invalid_type" || typeof value !== "string") return false;
  return QUOTED[issue.expected]?.test(value) ?? false;
}

const NUMBER = /^(["']?)-?\d+(\.\d+)?\1$/;
const QUOTED: Readonly<Record<string, RegExp>> = {
  boolean: /^(["']?)(true|false)\1$/,
  int: NUMBER,
  number: NUMBER,
};

/** The words, to be read after the key: `takes a whole number`. `value` is what stands there. */
export function toSchemaWords(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys") return `has no key ${issue.keys.join(", ")}`;
  const taken = toTaken(issue);
  if (taken === null) return issue.message;
  if (value === undefined) return `is missing: it takes ${taken}`;
  if (value === null) return `has no value: it takes ${taken}`;
  if (value === "" && issue.code === "too_small") return "is empty";
  return `takes ${taken}`;
}

/** null: the schema has words of its own. */
function toTaken(issue: z.core.$ZodIssue): string | null {
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(", ")}`;
    case "invalid_union":
      return toChoice(issue);
    case "invalid_format":
      return issue.message.startsWith("Invalid ") ? toFormat(issue) : null;
    case "too_small":
      return toBound(issue.origin, "at least", issue.minimum);
    case "too_big":
      return toBound(issue.origin, "at most", issue.maximum);
    case "custom":
    case "invalid_element":
    case "invalid_key":
    case "not_multiple_of":
    case "unrecognized_keys":
      break;
  }
  return null;
}

// The kinds to choose from are not part of the issue's type.
function toChoice(issue: object): string | null {
  const { options } = issue as { readonly options?: readonly unknown[] };
  return options ? `one of ${options.join(", ")}` : null;
}

function toFormat({ format, ...issue }: z.core.$ZodIssueInvalidStringFormat): string | null {
  const scheme = issue.pattern === undefined ? undefined : SCHEMES[issue.pattern];
  return scheme ?? FORMATS[format] ?? null;
}

const UNITS: Readonly<Record<string, string>> = { array: " entries", string: " characters" };

const toBound = (origin: string, bound: string, limit: number | bigint): string =>
  `${bound} ${limit}${UNITS[origin] ?? ""}`;
