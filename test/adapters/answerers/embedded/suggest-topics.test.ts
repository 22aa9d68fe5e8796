/** What a robot that does not know the answer names instead, over the real knowledge store. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { createEmbeddedAnswerer, findAnswer } from "../../../../src/adapters/answerers/embedded/answerer.ts";
import { createEmbeddedSummariser } from "../../../../src/adapters/answerers/embedded/summariser.ts";
import type { Locale } from "../../../../src/contract/locale.ts";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import { lastHeading } from "../../../../src/domain/answering/text/headings.ts";
import type { Question } from "../../../../src/ports/answerer.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";
import { robotOf } from "../../../fixtures/knowledge.ts";

const toQuestion = (locale: Locale, text: string): Question => ({
  robot: robotOf(locale),
  text,
  history: [],
  documents: [],
});

const SHOP = `# Harbour Bikes

We have been on the quay since 1998.

## Repair prices

A new chain is fitted while you wait. A puncture costs €12.

## Deposit

A deposit of €50 is blocked on your card.

## Good to know

The chain of the lamp in the yard is out of order.
`;

const NEAR = "Perhaps this helps: “Repair prices”.";

describe("what is not known", () => {
  it("is followed by the headings of what is near, behind the robot's own words, too", async () => {
    const shop = await openPage("en", SHOP);
    const ask = (decline_message: string | null) =>
      createEmbeddedAnswerer({ knowledge: shop.knowledge, suggest_topics: true }).answer({
        ...toQuestion("en", "my chain snapped, who fixes it"),
        robot: { ...robotOf("en"), decline_message },
      });
    expect(await ask(null)).toMatchObject({
      outcome: "declined",
      text: `${toDecline("en", null)}\n\n${NEAR}`,
    });
    expect((await ask("Ask Ugo.")).text).toBe(`Ask Ugo.\n\n${NEAR}`);
    await shop.close();
  });

  it("is told with nothing behind it where nothing is near, or nothing is to be named", async () => {
    const shop = await openPage("en", SHOP);
    const ask = async (text: string, suggest_topics: boolean) => {
      const answerer = createEmbeddedAnswerer({ knowledge: shop.knowledge, suggest_topics });
      return (await answerer.answer(toQuestion("en", text))).text;
    };
    expect(await ask("Who is the president of France?", true)).toBe(toDecline("en", null));
    expect(await ask("my chain snapped, who fixes it", false)).toBe(toDecline("en", null));
    await shop.close();
  });

  it("of a robot of many pages has much that is near, and is told alone", async () => {
    const pages = (count: number): string =>
      Array.from({ length: count }, (_, at) => `## Lake ${at}\n\nThe lake has ${at} islands.\n`).join("\n");
    const tell = async (count: number): Promise<string> => {
      const shop = await openPage("en", `${SHOP}\n${pages(count)}`);
      const [answer] = await shop.talk(["my chain snapped, who fixes it"]);
      await shop.close();
      return answer?.text ?? "";
    };
    expect(await tell(100)).toBe(`${toDecline("en", null)}\n\n${NEAR}`);
    expect(await tell(201)).toBe(toDecline("en", null));
  });

  it("leads to an answer by what was named", async () => {
    const shop = await openPage("en", SHOP);
    const answers = await shop.talk(["my chain snapped, who fixes it", "Repair prices"]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["declined", "answered"]);
    expect(answers[1]?.text).toContain("€12");
    await shop.close();
  });

  it("stays open in the summary of the session", async () => {
    const shop = await openPage("en", SHOP);
    const text = "my chain snapped, who fixes it";
    const [answer] = await shop.talk([text]);
    const turn = (role: "user" | "assistant", said: string) => ({
      message_id: "m",
      role,
      text: said,
      created_at: 0,
    });
    const subject = robotOf("en");
    const turns = [turn("user", text), turn("assistant", answer!.text)];
    expect(await createEmbeddedSummariser().summarise(subject, turns)).toContain(
      "No question could be answered.",
    );
    await shop.close();
  });
});

/** Pages of small businesses whose failures nobody read: a question, and what a right answer matches. */
type Pages = Readonly<
  Record<Locale, readonly { page: string; questions: readonly (readonly [string, string])[] }[]>
>;
const UNREAD = JSON.parse(
  readFileSync(new URL("../../../fixtures/unread-pages.json", import.meta.url), "utf8"),
) as Pages;

/** The headings that are named. */
const namedIn = (text: string): string[] =>
  [...(text.split("\n\n")[1] ?? "").matchAll(/[“«「]([^”»」]+)/gu)].map(([, topic]) => topic ?? "");

describe("of unread pages", () => {
  it.each<[Locale, number, number]>([
    ["en", 19, 14],
    ["pt-BR", 17, 20],
    ["it", 20, 6],
    ["ja", 24, 13],
  ])(
    "%s: for at least %i of what is declined and taught the right section is named, for at most %i of what is not any",
    async (locale, right, beside) => {
      let named = 0;
      let untaught = 0;
      for (const { page, questions } of UNREAD[locale]) {
        const shop = await openPage(locale, page);
        for (const [asked, answer] of questions) {
          const [said] = await shop.talk([asked]);
          const topics = said?.outcome === "declined" ? namedIn(said.text) : [];
          const { passages } = await findAnswer(shop.knowledge, toQuestion(locale, asked));
          const isRight = ({ passage: { heading, text } }: (typeof passages)[number]): boolean =>
            topics.some((topic) => lastHeading(heading).startsWith(topic)) &&
            new RegExp(answer, "i").test(text);
          if (answer === "DECLINE") untaught += topics.length > 0 ? 1 : 0;
          else if (passages.some(isRight)) named += 1;
        }
        await shop.close();
      }
      expect(named).toBeGreaterThanOrEqual(right);
      expect(untaught).toBeLessThanOrEqual(beside);
    },
  );
});
