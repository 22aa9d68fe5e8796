/** The bar of long work: drawn where it can be wiped again, and nowhere else. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startProgress } from "../../../src/cli/output/progress.ts";

const real = { isTTY: process.stderr.isTTY, columns: process.stderr.columns };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  Object.assign(process.stderr, real);
});

/** What is drawn for a piece of work on a terminal of so many columns. */
function draw(columns: number, { isTTY = true, json = false, term = "xterm" } = {}): string {
  vi.stubEnv("TERM", term);
  Object.assign(process.stderr, { isTTY, columns });
  let drawn = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    drawn += String(text);
    return true;
  });
  const progress = startProgress("teaching shop", 100, { json });
  progress.step();
  progress.end();
  return drawn;
}

describe("the bar of long work", () => {
  it("is drawn on a line and wiped from it", () => {
    expect(draw(80)).toBe(`\rteaching shop [${".".repeat(24)}] 1/100\r\u001b[K`);
  });

  it.each([
    ["too narrow for its line", 40, {}],
    ["no terminal", 80, { isTTY: false }],
    ["a terminal that wipes nothing", 80, { term: "dumb" }],
    ["one that shows JSON", 80, { json: true }],
  ])("is not drawn on what is %s", (_case, columns, where) => {
    expect(draw(columns, where)).toBe("");
  });
});

// A process of its own, as it is ended by the signal; a terminal is pretended.
const WORK = `
  Object.assign(process.stderr, { isTTY: true, columns: 80 });
  const { startProgress } = await import(process.argv[1]);
  const progress = startProgress("teaching shop", 3);
  progress.step();
  if (process.argv[2] === "done") progress.end();
  setInterval(() => undefined, 1_000);`;

const WIPED = "\u001b[K";

describe("a process that is ended while", () => {
  it.each([
    ["the bar is drawn", "SIGINT", "under way", true],
    ["the bar is drawn", "SIGTERM", "under way", true],
    ["the bar is over", "SIGINT", "done", false],
  ] as const)("%s ends by that signal (%s), with the line wiped once", async (_, signal, state, isWiped) => {
    const program = path.resolve("dist/cli/output/progress.js");
    const child = spawn(process.execPath, ["--input-type=module", "-e", WORK, program, state], {
      env: { ...process.env, TERM: "xterm" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let drawn = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (drawn += text));
    await expect.poll(() => drawn.endsWith(isWiped ? "1/3" : WIPED)).toBe(true);
    const ended = once(child, "exit");
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(drawn.split(WIPED)).toHaveLength(2);
    expect(drawn.endsWith(WIPED)).toBe(true);
  });

  it("leaves no listener behind", () => {
    const before = process.listenerCount("SIGINT");
    draw(80);
    expect(process.listenerCount("SIGINT")).toBe(before);
  });
});
