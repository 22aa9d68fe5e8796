/** What a robot that does not know the answer names instead, over the real knowledge store. */
import { describe, expect, it } from "vitest";

import { createEmbeddedAnswerer } from "../../../../src/adapters/answerers/embedded/answerer.ts";
import { createEmbeddedSummariser } from "../../../../src/adapters/answerers/embedded/summariser.ts";
import type { Locale } from "../../../../src/contract/locale.ts";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import type { Question } from "../../../../src/ports/answerer.ts";
import { countNamed } from "../../../fixtures/count-named.ts";
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

const SALON = `# Salon

In Mill Lane.

## What it costs

| Cut | Price |
|---|---|
| Dry cut | £26 |
| Fringe trim | £7 |

Under fives are £12.

## Hours

Nine to five.
`;
const BANGS = "just need my bangs tidied, how much";

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

  it("leads to an answer by what was named", async () => {
    const shop = await openPage("en", SHOP);
    const answers = await shop.talk(["my chain snapped, who fixes it", "Repair prices"]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["declined", "answered"]);
    expect(answers[1]?.text).toContain("€12");
    await shop.close();
  });

  it("is answered from all that stands below what was named, where that is short", async () => {
    const salon = await openPage("en", SALON);
    const answers = await salon.talk([BANGS, "What it costs", "Tell me more", "What it costs"]);
    const told = "Dry cut: £26\nFringe trim: £7\nUnder fives are £12.";
    expect(answers.map(({ outcome }) => outcome)).toEqual(["declined", "answered", "declined", "answered"]);
    expect(answers[1]?.text).toBe(told);
    expect(answers[3]?.text).toBe(told);
    expect(answers[1]?.citations.map(({ heading }) => heading)).toEqual(["Salon › What it costs · Cut"]);
    await salon.close();
  });

  it("is answered by what is nearest to the question, where the section is long", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `| Style ${at} | £${at + 30} |`).join("\n");
    const salon = await openPage("en", SALON.replace("| Dry cut | £26 |", rows));
    const [, told] = await salon.talk([BANGS, "What it costs"]);
    expect(told).toMatchObject({ outcome: "answered" });
    expect(told!.text.length).toBeLessThan(500);
    await salon.close();
  });

  it("is answered by what is nearest to the question, where the section has sections of its own", async () => {
    const page =
      "# Inn\n\n## Rooms\n\nEvery one has a bath.\n\n### Lake\n\nA king bed.\n\n### Garden\n\nTwo small beds.\n\n## Hours\n\nNine to five.\n";
    const inn = await openPage("en", page);
    const [first, chosen] = await inn.talk(["who repairs the bath", "Rooms"]);
    expect(first?.text).toContain("“Rooms”");
    expect(chosen?.text).toBe("Every one has a bath.");
    await inn.close();
  });

  it("goes on from there where more is asked", async () => {
    const told = (at: number): string =>
      `Part ${at} of the frame is painted by hand and dried for ${at + 2} days.`;
    const lines = Array.from({ length: 14 }, (_, at) => told(at));
    const page = `# Bikes\n\n## Our way\n\n${lines.slice(0, 7).join(" ")}\n\nThe chain is oiled. ${lines.slice(7).join(" ")}\n\n## Hours\n\nNine to five.\n`;
    const shop = await openPage("en", page);
    const [first, chosen, more] = await shop.talk(["who snapped the chain", "Our way", "Tell me more"]);
    expect(first?.text).toContain("“Our way”");
    expect(chosen?.text).toContain("The chain is oiled.");
    expect(more).toMatchObject({ outcome: "answered" });
    expect(more?.text).toContain(told(9));
    await shop.close();
  });

  it("is answered from its own heading though that reads like small talk", async () => {
    const page =
      "# Salon\n\n## Can you help me\n\nRuth mends torn hems on Mondays.\n\n## Prices\n\nA cut costs £26.\n";
    const salon = await openPage("en", page);
    const [first, chosen] = await salon.talk(["is ruth married", "Can you help me"]);
    expect(first?.text).toContain("“Can you help me”");
    expect(chosen?.text).toBe("Ruth mends torn hems on Mondays.");
    await salon.close();
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

describe("of unread pages", () => {
  it.each<[Locale, number, number, number]>([
    ["en", 20, 17, 14],
    ["pt-BR", 18, 16, 21],
    ["it", 24, 22, 6],
    ["ja", 25, 24, 13],
  ])(
    "%s: for at least %i of what is declined and taught the right section is named, and for %i told when it is chosen; for at most %i of what is not any is named",
    async (locale, named, told, untaught) => {
      const count = await countNamed(locale, openPage);
      expect(count.named).toBeGreaterThanOrEqual(named);
      expect(count.told).toBeGreaterThanOrEqual(told);
      expect(count.untaught).toBeLessThanOrEqual(untaught);
    },
  );
});
