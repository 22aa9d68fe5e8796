/** What a robot of many documents names instead of an answer: what the page tells that leads, over the real knowledge store. */
import { describe, expect, it } from "vitest";

import { findAnswer } from "../../../../src/adapters/answerers/embedded/answerer.ts";
import type { Locale } from "../../../../src/contract/locale.ts";
import { readNearTopics } from "../../../../src/contract/named-topics.ts";
import type { KnowledgeStore } from "../../../../src/ports/knowledge-store.ts";
import { openAmongMany } from "../../../fixtures/among-entries.ts";
import { countNamed } from "../../../fixtures/count-named.ts";
import { robotOf } from "../../../fixtures/knowledge.ts";

const SHOP = `# Harbour Bikes

We have been on the quay since 1998.

## Repair prices

A new chain is fitted while you wait. A puncture costs €12.

## Deposit

A deposit of €50 is blocked on your card.

## Hours

Nine to five.
`;
const SNAPPED = "my chain snapped, who fixes it";

const talkOf = async (page: string, ...talk: readonly string[]) => {
  const shop = await openAmongMany("en", page);
  const answers = await shop.talk(talk);
  await shop.close();
  return answers.map(({ outcome, text }) => ({ outcome, text, topics: readNearTopics(text) }));
};

describe("a page that leads among many documents", () => {
  it("is named by its headings, and told from below the one that is chosen", async () => {
    const [asked, chosen] = await talkOf(SHOP, SNAPPED, "Repair prices");
    expect(asked).toMatchObject({ outcome: "declined", topics: ["Repair prices"] });
    expect(chosen).toMatchObject({ outcome: "answered" });
    expect(chosen?.text).toBe("A new chain is fitted while you wait. A puncture costs €12.");
  });

  it("is gone on in from there", async () => {
    const days = Array.from(
      { length: 14 },
      (_, at) => `Part ${at} of the frame is painted by hand and dried for ${at + 2} days.`,
    );
    const page = SHOP.replace("A new chain", `${days.join(" ")} A new chain`);
    const [, chosen, more] = await talkOf(page, SNAPPED, "Repair prices", "Tell me more");
    expect(chosen?.text).toContain("A new chain");
    expect(more).toMatchObject({ outcome: "answered" });
    expect(more?.text).toMatch(/^Part \d+ of the frame/);
    expect(chosen?.text).not.toContain(more?.text);
  });

  it("has nothing to be named by where it is running text", async () => {
    const [asked] = await talkOf(SHOP.replaceAll(/^## .*$/gmu, ""), SNAPPED);
    expect(asked).toMatchObject({ outcome: "declined", topics: [] });
  });

  it("is not named for what has nothing to do with it", async () => {
    const [asked] = await talkOf(SHOP, "Who is the president of France?");
    expect(asked).toMatchObject({ outcome: "declined", topics: [] });
  });

  it("is not named beside an answer of another document", async () => {
    const [asked] = await talkOf(SHOP, "How long is beetle 17?");
    expect(asked).toMatchObject({ outcome: "answered", topics: [] });
  });
});

describe("what is near among many documents of which none leads", () => {
  const LAKES = Array.from({ length: 201 }, (_, at) => `## Lake ${at}\n\nThe lake has ${at} islands.\n`);

  it.each([
    ["a section of a long document", `${SHOP}\n${LAKES.join("\n")}`, SNAPPED, ["Repair prices"]],
    ["a page of three sections", SHOP.replace(/## Hours[^]*/u, ""), SNAPPED, ["Repair prices"]],
    ["nothing that shares little", SHOP.replace(/## Hours[^]*/u, ""), "who is in the yard", []],
  ])("is %s", async (_, page, asked, topics) => {
    expect((await talkOf(page, asked))[0]).toMatchObject({ outcome: "declined", topics });
  });

  it("is told from below the heading that is chosen, of a section without end what stands near to what was found", async () => {
    const days = (from: number): string =>
      Array.from(
        { length: 900 },
        (_, at) => `Part ${from + at} of the frame is painted by hand and dried for ${at + 2} days.`,
      ).join(" ");
    const page = `# Bikes\n\n## Our way\n\n${days(0)}\n\nThe chain of the oldest bicycle is oiled.\n\n${days(900)}`;
    const shop = await openAmongMany("en", page);
    const [asked] = await shop.talk(["how much is a chain for the oldest bicycle"]);
    expect(readNearTopics(asked?.text ?? "")).toEqual(["Our way"]);
    const read: number[] = [];
    const knowledge: KnowledgeStore = {
      ...shop.knowledge,
      asOfNow: async () => knowledge,
      readAround: async (passage, range) => {
        const around = await shop.knowledge.readAround(passage, range);
        read.push(around.length);
        return around;
      },
    };
    const history = [
      { role: "user" as const, text: "how much is a chain for the oldest bicycle" },
      { role: "assistant" as const, text: asked?.text ?? "" },
    ];
    const question = { robot: robotOf("en"), text: "Our way", history, documents: [] };
    const told = await findAnswer(knowledge, question);
    await shop.close();
    expect(told.extract?.text).toContain("The chain of the oldest bicycle is oiled.");
    expect(told.extract?.text.length).toBeLessThan(500);
    expect(Math.max(...read)).toBe(81);
  });
});

describe("of unread pages among many entries", () => {
  it.each<[Locale, number, number, number]>([
    ["en", 19, 16, 8],
    ["pt-BR", 13, 11, 21],
    ["it", 20, 18, 6],
    ["ja", 21, 20, 13],
  ])(
    "%s: for at least %i of what is declined and taught the right section is named, and for %i told when it is chosen; for at most %i of what is not any is named",
    async (locale, named, told, untaught) => {
      const count = await countNamed(locale, openAmongMany);
      expect(count.named).toBeGreaterThanOrEqual(named);
      expect(count.told).toBeGreaterThanOrEqual(told);
      expect(count.untaught).toBeLessThanOrEqual(untaught);
    },
    // Hundreds of files are taught for each page.
    120_000,
  );
});
