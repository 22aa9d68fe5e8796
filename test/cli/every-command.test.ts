/** What holds for every command of the real program, whatever it does: wrong input, and what `--json` prints. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flattenTree, toCommandTree } from "../../src/cli/command-tree.ts";
import { createProgram } from "../../src/cli/main.ts";
import { runCommand } from "../support/command.ts";

const LONG = { timeout: 240_000 };
const commands = flattenTree(toCommandTree(createProgram({ exit_code: 0 }))).filter(
  ({ path: words, children }) => words.length > 0 && children.length === 0,
);
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-every-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Something that fits the argument's kind and that nobody has. */
const UNKNOWN: Readonly<Record<string, string>> = {
  "protocol-number": "ABC-20260101-AAAAAA",
  folder: path.join(folder, "nowhere"),
  file: "nothing",
  origin: "https://nobody.example",
};
const fill = (argument: string): string => UNKNOWN[argument] ?? "nobody";

describe("every command", () => {
  it("refuses a flag it does not have with 2, before anything is made", LONG, async () => {
    for (const { path: words } of commands) {
      const data = path.join(folder, words.join("-"));
      const { code, stdout, stderr } = await runCommand([...words, "--no-such-flag", "--data", data]);
      expect([words, code, stdout], stderr).toEqual([words, 2, ""]);
      // A flag that is needed is asked for first.
      expect(stderr, words.join(" ")).toMatch(/--no-such-flag|required option/);
      expect(existsSync(data), words.join(" ")).toBe(false);
    }
  });

  // `--port "$PORT"`, where nobody set PORT, would take any free port.
  it("takes no empty text for a number, but ends with 2", LONG, async () => {
    const numbers = commands.flatMap(({ path: words, flags }) =>
      flags.filter(({ usage }) => /<(?:number|n)>/.test(usage)).map(({ long }) => [...words, long]),
    );
    expect(numbers.length).toBeGreaterThan(10);
    for (const words of numbers) {
      const { code, stdout, stderr } = await runCommand([...words, ""], {}, folder);
      expect([words, code, stdout], stderr).toEqual([words, 2, ""]);
      expect(stderr).toContain(`'' is invalid.`);
    }
  });

  // `--expires "$END"`, where nobody set END, would issue a key that never ends.
  it.each([
    ["keys", "issue", "--expires"],
    ["keys", "issue", "--channel"],
    ["keys", "issue", "--scopes"],
    ["keys", "list", "--tenant"],
    ["backup", "create", "--to"],
    ["config", "show", "--templates"],
  ])("%s %s takes no empty %s for one that was left out, but ends with 2", async (...words) => {
    const { code, stdout, stderr } = await runCommand([...words, " "], {}, folder);
    expect([code, stdout], stderr).toEqual([2, ""]);
    expect(stderr).toContain("argument ' ' is invalid. It is empty.");
  });

  it("asks for the argument that is missing with 2", LONG, async () => {
    const needing = commands.filter((command) => command.words.includes("<"));
    expect(needing.length).toBeGreaterThan(20);
    for (const { path: words } of needing) {
      const { code, stdout, stderr } = await runCommand([...words], {}, folder);
      expect([words, code, stdout], stderr).toEqual([words, 2, ""]);
      expect(stderr, words.join(" ")).toMatch(/missing required argument|required option/);
    }
  });
});

describe("every command on a data directory that is not there", () => {
  const MAKING = new Set(["serve", "demo", "seed", "migrate", "backup restore"]);
  const OPTIONS: Readonly<Record<string, readonly string[]>> = {
    "keys issue": ["--tenant", "acme", "--scopes", "responses"],
    "privacy erase": ["--email", "marie@example.com", "--yes"],
    "sessions export": ["--jsonl"],
    "contacts export": ["--csv"],
    "gaps teach": ["--answer", "Yes."],
    "reviews correct": ["--answer", "Yes."],
    "checks add": ["--expect", "yes"],
  };

  it("makes nothing, and says so where it needs the database", LONG, async () => {
    const told: string[] = [];
    for (const { path: words, words: usage } of commands) {
      const name = words.join(" ");
      if (MAKING.has(name)) continue;
      const data = path.join(folder, "mistyped", words.join("-"));
      const given = [...usage.matchAll(/[<[]([\w-]+)(?:\.\.\.)?[>\]]/g)].map(([, word = ""]) => fill(word));
      const { stderr } = await runCommand(
        [...words, ...given, ...(OPTIONS[name] ?? []), "--data", data],
        {},
        folder,
      );
      expect(existsSync(data), name).toBe(false);
      if (stderr.includes(`There is no database at ${data}/chat-assistant.db yet.`)) told.push(name);
    }
    expect(told).toEqual(expect.arrayContaining(["ask", "privacy erase", "backup create", "audit verify"]));
    expect(told.length).toBeGreaterThan(40);
  });
});

describe("every command with --json, asked for what is not there", () => {
  const data = path.join(folder, "data");
  // These serve until a signal, and have suites of their own.
  const SERVING = new Set(["serve", "demo", "sessions tail"]);
  const speaking = commands.filter(
    ({ path: words, flags }) => flags.some(({ long }) => long === "--json") && !SERVING.has(words.join(" ")),
  );
  beforeAll(async () => {
    expect((await runCommand(["migrate", "--data", data])).code).toBe(0);
  });

  it("prints JSON and nothing else, or an error in words and nothing else", LONG, async () => {
    expect(speaking.length).toBeGreaterThan(40);
    for (const { path: words, words: usage } of speaking) {
      const given = [...usage.matchAll(/[<[]([\w-]+)(?:\.\.\.)?[>\]]/g)].map(([, name = ""]) => name);
      const { code, stdout, stderr } = await runCommand(
        [...words, ...given.map(fill), "--json", "--data", data],
        {},
        folder,
      );
      const told = `${words.join(" ")}: ${code} ${stderr}`;
      expect([0, 1, 2], told).toContain(code);
      if (stdout === "") expect([code === 0, stderr !== ""], told).toEqual([false, true]);
      else for (const line of toValues(stdout)) expect(() => JSON.parse(line), told).not.toThrow();
    }
  });
});

/** One JSON value over many lines, or one a line (`export --jsonl`). */
function toValues(text: string): string[] {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    return text.trim().split("\n");
  }
}
