/** Runs a suite of stores on an embedded file and, where one is installed, on a real libSQL server. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe } from "vitest";
import { migrate } from "../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema/migrations.ts";
import type { Database } from "../../../src/ports/database.ts";
import { findSqld, startSqld } from "./sqld.ts";

/** Opens an empty, migrated database; closing it takes away what it stood on. */
export type OpenDatabase = () => Promise<Database>;

const program = findSqld();

export function onBothDatabases(what: string, suite: (open: OpenDatabase) => void): void {
  describe(`${what} in an embedded file`, () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-stores-"));
    let count = 0;
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    suite(async () => migrated(await openDatabase({ url: path.join(folder, `${count++}.db`) })));
  });

  describe.skipIf(program === undefined)(
    `${what} on a libSQL server, skipped without one (TEST_SQLD)`,
    () => {
      suite(async () => {
        const server = await startSqld(program!);
        const database = await migrated(await openDatabase({ url: server.url }));
        return {
          ...database,
          close: async () => {
            await database.close();
            await server.stop();
          },
        };
      });
    },
  );
}

async function migrated(database: Database): Promise<Database> {
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  return database;
}
