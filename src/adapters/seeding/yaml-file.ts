/** Reads a YAML file against a schema; every fault names file, line and remedy. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Document, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import { isCleanText } from "../../domain/text.ts";
import { toFileWords } from "../../settings/file-words.ts";
import { toYamlWords } from "../../settings/yaml-words.ts";
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
  // What follows on the same line comes of the first fault.
  const syntax = new Map<number, string>();
  for (const error of document.errors) {
    const { line } = lines.linePos(placeOf(error, source));
    if (!syntax.has(line)) syntax.set(line, `${file}:${line}: ${toSyntaxWords(error, source)}`);
  }
  if (syntax.size > 0) throw new SeedError([...syntax.values()]);
  return { document, lines };
}

/** A wrong indentation is told at the comments above the line that has it. */
function placeOf({ code, pos: [at] }: YAMLError, source: string): number {
  if (code !== "BAD_INDENT") return at;
  const comments = /(?:[ \t]*(?:#[^\n]*)?\r?\n)*/y;
  comments.lastIndex = at;
  return at + (comments.exec(source)?.[0].length ?? 0);
}

function toSyntaxWords(error: YAMLError, source: string): string {
  if (error.code === "DUPLICATE_KEY") return `${keyAt(source, error.pos[0])} stands here twice`;
  return toYamlWords(error);
}

const keyAt = (source: string, at: number): string => /[^:\n]*/.exec(source.slice(at, at + 100))?.[0] ?? "";

/** The text of a file of at most `most` characters: UTF-8 without NUL. Throws `SeedError`. */
export function readText(file: string, most: number): string {
  const fail = (reason: string, cause?: unknown): SeedError => new SeedError([`${file}: ${reason}`], cause);
  const text = decode(readBytes(file, fail), fail);
  if (text.length > most) throw fail(`the file has more than ${most} characters: shorten it`);
  if (!isCleanText(text)) throw fail("the file holds a NUL character: save it as UTF-8 text");
  return text;
}

type Fail = (reason: string, cause?: unknown) => SeedError;

function readBytes(file: string, fail: Fail): Buffer {
  try {
    if (statSync(file).isFile()) return readFileSync(file);
  } catch (cause) {
    throw fail(toFileWords(cause), cause);
  }
  throw fail("it is no file");
}

function decode(bytes: Buffer, fail: Fail): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw fail("the file is not UTF-8: save it as UTF-8 text", cause);
  }
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
  const raw = toValue(parsed, file) ?? {};
  const { value, faults } = resolveReferences(raw, path.dirname(file));
  const result = schema.safeParse(value);
  const found = [...faults, ...toPlacedFaults(result.error?.issues ?? [], schema, value)];
  if (found.length > 0 || !result.success) throw toError(file, parsed, found);
  const further = check(result.data, raw);
  if (further.length > 0) throw toError(file, parsed, further);
  return result.data;
}

/** A key of a file that was read before, references kept and anchored. Throws `SeedError`. */
export function readWritten(file: string, key: string): unknown {
  const parsed = parseFile(file);
  const { value, faults } = anchorReferences(toValue(parsed, file), path.dirname(file));
  const found = faults.filter((fault) => fault.path[0] === key);
  if (found.length > 0) throw toError(file, parsed, found);
  return (value as Record<string, unknown>)[key];
}

// Aliases of aliases would unfold to more than memory holds; the parser stops before.
function toValue({ document, lines }: Parsed, file: string): unknown {
  const lost = findLostAlias(document);
  if (lost !== null) {
    const place = `${file}:${lines.linePos(lost.at).line}`;
    throw new SeedError([`${place}: *${lost.name} is read as an alias of nothing: put the text in quotes`]);
  }
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    throw new SeedError([`${file}: its aliases (*name) unfold to too much: write the values out`], cause);
  }
}

/** A text that begins with *, as an emphasis in Markdown does; null where every alias has its anchor. */
function findLostAlias(document: Document): { readonly name: string; readonly at: number } | null {
  const anchors = new Set<string>();
  let lost: { name: string; at: number } | null = null;
  visit(document, {
    Node: (_, { anchor }: { anchor?: string }) => void (anchor !== undefined && anchors.add(anchor)),
    Alias: (_, { source, range }) => {
      if (anchors.has(source)) return undefined;
      lost = { name: source, at: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return lost;
}

/** The first fault of each place, in order of their lines. */
function toError(file: string, parsed: Parsed, faults: readonly PlacedFault[]): SeedError {
  const firsts = new Map(faults.toReversed().map((fault) => [fault.path.join("."), fault]));
  const placed = [...firsts.values()].map((fault) => ({ fault, line: lineOf(parsed, fault.path) }));
  return new SeedError(
    placed
      .toSorted((left, right) => left.line - right.line)
      .map(({ fault, line }) => `${file}:${line}: ${describe(fault)}`),
  );
}

/** `file:line` of a key of a file that was read before; of the file's first line when the key does not stand there. */
export function locate(file: string, at: readonly PropertyKey[]): string {
  return `${file}:${lineOf(parseFile(file), at)}`;
}

function describe({ path: at, message }: PlacedFault): string {
  return at.length > 0 ? `${at.join(".")}: ${message}` : message;
}
