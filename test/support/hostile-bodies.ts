/**
 * Bodies that a hostile client could send: nearly what a schema asks for, so that they get past the first check, with wild
 * values in places, nonsense of all kinds, and bytes that are no JSON.
 */
import fc from "fast-check";
import { z } from "zod";

const WILD_TEXTS = [
  "",
  " ",
  "\0",
  "\ud800",
  "\u202eevil\u2066",
  "a".repeat(9_000),
  "é".repeat(4_000),
  "🙂".repeat(2_500),
  "[".repeat(5_000),
  "> ".repeat(3_000),
  "*_`~".repeat(2_000),
  "(a|a)*".repeat(500),
  '" OR NEAR(a b, 3) AND NOT * ^ passage_index:x',
  "'); DROP TABLE sessions; --",
  "%s%n{{7*7}}${7*7}<script>alert(1)</script>",
  "../../../../etc/passwd",
  "http://169.254.169.254/latest/meta-data",
  "javascript:alert(1)",
  "=cmd|' /C calc'!A0",
  "x@example.com\r\nBcc: all@example.com",
  "data:text/html;base64,PGI+",
  "2026-01-15T12:00:00Z",
  "9999-99-99T99:99:99Z",
  "+275760-09-13T00:00:00.001Z",
  "__proto__",
  "constructor",
  "toString",
  "svc.answer\ndata: {}\n\n",
];

// As keys of an object in this process they would do what they are to do elsewhere.
const PROTO = "PROTO-KEY";
const THEN = "THEN-KEY";
const deep = (depth: number): unknown => {
  let value: unknown = "bottom";
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { next: value };
  return value;
};

/** Any value at all, the awkward ones often. */
const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...WILD_TEXTS) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    1e308,
    2 ** 53,
    2 ** 63,
    1e-7,
    true,
    false,
    null,
    [],
    {},
    [[]],
    { length: 1e9 },
    { [PROTO]: { isAdmin: true }, constructor: { prototype: {} } },
    { toString: 1, valueOf: 1, toJSON: 1, [THEN]: 1 },
  ),
  fc.integer({ min: 2, max: 3_000 }).map(deep),
  fc.integer({ min: 1, max: 5_000 }).map((count) => Array.from({ length: count }, () => 0)),
);

interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly $ref?: string;
}

const base64 = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString("base64")),
  fc.constantFrom("%PDF-1.7\n%%EOF", "PK\u0003\u0004", "<html><body>x", "a,b\n1,2").map(btoa),
);
const SENSIBLE_TEXTS = ["Are you open on Sundays?", "user", "text/plain", "application/pdf", "Thanks", "m_1"];

function textOf({ format }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === "byte") return base64;
  if (format === "date-time") return fc.constant("2026-01-15T12:00:00.000Z");
  return fc.oneof(fc.constantFrom<string>(...SENSIBLE_TEXTS), fc.string({ maxLength: 40 }));
}

/** A value of the schema, or in one place of about eight anything else. */
function near(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: sound(schema) }, { weight: 1, arbitrary: wild });
}

function sound(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(near));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  return BY_TYPE[schema.type ?? ""]?.(schema) ?? wild;
}

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  string: textOf,
  integer: () => fc.integer({ min: -2, max: 400 }),
  number: () => fc.double({ min: -3, max: 3, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items }) => fc.array(near(items ?? {}), { maxLength: 6 }),
  object: objectOf,
};

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, near(schema)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  return fc.oneof(
    { weight: 6, arbitrary: known },
    fc
      .tuple(known, fc.dictionary(fc.string({ maxLength: 12 }), wild, { maxKeys: 4 }))
      .map(([left, right]) => ({ ...left, ...right })),
  );
}

/** Bodies for a schema (undefined: for an endpoint that reads none), as bytes with a content type. */
export function hostileBodies(schema: z.ZodType | undefined): fc.Arbitrary<HostileBody> {
  const shape = schema
    ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema)
    : {};
  const text = fc
    .oneof({ weight: 8, arbitrary: near(shape) }, wild)
    .map((value) => (JSON.stringify(value) ?? "").replaceAll(PROTO, "__proto__").replaceAll(THEN, "then"));
  return fc.oneof(
    {
      weight: 9,
      arbitrary: text.map((json) => ({ bytes: Buffer.from(json), content_type: "application/json" })),
    },
    fc.tuple(text, fc.nat(), fc.nat(255), TYPES).map(([json, at, byte, content_type]) => {
      const bytes = Buffer.from(json);
      if (bytes.length > 0) bytes[at % bytes.length] = byte;
      return { bytes: at % 3 === 0 ? bytes.subarray(0, at % (bytes.length + 1)) : bytes, content_type };
    }),
  );
}

const TYPES = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "",
);

/** One body. */
export interface HostileBody {
  readonly bytes: Buffer;
  readonly content_type: string;
}
