/** What `doctor` says of a database that it cannot read: not that it holds nothing. */
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { start } from "../support/command.ts";
import { change, clearAway, copy, examine, makeSound, type Report } from "../support/doctor.ts";

beforeAll(makeSound);
afterAll(clearAway);

function damage(data: string): void {
  const file = path.join(data, "chat-assistant.db");
  const handle = openSync(file, "r+");
  for (let at = 3 * 4096; at < statSync(file).size; at += 4096)
    writeSync(handle, Buffer.alloc(2_000, 0x5a), 0, 2_000, at);
  closeSync(handle);
}

const find = ({ findings }: Report, check: string) => findings.find((finding) => finding.check === check);

describe("a database that cannot be read", () => {
  it("is not said to hold nothing: backups are looked for, tenants and the clock left open", async () => {
    const data = copy();
    damage(data);
    const report = await examine(data);
    expect(find(report, "backups")).toMatchObject({
      level: "ok",
      message: "The newest backup is 0 days old.",
    });
    expect(find(report, "relay")?.message).toMatch(/what tenants ask for stands in the database, unread/);
    expect(find(report, "clock")).toBeUndefined();
    const backups = path.join(data, "backups");
    const [name = ""] = readdirSync(backups);
    mkdirSync(path.join(backups, "before-migration"));
    renameSync(path.join(backups, name), path.join(backups, "before-migration", name));
    expect(find(await examine(data), "backups")).toMatchObject({
      level: "warning",
      message: expect.stringMatching(/^There is no backup in .*from before a migration/),
    });
    rmSync(backups, { recursive: true });
    expect(find(await examine(data), "backups")).toMatchObject({
      level: "warning",
      message: expect.stringMatching(/^There is no backup in .*backups; of others nothing is known/),
      remedy: expect.stringContaining("backup create --to"),
    });
  });

  it.skipIf(process.getuid?.() !== 0)(
    "is no missing one, and not restored, where another account runs it",
    async () => {
      const data = copy();
      chmodSync(data, 0o700);
      const another = ["setpriv", "--reuid=12345", "--regid=12345", "--clear-groups"];
      const { finished } = start(["doctor", "--json", "--data", data], {}, "/", another);
      expect(find(JSON.parse((await finished).stdout) as Report, "database")).toMatchObject({
        level: "error",
        remedy: "Run it as the account that owns the data directory.",
      });
    },
  );

  it.skipIf(process.getuid?.() !== 0)("behind a locked folder is not said to be missing", async () => {
    const data = copy();
    const locked = path.dirname(data);
    const { mode } = statSync(locked);
    chmodSync(locked, 0o700);
    const another = ["setpriv", "--reuid=12345", "--regid=12345", "--clear-groups"];
    const { finished } = start(["doctor", "--json", "--data", data], {}, "/", another);
    const report = JSON.parse((await finished).stdout) as Report;
    chmodSync(locked, mode);
    expect(find(report, "permissions")).toMatchObject({
      level: "error",
      message: `The data directory ${data} cannot be reached.`,
      remedy: expect.stringContaining("account that owns"),
    });
    expect(find(report, "blobs")).toBeUndefined();
  });

  it("is told from one that is not there yet, which holds nothing", async () => {
    const data = copy();
    rmSync(path.join(data, "chat-assistant.db"));
    const report = await examine(data);
    expect(find(report, "backups")?.message).toBe("There is nothing to back up yet.");
    expect(find(report, "relay")?.message).toMatch(/no tenant asks for it/);
  });
});

describe("numbers", () => {
  it("of one are told as one", async () => {
    const data = copy();
    await change(data, `UPDATE tenants SET notification_emails = '["team@acme.example"]'`);
    expect(find(await examine(data), "relay")?.message).toBe(
      "1 tenant names notification e-mails, but relay.transport is none.",
    );
    await change(
      data,
      "DELETE FROM schema_migrations WHERE position = (SELECT max(position) FROM schema_migrations)",
    );
    expect(find(await examine(data), "migrations")?.message).toMatch(/^1 migration is pending: /);
  });
});
