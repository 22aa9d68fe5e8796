import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, start } from "../support/command.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-backup-cli-"));
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  expect((await runCommand(["migrate", "--data", data])).code).toBe(0);
});

describe("backup", () => {
  it("create, list, verify and restore, each with --json, and both ends are audited", async () => {
    const made = await runCommand(["backup", "create", "--data", data, "--json"]);
    expect(made.code).toBe(0);
    const report = JSON.parse(made.stdout);
    expect(report).toEqual({
      backup: expect.stringContaining(path.join(data, "backups")),
      created_at: expect.any(String),
      kind: "by_hand",
      product_version: expect.stringMatching(/^\d/),
      database: "plain",
      files: 2,
      size_bytes: expect.any(Number),
    });
    const listed = await runCommand(["backup", "list", "--data", data, "--json"]);
    expect(JSON.parse(listed.stdout)).toEqual({ backups: [report], more: false });
    const verified = await runCommand(["backup", "verify", report.backup, "--json"]);
    expect(JSON.parse(verified.stdout)).toEqual({ ...report, pending_migrations: [] });
    const elsewhere = path.join(folder, "elsewhere");
    const restored = await runCommand(["backup", "restore", report.backup, "--data", elsewhere, "--json"]);
    expect(JSON.parse(restored.stdout)).toEqual({ data: elsewhere, parts: 2, set_aside: null });
    for (const [where, action] of [
      [data, "backup.created"],
      [elsewhere, "backup.restored"],
    ] as const) {
      const audit = await runCommand(["audit", "list", "--data", where, "--json"]);
      expect(JSON.parse(audit.stdout).entries[0]).toMatchObject({ action, subject: "installation" });
    }
  });

  it("create --keep deletes all but the newest", async () => {
    const to = path.join(folder, "kept");
    for (let round = 0; round < 3; round++)
      expect((await runCommand(["backup", "create", "--data", data, "--to", to, "--keep", "2"])).code).toBe(
        0,
      );
    expect(readdirSync(to)).toHaveLength(2);
    expect((await runCommand(["backup", "create", "--data", data, "--to", to, "--keep", "0"])).code).toBe(2);
  });

  it("restore refuses a directory that is not empty, and one in use even with --yes", async () => {
    const { stdout } = await runCommand(["backup", "list", "--data", data, "--json"]);
    const { backup } = JSON.parse(stdout).backups[0];
    const refused = await runCommand(["backup", "restore", backup, "--data", data]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("--yes")]);
    const server = start(["serve", "--data", data, "--port", "0"]);
    await server.waitFor(/Serving at/, "stderr");
    const inUse = await runCommand(["backup", "restore", backup, "--data", data, "--yes"]);
    expect([inUse.code, inUse.stderr]).toEqual([1, expect.stringContaining("stop it")]);
    server.child.kill("SIGTERM");
    await server.finished;
    const restored = await runCommand(["backup", "restore", backup, "--data", data, "--yes", "--json"]);
    const { set_aside } = JSON.parse(restored.stdout);
    expect(readdirSync(set_aside)).toEqual(["chat-assistant.db", "installation.secret"]);
  });

  it("of a libSQL server's database is refused with what can be done instead", async () => {
    const environment = { CHAT_ASSISTANT_DATABASE_URL: "http://127.0.0.1:9" };
    const refused = await runCommand(["backup", "create", "--data", data], environment);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("--without-database")]);
    const made = await runCommand(
      ["backup", "create", "--data", data, "--without-database", "--json"],
      environment,
    );
    expect(JSON.parse(made.stdout)).toMatchObject({ database: "none", files: 1 });
  });

  it("list names the folder it found none in: those made with --to are elsewhere", async () => {
    const own = path.join(folder, "own");
    await runCommand(["migrate", "--data", own]);
    await runCommand(["backup", "create", "--data", own, "--to", path.join(folder, "another-disk")]);
    const { code, stdout } = await runCommand(["backup", "list", "--data", own]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`no backup in ${path.join(own, "backups")}:`),
    ]);
    expect(stdout).toContain("--to");
  });

  it.each(["several", "data"])(
    "restore of a folder that holds backups names the newest: %s",
    async (kind) => {
      const of = kind === "data" ? data : path.join(folder, "several");
      const to = kind === "data" ? path.join(data, "backups") : of;
      const made = await runCommand(["backup", "create", "--data", data, "--to", to, "--json"]);
      const { backup } = JSON.parse(made.stdout);
      // One whose manifest nobody can read is none to restore.
      const broken = path.join(to, "chat-assistant-29990101T000000000Z-ffff");
      mkdirSync(broken);
      writeFileSync(path.join(broken, "manifest.json"), "{}");
      const { code, stderr } = await runCommand([
        "backup",
        "restore",
        of,
        "--data",
        path.join(folder, "none"),
      ]);
      rmSync(broken, { recursive: true });
      expect([code, stderr]).toEqual([
        1,
        `${of} holds backups and is none itself: name one, the newest is ${backup}\n`,
      ]);
    },
  );

  it("verify says what is no backup, and names the command that lists them", async () => {
    const { code, stderr } = await runCommand(["backup", "verify", path.join(folder, "nowhere")]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("backup list")]);
    const unfinished = path.join(folder, "unfinished");
    mkdirSync(unfinished);
    expect((await runCommand(["backup", "verify", unfinished])).stderr).toMatch(/is no backup.*backup list/);
    expect(readdirSync(data)).toContain("chat-assistant.db");
  });
});

describe("db encrypt", () => {
  it("keeps the data, sets the plain file aside and leaves no plain text in the database", async () => {
    const where = path.join(folder, "plain");
    const files = path.join(folder, "files", "shop");
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, "robot.yaml"), "assistant_name: Zanzibar\nlocale: en\n");
    expect((await runCommand(["seed", files, "--data", where])).code).toBe(0);
    const file = path.join(where, "chat-assistant.db");
    expect(readFileSync(file).includes("Zanzibar")).toBe(true);
    const key = { CHAT_ASSISTANT_DATABASE_KEY: "it's a key of enough characters, in words" };
    const { code, stdout } = await runCommand(["db", "encrypt", "--data", where, "--json"], key);
    expect(code).toBe(0);
    expect(readFileSync(file).includes("Zanzibar")).toBe(false);
    expect(
      readFileSync(path.join(JSON.parse(stdout).set_aside, "chat-assistant.db")).includes("Zanzibar"),
    ).toBe(true);
    expect((await runCommand(["ask", "shop", "Hello?", "--data", where], key)).code).toBe(0);
    expect((await runCommand(["ask", "shop", "Hello?", "--data", where])).stderr).toContain("no key is set");
  });

  it("without a key names the variable", async () => {
    const { code, stderr } = await runCommand(["db", "encrypt", "--data", data]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("CHAT_ASSISTANT_DATABASE_KEY")]);
  });
});
