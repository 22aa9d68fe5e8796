/** The way to a business is told by what stands below a heading of it, as far as it is of the asked means. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findWaysThere, findWayThere } from "../../../../src/domain/answering/extraction/getting-there.ts";
import { findIn, type FoundText, openInOrder } from "../found.ts";

const page = (heading: string, text: string): FoundText => ({ heading, text });
const TRAIN = "By train: Line 2 to Elm Park.";
const BUS = "By bus: number 14 stops at our gate.";
const GETTING = page("Visit › Getting here", `${TRAIN}\n${BUS}`);
const ADDRESS = "We are at 12 Mill Road, Elmford EX4 1AB.";
const CONTACT = page("Contact", `Write to us. ${ADDRESS}`);
const PARKING = page("Car park", "You can park behind the mill. It is free.");
const TOURS = page("Tours", "The bus tour leaves at 9. The train tour leaves at 10.");

function tell(taught: readonly FoundText[], question: string, locale: Locale = "en") {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  return findWayThere(sentences, weighed)?.map(({ text }) => text);
}

it.each<[string, readonly FoundText[], readonly string[] | undefined]>([
  // The address leads, and all means follow in the page's order; by one means that alone.
  ["How do I get there?", [TOURS, GETTING, CONTACT], [ADDRESS, TRAIN, BUS]],
  ["How do I get there?", [TOURS, GETTING], [TRAIN, BUS]],
  ["How do I get there by train?", [TOURS, GETTING, CONTACT], [TRAIN]],
  ["How do I get there by bus?", [TOURS, GETTING, CONTACT], [BUS]],
  // Who drives is told where to park.
  [
    "How do I get there by car?",
    [GETTING, PARKING, CONTACT],
    ["You can park behind the mill.", "It is free."],
  ],
  ["How do I get there?", [GETTING, PARKING], [TRAIN, BUS]],
  // The means may stand in the heading alone.
  [
    "How do I get there by train?",
    [page("By train", "Take line 2 to Elm Park. We are ten minutes on."), TOURS],
    ["Take line 2 to Elm Park.", "We are ten minutes on."],
  ],
  // No heading says it, nothing is of these means, or no way was asked for.
  ["How do I get there?", [TOURS, CONTACT], undefined],
  ["How do I get there by plane?", [GETTING, CONTACT], undefined],
  ["When does the train tour leave?", [TOURS, GETTING], undefined],
])("%s of %j: %j", (question, taught, told) => {
  expect(tell(taught, question)).toEqual(told);
});

it("does not repeat an address that stands below the heading of the way", () => {
  const taught = [page("How to find us", `Line 2 stops here. ${ADDRESS}`), CONTACT];
  expect(tell(taught, "How do I get there?")).toEqual([ADDRESS, "Line 2 stops here.", ADDRESS]);
  expect(tell(taught.slice(0, 1), "How do I get there?")).toEqual(["Line 2 stops here.", ADDRESS]);
});

it("keeps the order of the page, the best page first, whatever was found first", () => {
  const { weighed, sentences } = openInOrder(
    [GETTING, page("Directions", "North. Then west.")],
    "How do I get there?",
  );
  const told = findWayThere(sentences.toReversed(), weighed)?.map(({ text }) => text);
  expect(told?.filter((text) => [TRAIN, BUS].includes(text))).toEqual([TRAIN, BUS]);
  expect(told?.filter((text) => ![TRAIN, BUS].includes(text))).toEqual(["North.", "Then west."]);
});

it("tells as much as there is room for, whole sentences", () => {
  const long = [1, 2, 3].map((line) => `Line ${line} brings you to us ${"past the mill ".repeat(8)}on foot.`);
  const taught = [page("Directions", long.join("\n")), TOURS];
  expect(tell(taught, "How do I get there?")).toEqual(long.slice(0, 2));
});

it.each<[Locale, string, FoundText, string]>([
  [
    "it",
    "Come si arriva?",
    page("Come arrivare", "Il treno ferma a Olmo. Siamo vicini."),
    "Il treno ferma a Olmo.",
  ],
  [
    "pt-BR",
    "Como chego aí?",
    page("Como chegar", "O trem para em Olmo. Estamos perto."),
    "O trem para em Olmo.",
  ],
  ["ja", "アクセスは？", page("アクセス", "駅から徒歩5分です。近いです。"), "駅から徒歩5分です。"],
])("%s: %s", (locale, question, taught, told) => {
  expect(tell([taught], question, locale)?.[0]).toBe(told);
});

it.each<[string, readonly string[]]>([
  ["How do I get there?", ["Visit › Getting here", "By train", "Directions"]],
  ["How do I get there by car?", ["Visit › Getting here", "By train", "Directions"]],
  ["When does the train leave?", []],
])("%s is looked for below three headings of the way at most: %j", (question, headings) => {
  const taught = [TOURS, GETTING, page("By train", TRAIN), page("Directions", "North."), page("By bus", BUS)];
  const { weighed, ranked } = findIn(taught, question, "en");
  const inOrder = ranked.toSorted((one, other) => one.passage.seq - other.passage.seq);
  expect(findWaysThere(inOrder, weighed).map(({ passage }) => passage.heading)).toEqual(headings);
});
