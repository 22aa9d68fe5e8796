/** Rows of other lengths, distances and prices than the asked one, and answers in which only such stand. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksAmount, withoutOtherAmounts } from "../../../../src/domain/answering/extraction/of-amount.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const LESSONS =
  "Trial lesson, 30 minutes: €15\nPiano lesson, 45 minutes: €30\nGuitar lesson, 30 minutes: €25";
const TOURS = "Lake: 2 hours, 10 km, €20\nForest: 3 hours, 20 km, €30\nTown: 1 h 30 min, 2 km, €10";
const PRICES = "Lake tour, 3 hours: €20\nParking, 2 hours: €2";

function rowsFor(locale: Locale, text: string, question: string): number[] {
  const { weighed, ranked } = findIn([{ heading: "Offers", text }], question, locale);
  const left = new Set(withoutOtherAmounts(rankSentences(ranked, weighed), weighed).map((one) => one.text));
  return text.split("\n").flatMap((row, at) => (left.has(row) ? [at] : []));
}

it.each<[Locale, string, string, readonly number[]]>([
  ["en", "Which lessons of 30 minutes are there?", LESSONS, [0, 2]],
  ["en", "How much is a half-hour lesson?", LESSONS, [0, 2]],
  ["en", "Is there a 2-hour tour?", TOURS, [0]],
  ["en", "Which tours take 90 minutes?", TOURS, [2]],
  ["en", "Which tours of 20 km are there?", TOURS, [1]],
  ["en", "Which tour costs €20?", TOURS, [0]],
  [
    "it",
    "Quali lezioni di 30 minuti ci sono?",
    "Prova, 30 minuti: 15 €\nPianoforte, 45 minuti: 30 €\nCanto, mezz'ora: 25 €",
    [0, 2],
  ],
  ["pt-BR", "Tem aula de uma hora?", "Piano, 45 minutos: R$ 30\nCanto, 60 minutos: R$ 40", [1]],
  ["ja", "30分のレッスンはどれですか", "体験（30分）：1,500円\nピアノ（45分）：3,000円", [0]],
  // Another row's price is no length, and one row may tell several.
  ["en", "Which lessons of 30 minutes are there?", "Piano, 45 minutes: €30\nGuitar, half an hour: €25", [1]],
  [
    "en",
    "Which lessons of 30 minutes are there?",
    "Guitar: 30 minutes €25, 60 minutes €45\nPiano: 45 minutes €40",
    [0],
  ],
  // A span holds it.
  [
    "en",
    "Is there a 2-hour tour?",
    "Lake tour: 1 to 3 hours\nTown tour: 2 hours\nHill tour: 4 hours",
    [0, 1],
  ],
  // A row that tells no length may be what else was asked.
  ["en", "Where does the 2-hour tour start?", "Lake tour: 2 hours\nHill tour: 4 hours\nStart: pier", [0, 2]],
  // Nothing beside it tells just that.
  ["en", "Is there a 20 minute lesson?", LESSONS, [0, 1, 2]],
  // Of something else it does.
  ["en", "Is there a 2-hour lake tour?", PRICES, [0, 1]],
  // It is only compared with.
  ["en", "Which lessons take more than 30 minutes?", LESSONS, [0, 1, 2]],
  ["en", "What can I get with €20?", TOURS, [0, 1, 2]],
  ["en", "Which lessons are there?", LESSONS, [0, 1, 2]],
])("%s: %s %j", (locale, question, text, at) => {
  expect(rowsFor(locale, text, question)).toEqual(at);
});

it("leaves rows of other lists and sentences of prose alone", () => {
  const texts = [
    { heading: "Lessons", text: "Trial: 30 minutes\nPiano: 45 minutes" },
    { heading: "Concerts", text: "Choir: 60 minutes\nBand: 90 minutes" },
    { heading: "Lessons › Notes", text: "A lesson of 45 minutes may be moved. Please call." },
  ];
  const { weighed, ranked } = findIn(texts, "Which lessons of 30 minutes are there?", "en");
  const told = rankSentences(ranked, weighed);
  const gone = told.filter((one) => !withoutOtherAmounts(told, weighed).includes(one));
  expect(gone.map(({ text }) => text)).toEqual(["Piano: 45 minutes"]);
});

it.each([
  ["Which tours take 20 minutes?", "Lake: 2 hours\nForest: 3 hours", true],
  ["Which tours take 2 hours?", "Lake: 2 hours\nForest: 3 hours", false],
  // It may be told without its length.
  ["Which tours take 20 minutes?", "Lake: 2 hours\nForest: short", false],
  ["Which tours take less than 2 hours?", "Lake: 3 hours\nForest: 4 hours", false],
  ["Can I rent for 2 hours?", "Lake: 3 hours\nForest: 4 hours", false],
])("%s of %j: nothing tells it is %s", (question, text, lacks) => {
  const { weighed, ranked } = findIn([{ heading: "Tours", text }], question, "en");
  expect(lacksAmount(weighed, rankSentences(ranked, weighed))).toBe(lacks);
});
