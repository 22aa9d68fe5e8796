/** Who teaches or leads something is told by what names somebody for it, or it is said that nothing does. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findWhoTeaches, lacksTeacher } from "../../../../src/domain/answering/extraction/who-teaches.ts";
import { type FoundText, openInOrder } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const CHOIR = "The choir is led by Hattie Bloom.";
const CHESS = "Chess: Fridays at 5. Led by Otto Kern.";
const CLUBS = page("Clubs", "The choir meets on Mondays.", CHOIR, CHESS, "Judo: Saturdays at 9.");
const POTTERY = page("Courses › Pottery", "We meet on Tuesdays. Your teacher is Ines Vale.");

function tell(taught: readonly FoundText[], question: string, locale: Locale = "en") {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  return findWhoTeaches(sentences, weighed)?.map(({ text }) => text);
}

it.each<[string, readonly string[] | undefined]>([
  ["Who leads the choir?", [CHOIR]],
  // On the same line, though in another sentence, or below the name.
  ["Who teaches chess?", ["Led by Otto Kern."]],
  ["Who teaches pottery?", ["Your teacher is Ines Vale."]],
  // Nobody is named for it, nothing is named, or something else is asked.
  ["Who teaches judo?", undefined],
  ["Who teaches the chess choir?", undefined],
  ["Who is the teacher?", undefined],
  ["When is the choir?", undefined],
])("%s: %j", (question, told) => {
  expect(tell([CLUBS, POTTERY], question)).toEqual(told);
});

it("is nothing where more than three are named for it", () => {
  const rows = ["Ada Low", "Ben Marsh", "Cleo Finch", "Dan Roe"].map((name) => `Judo with ${name}`);
  expect(tell([page("Clubs", ...rows.slice(1))], "Who teaches judo?")).toHaveLength(3);
  expect(tell([page("Clubs", ...rows)], "Who teaches judo?")).toBeUndefined();
});

it.each<[Locale, string, FoundText, string]>([
  [
    "it",
    "Chi insegna ceramica?",
    page("Corsi", "Ceramica: martedì, con Ines Valli", "Judo: sabato, con Otto Neri"),
    "Ceramica: martedì, con Ines Valli",
  ],
  [
    "pt-BR",
    "Quem ensina cerâmica?",
    page("Cursos", "Cerâmica: terças, com Inês Vale", "Judô: sábados, com Otto Reis"),
    "Cerâmica: terças, com Inês Vale",
  ],
  [
    "ja",
    "陶芸の先生は誰ですか？",
    page("教室", "陶芸：講師は山野です。", "柔道：講師は川原です。"),
    "陶芸：講師は山野です。",
  ],
])("%s: %s", (locale, question, taught, told) => {
  expect(tell([taught], question, locale)).toEqual([told]);
});

it.each<[Locale, string, FoundText, boolean]>([
  ["en", "Who teaches judo?", CLUBS, true],
  ["en", "Who leads the choir?", CLUBS, false],
  ["en", "Who teaches chess?", CLUBS, false],
  ["en", "Who teaches pottery?", POTTERY, false],
  // What begins a line, or is of something else, names nobody.
  ["en", "Who teaches judo?", page("Judo", "Judo is fun. We meet on the mat."), true],
  ["en", "Who teaches judo?", page("Clubs", "The judo club meets at 9.", CHOIR), true],
  // A Japanese name has no mark, and nothing of the thing names nobody.
  ["ja", "柔道の先生は誰ですか？", page("教室", "柔道は山野が受け持ちます。", "陶芸もあります。"), false],
  ["ja", "柔道の先生は誰ですか？", page("教室", "陶芸は川原が受け持ちます。", "火曜です。"), true],
  // Something else was asked, or nothing was named.
  ["en", "When is judo?", CLUBS, false],
  ["en", "Who is the teacher?", page("Clubs", "The judo club meets at 9."), false],
])("%s: %s is not answered by %j: %s", (locale, question, taught, lacks) => {
  const { weighed, sentences } = openInOrder([taught], question, locale);
  expect(lacksTeacher({ ...weighed, passages: 3 }, { sentences })).toBe(lacks);
});

it("may be told on a page that was not read where there are many", () => {
  const { weighed, sentences } = openInOrder([CLUBS], "Who teaches judo?");
  expect(lacksTeacher({ ...weighed, passages: 1000 }, { sentences })).toBe(false);
});
