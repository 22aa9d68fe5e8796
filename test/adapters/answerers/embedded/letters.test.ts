/** What a letter asks is answered with what it tells, and what finds no answer is owned up to. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGE = `# Blue Cove Boats

## Boat hire

| Boat | Per hour |
| --- | --- |
| Rowing boat | €12 |
| Electric boat | €30 |
| Pedal boat | €15 |

You have to be at least 18 years old to steer an electric boat.
Boats can be booked by telephone.

## Dogs

Dogs are welcome on board on a lead.

## Trouble on the lake

If the motor stops, drop the anchor and call 555 0100.
`;

let cove: Awaited<ReturnType<typeof openPage>>;
beforeAll(async () => {
  cove = await openPage("en", PAGE);
});
afterAll(() => cove.close());

async function tell(...messages: string[]) {
  const answers = await cove.talk(messages);
  return answers.at(-1)!;
}

describe("a letter", () => {
  it("is answered by the price of the thing that it tells of", async () => {
    const { text } = await tell(
      "Hi there, we are a couple from Leeds and love quiet mornings on the water. We would like to go out in a rowing boat on Friday. How much is it? Thanks, Kim",
    );
    expect(text).toContain("€12");
    expect(text).not.toContain("€30");
  });

  it("is answered for the age that it tells", async () => {
    const { text } = await tell(
      "Hello, we come for a week in July. My 16 year old son dreams of an electric boat and talks of nothing else at home. Is he allowed to steer one? Thanks, Kim",
    );
    expect(text).toMatch(/^You have to be at least 18 years old/);
  });

  it("is answered by what it tells where the question says nothing", async () => {
    const { text } = await tell(
      "Good afternoon, we are somewhere in the middle of the lake with three kids. The motor just stopped and it won't start again. What should we do?",
    );
    expect(text).toContain("call 555 0100");
  });

  it("that tells of nothing taught and asks nothing is declined", async () => {
    const { outcome } = await tell(
      "Good afternoon, my sister and I had a quarrel about the garden of our parents last night and she has not called since. What should we do?",
    );
    expect(outcome).toBe("declined");
  });

  it("owns up to the question that finds no answer", async () => {
    const { text } = await tell(
      "Hello, we will be there with our old spaniel on Saturday, all five of us. Can we take the dog on board? And do you sell ice cream? Thanks, Kim",
    );
    expect(text).toContain("Dogs are welcome");
    expect(text).toMatch(/\n\nI'm not sure about this, though: “And do you sell ice cream\?”$/);
  });

  it("goes on from the question before it", async () => {
    const { text } = await tell(
      "Do you rent electric boats?",
      "Great, thank you. My wife has just told me that she would rather not row, and that she is afraid of the cold. And how much is it?",
    );
    expect(text).toContain("€30");
    expect(text).not.toContain("€12");
  });

  it("with more questions than are looked for owns up to the others", async () => {
    const { text, unanswered } = await tell(
      "Hello, we are coming to the lake on Friday with friends and their dog. How much is a rowing boat? How much is a pedal boat? How much is an electric boat? Are dogs welcome on board? Can boats be booked by telephone? Thanks, Kim",
    );
    for (const told of ["€12", "€15", "€30", "Dogs are welcome"]) expect(text).toContain(told);
    expect(text).toMatch(/I'm not sure about this, though: “Can boats be booked by telephone\?”$/u);
    expect(unanswered ?? []).toEqual([]);
  });
});
