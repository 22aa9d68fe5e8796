/** The Markdown that people and generators of sites write: what is to be read of it, and that nothing else is. */
import { describe, expect, it } from "vitest";
import { createTextReader } from "../../../../src/adapters/teaching/text.ts";
import { withoutMarks } from "../../../../src/domain/answering/text/inline-marks.ts";
import { toBlocks } from "../../../../src/domain/answering/text/markdown.ts";

/** Blocks as "h2 Title", "- item", "p Text", "? Question". */
const read = (text: string): string[] =>
  toBlocks(text).map((block) => {
    if (block.kind === "heading") return `h${block.level} ${block.text}`;
    return block.kind === "row" ? block.text : `${block.kind === "question" ? "?" : "p"} ${block.text}`;
  });

describe("what is not meant to be read", () => {
  it.each<[string, string, string[]]>([
    [
      "a table of contents",
      "# Pump\n\n## Contents\n\n- [Use](#use)\n  * [At night](#night)\n\n1. [Care](#care)\n\n## Use\nPress.",
      ["h1 Pump", "h2 Use", "p Press."],
    ],
    ["one below a line", "**Sumário:**\n- [Uso](#uso)\n\nAperte.", ["p Aperte."]],
    ["a comment", "Before.<!-- not yet: 10 € --> After.", ["p Before. After."]],
    ["a comment of several lines", "Before.\n<!-- not yet:\n\n- 10 €\n-->\nAfter.", ["p Before. After."]],
    ["a comment with code in it", "<!--\n```sh\nrm\n```\n--> Text.", ["p Text."]],
    ["two comments in a line", "<!-- a -->One<!-- b --> two.", ["p One two."]],
    ["a comment that does not end is text", "a <!-- b\nc", ["p a <!-- b c"]],
    ["a comment behind one in code", "`<!--` opens <!-- hidden --> it.", ["p <!-- opens it."]],
    [
      "addresses alone on a line",
      "<https://shop.example>\n\n<info@shop.example>",
      ["p https://shop.example", "p info@shop.example"],
    ],
    ["a comment in code is code", "Write `<!-- more -->` there.", ["p Write <!-- more --> there."]],
    ["a comment in a block of code is code", "```html\n<!-- more -->\n```", ["    <!-- more -->"]],
    ["a comment of MDX", "Text {/* not yet */} here.", ["p Text here."]],
    [
      "imports and exports of MDX",
      "import Tabs from '@theme/Tabs';\nimport './a.css'\nexport const x = 1;\n\n<Tabs>\nText.\n</Tabs>",
      ["p Text."],
    ],
    [
      "an import of goods is text",
      "import duties from outside the EU",
      ["p import duties from outside the EU"],
    ],
    ["tags of templates", "{{< note >}}\nCareful.\n{{< /note >}}\n{% include x.html %}", ["p Careful."]],
    ["where a table of contents goes", "[TOC]\n\n[[toc]]\n\n{:toc}\n\nText.", ["p Text."]],
    [
      "files that are put in",
      '--8<-- "prices.md"\n\n{* ../src/a.py hl[1] *}\n<<< @/a.ts\n\nText {* b.py *}.',
      ["p Text ."],
    ],
    ["braces with stars are text", "Press {*} or {**}.", ["p Press {*} or {**}."]],
    ["badges", "[![Build](https://ci.example/b.svg)](https://ci.example)\n\nText.", ["p Text."]],
    [
      "attributes of headings, links and pictures",
      '## Backups {#backup .wide}\nSee [it](https://a.example/b){:target="\\_blank" rel=x}, ![A lamp](l.png){ width=300 } and `x`{.sh}.',
      ["h2 Backups", "p See it (https://a.example/b), A lamp and x."],
    ],
    [
      "braces that say something",
      "Call {base_url}/models or {#each}.",
      ["p Call {base_url}/models or {#each}."],
    ],
    ["attributes right behind a heading", "## Backups{#backup}", ["h2 Backups"]],
    ["diagrams", "```mermaid\na --> b\n```\nText.", ["p Text."]],
    ["prices that are struck out", "~~20 €~~ 15 €, <s>30 €</s> 25 €", ["p 15 €, 25 €"]],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("headings", () => {
  it.each<[string, string, string[]]>([
    ["underlined twice", "Prices\n======\nText.", ["h1 Prices", "p Text."]],
    ["underlined once", "Prices\n------\nText.", ["h2 Prices", "p Text."]],
    ["between two lines", "======\nPrices\n======\nText.", ["h1 Prices", "p Text."]],
    ["a sentence above a rule is none", "We are closed.\n---\nText.", ["p We are closed.", "p Text."]],
    ["nor is a price", "Cut 30 €\n---\nColour 60 €", ["p Cut 30 €", "p Colour 60 €"]],
    [
      "but what is underlined as far as it goes",
      "Step 1. Ask\n-----------\nText.",
      ["h2 Step 1. Ask", "p Text."],
    ],
    ["nor is a paragraph", "one\ntwo\n---\nthree", ["p one two", "p three"]],
    ["nor an item", "- one\n---\ntwo", ["- one", "p two"]],
    ["nor code", "```\na\n```\n---\nb", ["    a", "p b"]],
    ["of HTML", '<h1 align="center">Lamps &amp; <b>more</b></h1>\nText.', ["h1 Lamps & more", "p Text."]],
    ["with code", "### The `a_b_c` option ###", ["h3 The a_b_c option"]],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("notes, quotations and folds", () => {
  it.each<[string, string, string[]]>([
    [
      "a note",
      '!!! note "Take care"\n    Do not touch.\n\nNext.',
      ["p Take care:", "p Do not touch.", "p Next."],
    ],
    ["what is called out", "!!! Closed today", ["p !!! Closed today"]],
    ["a note at the side", '!!! tip inline end "Late"\n    Come late.', ["p Late:", "p Come late."]],
    ["a folded note without a title", "??? tip\n    Turn it off.", ["p Turn it off."]],
    ["a fenced note", ":::warning Hot\nDo not touch.\n:::\nNext.", ["p Hot:", "p Do not touch.", "p Next."]],
    ["one with its title in brackets", ":::tip[Cheaper]\nCome late.\n:::", ["p Cheaper:", "p Come late."]],
    [
      "one between slashes",
      "/// tip | Cheaper\n\nCome late.\n\n///\nNext.",
      ["p Cheaper:", "p Come late.", "p Next."],
    ],
    ["one in another", "//// tab | By post\n/// note\n5 days.\n///\n////", ["p By post:", "p 5 days."]],
    ["what stands between slashes in a line", "/// Careful with the lamp", ["p /// Careful with the lamp"]],
    ["one of attributes", "::: {.callout-note}\nText.\n:::", ["p Text."]],
    [
      "tabs",
      '=== "By post"\n\n    5 days.\n\n=== "By van"\n\n    1 day.',
      ["p By post:", "p 5 days.", "p By van:", "p 1 day."],
    ],
    ["code in groups", "::: code-group\n```sh [npm]\nnpm i\n```\n:::", ["    npm i"]],
    ["an alert", "> [!NOTE]\n> Useful\n> text.", ["p Useful text."]],
    ["a quotation with a list", "> Bring:\n>\n> - shoes\n> - water", ["p Bring:", "- shoes", "- water"]],
    ["code in a quotation", "> ```\n> a\n> ```\n> b", ["    a", "p b"]],
    ["code that its quotation ends", "> ```\n> a\n\nb", ["    a", "p b"]],
    ["a quotation in another", "> a\n>> b", ["p a b"]],
    ["prompts in code", "```\n> a\n```", ["    > a"]],
    ["a folded note with a title alone", '??? "By hand"\n    Turn it.', ["p By hand:", "p Turn it."]],
    ["numbers in a quotation", "> That:\n> 1. one\n> 2. two", ["p That:", "1. one", "2. two"]],
    ["more than is no quotation", "> 65 years: free", ["p > 65 years: free"]],
    [
      "a fold",
      "<details>\n<summary>How long?</summary>\n\nTwo days.\n\n</details>",
      ["? How long?", "p Two days."],
    ],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("lists, definitions and code", () => {
  it.each<[string, string, string[]]>([
    ["items of several lines", "- one\n  goes on\n- two\\\n  goes on", ["- one goes on", "- two goes on"]],
    [
      "items with items in them",
      "- one\n  - two\n    goes on\n  - three",
      ["- one", "- two goes on", "- three"],
    ],
    ["text behind a list", "- one\ntext", ["- one", "p text"]],
    ["Japanese items", "- 予約は\n  電話で", ["- 予約は電話で"]],
    ["things to do", "- [ ] on Windows\n- [x] on Linux", ["- ☐ on Windows", "- ☑ on Linux"]],
    ["rules of several marks", "one\n\n* * *\n\ntwo\n- - -\nthree", ["p one", "p two", "p three"]],
    [
      "definitions",
      "Deposit\n: 50 € a bike.\n: Paid back.\n\nHelmet\n:   Free.",
      ["p Deposit: 50 € a bike. Paid back.", "p Helmet: Free."],
    ],
    ["a definition under a heading", "## Port\n\n: The port.", ["h2 Port", "p The port."]],
    [
      "code with an indent of its own",
      "- x\n  ```yaml\n  a:\n    b: 1\n\n  \tc: 2\n  ```",
      ["- x", "    a:", "      b: 1", "      c: 2"],
    ],
    ["code with a title", '```sh title="x"\nnpm i # now\n# then\n```', ["    npm i # now", "    # then"]],
    ["code about code", "````md\n```js\nx\n```\n````\nAfter.", ["    ```js", "    x", "    ```", "p After."]],
    ["code with other marks in it", "~~~\na ``` b\n```\n~~~\nc", ["    a ``` b", "    ```", "p c"]],
    [
      "code in an item",
      "1. First:\n   ```sh\n   npm i\n   ```\n2. Second",
      ["1. First:", "    npm i", "2. Second"],
    ],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("links by name", () => {
  it("are what they are called, and where they lead", () => {
    const text =
      'See [the hours][h], [Prices][] and [terms], not [this][no] or \\[h].\n\n[h]: https://a.example/h "Hours"\n[Prices]: <https://a.example/p>\n[terms]: /terms\n[Note]: bring shoes';
    expect(read(text)).toEqual([
      "p See the hours (https://a.example/h), Prices (https://a.example/p) and terms, not [this][no] or [h].",
      "p [Note]: bring shoes",
    ]);
  });

  it("of a wiki", () => {
    expect(withoutMarks("[[Opening_hours|Hours]] and [[Prices]]")).toBe("Hours and Prices");
  });
});

describe("signs that are meant as they stand", () => {
  it.each([
    [String.raw`\_not\_ \*bold\* 1\. \#1 C:\dir`, String.raw`_not_ *bold* 1. #1 C:\dir`],
    ["`*.md`, ``b`c`` and ` d `", "*.md, b`c and d"],
    ["call `__init__`", "call `__init__`"],
    ["put `<title>` and `&amp;` there", "put <title> and &amp; there"],
    [
      "A&nbsp;B &amp; C &lt;d&gt; &#233;&#xe9; caf&eacute; S&Atilde;O &unknown; &#55296;",
      "A B & C <d> éé café SÃO &unknown; &#55296;",
    ],
    ["==new== and a == b == c", "new and a == b == c"],
    [":warning: Hot at 10:30:45 :tada:", "Hot at 10:30:45"],
    ["<kbd>Ctrl</kbd>+<kbd>C</kbd>, H<sub>2</sub>O", "Ctrl+C, H2O"],
  ])("%j reads %j", (text, shown) => {
    expect(withoutMarks(text)).toBe(shown);
  });
});

describe("a title of contents", () => {
  it.each<[string, string[]]>([
    ["## Contents\n- a hose\n- a cap", ["h2 Contents", "- a hose", "- a cap"]],
    ["## Contents\n- [Use](#use), at night", ["h2 Contents", "- Use, at night"]],
    ["## Contents\nA hose.\n- [Use](#use)", ["h2 Contents", "p A hose.", "- Use"]],
    ["## Services\n- [Weddings](#w)", ["h2 Services", "- Weddings"]],
  ])("leaves what tells something: %j", (text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("the title of a file", () => {
  it.each([
    ["---\ntitle: 'Our prices'\n---\n# Other\nx", "Our prices"],
    ['+++\ntitle = "Our prices"\n+++\nx', "Our prices"],
    ["```sh\n# install\n```\n\n# **Our** prices {#p}\nx", "Our prices"],
    ["```sh\n# install\n```", "our prices"],
    ["Our prices\n==========\nx", "Our prices"],
    ["<h1>Our prices</h1>\nx", "Our prices"],
    ["<!-- # Not this -->\n# Our prices\nx", "Our prices"],
  ])("%j", (text, title) => {
    expect(createTextReader().read({ name: "our-prices.md", text })).toMatchObject([{ title }]);
  });
});
