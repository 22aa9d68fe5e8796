import { describe, expect, it } from "vitest";

import { findPriceForParty } from "../../../../src/domain/answering/extraction/price-for-party.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const ROOMS: FoundText = {
  heading: "Rooms",
  text: "Oak room, up to 6 people: €40\nElm room, up to 20 people: €90\nAsh room, up to 12 people: not for hire",
};
const TOURS: FoundText = { heading: "Tours", text: "Boat tour, 2 to 4 people: €80\nBoat tour: €30" };
const GROUPS: FoundText = {
  heading: "Groups",
  text: "Groups of 10 to 20 people: 15 % off\nGroups of 10 come early",
};

function priceFor(question: string): string[] | undefined {
  const { weighed, ranked } = findIn([ROOMS, TOURS, GROUPS], question, "en");
  return findPriceForParty(rankSentences(ranked, weighed), weighed)
    ?.map(({ text }) => text)
    .toSorted();
}

describe("a price for so many", () => {
  it.each<[string, string[] | undefined]>([
    ["We are 4, how much is a room?", ["Oak room, up to 6 people: €40"]],
    ["We are 10, how much is a room?", ["Elm room, up to 20 people: €90"]],
    ["How much is the boat tour for three people?", ["Boat tour, 2 to 4 people: €80"]],
    ["We are 15, is there a discount?", ["Groups of 10 to 20 people: 15 % off"]],
    ["We are 50, how much is a room?", undefined],
    ["How much is the boat tour for nine people?", undefined],
    ["How much is a room?", undefined],
    ["We are 10, when does the boat tour start?", undefined],
  ])("%s", (question, told) => {
    expect(priceFor(question)).toEqual(told);
  });
});
