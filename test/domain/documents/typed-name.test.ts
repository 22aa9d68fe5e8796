/** Names of files that are handed on: the ending is one of the type that the bytes were found to be. */
import { describe, expect, it } from "vitest";
import { toTypedName } from "../../../src/domain/documents/typed-name.ts";

describe("the name of a file that is handed on", () => {
  it.each([
    ["an ending of the type stays", "invoice.pdf", "application/pdf", "invoice.pdf"],
    ["in capitals too", "SCAN.PDF", "application/pdf", "SCAN.PDF"],
    ["any ending of the type stays", "photo.jpeg", "image/jpeg", "photo.jpeg"],
    ["as do the others of texts", "server.log", "text/plain", "server.log"],
    ["and of pages", "page.htm", "text/html; charset=utf-8", "page.htm"],
    ["and of Markdown", "notes.markdown", "text/markdown", "notes.markdown"],
    ["another type's ending is followed by its own", "invoice.exe", "application/pdf", "invoice.exe.pdf"],
    ["the last ending counts", "invoice.pdf.exe", "application/pdf", "invoice.pdf.exe.pdf"],
    ["a name without an ending gets one", "invoice", "application/pdf", "invoice.pdf"],
    ["a name that is called like an ending has none", "pdf", "application/pdf", "pdf.pdf"],
    ["the usual ending is the one that is added", "photo", "image/jpeg", "photo.jpg"],
    ["to a text", "readme", "text/plain", "readme.txt"],
    ["to a page", "index.js", "text/html", "index.js.html"],
    ["to Markdown", "readme.txt", "text/markdown", "readme.txt.md"],
    ["an unknown type says nothing of an ending", "tool.exe", "application/x-unknown", "tool.exe"],
    ["what turns the letters round is gone", "photo\u202Egpj.exe", "image/jpeg", "photogpj.exe.jpg"],
    ["also where the type is unknown", "a\u2066b\u2069\u061C.bin", "application/x-unknown", "ab.bin"],
  ])("%s: %s", (_, given, content_type, name) => {
    expect(toTypedName(given, content_type)).toBe(name);
  });
});
