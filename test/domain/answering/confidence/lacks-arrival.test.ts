/** Whether it was asked if one may come at an hour, and something else is told. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksArrival } from "../../../../src/domain/answering/confidence/lacks-arrival.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { told } from "./told.ts";

const lacks = (locale: Locale, question: string, text: string): boolean =>
  lacksArrival(readQuestion(question, { locale, languages: [locale] }), told(text));

it.each<[Locale, string, string]>([
  ["en", "Can we arrive at 10 pm?", "The shuttle leaves the station at 3 and 4:30."],
  ["en", "Can I check in after 9?", "Breakfast is at 9."],
  ["pt-BR", "Posso chegar às 22h?", "O café é servido às 8."],
  ["it", "Possiamo fare il check-in dopo le 22?", "La navetta parte alle 15 e alle 16:30."],
  ["en", "can i get in at night", "The shortest stay is two weeks."],
  ["pt-BR", "posso entrar à noite", "A estadia mínima é de duas semanas."],
  ["it", "si può entrare di notte", "Il soggiorno minimo è di due settimane."],
  ["ja", "夜8時に着いてもいい？", "15時と16時半に駅まで無料送迎がございます。"],
])("%s: %s is not told by %j", (locale, question, text) => {
  expect(lacks(locale, question, text)).toBe(true);
});

it.each<[Locale, string, string]>([
  ["en", "Can we arrive at 10 pm?", "Check-in is from 3 pm."],
  ["en", "Can we arrive at 10 pm?", "Late guests find their key in the box."],
  ["en", "Can we arrive at 10?", "Monday to Friday: 9–6"],
  ["en", "When does the shuttle arrive at the station?", "The shuttle leaves at 3."],
  ["en", "can i get in at night", "Containers are open round the clock."],
  ["it", "si può entrare di notte", "Di notte si suona."],
  ["pt-BR", "Posso chegar às 22h?", "A recepção fica na entrada."],
  ["it", "Possiamo arrivare alle 22?", "Siamo aperti tutto il giorno."],
  ["ja", "夜8時に着いてもいい？", "チェックインは15時からです。"],
  ["ja", "バスは何時に着きますか", "15時と16時半に送迎がございます。"],
])("%s: %s may be told by %j", (locale, question, text) => {
  expect(lacks(locale, question, text)).toBe(false);
});
