/** Texts that are no UTF-8, read and returned by any statement, beside others: each is answered as it is, nothing else fails. */
import { afterEach, expect, it } from "vitest";
import type { Database } from "../../../src/ports/database.ts";
import { onBothDatabases } from "./both-databases.ts";

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())), 20_000);

const BROKEN = "CAST(x'6be282' AS TEXT)";
const READ = "k\uFFFD";

onBothDatabases("a text that is no UTF-8", (open) => {
  const prepare = async (): Promise<Database> => {
    const database = await open();
    opened.push(database);
    await database.write([
      {
        sql: "CREATE TABLE lamps (id TEXT NOT NULL, state TEXT NOT NULL, times INTEGER NOT NULL, bytes BLOB) STRICT",
      },
      {
        sql: `INSERT INTO lamps VALUES ('one', 'on', 0, x'00'), ('two', ${BROKEN}, 0, NULL), (${BROKEN}, 'off', 0, NULL)`,
      },
    ]);
    return database;
  };
  const times = (database: Database) =>
    database.read<{ times: number }>({ sql: "SELECT times FROM lamps ORDER BY rowid" });

  it("is read with a sign for what is missing, and its neighbours as they are", async () => {
    const database = await prepare();
    const sql =
      "SELECT id, state AS is_now, times, bytes FROM lamps WHERE times < :most ORDER BY rowid LIMIT 3";
    expect(await database.read({ sql, args: { most: 9 } })).toEqual([
      { id: "one", is_now: "on", times: 0, bytes: new Uint8Array([0]) },
      { id: "two", is_now: READ, times: 0, bytes: null },
      { id: READ, is_now: "off", times: 0, bytes: null },
    ]);
  });

  it("fails none of the reads that are asked for in the same moment", async () => {
    const database = await prepare();
    const reads = Array.from({ length: 12 }, (_, at) =>
      database.read<{ id: string }>({
        sql: "SELECT id FROM lamps ORDER BY rowid LIMIT 1 OFFSET :at",
        args: { at: at % 3 },
      }),
    );
    const found = (await Promise.all(reads)).map(([row]) => row!.id);
    expect(found).toEqual(Array.from({ length: 12 }, (_, at) => ["one", "two", READ][at % 3]));
  });

  it("that a change returns has it made once, together with what shares its unit", async () => {
    const database = await prepare();
    const sql = "UPDATE lamps SET times = times + 1 WHERE id > :id RETURNING id, state AS is_now, times";
    const outcome = await database.write([
      { sql: "INSERT INTO lamps VALUES ('three', 'on', 7, NULL)" },
      { sql, args: { id: "one" }, guard: "row" },
    ]);
    expect(outcome.committed && outcome.rows[1]!.map(({ is_now }) => is_now)).toEqual([READ, "on"]);
    expect(await times(database)).toEqual([0, 1, 0, 8].map((count) => ({ times: count })));
  });

  it("that a change returns fails no unit that is committed in the same moment", async () => {
    const database = await prepare();
    const touch = (id: string) => ({
      sql: "UPDATE lamps SET times = times + 1 WHERE id = :id RETURNING id, state, times",
      args: { id },
      guard: "row" as const,
    });
    const outcomes = await Promise.all(
      ["one", "two", "one", "none", "two", "one"].map((id) => database.write([touch(id)])),
    );
    expect(outcomes.map(({ committed }) => committed)).toEqual([true, true, true, false, true, true]);
    expect(await times(database)).toEqual([3, 2, 0].map((count) => ({ times: count })));
  });
});
