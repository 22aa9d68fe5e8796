/**
 * Converts and checks every argument before it reaches a driver: the embedded one aborts the process on a wrong
 * value and binds NULL in silence for a missing name. Nothing else touches the binding.
 */
import type { Argument } from "../../../ports/database.ts";

import type { SqlText } from "./sql-text.ts";

/** A value that both drivers bind soundly. */
export type BoundValue = string | number | bigint | null | Buffer;

const MAXIMUM_INTEGER = 2n ** 63n - 1n;
const MINIMUM_INTEGER = -(2n ** 63n);
const NO_ARGUMENTS: Readonly<Record<string, Argument>> = {};

/**
 * The values of a statement in the order of its placeholders, to be bound as one positional array.
 * Throws a TypeError or RangeError when a name is missing or unknown, or when a value cannot be bound unchanged.
 */
export function bindArguments(
  text: SqlText,
  args: Readonly<Record<string, Argument>> = NO_ARGUMENTS,
): BoundValue[] {
  const { parameters } = text;
  const values: BoundValue[] = [];
  for (const name of parameters) {
    const value = args[name];
    if (value === undefined && !Object.hasOwn(args, name)) {
      throw new TypeError(`storage: cannot bind :${name}: the argument is missing`);
    }
    values.push(toBoundValue(value, name));
  }
  if (Object.keys(args).length !== parameters.length) refuseUnknown(text, args);
  return values;
}

function refuseUnknown(text: SqlText, args: Readonly<Record<string, Argument>>): never {
  const unknown = Object.keys(args).find((name) => !text.parameters.includes(name));
  throw new TypeError(`storage: cannot bind "${unknown}": the statement has no such placeholder`);
}

function toBoundValue(value: unknown, name: string): BoundValue {
  if (typeof value === "string") return checkText(value, name);
  if (typeof value === "number") return checkNumber(value, name);
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "bigint") return checkInteger(value, name);
  // NOTE: the copy also keeps a later change of the caller's bytes out of a queued unit.
  if (value instanceof Uint8Array) return Buffer.from(value);
  throw new TypeError(`storage: cannot bind :${name}: ${describe(value)} is not a database value`);
}

function checkInteger(value: bigint, name: string): bigint {
  if (value <= MAXIMUM_INTEGER && value >= MINIMUM_INTEGER) return value;
  throw new RangeError(`storage: cannot bind :${name}: the integer does not fit into 64 bits`);
}

function checkText(value: string, name: string): string {
  // NOTE: the embedded driver would cut the text at a NUL and replace a lone surrogate.
  if (value.includes("\0")) throw new TypeError(`storage: cannot bind :${name}: the text holds a NUL`);
  if (!value.isWellFormed())
    throw new TypeError(`storage: cannot bind :${name}: the text is not well-formed`);
  return value;
}

function checkNumber(value: number, name: string): number {
  if (value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER) return value;
  throw new RangeError(`storage: cannot bind :${name}: the number is not finite or beyond 2^53`);
}

function describe(value: unknown): string {
  if (typeof value !== "object" || value === null) return `a ${typeof value}`;
  return `an object (${Object.getPrototypeOf(value)?.constructor?.name ?? "no class"})`;
}
