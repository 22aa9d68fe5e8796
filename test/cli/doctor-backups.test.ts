/** How old `doctor` says the newest backup to be: copies from before a migration, and unfinished ones, are none. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Manifest, writeManifest } from "../../src/adapters/backup/manifest.ts";
import { runCommand } from "../support/command.ts";
import { change, clearAway, copy, examine, makeSound } from "../support/doctor.ts";

const DAY_MS = 86_400_000;

beforeAll(makeSound);
afterAll(clearAway);

/** A copy of the installation whose database remembers no backup; its only one, in the folder of backups. */
async function forgetful() {
  const data = copy();
  await change(data, "DELETE FROM audit_log WHERE action = 'backup.created'");
  const backups = path.join(data, "backups");
  const [name = ""] = readdirSync(backups);
  return { data, backups, backup: path.join(backups, name), name };
}

/** Says something else of a backup, as if it had been made so. */
function rewrite(backup: string, changed: Partial<Manifest>): void {
  const file = path.join(backup, "manifest.json");
  const { checksum: _, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, writeManifest({ ...manifest, ...changed }));
}

const judge = async (data: string) =>
  (await examine(data)).findings.find(({ check }) => check === "backups")?.message;

it("counts what was made by hand, and no copy from before a migration, wherever it stands", async () => {
  const { data, backups, backup, name } = await forgetful();
  expect(await judge(data)).toBe("The newest backup is 0 days old.");
  const before = path.join(backups, "before-migration", name);
  cpSync(backup, before, { recursive: true });
  rewrite(before, { kind: "before_migration" });
  rewrite(backup, { created_at: new Date(Date.now() - 30 * DAY_MS - 60_000).toISOString() });
  expect(await judge(data)).toBe("The newest backup is 30 days old.");
  rewrite(backup, { kind: "before_migration" });
  expect(await judge(data)).toMatch(/^There is no backup \(.*is a copy of the database alone/u);
});

// Killed when all is copied, and only the manifest is missing.
const KILLED = `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { writeFileSync } = fs;
  fs.writeFileSync = (file, ...words) => {
    if (String(file).endsWith("manifest.json")) process.kill(process.pid, "SIGKILL");
    return writeFileSync(file, ...words);
  };
  syncBuiltinESMExports();`)}`;

it("counts none that was killed, which the list names, and the next backup removes", async () => {
  const { data, backups, backup } = await forgetful();
  rmSync(backup, { recursive: true });
  const words = ["--data", data];
  await runCommand(["backup", "create", ...words], { NODE_OPTIONS: `--import ${KILLED}` });
  const [left = "", ...others] = readdirSync(backups);
  expect([left, others]).toEqual([expect.stringMatching(/\.unfinished$/u), []]);
  expect(await judge(data)).toBe("There is no backup.");
  const listed = await runCommand(["backup", "list", ...words]);
  expect([listed.code, listed.stderr]).toEqual([
    0,
    expect.stringMatching(
      /^ {2}no backup: \S+\.unfinished: it was left unfinished, and goes when the next one is made\n$/u,
    ),
  ]);
  for (const command of [["verify"], ["restore", "--yes"]]) {
    const { code, stderr } = await runCommand(["backup", ...command, path.join(backups, left), ...words]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is no backup/u)]);
  }
  renameSync(path.join(backups, left), path.join(backups, left.replace(/\.[^,]+,/u, ".elsewhere,")));
  expect((await runCommand(["backup", "list", ...words])).stderr).toMatch(
    /no backup yet: .*: it is being made/u,
  );
  renameSync(path.join(backups, left.replace(/\.[^,]+,/u, ".elsewhere,")), path.join(backups, left));
  expect((await runCommand(["backup", "create", ...words])).code).toBe(0);
  expect(readdirSync(backups)).toEqual([expect.not.stringContaining("unfinished")]);
});
