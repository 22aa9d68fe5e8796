import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  createPayerFinder,
  namesPayers,
  tellsPayers,
} from "../../../../src/domain/answering/question/payers.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

/** The words of a question that a text tells the price of; undefined where it names no payers. */
function toldOf(question: string, text: string, locale: Locale) {
  const { terms } = readQuestion(question, { locale, languages: [locale] });
  return createPayerFinder(terms, locale)?.(text).map((at) => terms[at]?.word);
}

describe("those who pay", () => {
  it.each<[Locale, string, string, readonly string[] | undefined]>([
    ["en", "How much do students pay?", "Students: €5.", ["students"]],
    ["en", "How much do students pay?", "Students enter by the side door.", []],
    ["en", "How much do students pay?", "Pensioners: €5.", []],
    ["en", "How much do adults pay for skates?", "Adults: €5.", undefined],
    ["it", "Quanto pagano gli studenti?", "Studenti: 5 €.", ["studenti"]],
    ["it", "Quanto pagano gli studenti?", "Gli studenti entrano dal retro.", []],
    ["pt-BR", "Quanto pagam estudantes?", "Estudantes: R$ 5,00.", ["estudantes"]],
  ])("%s: %s %s", (locale, question, text, words) => {
    expect(toldOf(question, text, locale)).toEqual(words);
  });

  it.each<[Locale, string, boolean, boolean]>([
    ["en", "Under 16s: half price", true, true],
    ["en", "Under 16s come with a parent.", true, false],
    ["en", "A group lesson is £20.", false, false],
    ["en", "Groups: £20 each", true, true],
    ["en", "The members' lounge is £5.", false, false],
    ["pt-BR", "Crianças não pagam: entrada gratuita", true, true],
    ["it", "Ridotto 4,50", true, true],
    ["it", "I bambini giocano in cortile.", true, false],
    ["ja", "小学生 500円", true, true],
    ["ja", "駐車場 500円", false, false],
  ])("%s: %s names some: %j, and what they pay: %j", (locale, text, names, tells) => {
    expect([namesPayers(fold(text), locale), tellsPayers(fold(text), locale)]).toEqual([names, tells]);
  });

  it.each(["How much is it for a 4-year-old?", "Is a ticket for a 4-year-old cheaper?"])(
    "are no thing that is asked for: %s",
    (question) => {
      const { terms } = readQuestion(question, { locale: "en", languages: ["en"] });
      expect(terms.find(({ word }) => word === "4yearold")?.role).toBe("cue");
    },
  );
});
