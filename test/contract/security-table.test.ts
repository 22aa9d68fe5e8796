/** The table of docs/security.md: complete, and every test that it names is there. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ASVS_IDENTIFIERS } from "../fixtures/asvs-5.ts";

const page = readFileSync("docs/security.md", "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, id, asked, state, shown]) => ({ id: id!, asked: asked!, state: state!, shown: shown! }),
);
const testsIn = (shown: string) =>
  [...shown.matchAll(/`(test\/[\w./-]+)` “([^”]+)”/g)].map(([, file, name]) => ({
    file: file!,
    name: name!.replaceAll("\\|", "|"),
  }));

/** A test's name as its file writes it. */
function has(file: string, name: string): boolean {
  const code = readFileSync(file, "utf8");
  return ['"', "`"].some((quote) => code.includes(`${quote}${name}${quote}`));
}

describe("the table of security requirements", () => {
  it("has every requirement of levels 1 and 2 once, in order, and no other", () => {
    expect(ASVS_IDENTIFIERS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(ASVS_IDENTIFIERS);
  });

  it("says of each what it asks and how it stands", () => {
    for (const { id, asked, state, shown } of rows) {
      expect(["yes", "partly", "no", "yours", "n/a"], id).toContain(state);
      expect(asked.length, id).toBeGreaterThan(8);
      expect(shown.length, id).toBeGreaterThan(4);
    }
  });

  it("counts them as they are", () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [, ...told] =
      /(\d+) requirements: (\d+) are met.*?(\d+) partly.*?(\d+) (?:is|are) not; (\d+) are yours.*?(\d+) do not/s.exec(
        page,
      )!;
    const states = ["yes", "partly", "no", "yours", "n/a"];
    expect(told.map(Number)).toEqual([rows.length, ...states.map(count)]);
  });

  it.each(rows.filter(({ state }) => state === "yes" || state === "partly"))(
    "$id is shown by tests that are there",
    ({ state, shown }) => {
      const named = testsIn(shown);
      expect(named.length).toBeGreaterThan(0);
      for (const { file, name } of named) {
        expect(existsSync(file), file).toBe(true);
        expect(has(file, name), `${file}: ${name}`).toBe(true);
      }
      const rest = shown.replaceAll(/`[^`]+` “[^”]+”/g, "").replaceAll("<br>", "");
      expect(rest.trim() === "", "only what is partly so says what lacks").toBe(state === "yes");
    },
  );

  it("would notice a test that is not there", () => {
    expect(has("test/docs.test.ts", "no such test")).toBe(false);
    expect(testsIn("`test/docs.test.ts` “links in %s”")).toEqual([
      { file: "test/docs.test.ts", name: "links in %s" },
    ]);
  });
});
