import { describe, expect, it } from "vitest";

import { createCsvReader, isQuestionTable } from "../../../src/adapters/teaching/csv.ts";
import { createJsonLinesReader } from "../../../src/adapters/teaching/json-lines.ts";
import { createTextReader } from "../../../src/adapters/teaching/text.ts";

describe("tables of questions and answers", () => {
  const pair = { source: "faq.csv#Is it open?", title: "Is it open?", text: "Yes.", kind: "qa" };
  it.each([
    ["commas", "id,answer,question\n1,Yes.,Is it open?\n"],
    ["semicolons and a byte order mark", "\ufeffPergunta;Resposta\nIs it open?;Yes.\n"],
    ["tabs", "質問\t回答\nIs it open?\tYes.\n"],
    ["quotes and line breaks", 'question,answer\r\n"Is it open?","Yes."\r\n\r\n'],
  ])("reads %s", (_, text) => {
    expect(isQuestionTable(text)).toBe(true);
    expect(createCsvReader().read({ name: "faq.csv", text })).toEqual([pair]);
  });
  it.each(["a,b\n1,2\n", "", "question\nwhat?\n"])("another table is none of these: %j", (text) => {
    expect(isQuestionTable(text)).toBe(false);
  });
  it("names the row that lacks something", () => {
    expect(() => createCsvReader().read({ name: "faq.csv", text: "question,answer\nIs it open?\n" })).toThrow(
      /^line 2: this row lacks/,
    );
  });
  it("refuses a quote that is never closed", () => {
    expect(() => createCsvReader().read({ name: "faq.csv", text: 'question,answer\n"a,b\nc' })).toThrow();
  });
  it("takes files by their ending", () => {
    expect(createCsvReader().takes("a/FAQ.CSV")).toBe(true);
    expect(createCsvReader().takes("a.md")).toBe(false);
  });
});

describe("JSON lines", () => {
  it("makes each line a lesson", () => {
    const lessons = createJsonLinesReader().read({
      name: "k.jsonl",
      text: '{"id":"a","title":"Lamps","text":"They glow."}\n\n{"question":"Why?","answer":"So."}\n',
    });
    expect(lessons).toEqual([
      { source: "k.jsonl#a", title: "Lamps", text: "They glow.", kind: "text" },
      { source: "k.jsonl#line-3", title: "Why?", text: "So.", kind: "qa" },
    ]);
  });
  it("names the line that is not JSON", () => {
    expect(() => createJsonLinesReader().read({ name: "k.jsonl", text: '{"text":"a"}\n{oops' })).toThrow(
      /^line 2: this line is not JSON/,
    );
  });
});

describe("Markdown and text", () => {
  it.each([
    ["guide.md", "# The guide\n\nText.", "The guide"],
    ["dir/opening-hours.txt", "Nine to five.", "opening hours"],
    ["a.md", "---\ntitle: Front\n---\nText.", "Front"],
  ])("%s gets its title", (name, text, title) => {
    expect(createTextReader().read({ name, text })[0]).toMatchObject({ source: name, title, kind: "text" });
  });
  it("has no lesson in an empty file", () => {
    expect(createTextReader().read({ name: "a.md", text: " \n" })).toEqual([]);
  });
});
