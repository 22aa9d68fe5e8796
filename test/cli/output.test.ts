/** Where commands write: into full disks and to readers who have gone, from folders that have gone. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { clearFilled, fill, manySessions } from "../support/filled.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-output-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  clearFilled();
});
const LONG = { timeout: 60_000 };

const PROGRAM = `"${process.execPath}" "${path.resolve("bin/chat-assistant.cjs")}"`;

/** Runs the program in a shell, with redirections. */
const inShell = (words: string, cwd = folder) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const command = `set -o pipefail; ${words.replaceAll("chat-assistant", PROGRAM)}`;
    execFile("bash", ["-c", command], { cwd, encoding: "utf8" }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

describe.runIf(existsSync("/dev/full"))("a device that is full", () => {
  it.each(["config show", "config show --json", "--help", "completion bash"])(
    "is told in a line when %s is written to it, and the exit code is 1",
    async (words) => {
      const { code, stderr } = await inShell(`chat-assistant ${words} > /dev/full`);
      expect([code, stderr]).toEqual([1, "The output cannot be written: the disk is full.\n"]);
    },
  );

  it("takes no complaint, and the exit code stays", async () => {
    expect((await inShell("chat-assistant robots lst 2> /dev/full")).code).toBe(2);
    expect((await inShell("chat-assistant config show 2> /dev/full")).code).toBe(0);
  });
});

describe("a reader who has gone", () => {
  it("is no failure, of results and of complaints alike", async () => {
    expect(await inShell("chat-assistant config show | head -1")).toMatchObject({ code: 0, stderr: "" });
    expect((await inShell("chat-assistant robots 2>&1 >/dev/null | true")).code).toBe(2);
  });

  it("ends an export soon, and the audit log has what was read until then", LONG, async () => {
    await fill();
    const data = manySessions(5_000);
    for (const [reader, code] of [
      ["| head -1", 0],
      ["> /dev/full", 1],
    ] as const) {
      const read = await inShell(`chat-assistant sessions export --jsonl --data . ${reader}`, data);
      expect(read.code, read.stderr).toBe(code);
      const { stdout } = await inShell(`chat-assistant audit list --json --data .`, data);
      const [last] = JSON.parse(stdout).entries;
      expect(last).toMatchObject({ action: "sessions.exported" });
      expect(last.details.sessions).toBeLessThan(5_000);
    }
  });
});

describe("a folder that has gone", () => {
  it("is told, where a path is counted from it", async () => {
    const words = 'mkdir gone && cd gone && rmdir "$PWD" && chat-assistant robots list';
    const { code, stderr } = await inShell(words);
    expect([code, stderr]).toEqual([1, "The current folder is gone: change into another one.\n"]);
  });
});

describe("what the command line alone cannot tell", () => {
  it.each([
    [["ask", "shop", " "], "The question is empty."],
    [["privacy", "erase"], "Give either --protocol or --email."],
    [["checks", "add", "shop", "Open?"], "Give either --expect or --expect-declined."],
    [["init", "Big Shop"], "Big Shop is no name for a tenant"],
    [["sessions", "list", "--since", "2026-02-30"], "It takes a date"],
    [["robots", "list", "--log", "xml"], "It is text or json."],
  ])("%j is wrong usage", async (words, told) => {
    const { code, stderr } = await runCommand(words, {}, folder);
    expect([code, stderr]).toEqual([2, expect.stringContaining(told)]);
  });

  it.each(["--config", "--data"])("an empty %s is none, and not the default", async (flag) => {
    const { code, stderr } = await runCommand(["config", "show", flag, ""], {}, folder);
    expect([code, stderr]).toEqual([1, expect.stringContaining("is empty")]);
  });

  it.each([
    ["port: 80\n   log: debug\n", /wrong\.yaml:1: .*begin both lines in the same column\n$/],
    ["port: 80\nport: 81\n", /wrong\.yaml:2: a key stands here twice\n$/],
    ["trusted_proxies: [10.0.0.1\nport: 80\n", /wrong\.yaml:2: a bracket .* write the missing \]\n$/],
    ['{"port": 80', /wrong\.yaml:1: a bracket .* write the missing \}\n$/],
    ['host: "::1\nport: 80\n', /wrong\.yaml:3: a quote .* write the missing one\n$/],
  ])("a settings file that is no YAML is told with its line: %j", async (text, told) => {
    const file = path.join(folder, "wrong.yaml");
    writeFileSync(file, text);
    const { code, stderr } = await runCommand(["config", "show", "--config", file], {}, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(told)]);
  });

  it("a robot there is none of is told with the nearest there is, and nothing else", async () => {
    await runCommand(["migrate"], {}, folder);
    const { code, stderr } = await runCommand(["ask", "shop", "Open?"], {}, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no robot shop\. .*robots list/)]);
  });
});
