/** How a group is undone: what a scripted connection is told, case by case. */
import { describe, expect, it } from "vitest";
import type { Connection } from "../../../../src/adapters/storage/embedded/connection.ts";
import { type BoundStatement, commitGroup } from "../../../../src/adapters/storage/embedded/group.ts";
import { inspectSql } from "../../../../src/adapters/storage/driver/sql-text.ts";

const CHANGE = "UPDATE t SET a = 1";
const FAIL = "INSERT INTO t VALUES (1)";
const GUARD = "UPDATE t SET a = 2 WHERE a = 3";

const statement = (sql: string): BoundStatement => ({
  entry: { text: inspectSql(sql), prepared: undefined, owner: undefined },
  values: [],
  guarded: sql === GUARD,
});
const unit = (...texts: readonly string[]) => texts.map(statement);

interface Script {
  /** The answer to the second BEGIN; by default it begins. */
  readonly begin?: () => void;
}

function createScripted({ begin }: Script = {}) {
  const commands: string[] = [];
  const connection: Connection = {
    command: (sql) => {
      commands.push(sql);
      if (sql.startsWith("BEGIN")) begin?.();
    },
    execute: ({ text }) => {
      if (text.sql === FAIL) throw new Error("constraint");
      return { rows: [], changes: text.sql === GUARD ? 0 : 1 };
    },
    dataVersion: () => 1,
    ask: () => ({}),
    forgetStatements: () => {},
    inTransaction: () => commands.findLast((sql) => /^(BEGIN|ROLLBACK$|COMMIT)/.test(sql)) !== "ROLLBACK",
    close: () => {},
  };
  return { commands, connection };
}

const shown = (results: ReturnType<typeof commitGroup>) =>
  results === "lost"
    ? results
    : results.map((result) => ("error" in result ? "failed" : result.outcome.committed ? "kept" : "refused"));

describe("a group commit", () => {
  it("sets no savepoint for units that succeed, are refused before they did anything, or undo themselves", () => {
    const { commands, connection } = createScripted();
    const results = commitGroup(connection, [unit(CHANGE, CHANGE), unit(GUARD, CHANGE), unit(FAIL)]);
    expect(shown(results)).toEqual(["kept", "refused", "failed"]);
    expect(commands).toEqual(["COMMIT"]);
  });

  it.each([
    ["refused after a change", unit(CHANGE, GUARD), "refused"],
    ["failing after a change", unit(CHANGE, FAIL), "failed"],
  ])("is begun anew with savepoints for a unit that is %s", (_case, undone, outcome) => {
    const { commands, connection } = createScripted();
    const results = commitGroup(connection, [unit(CHANGE, CHANGE), undone, unit(CHANGE)]);
    expect(shown(results)).toEqual(["kept", outcome, "kept"]);
    expect(commands).toEqual([
      "ROLLBACK",
      "BEGIN IMMEDIATE",
      "SAVEPOINT unit",
      "RELEASE unit",
      "SAVEPOINT unit",
      "ROLLBACK TO unit; RELEASE unit",
      "COMMIT",
    ]);
  });

  it("is lost when another process takes the lock before it is begun anew", () => {
    const busy = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    const { commands, connection } = createScripted({
      begin: () => {
        commands.push("ROLLBACK");
        throw busy;
      },
    });
    expect(commitGroup(connection, [unit(CHANGE), unit(CHANGE, GUARD)])).toBe("lost");
    expect(commands).not.toContain("COMMIT");
  });
});
