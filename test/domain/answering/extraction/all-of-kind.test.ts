/** Whether all of a kind have something: the rows of the kind are told, where only some of them say it. */
import { expect, it } from "vitest";

import { chooseAllOfKind } from "../../../../src/domain/answering/extraction/all-of-kind.ts";
import { type FoundText, openInOrder } from "../found.ts";

const ROOMS: FoundText = {
  heading: "Rooms",
  text: "Pine room: balcony and bath\nElm room: garden\nOak room: balcony",
};
const ALL = ["- Pine room: balcony and bath", "- Elm room: garden", "- Oak room: balcony"];

it.each<[string, readonly FoundText[], readonly string[] | undefined]>([
  ["Do all rooms have a balcony?", [ROOMS], ALL],
  ["Do all rooms have a balcony and a bath?", [ROOMS], ALL],
  // None of them has it, or has both.
  ["Do all rooms have a piano?", [ROOMS], undefined],
  ["Do all rooms have a garden and a bath?", [ROOMS], undefined],
  // Another kind, or all of nothing.
  ["Do all tents have a balcony?", [ROOMS], undefined],
  ["Are those all the rooms?", [ROOMS], undefined],
  // It was not asked of all, or for a number.
  ["Does a room have a balcony?", [ROOMS], undefined],
  ["How much are all rooms with a balcony?", [ROOMS], undefined],
  // One alone.
  [
    "Do all rooms have a balcony?",
    [{ heading: "Rooms", text: "We have rooms.\nPine room: balcony" }],
    undefined,
  ],
  // Of two lists the one of the kind.
  ["Do all rooms have a balcony?", [{ heading: "Views", text: "Balcony: lake\nGarden: hills" }, ROOMS], ALL],
])("%s of %j: %j", (question, taught, told) => {
  const { weighed, sentences } = openInOrder(taught, question);
  expect(chooseAllOfKind(sentences, weighed)?.sentences.map(({ text }) => text)).toEqual(told);
});
