import { describe, expect, it } from "vitest";

import { withIndentedCode } from "../../../../src/domain/answering/text/indented-code.ts";

const codeOf = (text: string): string[] =>
  withIndentedCode(text.split("\n").map((line) => ({ text: line, code: false })))
    .filter(({ code }) => code)
    .map((line) => line.text);

describe("indented code", () => {
  it.each([
    ["a prompt", "Start it:\n\n    $ lampd start\n\nIt runs.", ["$ lampd start"]],
    ["a program", "## Install\n\n    npm install lampd", ["npm install lampd"]],
    ["options", "Call\n\n    lampd --rooms hall\n    lampd list", ["lampd --rooms hall", "lampd list"]],
    [
      "a program with an indent of its own, and a blank line",
      "So:\n\n\tfunction on() {\n\t    light();\n\n\t}\n\nDone.",
      ["function on() {", "    light();", "}"],
    ],
    ["at the very beginning", "    make install\n\nThen read on.", ["make install"]],
  ])("%s", (_, text, code) => {
    expect(codeOf(text)).toEqual(code);
  });

  it.each([
    ["indented prose", "Our address:\n\n    12 Harbour Street\n    Portolago\n\nCome by."],
    ["indented hours", "Open\n\n    Monday to Friday 9-18\n    Saturday 10-14"],
    [
      "a paragraph of an item",
      "1. Turn it off.\n\n    Then unplug it (both plugs) with care.\n\n    $ lampd stop",
    ],
    ["lines that go on with a paragraph", "Bring a towel and\n    npm install shoes."],
    ["a Japanese paragraph", "案内\n\n    当日は10分前にお越しください。"],
    ["prices", "Prices\n\n    Adults = £8\n    Children - £4"],
  ])("is not %s", (_, text) => {
    expect(codeOf(text)).toEqual([]);
  });

  it("is followed by a blank line, and leaves everything else as it was", () => {
    const lines = ["A", "", "    $ b", "c"].map((text) => ({ text, code: false }));
    expect(withIndentedCode(lines)).toEqual([
      { text: "A", code: false },
      { text: "", code: false },
      { text: "$ b", code: true },
      { text: "", code: false },
      { text: "c", code: false },
    ]);
  });

  // A square of these would run out of the test's time by minutes.
  it.each([
    ["paragraphs of one indented line", "    a\n\n"],
    ["blocks of code", "    $ a\n\n"],
    ["lines of code", "    $ a\n"],
    ["calls that never end", "a("],
    ["options", " -a"],
    ["programs", "A=a "],
    ["tags", "<a"],
    ["braces", "{ "],
  ])("takes many %s in bounded time", (_, piece) => {
    const lines = `\n    ${piece.repeat(300_000 / piece.length)}`.split("\n");
    expect(withIndentedCode(lines.map((text) => ({ text, code: false }))).length).toBeGreaterThan(0);
  });
});
