/** What visitors and files wrote cannot steer the terminal that shows it. */
import { describe, expect, it } from "vitest";
import { columnsOf, toPrintable, toPrintableJson, toPrintableLine } from "../../src/domain/printable.ts";

describe("a text for a terminal", () => {
  it.each([
    ["a plain one stays", "Olá, 営業 🚲\n\tnext", "Olá, 営業 🚲\n\tnext"],
    ["the screen is not wiped", "a\u001b[2Jb", "a\\u{1b}[2Jb"],
    ["the title is not changed", "\u001b]0;x\u0007", "\\u{1b}]0;x\\u{7}"],
    ["nor by the one-byte form", "\u009b31m", "\\u{9b}31m"],
    ["a line is not written over", "paid\rfree", "paid\nfree"],
    ["ends of lines are one kind", "a\r\nb\u2028c", "a\nb\nc"],
    ["nothing is wiped backwards", "ab\u0008\u007f", "ab\\u{8}\\u{7f}"],
    ["the direction is not turned", "a\u202etxt.exe\u2066", "a\\u{202e}txt.exe\\u{2066}"],
    ["joined emoji stay joined", "👩\u200d🔧", "👩\u200d🔧"],
  ])("%s", (_case, text, shown) => {
    expect(toPrintable(text)).toBe(shown);
  });

  it("is one line where a list has one", () => {
    expect(toPrintableLine("new\nline\t\u001b.md\r\n")).toBe("new\\nline\\t\\u{1b}.md\\n");
  });

  it("as JSON means the same", () => {
    const value = { text: "a\u001b\u007f\u009b31m\u202e\u2028é" };
    const json = toPrintableJson(JSON.stringify(value));
    expect(JSON.parse(json)).toEqual(value);
    expect(json).not.toMatch(/[\p{Cc}\u202e\u2028]/u);
  });
});

describe("the columns that a line takes", () => {
  it.each([
    ["Riva", 4],
    ["アオイ", 6],
    ["ｱｵｲ", 3],
    ["cafe\u0301", 4],
    ["a 🚲", 4],
    ["", 0],
  ])("%s: %i", (line, columns) => {
    expect(columnsOf(line)).toBe(columns);
  });
});
