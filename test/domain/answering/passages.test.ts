import { describe, expect, it } from "vitest";

import { toBlocks, withoutMarks } from "../../../src/domain/answering/markdown.ts";
import { draftPassages, PASSAGE_CHARACTERS, toPassages } from "../../../src/domain/answering/passages.ts";

describe("Markdown", () => {
  it("takes marks away and keeps what they say", () => {
    expect(withoutMarks("**Bold** and `code` in [a guide](https://lamps.example/guide)")).toBe(
      "Bold and code in a guide (https://lamps.example/guide)",
    );
  });
  it("leaves names with underscores and sums with stars alone", () => {
    expect(withoutMarks("set max_file_size to 3 * 4 * 5")).toBe("set max_file_size to 3 * 4 * 5");
  });
  it("reads headings, lists and tables as blocks", () => {
    const blocks = toBlocks(
      "# Prices\nText\ngoes on.\n\n- one\n- two\n\n| Day | Open |\n| --- | --- |\n| Monday | 9-18 |",
    );
    expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "heading: Prices",
      "paragraph: Text goes on.",
      "row: - one",
      "row: - two",
      "row: Monday: 9-18",
    ]);
  });
  it("names the columns of a wide table", () => {
    const blocks = toBlocks("| Lamp | Price | Watt |\n|---|---|---|\n| Brook | 30 | 12 |");
    expect(blocks[0]?.text).toBe("Brook: Price 30; Watt 12");
  });
});

describe("passages", () => {
  it("stay under one heading, with the path of headings", () => {
    const passages = toPassages(
      { title: "Guide", kind: "text", text: "Intro.\n\n## Care\n\nWipe it.\n\n### Brass\n\nPolish it." },
      "en",
    );
    expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
      ["Guide", "Intro."],
      ["Guide › Care", "Wipe it."],
      ["Guide › Care › Brass", "Polish it."],
    ]);
  });
  it("makes a heading that asks a question and answer", () => {
    const [passage] = toPassages({ title: "", kind: "text", text: "## Is it safe?\n\nYes." }, "en");
    expect(passage).toMatchObject({ kind: "qa", heading: "Is it safe?", text: "Yes." });
  });
  it("reads Q and A lines", () => {
    const passages = toPassages(
      { title: "FAQ", kind: "text", text: "Q: Is it loud?\n\nA: No.\n\nQ: Is it heavy?\n\nA: A little." },
      "en",
    );
    expect(passages.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
      ["qa", "FAQ › Is it loud?", "No."],
      ["qa", "FAQ › Is it heavy?", "A little."],
    ]);
  });
  it("cuts long text at sentence ends and keeps every sentence", () => {
    const sentences = Array.from(
      { length: 60 },
      (_, at) => `Sentence number ${at} speaks of a lamp in the hall.`,
    );
    const passages = toPassages({ title: "", kind: "text", text: sentences.join(" ") }, "en");
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.every(({ text }) => text.length <= PASSAGE_CHARACTERS)).toBe(true);
    expect(passages.map(({ text }) => text).join(" ")).toBe(sentences.join(" "));
    expect(passages.map(({ seq }) => seq)).toEqual(passages.map((_, at) => at));
  });
  it("takes a megabyte of one paragraph, or of marks, in bounded time and loses nothing", () => {
    const started = performance.now();
    for (const piece of ["The lantern hangs in the hall. ", "lantern ", "提灯が掛かっています。", "[a]("]) {
      const text = piece.repeat(Math.ceil(300_000 / piece.length));
      const drafts = draftPassages({ title: "", kind: "text", text }, "en");
      const kept = drafts.reduce((sum, draft) => sum + draft.text.replace(/\s/g, "").length, 0);
      expect(kept).toBeGreaterThan(text.replace(/\s/g, "").length * 0.9);
    }
    expect(performance.now() - started).toBeLessThan(8000);
  });
  it("has no passage without words", () => {
    expect(toPassages({ title: "Empty", kind: "text", text: " \n\n---\n" }, "en")).toEqual([]);
  });
});
