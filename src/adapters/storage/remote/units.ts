/**
 * Units of writing as a libSQL server takes them: one batch, whose guards are checked inside the server. Several units share
 * a batch, which commits whole or not at all: when one of them is refused or fails, it is made alone, and the others anew.
 */
import {
  DatabaseFault,
  type GuardedStatement,
  type Row,
  type Statement,
  type WriteOutcome,
} from "../../../ports/database.ts";

import { type BoundValue, bindArguments } from "../driver/arguments.ts";
import type { Settled } from "./commit-queue.ts";
import type { HranaResult, HranaStatement } from "./hrana-statement.ts";
import type { PreparedTexts } from "../driver/prepared-texts.ts";
import { guardOf, refusedGuard } from "./guards.ts";
import { NO_ROWS, toRow } from "../driver/rows.ts";
import { checkUnit, type SqlText } from "../driver/sql-text.ts";

/** A unit, checked and with its values. */
export interface RemoteUnit {
  /** Its statements, each guarded one followed by its guard. */
  readonly batch: readonly HranaStatement[];
  /** Where the unit's own statements stand in the batch. */
  readonly places: readonly number[];
  /** Characters and bytes of its values, roughly. */
  readonly size: number;
  readonly changes_schema: boolean;
}

/** Sends a batch; rejects with a fault of the port, or with a plain error where a statement failed. */
type SendBatch = (batch: readonly HranaStatement[]) => Promise<readonly HranaResult[]>;

/** A batch of visitors' units of that size holds the server for a few milliseconds. */
const MOST_UNITS = 32;
const MOST_STATEMENTS = 200;
const MOST_SIZE = 100_000;

/** Whether one more unit may share a batch with these. What is large, or changes the schema, goes alone. */
export function mayShare(units: readonly RemoteUnit[], unit: RemoteUnit): boolean {
  const all = [...units, unit];
  const sum = (of: (one: RemoteUnit) => number): number => all.reduce((total, one) => total + of(one), 0);
  return (
    all.length <= MOST_UNITS &&
    sum(({ batch }) => batch.length) <= MOST_STATEMENTS &&
    sum(({ size }) => size) <= MOST_SIZE &&
    !all.some(({ changes_schema }) => changes_schema)
  );
}

/** A statement with its values. Throws as `bindArguments` does. */
export function toStatement(text: SqlText, statement: Statement): HranaStatement {
  const values = bindArguments(text, statement.args);
  const args: Record<string, BoundValue> = {};
  for (const [at, name] of text.parameters.entries()) args[name] = values[at] ?? null;
  return { sql: text.sql, args };
}

/** A unit for the server. Throws for what no unit may hold. */
export function toRemoteUnit(texts: PreparedTexts<undefined>, unit: readonly GuardedStatement[]): RemoteUnit {
  checkUnit(unit);
  const batch: HranaStatement[] = [];
  const places: number[] = [];
  let changes_schema = false;
  for (const [at, statement] of unit.entries()) {
    const { text } = texts.find(statement.sql);
    const bound = toStatement(text, statement);
    changes_schema ||= text.kind === "schema";
    places.push(batch.length);
    batch.push(bound);
    if (statement.guard === "row") batch.push(guardOf(text, bound, at));
  }
  return { batch, places, size: sizeOf(batch), changes_schema };
}

function sizeOf(batch: readonly HranaStatement[]): number {
  const values = batch.flatMap(({ args }) => Object.values(args));
  return values.reduce(
    (sum: number, value) => sum + (typeof value === "string" || value instanceof Buffer ? value.length : 8),
    0,
  );
}

/** Commits units and says what became of each. */
export async function commitUnits(
  send: SendBatch,
  units: readonly RemoteUnit[],
): Promise<readonly Settled<WriteOutcome>[]> {
  try {
    const results = await send(units.flatMap(({ batch }) => batch));
    let first = 0;
    return units.map(({ batch, places }) => {
      const begin = first;
      first += batch.length;
      return settle(() => ({ committed: true, rows: places.map((at) => toRows(results[begin + at])) }));
    });
  } catch (error) {
    if (units.length === 1) return [settleFailed(error)];
    if (!isUndone(error)) return units.map(() => ({ error }));
    return commitApart(send, units, failedUnit(units, error));
  }
}

/** The one that failed by itself, the others together; all by themselves where nobody knows which one it was. */
async function commitApart(
  send: SendBatch,
  units: readonly RemoteUnit[],
  failed: number,
): Promise<readonly Settled<WriteOutcome>[]> {
  const settled: Settled<WriteOutcome>[] = [];
  if (failed === -1) {
    for (const unit of units) settled.push(...(await commitUnits(send, [unit])));
    return settled;
  }
  const others = await commitUnits(send, units.toSpliced(failed, 1));
  const alone = await commitUnits(send, units.slice(failed, failed + 1));
  return [...others.slice(0, failed), ...alone, ...others.slice(failed)];
}

/** Whether the server said that nothing of a batch was kept, for a reason that lies in one of its statements. */
const isUndone = (error: unknown): boolean =>
  !(error instanceof DatabaseFault) || error.code === "database_constraint";

/** The unit whose statement failed; -1 when the error names none, as when the commit itself does. */
function failedUnit(units: readonly RemoteUnit[], error: unknown): number {
  const { cause } = error as { cause?: { statementIndex?: unknown } };
  const statement = cause?.statementIndex;
  if (typeof statement !== "number") return -1;
  let end = 0;
  return units.findIndex(({ batch }) => (end += batch.length) > statement);
}

function settleFailed(error: unknown): Settled<WriteOutcome> {
  const refused_at = refusedGuard(error);
  return refused_at === undefined ? { error } : { result: { committed: false, refused_at } };
}

function settle(read: () => WriteOutcome): Settled<WriteOutcome> {
  try {
    return { result: read() };
  } catch (error) {
    return { error };
  }
}

/** Rows of the port. Throws a RangeError for a number that is not finite or beyond 2^53. */
export function toRows(result: HranaResult | undefined): readonly Row[] {
  if (result === undefined || result.rows.length === 0) return NO_ROWS;
  return result.rows.map((cells) => toRow(result.columns, cells));
}
