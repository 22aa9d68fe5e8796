/** The first and the last of a timetable by their hours, and where rows are not compared. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findExtreme } from "../../../../src/domain/answering/extraction/superlative.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

function compared(locale: Locale, texts: readonly FoundText[], question: string): string | undefined {
  const { weighed, ranked } = findIn(texts, question, locale);
  return findExtreme(rankSentences(ranked, weighed), weighed)
    ?.map(({ text }) => text)
    .join("\n");
}

const TOURS = page("Tours", "Castle tour: 10:00", "Tower tour: 14:30", "Night tour: 21:00");
const LEZIONI = page("Lezioni", "Tango: 17:00", "Salsa: 19:30", "Valzer: 21:00");
const AULAS = page("Aulas", "Valsa: 21h", "Tango: 17h", "Salsa: 19h30");
const TSUA = page("ツアー", "朝のツアー：8時", "昼のツアー：16時10分", "夕方のツアー：16時半");
const WEEK = page(
  "Classes",
  "Chess: Monday; Time 9:00",
  "Choir: Monday; Time 18:30",
  "Yoga: Friday; Time 20:00",
);

describe("the first or last of a list", () => {
  it.each<[Locale, FoundText, string, string]>([
    ["en", TOURS, "When is the last tour?", "Night tour: 21:00"],
    ["en", TOURS, "When is the first tour?", "Castle tour: 10:00"],
    ["en", TOURS, "What time does your first tour start?", "Castle tour: 10:00"],
    ["en", TOURS, "How late is the final tour?", "Night tour: 21:00"],
    ["en", TOURS, "What is the very last tour?", "Night tour: 21:00"],
    ["en", TOURS, "What's the last tour?", "Night tour: 21:00"],
    ["it", LEZIONI, "Qual è l'ultima lezione?", "Valzer: 21:00"],
    ["it", LEZIONI, "A che ora è la prima lezione?", "Tango: 17:00"],
    ["pt-BR", AULAS, "Qual é a última aula?", "Valsa: 21h"],
    ["pt-BR", AULAS, "Que horas é a primeira aula?", "Tango: 17h"],
    ["ja", TSUA, "最後のツアーは何時ですか", "夕方のツアー：16時半"],
    ["ja", TSUA, "最終ツアーは？", "夕方のツアー：16時半"],
    ["ja", TSUA, "最初のツアーはいつですか", "朝のツアー：8時"],
    // Of a day its own.
    ["en", WEEK, "What time is the last class on Monday?", "Choir: Monday; Time 18:30"],
    ["en", WEEK, "What is the first class on Monday?", "Chess: Monday; Time 9:00"],
    // Several times a day, and spans by their beginning.
    [
      "en",
      page("Tours", "Cave tour: 9:00, 16:00", "Hill tour: 10:00, 11:00"),
      "When is the last tour?",
      "Cave tour: 9:00, 16:00",
    ],
    [
      "en",
      page("Tours", "Cave tour: 9:00–18:00", "Hill tour: 10:00 to 12:00"),
      "When is the last tour?",
      "Hill tour: 10:00 to 12:00",
    ],
    [
      "it",
      page("Visite", "Grotta: dalle 9:00 alle 18:00", "Colle: dalle 10:00 alle 12:00"),
      "Quando è l'ultima visita?",
      "Colle: dalle 10:00 alle 12:00",
    ],
    [
      "pt-BR",
      page("Visitas", "Gruta: das 9h às 18h", "Serra: das 10h às 12h"),
      "Quando é a última visita?",
      "Serra: das 10h às 12h",
    ],
  ])("%s %j: %s", (locale, taught, question, told) => {
    expect(compared(locale, [taught], question)).toBe(told);
  });

  it.each<[Locale, readonly FoundText[], string]>([
    // The page says it itself.
    ["en", [TOURS, page("News", "The last tour leaves at 21:30 in summer.")], "When is the last tour?"],
    ["ja", [TSUA, page("お知らせ", "最終ツアーは21時に出ます。")], "最終ツアーは何時ですか"],
    // The first of every day is another one.
    ["en", [WEEK], "When is the last class?"],
    [
      "en",
      [
        page("Classes › Monday", "9:00 chess class", "18:30 choir class"),
        page("Classes › Friday", "7:00 early class", "20:00 late class"),
      ],
      "When is the last class?",
    ],
    // Nothing asks for an hour, or something else is the first or last.
    ["en", [TOURS], "Is the first tour free?"],
    ["en", [TOURS], "How long does the last tour take?"],
    ["en", [TOURS], "When is the last day of the tours?"],
    ["en", [TOURS], "When are the last two tours?"],
    ["en", [TOURS], "What is on the first floor?"],
    ["it", [LEZIONI], "La prima lezione è gratis?"],
    ["it", [LEZIONI], "Quando è il primo giorno di lezione?"],
    ["pt-BR", [AULAS], "A primeira aula é grátis?"],
    ["pt-BR", [AULAS], "Qual é o último dia das aulas?"],
    ["ja", [TSUA], "最初のツアーは無料ですか"],
    ["ja", [TSUA], "最終日のツアーは何時ですか"],
    ["en", [page("Tours", "Castle tour: 10:00", "Tower tour: on request")], "When is the last tour?"],
  ])("%s %j: %s is not compared", (locale, texts, question) => {
    expect(compared(locale, texts, question)).toBeUndefined();
  });
});
