/** Tables for people: columns as wide as their widest cell, nothing wrapped. */

/** A column: its heading and how a row shows there. */
export type Column<T> = readonly [heading: string, show: (row: T) => string];

/** The lines of a table, heading first. */
export function toTable<T>(rows: readonly T[], columns: readonly Column<T>[]): readonly string[] {
  const cells = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, show]) => show(row))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** A time as people read it: UTC, to the second. */
export function toTime(at: number | null): string {
  return at === null ? "–" : new Date(at).toISOString().slice(0, 19).replace("T", " ");
}
