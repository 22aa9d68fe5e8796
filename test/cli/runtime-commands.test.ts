import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readExpiry } from "../../src/cli/commands/keys-issue.ts";
import { parseApiKey } from "../../src/domain/api-key.ts";
import { runCommand, start } from "../support/command.ts";

const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-keys-"));
const run = (...words: string[]) => runCommand([...words, "--data", data]);
beforeAll(async () => {
  expect((await run("seed", "templates/demo")).code).toBe(0);
}, 60_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe("keys and channels", () => {
  it("issue prints the key on standard output, once; no file holds it", async () => {
    const { code, stdout, stderr } = await run(
      "keys",
      "issue",
      "--tenant",
      "demo",
      "--scopes",
      "responses, channels:private",
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining("shown this once")]);
    const parts = parseApiKey(stdout.trim())!;
    expect(parts.key_id).toMatch(/^key_/);
    const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const { parentPath, name } of files)
      expect(readFileSync(path.join(parentPath, name)).includes(parts.secret), name).toBe(false);
  });

  it("channels list, issue with a channel, list and revoke, as JSON", async () => {
    const listed = await run("channels", "list", "--robot", "demo-en", "--json");
    const { channels } = JSON.parse(listed.stdout);
    expect(channels.map(({ name, visibility }: any) => [name, visibility])).toEqual([
      ["public", "public"],
      ["team", "private"],
    ]);
    expect(listed.stdout).not.toContain("instructions");
    const issued = JSON.parse(
      (
        await run(
          "keys",
          "issue",
          "--tenant",
          "demo",
          "--scopes",
          "chat_completions",
          "--channel",
          "demo-en/public",
          "--expires",
          "90d",
          "--name",
          "ci",
          "--json",
        )
      ).stdout,
    );
    expect(issued).toMatchObject({
      name: "ci",
      scopes: ["chat_completions"],
      default_channel_id: channels[0].channel_id,
      revoked_at: null,
    });
    expect(Date.parse(issued.expires_at) - Date.parse(issued.created_at)).toBeCloseTo(90 * 86_400_000, -4);
    expect(issued.created_at).toMatch(/T.*Z$/);
    const { keys } = JSON.parse((await run("keys", "list", "--tenant", "demo", "--json")).stdout);
    expect((await run("keys", "list")).stdout).toMatch(
      /^KEY +STATE +SCOPES +ISSUED \(UTC\) +LAST USED \(UTC\) +EXPIRES \(UTC\) +NAME\n[\s\S]*key_\S+ +valid +chat_completions .* never .* ci\n/,
    );
    expect((await run("channels", "list")).stdout).toMatch(
      /^CHANNEL +VISIBILITY +NAME +TENANT\nchn_\S+ +public +demo-en\/public +demo\n/,
    );
    const { api_key, ...known } = issued;
    expect(keys).toContainEqual(known);
    expect(JSON.stringify(keys)).not.toContain(parseApiKey(api_key)!.secret);
    const revoked = JSON.parse((await run("keys", "revoke", issued.key_id, "--json")).stdout);
    expect(revoked.revoked_at).toMatch(/Z$/);
    expect(JSON.parse((await run("keys", "revoke", issued.key_id, "--json")).stdout).revoked_at).toBe(
      revoked.revoked_at,
    );
  });

  it.each([
    [["keys", "issue", "--tenant", "nobody", "--scopes", "responses"], 1, "there are: demo"],
    [["keys", "issue", "--tenant", "demo", "--scopes", "admin"], 2, "channels:private"],
    [
      ["keys", "issue", "--tenant", "demo", "--scopes", "responses", "--channel", "demo-en/nowhere"],
      1,
      "channels list",
    ],
    [
      ["keys", "issue", "--tenant", "demo", "--scopes", "responses", "--channel", "demo-en/team"],
      1,
      "channels:private",
    ],
    [["keys", "issue", "--tenant", "demo", "--scopes", "responses", "--expires", "soon"], 2, "90d"],
    [["keys", "issue", "--tenant", "demo", "--scopes", "responses", "--expires", "0d"], 2, "0d is over"],
    [["keys", "issue", "--tenant", "demo"], 2, "--scopes"],
    [["keys", "revoke", "key_nobody"], 1, "keys list"],
    [["keys", "destroy"], 2, "unknown command"],
    [["channels", "list", "--robot", "nowhere"], 1, "nowhere"],
  ])("%j fails and says what to do", async (words, code, said) => {
    const ended = words.length === 2 ? await runCommand(words) : await run(...words);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(said)]);
  });

  it("a key works on a running server, and revoking by another process ends it with the next request", async () => {
    const key = (
      await run("keys", "issue", "--tenant", "demo", "--scopes", "responses", "--channel", "demo-en/public")
    ).stdout.trim();
    const server = start(["serve", "--port", "0", "--data", data]);
    const [, url] = /Serving at (\S+)/.exec(await server.waitFor(/Serving at \S+\n/, "stderr"))!;
    const ask = () =>
      fetch(`${url}/v1/responses`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ input: "Are you open on Sundays?" }),
      });
    // More than once: the first use is written down, which would have the key read again by itself.
    for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200);
    await run("keys", "revoke", parseApiKey(key)!.key_id);
    expect((await ask()).status).toBe(401);
    server.child.kill("SIGINT");
    const { stderr, stdout } = await server.finished;
    expect(stderr + stdout).not.toContain(parseApiKey(key)!.secret);
  });
});

describe("--expires", () => {
  it("is UTC, wherever the operator is", async () => {
    const words = ["keys", "issue", "--tenant", "demo", "--scopes", "responses", "--json", "--data", data];
    const { stdout } = await runCommand([...words, "--expires", "2037-01-31T10:00"], { TZ: "Asia/Tokyo" });
    expect(JSON.parse(stdout).expires_at).toBe("2037-01-31T10:00:00.000Z");
  });

  const now = Date.UTC(2026, 0, 15, 12);
  it.each([
    ["12h", now + 12 * 3_600_000],
    ["90d", now + 90 * 86_400_000],
    ["2027-01-31", Date.UTC(2027, 0, 31, 23, 59, 59, 999)],
    ["2027-01-31T10:00:00Z", Date.UTC(2027, 0, 31, 10)],
    ["2027-01-31T10:00+09:00", Date.UTC(2027, 0, 31, 1)],
  ])("%s", (text, expected) => expect(readExpiry(text, now)).toBe(expected));

  it.each(["0d", "0h", "2026-01-14", "2026-01-15T12:00Z"])("%j is over already", (text) => {
    expect(() => readExpiry(text, now)).toThrow(
      `--expires takes a date (2027-01-31) or a time from now (90d, 12h), and ${text} is over already.`,
    );
  });

  it.each(["", "soon", "90", "d", "-1d", "2027-13-45", "2027-02-30", "2027-01-31T25:00", "2027-01-31 10:00"])(
    "%j is refused",
    (text) => {
      expect(() => readExpiry(text, now)).toThrow("--expires");
    },
  );
});
