/** Answers in Markdown, as mails and the forms service show them. */
import { describe, expect, it } from "vitest";
import { toPlainAnswer } from "../../src/domain/plain-answer.ts";
import { watchCpu } from "../support/cpu-time.ts";

describe("an answer as plain text", () => {
  it.each([
    ["no marks", "We open at 9.\nOn Sundays at 10.", "We open at 9.\nOn Sundays at 10."],
    [
      "signs that are no marks",
      "2 * 3 * 4 = 24, a_b_c, #1, 5 > 3, <b>",
      "2 * 3 * 4 = 24, a_b_c, #1, 5 > 3, <b>",
    ],
    ["headings", "# Prices\nFrom 5 EUR.\n\n## City ##\nNine.", "Prices\n\nFrom 5 EUR.\n\nCity\n\nNine."],
    ["bold and italic", "It is **very** *good*, __really__ _so_.", "It is very good, really so."],
    ["what was struck out stays so", "~~Monday~~ Tuesday", "~~Monday~~ Tuesday"],
    ["links", "See [the page](https://a.example/b).", "See the page (https://a.example/b)."],
    ["links that say their address", "[https://a.example](https://a.example)", "https://a.example"],
    ["addresses", "[Write](mailto:a@b.example) or [call](tel:+391)", "Write (a@b.example) or call (+391)"],
    ["automatic links", "<https://a.example/?q=1>", "https://a.example/?q=1"],
    ["pictures", "![A bicycle](https://a.example/x.png)", "A bicycle"],
    [
      "lists",
      "* one\n+ two\n  - **deep**\n1. first\n2) second",
      "- one\n- two\n  - deep\n1. first\n2) second",
    ],
    ["tables", "| Item | Price |\n|---|---:|\n| Small | **5** |", "Item | Price\nSmall | 5"],
    [
      "code",
      "Run `npm start`:\n```sh\nnpm **start** # now\n```\nDone.",
      "Run npm start:\nnpm **start** # now\nDone.",
    ],
    ["rules", "Above\n\n---\n\nBelow", "Above\n\nBelow"],
    ["quotes", "> As **they** say", "> As they say"],
    ["hard breaks", "one  \ntwo\\\nthree", "one\ntwo\nthree"],
    ["what is protected", "\\*not bold\\* \\# 1\\. \\[x\\](y)", "*not bold* # 1. [x](y)"],
    ["Japanese", "## 営業時間\n**午前九時**から", "営業時間\n\n午前九時から"],
    ["nothing", "", ""],
  ])("%s", (_case, markdown, text) => {
    expect(toPlainAnswer(markdown)).toBe(text);
  });

  it.each([
    ["", "[a("],
    ["", "*a "],
    ["", "`"],
    ["", "| "],
    ["", "\\["],
    ["", "> "],
    ["", "**a"],
    ["|-|", " "],
    ["|-|", "-"],
    ["# a", " "],
  ])("%j and a long run of %j take no time", (start, piece) => {
    const cpu_ms = watchCpu();
    toPlainAnswer(`${start}${piece.repeat(16_000 / piece.length)}x`);
    expect(cpu_ms()).toBeLessThan(1_000);
  });
});
