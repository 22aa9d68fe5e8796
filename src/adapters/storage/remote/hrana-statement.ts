/** What a libSQL server is asked, and what it gives. */
import type { BoundValue } from "../driver/arguments.ts";

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
