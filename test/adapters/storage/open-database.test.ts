import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, describe, expect, it } from "vitest";

import { openDatabase, toPath } from "../../../src/adapters/storage/open-database.ts";

const folder = mkdtempSync(join(tmpdir(), "chat-assistant-open-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("opening a database by its URL", () => {
  it("understands paths and file URLs", () => {
    expect(toPath("data/chat.db")).toBe("data/chat.db");
    expect(toPath("file:data/my%20chat.db")).toBe("data/my chat.db");
    expect(toPath("file:///var/lib/chat.db")).toBe("/var/lib/chat.db");
    expect(toPath(":memory:")).toBe(":memory:");
    expect(toPath("file::memory:")).toBe(":memory:");
  });

  it("makes a file and its folder", async () => {
    const path = join(folder, "deep", "er", "chat.db");
    const database = await openDatabase({ url: pathToFileURL(path).href });
    expect(await database.read({ sql: "SELECT 1 AS n" })).toEqual([{ n: 1 }]);
    await database.close();
    expect(existsSync(path)).toBe(true);
  });

  it("refuses other schemes and an encryption key for a server", async () => {
    await expect(openDatabase({ url: "postgres://db/chat" })).rejects.toMatchObject({
      code: "database_unavailable",
    });
    const encrypted = openDatabase({ url: "http://127.0.0.1:9", encryption_key: "x" });
    await expect(encrypted).rejects.toThrow(/cannot encrypt/);
  });
});
