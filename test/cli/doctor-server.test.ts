import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildSecureDelete, findSqld, type Sqld, startSqld } from "../adapters/storage/sqld.ts";
import { runCommand } from "../support/command.ts";

const program = findSqld();
const extension = program === undefined ? undefined : buildSecureDelete();
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-doctor-server-"));
afterAll(() => {
  for (const made of [folder, extension]) if (made) rmSync(made, { recursive: true, force: true });
});

const needs = "skipped without one (TEST_SQLD), a C compiler and libsqlite3-dev";
describe.skipIf(extension === undefined)(`doctor on a libSQL server, ${needs}`, () => {
  const run = (server: Sqld, ...words: string[]) =>
    runCommand([...words, "--data", path.join(folder, "data")], { CHAT_ASSISTANT_DATABASE_URL: server.url });
  const examine = async (server: Sqld) => {
    const { stdout } = await run(server, "doctor", "--json", "--port", "0");
    const { findings } = JSON.parse(stdout) as {
      findings: { check: string; level: string; remedy: string }[];
    };
    return findings.filter(({ check }) => check === "deleted text");
  };

  it("warns of one that keeps deleted text, and not of one with the documented extension", async () => {
    mkdirSync(path.join(folder, "shop"));
    writeFileSync(path.join(folder, "shop", "robot.yaml"), "assistant_name: Riva\nlocale: en\n");
    let server = await startSqld(program!);
    try {
      expect((await run(server, "seed", path.join(folder, "shop"))).code).toBe(0);
      expect(await examine(server)).toMatchObject([
        { level: "warning", remedy: expect.stringContaining("docs/libsql-server.md") },
      ]);
      await server.shutDown();
      server = await startSqld(program!, {
        folder: server.folder,
        args: ["--extensions-path", extension!],
      });
      expect(await examine(server)).toMatchObject([{ level: "ok" }]);
    } finally {
      await server.stop();
    }
  });
});

it("a libSQL server that nobody finds is told as that, and not as one to be migrated", async () => {
  const { stdout } = await runCommand(
    ["doctor", "--json", "--port", "0", "--data", path.join(folder, "away")],
    { CHAT_ASSISTANT_DATABASE_URL: "http://127.0.0.1:1" },
  );
  const { findings } = JSON.parse(stdout) as {
    findings: { check: string; message: string; remedy: string }[];
  };
  const finding = findings.find(({ check }) => check === "database");
  expect(finding).toMatchObject({
    level: "error",
    message: expect.stringMatching(/^The libSQL server cannot be used: .*database server/),
    remedy: expect.stringContaining("database.url"),
  });
  expect(`${finding?.message} ${finding?.remedy}`).not.toMatch(/migrat/);
});
