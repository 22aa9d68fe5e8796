import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";
import { runCommand } from "../support/command.ts";
import { createVisitor } from "../support/visitor.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-privacy-cli-"));
const QUESTION = "Is Marie's xylophone repaired on Sundays?";
let house: TestAppliance;
let protocols: string[] = [];

const run = (...words: string[]) => runCommand([...words, "--data", data]);
const runJson = async (...words: string[]) => {
  const { code, stdout, stderr } = await run(...words, "--json");
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
};

beforeAll(async () => {
  house = await startAppliance({ data, settings: { "sweeps.enabled": false } });
  const visitor = createVisitor(() => house);
  for (const email of [null, "marie@example.com"]) {
    const { session_id, protocol_number } = await visitor.begin();
    await visitor.send(session_id, { message: QUESTION });
    if (email !== null) await visitor.handOff(session_id, { consent_accepted: true, email });
    protocols.push(protocol_number);
  }
}, 60_000);
afterAll(async () => {
  await house.stop();
  rmSync(data, { recursive: true, force: true });
});

describe("privacy, beside a running server", () => {
  it("report counts what is kept, without a word of it", async () => {
    const report = await runJson("privacy", "report");
    expect(report).toMatchObject({
      sessions: 2,
      active_sessions: 1,
      messages: 4,
      contacts: 1,
      oldest_text_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(JSON.stringify(report)).not.toContain("Marie");
    const { stdout } = await run("privacy", "report");
    expect(stdout).toMatch(/^sessions +2\n/);
    expect(stdout).toMatch(/\nsessions with text, under 1 day +2\n$/);
    expect((await run("privacy", "report", "--email", "marie@example.com")).code).toBe(2);
  });

  it.each([
    [[], 2, "--protocol or --email"],
    [
      ["--protocol", "ACM-20260115-AAAAAA", "--email", "marie@example.com", "--yes"],
      2,
      "--protocol or --email",
    ],
    [
      ["--email", "marie@example.com"],
      1,
      "marie@example.com will be erased; it cannot be undone. Confirm it with --yes",
    ],
    [["--protocol", "ACM-20260115-AAAAAA", "--yes"], 1, "Nothing is kept"],
    [["--email", "nobody@example.com", "--yes"], 1, "Nothing is kept"],
    // An address in the wrong place: it must not get into the audit log, where it would stay for two years.
    [["--protocol", "marie@example.com", "--yes"], 2, "looks like ACM-20260115-K3X9QZ"],
  ])("erase %j changes nothing, exits with %i, and says why", async (words, exit_code, said) => {
    const before = await house.countRows();
    const { code, stdout, stderr } = await run("privacy", "erase", ...words);
    expect([code, stdout, stderr]).toEqual([exit_code, "", expect.stringContaining(said)]);
    // Nor does the audit log keep what was given, which may be an address.
    expect(await house.countRows()).toEqual(before);
  });

  it("erase takes a person out, by address or protocol number, and leaves the others", async () => {
    const erased = await runJson("privacy", "erase", "--email", "marie@example.com", "--yes");
    expect(erased).toMatchObject({ sessions: 1, contacts: 1 });
    expect(await runJson("privacy", "report")).toMatchObject({ messages: 2, contacts: 0 });
    const quoted = ` ${protocols[0]!.toLowerCase()} `;
    const { stdout } = await run("privacy", "erase", "--protocol", quoted, "--yes");
    expect(stdout).toBe("Erased what was kept of 1 session and 0 contacts.\n");
    expect(await runJson("privacy", "report")).toMatchObject({ messages: 0, oldest_text_at: null });
    const { entries } = await runJson("audit", "list");
    expect(JSON.stringify(entries)).not.toContain("marie@example.com");
    expect((await run("audit", "verify")).code).toBe(0);
  }, 120_000);

  it.each([
    ["zoe@example.com", " Zoe@EXAMPLE.com\n"],
    ["zoe@example.com", "ｚｏｅ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
    ["Zoë@bücher.example", "ZOË@BÜCHER.example"],
    ["ZOË@BÜCHER.example", "zoë@bücher.example"],
  ])("an address that was left as %j is found as %j", async (email, asked) => {
    const visitor = createVisitor(() => house);
    const { session_id } = await visitor.begin();
    await visitor.handOff(session_id, { consent_accepted: true, email });
    expect(await runJson("privacy", "erase", "--email", asked, "--yes")).toMatchObject({ contacts: 1 });
  });
});

describe("audit verify", () => {
  it("tells an entry that was changed afterwards, and exits with 1", async () => {
    const { entries } = await runJson("audit", "verify");
    const sql = "UPDATE audit_log SET actor = 'nobody' WHERE seq = :seq";
    await house.appliance.adapters.database.write([{ sql, args: { seq: entries } }]);
    const { code, stdout } = await run("audit", "verify");
    expect([code, stdout]).toEqual([1, expect.stringContaining(`broken at entry ${entries}`)]);
    expect(JSON.parse((await run("audit", "verify", "--json")).stdout)).toMatchObject({ broken_at: entries });
  });
});

describe("sweep", () => {
  it("--dry-run only counts; by hand it does what is due", async () => {
    const before = await house.countRows();
    const due = await runJson("sweep", "--dry-run");
    expect(Object.keys(due).length).toBeGreaterThan(0);
    expect(await house.countRows()).toEqual(before);
    expect((await run("sweep")).code).toBe(0);
    expect((await run("sweep", "--often")).code).toBe(2);
  }, 120_000);

  it("goes on behind one that fails: what is to be forgotten is forgotten", async () => {
    const { database } = house.appliance.adapters;
    await database.write([{ sql: "ALTER TABLE expand_tokens RENAME TO hidden" }]);
    try {
      const { code, stdout, stderr } = await run("sweep", "--json");
      expect(code).toBe(1);
      expect(stderr).toMatch(/^expand tokens: failed: /u);
      expect(JSON.parse(stdout).sweeps).toHaveProperty("gap questions");
      expect(JSON.parse(stdout).sweeps).not.toHaveProperty("expand tokens");
    } finally {
      await database.write([{ sql: "ALTER TABLE hidden RENAME TO expand_tokens" }]);
    }
  }, 120_000);
});
