/** How every list is printed: as JSON under its name, as a table, or in a sentence when there is nothing. */
import { toPrintable } from "../../domain/printable.ts";
import { print, printJson } from "./print.ts";
import { type Column, toTable } from "./table.ts";

/** A list and how it looks. */
export interface Listing<T> {
  /** The key in the JSON. */
  readonly name: string;
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  /** What is said when there is no row. */
  readonly nothing: string;
  /** A row as JSON shows it; default: as it is. */
  readonly toShown?: (row: T) => object;
  /** Rows were left out: there are more than a list shows. */
  readonly more?: boolean;
}

/** The rows of a list that was asked for one more than it shows, which tells whether there are more. */
export const toPage = <T>(rows: readonly T[], limit: number): Pick<Listing<T>, "rows" | "more"> => ({
  rows: rows.slice(0, limit),
  more: rows.length > limit,
});

/** Prints. With `more`, the JSON says `"more": true` and the table ends with a sentence. */
export function printList<T extends object>(listing: Listing<T>, json: boolean | undefined): void {
  const { name, rows, columns, nothing, toShown = (row: T) => row, more = false } = listing;
  if (json) printJson({ [name]: rows.map(toShown), more });
  else if (rows.length === 0) print(nothing);
  else {
    for (const line of toTable(rows, columns)) print(line);
    if (more) print(`These are the first ${rows.length}; there are more.`);
  }
}

/** A time of the database as JSON shows it. */
export function toIso(at: number): string;
export function toIso(at: number | null): string | null;
export function toIso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** A text whose further lines stand as far in as its first, so that none can pass for a line of another. */
export function indent(text: string, columns: number): string {
  return toPrintable(text).replaceAll("\n", `\n${" ".repeat(columns)}`);
}

/** Prints names and values below one another. */
export function printFields(fields: Readonly<Record<string, unknown>>): void {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  for (const [name, value] of Object.entries(fields))
    print(`${name.padEnd(width)}  ${indent(toWords(value), width + 2)}`);
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(toWords).join(", ") || "–";
  return typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`;
}
