/**
 * What every database adapter promises; each adapter's own test runs this suite. Over 250 lines: one contract, one suite.
 */
import { afterAll, beforeAll, expect, it } from "vitest";

import { type Database, DatabaseFault } from "../../src/ports/database.ts";

/** A fresh, empty database and how to make another handle to the same data (undefined where that is impossible). */
export interface OpenedDatabase {
  readonly database: Database;
  readonly again?: () => Promise<Database>;
}

const DDL = [
  "CREATE TABLE accounts (id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, balance INTEGER NOT NULL CHECK (balance >= 0), rate REAL, picture BLOB) STRICT",
  "CREATE TABLE entries (id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES accounts (id), amount INTEGER NOT NULL) STRICT",
  "CREATE VIRTUAL TABLE notes USING fts5(body, tenant)",
];
const INSERT_ACCOUNT =
  "INSERT INTO accounts (id, number, balance, rate, picture) VALUES (:id, :number, :balance, :rate, :picture)";
const READ_ACCOUNT = "SELECT id, number, balance, rate, picture FROM accounts WHERE id = :id LIMIT 1";
const TAKE = "UPDATE accounts SET balance = balance - 1 WHERE id = :id AND balance > 0 RETURNING balance";
const INSERT_ENTRY = "INSERT INTO entries (id, account_id, amount) VALUES (:id, :account_id, :amount)";

function account(id: string, more: { readonly balance?: number; readonly number?: string } = {}) {
  return {
    sql: INSERT_ACCOUNT,
    args: { id, number: more.number ?? `N-${id}`, balance: more.balance ?? 10, rate: 0.5, picture: null },
  };
}

async function faultOf(promise: Promise<unknown>): Promise<DatabaseFault> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseFault);
  return error as DatabaseFault;
}

/** The contract of the database port as tests, run against what `open` gives. */
export function itKeepsTheContract(open: () => Promise<OpenedDatabase>): void {
  let opened: OpenedDatabase;
  let database: Database;
  const balanceOf = async (id: string) =>
    (await database.read({ sql: READ_ACCOUNT, args: { id } }))[0]?.["balance"];
  const countOf = async (table: "accounts" | "entries") =>
    (await database.read({ sql: `SELECT count(*) AS n FROM ${table}` }))[0]?.["n"];

  beforeAll(async () => {
    opened = await open();
    database = opened.database;
    const outcome = await database.write(DDL.map((sql) => ({ sql })));
    expect(outcome).toEqual({ committed: true, rows: [[], [], []] });
  });
  afterAll(async () => database?.close());

  it("reads what it has just written", async () => {
    await database.write([account("reader")]);
    expect(await database.read({ sql: READ_ACCOUNT, args: { id: "reader" } })).toEqual([
      { id: "reader", number: "N-reader", balance: 10, rate: 0.5, picture: null },
    ]);
    expect(await database.read({ sql: READ_ACCOUNT, args: { id: "nobody" } })).toEqual([]);
  });

  it("gives each statement's returned rows in order", async () => {
    const outcome = await database.write([
      account("rows"),
      { sql: TAKE, args: { id: "rows" }, guard: "row" },
      { sql: "SELECT id, balance FROM accounts WHERE id = :id", args: { id: "rows" } },
    ]);
    expect(outcome).toEqual({
      committed: true,
      rows: [[], [{ balance: 9 }], [{ id: "rows", balance: 9 }]],
    });
  });

  it("leaves nothing of a unit whose guard found no row, and says which guard", async () => {
    await database.write([account("empty", { balance: 0 })]);
    const outcome = await database.write([
      { sql: INSERT_ENTRY, args: { id: "before", account_id: "empty", amount: 1 } },
      { sql: TAKE, args: { id: "empty" }, guard: "row" },
      { sql: INSERT_ENTRY, args: { id: "after", account_id: "empty", amount: 1 } },
    ]);
    expect(outcome).toEqual({ committed: false, refused_at: 1 });
    expect(await database.read({ sql: "SELECT id FROM entries WHERE account_id = 'empty'" })).toEqual([]);
  });

  it("guards by returned rows, by changed rows and by read rows", async () => {
    await database.write([account("guards")]);
    const plain = "UPDATE accounts SET balance = :balance WHERE id = :id";
    const seen = "SELECT id FROM accounts WHERE id = :id";
    const outcomes = [];
    for (const id of ["guards", "nobody"]) {
      outcomes.push(await database.write([{ sql: plain, args: { id, balance: 3 }, guard: "row" }]));
      outcomes.push(await database.write([{ sql: seen, args: { id }, guard: "row" }]));
      outcomes.push(await database.write([{ sql: TAKE, args: { id }, guard: "row" }]));
    }
    expect(outcomes).toEqual([
      { committed: true, rows: [[]] },
      { committed: true, rows: [[{ id: "guards" }]] },
      { committed: true, rows: [[{ balance: 2 }]] },
      { committed: false, refused_at: 0 },
      { committed: false, refused_at: 0 },
      { committed: false, refused_at: 0 },
    ]);
  });

  it("commits the others of a group when units among them are refused or fail", async () => {
    await database.write([account("group", { balance: 1 })]);
    const entry = (id: string, account_id = "group") => ({
      sql: INSERT_ENTRY,
      args: { id, account_id, amount: 1 },
    });
    const settled = await Promise.allSettled([
      database.write([entry("g1")]),
      database.write([entry("g2"), { sql: TAKE, args: { id: "nobody" }, guard: "row" }]),
      database.write([entry("g3"), entry("g3")]),
      database.write([entry("g4", "nobody")]),
      database.write([entry("g5"), { sql: TAKE, args: { id: "group" }, guard: "row" }]),
    ]);
    expect(settled.map((one) => (one.status === "fulfilled" ? one.value.committed : "fault"))).toEqual([
      true,
      false,
      "fault",
      "fault",
      true,
    ]);
    const kept = await database.read({ sql: "SELECT id FROM entries WHERE id LIKE 'g%' ORDER BY id" });
    expect(kept).toEqual([{ id: "g1" }, { id: "g5" }]);
  });

  it("tells a broken constraint, and the columns of a UNIQUE one", async () => {
    await database.write([account("unique", { number: "ACM-1" })]);
    const twice = await faultOf(database.write([account("other", { number: "ACM-1" })]));
    expect(twice.code).toBe("database_constraint");
    expect(twice.columns).toBe("accounts.number");
    const negative = await faultOf(database.write([account("negative", { balance: -1 })]));
    expect([negative.code, negative.columns]).toEqual(["database_constraint", undefined]);
    const orphan = { sql: INSERT_ENTRY, args: { id: "orphan", account_id: "nobody", amount: 1 } };
    expect((await faultOf(database.write([orphan]))).code).toBe("database_constraint");
    expect(await countOf("entries")).not.toBe(0);
    expect(await balanceOf("negative")).toBeUndefined();
  });

  it("keeps 200 concurrent units exact", async () => {
    await database.write([account("busy", { balance: 150 })]);
    const take = (id: number) =>
      database.write([
        { sql: TAKE, args: { id: "busy" }, guard: "row" },
        { sql: INSERT_ENTRY, args: { id: `take-${id}`, account_id: "busy", amount: 1 } },
      ]);
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, id) => take(id)));
    expect(outcomes.filter((outcome) => outcome.committed)).toHaveLength(150);
    expect(await balanceOf("busy")).toBe(0);
    const [entries] = await database.read({
      sql: "SELECT count(*) AS n FROM entries WHERE account_id = 'busy'",
    });
    expect(entries).toEqual({ n: 150 });
  });

  it("keeps text, bytes and numbers as they are", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const id = "ção 日本語 😀 'quote' \n\t\u{FEFF}é";
    await database.write([
      {
        sql: INSERT_ACCOUNT,
        args: { id, number: "", balance: Number.MAX_SAFE_INTEGER, rate: -1.25e-7, picture: bytes },
      },
      {
        sql: INSERT_ACCOUNT,
        args: { id: "none", number: "none", balance: true, rate: undefined, picture: new Uint8Array(0) },
      },
    ]);
    expect(await database.read({ sql: READ_ACCOUNT, args: { id } })).toEqual([
      { id, number: "", balance: Number.MAX_SAFE_INTEGER, rate: -1.25e-7, picture: bytes },
    ]);
    expect(await database.read({ sql: READ_ACCOUNT, args: { id: "none" } })).toEqual([
      { id: "none", number: "none", balance: 1, rate: null, picture: new Uint8Array(0) },
    ]);
  });

  it("takes integers of 64 bits but refuses to read one that a number cannot hold", async () => {
    const balance = 2n ** 53n + 1n;
    await database.write([{ sql: INSERT_ACCOUNT, args: { ...account("large").args, balance } }]);
    await expect(database.read({ sql: READ_ACCOUNT, args: { id: "large" } })).rejects.toThrow(/2\^53/);
    const [row] = await database.read({
      sql: "SELECT CAST(balance AS TEXT) AS text FROM accounts WHERE id = 'large'",
    });
    expect(row).toEqual({ text: "9007199254740993" });
  });

  it("refuses values and names that it could not bind unchanged, and lives on", async () => {
    const wrong: unknown[] = [
      new Date(0),
      {},
      [],
      NaN,
      Infinity,
      2 ** 53,
      2n ** 63n,
      () => 1,
      Symbol("x"),
      "a\0b",
      "\uD800",
      new Float32Array(1),
    ];
    for (const id of wrong) {
      await expect(database.read({ sql: READ_ACCOUNT, args: { id } as any })).rejects.toThrow(
        /^storage: cannot bind :id/,
      );
      await expect(database.write([{ sql: TAKE, args: { id } as any }])).rejects.toThrow(
        /^storage: cannot bind :id/,
      );
    }
    await expect(database.read({ sql: READ_ACCOUNT })).rejects.toThrow(/:id: the argument is missing/);
    await expect(database.read({ sql: READ_ACCOUNT, args: { id: "x", more: 1 } })).rejects.toThrow(/"more"/);
    expect(await balanceOf("reader")).toBe(10);
  });

  it("refuses statements that do not belong into a read or a unit", async () => {
    await expect(database.read({ sql: "DELETE FROM entries RETURNING id" })).rejects.toThrow(/use write/);
    for (const sql of [
      "COMMIT",
      "PRAGMA foreign_keys=OFF",
      "SELECT 1; SELECT 2",
      "SELECT ?",
      "ATTACH 'x' AS y",
      "",
    ]) {
      await expect(database.write([{ sql }])).rejects.toThrow(/^storage: cannot/);
    }
    await expect(database.write([])).rejects.toThrow(/without statements/);
    await expect(database.read({ sql: "SELECT missing FROM nowhere" })).rejects.toThrow(/no such table/);
    expect(await balanceOf("reader")).toBe(10);
  });

  it("searches full text", async () => {
    const insert = "INSERT INTO notes (body, tenant) VALUES (:body, :tenant)";
    await database.write([
      { sql: insert, args: { body: "Opening hours are nine to five", tenant: "acme" } },
      { sql: insert, args: { body: "Delivery takes two days", tenant: "acme" } },
    ]);
    const found = await database.read({
      sql: "SELECT body FROM notes WHERE notes MATCH :query ORDER BY bm25(notes) LIMIT 5",
      args: { query: '"delivery" OR "days"' },
    });
    expect(found).toEqual([{ body: "Delivery takes two days" }]);
  });

  it("checkpoints", async () => {
    await expect(database.checkpoint()).resolves.toBeUndefined();
  });

  it("finishes pending writes at close and refuses later calls without harm", async () => {
    const second = opened.again === undefined ? undefined : await opened.again();
    const pending = Array.from({ length: 20 }, (_, at) => database.write([account(`closing-${at}`)]));
    const closed = database.close();
    const outcomes = await Promise.all(pending);
    await closed;
    await database.close();
    expect(outcomes.every((outcome) => outcome.committed)).toBe(true);
    const late = [
      database.read({ sql: READ_ACCOUNT, args: { id: "x" } }),
      database.write([account("late")]),
      database.checkpoint(),
    ];
    for (const call of late) expect((await faultOf(call)).code).toBe("database_closed");
    if (second === undefined) return;
    const [row] = await second.read({
      sql: "SELECT count(*) AS n FROM accounts WHERE id LIKE 'closing-%'",
    });
    expect(row).toEqual({ n: 20 });
    await second.close();
  });
}
