import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  chooseStaff,
  findStaff,
  isToldWho,
  lacksStaff,
  namesPerson,
  tellsWho,
} from "../../../../src/domain/answering/extraction/staff.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function staffOf(taught: readonly FoundText[], question: string, locale: Locale = "en") {
  const { weighed, ranked } = findIn(taught, question, locale);
  const sentences = rankSentences(ranked, weighed);
  return {
    told: chooseStaff(sentences, weighed)?.sentences.map(({ text }) => text),
    lacks: lacksStaff(weighed, { sentences }),
  };
}

const HOUSE: FoundText = { heading: "Acme › The house", text: "The house was built in 1900." };

describe("a sentence that names somebody", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "The repairs are done by Marta.", true],
    ["en", "Marta repairs bikes.", true],
    ["en", "- Marta: repairs", true],
    ["en", "We like bikes.", false],
    ["en", "we like bikes.", false],
    ["en", "24 bikes are lent daily.", false],
    ["en", "The repairs are quick.", false],
    ["it", "Marta ripara biciclette.", true],
    ["it", "Il negozio è aperto.", false],
    ["pt-BR", "Os consertos são feitos pela Marta.", true],
    ["pt-BR", "Gostamos de bicicletas.", false],
    ["pt-BR", "Ramos conserta bicicletas.", true],
    ["it", "Ripariamo biciclette.", false],
    ["ja", "修理は店長の田中が行います。", true],
    ["ja", "修理は一日で終わります。", false],
  ])("%s: %s: %j", (locale, text, names) => {
    expect(namesPerson(text, { locale })).toBe(names);
  });
});

describe("who works there", () => {
  it.each<[string, FoundText, string[]]>([
    [
      "the rows below a heading of people",
      { heading: "Acme › Our team", text: "We are four friends.\n- Marta: repairs\n- Luis: rentals" },
      ["- Marta: repairs", "- Luis: rentals"],
    ],
    [
      "the sentences that name somebody",
      { heading: "Acme › Our team", text: "We like bikes. Marta repairs them. Luis lends them." },
      ["Marta repairs them.", "Luis lends them."],
    ],
    [
      "what a person's own section begins with",
      { heading: "Acme › Our team › Marta", text: "Repairs bikes since 2001. Likes tea." },
      ["Repairs bikes since 2001."],
    ],
    [
      "rows without a name",
      { heading: "Acme › Our team", text: "We are few.\n- one vet\n- two nurses" },
      ["- one vet", "- two nurses"],
    ],
    [
      "all who are named, where one row alone stands among them",
      { heading: "Acme › Our team", text: "Marta repairs bikes. Luis lends them.\n- Rosa: accounts" },
      ["Marta repairs bikes.", "Luis lends them.", "- Rosa: accounts"],
    ],
  ])("is told by %s", (_, team, told) => {
    expect(staffOf([HOUSE, team], "Who works there?")).toEqual({ told, lacks: false });
  });

  it.each<[string, readonly FoundText[]]>([
    ["no heading is of people", [HOUSE, { heading: "Acme › Workshop", text: "Marta repairs bikes." }]],
    ["what stands below it names nobody", [{ heading: "Acme › Our team", text: "We like bikes." }]],
  ])("is not told where %s", (_, taught) => {
    expect(staffOf(taught, "Who works there?").told).toBeUndefined();
  });

  it("is told of each person's own section, in the order of the page, under the name", () => {
    const team = [
      { heading: "Acme › Our team › Luis", text: "Lends bikes. Likes tea." },
      { heading: "Acme › Our team › Marta", text: "Works on repairs. Works here since 2001." },
    ];
    const { weighed, ranked } = findIn([HOUSE, ...team], "Who works here?", "en");
    const sentences = rankSentences(ranked.toReversed(), weighed);
    for (const given of [sentences, sentences.toReversed()]) {
      const choice = chooseStaff(given, weighed);
      expect(choice?.sentences.map(({ branch, text }) => `${branch}: ${text}`)).toEqual([
        "Luis: Lends bikes.",
        "Marta: Works on repairs.",
      ]);
      expect(choice?.listed).toBe(true);
    }
  });

  it("is not told in the words of a single answer that was taught as one", () => {
    const taught = { heading: "Our team", text: "Marta repairs bikes.", kind: "qa" } as const;
    expect(staffOf([HOUSE, taught], "Who works there?").told).toBeUndefined();
  });

  it.each<[Locale, FoundText, string, readonly string[] | undefined]>([
    [
      "pt-BR",
      { heading: "Acme › Nossa equipe", text: "Gostamos de bicicletas. Marta conserta bicicletas." },
      "Quem trabalha aí?",
      ["Marta conserta bicicletas."],
    ],
    [
      "it",
      { heading: "Acme › Chi siamo", text: "Il negozio è aperto. Marta ripara biciclette." },
      "Chi ci lavora?",
      ["Marta ripara biciclette."],
    ],
    // A Japanese name has no mark of its own: what stands beside a person may be one.
    [
      "ja",
      { heading: "アクメ › スタッフ紹介", text: "店長の田中が修理します。自転車が好きです。" },
      "誰が働いていますか？",
      ["店長の田中が修理します。", "自転車が好きです。"],
    ],
    [
      "ja",
      { heading: "アクメ › スタッフ紹介", text: "自転車が好きです。お茶も好きです。" },
      "誰が働いていますか？",
      undefined,
    ],
  ])("%s: is told by %j", (locale, team, question, told) => {
    expect(staffOf([team], question, locale).told).toEqual(told);
  });

  it.each<[string, readonly string[]]>([
    ["Who works there?", ["Acme › Our team", "Acme › Our team › Marta"]],
    ["When was the house built?", []],
  ])("%s is looked up below %j", (question, headings) => {
    const { weighed, ranked } = findIn(
      [
        HOUSE,
        { heading: "Acme › Our team", text: "We are two." },
        { heading: "Acme › Our team › Marta", text: "Repairs bikes." },
        { heading: "Our team", text: "We are two.", kind: "qa" },
      ],
      question,
      "en",
    );
    const found = findStaff(ranked, weighed).map(({ passage }) => passage.heading);
    expect(found.toSorted()).toEqual(headings);
  });

  it("is lacking where no sentence stands below people", () => {
    expect(staffOf([HOUSE], "Who works there?").lacks).toBe(true);
    expect(staffOf([HOUSE], "When was the house built?").lacks).toBe(false);
  });
});

describe("who does something", () => {
  it.each<[string, FoundText, boolean]>([
    ["Who repairs bikes?", { heading: "Acme › Our team", text: "Marta repairs bikes." }, true],
    ["Who repairs bikes?", { heading: "Acme › Our team", text: "Marta repairs lamps." }, false],
    ["Who repairs bikes?", { heading: "Acme › Workshop", text: "Marta repairs bikes." }, false],
    ["Do you repair bikes?", { heading: "Acme › Our team", text: "Marta repairs bikes." }, false],
    [
      "Who repairs bikes?",
      { heading: "Acme › Our team", text: "Luis likes tea. Marta repairs bikes." },
      true,
    ],
    ["Who are you?", { heading: "Acme › Our team", text: "Marta repairs bikes." }, false],
  ])("%s by %j: %j", (question, taught, told) => {
    const { weighed, ranked } = findIn([taught], question, "en");
    expect(isToldWho(weighed, { sentences: rankSentences(ranked, weighed) })).toBe(told);
  });

  const MARTA = { heading: "Acme › Our team", text: "Marta repairs bikes." };
  const REPAIRS = { heading: "Acme › Workshop", text: "We repair bikes." };

  it.each<[string, FoundText, FoundText, boolean]>([
    ["Who repairs bikes?", REPAIRS, MARTA, true],
    // She does another thing, or not all of it.
    ["Who repairs bikes?", REPAIRS, { heading: "Acme › Our team", text: "Luis likes tea." }, false],
    ["Who repairs bikes?", REPAIRS, { heading: "Acme › Our team", text: "Luis lends bikes." }, false],
    // More of it than the other.
    ["Who repairs bikes?", { heading: "Acme › Workshop", text: "Bikes are lent." }, MARTA, true],
    // It is not who that was asked for, or two of the staff stand side by side, or nobody does.
    ["Do you repair bikes?", REPAIRS, MARTA, false],
    ["Who repairs bikes?", { heading: "Acme › Our team", text: "Luis repairs bikes." }, MARTA, false],
    ["Who repairs bikes?", REPAIRS, { heading: "Acme › Shop", text: "Bikes that Marta repairs." }, false],
  ])("%s: before %j comes %j: %j", (question, best, other, told) => {
    const { weighed, ranked } = findIn([best, other], question, "en");
    const sentences = rankSentences(ranked, weighed);
    const [first, second] = [0, 1].map((seq) => sentences.find(({ from }) => from.passage.seq === seq)!);
    expect(tellsWho(first!, second!, weighed)).toBe(told);
  });
});
