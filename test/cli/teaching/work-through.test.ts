/** Files worked through: which causes end the work, and what is told of those that were not done. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LessonFault } from "../../../src/adapters/teaching/lesson-fault.ts";
import {
  tellRemedies,
  tellUndone,
  toHindrance,
  type Undone,
  workThrough,
} from "../../../src/cli/teaching/work-through.ts";
import { DatabaseFault } from "../../../src/ports/database.ts";

const NAMES = Array.from({ length: 30 }, (_, at) => `${at}.md`);
const full = new DatabaseFault("database_unavailable", "storage: cannot write: database or disk is full", {
  cause: Object.assign(new Error("full"), { rawCode: 13 }),
  hint: "Free space.",
});

async function workOn(errorOf: (name: string) => unknown) {
  const begun: string[] = [];
  const undone: Undone[] = [];
  const course = { why: null, exit_code: null };
  await workThrough(NAMES, course, {
    work: async (name) => {
      begun.push(name);
      await Promise.resolve();
      const error = errorOf(name);
      if (error !== undefined) throw error;
    },
    onUndone: (file, why) => undone.push({ file, ...why }),
  });
  return { begun, undone };
}

afterEach(() => vi.restoreAllMocks());

function listen(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  return lines;
}

describe("files that are worked through", () => {
  it("go on after one with a fault of its own", async () => {
    const { begun, undone } = await workOn((name) =>
      name === "3.md" ? new LessonFault("no text") : undefined,
    );
    expect([begun.length, undone]).toEqual([30, [{ file: "3.md", reason: "no text" }]]);
  });

  it("end at a cause that hinders all, which every other one is undone for", async () => {
    const { begun, undone } = await workOn((name) => (Number.parseInt(name, 10) >= 10 ? full : undefined));
    expect(begun.length).toBeLessThan(30);
    expect(undone.map(({ file }) => file).toSorted()).toEqual(NAMES.slice(10).toSorted());
    expect(new Set(undone.map(({ reason }) => reason))).toEqual(new Set(["the disk is full"]));
  });

  it.each([
    ["a full database", full, /^Free space on the disk/u],
    ["a full disk", Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }), /^Free/u],
    [
      "a full disk below",
      new Error("blobs", { cause: Object.assign(new Error(), { code: "ENOSPC" }) }),
      /^Free/u,
    ],
    ["a busy one", new DatabaseFault("database_busy", "busy", { hint: "Wait." }), /^Wait\.$/u],
    ["a closed one", new DatabaseFault("database_closed", "closed"), /doctor/u],
    ["a broken rule", new DatabaseFault("database_constraint", "twice"), undefined],
    [
      "an object too large",
      new DatabaseFault("database_unavailable", "s3", { cause: new RangeError("5") }),
      undefined,
    ],
    ["anything else", new TypeError("text"), undefined],
  ])("%s", (_, error, remedy) => {
    const found = toHindrance(error).remedy;
    if (remedy === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(remedy);
  });

  it("are told a line each, those with a common cause in one, and the remedy once", () => {
    const lines = listen();
    const undone = [
      { file: "a.md", reason: "no text" },
      { file: "b.md", reason: "no text" },
      ...["c.md", "d.md", "e.md"].map((file) => ({ file, reason: "full", remedy: "Free space." })),
    ];
    tellUndone("not taught", undone);
    tellRemedies(undone);
    expect(lines).toEqual([
      "  not taught: a.md: no text\n",
      "  not taught: b.md: no text\n",
      "  not taught: c.md and 2 others: full\n",
      "Free space. Run the command again for the rest: what is done stays done.\n",
    ]);
  });
});
