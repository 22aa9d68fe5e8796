import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readReport } from "../../../../src/domain/answering/question/help.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";

/** The things of a report and what is wrong with them; undefined where nothing is reported. */
function reportOf(text: string, locale: Locale): readonly [things: string, wrong: string] | undefined {
  const read = readQuestion(text, { locale, languages: [locale] });
  const report = readReport(read);
  const words = report?.things.map((at) => read.terms[at]!.word);
  return report && words && [words.join(" "), report.wrong.map(({ said }) => said).join(", ")];
}

describe("a report of a trouble", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "My machine won't turn on", "machine", "n't turn on"],
    ["en", "what should I do if the light blinks?", "light", "blinks"],
    ["en", "How do I fix error E4?", "e4", "error"],
    ["en", "I have a problem with the grinder", "grinder", ""],
    ["en", "what does the flashing lamp mean?", "lamp", "flashing"],
    ["en", "the milk doesn't froth", "milk froth", ""],
    ["pt-BR", "tenho um problema com o moedor", "moedor", ""],
    ["pt-BR", "por que a luz está piscando?", "luz", "piscando"],
    ["it", "ho un problema con il macinino", "macinino", ""],
    ["it", "cosa significa la luce lampeggiante?", "luce", "lampeggiante"],
    ["ja", "赤いランプの点滅はどういう意味ですか", "赤 ランプ", "点滅"],
    ["ja", "ミルの調子が悪い", "ミル", ""],
  ])("%s: %s", (locale, text, things, wrong) => {
    expect(reportOf(text, locale)).toEqual([things, wrong]);
  });

  it.each<[Locale, string]>([
    ["en", "How much is it if I cancel late?"],
    ["en", "Can I smoke in my room?"],
    ["en", "Do you repair broken bikes?"],
    ["en", "Which rooms are not heated?"],
    ["en", "What can I do with my children?"],
    ["en", "Why is the town famous?"],
    ["pt-BR", "quanto custa consertar um pneu furado?"],
    ["pt-BR", "posso cancelar sem multa?"],
    ["it", "Che tipo di luce non è sufficiente?"],
    ["it", "posso pagare senza carta?"],
    ["ja", "予約なしでも入れますか"],
    ["ja", "原則的に販売してはならないものは？"],
  ])("%s: %s reports none", (locale, text) => {
    expect(reportOf(text, locale)).toBeUndefined();
  });
});
