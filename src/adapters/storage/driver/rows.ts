/** Turns what a driver read into rows of the port: plain objects, safe numbers, bytes as `Uint8Array`. */
import type { Row, Value } from "../../../ports/database.ts";

/** The rows of a statement that gave none. */
export const NO_ROWS: readonly Row[] = Object.freeze([]);

/**
 * One row from a driver's cells in the order of `columns`; of two columns with one name the last wins.
 * Throws a RangeError for a number that is not finite or beyond 2^53.
 */
export function toRow(columns: readonly string[], cells: ArrayLike<unknown>): Row {
  const row: Record<string, Value> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const name = columns[at] ?? "";
    row[name] = toValue(cells[at], name);
  }
  return row;
}

/** What a driver's cell holds. Throws as `toRow` does; `name` is its column's. */
export function toValue(cell: unknown, name: string): Value {
  if (typeof cell === "string" || cell === null) return cell;
  if (typeof cell === "number" || typeof cell === "bigint") {
    if (cell <= Number.MAX_SAFE_INTEGER && cell >= Number.MIN_SAFE_INTEGER) return Number(cell);
    throw new RangeError(`storage: cannot read column "${name}": its number is not finite or beyond 2^53`);
  }
  if (cell instanceof ArrayBuffer) return new Uint8Array(cell);
  if (cell instanceof Uint8Array) return new Uint8Array(cell.buffer, cell.byteOffset, cell.byteLength);
  throw new TypeError(`storage: cannot read column "${name}": the driver gave a ${typeof cell}`);
}
