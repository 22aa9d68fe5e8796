/**
 * References in an operator's files: `${env:NAME}` is a variable of the environment, `${file:path}` the content of a
 * file (from the folder of the file that names it). So a secret never has to stand in a file that is shared. Those of a
 * tenant's relay are kept as they are, and resolved each time something is sent.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { REFERENCE, REFERENCE_KINDS } from "../../domain/reference.ts";
import { toFileWords } from "../../settings/file-words.ts";
import { findNearest } from "../../settings/nearest.ts";

/** A fault at a place of the file. */
export interface PlacedFault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What was resolved, and what could not be. */
export interface Resolution {
  readonly value: unknown;
  readonly faults: readonly PlacedFault[];
}

const MOST_BYTES = 100_000;

function readVariable(name: string): string {
  const text = process.env[name];
  if (text === undefined || text === "") throw new Error(`${name} is not set: set it in the environment`);
  return text;
}

function readReferencedFile(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  try {
    const kind = statSync(file);
    if (!kind.isFile()) throw new Error("it is no file");
    if (kind.size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES} bytes`);
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${toFileWords(cause)}`, { cause });
  }
}

/** Resolves every reference within a value of a file in `folder`. */
export function resolveReferences(value: unknown, folder: string): Resolution {
  return replaceReferences(value, (kind, name) =>
    kind === "env" ? readVariable(name) : readReferencedFile(folder, name),
  );
}

/** Keeps every reference, so that it means the same from anywhere: files get whole paths. */
export function anchorReferences(value: unknown, folder: string): Resolution {
  return replaceReferences(value, (kind, name) => {
    const anchored = kind === "env" ? name : path.resolve(folder, name);
    if (/[{}\n]/.test(anchored)) throw new Error(`${anchored} cannot be referred to: its path holds a brace`);
    return `\${${kind}:${anchored}}`;
  });
}

/** What looks like a reference of a kind that there is none of, in words. */
function listMisspelt(text: string): readonly string[] {
  return [...text.matchAll(/\$\{([A-Za-z]{2,8}):[^{}\n]*\}/g)].flatMap(([, kind = ""]) => {
    const meant = findNearest(kind, REFERENCE_KINDS);
    if (meant === null || meant === kind) return [];
    return [`there is no reference \${${kind}:…}: did you mean \${${meant}:…}?`];
  });
}

function replaceReferences(value: unknown, replace: (kind: string, name: string) => string): Resolution {
  const faults: PlacedFault[] = [];
  const replaceText = (text: string, at: readonly PropertyKey[]): string => {
    const [misspelt] = listMisspelt(text);
    if (misspelt) faults.push({ path: at, message: misspelt });
    try {
      return text.replaceAll(REFERENCE, (_, kind: string, name: string) => replace(kind, name));
    } catch (error) {
      faults.push({ path: at, message: error instanceof Error ? error.message : String(error) });
      return text;
    }
  };
  const walk = (node: unknown, at: readonly PropertyKey[]): unknown => {
    if (typeof node === "string") return replaceText(node, at);
    if (Array.isArray(node)) return node.map((child, index) => walk(child, [...at, index]));
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child, [...at, key])]));
  };
  return { value: walk(value, []), faults };
}
