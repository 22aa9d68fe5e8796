import { describe, expect, it } from "vitest";

import { findPricesOfHeading } from "../../../../src/domain/answering/extraction/prices-of-heading.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function tell(taught: FoundText, question: string, earlier: readonly string[] = []) {
  const { weighed, ranked } = findIn([taught], question, "en", earlier);
  return findPricesOfHeading(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

const PACKAGE = "The package is a table for three hours and a host: £19 a child.";
const FOOD = "Bring your own cake; pizza and squash costs £6 a head.";
const DEPOSIT = "We ask for a deposit of £50.";
const BIRTHDAYS: FoundText = {
  heading: "Birthday parties",
  text: `Celebrate with us! ${PACKAGE} ${FOOD} ${DEPOSIT}`,
};

describe("the prices of what only a heading names", () => {
  it.each<[string, readonly string[] | undefined]>([
    ["How much is a birthday party?", [PACKAGE, FOOD]],
    ["How much is a birthday party for 10 kids?", [PACKAGE, FOOD]],
    ["How much is a birthday party for ten people?", [PACKAGE, FOOD]],
    // The heading names only some of it, or the least of it is asked for.
    ["How much is a birthday breakfast?", undefined],
    ["What is the cheapest birthday party?", undefined],
    ["How much does it cost?", undefined],
    // A sentence names it.
    ["How much is the pizza at a birthday party?", undefined],
    ["How much is the deposit for a birthday party?", undefined],
    // No price was asked for, or of something else.
    ["When is the birthday party?", undefined],
    ["How much is a boat trip?", undefined],
  ])("%s", (question, told) => {
    expect(tell(BIRTHDAYS, question)).toEqual(told);
  });
  it("are one price, or a list: other rules tell those", () => {
    expect(
      tell({ heading: "Birthday parties", text: PACKAGE }, "How much is a birthday party?"),
    ).toBeUndefined();
    const list = { heading: "Birthday parties", text: "- Small: £90\n- Large: £150" };
    expect(tell(list, "How much is a birthday party?")).toBeUndefined();
  });
  it("are told of no follow-up, nor where they find no room", () => {
    expect(tell(BIRTHDAYS, "And how much is it?", ["Do you do birthday parties?"])).toBeUndefined();
    const long = PACKAGE.replace("a host", `a host${" with balloons and streamers".repeat(4)}`);
    const food = FOOD.replace("pizza", `pizza${" with ham and olives".repeat(6)}`);
    const told = tell({ ...BIRTHDAYS, text: `${long} ${food}` }, "How much is a birthday party?");
    expect(told).toBeUndefined();
  });
});
