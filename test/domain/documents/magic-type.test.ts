/** What bytes say of themselves, at the edges: where a kind begins, and what only looks like one. */
import { describe, expect, it } from "vitest";
import { checkAttachmentType } from "../../../src/domain/documents/attachment-type.ts";
import { detectType } from "../../../src/domain/documents/detect-type.ts";
import { typeOfFileName } from "../../../src/domain/documents/document-type.ts";
import { isText, isUtf16, readMagicType } from "../../../src/domain/documents/magic-type.ts";
import { readZipNames } from "../../../src/domain/documents/zip-names.ts";
import { makeZip } from "../../adapters/conversion/fixtures.ts";

const hex = (text: string): Buffer => Buffer.from(text, "hex");
const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const zipOf = (mimetype: string): Buffer =>
  makeZip({ mimetype: { content: mimetype, stored: true }, "readme.txt": "x" });
const OPEN = "application/vnd.oasis.opendocument.";

describe("the kind of bytes", () => {
  it.each([
    ["nothing", Buffer.alloc(0), "text"],
    ["an empty archive", Buffer.concat([hex("504b0506"), Buffer.alloc(18)]), "archive"],
    ["PK alone", latin("PK is short for packed"), "text"],
    ["an open text", zipOf(`${OPEN}text`), "odt"],
    ["an open sheet", zipOf(`${OPEN}spreadsheet`), "ods"],
    ["an open presentation", zipOf(`${OPEN}presentation`), "odp"],
    ["a book", zipOf("application/epub+zip"), "epub"],
    ["an open drawing", zipOf(`${OPEN}graphics`), "archive"],
    [
      "a document among other files",
      makeZip({ "a.txt": "a", "word/document.xml": "x", "z.txt": "z" }),
      "docx",
    ],
    [
      "a file with a name like a document's",
      makeZip({ "sword/x": "x", "axl/y": "y", "appt/z": "z" }),
      "archive",
    ],
    ["OLE2 of no kind we know", hex("d0cf11e0a1b11ae1"), "binary"],
    ["a RIFF that is sound", latin("RIFF....WAVEfmt "), "text"],
    ["WEBP without its head", latin("XXXX....WEBPVP8 "), "text"],
    ["a picture", latin("RIFF....WEBPVP8 "), "webp"],
    ["a gzip", hex("1f8b0800"), "binary"],
    ["a 7z", hex("377abcaf271c0004"), "binary"],
    ["a RAR", hex("526172211a0700"), "binary"],
    ["a TIFF of each kind", hex("49492a0008"), "tiff"],
    ["a TIFF of the other kind", hex("4d4d002a00"), "tiff"],
    ["a PDF after white space", latin(" \r\n%PDF-1.4"), "pdf"],
    ["a PDF after a mark", hex("efbbbf255044462d312e34"), "pdf"],
    ["a text about PDF", latin("see %PDF-1.4"), "text"],
    ["a page", latin("<html><p>hi"), "html"],
    [
      "a page after a declaration and a comment",
      latin('<?xml version="1.0"?>\n<!-- hi -->\n<!DOCTYPE  html>'),
      "html",
    ],
    ["a page in capitals after a mark", Buffer.concat([hex("efbbbf"), latin("\n <BODY class=x>")]), "html"],
    ["a text that mentions a page", latin("write <html> first"), "text"],
    ["an element that begins like a page's", latin("<header>hi"), "text"],
    ["XML", latin('<?xml version="1.0"?><note/>'), "text"],
  ])("%s", (_what, bytes, type) => {
    expect(readMagicType(bytes)).toBe(type);
  });

  it.each([
    ["words", latin("hello"), true],
    ["a NUL", latin("hel\0lo"), false],
    ["white space and an escape", hex("090a0b0c0d1a1b"), true],
    ["one control character in twenty", latin(`\u0001${"x".repeat(19)}`), true],
    ["one in nineteen", latin(`\u0001${"x".repeat(18)}`), false],
    ["control characters alone", hex("01"), false],
  ])("text or not: %s", (_what, bytes, is) => {
    expect(isText(bytes)).toBe(is);
  });

  it.each([
    ["a mark of each end", hex("fffe"), true],
    ["the other mark", hex("feff"), true],
    ["half a mark", hex("ff"), false],
    ["another beginning", hex("fffd"), false],
    ["eight bytes of Western text", Buffer.from("abcd", "utf16le"), true],
    ["six bytes", Buffer.from("abc", "utf16le"), false],
    ["NULs on both sides", hex("0041420043440045"), false],
    ["three NULs in eight", hex("4100420043004445"), true],
    ["two NULs in eight", hex("4100420043444546"), false],
  ])("UTF-16 or not: %s", (_what, bytes, is) => {
    expect(isUtf16(bytes)).toBe(is);
  });
});

describe("the names in an archive", () => {
  const zip = makeZip({ "a.txt": "a", "b/c.txt": "bc", "d.txt": "d" });
  const at = zip.lastIndexOf(hex("504b0506"));

  it("are read from its directory, up to a limit, also behind a comment", () => {
    expect(readZipNames(zip)).toEqual(["a.txt", "b/c.txt", "d.txt"]);
    expect(readZipNames(zip, 2)).toEqual(["a.txt", "b/c.txt"]);
    expect(readZipNames(Buffer.concat([zip, Buffer.alloc(65_535)]))).toHaveLength(3);
    expect(readZipNames(Buffer.concat([zip, Buffer.alloc(65_536)]))).toBeNull();
    expect(readZipNames(Buffer.concat([hex("00"), zip]).subarray(1))).toHaveLength(3);
  });

  it("of entries with extra fields and comments are read one after the other", () => {
    const entry = (name: string, extra: number, comment: number): Buffer => {
      const head = Buffer.alloc(46);
      head.writeUInt32LE(0x02014b50, 0);
      head.writeUInt16LE(name.length, 28);
      head.writeUInt16LE(extra, 30);
      head.writeUInt16LE(comment, 32);
      return Buffer.concat([head, latin(name), Buffer.alloc(extra + comment)]);
    };
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    const whole = Buffer.concat([entry("one", 300, 0), entry("two", 0, 500), entry("three", 4, 4), end]);
    expect(readZipNames(whole)).toEqual(["one", "two", "three"]);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["no directory", zip.subarray(0, at)],
    ["a directory that is elsewhere", patched(zip, at + 16, 0xffff_fff0)],
    ["a directory at its end", patched(zip, at + 16, at)],
    ["a directory that is none", patched(zip, at + 16, 0)],
    ["an empty archive", Buffer.concat([hex("504b0506"), Buffer.alloc(18)])],
  ])("are none where there is %s", (_what, bytes) => {
    expect(readZipNames(bytes)).toBeNull();
  });
});

function patched(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
}

describe("a name and its bytes", () => {
  const archive = makeZip({ "readme.txt": "x" });
  const late = Buffer.concat([hex("00010203"), latin("%PDF-1.4")]);

  it.each([
    ...["docx", "xlsx", "pptx", "odt", "ods", "odp", "epub"].map(
      (type) => [`a.${type}`, archive, type] as const,
    ),
    ["a.txt", archive, "archive"],
    ["a", archive, "archive"],
    ["a.pdf", late, "pdf"],
    ["a.png", late, "binary"],
    ["a.pdf", hex("00010203"), "binary"],
    ["a.eml", latin("<html>"), "eml"],
    ["a.txt", latin("<html>"), "html"],
    [".csv", latin("a"), "csv"],
    ["csv", latin("a"), "text"],
    ["a.CSV", latin("a"), "csv"],
    ["a.png", latin("a"), "png"],
  ] as const)("%s is read as such (%#)", (file_name, bytes, type) => {
    expect(detectType({ file_name, bytes })).toBe(type);
  });

  it.each([
    ["a.pdf", "application/pdf", late, true],
    ["a.png", "image/png", late, false],
    ["a.csv", " text/csv ; charset=x", latin("a,b"), true],
    ["a.txt", "application/vnd.ms-excel", latin("a"), null],
    ["a.csv", "application/pdf", latin("a"), false],
    ["a.pdf", "text/plain", latin("a"), true],
    ["a.txt", "text/plain", latin("<html>"), true],
    ["a.html", "text/html", latin("<html>"), true],
    ["a.pdf", "", late, true],
    ["a.xlsx", "", archive, true],
    ["a.odp", "", archive, true],
    ["a.webp", "", Buffer.alloc(0), false],
    ["a", "application/octet-stream", latin("a"), null],
  ])("%s as %s is taken: %s (%#)", (file_name, content_type, bytes, taken) => {
    const check = checkAttachmentType({ file_name, content_type, bytes });
    expect(check.accepted ? true : check.reason === "attachment_type_mismatch" ? false : null).toBe(taken);
  });

  it("a name that ends in a dot, or has none, has no type", () => {
    expect(["a.", "pdf", "", "a.b.PDF"].map(typeOfFileName)).toEqual([
      undefined,
      undefined,
      undefined,
      "pdf",
    ]);
  });
});
