/** What is remembered of API keys, and what ends it: whatever anybody commits, in this process or another. */
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createApiKeyStore } from "../../../../src/adapters/storage/tenants/api-keys.ts";
import { migrate } from "../../../../src/adapters/storage/schema/migrate.ts";
import { MIGRATIONS } from "../../../../src/adapters/storage/schema/migrations.ts";
import { type ApiKey, hashSecret } from "../../../../src/domain/api-key.ts";
import type { Database } from "../../../../src/ports/database.ts";
import { onBothDatabases } from "../both-databases.ts";
import { closeDatabases, newPath, open, removeFiles } from "../embedded/files.ts";

const SECRET = "the secret of acme";
const PRESENTED = { key_id: "key_acme", secret: SECRET };
const KEY: ApiKey = {
  key_id: "key_acme",
  tenant_id: "ten_acme",
  name: "shop",
  scopes: ["responses"],
  default_channel_id: null,
  created_at: 1,
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
};
const TENANT = {
  sql: `INSERT INTO tenants (tenant_id, name, company_name, locale, plan, protocol_letters, notification_emails, created_at)
    VALUES ('ten_acme', 'acme', 'Acme', 'en', 'default', 'ACM', '[]', 1)`,
};

/** A store with one key, and the reads that it made since they were last counted. */
async function storeOf(database: Database) {
  let reads = 0;
  const keys = createApiKeyStore({
    ...database,
    read: (statement) => {
      reads += 1;
      return database.read(statement);
    },
  });
  await keys.create({ key: KEY, secret_hash: hashSecret(SECRET) });
  const countReads = (): number => reads - (reads = 0);
  return { keys, countReads };
}

async function openFile(path = newPath()): Promise<Database> {
  const database = open({ path });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  return database;
}

afterEach(closeDatabases);
afterAll(removeFiles);

describe("API keys in an embedded file", () => {
  it("are read once while nobody writes, and still compared each time", async () => {
    const { keys, countReads } = await storeOf(await openFile());
    for (let calls = 0; calls < 3; calls += 1)
      expect(await keys.verify(PRESENTED)).toEqual({ key: KEY, has_tenant: false });
    expect(await keys.verify({ ...PRESENTED, secret: "the secret of another" })).toBeNull();
    expect(countReads()).toBe(1);
    expect(await keys.verify({ ...PRESENTED, key_id: "key_nobody" })).toBeNull();
    expect(await keys.verify({ ...PRESENTED, key_id: "key_nobody" })).toBeNull();
    expect(countReads()).toBe(2);
  });

  it("are told by their whole hash, to its last character", async () => {
    const { keys } = await storeOf(await openFile());
    const hash = hashSecret(SECRET);
    const like = { ...KEY, key_id: "key_like" };
    const other = hash.endsWith("0") ? "1" : "0";
    await keys.create({ key: like, secret_hash: hash.slice(0, -1) + other });
    expect(await keys.verify({ ...PRESENTED, key_id: "key_like" })).toBeNull();
    expect(await keys.verify(PRESENTED)).not.toBeNull();
  });

  it("are read anew after every write of this process: a use, a tenant, a revocation", async () => {
    const database = await openFile();
    const { keys, countReads } = await storeOf(database);
    await keys.verify(PRESENTED);
    await keys.recordUse("key_acme", 100_000);
    expect((await keys.verify(PRESENTED))?.key.last_used_at).toBe(100_000);
    await database.write([TENANT]);
    expect((await keys.verify(PRESENTED))?.has_tenant).toBe(true);
    await keys.revoke("key_acme", 200_000);
    expect((await keys.verify(PRESENTED))?.key.revoked_at).toBe(200_000);
    expect(countReads()).toBe(4);
  });

  it("are read anew after every write of another connection, also after that connection is gone", async () => {
    const path = newPath();
    const { keys } = await storeOf(await openFile(path));
    const elsewhere = await openFile(path);
    await keys.verify(PRESENTED);
    await elsewhere.write([TENANT]);
    expect((await keys.verify(PRESENTED))?.has_tenant).toBe(true);
    await createApiKeyStore(elsewhere).revoke("key_acme", 200_000);
    await elsewhere.close();
    expect((await keys.verify(PRESENTED))?.key.revoked_at).toBe(200_000);
  });
});

onBothDatabases("API keys", (openAny) => {
  it("count no more once they are revoked, whoever remembers them", async () => {
    const database = await openAny();
    const { keys } = await storeOf(database);
    await keys.verify(PRESENTED);
    await createApiKeyStore(database).revoke("key_acme", 200_000);
    expect((await keys.verify(PRESENTED))?.key.revoked_at).toBe(200_000);
    await database.close();
  });
});
