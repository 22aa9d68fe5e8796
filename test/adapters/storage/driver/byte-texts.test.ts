import Libsql from "libsql";
import { afterAll, describe, expect, it } from "vitest";
import {
  createByteTextReader,
  type ResultColumn,
  toByteTexts,
} from "../../../../src/adapters/storage/driver/byte-texts.ts";
import { inspectSql } from "../../../../src/adapters/storage/driver/sql-text.ts";

interface Native {
  columns(): readonly ResultColumn[];
  all(values: readonly unknown[]): readonly (readonly unknown[])[];
}

const database = new Libsql(":memory:");
afterAll(() => database.close());
database.exec(`CREATE TABLE t (k INTEGER PRIMARY KEY, a TEXT NOT NULL, b TEXT, n INTEGER, x BLOB) STRICT;
  INSERT INTO t VALUES (1, 'plain "text" \\ 日本🚲' || char(10, 1), NULL, 7, x'00ff'),
    (2, 'wrong' || CAST(x'ff' AS TEXT), 'half' || CAST(x'eda0bd' AS TEXT), NULL, NULL), (3, '', '{"a":[1]}', 9, x'')`);

const prepare = (sql: string): Native => database.prepare(sql).raw(true) as unknown as Native;

function read(sql: string, values: readonly unknown[] = []) {
  const columns = prepare(sql).columns();
  const bytes = toByteTexts(inspectSql(sql), columns);
  if (bytes === null) throw new Error("no text is read");
  return prepare(bytes).all(values).map(createByteTextReader(columns));
}

const ONE = { k: 1, a: 'plain "text" \\ 日本🚲\n\u0001', b: null, n: 7, x: new Uint8Array([0, 255]) };
const TWO = { k: 2, a: "wrong\ufffd", b: "half\ufffd\ufffd\ufffd", n: null, x: null };
const THREE = { k: 3, a: "", b: '{"a":[1]}', n: 9, x: new Uint8Array() };

describe("texts read as bytes", () => {
  it("are those of the statement, with a sign for what is no UTF-8, in its order of rows and columns", () => {
    const rows = read("SELECT k, a, b, n, x FROM t ORDER BY k DESC");
    expect(rows).toEqual([THREE, TWO, ONE]);
    expect(Object.keys(rows[0]!)).toEqual(["k", "a", "b", "n", "x"]);
  });

  it.each([
    ["SELECT a FROM t WHERE k = :k;\n", [3], [{ a: "" }]],
    ["SELECT a FROM t ORDER BY k LIMIT 1 -- the first", [], [{ a: ONE.a }]],
    ["WITH s AS (SELECT a, k FROM t) SELECT k, a FROM s WHERE k = 2", [], [{ k: 2, a: TWO.a }]],
    ["SELECT a FROM t WHERE k = 3 UNION ALL SELECT b FROM t WHERE k = 3", [], [{ a: "" }, { a: THREE.b }]],
    // Of two columns with one name the last wins.
    ["SELECT a AS c, n AS c FROM t WHERE k = 1", [], [{ c: 7 }]],
    ["SELECT n AS c, a AS c FROM t WHERE k = 3", [], [{ c: "" }]],
    [
      "SELECT count(*) AS found, min(a) AS least, a FROM t GROUP BY a ORDER BY a LIMIT 1",
      [],
      [{ found: 1, least: "", a: "" }],
    ],
  ])("of %s", (sql, values, rows) => {
    // What is computed is given as it is.
    expect(read(sql, values)).toEqual(rows);
  });

  it.each([
    ["UPDATE t SET n = n + 1 WHERE k = 1 RETURNING n, a", { n: 8, a: ONE.a }],
    [
      "UPDATE t SET n = 7 WHERE k = 1 RETURNING a AS c, (SELECT a FROM t s WHERE s.k = 3) AS d /* one row */",
      { c: ONE.a, d: "" },
    ],
    [
      `UPDATE t SET b = json_set(b, '$.c', json_array('x', 2)) WHERE k = 3 RETURNING b`,
      { b: '{"a":[1],"c":["x",2]}' },
    ],
    [
      "INSERT INTO t VALUES (4, 'RETURNING a, b', NULL, 1, NULL) ON CONFLICT (k) DO NOTHING RETURNING k, a, coalesce(n, 5) AS n;",
      { k: 4, a: "RETURNING a, b", n: 1 },
    ],
  ])("are given back by %s", (sql, row) => {
    expect(read(sql)).toEqual([row]);
  });

  it("are none where no column is a text, and what is returned has to be named", () => {
    expect(toByteTexts(inspectSql("SELECT k FROM t"), [{ name: "k", type: "INTEGER" }])).toBeNull();
    const sql = "DELETE FROM t WHERE k = 9 RETURNING *";
    expect(() => toByteTexts(inspectSql(sql), prepare(sql).columns())).toThrow(/named one by one/);
  });
});
