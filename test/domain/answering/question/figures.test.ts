/** Which questions ask how far something goes on a charge or how fast it goes, and what tells it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { figureIn, tellsFigure, wordsOfFigure } from "../../../../src/domain/answering/question/figures.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("a figure", () => {
  it.each<[Locale, string, words: RegExp | undefined]>([
    ["en", "How long does the battery last?", /range/],
    ["en", "How long does the battery of a lamp last?", /range/],
    ["en", "How far can I ride?", /range/],
    ["en", "How far is the station?", undefined],
    ["en", "How long does charging take?", undefined],
    ["en", "How fast do the boats go?", /speed/],
    ["en", "How fast is the wifi?", /speed/],
    ["en", "How fast is your turnaround?", undefined],
    ["en", "How fast can you repair it?", undefined],
    ["pt-BR", "Qual é a autonomia?", /autonomia/],
    ["pt-BR", "Até onde dá para ir?", /autonomia/],
    ["pt-BR", "Até onde vocês entregam?", undefined],
    ["pt-BR", "Qual a velocidade máxima?", /velocidade/],
    ["it", "Quanta strada si fa?", /autonomia/],
    ["it", "A che velocità va?", /velocità/],
    ["it", "Quanto dura il corso?", undefined],
    ["ja", "バッテリーは何時間もちますか", /航続/],
    ["ja", "どこまで走れますか", /航続/],
    ["ja", "最高速度は？", /時速/],
    ["ja", "どこまで配達しますか", undefined],
  ])("%s: “%s” is looked for by %s", (locale, question, words) => {
    const folded = fold(question);
    expect(figureIn(folded, locale) !== undefined).toBe(words !== undefined);
    expect(wordsOfFigure(folded, locale)).toMatch(words ?? /^$/);
  });

  it.each<[Locale, question: string, told: string, boolean]>([
    ["en", "How long does the battery last?", "You can ride up to 80 km on one battery charge.", true],
    ["en", "How long does the battery last?", "Battery life: up to 40 hours", true],
    ["en", "How long does the battery last?", "A torch runs for six hours on one charge.", true],
    ["en", "How long does the battery last?", "Charging takes three and a half hours.", false],
    ["en", "How long does the battery last?", "A battery check costs €25.", false],
    ["en", "What is the top speed?", "The motor assists up to 25 km/h.", true],
    ["en", "What is the top speed?", "The tour is 22 km long.", false],
    ["pt-BR", "Quanto dura a bateria?", "A autonomia é de até 80 km por carga.", true],
    ["pt-BR", "Quanto dura a bateria?", "A recarga leva três horas.", false],
    ["it", "Quanto dura la batteria?", "Con una carica si percorrono 80 chilometri.", true],
    ["it", "Quanto dura la batteria?", "La ricarica richiede tre ore.", false],
    ["ja", "バッテリーは何時間もちますか", "1回の充電で最長80km走れます。", true],
    ["ja", "バッテリーは何時間もちますか", "3時間30分で満充電になります。", false],
    ["ja", "最高速度は？", "補助は時速25kmまでです。", true],
  ])("%s: “%s” is told by “%s”: %s", (locale, question, told, tells) => {
    const figure = figureIn(fold(question), locale);
    expect(figure && tellsFigure(figure, fold(told), locale)).toBe(tells);
  });
});
