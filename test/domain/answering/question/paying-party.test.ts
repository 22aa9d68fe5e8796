/** Of whom a party is made up for which a price is asked. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readParty } from "../../../../src/domain/answering/question/paying-party.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const partyOf = (locale: Locale, text: string, kind: "price" | "other" = "price") => {
  const party = readParty({ folded: fold(text), locale, kind });
  return party && [[...party.payers].toSorted(), [...party.ages].toSorted((one, other) => one - other)];
};

describe("a party", () => {
  it.each<[Locale, string, string[], number[]]>([
    ["en", "how much for 2 adults and 3 kids", ["adult", "child"], []],
    ["en", "two adults, a senior and a student", ["adult", "senior", "student"], []],
    ["en", "me and my 10 year old son", ["adult"], [10]],
    ["en", "a couple with a baby and a teenager", ["adult"], [1, 15]],
    ["en", "how much for 2 adults", ["adult"], []],
    ["en", "price for a couple", ["adult"], []],
    ["en", "family ticket price", ["family"], []],
    ["en", "a 20 year old student and an adult", ["adult", "student"], []],
    ["pt-BR", "somos um casal com dois filhos", ["adult", "child"], []],
    ["pt-BR", "2 adultos, 1 idoso e um bebê", ["adult", "senior"], [1]],
    ["pt-BR", "eu e minha filha de 8 anos", ["adult"], [8]],
    ["it", "siamo in due con un bambino", ["adult", "child"], []],
    ["it", "una famiglia con un neonato", ["family"], [1]],
    ["it", "mia moglie e un pensionato", ["adult", "senior"], []],
    ["ja", "大人2人と小学生2人", ["adult"], [9]],
    ["ja", "大人1人、シニア1人、中学生1人", ["adult", "senior"], [14]],
    ["ja", "大人2人と小4の子", ["adult"], [9.5]],
    ["ja", "家族で行くと", ["family"], []],
    ["ja", "高校生は", [], [17]],
    ["ja", "夫婦で", ["adult"], []],
  ])("%s: %s", (locale, text, payers, ages) => {
    expect(partyOf(locale, text)).toEqual([payers, ages]);
  });

  it.each<[Locale, string]>([
    ["en", "how much is it for children"],
    ["en", "how much is it for a 10 year old"],
    ["en", "how much do students pay"],
    ["en", "how much is a couple's massage"],
    ["pt-BR", "quanto pagam os idosos"],
    ["it", "quanto costa per i bambini"],
    ["ja", "子どもの料金"],
    ["ja", "大学の前の店はいくら"],
  ])("is none, %s: %s", (locale, text) => {
    expect(partyOf(locale, text)).toBeUndefined();
  });

  it("is none where no price is asked for", () => {
    expect(partyOf("en", "may two adults and a child come", "other")).toBeUndefined();
  });

  it("says which words are for one of it", () => {
    const party = readParty({ folded: "大人2人と小学生2人", locale: "ja", kind: "price" });
    expect(["大人", "小学", "学生", "自転"].map((word) => party?.says(word))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
