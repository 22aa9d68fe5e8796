/** Statements and results as they cross the wire to a libSQL server: JSON of the Hrana protocol, version 2. */
import type { BoundValue } from "./arguments.ts";

/** A statement with its values by name. */
export interface HranaStatement {
  readonly sql: string;
  readonly args: Readonly<Record<string, BoundValue>>;
}

/** Rows of a statement, cells in the order of the columns. */
export interface HranaResult {
  readonly columns: readonly string[];
  readonly rows: readonly ArrayLike<unknown>[];
}

/** A statement on the wire. */
export interface WireStatement {
  readonly sql: string;
  readonly named_args?: readonly { readonly name: string; readonly value: WireValue }[];
}

/** A value on the wire: an integer as text, as JSON's numbers cannot hold 64 bits; of a float that is not finite JSON knows null. */
export type WireValue =
  | { readonly type: "null" }
  | { readonly type: "integer"; readonly value: string }
  | { readonly type: "float"; readonly value: number | null }
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "blob"; readonly base64: string };

/** A result on the wire. */
export interface WireResult {
  readonly cols: readonly { readonly name: string | null }[];
  readonly rows: readonly (readonly WireValue[])[];
}

/** A statement for the wire. */
export function toWire({ sql, args }: HranaStatement): WireStatement {
  const named_args = Object.entries(args).map(([name, value]) => ({ name, value: toWireValue(value) }));
  return named_args.length === 0 ? { sql } : { sql, named_args };
}

/** The result of a statement. Throws an error when the server sent something else. */
export function fromWire({ cols, rows }: WireResult): HranaResult {
  return { columns: cols.map(({ name }) => name ?? ""), rows: rows.map((cells) => cells.map(fromWireValue)) };
}

function toWireValue(value: BoundValue): WireValue {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "number") return { type: "float", value };
  if (typeof value === "bigint") return { type: "integer", value: value.toString() };
  return { type: "blob", base64: value.toString("base64") };
}

function fromWireValue(cell: WireValue): unknown {
  switch (cell.type) {
    case "null":
      return null;
    case "text":
      return cell.value;
    case "integer":
      return toInteger(cell.value);
    case "float":
      return cell.value ?? Number.NaN;
    case "blob":
      return new Uint8Array(Buffer.from(cell.base64, "base64"));
    default:
      throw new Error("the server sent a value of an unknown type");
  }
}

function toInteger(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}
