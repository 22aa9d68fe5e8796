import { describe, expect, it } from "vitest";

import { checkAttachmentType } from "../../../src/domain/documents/attachment-type.ts";
import { makeZip } from "../../adapters/conversion/fixtures.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const docx = makeZip({ "word/document.xml": "<x/>" });
const encrypted = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.from("EncryptedPackage", "utf16le"),
]);
const program = Buffer.from("4d5a90000300000004000000ffff0000", "hex");
const png = Buffer.from("89504e470d0a1a0a0000", "hex");
const pdf = Buffer.from("%PDF-1.4\n");

describe("an attachment whose bytes are what it declares", () => {
  it.each([
    ["a.pdf", "application/pdf", pdf, "pdf"],
    ["a.txt", "text/plain; charset=utf-8", Buffer.from("hi"), "text"],
    ["a.md", "text/plain", Buffer.from("# hi"), "markdown"],
    ["a.md", "", Buffer.from("# hi"), "markdown"],
    ["a.eml", "application/octet-stream", Buffer.from("Subject: hi\n\n"), "eml"],
    ["a.csv", "application/vnd.ms-excel", Buffer.from("a;b"), "csv"],
    ["a.docx", DOCX, docx, "docx"],
    ["a.docx", DOCX, encrypted, "docx"],
    ["a.docx", DOCX, docx.subarray(0, 40), "docx"],
    ["a.jpg", "image/jpg", Buffer.from("ffd8ffe0", "hex"), "jpeg"],
    ["empty.txt", "text/plain", Buffer.alloc(0), "text"],
  ])("is accepted: %s as %s (%#)", (...row) => {
    const [file_name, content_type, bytes, type] = row;
    expect(checkAttachmentType({ file_name, content_type, bytes })).toMatchObject({ accepted: true, type });
  });
});

describe("an attachment whose bytes are something else", () => {
  it.each([
    ["a.pdf", "application/pdf", png],
    ["a.pdf", "application/pdf", program],
    ["a.pdf", "application/pdf", Buffer.alloc(0)],
    ["a.txt", "text/plain", program],
    ["a.txt", "text/plain", pdf],
    ["a.odt", "application/vnd.oasis.opendocument.text", Buffer.from("not a zip")],
    ["a.pdf", "application/pdf", encrypted],
    ["a.docx", DOCX, makeZip({ "xl/workbook.xml": "<x/>" })],
    ["a.png", "image/png", pdf],
  ])("is a mismatch: %s as %s (%#)", (file_name, content_type, bytes) => {
    const check = checkAttachmentType({ file_name, content_type, bytes });
    expect(check).toEqual({ accepted: false, reason: "attachment_type_mismatch" });
  });
});

describe("an attachment of another type", () => {
  it.each([
    ["a.exe", "application/x-msdownload", program],
    ["a.exe", "application/octet-stream", program],
    ["a.gif", "image/gif", Buffer.from("GIF89a....")],
    ["a.doc", "application/msword", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["a.zip", "application/zip", makeZip({ "a.txt": "a" })],
    ["a.svg", "image/svg+xml", Buffer.from("<svg/>")],
    ["noname", "", Buffer.from("hi")],
  ])("is not accepted: %s as %s", (file_name, content_type, bytes) => {
    const check = checkAttachmentType({ file_name, content_type, bytes });
    expect(check).toEqual({ accepted: false, reason: "attachment_type_not_accepted" });
  });
});
