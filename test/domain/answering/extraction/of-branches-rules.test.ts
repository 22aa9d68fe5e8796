/** Rule by rule: what of a business in several places is told, of which of them, and what of it is left out. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  asksOfPlaces,
  chooseEach,
  ofNamedBranch,
  withBranchNames,
} from "../../../../src/domain/answering/extraction/of-branches.ts";
import { locate, mapBranches, NO_BRANCHES } from "../../../../src/domain/answering/question/branches.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function openPlaces(taught: readonly FoundText[], question: string, locale: Locale = "en") {
  const { weighed, ranked } = findIn(taught, question, locale);
  const found = ranked.map((one) => ({ ...one, passage: { ...one.passage, source: "a.md" } }));
  const passages = found.map(({ passage }) => passage).toSorted((one, other) => one.seq - other.seq);
  const branches = locate(mapBranches({ passages, locale, whole: false }), passages);
  return { weighed, branches, sentences: rankSentences(found, weighed) };
}

const PAGE: readonly FoundText[] = [
  {
    heading: "Oak › Ashford",
    text: "Ashford is an old town. 12 Elm Street, Ashford TN24 8AB. Phone 01233 555 010. For deliveries phone 01233 555 011. We are open Monday to Friday from 9 am to 5 pm. Yoga is on Tuesdays from 7 pm to 8 pm. There are 12 parking spaces. Bread costs £2.",
  },
  {
    heading: "Oak › Canterbury",
    text: "3 Castle Row, Canterbury CT1 2QD. Phone 01227 555 020. There are 4 parking spaces.",
  },
  { heading: "Oak › Prices", text: "A check-up costs £45." },
];

describe("what every place has", () => {
  it.each<[string, boolean]>([
    ["When are you open?", true],
    ["What is your phone number?", true],
    ["What is your address and phone number?", true],
    ["Where are you?", true],
    ["When is Ashford open?", true],
    ["What is the phone number in Ashford?", true],
    ["Where is the Ashford branch?", true],
    ["What is the phone number of the manager?", false],
    ["What is the phone number of the manager in Ashford?", false],
    ["What is the address of the manager and the phone number?", false],
    ["Where is the oven in Ashford?", false],
    ["How much is Ashford?", false],
    ["How much is bread?", false],
  ])("is asked for: %s %j", (question, isOfEach) => {
    const { weighed, branches } = openPlaces(PAGE, question);
    expect(asksOfPlaces(weighed, branches)).toBe(isOfEach);
  });

  it.each<[string, number, readonly string[] | undefined]>([
    ["What is your phone number?", 400, ["Phone 01233 555 010.", "Phone 01227 555 020."]],
    ["What is your phone number?", 40, ["Phone 01233 555 010."]],
    ["What is your phone number?", 10, undefined],
    // Of the one that is meant.
    ["What is the phone number in Ashford?", 400, ["Phone 01233 555 010."]],
    ["When is Ashford open?", 400, ["We are open Monday to Friday from 9 am to 5 pm."]],
    // It tells none, or one alone does.
    ["When is Canterbury open?", 400, undefined],
    ["When are you open?", 400, undefined],
    // Not every place has it.
    ["How many parking spaces are there in Canterbury?", 400, undefined],
    ["What does a check-up cost?", 400, undefined],
  ])("is told: %s in %d characters: %j", (question, room, told) => {
    const { weighed, branches, sentences } = openPlaces(PAGE, question);
    for (const ranked of [sentences, sentences.toReversed()]) {
      const best = ranked.toSorted((one, other) => other.coverage - one.coverage);
      expect(chooseEach(best, weighed, { branches, room })?.sentences.map(({ text }) => text)).toEqual(told);
    }
  });
});

describe("hours of a place", () => {
  const ofAshford = (text: string): readonly FoundText[] => [
    { heading: "Oak › Ashford", text: `Phone 01233 555 010. ${text}` },
    { heading: "Oak › Canterbury", text: "Phone 01227 555 020. We are open on Sundays from 8 am to 6 pm." },
  ];
  it.each<[string, string, readonly string[]]>([
    [
      "When is Ashford open?",
      "We are open Monday to Friday from 9 am to 5 pm. On Saturdays from 10 am to 2 pm.",
      ["We are open Monday to Friday from 9 am to 5 pm.", "On Saturdays from 10 am to 2 pm."],
    ],
    [
      "When is Ashford open?",
      "We are open Monday to Friday from 9 am to 5 pm. Yoga starts on Tuesdays at 7 pm.",
      ["We are open Monday to Friday from 9 am to 5 pm."],
    ],
    [
      "When is Ashford open?",
      "We are open Monday to Friday from 9 am to 5 pm. Parking is free. On Tuesdays from 7 pm to 8 pm there is yoga.",
      ["We are open Monday to Friday from 9 am to 5 pm."],
    ],
    // Without a word of opening.
    [
      "When is Ashford open?",
      "Come Monday to Friday from 9 am to 5 pm.",
      ["Come Monday to Friday from 9 am to 5 pm."],
    ],
  ])("are told without others: %s of “%s”", (question, text, told) => {
    const { weighed, branches, sentences } = openPlaces(ofAshford(text), question);
    expect(chooseEach(sentences, weighed, { branches, room: 400 })?.sentences.map((one) => one.text)).toEqual(
      told,
    );
  });
});

describe("of a place that is named", () => {
  it.each<[string, readonly string[]]>([
    // What holds more than its name.
    ["Is there parking in Ashford?", ["There are 12 parking spaces."]],
    ["How much is bread in Ashford?", ["Bread costs £2.", "A check-up costs £45."]],
    // A place is told by many sentences.
    ["Where is the parking in Ashford?", ["There are 12 parking spaces."]],
    [
      "Is there parking?",
      [PAGE[0]!.text, PAGE[1]!.text, PAGE[2]!.text].flatMap((text) => text.split(/(?<=\.) /)),
    ],
    // Where nothing more is held by any, all of its own.
    ["What is there in Ashford?", [PAGE[0]!.text, PAGE[2]!.text].flatMap((text) => text.split(/(?<=\.) /))],
    [
      "Is there a check-up in Ashford?",
      [PAGE[0]!.text, PAGE[2]!.text].flatMap((text) => text.split(/(?<=\.) /)),
    ],
  ])("%s is told %j", (question, left) => {
    const { weighed, branches, sentences } = openPlaces(PAGE, question);
    const own = ofNamedBranch(sentences, weighed, branches).map(({ text }) => text);
    expect(own.toSorted()).toEqual(left.toSorted());
  });

  it.each<[string, string | undefined]>([
    ["Is there parking?", "Ashford"],
    ["Is there parking in Ashford?", undefined],
    ["Is there parking in Canterbury?", undefined],
  ])("the name is not said again: %s", (question, name) => {
    const { weighed, branches, sentences } = openPlaces(PAGE, question);
    const named = withBranchNames(sentences, weighed, branches);
    expect(named.find(({ text }) => text.includes("12 parking"))?.branch).toBe(name);
    expect(named.find(({ text }) => text.includes("check-up"))?.branch).toBeUndefined();
    expect(withBranchNames(sentences, weighed, NO_BRANCHES).every(({ branch }) => branch === undefined)).toBe(
      true,
    );
  });
});
