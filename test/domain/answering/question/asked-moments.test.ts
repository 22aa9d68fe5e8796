/** Which days and months are asked for, and whether a sentence tells of them, whatever it calls them. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  asksForMonth,
  asksForWeekday,
  coversAskedDate,
  createMomentFinder,
  momentTerms,
  namesAskedDay,
  namesSuchMoments,
} from "../../../../src/domain/answering/question/moments.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";

const read = (text: string, locale: Locale) => readQuestion(text, { locale, languages: [locale] });

/** The words of a question that a sentence tells of under another name. */
const toldOf = (question: string, text: string, locale: Locale): string[] | undefined => {
  const asked = read(question, locale);
  return createMomentFinder(asked)?.(text).map((at) => asked.terms[at]?.word ?? "");
};

describe("a day or a month that is asked for", () => {
  it.each<[Locale, string, string, string[]]>([
    ["en", "Are you open on Wednesday?", "Mon–Fri: 9 to 5", ["wednesday"]],
    ["en", "Are you open on Saturday?", "Mon–Fri: 9 to 5", []],
    ["en", "Are you open on Saturday?", "At weekends: 9 to 1", ["saturday"]],
    ["en", "Are you open on Saturday?", "We open daily at 9.", ["saturday"]],
    ["en", "Are you open in July?", "We open daily at 9.", []],
    ["en", "Are you open in July?", "From May to September: 9 to 5", ["july"]],
    ["en", "Are you open at the weekend?", "Saturday: 9 to 1", ["weekend"]],
    ["en", "Are you open at the weekend?", "Monday: 9 to 1", []],
    ["en", "Are you open on weekdays?", "Friday: 9 to 1", ["weekdays"]],
    ["en", "Are you open on Easter Monday?", "Mondays: 9 to 1", []],
    ["pt-BR", "Vocês abrem na quarta?", "Segunda a sexta: 9h às 17h", ["quarta"]],
    ["pt-BR", "Vocês abrem na quarta?", "Todos os dias às 9h", ["quarta"]],
    ["it", "Siete aperti mercoledì?", "Dal lunedì al venerdì: 9–17", ["mercoledi"]],
    ["it", "Siete aperti mercoledì?", "Ogni giorno alle 9", ["mercoledi"]],
    ["ja", "水曜日は開いていますか？", "月〜金：9時〜17時", ["水曜", "曜日"]],
    ["ja", "水曜日は開いていますか？", "毎日9時から", ["水曜", "曜日"]],
  ])("%s: “%s” is told by “%s”: %j", (locale, question, text, words) => {
    expect([...new Set(toldOf(question, text, locale))]).toEqual(words);
  });
  it("is not looked for where none is asked for", () => {
    expect(toldOf("When do you open?", "Mon–Fri: 9 to 5", "en")).toBeUndefined();
  });
  it.each<[Locale, string, boolean, boolean]>([
    ["en", "Are you open on Wednesday?", true, false],
    ["en", "Are you open on Christmas Day?", false, true],
    ["en", "Are you open in July?", false, true],
    ["en", "Are you open on Sundays in July?", true, true],
    ["en", "Are you open?", false, false],
    ["pt-BR", "Vocês abrem no Natal?", false, true],
    ["it", "Siete aperti a Ferragosto?", false, true],
    ["ja", "土日は開いていますか？", true, false],
  ])("%s: “%s” asks for a weekday: %s, for one of the year: %s", (locale, question, weekday, month) => {
    const asked = read(question, locale);
    expect([asksForWeekday(asked), asksForMonth(asked)]).toEqual([weekday, month]);
    expect(momentTerms(asked).length > 0).toBe(weekday || month);
  });
});

describe("a sentence", () => {
  it.each<[string, string, boolean]>([
    ["Are you open on Monday?", "We close on Monday.", true],
    ["Are you open on Monday?", "We open from Monday to Friday.", false],
    ["Are you open on Monday?", "We close on Tuesday.", false],
    ["Are you open in May?", "We close in May.", false],
    ["Are you open?", "We close on Monday.", false],
  ])("after “%s” “%s” names the very day: %s", (question, text, names) => {
    expect(namesAskedDay(text, read(question, "en"))).toBe(names);
  });
  it.each<[string, string, boolean]>([
    ["Are you open on 15 August?", "Closed from 8 to 25 August.", true],
    ["Are you open on 28 August?", "Closed from 8 to 25 August.", false],
    ["Are you open on Christmas Day?", "Closed from 24 December to 2 January.", true],
    ["Are you open on Christmas Day?", "Closed from 16 October to 31 March.", false],
    ["Are you open in August?", "Closed from 8 to 25 August.", false],
    ["Are you open on 15 August?", "Closed from July to August.", false],
    ["Are you open on 15 August?", "Closed from Monday to Friday.", false],
    ["Are you open?", "Closed from 8 to 25 August.", false],
  ])("after “%s” “%s” tells of weeks with that date: %s", (question, text, covers) => {
    expect(coversAskedDate(text, read(question, "en"))).toBe(covers);
  });
  it.each<[string, string, boolean]>([
    ["Are you open on Monday?", "We close on Sunday.", true],
    ["Are you open on Monday?", "We close in May.", false],
    ["Are you open in May?", "We close in July.", true],
    ["Are you open in May?", "We close on Sunday.", false],
    ["Are you open on Monday?", "We close at noon.", false],
    ["Are you open?", "We close on Sunday.", false],
  ])("after “%s” “%s” names days or months as well: %s", (question, text, names) => {
    expect(namesSuchMoments(text, read(question, "en"))).toBe(names);
  });
});
