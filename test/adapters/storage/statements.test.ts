import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema/migrations.ts";
import type { Database } from "../../../src/ports/database.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
});
afterAll(() => database.close());

const STATEMENT = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/;
// Statements about tables that the migrations runner itself makes, and probes of the schema.
const folders = ["src/adapters/storage", "src/cli/doctor"];

async function listStatements(): Promise<readonly (readonly [string, string])[]> {
  const found: [string, string][] = [];
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".ts"))) {
      const module = (await import(path.resolve(folder, file))) as Record<string, unknown>;
      for (const [name, value] of Object.entries(module)) {
        if (typeof value === "string" && STATEMENT.test(value)) found.push([`${file}: ${name}`, value]);
      }
    }
  }
  return found;
}

describe("every exported statement", () => {
  it("is understood by a migrated database: tables, columns and syntax", async () => {
    const statements = await listStatements();
    expect(statements.length).toBeGreaterThan(100);
    for (const [name, sql] of statements) {
      const args = Object.fromEntries([...sql.matchAll(/:(\w+)/g)].map(([, argument]) => [argument, null]));
      await expect(database.read({ sql: `EXPLAIN ${sql}`, args }), name).resolves.toBeInstanceOf(Array);
    }
  });

  it("a statement with a wrong column would be found", async () => {
    await expect(database.read({ sql: "EXPLAIN SELECT nothing FROM sessions" })).rejects.toThrow();
  });
});

describe("the schema", () => {
  it("has STRICT tables only", async () => {
    const loose = await database.read<{ name: string }>({
      sql: "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%' ORDER BY name",
    });
    expect(loose).toEqual([]);
  });

  it("a value outside an enumeration is refused", async () => {
    const tenant = `INSERT INTO tenants (tenant_id, name, company_name, locale, plan, protocol_letters, notification_emails, created_at)
      VALUES ('ten_1', 'a', 'A', :locale, 'free', :letters, '[]', 0)`;
    await expect(database.write([{ sql: tenant, args: { locale: "fr", letters: "ABC" } }])).rejects.toThrow();
    await expect(database.write([{ sql: tenant, args: { locale: "en", letters: "abc" } }])).rejects.toThrow();
  });
});
