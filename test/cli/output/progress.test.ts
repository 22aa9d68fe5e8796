/** The bar of long work: drawn where it can be wiped again, and nowhere else. */
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
