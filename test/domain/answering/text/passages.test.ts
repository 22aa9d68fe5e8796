import { describe, expect, it } from "vitest";

import { withoutMarks } from "../../../../src/domain/answering/text/inline-marks.ts";
import { toBlocks } from "../../../../src/domain/answering/text/markdown.ts";
import {
  draftPassages,
  PASSAGE_CHARACTERS,
  toPassages,
} from "../../../../src/domain/answering/text/passages.ts";
import { watchCpu } from "../../../support/cpu-time.ts";

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
  it.each([
    [
      "a line that says the title again",
      "LAMPS\n\nSmall and bright.\n\n# Care\n\nCare\n\nWipe it.",
      ["Small and bright.", "Wipe it."],
    ],
    ["not where nothing else stands", "Lamps", ["Lamps"]],
    ["not an item or code", "# npm ci\n\n- npm ci\n\n```\nnpm ci\n```", ["- npm ci\n    npm ci"]],
  ])("leave out %s", (_what, text, expected) => {
    const passages = toPassages({ title: "Lamps", text, kind: "text" }, "en");
    expect(passages.map((passage) => passage.text)).toEqual(expected);
  });
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
  it.each([
    ["Q and A lines", "Q: Is it loud?\n\nA: No.\n\nQ: Is it heavy?\n\nA: A little."],
    ["Q and A lines of one paragraph", "Q: Is it loud?\nA: No.\nQ: Is it heavy?\nA: A little."],
    ["a question and its answer on one line", "Q: Is it loud? A: No.\n\nQ: Is it heavy? A: A little."],
    ["questions in bold", "**Is it loud?**\nNo.\n\n**Is it heavy?**\n\nA little."],
    ["questions that open a paragraph", "Is it loud?\nNo.\n\nIs it heavy?\n\nA little."],
    ["headings that ask", "## Is it loud?\n\nNo.\n\n## Is it heavy?\n\nA little."],
  ])("reads %s: the question stands above its answer", (_what, text) => {
    const passages = toPassages({ title: "FAQ", kind: "text", text }, "en");
    expect(passages.map(({ kind, heading, text: answer }) => [kind, heading, answer])).toEqual([
      ["text", "FAQ › Is it loud?", "No."],
      ["text", "FAQ › Is it heavy?", "A little."],
    ]);
  });
  it("reads Japanese questions, with a question mark or without", () => {
    const text =
      "**Q. 駐車場はありますか。**\nA. 10台分あります。\n\n**Q. カードを忘れたのですが。**\nA. 受付でお申し出ください。";
    const passages = toPassages({ title: "", kind: "text", text }, "ja");
    expect(passages.map(({ heading, text: answer }) => [heading, answer])).toEqual([
      ["駐車場はありますか。", "10台分あります。"],
      ["カードを忘れたのですが。", "受付でお申し出ください。"],
    ]);
  });
  it.each([
    ["en", "Would you like a present? We wrap it for you."],
    ["en", "The hall is old.\nHow old? Nobody knows."],
    ["pt-BR", "D. Pedro II foi o último imperador."],
    ["en", "The rules are clear. Are they?"],
  ] as const)("leaves a text in %s that asks by the way: %s", (locale, text) => {
    const passages = toPassages({ title: "", kind: "text", text }, locale);
    expect(passages.map((passage) => passage.text)).toEqual([text.replace("\n", " ")]);
  });
  it("loses no question that nothing follows", () => {
    const text =
      "Ask us anything:\n\n**How old is the lamp?**\n\n**Who made it?**\n\n## Address\n\nQuay Street";
    const passages = toPassages({ title: "", kind: "text", text }, "en");
    expect(passages.map((passage) => [passage.heading, passage.text])).toEqual([
      ["", "Ask us anything:\nHow old is the lamp?\nWho made it?"],
      ["Address", "Quay Street"],
    ]);
  });
  it("keeps a question in an answer that was taught as one", () => {
    const taught = {
      title: "Is it loud?",
      kind: "qa",
      text: "Do you mean the blue one?\nThat one is not.",
    } as const;
    const passages = toPassages(taught, "en");
    expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
      ["Is it loud?", "Do you mean the blue one?\nThat one is not."],
    ]);
  });
  it("keeps a street that looks like the mark of an answer", () => {
    const passages = toPassages(
      { title: "", kind: "text", text: "**Onde vocês ficam?**\nR. das Flores, 12" },
      "pt-BR",
    );
    expect(passages.map((passage) => passage.text)).toEqual(["R. das Flores, 12"]);
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
    const cpu_ms = watchCpu();
    for (const piece of ["The lantern hangs in the hall. ", "lantern ", "提灯が掛かっています。", "[a]("]) {
      const text = piece.repeat(Math.ceil(300_000 / piece.length));
      const drafts = draftPassages({ title: "", kind: "text", text }, "en");
      const kept = drafts.reduce((sum, draft) => sum + draft.text.replace(/\s/g, "").length, 0);
      expect(kept).toBeGreaterThan(text.replace(/\s/g, "").length * 0.9);
    }
    expect(cpu_ms()).toBeLessThan(8000);
  });
  it("has no passage without words", () => {
    expect(toPassages({ title: "Empty", kind: "text", text: " \n\n---\n" }, "en")).toEqual([]);
  });
});
