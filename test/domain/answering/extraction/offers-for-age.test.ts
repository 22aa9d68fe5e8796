/** What there is for somebody of an age, and answers that are for others. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import {
  findOffersForAge,
  isForOtherAges,
} from "../../../../src/domain/answering/extraction/offers-for-age.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, openInOrder } from "../found.ts";

const CLUBS: FoundText = {
  heading: "Clubs",
  text: "Minis, ages 4 to 6: Mondays at 3\nJuniors, ages 7 to 11: Tuesdays at 4\nTeens, ages 12 to 16: Fridays at 5",
};
const POOL: FoundText = {
  heading: "Pool",
  text: "Children under 8 swim with an adult.\nAdults: €8\nChildren aged 4 to 15: €4",
};

function tell(
  taught: readonly FoundText[],
  question: string,
  { locale = "en" as Locale, earlier = [] as readonly string[] } = {},
): readonly string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  return findOffersForAge(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

it.each<[string, readonly string[] | undefined]>([
  // Neither rules nor prices by age are offers.
  ["What do you have for my 5 year old?", ["Minis, ages 4 to 6: Mondays at 3"]],
  ["My daughter is 9, is there a club for her?", ["Juniors, ages 7 to 11: Tuesdays at 4"]],
  ["Which clubs are there for a 13-year-old?", ["Teens, ages 12 to 16: Fridays at 5"]],
  // Of what is offered only what was named.
  ["Is there a juniors club for a 9 year old?", ["Juniors, ages 7 to 11: Tuesdays at 4"]],
  ["Is there a choir club for a 9 year old?", undefined],
  ["What chess is there for a 9 year old?", undefined],
  ["What clubs are there for 9 year olds?", ["Juniors, ages 7 to 11: Tuesdays at 4"]],
  ["What is there for a kid aged 9?", ["Juniors, ages 7 to 11: Tuesdays at 4"]],
  [
    "What is there for my kids, five and nine years old?",
    ["Juniors, ages 7 to 11: Tuesdays at 4", "Minis, ages 4 to 6: Mondays at 3"],
  ],
  // However the age is written, and whatever offers are called.
  ["What do you have for 5-year-olds?", ["Minis, ages 4 to 6: Mondays at 3"]],
  ["What can a 5-year-old take part in?", ["Minis, ages 4 to 6: Mondays at 3"]],
  ["What courses do you offer for a 5 year old?", ["Minis, ages 4 to 6: Mondays at 3"]],
  [
    "My kids are 5 and 9, what is there for them?",
    ["Juniors, ages 7 to 11: Tuesdays at 4", "Minis, ages 4 to 6: Mondays at 3"],
  ],
  ["Is there anything for a 3 year old?", undefined],
  ["Is there chess for a 9 year old?", undefined],
  ["Which clubs are there?", undefined],
])("%s", (question, told) => {
  expect(tell([CLUBS, POOL], question)).toEqual(told);
});

it.each<[string, readonly string[]]>([
  ["Is there a chess club for a 9 year old?", ["Chess for ages 7 to 11", "Chess for ages 9 to 14"]],
  [
    "What clubs are there for a 9 year old?",
    ["Chess for ages 7 to 11", "Judo for ages 8 to 12", "Chess for ages 9 to 14"],
  ],
  [
    "Which courses are there for a 9 year old?",
    ["Chess for ages 7 to 11", "Judo for ages 8 to 12", "Chess for ages 9 to 14"],
  ],
])("%s is told what was named: %j", (question, told) => {
  const rows = [
    "Chess for ages 7 to 11",
    "Judo for ages 8 to 12",
    "Chess for ages 9 to 14",
    "Judo for ages 3 to 6",
  ];
  const found = tell([{ heading: "Clubs", text: rows.join("\n") }], question);
  expect(found?.toSorted()).toEqual(told.toSorted());
});

it("is told with its price, where no adult has one", () => {
  const courses = { heading: "Courses", text: "Minis, ages 4 to 6: €30\nJuniors, ages 7 to 11: €40" };
  expect(tell([courses], "What do you have for a 9 year old?")).toEqual(["Juniors, ages 7 to 11: €40"]);
});

it("may stand in a sentence, which is no rule for those below an age", () => {
  const fun = {
    heading: "Fun",
    text: "The slide is for children aged 4 to 9. Children under 8 wear a vest.",
  };
  expect(tell([fun], "What do you have for a 5 year old?")).toEqual([
    "The slide is for children aged 4 to 9.",
  ]);
});

it("is none of a follow-up, nor where five things are for that age", () => {
  const earlier = ["When do the juniors meet?"];
  expect(tell([CLUBS], "And what is there for a 5 year old?", { earlier })).toBeUndefined();
  const rows = ["Chess", "Choir", "Dance", "Judo", "Drama"].map((name) => `${name}, ages 4 to 10: daily`);
  const question = "What do you have for a 5 year old?";
  expect(tell([{ heading: "Clubs", text: rows.join("\n") }], question)).toBeUndefined();
  expect(tell([{ heading: "Clubs", text: rows.slice(1).join("\n") }], question)).toHaveLength(4);
});

it.each<[Locale, string, FoundText, string]>([
  [
    "it",
    "Cosa c'è per un bambino di 5 anni?",
    { heading: "Corsi", text: "Mini, dai 4 ai 6 anni: lunedì\nJunior, dai 7 agli 11 anni: martedì" },
    "Mini, dai 4 ai 6 anni: lunedì",
  ],
  [
    "pt-BR",
    "O que vocês têm para uma criança de 5 anos?",
    { heading: "Turmas", text: "Mini, de 4 a 6 anos: segunda\nJúnior, de 7 a 11 anos: terça" },
    "Mini, de 4 a 6 anos: segunda",
  ],
  [
    "ja",
    "5歳の子どもが参加できる教室はありますか？",
    { heading: "教室", text: "ミニ（4〜6歳）：月曜\nジュニア（7〜11歳）：火曜" },
    "ミニ（4〜6歳）：月曜",
  ],
])("%s: %s", (locale, question, taught, told) => {
  expect(tell([taught], question, { locale })).toEqual([told]);
});

it.each<[string, FoundText, boolean]>([
  ["Is there anything for a 3 year old?", CLUBS, true],
  [
    "What can a 3 year old do here?",
    { heading: "Clubs", text: "Juniors, ages 7 to 11, meet here. We do crafts." },
    true,
  ],
  ["Is there anything for a 5 year old?", CLUBS, false],
  ["My kids are 2 and 9, what is there for them?", CLUBS, false],
  [
    "What is there for my 2 year old?",
    { heading: "Clubs", text: "Juniors meet at 4. They are 7 to 11 years old, some of them 12 to 14." },
    true,
  ],
  ["Is there a choir club for a 3 year old?", CLUBS, false],
  // Of a thing other rules decide, and who tells no age gets all.
  ["Is there chess for a 3 year old?", CLUBS, false],
  ["Is there anything?", CLUBS, false],
  [
    "What do you have for a 3 year old?",
    { heading: "Clubs", text: "We have crafts. We have a choir." },
    false,
  ],
])("%s is answered for other ages: %j, %s", (question, taught, isForOthers) => {
  const { weighed, ranked } = findIn([taught], question, "en");
  expect(isForOtherAges(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(isForOthers);
});

it.each<[string, string, boolean]>([
  ["What is there for a 13 year old?", "Juniors are 7 to 11 years old, seniors 12 to 16 years old.", false],
  ["My kids are 2 and 9, what is there for them?", "Juniors, ages 7 to 11.", false],
  ["My kids are 2 and 3, what is there for them?", "Juniors, ages 7 to 11.", true],
])("%s is answered for other ages by “%s”: %s", (question, text, isForOthers) => {
  const { weighed, sentences } = openInOrder([text], question);
  expect(isForOtherAges(weighed, { compared: false, sentences })).toBe(isForOthers);
});
