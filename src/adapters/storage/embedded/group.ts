/**
 * One group commit: the units of one turn of the event loop share a transaction, each for itself.
 * A refused or failing unit is undone alone; what ends the whole transaction has every unit run once more alone.
 * Units that have to be undone are rare and savepoints cost a third of a write: they are set only once one was needed.
 */
import type { Row, WriteOutcome } from "../../../ports/database.ts";

import type { BoundValue } from "../driver/arguments.ts";
import type { Connection, NativePrepared } from "./connection.ts";
import { kindOf } from "../driver/faults.ts";
import type { PreparedText } from "../driver/prepared-texts.ts";

/** A statement of a unit, checked and with its values in order. */
export interface BoundStatement {
  readonly entry: PreparedText<NativePrepared>;
  readonly values: readonly BoundValue[];
  readonly guarded: boolean;
}

/** What became of a unit: an outcome to fulfil its promise with, or an error to reject it with. */
export type UnitResult = { readonly outcome: WriteOutcome } | { readonly error: unknown };

/** The transaction was ended by a failure in it: by the database, or because it could not be undone in part. */
class GroupLost extends Error {
  override readonly name = "GroupLost";
}

/** A unit that did something before it failed or was refused: without a savepoint only the whole group can be undone. */
class UndoNeeded extends Error {
  override readonly name = "UndoNeeded";
}

/**
 * Runs the units inside the transaction that the caller began, and commits. Gives each unit's result, in order, or
 * `lost` when nothing was committed and the units should be tried one by one.
 */
export function commitGroup(
  connection: Connection,
  units: readonly (readonly BoundStatement[])[],
): UnitResult[] | "lost" {
  const alone = units.length === 1;
  try {
    const results = alone ? units.map((unit) => runUnit(connection, unit)) : runTogether(connection, units);
    connection.command(alone && !isCommitted(results[0]) ? "ROLLBACK" : "COMMIT");
    return results;
  } catch (failure) {
    if (connection.inTransaction()) connection.command("ROLLBACK");
    const error = failure instanceof GroupLost ? failure.cause : failure;
    if (kindOf(error) === "medium") overwriteRefused(connection);
    // NOTE: after a failed sync nobody knows what reached the disk; a second attempt would only hide that.
    if (alone || kindOf(error) === "medium") return units.map(() => ({ error }));
    return "lost";
  } finally {
    if (units.some(changesSchema)) connection.forgetStatements();
  }
}

/**
 * A transaction whose sync failed lies whole in the journal, and a start after a kill would take it for committed although
 * its units were refused. The next one is written in its place: here one that changes nothing.
 */
function overwriteRefused(connection: Connection): void {
  try {
    const { user_version } = connection.ask("PRAGMA user_version");
    connection.command(`PRAGMA user_version=${Number(user_version)}`);
  } catch {
    // The disk takes nothing at all: the next write that it takes does the same.
    return;
  }
}

function changesSchema(unit: readonly BoundStatement[]): boolean {
  return unit.some(({ entry }) => entry.text.kind === "schema");
}

function isCommitted(result: UnitResult | undefined): boolean {
  return result !== undefined && "outcome" in result && result.outcome.committed;
}

function runTogether(connection: Connection, units: readonly (readonly BoundStatement[])[]): UnitResult[] {
  try {
    return units.map((unit) => runInGroup(connection, unit, runUndoable));
  } catch (failure) {
    if (!(failure instanceof UndoNeeded)) throw failure;
    connection.command("ROLLBACK");
    connection.command("BEGIN IMMEDIATE");
    return units.map((unit) => runInGroup(connection, unit, runIsolated));
  }
}

type RunUnit = (connection: Connection, unit: readonly BoundStatement[]) => UnitResult;

function runInGroup(connection: Connection, unit: readonly BoundStatement[], run: RunUnit): UnitResult {
  const result = run(connection, unit);
  if ("error" in result && !connection.inTransaction()) throw new GroupLost("", { cause: result.error });
  return result;
}

function runUndoable(connection: Connection, unit: readonly BoundStatement[]): UnitResult {
  const result = runUnit(connection, unit);
  if (hasEffects(unit, result) && connection.inTransaction()) throw new UndoNeeded();
  return result;
}

function runIsolated(connection: Connection, unit: readonly BoundStatement[]): UnitResult {
  if (!needsSavepoint(unit)) return runUnit(connection, unit);
  connection.command("SAVEPOINT unit");
  const result = runUnit(connection, unit);
  if (connection.inTransaction())
    connection.command(isCommitted(result) ? "RELEASE unit" : "ROLLBACK TO unit; RELEASE unit");
  return result;
}

/** Whether a unit that did not succeed may have changed something: its first guard refuses before anything is done. */
function hasEffects(unit: readonly BoundStatement[], result: UnitResult): boolean {
  if ("error" in result) return needsSavepoint(unit);
  return !result.outcome.committed && result.outcome.refused_at > 0;
}

/** A lone statement undoes itself when it fails and has done nothing when its guard refuses; reading its rows may fail. */
function needsSavepoint(unit: readonly BoundStatement[]): boolean {
  return unit.length > 1 || unit[0]?.entry.text.returning === true;
}

function runUnit(connection: Connection, unit: readonly BoundStatement[]): UnitResult {
  const rows: (readonly Row[])[] = [];
  try {
    for (const statement of unit) {
      const done = connection.execute(statement.entry, statement.values);
      if (statement.guarded && done.rows.length === 0 && done.changes === 0) {
        return { outcome: { committed: false, refused_at: rows.length } };
      }
      rows.push(done.rows);
    }
    return { outcome: { committed: true, rows } };
  } catch (error) {
    return { error };
  }
}
