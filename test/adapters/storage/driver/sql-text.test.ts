import { describe, expect, it } from "vitest";

import { inspectSql } from "../../../../src/adapters/storage/driver/sql-text.ts";

describe("the text of a statement", () => {
  it("gives its placeholders once each, in the order of their numbers", () => {
    const { parameters } = inspectSql("SELECT :b AS x, :a_1 AS y WHERE x = :b AND y > :B");
    expect(parameters).toEqual(["b", "a_1", "B"]);
  });

  it.each([
    ["SELECT ':a' AS x, \":b\" AS y, `:c` AS z, [:d] AS w"],
    ["SELECT 'it''s :a' AS x -- :b\n, 1 AS y /* :c */"],
    ["SELECT x'00' AS x, 'a?b' AS y, \"$z\" AS z /* ? @ $ */"],
  ])("finds no placeholder in text, names and comments: %s", (sql) => {
    expect(inspectSql(sql).parameters).toEqual([]);
  });

  it.each([
    ["SELECT 1 AS n", "read"],
    ["  -- why\n values (1)", "read"],
    ["WITH a AS (DELETE_x) SELECT 1 AS n", "read"],
    ["WITH a AS (SELECT 1) INSERT INTO t SELECT * FROM a", "write"],
    ["WITH RECURSIVE a (n) AS (SELECT 1 UNION SELECT n + 1 FROM a) DELETE FROM t WHERE n IN a", "write"],
    ["REPLACE INTO t (a) VALUES (1)", "write"],
    ["INSERT OR IGNORE INTO t (a) VALUES (1);", "write"],
    ["CREATE TABLE t (a TEXT) STRICT", "schema"],
    ["CREATE TEMP TRIGGER x AFTER INSERT ON t BEGIN DELETE FROM u; DELETE FROM v; END", "schema"],
  ])("knows what it does: %s", (sql, kind) => {
    expect(inspectSql(sql).kind).toBe(kind);
  });

  it("knows changes that give rows back, and what gives one row", () => {
    expect(inspectSql("UPDATE t SET a = 1 RETURNING a").returning).toBe(true);
    expect(inspectSql("UPDATE t SET a = 'RETURNING'").returning).toBe(false);
    expect(inspectSql("SELECT a FROM t limit 1 ;\n").single).toBe(true);
    expect(inspectSql("SELECT a FROM t LIMIT 10").single).toBe(false);
    expect(inspectSql("SELECT a FROM t LIMIT 1 OFFSET 2").single).toBe(false);
    expect(inspectSql("UPDATE t SET a = 1 WHERE id = :id RETURNING a /* one row */").single).toBe(true);
    expect(inspectSql("UPDATE t SET a = 1 WHERE id = :id RETURNING a").single).toBe(false);
    expect(inspectSql("UPDATE t SET a = 1 /* one row */").single).toBe(false);
  });

  it.each([
    ["BEGIN"],
    ["COMMIT"],
    ["ROLLBACK"],
    ["SAVEPOINT a"],
    ["PRAGMA journal_mode=DELETE"],
    ["VACUUM"],
    ["ATTACH 'x' AS y"],
    [""],
    ["-- nothing"],
    ["SELECT 1; DROP TABLE t"],
    ["CREATE TABLE a (b TEXT); CREATE TABLE c (d TEXT)"],
    ["INSERT OR ROLLBACK INTO t (a) VALUES (1)"],
    ["UPDATE OR FAIL t SET a = 1"],
    ["SELECT ?1"],
    ["SELECT @a"],
    ["SELECT $a"],
    [`SELECT '${"x".repeat(100_000)}'`],
  ])("refuses %s", (sql) => {
    expect(() => inspectSql(sql)).toThrow(/^storage: cannot/);
  });
});
