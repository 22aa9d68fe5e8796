/** Titles that programs fill in by themselves name nothing. */
import { describe, expect, it } from "vitest";

import { nameOfDocument } from "../../../src/domain/documents/document-title.ts";

describe("a document's title", () => {
  it.each([
    ["Price list 2026", "Price list 2026"],
    ["Document retention policy", "Document retention policy"],
    ["Presentation of our rooms", "Presentation of our rooms"],
    ["Node.js", "Node.js"],
    ["Microsoft Word - Preisliste.doc", "Preisliste"],
    ["Microsoft PowerPoint - Our rooms 2.pptx", "Our rooms 2"],
    [String.raw`C:\Users\ann\Documents\Price list.docx`, "Price list"],
    ["file:///home/ann/prices.html", "prices"],
    ["prices-2026.xlsx", "prices-2026"],
  ])("%s names %s", (title, name) => {
    expect(nameOfDocument(title)).toBe(name);
  });

  it.each([
    "",
    "(anonymous)",
    "untitled",
    "Untitled-1",
    "Untitled document",
    "Unbenannt 1",
    "unnamed",
    "Document",
    "Document1",
    "Microsoft Word - Document1",
    "Microsoft Word - Documento2.doc",
    "Word Document",
    "PowerPoint Presentation",
    "Apresentação do PowerPoint",
    "Presentazione standard di PowerPoint",
    "PowerPoint プレゼンテーション",
    "Sem título",
    "Documento sem título",
    "Documento senza titolo",
    "無題",
    "文書 1",
    "Book1",
    "Slide 1",
  ])("%j names nothing", (title) => {
    expect(nameOfDocument(title)).toBeUndefined();
  });
});
