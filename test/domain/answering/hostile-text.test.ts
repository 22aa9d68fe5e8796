/** Taught and attached text is anybody's: what reads it must not take time that grows with its square. */
import { describe, expect, it } from "vitest";

import { showsContact } from "../../../src/domain/answering/text/contacts.ts";
import { createTextReader } from "../../../src/adapters/teaching/text.ts";
import { withoutMarks } from "../../../src/domain/answering/text/inline-marks.ts";
import { toBlocks } from "../../../src/domain/answering/text/markdown.ts";
import { showsMeasure } from "../../../src/domain/answering/question/measures.ts";
import { findWrong } from "../../../src/domain/answering/text/trouble-kinds.ts";
import { findSpans } from "../../../src/domain/language/calendar.ts";
import { toPlainAnswer } from "../../../src/domain/plain-answer.ts";

/** With a square of this, a test would run out of its time by minutes. */
const CHARACTERS = 300_000;

describe.each([
  " ",
  "\t",
  "1",
  "1.1.",
  "12 34 ",
  "-",
  "- ",
  "1. ",
  "|",
  "a: ",
  "a  \n",
  "[a](",
  "[^a",
  "[^1]: ",
  "[^1]:\n",
  "| 1 ",
  "|1|\n|--|\n",
  "\\|",
  "![",
  "**",
  "<a ",
  "via ",
  "via a ",
  "a street ",
  "segunda ",
  "monday to ",
  "seg e ter ",
  "may ",
  "月〜",
  "a@",
  "\u3000",
  "·",
  "…",
  "#",
  "0",
  "一",
  "次の",
  "次の記",
  "<!--",
  "<!-- -->",
  "<!--\n",
  "`",
  "``a",
  "```\n",
  "> ",
  "{",
  "{.a ",
  "{a=1 ",
  "[a][",
  "[a]",
  "[a]: /b\n",
  "[a]: /b\n[a]",
  ": ",
  "a\n: ",
  ":::",
  ":a",
  "~~",
  "~~a",
  "==",
  "&",
  "&#1",
  "!!! a",
  '=== "',
  "{{<",
  "{%",
  "{/*",
  "<h1>",
  "<s>",
  "<b ",
  "a\n---\n",
  "import a from ",
  "not ",
  "nao muito ",
  "non fa ",
  "入りません",
])("a long text of %j", (unit) => {
  const text = unit.repeat(Math.ceil(CHARACTERS / unit.length));
  it.each<[string, (hostile: string) => unknown]>([
    ["blocks", toBlocks],
    ["lines", (hostile) => toBlocks(`x${hostile}y`)],
    ["headings", (hostile) => toBlocks(`# a${hostile}x`)],
    ["items", (hostile) => toBlocks(`*${hostile}\u2028`)],
    ["titles", (hostile) => createTextReader().read({ name: "a.md", text: `# a${hostile}x` })],
    ["plain answers", (hostile) => toPlainAnswer(`x${hostile}y`)],
    ["marks", withoutMarks],
    ["contacts", (hostile) => showsContact(hostile, "phone") || showsContact(hostile, "address")],
    ["mail addresses", (hostile) => showsContact(hostile, "email")],
    ["prices", (hostile) => showsMeasure(hostile, "price", /\d/)],
    ["hours", (hostile) => showsMeasure(hostile, "hour", /\d/)],
    ["days", findSpans],
    [
      "troubles",
      (hostile) => (["en", "pt-BR", "it", "ja"] as const).map((locale) => findWrong(hostile, locale)),
    ],
  ])("is read for %s", (_what, read) => {
    expect(() => read(text)).not.toThrow();
  });
});
