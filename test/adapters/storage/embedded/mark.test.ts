/** What lies beside a database that was left in order, and when a start trusts it. */
import {
  mkdirSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createEmbeddedDatabase } from "../../../../src/adapters/storage/embedded/database.ts";
import { isAsLeft, leaveMark } from "../../../../src/adapters/storage/embedded/mark.ts";
import { closeDatabases, count, CREATE, insert, newPath, open, removeFiles } from "./files.ts";

afterEach(closeDatabases);
afterEach(() => void vi.useRealTimers());
afterAll(removeFiles);

const ROWS = Array.from({ length: 300 }, (_, at) => insert(`${at}`.repeat(200)));
const DAY_MS = 24 * 60 * 60 * 1_000;

async function left(): Promise<string> {
  const path = newPath();
  const database = createEmbeddedDatabase({ path });
  await database.write([CREATE, ...ROWS]);
  await database.close();
  return path;
}

function harm(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096 * 2, 4096 * 4);
  writeFileSync(path, bytes);
}

describe("a database that was left", () => {
  it("in order is not looked through again", async () => {
    const path = await left();
    expect(isAsLeft(path)).toBe(true);
    expect(statSync(`${path}.checked`).mode & 0o777).toBe(0o600);
    expect(await count(open({ path }))).toBe(300);
    // Seen by what is then no longer seen: a mark for damaged bytes, which nothing but a test makes.
    await closeDatabases();
    harm(path);
    leaveMark(path, () => true);
    expect(() => open({ path })).not.toThrow();
    expect(() => createEmbeddedDatabase({ path, integrity_check: "full" })).toThrow(/is damaged/);
  });

  it.each([
    ["and changed since", (path: string) => harm(path)],
    [
      "and replaced since",
      (path: string) => (harm(path), copyFileSync(path, `${path}.2`), renameSync(`${path}.2`, path)),
    ],
    [
      "with a mark that cannot be read",
      (path: string) => (harm(path), writeFileSync(`${path}.checked`, "?")),
    ],
    [
      "more than a week ago",
      (path: string) => (harm(path), leaveMark(path, () => true), vi.setSystemTime(Date.now() + 7 * DAY_MS)),
    ],
    [
      "by a clock that was ahead",
      (path: string) => (harm(path), leaveMark(path, () => true), vi.setSystemTime(Date.now() - DAY_MS)),
    ],
  ])("in order %s is looked through at the start", async (_name, change) => {
    const path = await left();
    change(path);
    expect(isAsLeft(path)).toBe(false);
    expect(() => createEmbeddedDatabase({ path })).toThrow(/is damaged/);
  });

  it("with something in its journal is looked through", async () => {
    const path = await left();
    const database = open({ path });
    await database.write([insert("one more")]);
    expect(isAsLeft(path)).toBe(false);
    await database.close();
    expect(isAsLeft(path)).toBe(true);
  });

  it("damaged meanwhile gets no mark, though the process holds the pages in memory", async () => {
    const path = await left();
    const database = open({ path });
    expect(await count(database)).toBe(300);
    harm(path);
    await database.close();
    expect(isAsLeft(path)).toBe(false);
    expect(() => createEmbeddedDatabase({ path })).toThrow(/is damaged/);
  });

  it("gets no mark when somebody writes while it is looked through", async () => {
    const path = await left();
    const mark = readFileSync(`${path}.checked`, "utf8");
    harm(path);
    leaveMark(path, () => {
      harm(path);
      return true;
    });
    expect(readFileSync(`${path}.checked`, "utf8")).toBe(mark);
  });

  it("with its file gone does not come back as an empty one", async () => {
    const path = await left();
    const database = open({ path });
    renameSync(path, `${path}.aside`);
    await database.close();
    expect(existsSync(path)).toBe(false);
  });

  it("closes where no mark can be written", async () => {
    const path = newPath();
    mkdirSync(`${path}.checked`);
    const database = createEmbeddedDatabase({ path });
    await database.write([CREATE, ...ROWS]);
    await expect(database.close()).resolves.toBeUndefined();
    expect(isAsLeft(path)).toBe(false);
    expect(await count(open({ path }))).toBe(300);
  });
});
