/** What is left of taught Markdown: the words, in blocks, without the marks. */
import { describe, expect, it } from "vitest";
import { withLabelFirst, withoutMarks } from "../../../../src/domain/answering/text/inline-marks.ts";
import { type Block, toBlocks } from "../../../../src/domain/answering/text/markdown.ts";

describe("inline marks", () => {
  it.each([
    ["![A lamp](lamp.png) hangs here", "A lamp hangs here"],
    ["![](lamp.png)here", "here"],
    ["[Opening hours](https://shop.example/hours)", "Opening hours (https://shop.example/hours)"],
    ["[Opening hours](http://shop.example/hours)", "Opening hours (http://shop.example/hours)"],
    ['[Hours](https://shop.example/h "When we open")', "Hours (https://shop.example/h)"],
    ["[https://shop.example](https://shop.example)", "https://shop.example"],
    ["[Hours](#hours) and [terms](/terms)", "Hours and terms"],
    [
      "Write to <info@shop.example> or <mailto:help@shop.example>.",
      "Write to info@shop.example or help@shop.example.",
    ],
    ["See <https://shop.example/help?a=b#c>", "See https://shop.example/help?a=b#c"],
    ['<a href="mailto:info@shop.example">Mail</a>', "Mail"],
    ["**Bold** and __strong__ words", "Bold and strong words"],
    ["*Soft* and _quiet_ words", "Soft and quiet words"],
    ["2 * 3 * 4 and a_b_c", "2 * 3 * 4 and a_b_c"],
    ["x*y*z stays", "x*y*z stays"],
    ["a * b* stays", "a * b* stays"],
    ["*a *b stays", "*a *b stays"],
    ["*é*, *1*", "é, 1"],
    ["call `serve --workers`", "call serve --workers"],
    ["one<br>two<br/>three </p>four", "one two three four"],
    ["<b>bold</b>", "bold"],
    ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
    ["a \t b\u00a0\u00a0c\u3000d", "a b c d"],
    ["  both ends  ", "both ends"],
  ])("%j reads %j", (text, read) => {
    expect(withoutMarks(text)).toBe(read);
  });
});

describe("a name in bold that begins a paragraph", () => {
  it.each([
    ["**Penguin Breakfast.** Hand out the herring.", "**Penguin Breakfast:** Hand out the herring."],
    ["__Keeper for a Day.__ A full day.", "__Keeper for a Day:__ A full day."],
    ["**Ceramica.** Giovedì alle 19.", "**Ceramica:** Giovedì alle 19."],
    ["**We are closed on Sundays.** Otherwise ring.", "**We are closed on Sundays.** Otherwise ring."],
    ["**Tel.** 0555 123 456", "**Tel.** 0555 123 456"],
    ["**Penguin Breakfast**. Hand out.", "**Penguin Breakfast**. Hand out."],
    ["**Penguin Breakfast.**", "**Penguin Breakfast.**"],
    ["It is the **Penguin Breakfast.** Come.", "It is the **Penguin Breakfast.** Come."],
  ])("%j reads %j", (text, read) => {
    expect(withLabelFirst(text)).toBe(read);
  });

  it("is the label of a paragraph and of an item", () => {
    const read = toBlocks("**Owl Walk.** At dusk.\n\n- **Bat Night.** At nine.").map(({ text }) => text);
    expect(read).toEqual(["Owl Walk: At dusk.", "- Bat Night: At nine."]);
  });
});

/** Blocks without what stands above a table's first column, which has cases of its own. */
const withoutHeads = (text: string) =>
  toBlocks(text).map(({ kind, level, text: read }) => ({ kind, level, text: read }));
const paragraph = (text: string) => ({ kind: "paragraph", level: 0, text });
const row = (text: string): Block => ({ kind: "row", level: 0, text });
const heading = (level: number, text: string) => ({ kind: "heading", level, text });

describe("footnotes", () => {
  it("are sentences of their own, and leave no mark", () => {
    const text =
      "You can use the pool[^1] and the sauna [^spa].\n\n[^1]: The pool is closed in winter.\n[^spa]: From 16 years on.";
    expect(toBlocks(text)).toEqual([
      paragraph("You can use the pool and the sauna."),
      paragraph("The pool is closed in winter."),
      paragraph("From 16 years on."),
    ]);
  });
});

describe("rows with empty cells", () => {
  it.each([
    ["| Tandem | R$ 90,00 | |", "Tandem: Por dia R$ 90,00"],
    ["| Tandem | | R$ 300,00 |", "Tandem: Por semana R$ 300,00"],
    ["| | R$ 90,00 | R$ 300,00 |", "Por dia R$ 90,00; Por semana R$ 300,00"],
    ["| Tandem | | |", "Tandem"],
  ])("%j reads %j", (line, read) => {
    const table = `| Bicicleta | Por dia | Por semana |\n|---|---|---|\n${line}`;
    expect(toBlocks(table)).toEqual([{ ...row(read), head: "Bicicleta" }]);
  });
});

describe("lines below one another", () => {
  it.each<[string, string[]]>([
    ["Town bike 12 €\nTandem 25 €\nHelmet free", ["Town bike 12 €", "Tandem 25 €", "Helmet free"]],
    [
      "Bolo inteiro ........ R$ 22,00\nPão francês ........ R$ 18,90 o quilo",
      ["Bolo inteiro: R$ 22,00", "Pão francês: R$ 18,90 o quilo"],
    ],
    ["Cut …… £7 each\nDry …… £5", ["Cut: £7 each", "Dry: £5"]],
    ["かさの骨 660円\n扇風機 2,750円~", ["かさの骨 660円", "扇風機 2,750円~"]],
    [
      "Mon–Fri 9:00–18:00\nSat 9:00–16:00\nWe are by the lake.",
      ["Mon–Fri 9:00–18:00", "Sat 9:00–16:00", "We are by the lake."],
    ],
    [
      "月・水 10:00~18:30\n土 10:00~17:00\n**定休日:火曜**",
      ["月・水 10:00~18:30", "土 10:00~17:00", "定休日:火曜"],
    ],
  ])("%j are rows", (text, rows) => {
    expect(toBlocks(text).map(({ text: read }) => read)).toEqual(rows);
  });

  it.each([
    ["A day on the lake, lunch included,\ncosts no more than 25 €", 1],
    ["Wait ....... for it", 1],
    ["We are open Monday\nto Friday 9 to 5", 1],
    ["The deposit of 50 €\nis due a week before.", 1],
  ])("%j is running text", (text, blocks) => {
    expect(toBlocks(text)).toHaveLength(blocks);
  });
});

describe("blocks", () => {
  it.each([
    ["headings of six levels", "# One\n###### Six ##", [heading(1, "One"), heading(6, "Six")]],
    ["no heading of seven", "####### Seven", [paragraph("####### Seven")]],
    ["lines of a paragraph", "one\n  two \nthree", [paragraph("one two three")]],
    [
      "lines that break, by two blanks, a stroke or a mark",
      "one  \ntwo\\\nthree<br>\nfour\nfive",
      ["one", "two", "three", "four five"].map(paragraph),
    ],
    [
      "lines with a label each, and what belongs to them",
      "**Address:** Quay 1,\n4055 Pinebay\n**Phone**: 555 0101\nMonday to Friday: 9:00–17:00\n電話：555",
      ["Address: Quay 1, 4055 Pinebay", "Phone: 555 0101", "Monday to Friday: 9:00–17:00", "電話：555"].map(
        paragraph,
      ),
    ],
    ["one label in running text", "Note: the shop\nis closed", [paragraph("Note: the shop is closed")]],
    [
      "a time is no label",
      "it opens at\n9:30 and then\n11:45 again",
      [paragraph("it opens at 9:30 and then 11:45 again")],
    ],
    ["lines of old and other systems", "one\r\ntwo\r\rthree", [paragraph("one two"), paragraph("three")]],
    [
      "Japanese lines, joined without a blank",
      "長いので、\n行の\nabc\n行",
      [paragraph("長いので、行の abc 行")],
    ],
    ["a blank line between paragraphs", "one\n \t\ntwo", [paragraph("one"), paragraph("two")]],
    ["a rule between paragraphs", "one\n***\ntwo", [paragraph("one"), paragraph("two")]],
    [
      "list items",
      "- one\n* two\n3. three\n・ four",
      [row("- one"), row("- two"), row("3. three"), row("- four")],
    ],
    [
      "items that are all numbered 1, counted on until something else is said",
      "1. one\n1. two\n\n   - a\n1. three\nbut\n1. one\n# New\n1) one",
      [
        row("1. one"),
        row("2. two"),
        row("- a"),
        row("3. three"),
        paragraph("but"),
        row("1. one"),
        heading(1, "New"),
        row("1) one"),
      ],
    ],
    [
      "a list that begins elsewhere",
      "4. four\n5. five\n9. nine",
      [row("4. four"), row("5. five"), row("9. nine")],
    ],
    [
      "an item of several paragraphs",
      "1. one\n\n   more\n1. two",
      [row("1. one"), paragraph("more"), row("2. two")],
    ],
    ["a list behind a paragraph", "To do:\n- one", [paragraph("To do:"), row("- one")]],
    [
      "a table of two columns",
      "| Day | Hours |\n|---|---|\n| Monday | 9 to 5 |\n| Sunday | |",
      [row("Monday: 9 to 5"), row("Sunday")],
    ],
    ...[
      ["Per day", "18 €"],
      ["Price per night", "40 €"],
      ["Por hora", "R$ 20"],
      ["Al giorno", "12 €"],
    ].map(([header, price]): [string, string, Block[]] => [
      `a table of prices by a time, with what stands above them: ${header}`,
      `| A | ${header} |\n|---|---|\n| b | ${price} |\n| c | |`,
      [row(`b: ${header} ${price}`), row("c")],
    ]),
    [
      "a table of three columns, with what stands above each",
      "  | Day | Opens | Closes |\n  |---|:-:|--:|\n  | Monday | 9 | 5 |",
      [row("Monday: Opens 9; Closes 5")],
    ],
    [
      "a Japanese table, with the marks of the language",
      "| 講座 | 一日 | 時間 |\n|---|---|---|\n| バラ | 1800円 | 2時間 |\n| Rose tea（紅茶） | 900円 | |",
      [row("バラ：一日 1800円、時間 2時間"), row("Rose tea（紅茶）: 一日 900円")],
    ],
    [
      "a Japanese table of prices by a time",
      "| A | 一日 |\n|---|---|\n| b | 1800円 |",
      [row("b：一日 1800円")],
    ],
    [
      "a table with empty cells, which are not spoken of",
      "| Bike | Hour | Day |\n|---|---|---|\n| Tandem | | 90 |\n| | 5 | 30 |\n| Kids' | | |",
      [row("Tandem: Day 90"), row("Hour 5; Day 30"), row("Kids'")],
    ],
    ["a row of two columns without a name", "| A | B |\n|---|---|\n| | c |", [row("c")]],
    ["a stroke within a cell", "| Way | Key |\n|---|---|\n| On \\| off | `A\\|B` |", [row("On | off: A|B")]],
    ...[
      ["| Adults | 12 € |", "| Children | 8 € |", "Adults: 12 €"],
      ["| Monday | 9:00–17:00 |", "| Sunday | closed |", "Monday: 9:00–17:00"],
      ["| Tandem | 90 | 400 |", "| Kayak | 50 | 250 |", "Tandem: 90; 400", "Kayak: 50; 250"],
      ["| Loops | 35 |", "| Rings | 40 |", "Loops: 35", "Rings: 40"],
    ].map(([first, second, ...read]): [string, string, Block[]] => [
      `a table whose first row is no header: ${first}`,
      `${first}\n|---|---|\n${second}`,
      [read[0] ?? "", read[1] ?? (second ?? "").slice(2, -2).replace(" | ", ": ")].map(row),
    ]),
    ...[
      ["| Sole | 38 | 39 | 40 |", "| Inch | 9 | 10 | 11 |", "Inch: 38 9; 39 10; 40 11"],
      ["| House | 2024 | 2025 |", "| Lake | 10 | 20 |", "Lake: 2024 10; 2025 20"],
      ["| To | 2 kg | 5 kg |", "| Italy | 4 € | 6 € |", "Italy: 2 kg 4 €; 5 kg 6 €"],
      ["| Yoga | Monday 9:00 | Friday |", "| Ann | yes | no |", "Ann: Monday 9:00 yes; Friday no"],
    ].map(([first, second, read = ""]): [string, string, Block[]] => [
      `a header with numbers: ${first}`,
      `${first}\n|---|---|\n${second}`,
      [row(read)],
    ]),
    [
      "a table without strokes at its ends, and what follows",
      "Hours:\nDay | Open\n--- | ---\nMonday | 9 to 5\nSunday | \nCall a | b",
      [paragraph("Hours:"), row("Monday: 9 to 5"), row("Sunday"), row("Call a: b")],
    ],
    ["strokes outside of a table", "Choose a | b\nor c | d", [paragraph("Choose a | b or c | d")]],
    ["a table without a header", "| a | b | c |", [row("a: b; c")]],
    ["an empty row of a table", "| | |\n| |", []],
    [
      "two tables, each with a header of its own",
      "| D | A | B |\n|---|---|---|\n| x | 1 | 2 |\n\n| y | 3 | 4 |",
      [row("x: A 1; B 2"), row("y: 3; 4")],
    ],
    [
      "code, line by line, with its marks",
      "Run:\n```sh\n  # a comment\n\n- *x*\n```\nafter",
      [paragraph("Run:"), row("      # a comment"), row("    - *x*"), paragraph("after")],
    ],
    [
      "notes, as sentences of their own, without their marks",
      "Use the pool[^1] or [the gym](#gym) [^gym].\n\n| Day | Open |\n|---|---|\n| Sunday[^1] | 9 |\n\n[^1]: The pool is closed\n    in March.[^gym]\n[^gym]: Ask *Ann*.\n\n    - Bring shoes",
      [
        paragraph("Use the pool or the gym."),
        row("Sunday: 9"),
        paragraph("The pool is closed in March."),
        paragraph("Ask Ann."),
        row("- Bring shoes"),
      ],
    ],
    ["marks that lead to no note", "Only [^a-z] is kept[^2].", [paragraph("Only [^a-z] is kept[^2].")]],
    ["nothing", "\n \n---\n", []],
  ])("%s", (_what, text, blocks) => {
    expect(withoutHeads(text)).toEqual(blocks);
  });
});
