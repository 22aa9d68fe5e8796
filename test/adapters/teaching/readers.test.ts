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
    ["the line that tells Excel the separator", "\ufeffsep=;\r\nquestion;answer\r\nIs it open?;Yes.\r\n"],
    ["the same for a tab", "sep=\t\nquestion\tanswer\nIs it open?\tYes.\n"],
    ["headers of several", "Questions;Answers\nIs it open?;Yes.\n"],
    ["letters", '"Q","A"\nIs it open?,Yes.\n'],
    ["full-width letters", "Ｑ\tＡ\nIs it open?\tYes.\n"],
    ["marks behind the headers", "Q.;A.\nIs it open?;Yes.\n"],
    ["colons and blanks", "Domande :;Risposte :\nIs it open?;Yes.\n"],
    ["Portuguese headers of several", "Nº;Perguntas;Respostas\n1;Is it open?;Yes.\n"],
    ["Japanese headers with more words", "番号,質問内容,回答内容\n1,Is it open?,Yes.\n"],
    ["line breaks of old Macs", "question;answer\rIs it open?;Yes.\r"],
    ["rows of separators alone", "question;answer;\r\n;;\r\nIs it open?;Yes.;\r\n;;\r\n ; ;\r\n"],
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
    const told = "sep=,\nquestion,answer\nIs it open?,Yes.\nIs it closed?,\n";
    expect(() => createCsvReader().read({ name: "faq.csv", text: told })).toThrow(/^line 4: this row/);
    const below = "question,answer\n,\nIs it open?,Yes.\n,\nIs it closed?,\n";
    expect(() => createCsvReader().read({ name: "faq.csv", text: below })).toThrow(/^line 5: this row/);
  });
  it("names the row whose answer would lose what stands behind a separator", () => {
    const read = (text: string) => () => createCsvReader().read({ name: "faq.csv", text });
    expect(read("question,answer\nx,y\nDo you sell locks?,Yes, all sizes.\n")).toThrow(
      /^line 3: this row has more cells than the first one: put a text with "," in it in quotes/,
    );
    expect(read("question\tanswer\nx\ty\tz\n")).toThrow("put a text with a tab in it in quotes");
    expect(read("question,answer\nDo you sell locks?,Yes.,, \n")()).toHaveLength(1);
  });
  it.each([
    ["is never closed", 'question,answer\nx,y\n"a,b\nc,d\n', /^line 3: a quote that opens in this row/],
    ["is closed too early", 'question,answer\n"a"b,c\n', /^line 2: more stands behind/],
    ["stands within a text", 'question,answer\nx,y\na "b" c,d\n', /^line 3: a quote stands within/],
  ])("names the row whose quote %s", (_, text, fault) => {
    expect(() => createCsvReader().read({ name: "faq.csv", text })).toThrow(fault);
  });
  it("refuses a table of which it would leave rows out", () => {
    const text = `question,answer\n${Array.from({ length: 100_001 }, (_, row) => `${row}?,yes`).join("\n")}`;
    expect(() => createCsvReader().read({ name: "faq.csv", text })).toThrow("split the table");
    expect(createCsvReader().read({ name: "faq.csv", text: text.replace(/\n.*$/, "") })).toHaveLength(
      100_000,
    );
  });
  it("tells long questions apart that begin alike, by sources that a database can keep", () => {
    const long = `${"x".repeat(199)}😀`;
    const text = `question,answer\n${long} one?,1\n${long} two?,2\n`;
    const read = () => createCsvReader().read({ name: "faq.csv", text });
    const sources = read().map(({ source }) => source);
    expect(new Set(sources).size).toBe(2);
    for (const source of sources) expect(source).toMatch(/^faq\.csv#x{199}[^x]/u);
    expect(sources.every((source) => source.isWellFormed() && source.length < 300)).toBe(true);
    expect(read().map(({ source }) => source)).toEqual(sources);
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
  it.each([
    ["is not JSON", '{"text":"a"}\n{oops', /^line 2: this line is not JSON/],
    ["is a list", '{"text":"a"}\n["b"]', /^line 2: this line is not a JSON object/],
    ["has no text", '{"text":"a"}\n{"id":"b","txt":"c"}', /^line 2: this line has neither text nor answer/],
    [
      "has the id of another",
      '{"id":"b","text":"a"}\n\n{"id":"b","text":"c"}',
      /^line 3: line 1 has this id/,
    ],
  ])("names the line that %s", (_, text, fault) => {
    expect(() => createJsonLinesReader().read({ name: "k.jsonl", text })).toThrow(fault);
  });
  it("refuses a file of which it would leave lines out", () => {
    const text = '{"text":"a"}\n'.repeat(100_001);
    expect(() => createJsonLinesReader().read({ name: "k.jsonl", text })).toThrow("split the file");
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
