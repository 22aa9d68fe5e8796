/** Tables for people: columns as wide as their widest cell, nothing wrapped. */
import { columnsOf, toPrintableLine } from "../../domain/printable.ts";
import { startOf } from "../../domain/text.ts";

/** A column: its heading, how a row shows there, and its side: numbers stand right, all else left. */
export type Column<T> = readonly [heading: string, show: (row: T) => string, side?: "right"];

/** The lines of a table, heading first. */
export function toTable<T>(rows: readonly T[], columns: readonly Column<T>[]): readonly string[] {
  const cells = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, show]) => toPrintableLine(show(row)))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => columnsOf(line[index] ?? ""))));
  return cells.map((line) =>
    line
      .map((cell, index) => {
        const gap = " ".repeat((widths[index] ?? 0) - columnsOf(cell));
        return columns[index]?.[2] === "right" ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** A time as people read it: UTC, to the second. */
export function toTime(at: number | null): string {
  return at === null ? "–" : new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

const SHORT_CHARACTERS = 80;

/** The beginning of a text on one line; one that goes on ends in "…", never within a character. */
export function toShort(text: string, most = SHORT_CHARACTERS): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= most) return line;
  return `${startOf(line, most - 1)}…`;
}
