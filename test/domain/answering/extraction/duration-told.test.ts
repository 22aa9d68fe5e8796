/** How long something takes, and how many there are, where a sentence says it beside rows that hold other numbers. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findCount, isDurationTold } from "../../../../src/domain/answering/extraction/duration-told.ts";
import { gistOf } from "../../../../src/domain/answering/ranking/weigh.ts";
import { type FoundText, openInOrder, tell } from "../found.ts";

const MARQUEES: FoundText = {
  heading: "Marquees",
  text: "Setting up a marquee takes two people about three hours. Marquees are white.\nMarquee: €200 per day\nTent: €50 per day",
};
const CAKES: FoundText = {
  heading: "Cakes",
  text: "Small: €20, 8 slices\nLarge: €40, 16 slices\nA large one serves sixteen.",
};
const REPAIRS: FoundText = {
  heading: "Repairs",
  text: "Repairs take two days.\nTyre: €12, 20 minutes\nBrakes: €30, 1 hour",
};

const BIKES: FoundText = {
  heading: "Bikes",
  text: "City bike: €12\nTandem: €25\nCity bikes are green.\nWe have 24 city bikes in all sizes.",
};
const TRAILERS: FoundText = {
  heading: "Trailers",
  text: "- Small trailer: 2 city bikes\n- Large trailer: 6 city bikes",
};

it.each<[string, FoundText, string]>([
  [
    "How long does setting up a marquee take?",
    MARQUEES,
    "Setting up a marquee takes two people about three hours.",
  ],
  ["How much is a marquee?", MARQUEES, "Marquee: €200 per day"],
  ["How long do repairs take?", REPAIRS, "Repairs take two days."],
  ["How long does a tyre repair take?", REPAIRS, "Tyre: €12, 20 minutes"],
  ["How many does a large cake serve?", CAKES, "A large one serves sixteen."],
  ["How many slices does a large cake have?", CAKES, "Large: €40, 16 slices"],
  ["How many city bikes do you have?", BIKES, "We have 24 city bikes in all sizes."],
  ["How much is a city bike?", BIKES, "City bike: €12"],
  // What stands in a list counts nothing, and a sentence without a number neither.
  [
    "How many city bikes fit on a trailer?",
    TRAILERS,
    "- Small trailer: 2 city bikes\n- Large trailer: 6 city bikes",
  ],
])("%s", (question, page, told) => {
  expect(tell([page], question)).toBe(told);
});

it.each<[Locale, string, string, string]>([
  [
    "it",
    "Le riparazioni richiedono due giorni.\nFreni: 30 €, 1 ora\nGomma: 12 €, 20 minuti",
    "Quanto durano le riparazioni?",
    "Le riparazioni richiedono due giorni.",
  ],
  [
    "pt-BR",
    "O conserto leva dois dias.\nFreios: R$ 30, 1 hora\nPneu: R$ 12, 20 minutos",
    "Quanto tempo leva o conserto?",
    "O conserto leva dois dias.",
  ],
])("%s, %j", (locale, text, question, told) => {
  expect(tell([{ heading: "", text }], question, locale)).toBe(told);
});

it.each<[string, string, boolean]>([
  ["How long does a repair take?", "A repair takes two days.\nTyre: €12", true],
  ["How long does a repair take?", "- A repair takes two days\n- A tyre costs €12", true],
  // Rows by the day, no time, another word, or not all of it.
  ["How long does a repair take?", "Repair needs: €12 per day\nTyre: €12 per day", false],
  ["How long does a repair take?", "A repair takes skill.\nTyre: €12", false],
  ["How long does a repair take?", "Any mending takes two days.\nTyre: €12", false],
  ["How long does a tyre repair take?", "A repair takes two days.\nTyre: €12", false],
  ["How long is a repair?", "A repair within two days is rare.\nTyre: €12", false],
  ["How many people does a repair need?", "A repair takes two people.\nTyre: €12", false],
])("%s is told by a sentence of %j: %s", (question, text, isTold) => {
  const { weighed, sentences } = openInOrder([text], question);
  expect(isDurationTold(sentences, weighed, gistOf(weighed))).toBe(isTold);
});

it.each<[string, string, string | undefined]>([
  ["How many bikes do you have?", "Tandem: 2\nWe have 24 bikes.", "We have 24 bikes."],
  [
    "How many city bikes do you have?",
    "Tandem: 2\nWe have 24 bikes. There are 9 city bikes.",
    "There are 9 city bikes.",
  ],
  // The best one may say it of the thing in part, a later one may not.
  ["How many city bikes do you have?", "We have 24 bikes. Tandem: 2", "We have 24 bikes."],
  ["How many city bikes do you have?", "Tandem: 2\nWe have 24 bikes.", undefined],
  ["How many city bikes do you have?", "We have 24 cars. Tandem: 2", undefined],
  // Without a number, of another word, in a list, or where nothing is counted or named.
  ["How many bikes do you have?", "Tandem: 2\nWe have many bikes.", undefined],
  ["How many bikes do you have?", "Tandem: 2\nWe have 24 cycles.", undefined],
  ["How many bikes do you have?", "- Shed: 2 bikes\n- Yard: 9 bikes", undefined],
  ["What number do bikes have?", "Tandem: 2\nWe have 24 bikes.", undefined],
  ["How many are there?", "We have 24 bikes. There are 9 cars.", undefined],
])("%s is told of %j: %s", (question, text, told) => {
  const { weighed, sentences } = openInOrder([text], question);
  expect(findCount(sentences, weighed)?.text).toBe(told);
});
