import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { askForParty } from "../../../../src/domain/answering/question/same-for-party.ts";
import { findPartySize } from "../../../../src/domain/language/party-sizes.ts";

/** Of what a follow-up asks the price, and for how many; undefined where it asks for no price of before. */
function asked(question: string, earlier: readonly string[], locale: Locale = "en") {
  const languages = { locale, languages: [locale] };
  const read = askForParty(readQuestion(question, languages), earlier, languages);
  const things = read?.terms.filter(({ role }) => role === "content").map(({ word }) => word);
  return read && { kind: read.kind, text: read.text, size: findPartySize(read.folded), things };
}

describe("a follow-up for so many people", () => {
  it.each<[string, readonly string[], string, number, Locale]>([
    ["And for six?", ["How much is the boat tour for four people?"], "boat", 6, "en"],
    ["and for 6 people?", ["How much is the boat tour?"], "boat", 6, "en"],
    ["And for eight?", ["How much is the boat tour?", "And for six?"], "boat", 8, "en"],
    ["E para seis pessoas?", ["Quanto custa o passeio para quatro pessoas?"], "passeio", 6, "pt-BR"],
    ["e in sei?", ["Quanto costa la gita per quattro persone?"], "gita", 6, "it"],
  ])("%s after %j asks for the same price", (question, earlier, thing, size, locale) => {
    const read = asked(question, earlier, locale);
    expect(read).toMatchObject({ kind: "price", text: question, size });
    expect(read?.things).toContain(thing);
  });

  it.each<[string, string, readonly string[]]>([
    ["nothing was asked before", "And for six?", []],
    ["no price was asked for", "And for six?", ["When does the boat tour start?"]],
    ["more than the number is named", "And the canoe for six?", ["How much is the boat tour?"]],
    ["no number is named", "And for children?", ["How much is the boat tour?"]],
    ["the number counts days", "And for three?", ["How much is a bike for two days?"]],
  ])("is none where %s", (_, question, earlier) => {
    expect(asked(question, earlier)).toBeUndefined();
  });
});

describe("a Japanese follow-up for so many of a thing, or for so long", () => {
  it.each<[string, readonly string[], string]>([
    ["3台だと？", ["自転車1台はいくらですか？"], "自転車3台はいくらですか?"],
    ["2日なら？", ["自転車は1日いくらですか？"], "自転車は2日いくらですか?"],
    // Of another measure than the one before.
    ["3人では？", ["自転車1台はいくらですか？"], "3人で自転車1台はいくらですか?"],
    ["3人では？", ["自転車はいくらですか？"], "3人で自転車はいくらですか?"],
    // 電動は？ after a price asked for one.
    ["じゃあ3時間は？", ["ボートは1時間いくら？", "電動は？"], "3時間で電動はいくら"],
    ["3台だと？", ["自転車はいくらですか？", "営業時間を教えて"], "3台で自転車はいくらですか?"],
  ])("%s after %j asks “%s”", (question, earlier, folded) => {
    const languages = { locale: "ja", languages: ["ja"] } as const;
    const read = askForParty(readQuestion(question, languages), earlier, languages);
    expect(read).toMatchObject({ kind: "price", text: question, folded });
  });
  it.each<[string, string, readonly string[]]>([
    ["no price was asked for", "3台だと？", ["自転車はありますか？"]],
    ["nothing was asked before", "3台だと？", []],
    ["nothing but a name was said before", "3台だと？", ["電動は？"]],
    ["no number is named", "青いのは？", ["自転車はいくらですか？"]],
  ])("is none where %s", (_, question, earlier) => {
    expect(asked(question, earlier, "ja")).toBeUndefined();
  });
});
