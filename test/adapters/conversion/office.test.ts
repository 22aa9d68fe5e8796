import { describe, expect, it } from "vitest";

import { makeDocx, makePptx, makeXlsx } from "./fixtures.ts";
import { readBytes, readWhole } from "./reading.ts";

const paragraph = (text: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (text: string, properties = ""): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const STYLES = `<w:styles xmlns:w="w">
  <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Eigene"><w:name w:val="Eigene"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:styleId="Kreis"><w:name w:val="circle a"/><w:basedOn w:val="Kreis"/></w:style></w:styles>`;
const NUMBERING = `<w:numbering xmlns:w="w">
  <w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
  <w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>`;
const item = (text: string, level: number): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`);

describe("a Word document", () => {
  it("keeps headings (by style name, in any language), lists and tables", async () => {
    const body = [
      paragraph("Prices", `<w:pStyle w:val="berschrift1"/>`),
      paragraph("Details", `<w:pStyle w:val="Eigene"/>`),
      paragraph("Loop", `<w:pStyle w:val="Kreis"/>`),
      item("first", 0),
      item("inside", 1),
      `<w:tbl><w:tr>${cell("Item", '<w:gridSpan w:val="2"/>')}${cell("Price")}</w:tr><w:tr>${cell("A")}${cell("B|C")}${cell("9")}</w:tr></w:tbl>`,
    ].join("");
    const bytes = makeDocx(body, {
      "word/styles.xml": STYLES,
      "word/numbering.xml": NUMBERING,
      "docProps/core.xml": "<p xmlns:dc='d'><dc:title>Price list</dc:title></p>",
    });
    const { text, title, type } = await readWhole("prices.docx", bytes);
    expect(text).toBe(
      "# Prices\n\n# Details\n\nLoop\n\n1. first\n  - inside\n\n| Item |  | Price |\n| --- | --- | --- |\n| A | B\\|C | 9 |",
    );
    expect({ title, type }).toEqual({ title: "Price list", type: "docx" });
  });

  it("says in every row what a cell says that spans rows", async () => {
    const row = (...cells: string[]): string => `<w:tr>${cells.join("")}</w:tr>`;
    const body = `<w:tbl>${[
      row(cell("Class"), cell("Model"), cell("Weight")),
      row(cell("Road", '<w:vMerge w:val="restart"/>'), cell("Alpha"), cell("8 kg")),
      row(cell("", "<w:vMerge/>"), cell("Beta"), cell("9 kg")),
      row(cell("Trail", '<w:vMerge w:val="restart"/>'), cell("Gamma"), cell("13 kg")),
    ].join("")}</w:tbl>`;
    const { text } = await readWhole("a.docx", makeDocx(body));
    expect(text.split("\n").slice(2)).toEqual([
      "| Road | Alpha | 8 kg |",
      "| Road | Beta | 9 kg |",
      "| Trail | Gamma | 13 kg |",
    ]);
  });

  it("leaves out rows that a tracked change deletes, with the tables in them", async () => {
    const row = (properties: string, ...cells: string[]): string =>
      `<w:tr><w:trPr>${properties}</w:trPr>${cells.join("")}</w:tr>`;
    const del = '<w:del w:id="1" w:author="Ana"/>';
    const inner = `<w:tc><w:tbl>${row("", cell("old inside"))}${row(del, cell("gone"))}</w:tbl></w:tc>`;
    const body = `<w:tbl>${[
      row("", cell("Bike"), cell("Price")),
      row('<w:ins w:id="2"/>', cell("Road"), cell("30")),
      row(del, cell("Tandem"), cell("45"), inner),
      row(del, `<w:tc><w:p><w:del><w:r><w:delText>50</w:delText></w:r></w:del></w:p></w:tc>`),
      row("", cell("Child"), inner),
    ].join("")}</w:tbl>`;
    const { text } = await readWhole("a.docx", makeDocx(body));
    expect(text).toBe("| Bike | Price |\n| --- | --- |\n| Road | 30 |\n| Child | old inside |");
  });

  it("leaves out cells that a tracked change deletes, and what a deleted row would say in those below it", async () => {
    const row = (properties: string, ...cells: string[]): string =>
      `<w:tr><w:trPr>${properties}</w:trPr>${cells.join("")}</w:tr>`;
    const del = '<w:del w:id="1" w:author="Ana"/>';
    const gone = '<w:cellDel w:id="3" w:author="Ana"/>';
    const [begins, on] = ['<w:vMerge w:val="restart"/>', "<w:vMerge/>"];
    const before =
      '<w:tcPrChange w:id="4"><w:tcPr><w:gridSpan w:val="2"/><w:vMerge/></w:tcPr></w:tcPrChange>';
    const inner = `<w:tc><w:tcPr>${gone}</w:tcPr><w:tbl>${row("", cell("old inside"))}</w:tbl></w:tc>`;
    const body = `<w:tbl>${[
      row("", cell("Class"), cell("Bike"), cell("Price")),
      row("", cell("Road", begins), cell("Alpha"), cell("30", gone)),
      row(del, cell("Trail", begins), cell("Beta"), cell("45")),
      row("", cell("", on), cell("Gamma", before), cell("50")),
      row("", cell("", on), cell("Delta"), inner),
      row("", cell("City", begins), cell("Zeta"), cell("20")),
      row(del, cell("", on), cell("Eta"), cell("22")),
      row("", cell("", on), cell("Theta"), cell("24")),
      row("", cell("", on + gone), cell("Iota"), cell("26")),
    ].join("")}</w:tbl>`;
    const { text } = await readWhole("a.docx", makeDocx(body));
    expect(text.split("\n").slice(2)).toEqual([
      "| Road | Alpha |  |",
      "|  | Gamma | 50 |",
      "|  | Delta |  |",
      "| City | Zeta | 20 |",
      "| City | Theta | 24 |",
      "|  | Iota | 26 |",
    ]);
  });

  it("reads text boxes once and notes last, and leaves out deletions, moves and field codes", async () => {
    const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const body = [
      `<w:p><w:r><mc:AlternateContent><mc:Choice>${box("in a box")}</mc:Choice><mc:Fallback>${box("in a box")}</mc:Fallback></mc:AlternateContent><w:t>around</w:t></w:r></w:p>`,
      `<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved away</w:t></w:r></w:moveFrom><w:r><w:instrText>PAGEREF</w:instrText><w:t>kept</w:t><w:tab/><w:t>here</w:t></w:r></w:p>`,
    ].join("");
    const notes = `<w:footnotes xmlns:w="w"><w:footnote>${paragraph("a note")}</w:footnote></w:footnotes>`;
    const { text } = await readWhole("a.docx", makeDocx(body, { "word/footnotes.xml": notes }));
    expect(text).toBe("in a box\n\naround\n\nkept\there\n\na note");
  });

  it("ends in no_text when it has none, and in corrupt when its XML is broken", async () => {
    expect(await readBytes("a.docx", makeDocx(paragraph(" ")))).toEqual({ ok: false, error: "no_text" });
    expect(await readBytes("a.docx", makeDocx("<w:p><w:r>"))).toEqual({ ok: false, error: "corrupt" });
  });

  it("leaves hidden text hidden, by itself and by its style", async () => {
    const run = (text: string, properties = ""): string =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Quiet"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Quieter"><w:basedOn w:val="Quiet"/></w:style><w:style w:styleId="Loud"><w:basedOn w:val="Quiet"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style><w:style w:styleId="Round"><w:basedOn w:val="Round"/></w:style></w:styles>`;
    const body = [
      `<w:p>${run("Open ")}${run("secret", "<w:vanish/>")}${run("daily", `<w:vanish w:val="false"/>`)}</w:p>`,
      `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("9 to 5")}${run(" secret", `<w:rStyle w:val="Quiet"/>`)}${run(" secret", `<w:rStyle w:val="Quieter"/>`)}${run(" sharp", `<w:rStyle w:val="Loud"/>`)}${run("", `<w:rStyle w:val="Round"/>`)}</w:p>`,
      `<w:p><w:pPr><w:pStyle w:val="Quiet"/></w:pPr>${run("secret")}${run("shown", `<w:vanish w:val="0"/>`)}</w:p>`,
    ].join("");
    const { text } = await readWhole("a.docx", makeDocx(body, { "word/styles.xml": styles }));
    expect(text).toBe("Open daily\n\n9 to 5 sharp\n\nshown");
  });
});

describe("a workbook", () => {
  const strings = `<sst><si><t>Name</t></si><si><t>佐藤</t><rPh><t>サトウ</t></rPh></si><si><r><t>Rich </t></r><r><t>text</t></r></si></sst>`;
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

  it("shows what the cells show: strings, dates, percentages, numbers without noise", async () => {
    const rows = [
      `<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c></row>`,
      `<row><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>45000</v></c><c r="C2" s="2"><v>0.125</v></c></row>`,
      `<row><c r="A3"><v>0.30000000000000004</v></c><c r="B3" s="3"><v>45000.5</v></c><c r="C3" t="b"><v>1</v></c></row>`,
      `<row><c t="inlineStr"><is><t>inline</t></is></c><c t="str"><f>A1</f><v>computed</v></c><c t="e"><v>#REF!</v></c></row>`,
    ].join("");
    const { text } = await readWhole(
      "a.xlsx",
      makeXlsx({ People: rows }, { "xl/sharedStrings.xml": strings, "xl/styles.xml": styles }),
    );
    expect(text).toBe(
      [
        "## People\n\n| Name |  | Rich text |\n| --- | --- | --- |",
        "| 佐藤 | 2023-03-15 | 12.5% |\n| 0.3 | 2023-03-15 12:00 | TRUE |\n| inline | computed | #REF! |",
      ].join("\n") + "\n\nふりがな: サトウ",
    );
  });

  it.each([
    ['"R$" #,##0.00', "45", "R$ 45.00"],
    ["[$€-410] #,##0.00", "19.999999999999996", "€ 20.00"],
    ["#,##0\\ [$¥-411]", "1500", "1500 ¥"],
    ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-', "4.5", "4.50 €"],
    ['_("$"* #,##0_);[Red]_("$"* \\(#,##0\\);_("$"* "-"??_);_(@_)', "-12", "-$12"],
    ['0.0" kg"', "8", "8.0 kg"],
    ["#,##0.00", "3.5", "3.50"],
    ["#,##0", "1500.25", "1500.25"],
    ['#,##0,"K"', "12000", "12000"],
    ["General", "0.30000000000000004", "0.3"],
    ["0.00E+00", "12345", "12345"],
    ["# ?/?", "0.5", "0.5"],
    ['"yes";"no"', "1", "1"],
    ["[$-409]d\\-mmm\\-yy", "45000", "2023-03-15"],
  ])("shows a number in the format %s with its unit: %s as %s", async (code, value, shown) => {
    const escaped = code.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const own = `<numFmts><numFmt numFmtId="170" formatCode="${escaped}"/></numFmts>`;
    const parts = {
      "xl/styles.xml": `<styleSheet>${own}<cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    };
    const { text } = await readWhole(
      "a.xlsx",
      makeXlsx({ P: `<row><c s="0"><v>${value}</v></c></row>` }, parts),
    );
    expect(text).toBe(`## P\n\n${shown}`);
  });

  const inline = (rows: readonly (readonly string[])[]): string => {
    const cells = (row: readonly string[]): string =>
      row.map((text, at) => `<c r="${"ABCD"[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`).join("");
    return rows.map((row) => `<row>${cells(row)}</row>`).join("");
  };

  it.each([
    {
      what: "a title, its date and a blank row",
      rows: [["Prices 2026"], [], ["", "", "from May"], ["Bike", "Hour", "Day"], ["Tandem", "9", "30"]],
      read: "Prices 2026\n\nfrom May\n\n| Bike | Hour | Day |\n| --- | --- | --- |\n| Tandem | 9 | 30 |",
    },
    {
      what: "no cells that stand alone in every row",
      rows: [["a"], ["", "b"], ["", "", "c"]],
      read: "| a |  |  |\n| --- | --- | --- |\n|  | b |  |\n|  |  | c |",
    },
    {
      what: "no title, the header of the second column,",
      rows: [
        ["", "Price"],
        ["Tandem", "9"],
      ],
      read: "|  | Price |\n| --- | --- |\n| Tandem | 9 |",
    },
  ])("reads $what before the table", async ({ rows, read }) => {
    const { text } = await readWhole("a.xlsx", makeXlsx({ S: inline(rows) }));
    expect(text).toBe(`## S\n\n${read}`);
  });

  it("says in every row what a cell says that spans rows", async () => {
    const cell = (at: string, text: string): string =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = [
      `<row r="1">${cell("A1", "Course")}${cell("B1", "Day")}${cell("C1", "Time")}</row>`,
      `<row r="3">${cell("A3", "Yoga")}${cell("B3", "Monday")}${cell("C3", "9:00")}</row>`,
      `<row r="4"><c r="A4"/>${cell("B4", "Tuesday")}${cell("C4", "18:00")}</row><row r="5"><c r="A5"/></row>`,
      `</sheetData><mergeCells><mergeCell ref="A3:A5"/><mergeCell ref="C3:D3"/></mergeCells><sheetData>`,
    ];
    const { text } = await readWhole("a.xlsx", makeXlsx({ S: sheet.join("") }));
    expect(text.split("\n").slice(4)).toEqual(["| Yoga | Monday | 9:00 |", "| Yoga | Tuesday | 18:00 |"]);
  });

  it("reads the text boxes that lie on a sheet", async () => {
    const parts = {
      "xl/worksheets/_rels/s0.xml.rels": `<Relationships><Relationship Id="d" Type="x/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
      "xl/drawings/drawing1.xml": `<xdr:wsDr xmlns:xdr="x" xmlns:a="a"><xdr:sp><xdr:txBody><a:p><a:r><a:t>Valid until May</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>`,
    };
    const { text } = await readWhole("a.xlsx", makeXlsx({ Prices: `<row><c><v>1</v></c></row>` }, parts));
    expect(text).toBe("## Prices\n\n1\n\nValid until May");
  });

  it("counts cells that do not say where they stand, the empty ones, too", async () => {
    const row = (...cells: string[]): string =>
      `<row>${cells.map((text) => (text ? `<c t="str"><v>${text}</v></c>` : "<c/>")).join("")}</row>`;
    const { text } = await readWhole(
      "a.xlsx",
      makeXlsx({ S: row("Bike", "Hour", "Day") + row("Tandem", "", "90") }),
    );
    expect(text.split("\n").at(-1)).toBe("| Tandem |  | 90 |");
  });

  it("leaves hidden rows and columns hidden, but not rows that a filter leaves out", async () => {
    const row = (number: number, name: string, hidden = ""): string =>
      `<row r="${number}" ${hidden}>${["A", "B", "C"].map((column) => `<c r="${column}${number}" t="str"><v>${name}${column}</v></c>`).join("")}</row>`;
    const rows = row(1, "a") + row(2, "b", 'hidden="1"') + row(3, "c");
    const open = `</sheetData><cols><col min="2" max="2" hidden="1"/></cols><sheetData>`;
    const filter = `</sheetData><autoFilter><filterColumn colId="0"/></autoFilter><sheetData>`;
    const { text } = await readWhole("a.xlsx", makeXlsx({ Plain: open + rows, Filtered: rows + filter }));
    expect(text.split("\n").filter((line) => /^\| \w/u.test(line))).toEqual([
      "| aA |  | aC |",
      "| cA |  | cC |",
      ...["a", "b", "c"].map((name) => `| ${name}A | ${name}B | ${name}C |`),
    ]);
  });

  it("leaves hidden what LibreOffice hides, with a level of no group, and shows what is folded up", async () => {
    const row = (number: number, name: string, attributes: string): string =>
      `<row r="${number}" ${attributes}>${["A", "B", "C"].map((column) => `<c r="${column}${number}" t="str"><v>${name}${column}</v></c>`).join("")}</row>`;
    const sheet = [
      `</sheetData><cols><col min="1" max="1" hidden="false" outlineLevel="0"/>`,
      `<col min="2" max="2" hidden="true" outlineLevel="0"/><col min="3" max="3" hidden="true" outlineLevel="1"/>`,
      `</cols><sheetData>`,
      row(1, "a", 'hidden="false" outlineLevel="0"'),
      row(2, "b", 'hidden="true" outlineLevel="0"'),
      row(3, "c", 'hidden="true" outlineLevel="2"'),
    ];
    const { text } = await readWhole("a.xlsx", makeXlsx({ S: sheet.join("") }));
    expect(text.split("\n").filter((line) => /^\| \w/u.test(line))).toEqual([
      "| aA |  | aC |",
      "| cA |  | cC |",
    ]);
  });

  it("tells of formulas without a result, in what is shown", async () => {
    const first = [
      `<cols><col min="3" max="3" hidden="1"/></cols>`,
      `<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>A1*2</f><v></v></c><c r="C1"><f>A1*3</f></c></row>`,
      `<row r="2"><c r="A2" t="str"><f>IF(A1=1,1,"")</f><v></v></c><c r="B2"><f>A1*4</f><v>8</v></c></row>`,
      `<row r="3" hidden="1"><c r="A3"><f>A1*5</f></c></row>`,
    ].join("");
    const second = `<row r="7"><c r="D7"><v>1</v></c><c r="E7"><f>D7+1</f></c></row>`;
    const { uncalculated } = await readWhole("a.xlsx", makeXlsx({ Prices: first, Other: second }));
    expect(uncalculated).toEqual({ cells: 2, first: "Prices!B1" });
    expect(await readWhole("a.xlsx", makeXlsx({ S: "<row><c><v>1</v></c></row>" }))).not.toHaveProperty(
      "uncalculated",
    );
  });

  it("leaves hidden sheets hidden and far columns out", async () => {
    const sheets = {
      Shown: `<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>`,
      hiddenMargins: `<row><c><v>99</v></c></row>`,
    };
    const { text } = await readWhole("a.xlsx", makeXlsx(sheets));
    expect(text).toBe("## Shown\n\n1");
  });
});

describe("a presentation", () => {
  it("leaves slides out that are not shown", async () => {
    const slide = (text: string, show = ""): string =>
      `<p:sld xmlns:p="p" xmlns:a="a" ${show}><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;
    const bytes = makePptx(["", "", ""], {
      "ppt/slides/slide1.xml": slide("three", 'show="1"'),
      "ppt/slides/slide2.xml": slide("secret", 'show="0"'),
      "ppt/slides/slide3.xml": slide("one"),
    });
    const { text } = await readWhole("a.pptx", bytes);
    expect(text).toBe("one\n\nthree");
  });

  const shape = (kind: string, ...lines: string[]): string =>
    `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:txBody>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join("")}</p:txBody></p:sp>`;

  it("reads slides in the order of the show: titles, lists, tables, descriptions, notes", async () => {
    const table = `<p:graphicFrame><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>k</a:t></a:r></a:p></a:txBody></a:tc><a:tc><a:txBody><a:p><a:r><a:t>v</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>`;
    const picture = `<p:pic><p:nvPicPr><p:cNvPr descr="Map of the office"/></p:nvPicPr></p:pic><p:pic><p:nvPicPr><p:cNvPr descr="Picture 4"/></p:nvPicPr></p:pic>`;
    const second =
      shape('<p:ph type="title"/>', "Second") +
      shape('<p:ph idx="1"/>', "one", "two") +
      shape('<p:ph type="sldNum"/>', "7");
    const notes = `<p:notes xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shape('<p:ph type="body"/>', "say hello")}</p:spTree></p:cSld></p:notes>`;
    const bytes = makePptx([shape('<p:ph type="ctrTitle"/>', "First") + table + picture, second], {
      "ppt/slides/_rels/slide1.xml.rels": `<Relationships><Relationship Id="n" Type="x/notesSlide" Target="../notesSlides/n1.xml"/><Relationship Id="e" Type="x/notesSlide" TargetMode="External" Target="http://127.0.0.1/secret"/></Relationships>`,
      "ppt/notesSlides/n1.xml": notes,
    });
    const { text } = await readWhole("a.pptx", bytes);
    expect(text).toBe(
      "## Second\n\n- one\n- two\n\n## First\n\n| k | v |\n| --- | --- |\n\nMap of the office\n\nsay hello",
    );
  });
});
