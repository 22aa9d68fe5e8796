/** Whose price, number or day it is: that of the thing that was asked for, or of what stands beside it. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  isContactApart,
  isOtherBranch,
  isPriceApart,
} from "../../../../src/domain/answering/confidence/apart.ts";
import { type FoundText, openInOrder } from "../found.ts";

type Texts = readonly (string | FoundText)[];

/** All of the first text as the answer, with what was found. */
function answerBy(taught: Texts, question: string | readonly string[], locale: Locale, told = "") {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  const ranked = [...new Set(sentences.map(({ from }) => from))];
  const own = sentences.filter(({ from, text }) => from.passage.seq === 0 && text.includes(told));
  return { weighed, extract: { sentences: own, text: "", compared: false } as never, ranked };
}

it.each<[Locale, string, string | FoundText, boolean]>([
  // A sentence names the thing once more.
  [
    "en",
    "How much is the beginners pottery course?",
    "The beginners pottery course is fun. The course costs €60.",
    false,
  ],
  [
    "en",
    "How much is the beginners pottery course?",
    "The beginners pottery course is fun. A tea costs €6.",
    true,
  ],
  [
    "en",
    "How much is the beginners pottery course?",
    "The beginners pottery course is fun. The oven costs €600.",
    true,
  ],
  [
    "en",
    "How much is the beginners pottery course?",
    "The beginners pottery course is fun. Bring an apron. The course costs €60.",
    true,
  ],
  [
    "it",
    "Quanto costa il corso di ceramica per principianti?",
    "Il corso di ceramica per principianti è bello. Il corso costa 60 €.",
    false,
  ],
  [
    "it",
    "Quanto costa il corso di ceramica per principianti?",
    "Il corso di ceramica per principianti è bello. Il forno costa 600 €.",
    true,
  ],
  [
    "pt-BR",
    "Quanto custa o curso de cerâmica para iniciantes?",
    "O curso de cerâmica para iniciantes é bom. O curso custa R$ 60.",
    false,
  ],
  [
    "pt-BR",
    "Quanto custa o curso de cerâmica para iniciantes?",
    "O curso de cerâmica para iniciantes é bom. O forno custa R$ 600.",
    true,
  ],
  [
    "ja",
    "初心者の陶芸コースはいくらですか？",
    "初心者の陶芸コースは楽しいです。コースは6,000円です。",
    false,
  ],
  ["ja", "初心者の陶芸コースはいくらですか？", "初心者の陶芸コースは楽しいです。お茶は600円です。", true],
  // It goes on with what that costs, in the same paragraph.
  ["en", "How much is the pottery course?", "The pottery course is fun. The fee is €60.", false],
  ["en", "How much is the pottery course?", "The pottery course is fun. The oven fee is €60.", true],
  ["pt-BR", "Quanto custa o curso de cerâmica?", "O curso de cerâmica é bom. A taxa é R$ 60.", false],
  ["it", "Quanto costa il corso di ceramica?", "Il corso di ceramica è bello. La quota è 60 €.", false],
  ["ja", "陶芸コースはいくらですか？", "陶芸コースは楽しいです。受講料は6,000円です。", false],
  // It stands on a line with that label.
  [
    "en",
    "How much is the penguin breakfast?",
    "Penguin breakfast: Hand out the herring. Saturdays, £18.\nLions: £5",
    false,
  ],
  ["en", "How much is the penguin breakfast?", "Penguins like breakfast. Saturdays, £18.\nLions: £5", true],
  // What settles it, wherever its price stands, and what is no price.
  ["en", "How much is breakfast?", "Breakfast is free of charge. Dinner costs £20.", false],
  ["en", "When is breakfast?", "Breakfast is early. Dinner costs £20.", false],
])("%s: %s is told a price of something else by %j: %s", (locale, question, taught, isApart) => {
  const { weighed, extract } = answerBy([taught], question, locale);
  expect(isPriceApart(weighed, extract)).toBe(isApart);
});

it("is not asked of a follow-up, nor where much was read", () => {
  const text = "Breakfast is early. Dinner costs £20.";
  const { weighed, extract } = answerBy([text], "How much is breakfast?", "en");
  expect(isPriceApart(weighed, extract)).toBe(true);
  expect(isPriceApart({ ...weighed, passages: 5000 }, extract)).toBe(false);
  const later = answerBy([text], ["Is breakfast early?", "And how much is it?"], "en");
  expect(isPriceApart(later.weighed, later.extract)).toBe(false);
});

const STAFF =
  "Baker: Ida Quist, phone 01632 960 115. Keeper: Ben Oakley, phone 01632 960 116. Porter: Una Vale.";
it.each<[string, Texts, string, boolean]>([
  ["What is Ben Oakley's phone number?", [STAFF], "Ben", false],
  ["What is Ben Oakley's phone number?", [STAFF], "Ida", true],
  ["What is Una Vale's phone number?", [STAFF], "Ida", true],
  // A heading says whose it is; of whom nothing is known, others decide.
  [
    "What is Ben Oakley's phone number?",
    [{ heading: "Ben Oakley", text: "Call 01632 960 116. Ida bakes." }],
    "",
    false,
  ],
  ["What is Zoe Pike's phone number?", [STAFF], "Ida", false],
  ["What is Ben Oakley's phone number?", ["Ben Oakley keeps the shop. Ida Quist bakes."], "", false],
  [
    "What is Ben Oakley's phone number?",
    ["Ida Quist, phone 01632 960 115. Ask.", { heading: "Ben Oakley", text: "He keeps the shop." }],
    "",
    true,
  ],
])("%s of %j is answered by the number of %s, which is another's: %s", (question, taught, told, isApart) => {
  const { weighed, extract, ranked } = answerBy(taught, question, "en", told);
  expect(isContactApart(weighed, extract, ranked)).toBe(isApart);
});

const RIVER = { heading: "Mill › River branch", text: "Tuesday: 9 to 5\nFriday: 9 to 5" };
const NORTH = { heading: "Mill › North branch", text: "Monday: 9 to 5\nFriday: 9 to 5" };
it.each<[string, Texts, boolean]>([
  ["Is the River branch open on Friday?", [NORTH, RIVER], true],
  ["Is the River branch open on Friday?", [RIVER, NORTH], false],
  ["Is the mill open on Friday?", [NORTH, RIVER], false],
  ["Is the harbour branch open on Friday?", [NORTH, RIVER], false],
  ["Where is the River branch?", [NORTH, RIVER], false],
])("%s of %j is told of the other branch: %s", (question, taught, isOther) => {
  const { weighed, extract, ranked } = answerBy(taught, question, "en");
  expect(isOtherBranch(weighed, extract, ranked)).toBe(isOther);
});
