import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findPriceForParty } from "../../../../src/domain/answering/extraction/price-for-party.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const ROOMS: FoundText = {
  heading: "Rooms",
  text: "Oak room, up to 6 people: €40\nElm room, up to 20 people: €90\nAsh room, up to 12 people: not for hire",
};
const TOURS: FoundText = { heading: "Tours", text: "Boat tour, 2 to 4 people: €80\nBoat tour: €30" };
const HALLS: FoundText = {
  heading: "Halls",
  text: ["Red", "Blue", "Green", "White"]
    .map((name, at) => `${name} hall, up to 30 people: €${200 + 10 * at}`)
    .join("\n"),
};
const GROUPS: FoundText = {
  heading: "Groups",
  text: "Groups of 10 to 20 people: 15 % off\nGroups of 10 come early",
};

function priceFor(
  question: string,
  locale: Locale = "en",
  taught: readonly FoundText[] = [ROOMS, TOURS, GROUPS, HALLS],
): string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale);
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
    ["How much is a room for a group of ten?", ["Elm room, up to 20 people: €90"]],
    ["How much is a room for ten guests?", ["Elm room, up to 20 people: €90"]],
    ["How much is the elm room for four adults?", ["Elm room, up to 20 people: €90"]],
    ["We are 25, how much is the blue hall?", ["Blue hall, up to 30 people: €210"]],
    // As many as there are halls are no answer.
    ["We are 25, how much is a hall?", undefined],
    ["Is there a discount on rooms for 12 people?", undefined],
    ["We are 50, how much is a room?", undefined],
    ["How much is the boat tour for nine people?", undefined],
    ["How much is a room?", undefined],
    ["We are 10, when does the boat tour start?", undefined],
  ])("%s", (question, told) => {
    expect(priceFor(question)).toEqual(told);
  });

  it.each<[Locale, string, FoundText, string]>([
    [
      "it",
      "Quanto costa la sala per un gruppo di dieci?",
      { heading: "Sale", text: "Sala piccola, fino a 6 persone: 40 €\nSala grande, fino a 20 persone: 90 €" },
      "Sala grande, fino a 20 persone: 90 €",
    ],
    [
      "pt-BR",
      "Quanto custa a sala para 10 convidados?",
      { heading: "Salas", text: "Sala pequena, até 6 pessoas: R$ 40\nSala grande, até 20 pessoas: R$ 90" },
      "Sala grande, até 20 pessoas: R$ 90",
    ],
    [
      "ja",
      "10名で会議室はいくらですか？",
      { heading: "会議室", text: "小会議室（6名まで）：4,000円\n大会議室（20名まで）：9,000円" },
      "大会議室（20名まで）：9,000円",
    ],
  ])("%s: %s", (locale, question, taught, told) => {
    expect(priceFor(question, locale, [taught])).toEqual([told]);
  });
});
