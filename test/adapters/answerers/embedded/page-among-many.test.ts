/**
 * A business' page beside 250 entries that have nothing to do with it, over the real knowledge store: most of what the page answers
 * by itself it is to answer there, too. The bars are what is reached; failures of the unread pages are counted and not told.
 */
import { describe, expect, it } from "vitest";

import { findAnswer } from "../../../../src/adapters/answerers/embedded/answerer.ts";
import type { Locale } from "../../../../src/contract/locale.ts";
import type { FileText } from "../../../../src/domain/session-attachments.ts";
import { BUSINESSES, judge } from "../../../fixtures/businesses.ts";
import { robotOf } from "../../../fixtures/knowledge.ts";
import { ENTRIES, openAmongMany } from "../../../fixtures/among-entries.ts";
import { openFiles, openPage } from "../../../fixtures/taught-folder.ts";

async function count(pages: keyof typeof BUSINESSES, locale: Locale) {
  const counted = { right: 0, wrong: 0, declined: 0, invented: 0 };
  for (const { page, questions } of BUSINESSES[pages][locale]) {
    const taught = await openAmongMany(locale, page);
    for (const question of questions) counted[judge(question, await taught.ask(question[0]))] += 1;
    await taught.close();
  }
  return counted;
}

describe("a page among many entries", () => {
  it.each<[keyof typeof BUSINESSES, Locale, number, number, number]>([
    ["business-pages", "en", 48, 3, 1],
    ["business-pages", "pt-BR", 56, 0, 2],
    ["business-pages", "it", 55, 4, 1],
    ["business-pages", "ja", 56, 3, 1],
    ["unread-pages", "en", 67, 4, 4],
    ["unread-pages", "pt-BR", 75, 9, 3],
    ["unread-pages", "it", 59, 12, 2],
    ["unread-pages", "ja", 69, 4, 2],
  ])(
    "%s, %s: at least %i questions are answered rightly, at most %i otherwise, and at most %i that the pages do not answer",
    async (pages, locale, right, wrong, invented) => {
      const counted = await count(pages, locale);
      expect(counted.right).toBeGreaterThanOrEqual(right);
      expect(counted.wrong).toBeLessThanOrEqual(wrong);
      expect(counted.invented).toBeLessThanOrEqual(invented);
    },
    // Hundreds of files are taught for each page.
    120_000,
  );

  const HOTEL = `# Hotel Heron

## Rooms

The double room is 90 a night.

## Breakfast

Breakfast is from 7 to 10 and costs 12.

## Dogs

Dogs are welcome, 8 a night.

## Parking

You can park in the yard.`;

  /** Of how many passages the knowledge was in which the answer was found. */
  const searched = async (
    taught: Awaited<ReturnType<typeof openFiles>>,
    text: string,
    documents = [] as FileText[],
  ) => {
    const question = { robot: robotOf("en"), text, history: [], documents };
    const finding = await findAnswer(taught.knowledge, question);
    await taught.close();
    return finding.question.passages;
  };
  const DOG = "how much is it to bring my dog";
  const sections = (count: number): string =>
    Array.from({ length: count }, (_, at) => `## Part ${at}\n\nThe heron number ${at} eats ${at} fish.`).join(
      "\n\n",
    );

  it.each<[string, number, string, string]>([
    ["a page of sections by itself", 4, HOTEL, DOG],
    ["running text among all", 251, HOTEL.replaceAll(/^## .*$/gm, ""), DOG],
    ["three sections among all", 253, HOTEL.replace("## Parking", ""), DOG],
    ["what no document leads among all", 254, HOTEL, "Is there a minibus for a concert?"],
    ["what another document leads among all", 254, HOTEL, "When was beetle 17 described?"],
    ["what the page has no answer to among all", 254, HOTEL, "How much is the parking for a bus?"],
    ["sixty sections by themselves", 60, `# Herons\n\n${sections(60)}`, "What does the heron number 17 eat?"],
    [
      "a passage behind those among all",
      350,
      `# Herons\n\n${sections(100)}`,
      "What does the heron number 97 eat?",
    ],
    [
      "a document of more among all",
      311,
      `# Herons\n\n${sections(61)}`,
      "What does the heron number 17 eat?",
    ],
  ])("looks up %s: in %i passages", async (_, passages, page, asked) => {
    expect(await searched(await openAmongMany("en", page), asked)).toBe(passages);
  });

  it("looks up what an attached document leads among all", async () => {
    const attached = {
      file_name: "dogs.txt",
      text: "Bringing a dog costs 5 a night in our other house. Bring the dog's papers.",
    };
    expect(
      await searched(await openAmongMany("en", HOTEL), "What does bringing a dog cost in your other house?", [
        attached,
      ]),
    ).toBeGreaterThan(ENTRIES);
  });

  it("tells what the page tells alone, and cites it", async () => {
    const [alone, among] = [await openPage("en", HOTEL), await openAmongMany("en", HOTEL)];
    const [one, other] = [await alone.ask(DOG), await among.ask(DOG)];
    await Promise.all([alone.close(), among.close()]);
    expect(other.outcome).toBe("answered");
    expect(other.text).toBe(one.text);
    expect(other.citations).toEqual(one.citations);
    expect(other.text).toContain("8 a night");
  });

  it("lets what another document answers stand, however much the page says of it", async () => {
    const huts = Array.from(
      { length: 60 },
      (_, at) => `## Hut ${at}\n\nYou can bring your dog to hut ${at}. It has ${at + 1} beds.`,
    );
    const among = await openAmongMany("en", ["# Hotel Heron", ...huts].join("\n\n"));
    const text = "You cannot bring your dog since May.";
    await among.teach({ source: "correction", kind: "text", title: "Dogs", text });
    const answer = await among.ask("Can I bring my dog?");
    await among.close();
    expect(answer.text).toContain(text);
  });

  it("finds what other documents say behind what the page says", async () => {
    const among = await openAmongMany("en", HOTEL);
    const asked = {
      robot: robotOf("en"),
      text: "How much is breakfast for children?",
      history: [],
      documents: [],
    };
    const { passages } = await findAnswer(among.knowledge, asked);
    await among.close();
    const sources = passages.map(({ passage }) => passage.source);
    expect(sources[0]).toBe("page.md");
    expect(sources.at(-1)).toMatch(/^beetle-/);
    expect(new Set(passages.map(({ passage: { source, seq } }) => `${source} ${seq}`)).size).toBe(
      passages.length,
    );
  });

  it("goes on in it, and is left for what another document answers", async () => {
    const among = await openAmongMany("en", HOTEL);
    const [rooms, breakfast, beetle, ferry] = await among.talk([
      "What does the double room cost?",
      "And breakfast?",
      "How long is beetle 17?",
      "When does the ferry leave?",
    ]);
    await among.close();
    expect(rooms?.text).toContain("90");
    expect(breakfast?.text).toContain("12");
    expect(beetle?.text).toContain("17 mm");
    expect(ferry?.outcome).toBe("declined");
  });
});
