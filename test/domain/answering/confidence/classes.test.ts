/** Hours of a house are no answer to who asks for a class. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { isAnyClass, tellsHoursOfNoClass } from "../../../../src/domain/answering/confidence/classes.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

/** Whether all sentences of the texts would be such hours. */
function areOfNoClass(taught: readonly FoundText[], question: string, locale: Locale = "en"): boolean {
  const { weighed, ranked } = findIn(taught, question, locale);
  const sentences = rankSentences(ranked, weighed);
  return tellsHoursOfNoClass(weighed, { ...extract(sentences, weighed)!, sentences });
}

const HOURS: FoundText = { heading: "Opening hours", text: "Monday: 9 am to 5 pm\nTuesday: noon to 5 pm" };

describe("hours, where a class was asked for", () => {
  it.each<[string, readonly FoundText[], string, boolean]>([
    ["are those of the house", [HOURS], "When is the yoga class?", true],
    [
      "are those of a class below that word",
      [{ ...HOURS, heading: "Classes" }],
      "When is the yoga class?",
      false,
    ],
    [
      "are those of the class whose section it is",
      [{ ...HOURS, heading: "Studio › Timetable › Yoga" }],
      "When is the class?",
      false,
    ],
    [
      "are more than hours, where they name something",
      [{ ...HOURS, text: "Monday: yoga, 9 am\nTuesday: pilates, noon" }],
      "When is the yoga class?",
      false,
    ],
    [
      "are told beside what is more",
      [{ ...HOURS, text: `${HOURS.text}\nYoga is on Fridays.` }],
      "When is the yoga class?",
      false,
    ],
    ["are what was asked for, where no class was", [HOURS], "When are you open?", false],
    ["are no hours without a number", [{ ...HOURS, text: "Monday\nTuesday" }], "When is the class?", false],
  ])("%s", (_what, taught, question, isNone) => {
    expect(areOfNoClass(taught, question)).toBe(isNone);
  });

  it.each<[Locale, FoundText, string]>([
    [
      "pt-BR",
      { heading: "Horário", text: "Segunda: das 9h às 17h\nTerça: das 12h às 17h" },
      "Quando é a aula de ioga?",
    ],
    [
      "it",
      { heading: "Orari", text: "Lunedì: dalle 9 alle 17\nMartedì: dalle 12 alle 17" },
      "Quando è il corso di yoga?",
    ],
    [
      "ja",
      { heading: "営業時間", text: "月曜日：9時から17時まで\n火曜日：12時から17時まで" },
      "ヨガのクラスはいつですか？",
    ],
  ])("%s: are those of the house", (locale, taught, question) => {
    expect(areOfNoClass([taught], question, locale)).toBe(true);
  });

  it.each<[Locale, string, boolean]>([
    ["en", "classes", true],
    ["en", "lesson", true],
    ["en", "yoga", false],
    ["pt-BR", "aulas", true],
    ["it", "lezioni", true],
    ["it", "corso", true],
    ["ja", "講座", true],
  ])("%s: “%s” is any class: %s", (locale, word, isAny) => {
    expect(isAnyClass(word, locale)).toBe(isAny);
  });
});
