/** Reads a YAML file against a schema; every fault names file, line and remedy. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { isCleanText } from "../../domain/text.ts";
import { anchorReferences, type PlacedFault, resolveReferences } from "../system/references.ts";
import { SeedError } from "./seed-error.ts";
import { toPlacedFaults } from "./unknown-keys.ts";

const MOST_BYTES = 1_000_000;

interface Parsed {
  readonly document: Document;
  readonly lines: LineCounter;
}

function parseFile(file: string): Parsed {
  const source = readText(file, MOST_BYTES);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const syntax = document.errors.map(
    ({ code, message, pos: [at] }) =>
      `${file}:${lines.linePos(at).line}: ${code === "DUPLICATE_KEY" ? `${keyAt(source, at)} stands here twice` : message}`,
  );
  if (syntax.length > 0) throw new SeedError(syntax);
  return { document, lines };
}

const keyAt = (source: string, at: number): string => /[^:\n]*/.exec(source.slice(at, at + 100))?.[0] ?? "";

/** The text of a file of at most `most` characters, well-formed and without NUL. Throws `SeedError`. */
export function readText(file: string, most: number): string {
  const text = readFileSync(file, "utf8");
  if (text.length > most) throw new SeedError([`${file}: the file is larger than ${most} characters`]);
  if (!isCleanText(text))
    throw new SeedError([`${file}: the file holds a NUL character: save it as UTF-8 text`]);
  return text;
}

function lineOf({ document, lines }: Parsed, at: readonly PropertyKey[]): number {
  for (let depth = at.length; depth > 0; depth--) {
    const node = document.getIn(at.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** What the schema cannot say: faults of a valid content, each with its place. `written` holds references as they stand there. */
export type Check<T> = (value: T, written: unknown) => readonly PlacedFault[];

/** The file's content as the schema gives it, references resolved. Throws `SeedError`. */
export function readYamlFile<S extends z.ZodType>(
  file: string,
  schema: S,
  check: Check<z.infer<S>> = () => [],
): z.infer<S> {
  const parsed = parseFile(file);
  const fail = (faults: readonly PlacedFault[]): never => {
    throw new SeedError(faults.map((fault) => `${file}:${lineOf(parsed, fault.path)}: ${describe(fault)}`));
  };
  const raw: unknown = parsed.document.toJS({ maxAliasCount: 100 }) ?? {};
  const { value, faults } = resolveReferences(raw, path.dirname(file));
  const result = schema.safeParse(value);
  const found = [...faults, ...toPlacedFaults(result.error?.issues ?? [], schema)];
  if (found.length > 0 || !result.success) return fail(found);
  const further = check(result.data, raw);
  return further.length > 0 ? fail(further) : result.data;
}

/** A key of a file that was read before, references kept and anchored. Throws `SeedError`. */
export function readWritten(file: string, key: string): unknown {
  const parsed = parseFile(file);
  const { value, faults } = anchorReferences(
    parsed.document.toJS({ maxAliasCount: 100 }),
    path.dirname(file),
  );
  const found = faults.filter((fault) => fault.path[0] === key);
  if (found.length > 0)
    throw new SeedError(found.map((fault) => `${file}:${lineOf(parsed, fault.path)}: ${describe(fault)}`));
  return (value as Record<string, unknown>)[key];
}

/** `file:line` of a key of a file that was read before; of the file's first line when the key does not stand there. */
export function locate(file: string, at: readonly PropertyKey[]): string {
  return `${file}:${lineOf(parseFile(file), at)}`;
}

function describe({ path: at, message }: PlacedFault): string {
  return at.length > 0 ? `${at.join(".")}: ${message}` : message;
}
