/** Answers beside the question: what was asked for is not shown, or is told of somebody or something else. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { isBesideQuestion } from "../../../../src/domain/answering/confidence/objections.ts";
import { type FoundText, openInOrder } from "../found.ts";

/** Whether the first text would be no answer to the question, the others found beside it. */
function isBeside(taught: readonly (string | FoundText)[], question: string, locale: Locale): boolean {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  const ranked = [...new Set(sentences.map(({ from }) => from))];
  const own = sentences.filter(({ from }) => from.passage.seq === 0);
  return isBesideQuestion(weighed, { sentences: own, text: "", compared: false } as never, ranked);
}

it.each<[Locale, string, readonly (string | FoundText)[], boolean]>([
  // A price, a number of people, a language.
  ["en", "How much is the lamp?", ["The lamp is blue. The lamp is bright."], true],
  ["en", "How much is the lamp?", ["The lamp is blue. The lamp costs €5."], false],
  ["en", "How much is a desk?", ["We have 40 desks and a cat.", "Coffee: €2"], true],
  ["en", "How many people can join the tour?", ["The tour is fun. The tour is long."], true],
  [
    "en",
    "How many people can join the tour?",
    ["Up to 12 people can join the tour. The tour is long."],
    false,
  ],
  ["en", "Which languages does the guide speak?", ["The guide speaks softly. Ask the guide."], true],
  ["en", "Which languages does the guide speak?", ["The guide speaks Italian. Ask the guide."], false],
  // Of times and ways nothing is concluded.
  ["en", "When is the lake tour?", ["The lake tour follows the fair. Join the lake tour."], false],
  // Where one meets, by a name or without.
  ["en", "Where do we meet for the tour?", ["We meet early for the tour. The tour is long."], true],
  [
    "en",
    "Where do we meet for the tour?",
    ["We meet at the red bench for the tour. The tour is long."],
    false,
  ],
  ["it", "Dove ci si ritrova per il giro?", ["Il ritrovo per il giro è presto. Il giro è lungo."], true],
  [
    "it",
    "Dove ci si ritrova per il giro?",
    ["Il ritrovo per il giro è presso il molo. Il giro è lungo."],
    false,
  ],
  [
    "en",
    "Where do we meet for the tour?",
    ["Meeting point of the tour: Mill Lane 4. The tour is long."],
    false,
  ],
  ["en", "How long is the lake tour?", ["The lake tour is fun. Join the lake tour.", "Coffee: €2"], false],
  // By the day, by half a day.
  ["en", "How much is a bike per day?", ["A bike costs €5 per hour. Bring a bike lock."], true],
  ["en", "How much is a bike per day?", ["A bike costs €20 per day. Bring a bike lock."], false],
  [
    "en",
    "How much is a kayak for half a day?",
    ["A kayak costs €30 for three and a half hours. Kayaks are red."],
    true,
  ],
  ["en", "How much is a kayak for half a day?", ["A kayak costs €30 for half a day. Kayaks are red."], false],
  // A day, of which another tells as much, and the year since when.
  [
    "en",
    "Is there a lake tour on Sunday?",
    ["There is a lake tour from the pier. The lake tour is long."],
    true,
  ],
  [
    "en",
    "Is there a lake tour on Sunday?",
    ["There is a lake tour on Monday. The lake tour is long."],
    false,
  ],
  ["en", "Since when is the shop open?", ["The shop is open daily. Our shop is red."], true],
  ["en", "Since when is the shop open?", ["The shop has been open since 1920. Our shop is red."], false],
  // Who somebody is.
  ["en", "Who is the owner?", ["The owner pays for repairs. Ask the owner."], true],
  ["en", "Who is the owner?", ["The owner is Ida Quist. Ask the owner."], false],
  ["it", "Chi è il titolare?", ["Il titolare paga le riparazioni. Chiedete al titolare."], true],
  ["it", "Chi è il titolare?", ["Il titolare è Livio Marconi. Chiedete al titolare."], false],
  ["pt-BR", "Quem é o dono?", ["O dono paga os consertos. Fale com o dono."], true],
  ["pt-BR", "Quem é o dono?", ["O dono é Davi Prado. Fale com o dono."], false],
  // Who pays less: that groups do tells students nothing, but a price for all is everybody's.
  ["en", "Is there a discount for students?", ["Groups get a discount of 10 %. Ask for the discount."], true],
  [
    "en",
    "Is there a discount for students?",
    ["Students get a discount of 10 %. Ask for the discount."],
    false,
  ],
  [
    "en",
    "How much is entry for students?",
    ["Entry costs €10. Entry is at the gate.", "Seniors pay €7."],
    true,
  ],
  [
    "en",
    "How much is entry for students?",
    ["Entry costs €10. Entry is at the gate.", "Bikes cost €7."],
    false,
  ],
  [
    "en",
    "How much is entry for students?",
    [{ heading: "Students", text: "Entry costs €6. Entry is at the gate." }, "Seniors pay €7."],
    false,
  ],
  // What is not so tells nothing of what is.
  ["en", "What do you repair?", ["We do not repair:\n- lamps\n- clocks"], true],
  ["en", "What do you repair?", ["We repair:\n- lamps\n- clocks"], false],
  // Of what the rows of a table are nothing is told by any of them, unless it holds a word of the question.
  [
    "en",
    "How many courses do you have?",
    [{ heading: "Prices · Course", text: "Judo: €40\nChoir: €20" }],
    true,
  ],
  [
    "en",
    "How many courses do you have?",
    [{ heading: "Prices", text: "We have 12 courses.\nChoir: €20" }],
    false,
  ],
  [
    "en",
    "How much is the judo course?",
    [{ heading: "Prices · Course", text: "Judo: €40\nJudo and choir: €50" }],
    false,
  ],
  // Another amount, and one of several who may be meant.
  ["en", "Which lessons of 30 minutes are there?", ["Lesson A: 45 minutes\nLesson B: 60 minutes"], true],
  ["en", "Which lessons of 30 minutes are there?", ["Lesson A: 45 minutes\nLesson B: 30 minutes"], false],
  [
    "en",
    "Which languages does she speak?",
    ["Anna speaks Italian. Ask Anna.", "Berta speaks Japanese. Ask Berta."],
    true,
  ],
  [
    "en",
    "Which languages does Anna speak?",
    ["Anna speaks Italian. Ask Anna.", "Berta speaks Japanese. Ask Berta."],
    false,
  ],
  // The same in the other languages.
  ["it", "Quanto costa la lampada?", ["La lampada è blu. La lampada è bella."], true],
  ["pt-BR", "Quanto custa a lâmpada?", ["A lâmpada é azul. A lâmpada é bonita."], true],
  ["ja", "ランプはいくらですか？", ["ランプは青いです。ランプは明るいです。"], true],
  ["ja", "ランプはいくらですか？", ["ランプは青いです。ランプは500円です。"], false],
])("%s: %s is beside the question in %j: %s", (locale, question, taught, beside) => {
  expect(isBeside(taught, question, locale)).toBe(beside);
});
