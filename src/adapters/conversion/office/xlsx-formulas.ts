/** Formulas of a workbook whose results are not in the file: no program has calculated them. */
import type { UncalculatedCells } from "../../../ports/converter.ts";

/** A cell as the file has it. */
interface StoredCell {
  readonly type: string;
  readonly value: string;
  readonly has_formula: boolean;
}

/** Whether a cell lacks its result. One that is a text of no letters is kept as such (`t="str"`), one that is not known as nothing. */
export const isUncalculated = ({ has_formula, value, type }: StoredCell): boolean =>
  has_formula && value === "" && type !== "str";

/** Adds those of a sheet, by their references. */
export function addUncalculated(
  before: UncalculatedCells | undefined,
  sheet: string,
  references: readonly string[],
): UncalculatedCells | undefined {
  const [first] = references;
  if (first === undefined) return before;
  return { cells: (before?.cells ?? 0) + references.length, first: before?.first ?? `${sheet}!${first}` };
}
