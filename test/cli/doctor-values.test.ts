/** A value that another program wrote past a rule of its table: `doctor` names the row and the rule, and nothing is taken for damaged. */
import { rmSync } from "node:fs";
import path from "node:path";
import Libsql from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { clearAway, copy, examine, folder, makeSound } from "../support/doctor.ts";

beforeAll(makeSound, 60_000);
afterAll(clearAway);

function breakRules(...statements: readonly string[]): string {
  const data = copy();
  const database = new Libsql(path.join(data, "chat-assistant.db"));
  database.exec(["PRAGMA ignore_check_constraints=ON", "PRAGMA foreign_keys=OFF", ...statements].join(";"));
  database.close();
  return data;
}

it("is a warning of its own, beside a database that is whole", async () => {
  const data = breakRules(
    "UPDATE robots SET retention_mode = 'forever'",
    "UPDATE channels SET visibility = 'secret'",
  );
  const { findings } = await examine(data);
  const seeded = await runCommand(["seed", path.join(folder, "shop"), "--data", data]);
  expect(seeded.code).toBe(0);
  const after = (await examine(data)).findings;
  expect(after.filter(({ check }) => check === "values")).toEqual([]);
  const own = findings.filter(({ check }) => ["database", "values", "migrations", "texts"].includes(check));
  expect(own.map(({ check, level }) => [check, level])).toEqual([
    ["database", "ok"],
    ["migrations", "ok"],
    ["values", "warning"],
    ["texts", "ok"],
  ]);
  const { message, remedy } = own.find(({ check }) => check === "values")!;
  expect(message.slice(message.indexOf(": ") + 2)).toBe(
    "channels (rowid 1: not visibility IN ('public', 'private')), " +
      "robots (rowid 1: not retention_mode IN ('none', 'summary', 'full')).",
  );
  expect(remedy).toMatch(/chat-assistant seed.*backup restore/);
  expect(JSON.stringify(findings)).not.toMatch(/is damaged/);
});

it("is named by its row's key where that is no rowid, ten rows of a rule at most, and by every rule it breaks", async () => {
  const data = breakRules(
    `INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
      SELECT 7, value, 'msg_' || value, 'robot', 'Hi (there', 0 FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12]')`,
    "UPDATE robots SET published = 7, locale = 'la'",
  );
  const { findings } = await examine(data);
  const { message } = findings.find(({ check }) => check === "values")!;
  const rows = Array.from({ length: 10 }, (_, at) => `session_key 7, seq ${at + 1}`).join("; ");
  expect(message).toContain(
    `: messages (${rows} and maybe more: not role IN ('user', 'assistant')), robots (`,
  );
  expect(message).toContain("(rowid 1: not locale IN ('en', 'pt-BR', 'ja', 'it'))");
  expect(message).toContain("(rowid 1: not published IN (0, 1)).");
});

it("is no reason to refuse a backup, nor to restore or encrypt it", async () => {
  const data = breakRules("UPDATE robots SET retention_mode = 'forever'");
  const to = path.join(folder, "backups");
  const made = await runCommand(["backup", "create", "--to", to, "--data", data, "--json"]);
  expect([made.code, made.stderr]).toEqual([0, expect.not.stringContaining("damaged")]);
  rmSync(data, { recursive: true });
  const backup = JSON.parse(made.stdout).folder ?? JSON.parse(made.stdout).backup;
  const restored = await runCommand(["backup", "restore", backup, "--yes", "--data", data]);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  const key = { CHAT_ASSISTANT_DATABASE_KEY: "it's a key of enough characters, in words" };
  expect((await runCommand(["db", "encrypt", "--data", data], key)).code).toBe(0);
  expect((await runCommand(["robots", "list", "--data", data], key)).code).toBe(0);
});

it("is nothing where all values keep to their rules", async () => {
  const { findings } = await examine(copy());
  expect(findings.filter(({ check }) => check === "values")).toEqual([]);
});
