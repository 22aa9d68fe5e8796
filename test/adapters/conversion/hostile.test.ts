import { performance } from "node:perf_hooks";

import { describe, expect, it } from "vitest";

import { makeDocx, makeOpenDocument, makeXlsx, makeZip } from "./fixtures.ts";
import { readBytes } from "./reading.ts";

const MIB = 1024 * 1024;
const docxWith = (xml: string): Buffer => makeZip({ "word/document.xml": xml });

describe("a hostile document", () => {
  it("that unpacks to hundreds of megabytes is refused before anything is unpacked", async () => {
    const bomb = makeZip({ "word/document.xml": { content: Buffer.alloc(40 * MIB, 0x20) } });
    expect(bomb.length).toBeLessThan(100 * 1024);
    const started = performance.now();
    expect(await readBytes("a.docx", bomb)).toEqual({ ok: false, error: "too_large" });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("that packs suspiciously well is refused below the size cap too", async () => {
    const bomb = makeZip({ "word/document.xml": { content: Buffer.alloc(8 * MIB, 0x20) } });
    expect(await readBytes("a.docx", bomb)).toEqual({ ok: false, error: "too_large" });
  });

  it("that lies about its unpacked size is corrupt", async () => {
    const lie = makeZip({ "word/document.xml": { content: "x".repeat(10_000), claims_bytes: 10 } });
    expect(await readBytes("a.docx", lie)).toEqual({ ok: false, error: "corrupt" });
  });

  it("with thousands of entries is refused", async () => {
    const files = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`word/${at}.xml`, "x"]));
    expect(await readBytes("a.docx", makeZip(files))).toEqual({ ok: false, error: "too_large" });
  });

  it("with encrypted entries says so", async () => {
    const bytes = makeZip({ "word/document.xml": { content: "x", encrypted: true } });
    expect(await readBytes("a.docx", bytes)).toEqual({ ok: false, error: "encrypted" });
  });

  it("with a document type declaration (entities, external files) is refused", async () => {
    const external = `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:p><w:t>&x;</w:t></w:p></w:document>`;
    const laughs = `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document><w:p><w:t>&b;</w:t></w:p></w:document>`;
    expect(await readBytes("a.docx", docxWith(external))).toEqual({ ok: false, error: "corrupt" });
    expect(await readBytes("a.docx", docxWith(laughs))).toEqual({ ok: false, error: "corrupt" });
  });

  it.each([
    ["a.docx", docxWith(`${"<w:p>".repeat(20_000)}${"</w:p>".repeat(20_000)}`)],
    ["a.odt", makeOpenDocument("text", `${"<text:list>".repeat(600)}${"</text:list>".repeat(600)}`)],
    ["a.html", Buffer.from(`<html>${"<div>".repeat(20_000)}deep`)],
    ["a.rtf", Buffer.from(`{\\rtf1 ${"{".repeat(20_000)}deep`)],
  ])("nested too deeply is too complex: %s", async (name, bytes) => {
    expect(await readBytes(name, bytes)).toEqual({ ok: false, error: "too_complex" });
  });

  it.each([
    [
      "a.docx",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]),
      "encrypted",
    ],
    ["a.docx", makeDocx("<w:p/>").subarray(0, 120), "corrupt"],
    ["a.odt", Buffer.from("not a zip"), "corrupt"],
    ["a.xlsx", makeZip({ "xl/readme.txt": "no workbook" }), "corrupt"],
    ["a.bin", Buffer.from("7f454c4600000000", "hex"), "unsupported_type"],
    ["a.pdf", Buffer.from("7f454c4600000000", "hex"), "corrupt"],
    ["a.txt", Buffer.from("7f454c4600000000", "hex"), "corrupt"],
    ["a.png", Buffer.from("89504e470d0a1a0a00", "hex"), "unsupported_type"],
    ["a.zip", makeZip({ "a.txt": "hello" }), "unsupported_type"],
  ])("ends in the right word: %s (%#)", async (name, bytes, error) => {
    expect(await readBytes(name, bytes)).toEqual({ ok: false, error });
  });

  it("cannot reach prototypes by names of its own", async () => {
    const sheet = `<row><c r="A1" t="s" __proto__="x"><v>__proto__</v></c><c r="B1"><v>1</v></c></row>`;
    const conversion = await readBytes(
      "a.xlsx",
      makeXlsx({ constructor: sheet }, { "xl/sharedStrings.xml": "<sst/>" }),
    );
    expect(conversion).toMatchObject({ ok: true });
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
    expect(await readBytes("a.__proto__", "hello")).toMatchObject({ ok: true, type: "text" });
  });

  it("of endless text is cut, inside tables too", async () => {
    const cells = `<table:table-cell><text:p>${"word ".repeat(200)}</text:p></table:table-cell>`.repeat(
      2_000,
    );
    const body = `<table:table><table:table-row>${cells}</table:table-row></table:table>`;
    const noise = Array.from({ length: 60_000 }, (_, at) => (at * 7_919).toString(36)).join(" ");
    const row = `<row>${"<c><v>123456789</v></c>".repeat(100)}</row>`;
    expect(await readBytes("a.xlsx", makeXlsx({ Big: row.repeat(300) + noise }))).toMatchObject({
      ok: true,
      truncated: true,
    });
    expect(await readBytes("a.md", noise)).toMatchObject({ ok: true, truncated: true });
    const conversion = await readBytes("a.odt", makeOpenDocument("text", body, { "noise.txt": noise }));
    expect(conversion).toMatchObject({ ok: true, truncated: true });
  });

  it("of empty cells that reach over thousands of rows is cut", async () => {
    const cells = "<td rowspan=1000 colspan=50>".repeat(25);
    const page = `<p>Open</p><table>${`<tr>${cells}${"<tr>".repeat(999)}`.repeat(20)}</table>`;
    expect(await readBytes("a.html", page)).toMatchObject({ ok: true, truncated: true });
  });

  it("with a number format that nobody writes is read as its numbers", async () => {
    const sheet = `<row r="1"><c r="A1"><v>1.5</v></c><c r="B1" s="1"><v>2</v></c></row>`;
    const codes = [`0.${"0".repeat(150)}`, "[".repeat(200_000)];
    const formats = codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join("");
    const styles = `<styleSheet><numFmts>${formats}</numFmts><cellXfs><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
    const workbook = makeXlsx({ S: sheet }, { "xl/styles.xml": styles });
    expect(await readBytes("a.xlsx", workbook)).toMatchObject({ ok: true });
  });

  it("of a megabyte of one regular expression's worst case does not take long", async () => {
    const started = performance.now();
    await readBytes("a.html", `<html><!--${"-".repeat(200_000)}${"<a ".repeat(100_000)}`);
    await readBytes("b.html", `<p>${'a word <img alt="the picture of it">'.repeat(30_000)}</p>`);
    await readBytes(
      "c.html",
      `<p>${"<b>a word <i><s hidden>b</s><s hidden>c</s></i></b>".repeat(20_000)}</p>`,
    );
    const described = `<p><img alt="${"it ".repeat(100_000)}">${"<p>it".repeat(30_000)}`;
    await readBytes("d.html", described);
    await readBytes("e.html", `<h2>a${" #".repeat(50_000)}b</h2><h2>a${"<br>".repeat(50_000)}b</h2>`);
    await readBytes("a.rtf", `{\\rtf1 ${"\\'".repeat(200_000)}`);
    await readBytes("a.csv", `${'"'.repeat(200_001)}\n${",".repeat(200_000)}`);
    await readBytes("a.eml", `Subject: ${"=?utf-8?B?".repeat(50_000)}\n\n${"<".repeat(200_000)}`);
    await readBytes("a.txt", "\u0000\u0001".repeat(100_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
