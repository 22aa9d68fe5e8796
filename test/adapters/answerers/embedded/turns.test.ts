import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ConversationTurn } from "../../../../src/domain/runtime/conversation.ts";
import { openKnowledge, robotOf } from "../../../fixtures/knowledge.ts";

let shop: Awaited<ReturnType<typeof openKnowledge>>;
beforeAll(async () => {
  shop = await openKnowledge();
  await shop.teach("en");
});
afterAll(() => shop.database.close());

/** Turns that other work of the process gets while a question is answered. */
async function countTurns(question: string): Promise<number> {
  let turns = 0;
  let answering = true;
  const take = (): void => {
    turns++;
    if (answering) setImmediate(take);
  };
  setImmediate(take);
  await shop.ask("en", question);
  answering = false;
  return turns;
}

describe("while a question is answered", () => {
  it("other work of the process has its turn between the steps", async () => {
    expect(await countTurns("Who founded the workshop?")).toBeGreaterThanOrEqual(3);
  });
  it("also between the guesses at a misspelt word", async () => {
    const plain = await countTurns("Who founded the workshop?");
    expect(await countTurns("Who founded the wrokshop?")).toBeGreaterThan(plain);
  });
});

describe("a feast by its name", () => {
  const text = "The kiosk is open every day. It is closed on 25 December and 1 January.";
  const history: ConversationTurn[] = [{ role: "user", text: "Are you open on Christmas Day?" }];
  it("is answered by its date, also after another one", async () => {
    const robot = await robotWith(text);
    for (const asked of [
      shop.ask("en", "Are you open on Christmas Day?", { robot }),
      shop.ask("en", "and on new year's day?", { robot, history }),
    ])
      expect((await asked).text).toContain("closed on 25 December and 1 January");
  });
  it("is answered by its name where the robot was taught it", async () => {
    const robot = await robotWith(`${text} The Christmas market is beside the kiosk.`);
    const { text: answer } = await shop.ask("en", "Where is the Christmas market?", { robot });
    expect(answer).toContain("beside the kiosk");
  });
});

describe("a message that asks on about an answer", () => {
  const text = `# Kayaks

A kayak costs 12 euros an hour. Every kayak carries two people. Life jackets are lent with it. Paddling is easiest in the morning.

# Sauna

The sauna costs 9 euros.`;
  /** A conversation, with the robot's answers as they come. */
  async function talk(...questions: string[]): Promise<string[]> {
    const robot = await robotWith(text);
    const history: ConversationTurn[] = [];
    for (const question of questions) {
      const answer = await shop.ask("en", question, { robot, history: [...history] });
      history.push({ role: "user", text: question }, { role: "assistant", text: answer.text });
    }
    return history.filter(({ role }) => role === "assistant").map((turn) => turn.text);
  }
  const PRICE = "How much is a kayak for an hour?";

  it("is told what was not told yet, until there is nothing more", async () => {
    const [first = "", more = "", last] = await talk(PRICE, "Tell me more", "What else?");
    expect(first).toContain("12 euros");
    expect(more).toContain("Life jackets");
    expect(more).not.toContain("12 euros");
    expect(more).not.toContain("sauna");
    expect(last).toContain("I don't know");
  });

  it("gets the answer again, also after small talk, and no reason that was not taught", async () => {
    const [first, again, reason, last] = await talk(PRICE, "Are you sure?", "Why?", "ok thanks. Really?");
    expect([again, last]).toEqual([first, first]);
    expect(reason).toContain("I don't know");
  });

  it("gets an explanation from what stands around, or the answer again where nothing does", async () => {
    const [, around] = await talk(PRICE, "What do you mean?");
    expect(around).toContain("two people");
    const [sauna, same] = await talk("How much is the sauna?", "I don't understand");
    expect(same).toBe(sauna);
  });

  it("is declined after what was declined, and when nothing was asked before", async () => {
    expect((await talk("Do you sell lamps?", "Can you explain that?"))[1]).toContain("I don't know");
    expect((await talk("Tell me more"))[0]).toContain("I don't know");
  });

  it("that names something else asks that", async () => {
    expect((await talk(PRICE, "Can you tell me more about the sauna?"))[1]).toContain("9 euros");
  });
});

describe("several questions in one message", () => {
  const text = `# Kayaks

A kayak costs 12 euros an hour.

# Sauna

The sauna is open from 3 pm to 9 pm.`;
  it.each([
    "How much is a kayak and when is the sauna open?",
    "How much is a kayak? When is the sauna open?",
  ])("are each answered: %s", async (question) => {
    const robot = await robotWith(text);
    const answer = await shop.ask("en", question, { robot });
    expect(answer.text).toMatch(/12 euros an hour\.\n\n.*3 pm to 9 pm/s);
    expect(answer.citations.map(({ passage }) => passage)).toEqual([
      expect.stringContaining("12 euros"),
      expect.stringContaining("3 pm"),
    ]);
  });

  it("lean on each other, and one without an answer keeps the others from nothing", async () => {
    const robot = await robotWith(text);
    const ask = async (question: string) => (await shop.ask("en", question, { robot })).text;
    expect((await ask("Where is the sauna and when is it open?")).match(/3 pm/g)).toHaveLength(1);
    expect(await ask("Do you have a helicopter and how much is a kayak for an hour?")).toContain("12 euros");
    expect(await ask("Do you have a sauna? And when is it open?")).toContain("3 pm to 9 pm");
    expect(await ask("Do you have a helicopter? And who is your pilot?")).toContain("I don't know");
  });
});

describe("a question that names nothing but what is done", () => {
  const text = `## Repairs

Our workshop repairs these brands:

1. Arden
2. Belmont

## What to bring

To rent a bicycle please bring the following with you:

* a passport
* a deposit of 50 euros`;
  const history: ConversationTurn[] = [{ role: "user", text: "Which brands do you repair?" }];
  it("is not answered by the earlier one when that tells nothing of it", async () => {
    const robot = await robotWith(text);
    const { text: answer } = await shop.ask("en", "What do I need to bring?", { robot, history });
    expect(answer).toBe(
      "To rent a bicycle please bring the following with you:\n- a passport\n- a deposit of 50 euros",
    );
  });
});

describe("a question that stands by itself", () => {
  const text = `Phone: +44 20 5550 1234
Address: Quay 12, Pinebay

## Prices per night

- Tent: £18
- Caravan: £24

## Shop

The shop sells fresh bread.`;
  const history: ConversationTurn[] = [{ role: "user", text: "Does the shop sell fresh bread?" }];
  it.each([
    ["Where are you?", "Address: Quay 12, Pinebay"],
    ["Can I call you?", "Phone: +44 20 5550 1234"],
    ["What are your prices?", "- Tent: £18\n- Caravan: £24"],
  ])("%s is not asked of the earlier one", async (question, expected) => {
    const robot = await robotWith(text);
    const { text: answer } = await shop.ask("en", question, { robot, history });
    expect(answer).toBe(expected);
  });
  it("means nothing alone where no heading says it", async () => {
    const robot = await robotWith(text);
    const { outcome } = await shop.ask("en", "How much does it cost?", { robot, history });
    expect(outcome).toBe("declined");
  });
});

async function robotWith(text: string) {
  const robot_id = `rob_${text.length}`;
  await shop.teach("en", [{ source: "kiosk.md", title: "Kiosk", text, kind: "text" }], robot_id);
  return robotOf("en", robot_id);
}
