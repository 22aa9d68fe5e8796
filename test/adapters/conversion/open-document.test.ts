import { describe, expect, it } from "vitest";

import { makeOpenDocument } from "./fixtures.ts";
import { readBytes, readWhole } from "./reading.ts";

const LISTS = `<text:list-style text:name="n"><text:list-level-style-number text:level="1"/></text:list-style>`;

describe("an OpenDocument text", () => {
  it("keeps headings, lists, tables and spaces, and leaves out comments and deleted text", async () => {
    const body = `${LISTS}<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
      <text:h text:outline-level="2">Opening hours</text:h>
      <text:p>Mon<text:s text:c="2"/>to<text:tab/>Fri<text:line-break/>9-17<office:annotation><text:p>comment</text:p></office:annotation></text:p>
      <text:list><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>inner</text:p></text:list-item></text:list></text:list-item></text:list>
      <text:p>then</text:p><text:list text:style-name="n"><text:list-item><text:p>first</text:p></text:list-item></text:list>
      <table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"><text:p>b</text:p></table:table-cell></table:table-row></table:table>`;
    const { text, title, type } = await readWhole(
      "a.odt",
      makeOpenDocument("text", body, { "meta.xml": "<m xmlns:dc='d'><dc:title>Hours</dc:title></m>" }),
    );
    expect(text).toBe(
      "## Opening hours\n\nMon  to\tFri\n9-17\n\n- one\n  - inner\n\nthen\n\n1. first\n\n| a | b | b |\n| --- | --- | --- |",
    );
    expect({ title, type }).toEqual({ title: "Hours", type: "odt" });
  });

  it("says in every row what a cell says that spans rows, and keeps columns in place", async () => {
    const cell = (text: string, spans = ""): string =>
      `<table:table-cell ${spans}><text:p>${text}</text:p></table:table-cell>`;
    const covered = (count = 1): string =>
      `<table:covered-table-cell table:number-columns-repeated="${count}"/>`;
    const rows = [
      cell("Course") + cell("Day") + cell("Time", `table:number-columns-spanned="2"`) + covered(),
      cell("Yoga", `table:number-rows-spanned="3"`) + cell("Monday") + cell("9:00") + cell("Ann"),
      covered() + cell("Tuesday") + cell("18:00") + cell("Ben"),
      covered() +
        cell("Friday", `table:number-rows-spanned="2" table:number-columns-spanned="3"`) +
        covered(2),
      cell("Dance") + covered(3),
      cell("Chess") + cell("none", `table:number-columns-spanned="3"`) + covered(2),
    ];
    const { text } = await readWhole(
      "a.odt",
      makeOpenDocument(
        "text",
        `<table:table>${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join("")}</table:table>`,
      ),
    );
    expect(text.split("\n")).toEqual([
      "| Course | Day | Time |  |",
      "| --- | --- | --- | --- |",
      "| Yoga | Monday | 9:00 | Ann |",
      "| Yoga | Tuesday | 18:00 | Ben |",
      "| Yoga | Friday |  |  |",
      "| Dance | Friday |  |  |",
      "| Chess | none |  |  |",
    ]);
  });

  it("numbers lists whose style stands in the styles' part, level by level", async () => {
    const style = `<text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/>`;
    const unnumbered = `<text:list-level-style-number text:level="1" style:num-format=""/>`;
    const list = (name: string, inside = ""): string =>
      `<text:list text:style-name="${name}"><text:list-item><text:p>Ring</text:p>${inside}</text:list-item></text:list>`;
    const inner = `<text:list><text:list-item><text:p>twice</text:p></text:list-item></text:list>`;
    const { text } = await readWhole(
      "a.odt",
      makeOpenDocument("text", `${list("Steps", inner)}<text:p>or</text:p>${list("Plain")}`, {
        "styles.xml": `<s xmlns:text="t" xmlns:style="s"><text:list-style style:name="Steps">${style}</text:list-style><text:list-style style:name="Plain">${unnumbered}</text:list-style></s>`,
      }),
    );
    expect(text).toBe("1. Ring\n  - twice\n\nor\n\n- Ring");
  });

  it("writes a note behind its sentence, and one mark for all paragraphs of an item", async () => {
    const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Closed in March.</text:p></text:note-body></text:note>`;
    const item = (...texts: string[]): string =>
      `<text:list-item>${texts.map((text) => `<text:p>${text}</text:p>`).join("")}</text:list-item>`;
    const body = `<text:p>The pool${note} is open.</text:p><text:list>${item("Ring", "and wait.")}${item("Enter")}</text:list>`;
    const { text } = await readWhole("a.odt", makeOpenDocument("text", body));
    expect(text).toBe("The pool is open.\n\nClosed in March.\n\n- Ring\n\n   and wait.\n\n- Enter");
  });

  it("flattens a table inside a cell", async () => {
    const inner = `<table:table><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell><table:table-cell><text:p>y</text:p></table:table-cell></table:table-row></table:table>`;
    const row = (content: string): string =>
      `<table:table-row><table:table-cell>${content}</table:table-cell><table:table-cell><text:p>z</text:p></table:table-cell></table:table-row>`;
    const { text } = await readWhole(
      "a.odt",
      makeOpenDocument("text", `<table:table>${row(inner)}${row("<text:p>w</text:p>")}</table:table>`),
    );
    expect(text).toBe("| x y | z |\n| --- | --- |\n| w | z |");
  });

  it("ends in encrypted when its manifest says so", async () => {
    const bytes = makeOpenDocument("text", "<text:p>x</text:p>", {
      "META-INF/manifest.xml": "<m><encryption-data/></m>",
    });
    expect(await readBytes("a.odt", bytes)).toEqual({ ok: false, error: "encrypted" });
  });
});

describe("an OpenDocument sheet and presentation", () => {
  it("names its sheets and is not filled by a million repeated cells", async () => {
    const cell = (text: string, repeated = 1): string =>
      `<table:table-cell table:number-columns-repeated="${repeated}"><text:p>${text}</text:p></table:table-cell>`;
    const empty = `<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`;
    const body = `<table:table table:name="2024"><table:table-row>${cell("k")}${cell("v")}</table:table-row>${empty}</table:table>`;
    const { text } = await readWhole("a.ods", makeOpenDocument("spreadsheet", body));
    expect(text).toBe("## 2024\n\n| k | v |\n| --- | --- |");
  });

  it("takes a count that is no whole number as the number below", async () => {
    const cell = `<table:table-cell table:number-columns-repeated="2.7"><text:p>a</text:p></table:table-cell>`;
    const body = `<table:table table:name="T"><table:table-row table:number-rows-repeated="x">${cell}</table:table-row><table:table-row>${cell}</table:table-row></table:table>`;
    const { text } = await readWhole("a.ods", makeOpenDocument("spreadsheet", body));
    expect(text).toBe("## T\n\n| a | a |\n| --- | --- |\n| a | a |");
  });

  it("leaves hidden sheets, rows and columns hidden, but not rows that a filter leaves out", async () => {
    const row = (name: string, hidden = ""): string =>
      `<table:table-row ${hidden}>${["A", "B", "C"].map((column) => `<table:table-cell><text:p>${name}${column}</text:p></table:table-cell>`).join("")}</table:table-row>`;
    const columns = `<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="16382"/>`;
    const rows = row("a") + row("b", 'table:visibility="collapse"') + row("c", 'table:visibility="filter"');
    const styles = `<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>`;
    const body = `${styles}<table:table table:name="Open" table:style-name="ta1">${columns}${rows}</table:table><table:table table:name="Own" table:style-name="ta2">${row("secret")}</table:table>`;
    const { text } = await readWhole("a.ods", makeOpenDocument("spreadsheet", body));
    expect(text).toBe("## Open\n\n| aA |  | aC |\n| --- | --- | --- |\n| cA |  | cC |");
  });

  it("leaves hidden text, sections and slides hidden, by the style that counts", async () => {
    const style = (family: string, name: string, properties: string): string =>
      `<style:style style:family="${family}" style:name="${name}"><style:${properties}/></style:style>`;
    const none = `text-properties text:display="none"`;
    const based = (name: string, properties: string): string =>
      style("text", `${name}" style:parent-style-name="Quiet`, properties);
    const styles = `<s>${style("text", "T2", none)}${style("text", "Quiet", none)}</s>`;
    const body = `${style("text", "T1", none)}${style("text", "T2", "text-properties")}${style("paragraph", "P1", none)}${style("paragraph", "T1", "text-properties")}${based("T3", "text-properties")}${based("T4", `text-properties text:display="true"`)}
      <text:p text:style-name="T1">Shown<text:span text:style-name="T1"> secret</text:span><text:span text:style-name="T2"> too</text:span><text:span text:style-name="T3"> secret</text:span><text:span text:style-name="T4"> now</text:span><text:hidden-text text:is-hidden="true">secret</text:hidden-text></text:p>
      <text:p text:style-name="P1">secret</text:p><text:section text:display="none"><text:p>secret</text:p></text:section><text:section><text:p>open</text:p></text:section>`;
    const { text } = await readWhole("a.odt", makeOpenDocument("text", body, { "styles.xml": styles }));
    expect(text).toBe("Shown too now\n\nopen");

    const slide = (name: string, said: string): string =>
      `<draw:page draw:style-name="${name}"><draw:frame><draw:text-box><text:p>${said}</text:p></draw:text-box></draw:frame></draw:page>`;
    const hidden = style("drawing-page", "dp2", `drawing-page-properties presentation:visibility="hidden"`);
    const slides = `${hidden}${slide("dp1", "one")}${slide("dp2", "secret")}${slide("dp1", "three")}`;
    const shown = await readWhole("a.odp", makeOpenDocument("presentation", slides));
    expect(shown.text).toBe("one\n\nthree");
  });

  it("reads slide titles as headings", async () => {
    const body = `<draw:page><draw:frame presentation:class="title"><draw:text-box><text:p>Welcome</text:p></draw:text-box></draw:frame><draw:frame><draw:text-box><text:p>to us</text:p></draw:text-box></draw:frame></draw:page>`;
    const { text, type } = await readWhole("a.odp", makeOpenDocument("presentation", body));
    expect({ text, type }).toEqual({ text: "## Welcome\n\nto us", type: "odp" });
  });
});
