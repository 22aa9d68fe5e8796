import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { askHoursOf, askOpeningHours } from "../../../../src/domain/answering/question/same-hours.ts";

/** The words that a follow-up is asked with; undefined where it does not go on from hours. */
function asked(question: string, earlier: readonly string[], locale: Locale) {
  const languages = { locale, languages: [locale] };
  const read = askHoursOf(readQuestion(question, languages), earlier, languages);
  return read && { kind: read.kind, words: read.terms.map(({ word }) => word) };
}

describe("a day after a question for hours", () => {
  it.each<[Locale, string, readonly string[], readonly string[], readonly string[]]>([
    ["en", "And on Sundays?", ["When are you open on Saturdays?"], ["sundays", "open"], ["saturdays"]],
    ["en", "And on Monday?", ["When is the sauna open?"], ["monday", "sauna"], []],
    ["en", "And on Monday?", ["When are you open?", "And on Sunday?"], ["monday", "open"], ["sunday"]],
    ["en", "And on public holidays?", ["When are you open on Monday?"], ["holidays", "open"], ["monday"]],
    ["pt-BR", "E aos domingos?", ["Que horas abre no sábado?"], ["domingos"], ["sabado"]],
    ["it", "E la domenica?", ["Quando siete aperti il sabato?"], ["domenica"], ["sabato"]],
  ])("%s: %s after %j is asked with %j, without %j", (locale, question, earlier, held, gone) => {
    const read = asked(question, earlier, locale);
    expect(read?.kind).toBe(readQuestion(earlier[0] ?? "", { locale, languages: [locale] }).kind);
    for (const word of held) expect(read?.words).toContain(word);
    for (const word of gone) expect(read?.words).not.toContain(word);
  });

  it.each<[string, string, readonly string[]]>([
    ["nothing was asked before", "And on Sundays?", []],
    ["no hours were asked for", "And on Sundays?", ["How much is the sauna?"]],
    ["something else was asked between", "And on Sundays?", ["When are you open?", "How much is the sauna?"]],
    ["more than a day is named", "And the pool on Sundays?", ["When are you open?"]],
    ["no day is named", "And the pool?", ["When are you open?"]],
    ["holidays of something are named", "And the pool on public holidays?", ["When are you open?"]],
    ["too much was named", "And on Monday?", ["When is the big red wooden sauna open?"]],
    ["a day of something was asked for", "And on Sunday?", ["Is there a yoga class on Monday?"]],
  ])("goes on from nothing where %s", (_, question, earlier) => {
    expect(asked(question, earlier, "en")).toBeUndefined();
  });
});

describe("hours that are asked for without a thing", () => {
  it.each<[Locale, string, boolean]>([
    ["ja", "何時まで？", true],
    ["ja", "何時からですか？", true],
    ["ja", "何時まで泳げますか？", false],
    ["ja", "いくらですか？", false],
    ["en", "When are you open?", false],
  ])("%s: “%s” are those of the business: %s", (locale, text, asks) => {
    const read = askOpeningHours(text, { locale, languages: [locale] });
    expect(read !== undefined).toBe(asks);
    if (read) expect(read.kind).toBe("hour");
  });
});
