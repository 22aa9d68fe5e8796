/**
 * References in an operator's files: `${env:NAME}` is a variable of the environment, `${file:path}` the content of a
 * file (from the folder of the file that names it). So a secret never has to stand in a file that is shared.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

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

const REFERENCE = /\$\{(env|file):([^{}\n]{1,1000})\}/g;
const MOST_BYTES = 100_000;

function readVariable(name: string): string {
  const text = process.env[name];
  if (text === undefined || text === "") throw new Error(`${name} is not set: set it in the environment`);
  return text;
}

function readReferencedFile(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES} bytes`);
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read: ${reason}`, { cause });
  }
}

/** Resolves every reference within a value of a file in `folder`. */
export function resolveReferences(value: unknown, folder: string): Resolution {
  const faults: PlacedFault[] = [];
  const resolveText = (text: string, at: readonly PropertyKey[]): string => {
    try {
      return text.replaceAll(REFERENCE, (_, kind: string, name: string) =>
        kind === "env" ? readVariable(name) : readReferencedFile(folder, name),
      );
    } catch (error) {
      faults.push({ path: at, message: error instanceof Error ? error.message : String(error) });
      return text;
    }
  };
  const resolve = (node: unknown, at: readonly PropertyKey[]): unknown => {
    if (typeof node === "string") return resolveText(node, at);
    if (Array.isArray(node)) return node.map((child, index) => resolve(child, [...at, index]));
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, resolve(child, [...at, key])]),
    );
  };
  return { value: resolve(value, []), faults };
}
