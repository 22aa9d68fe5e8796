/** For whom a price is asked: persons count little beside the thing, and in full where there is nothing else. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type AskedTerm, toAskedTerms } from "../../../../src/domain/answering/question/asked-terms.ts";
import { withKnownThing, withParty } from "../../../../src/domain/answering/question/party.ts";

const read = (text: string, locale: Locale): readonly AskedTerm[] =>
  withParty(toAskedTerms(text, { locale, languages: [locale] }), text, locale);

const partyOf = (terms: readonly AskedTerm[]): string[] =>
  terms.filter((term) => term.is_party).map(({ word }) => word);

describe("those for whom a price is asked", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "How much is the lake tour for 2 adults and 3 kids?", ["2", "adults", "3", "kids"]],
    ["en", "How much is the lake tour for a family?", ["family"]],
    ["en", "How much is the lake tour for my wife and me?", ["wife"]],
    ["en", "How much is the lake tour for kids?", []],
    ["en", "How much is a family ticket?", []],
    ["en", "How much is the lake tour for 4 people?", []],
    ["en", "How much is it for a family?", []],
    ["pt-BR", "Quanto custa o passeio para dois adultos?", ["adultos"]],
    ["pt-BR", "Quanto custa o passeio para uma família?", ["familia"]],
    ["pt-BR", "Quanto custa para uma família?", []],
    ["it", "Quanto costa la gita per due adulti?", ["adulti"]],
    ["it", "Quanto costa la gita per una famiglia?", ["famiglia"]],
    ["it", "Quanto costa per una famiglia?", []],
    ["ja", "湖ツアーは家族でいくらですか？", ["家族"]],
    ["ja", "湖ツアーはいくらですか？", []],
  ])("%s: %s", (locale, text, party) => {
    expect(partyOf(read(text, locale))).toEqual(expect.arrayContaining(party));
    if (party.length === 0) expect(partyOf(read(text, locale))).toEqual([]);
  });

  it("count less than the thing", () => {
    const terms = read("How much is the lake tour for a family?", "en");
    const shares = new Map(terms.map(({ word, share }) => [word, share]));
    expect(shares.get("tour")).toBe(1);
    expect(shares.get("family")).toBeLessThan(0.5);
  });
});

describe("a thing that the robot knows nothing of", () => {
  const terms = read("How much are tickets for a family?", "en");
  const plain = toAskedTerms("How much are tickets for a family?", { locale: "en", languages: ["en"] });

  it("leaves the price to be asked for the persons alone", () => {
    expect(withKnownThing(terms, () => false, "en")).toEqual(plain);
  });
  it("is the only reason: a known one stays before them", () => {
    expect(withKnownThing(terms, ({ word }) => word === "tickets", "en")).toBe(terms);
    expect(withKnownThing(terms, ({ word }) => word === "family", "en")).toEqual(plain);
  });
  it("changes nothing where nobody was named", () => {
    expect(withKnownThing(plain, () => false, "en")).toBe(plain);
  });
});
