import { describe, expect, it } from "vitest";
import { scanInline } from "../../src/web/chat/markdown-inline.ts";
import { plainTextOf } from "../../src/web/chat/markdown-text.ts";
import { scanMarkdown } from "../../src/web/chat/markdown.ts";

const paragraph = (...children: unknown[]) => ({ type: "paragraph", children });
const link = (href: string, ...children: unknown[]) => ({ type: "link", href, children });

/** The deepest chain of nodes. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("inline Markdown", () => {
  it.each([
    [
      "**bold** and *soft*",
      [{ type: "strong", children: ["bold"] }, " and ", { type: "em", children: ["soft"] }],
    ],
    ["***both***", [{ type: "strong", children: [{ type: "em", children: ["both"] }] }]],
    ["~~gone~~", [{ type: "del", children: ["gone"] }]],
    ["`a * b`", [{ type: "code", text: "a * b" }]],
    ["`` a`b ``", [{ type: "code", text: "a`b" }]],
    ["\\*plain\\*", ["*plain*"]],
    ["snake_case_name", ["snake_case_name"]],
    ["2 * 3 * 4", ["2 * 3 * 4"]],
    ["これは**「重要」**です", ["これは", { type: "strong", children: ["「重要」"] }, "です"]],
    ["[site](https://example.com/a_(b))", [link("https://example.com/a_(b)", "site")]],
    ['[site](https://example.com "title")', [link("https://example.com", "site")]],
    ["![photo](https://example.com/p.png)", [link("https://example.com/p.png", "photo")]],
    ["see https://example.com/x.", ["see ", link("https://example.com/x", "https://example.com/x"), "."]],
    ["(https://example.com/a)", ["(", link("https://example.com/a", "https://example.com/a"), ")"]],
    ["<mailto:help@example.com>", [link("mailto:help@example.com", "mailto:help@example.com")]],
  ])("scans %s", (text, expected) => {
    expect(scanInline(text)).toEqual(expected);
  });

  it("leaves unclosed marks as text", () => {
    for (const text of ["**open", "*a", "`tick", "[a](", "[a](javascript:1)", "~~x", "![", "]("]) {
      expect(plainTextOf(text)).toBe(text);
      expect(JSON.stringify(scanInline(text))).not.toContain('"type"');
    }
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "/relative",
    "https:evil",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
  ])("never links to %s", (href) => {
    expect(JSON.stringify(scanMarkdown(`[click](${href}) <${href}>`))).not.toContain('"link"');
  });

  it("shows HTML as text", () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script><svg/onload=alert(1)>';
    expect(plainTextOf(hostile)).toBe(hostile);
    expect(JSON.stringify(scanInline(hostile))).not.toContain('"type"');
  });

  it("keeps the lines of an answer: table rows and passages stand one under the other", () => {
    expect(plainTextOf("日本語の\n文章")).toBe("日本語の\n文章");
    expect(plainTextOf("Per day €38\nPer week €170")).toBe("Per day €38\nPer week €170");
    expect(plainTextOf("hard  \nbreak")).toBe("hard\nbreak");
    expect(scanMarkdown("one\ntwo")).toEqual([paragraph("one", { type: "break" }, "two")]);
  });

  it.each([
    ["日本語の\n文章", ["日本語の", "文章"]],
    ["two\nlines", ["two ", "lines"]],
    ["hard  \nbreak", ["hard", { type: "break" }, "break"]],
  ])("joins lines that were wrapped by hand: %j", (text, children) => {
    expect(scanMarkdown(text, 2, { steps: 0, wrapped: true })).toEqual([paragraph(...children)]);
  });
});

describe("Markdown blocks", () => {
  it("keeps heading levels without a gap below the page's own", () => {
    const levels = scanMarkdown("###### deep\n# top\n### under").map((block) =>
      block.type === "heading" ? block.level : 0,
    );
    expect(levels).toEqual([3, 3, 4]);
    expect(scanMarkdown("# terms", 0)[0]).toMatchObject({ type: "heading", level: 1 });
  });

  it("nests lists and keeps the first number", () => {
    expect(scanMarkdown("3. a\n   - b\n4. c")).toEqual([
      {
        type: "list",
        start: 3,
        items: [[paragraph("a"), { type: "list", start: null, items: [[paragraph("b")]] }], [paragraph("c")]],
      },
    ]);
  });

  it("scans tables with alignment and escaped bars, and drops surplus cells", () => {
    expect(scanMarkdown("| a | b |\n| :-: | --: |\n| 1 \\| 2 | 3 | 4 |\n| x |")).toEqual([
      {
        type: "table",
        align: ["center", "end"],
        head: [["a"], ["b"]],
        rows: [
          [["1 | 2"], ["3"]],
          [["x"], []],
        ],
      },
    ]);
  });

  it("keeps code as it stands, closed or not", () => {
    expect(scanMarkdown("```js\n<b>**x**\n```\nafter")).toEqual([
      { type: "code", text: "<b>**x**" },
      paragraph("after"),
    ]);
    expect(scanMarkdown("~~~\nopen")).toEqual([{ type: "code", text: "open" }]);
  });

  it("scans quotes, rules and paragraphs one after the other", () => {
    expect(scanMarkdown("> said\n> so\n\n---\n\nend").map(({ type }) => type)).toEqual([
      "quote",
      "rule",
      "paragraph",
    ]);
  });

  it("says the same in plain text", () => {
    expect(plainTextOf("# Hi\n\n- **a**\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |")).toBe(
      "Hi\n• a\n• b\nx | y\n1 | 2",
    );
  });

  it("keeps the numbers of a list in plain text", () => {
    expect(plainTextOf("Do this:\n\n3. Open\n4. Close\n   - twice")).toBe(
      "Do this:\n3. Open\n4. Close\n  • twice",
    );
  });
});

describe("hostile Markdown", () => {
  const times = (part: string, count: number): string => part.repeat(count);
  const HOSTILE: Record<string, (count: number) => string> = {
    "nested quotes": (n) => times(">", n),
    "spaced quotes": (n) => times("> ", n),
    brackets: (n) => times("[", n),
    "links that never close": (n) => times("[a(", n),
    "targets that never close": (n) => times("[a](b", n),
    "titles that never close": (n) => times('[a](b "', n),
    stars: (n) => times("*a", n),
    "alternating marks": (n) => times("*_", n) + times("a_*", n),
    "crossing marks": (n) => times("**a*b__c_", n),
    "back-ticks of all lengths": (n) =>
      Array.from({ length: Math.ceil(Math.sqrt(n)) }, (_, at) => `${times("`", at + 1)} `).join(""),
    "back-ticks": (n) => times("` `` ", n),
    "URLs without end": (n) => times("<http://", n),
    "closing brackets of URLs": (n) => `https://a${times(")", n)}`,
    "list markers": (n) => times("- ", n),
    "deep lists": (n) => Array.from({ length: n }, (_, at) => `${times("  ", at % 40)}- x`).join("\n"),
    rules: (n) => `${times("* ", n)}x`,
    bars: (n) => `${times("|", n)}\n${times("-|", n)}`,
    "table rows": (n) => `a|b\n-|-\n${times("|\n", n)}`,
    newlines: (n) => times("a\n", n),
    backslashes: (n) => times("\\", n),
    images: (n) => times("![", n),
    fences: (n) => times("```\n", n),
    headings: (n) => times("#", n),
  };

  it.each(Object.keys(HOSTILE))("is scanned in linear work: %s", (name) => {
    const stepsOf = (count: number): [number, number] => {
      const text = HOSTILE[name]?.(count) ?? "";
      const meter = { steps: 0 };
      scanMarkdown(text, 2, meter);
      return [meter.steps, text.length];
    };
    const [few, short] = stepsOf(500);
    const [many, long] = stepsOf(5000);
    expect(many / long).toBeLessThan(60);
    expect(many / long).toBeLessThan((few / short) * 2.5 + 4);
  });

  it.each(Object.keys(HOSTILE))("never nests so deep that drawing would overflow: %s", (name) => {
    expect(depthOf(scanMarkdown(HOSTILE[name]?.(3000) ?? ""))).toBeLessThan(70);
  });

  it("is shown to its end, however long", () => {
    const long = "a".repeat(500_000);
    expect(scanMarkdown(`${long}\n\nThe end.`)).toEqual([paragraph(long), paragraph("The end.")]);
  });
});
