/** Whatever is left open keeps the process alive: a command that has failed, and a service that serves nothing. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { createAppliance } from "../../src/appliance.ts";
import { openVolatile } from "../../src/appliance/volatile.ts";
import type { Database } from "../../src/ports/database.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { createTurnedClock, settingsFor } from "../support/appliance.ts";

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-failed-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** What holds a process, and which of it was let go. */
async function holding(settings = settingsFor({ data })) {
  const closed: string[] = [];
  const told = <T extends { close(): Promise<void> }>(name: string, opened: T): T => ({
    ...opened,
    close: async () => {
      closed.push(name);
      await opened.close();
    },
  });
  const volatile = await openVolatile({ settings, secrets: {}, clock: createTurnedClock(), log });
  const database: Database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
  const replaced = { volatile: told("volatile", volatile), database: told("database", database) };
  return { settings, replaced, closed };
}

it("a start whose adapters cannot all be opened lets go of the others", async () => {
  const relay = { "relay.transport": "http", "relay.http.url": "https://forms.example" };
  const { closed, ...opening } = await holding(settingsFor({ data, ...relay }));
  const secrets = { "relay.http.secret": new Secret("short") };
  await expect(createAppliance({ ...opening, secrets })).rejects.toThrow("no signing secret");
  expect(closed.toSorted()).toEqual(["database", "volatile"]);
});

it("a start with a database that it cannot migrate lets go of everything", async () => {
  await (await createAppliance({ settings: settingsFor({ data }) })).close();
  const { closed, ...opening } = await holding();
  const future = `INSERT INTO schema_migrations (position, id, checksum, applied_at) VALUES (9999, 'future', 'x', 'x')`;
  await opening.replaced.database.write([{ sql: future }]);
  await expect(createAppliance(opening)).rejects.toThrow("unknown migration future");
  expect(closed.toSorted()).toEqual(["database", "volatile"]);
});

it("what cannot be closed keeps nothing else open, and is told", async () => {
  const { closed, settings, replaced } = await holding();
  const rateLimiter = { consume: async () => 0, close: () => Promise.reject(new Error("lost")) };
  const appliance = await createAppliance({ settings, replaced: { ...replaced, rateLimiter } });
  await expect(appliance.close()).rejects.toThrow("lost");
  expect(closed.toSorted()).toEqual(["database", "volatile"]);
});
