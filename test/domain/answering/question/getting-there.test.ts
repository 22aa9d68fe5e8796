/** Which questions ask for the way to a business, by what, and which headings say that it follows. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readWayThere, wordsOfWayThere } from "../../../../src/domain/answering/question/getting-there.ts";
import { sayPlainly } from "../../../../src/domain/language/idioms.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const read = (question: string, locale: Locale) =>
  readWayThere(fold(sayPlainly(question, locale)).trim(), locale);

describe("the way there", () => {
  it.each<[Locale, string, asks: boolean, means: boolean]>([
    ["en", "How do I get there?", true, false],
    ["en", "How can I get to your shop by bus?", true, true],
    ["en", "directions", true, false],
    ["en", "How do I get a refund?", false, false],
    ["en", "How do I get to the settings?", false, false],
    ["pt-BR", "Como chego aí?", true, false],
    ["pt-BR", "Como chegar de trem?", true, true],
    ["pt-BR", "Como chego a um acordo?", false, false],
    ["it", "Come ci si arriva?", true, false],
    ["it", "Come vi raggiungo in treno?", true, true],
    ["it", "Come arriva il pacco?", false, false],
    ["ja", "どうやって行けばいいですか", true, false],
    ["ja", "電車でのアクセスは？", true, true],
    ["ja", "アクセス解析はできますか", false, false],
  ])("%s: “%s” is asked for: %s, by some means: %s", (locale, question, asks, means) => {
    const way = read(question, locale);
    expect(way !== undefined).toBe(asks);
    expect(way?.names_means ?? false).toBe(means);
    expect(wordsOfWayThere(fold(sayPlainly(question, locale)).trim(), locale) !== "").toBe(asks);
  });

  it.each<[Locale, question: string, heading: string, boolean]>([
    ["en", "How do I get there?", "Getting here by train", true],
    ["en", "How do I get there?", "How to find us", true],
    ["en", "How do I get there?", "Parking", false],
    ["en", "How do I get there by car?", "Parking", true],
    ["en", "How do I get there?", "Getting started", false],
    ["pt-BR", "Como chegar?", "Como chegar de trem", true],
    ["pt-BR", "Como chegar?", "Acesso para cadeirantes", false],
    ["it", "Come arrivare?", "Come raggiungerci", true],
    ["it", "Come arrivare in auto?", "Parcheggio", true],
    ["ja", "アクセスは？", "交通案内", true],
    ["ja", "アクセスは？", "駐車場", false],
  ])("%s: after “%s”, below “%s”: %s", (locale, question, heading, follows) => {
    expect(read(question, locale)?.isHead(heading)).toBe(follows);
  });

  it("by train is not told by the bus", () => {
    const way = read("How do I get there by train?", "en");
    expect(way?.isOfMeans("from the station it is ten minutes on foot")).toBe(true);
    expect(way?.isOfMeans("take bus 12 to forest gate")).toBe(false);
  });
});
