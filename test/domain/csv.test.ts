import { describe, expect, it } from "vitest";
import { toCsvCell, toCsvLine } from "../../src/domain/csv.ts";

describe("a cell of a table", () => {
  it.each([
    ["plain", "plain"],
    ["=1+1", `"'=1+1"`],
    ["+39 055", `"'+39 055"`],
    ["-1", `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["\n=1", `"'\n=1"`],
    ["＝1+1", `"'＝1+1"`],
    ["＋1", `"'＋1"`],
    ["－1", `"'－1"`],
    ["＠SUM(A1)", `"'＠SUM(A1)"`],
    [" =1", `"' =1"`],
    ["\u00a0\ufeff@A1", `"'\u00a0\ufeff@A1"`],
    ['say "so"', '"say ""so"""'],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ["a\nb", '"a\nb"'],
    [" a", '" a"'],
    ["", ""],
    [null, ""],
    [-5, "-5"],
  ])("%j is written %s", (value, cell) => {
    expect(toCsvCell(value)).toBe(cell);
  });

  it("a line ends with CR LF", () => {
    expect(toCsvLine(["a", null, 1])).toBe("a,,1\r\n");
  });
});
