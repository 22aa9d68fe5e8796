/** Answers out of lists, from the text to the words that a visitor reads. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { withItems } from "../../../../src/domain/answering/extraction/list-answer.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function answerOf(taught: FoundText, question: string, locale: Locale = "en"): string {
  const { weighed, ranked } = findIn([taught], question, locale);
  return extract(rankSentences(ranked, weighed), weighed)!.text;
}

const SHOP = {
  heading: "Lantern House › What we sell",
  text: "In our shop you will find:\n- brass lanterns\n- paper lanterns for children\n- wicks\n- candles",
};

describe("an item that was asked for", () => {
  it.each<[Locale, FoundText, string, string]>([
    [
      "en",
      SHOP,
      "Do you have lanterns for children?",
      "In our shop you will find:\n- paper lanterns for children",
    ],
    [
      "pt-BR",
      { text: "Na loja vendemos:\n- lanternas\n- velas para crianças\n- pavios" },
      "Vocês têm velas?",
      "Na loja vendemos:\n- velas para crianças",
    ],
    [
      "it",
      { text: "Nel negozio vendiamo:\n- lanterne\n- candele per bambini\n- stoppini" },
      "Avete candele?",
      "Nel negozio vendiamo:\n- candele per bambini",
    ],
    [
      "ja",
      { text: "店では次のものを販売しています：\n- 提灯\n- 子供用のろうそく\n- 灯油" },
      "ろうそくはありますか？",
      "店では次のものを販売しています：\n- 子供用のろうそく",
    ],
  ])("stands behind the lead-in of its list: %s", (locale, taught, question, answer) => {
    expect(answerOf(taught, question, locale)).toBe(answer);
  });

  it("keeps its number behind the lead-in", () => {
    const taught = { text: "Our workshop repairs these brands:\n1. Arden\n2. Belmont\n3. Corvo" };
    expect(answerOf(taught, "Do you repair a Corvo?")).toBe("Our workshop repairs these brands:\n3. Corvo");
  });

  it("loses its mark where it stands alone", () => {
    const taught = { heading: "What we sell", text: "- brass lanterns\n- paper lanterns\n- wicks" };
    expect(answerOf(taught, "Do you have wicks?")).toBe("wicks");
  });

  it("is a sentence like another beside what stands outside the list", () => {
    const text =
      "- The shop opens at 9 on Saturdays.\n- The shop is closed on Sundays.\nThe shop opens on Saturdays of every season.";
    expect(answerOf({ text }, "When does the shop open on Saturdays?")).toBe(
      "The shop opens at 9 on Saturdays.\nThe shop opens on Saturdays of every season.",
    );
  });

  it("stands without a lead-in for which there is no room", () => {
    const lead = `What follows is sold in our shop, ${"as long as there is any left, ".repeat(9)}namely:`;
    expect(answerOf({ text: `${lead}\n- lamps\n- wicks of cotton` }, "Do you have wicks of cotton?")).toBe(
      "wicks of cotton",
    );
  });
});

describe("a list that was asked for as such", () => {
  const WHOLE = SHOP.text;
  it.each([
    ["by its lead-in", "What can I find in the shop?"],
    ["by its heading", "What do you sell?"],
  ])("is answered whole: %s", (_how, question) => {
    expect(answerOf(SHOP, question)).toBe(WHOLE);
  });

  it("is answered whole without a lead-in, too", () => {
    const taught = { heading: "What to bring", text: "- a passport\n- a deposit of 50 euros\n- your helmet" };
    expect(answerOf(taught, "What must I bring?")).toBe(taught.text);
  });

  it("ends with a sign where items find no room, none of them cut", () => {
    const items = Array.from({ length: 20 }, (_, at) => `- lantern number ${at + 1} of the house`);
    const answer = answerOf({ heading: "What we sell", text: items.join("\n") }, "What do you sell?");
    const lines = answer.split("\n");
    expect(lines.at(-1)).toBe("- …");
    expect(lines.slice(0, -1)).toEqual(items.slice(0, lines.length - 1));
    expect(lines.length).toBeGreaterThan(5);
    expect(answer.length).toBeLessThanOrEqual(324);
  });

  it("ends with the sign alone where its lines have no bullets", () => {
    const rows = Array.from({ length: 20 }, (_, at) => `Lantern number ${at + 1}: €${at + 1} a night`);
    const answer = answerOf({ heading: "What we sell", text: rows.join("\n") }, "What do you sell?");
    const lines = answer.split("\n");
    expect(lines.at(-1)).toBe("…");
    expect(lines.slice(0, -1)).toEqual(rows.slice(0, lines.length - 1));
  });

  it("is told from its first step on where steps are asked for", () => {
    const text =
      "Lighting takes three steps:\n1. Open the glass.\n2. Trim the wick of the lantern.\n3. Light the lantern.";
    expect(answerOf({ text }, "How do I light the lantern?")).toBe(text);
  });

  it("ends where the list ends", () => {
    const text = "We sell:\n- lanterns\n- wicks\nThe harbour is near the shop.";
    expect(answerOf({ text }, "What do you sell?")).toBe("We sell:\n- lanterns\n- wicks");
  });
});

describe("a lead-in that was chosen beside the best sentence", () => {
  const text = (items: string): string =>
    `Lanterns are returned within 30 days of delivery in their box.\nIt is forbidden to send:\n${items}`;
  const question = "Are lanterns returned within 30 days of delivery, or is that forbidden?";

  it("brings its list where that finds room", () => {
    expect(answerOf({ text: text("- used\n- engraved") }, question)).toBe(text("- used\n- engraved"));
  });
  it("stays away where its list finds none", () => {
    const long = Array.from({ length: 12 }, (_, at) => `- painted in the colour number ${at + 1}`).join("\n");
    const answer = answerOf({ text: text(long) }, question);
    expect(answer).toBe("Lanterns are returned within 30 days of delivery in their box.");
    expect(answer).not.toContain("forbidden");
  });
});

describe("what leads into a paragraph", () => {
  const SAID = ["Brass is polished with wax.", "A tip:", "Keep it dry.", "Keep it warm."];
  const tell = (...at: number[]): string[] => {
    const { weighed, ranked } = findIn([SAID.join("\n")], "What is brass polished with?", "en");
    const sentences = rankSentences(ranked, weighed);
    const chosen = at.map((index) => sentences.find((sentence) => sentence.index === index)!);
    return withItems(chosen, sentences, 300).map(({ text }) => text);
  };

  it.each<[string, number[], string[]]>([
    ["is left out where nothing of that is told", [0, 1], [SAID[0]!]],
    ["nor something behind it", [0, 1, 3], [SAID[0]!, SAID[3]!]],
    ["stays before what it leads to", [0, 1, 2], SAID.slice(0, 3)],
    ["is told where there is nothing else", [1], [SAID[1]!]],
  ])("%s", (_what, chosen, told) => {
    expect(tell(...chosen)).toEqual(told);
  });
});
