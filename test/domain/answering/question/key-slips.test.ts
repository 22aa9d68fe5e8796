import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findKeySlips, mendKeySlips } from "../../../../src/domain/answering/question/key-slips.ts";
import { watchCpu } from "../../../support/cpu-time.ts";

describe("slips of the keys in words of asking", () => {
  it.each<[Locale, typed: string, meant: string]>([
    ["en", "bow much per dsy", "how much per day"],
    ["en", "OPNE ON SUNCAY", "open ON sunday"],
    ["en", "are dogs allowd", "are dogs allowed"],
    ["en", "is my dogg free", "is my dog free"],
    // Neighbours in every row and across two of them.
    ["en", "is brealfast included", "is breakfast included"],
    ["en", "on wednessay", "on wednesday"],
    ["en", "is it abailable", "is it available"],
    ["en", "parkibg and mich pqrking", "parking and much parking"],
    // Two letters in the wrong order, one too few, one too many.
    ["en", "waht is availabel", "what is available"],
    ["en", "hwat depsoit", "what deposit"],
    ["en", "parkng, deosit", "parking, deposit"],
    ["en", "wheree is the parkking, depositt", "where is the parking, deposit"],
    ["en", "Hoe mych is it, mych?", "how much is it, much?"],
    ["pt-BR", "quanro custa", "quanto custa"],
    ["it", "dovre siete", "dove siete"],
    ["pt-BR", "wuanto custa", "quanto custa"],
    ["pt-BR", "abrre no domongo", "abre no domingo"],
    ["it", "quznto costa", "quanto costa"],
  ])("%s: %s", (locale, typed, meant) => {
    expect(mendKeySlips(typed, findKeySlips(typed, locale))).toBe(meant);
  });

  it.each<[Locale, string]>([
    ["en", "how far is the coast, and who gave the prices of plants?"],
    ["en", "do you sell rice, a dose of moth repellent or an egg timer"],
    ["en", "does Dat live here"],
    ["en", "includes it kong, or who closes"],
    ["en", "pxrking closxd depositx"],
    ["en", "boww prices wheres ho oen"],
    ["en", "tomorrownightx breakfasttime"],
    ["pt-BR", "peço o café da manhã às quintas"],
    ["pt-BR", "tem passagem de ida para a horta? siga a seta, home da cia"],
    ["it", "libri rari e resti romani, sprite, le messe e un file compresso"],
    ["it", "quant'è il pezzo, e gli orari di Monda"],
    ["ja", "bow much"],
  ])("%s: other words and names are none (%s)", (locale, text) => {
    expect(findKeySlips(text, locale)).toEqual([]);
  });

  it("are six at most, in the order of the message", () => {
    const typed = "tuesdsy wednesdsy thursdsy fridsy saturdsy sundsy tuesdsy mych";
    expect(findKeySlips(typed, "en").map(({ word }) => word)).toEqual(typed.split(" ").slice(0, 6));
  });

  it("are looked for among the first words of a long message only, each once", () => {
    const words = Array.from({ length: 2000 }, (_, at) => `zq${String.fromCodePoint(97 + (at % 26))}xy`);
    const cpu_ms = watchCpu();
    findKeySlips(words.join(" "), "en");
    expect(cpu_ms()).toBeLessThan(200);
  });
});
