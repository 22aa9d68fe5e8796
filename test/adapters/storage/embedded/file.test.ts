/** The file of an embedded database: its owner, its key, damage, and what a deletion leaves in it. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createEmbeddedDatabase } from "../../../../src/adapters/storage/embedded/database.ts";
import { closeDatabases, count, CREATE, insert, newPath, open, removeFiles } from "./files.ts";

afterEach(closeDatabases);
afterAll(removeFiles);

describe("embedded database: the file", () => {
  const cause = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error as { code: string; message: string; hint: string };
    }
    return undefined;
  };

  it("belongs to its user alone", () => {
    const path = newPath();
    open({ path });
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("keeps what was written", async () => {
    const path = newPath();
    const first = createEmbeddedDatabase({ path });
    await first.write([CREATE, insert("kept")]);
    await first.close();
    expect(await count(open({ path }))).toBe(1);
  });

  it("is refused when it is empty, foreign or damaged, with a hint", async () => {
    const empty = newPath();
    writeFileSync(empty, "");
    const foreign = newPath();
    new Libsql(foreign).exec("CREATE TABLE theirs (id TEXT)");
    const damaged = newPath();
    const database = createEmbeddedDatabase({ path: damaged });
    await database.write([CREATE, ...Array.from({ length: 300 }, (_, at) => insert(`${at}`.repeat(200)))]);
    await database.close();
    const bytes = readFileSync(damaged);
    bytes.fill(0xff, 4096 * 2, 4096 * 4);
    writeFileSync(damaged, bytes);
    const text = newPath();
    writeFileSync(text, "no database at all ".repeat(500));
    for (const [path, what] of [
      [empty, /is empty/],
      [foreign, /another application/],
      [damaged, /is damaged/],
      [text, /damaged or not a database/],
    ] as const) {
      const fault = cause(() => createEmbeddedDatabase({ path }));
      expect(fault?.code).toBe("database_unavailable");
      expect(fault?.message).toMatch(what);
      expect(fault?.hint).toBeTruthy();
    }
    expect(readFileSync(text, "utf8")).toMatch(/^no database/);
  });

  it("tells a wrong, a missing and a needless key from damage", async () => {
    const path = newPath();
    const database = createEmbeddedDatabase({ path, encryption_key: "right" });
    await database.write([CREATE, insert("a secret marker")]);
    await database.close();
    expect(readFileSync(path).includes("a secret marker")).toBe(false);
    expect(existsSync(`${path}.key-check`)).toBe(true);
    expect(cause(() => createEmbeddedDatabase({ path, encryption_key: "wrong" }))?.message).toMatch(
      /key is wrong/,
    );
    expect(cause(() => createEmbeddedDatabase({ path }))?.message).toMatch(/encrypted and no key/);
    const plain = newPath();
    await createEmbeddedDatabase({ path: plain }).close();
    expect(cause(() => createEmbeddedDatabase({ path: plain, encryption_key: "x" }))?.message).toMatch(
      /not encrypted/,
    );
    expect(await count(open({ path, encryption_key: "right" }))).toBe(1);
  });

  it("cannot be made where there is no way to", () => {
    const file = newPath();
    writeFileSync(file, "in the way");
    expect(cause(() => createEmbeddedDatabase({ path: join(file, "x.db") }))).toMatchObject({
      code: "database_unavailable",
    });
  });

  it("holds no deleted text after a checkpoint", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([
      CREATE,
      { sql: "CREATE VIRTUAL TABLE found USING fts5(body)" },
      { sql: "INSERT INTO found (found, rank) VALUES ('secure-delete', 1)" },
    ]);
    const body = `${"long text ".repeat(1_000)} forgetmemarker`;
    await database.write([
      insert(body),
      { sql: "INSERT INTO found (rowid, body) VALUES (1, :body)", args: { body } },
    ]);
    const everywhere = () =>
      ["", "-wal"].some((suffix) => readFileSync(path + suffix).includes("forgetmemarker"));
    expect(everywhere()).toBe(true);
    await database.write([{ sql: "DELETE FROM notes" }, { sql: "DELETE FROM found WHERE rowid = 1" }]);
    await database.checkpoint();
    expect(everywhere()).toBe(false);
    expect(statSync(`${path}-wal`).size).toBe(0);
  });
});
