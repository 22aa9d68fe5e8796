/** A text that is no UTF-8, in each column of each table in turn: everything else is served and listed as before. */
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { findSqld, startSqld } from "../adapters/storage/sqld.ts";
import { breakText, clearFilled, fill, listTextColumns } from "../support/filled.ts";
import { sized } from "../support/size.ts";
import { captureOutput, expectServed, run } from "../support/wrong-texts.ts";

await fill();
const columns = listTextColumns();
const named = columns.map((column) => [`${column.table}.${column.column}`, column] as const);
// Which migrations a database has is read before anything else: of this one nobody knows.
const REFUSED = new Set(["schema_migrations.id", "schema_migrations.checksum"]);
const used = named.filter(([name]) => !REFUSED.has(name));
afterAll(clearFilled);

let data = "";
captureOutput();
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe("a text that is no UTF-8", { timeout: 60_000 }, () => {
  it("is tried in every text column", () => {
    expect(columns.length).toBeGreaterThan(100);
    expect(columns.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each(used)("in %s keeps no other row from being served and listed", async (_, column) => {
    data = breakText(column);
    await expectServed(data);
  });

  it.each(named.filter(([name]) => REFUSED.has(name)))(
    "in %s has the database refused, in words",
    async (_, column) => {
      data = breakText(column);
      expect(await run("robots list", data)).toEqual({
        code: 1,
        stderr: expect.stringMatching(/cannot use a database whose migration .* differs/),
      });
    },
  );
});

const program = findSqld();
const EVERY = sized({ ci: 11, nightly: 1 });

describe.skipIf(program === undefined)(
  "on a libSQL server, left out without one (TEST_SQLD)",
  { timeout: 120_000 },
  () => {
    it.each(used.filter((_, at) => at % EVERY === 0))(
      "a text that is no UTF-8 in %s is no other matter",
      async (_, column) => {
        data = breakText(column);
        const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-sqld-"));
        mkdirSync(path.join(folder, "dbs/default"), { recursive: true });
        renameSync(path.join(data, "chat-assistant.db"), path.join(folder, "dbs/default/data"));
        const server = await startSqld(program!, { folder });
        vi.stubEnv("CHAT_ASSISTANT_DATABASE_URL", server.url);
        try {
          await expectServed(data, server.url);
        } finally {
          vi.unstubAllEnvs();
          await server.stop();
        }
      },
    );
  },
);
