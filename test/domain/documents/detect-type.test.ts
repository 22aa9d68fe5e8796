import { describe, expect, it } from "vitest";

import { detectType } from "../../../src/domain/documents/detect-type.ts";
import { makeOpenDocument, makeZip } from "../../adapters/conversion/fixtures.ts";

const text = (content: string): Uint8Array => Buffer.from(content);
const ole2 = (stream: string): Uint8Array =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(600),
    Buffer.from(stream, "utf16le"),
    Buffer.alloc(600),
  ]);

describe("what a file is", () => {
  it.each([
    ["report.txt", text("%PDF-1.7\n…"), "pdf"],
    ["a.bin", text("{\\rtf1\\ansi hello}"), "rtf"],
    ["a.pdf", Buffer.from("89504e470d0a1a0a0000", "hex"), "png"],
    ["a", Buffer.from("ffd8ffe000104a464946", "hex"), "jpeg"],
    ["a", Buffer.concat([text("RIFF"), Buffer.alloc(4), text("WEBPVP8 ")]), "webp"],
    ["a.zip", makeZip({ "word/document.xml": "<x/>" }), "docx"],
    ["a.docx", makeZip({ "xl/workbook.xml": "<x/>" }), "xlsx"],
    ["a.docx", makeZip({ "ppt/presentation.xml": "<x/>" }), "pptx"],
    ["a.docx", makeZip({ "readme.txt": "hello" }), "docx"],
    ["a.zip", makeZip({ "readme.txt": "hello" }), "archive"],
    ["a.zip", makeOpenDocument("spreadsheet", "<x/>"), "ods"],
    ["a.docx", ole2("EncryptedPackage"), "encrypted_office"],
    ["a.docx", ole2("WordDocument"), "doc"],
    ["a.dat", ole2("Workbook"), "xls"],
    ["a.txt", text("<!DOCTYPE html><p>hi"), "html"],
    ["a.md", text("<html> in Markdown"), "markdown"],
    ["notes.md", text("# hello"), "markdown"],
    ["list.csv", text("a,b"), "csv"],
    ["data.json", text("{}"), "json"],
    ["letter.eml", text("From: a@b.example\n\nhi"), "eml"],
    ["noname", text("plain words"), "text"],
    ["letter.odt", text("not a zip archive"), "odt"],
    ["program.txt", Buffer.from("4d5a90000300000004000000ffff0000", "hex"), "binary"],
    ["a.txt", Buffer.from("\ufeffhello", "utf16le"), "text"],
  ] as const)("%s with these bytes is read as such (%#)", (file_name, bytes, type) => {
    expect(detectType({ file_name, bytes })).toBe(type);
  });

  it("takes the declared type as a hint when the name says nothing", () => {
    expect(
      detectType({ file_name: "upload", content_type: "text/csv; charset=utf-8", bytes: text("a,b") }),
    ).toBe("csv");
  });
});
