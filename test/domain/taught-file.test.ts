/** Which file a document came from, and which files stand in each other's way. */
import { describe, expect, it } from "vitest";

import { findFileInTheWay } from "../../src/domain/seed-export.ts";
import { endOfPrefix, findFile } from "../../src/domain/taught-file.ts";

describe("the file of a document", () => {
  const files = new Set(["faq.csv", "a#b.csv", "a"]);
  it.each([
    ["faq.csv", "faq.csv"],
    ["faq.csv#4", "faq.csv"],
    ["a#b.csv", "a#b.csv"],
    ["a#b.csv#4", "a#b.csv"],
    ["a#4", "a"],
    ["other.csv#4", null],
    ["#4", null],
    ["", null],
  ])("%j came from %j", (source, file) => {
    expect(findFile(source, files)).toBe(file);
  });
});

describe("the first text behind all that begin so", () => {
  it.each([
    ["gaps/", "gaps0"],
    ["a", "b"],
    ["", null],
  ])("%j: %j", (prefix, end) => {
    expect(endOfPrefix(prefix)).toBe(end);
    if (end !== null) expect([`${prefix}\u{ffff}` < end, prefix < end]).toEqual([true, true]);
  });
});

describe("a file whose path another one needs for a folder", () => {
  it.each<[string[], string | undefined]>([
    [["a", "a/b.md"], "a"],
    [["a/b", "a/b/c.md"], "a/b"],
    [["a/b/c.md", "a"], "a"],
    [["a.md", "a/b.md", "b/a.md"], undefined],
    [["/a", "b"], undefined],
    [[], undefined],
  ])("%j: %j", (sources, file) => {
    expect(findFileInTheWay(new Set(sources))).toBe(file);
  });
});
