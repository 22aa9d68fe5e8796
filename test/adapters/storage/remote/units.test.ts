/** Units that share a batch: one that is refused or fails takes nobody along, and what may have been done is not done again. */
import { describe, expect, it } from "vitest";
import type { BoundValue } from "../../../../src/adapters/storage/driver/arguments.ts";
import { createPreparedTexts } from "../../../../src/adapters/storage/driver/prepared-texts.ts";
import { toFault, unavailable } from "../../../../src/adapters/storage/driver/faults.ts";
import { commitUnits, mayShare, toRemoteUnit } from "../../../../src/adapters/storage/remote/units.ts";

const texts = createPreparedTexts<undefined>();
const insert = (text: string) => ({
  sql: "INSERT INTO x (text) VALUES (:text) RETURNING text",
  args: { text },
});
const unitOf = (...names: string[]) => toRemoteUnit(texts, names.map(insert));
const guarded = (text: string) => toRemoteUnit(texts, [{ ...insert(text), guard: "row" }]);

/** A server that fails a batch that holds a text of `faults`, as `callServer` tells it. */
function serve(faults: Record<string, { message: string; code?: string; isUnnamed?: boolean }>) {
  const batches: string[][] = [];
  const send = async (batch: readonly { sql: string; args: Readonly<Record<string, BoundValue>> }[]) => {
    const found = batch.map(({ args }) => (args["text"] ?? "") as string);
    batches.push(found.filter(Boolean));
    for (const [at, text] of found.entries()) {
      const fault = faults[text];
      if (!fault) continue;
      const { message, code, isUnnamed } = fault;
      if (!code) throw unavailable(message, { cause: new Error(message), hint: "" });
      const guards = at + (message.includes("guard") ? 1 : 0);
      throw toFault(
        Object.assign(new Error(message), { code }, isUnnamed ? {} : { statementIndex: guards }),
        "write",
      );
    }
    return found.map((text) => ({ columns: ["text"], rows: text ? [[text]] : [] }));
  };
  return { send, batches };
}

const kept = (...names: string[]) => ({ result: { committed: true, rows: names.map((text) => [{ text }]) } });

describe("units that share a batch", () => {
  it("are given their own rows", async () => {
    const { send, batches } = serve({});
    const settled = await commitUnits(send, [unitOf("a", "b"), guarded("c"), unitOf("d")]);
    expect(settled).toEqual([kept("a", "b"), kept("c"), kept("d")]);
    expect(batches).toEqual([["a", "b", "c", "d"]]);
  });

  it("are made without the one whose guard refused, and that one alone", async () => {
    const { send, batches } = serve({ c: { message: "guard refused 0", code: "SQLITE_ERROR" } });
    const settled = await commitUnits(send, [unitOf("a", "b"), guarded("c"), unitOf("d")]);
    expect(settled).toEqual([kept("a", "b"), { result: { committed: false, refused_at: 0 } }, kept("d")]);
    expect(batches).toEqual([["a", "b", "c", "d"], ["a", "b", "d"], ["c"]]);
  });

  it("are made without those that break a constraint, of which each is told", async () => {
    const fault = { message: "UNIQUE constraint failed: x.text", code: "SQLITE_CONSTRAINT" };
    const { send } = serve({ a: fault, d: fault });
    const settled = await commitUnits(send, [unitOf("a"), unitOf("b"), unitOf("c"), unitOf("d")]);
    const told = { error: { code: "database_constraint", columns: "x.text" } };
    expect(settled).toMatchObject([told, kept("b"), kept("c"), told]);
  });

  it("are made one by one when nobody knows which of them failed", async () => {
    const fault = { message: "FOREIGN KEY constraint failed", code: "SQLITE_CONSTRAINT", isUnnamed: true };
    const { send, batches } = serve({ b: fault });
    const settled = await commitUnits(send, [unitOf("a"), unitOf("b"), unitOf("c")]);
    expect(settled).toMatchObject([kept("a"), { error: { code: "database_constraint" } }, kept("c")]);
    expect(batches).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]);
  });

  it.each([
    { message: "the answer was lost" },
    { message: "the disk is full", code: "SQLITE_FULL" },
    { message: "database is locked", code: "SQLITE_BUSY" },
  ])("are not made again when %o", async (fault) => {
    const { send, batches } = serve({ b: fault });
    const settled = await commitUnits(send, [unitOf("a"), unitOf("b")]);
    const code = fault.code === "SQLITE_BUSY" ? "database_busy" : "database_unavailable";
    expect(settled).toMatchObject([{ error: { code } }, { error: { code } }]);
    expect(batches).toHaveLength(1);
  });

  it("are few, short and no change of the schema", () => {
    const short = unitOf("a");
    const table = toRemoteUnit(texts, [{ sql: "CREATE TABLE y (id INTEGER) STRICT" }]);
    const long = unitOf("x".repeat(200_000));
    expect(mayShare([short], short)).toBe(true);
    expect(
      mayShare(
        Array.from({ length: 32 }, () => short),
        short,
      ),
    ).toBe(false);
    expect(mayShare([unitOf(...Array.from({ length: 200 }, () => "a"))], short)).toBe(false);
    for (const alone of [table, long]) {
      expect(mayShare([alone], short)).toBe(false);
      expect(mayShare([short], alone)).toBe(false);
    }
  });
});
