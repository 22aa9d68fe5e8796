/** Follow-ups between the places of a business: which question is asked of which place. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { toQuestionOfBranch } from "../../../../src/domain/answering/conversation/same-of-branch.ts";
import { type Branch, locate, mapBranches } from "../../../../src/domain/answering/question/branches.ts";
import { toPassages } from "../../../../src/domain/answering/text/passages.ts";

/** Places that are told by an address and a telephone number each. */
function familyOf(names: readonly string[], locale: Locale): readonly Branch[] {
  const told = names.map(
    (name, at) => `## ${name}\n\n${at + 3} Castle Row, Oakham CT1 2QD. Phone 01227 555 02${at}.`,
  );
  const text = `# Oak\n\n${told.join("\n\n")}`;
  const passages = toPassages({ title: "", text, kind: "text" }, locale).map((passage) => ({
    ...passage,
    source: "a.md",
  }));
  const branches = locate(mapBranches({ passages, locale, whole: false }), passages);
  return [...branches.values()][0]?.siblings ?? [];
}

interface Asked {
  readonly locale?: Locale;
  readonly names?: readonly string[];
  readonly told?: string;
}

/** The words of the question that a follow-up stands for, and whether it can mean nothing else. */
function asked(
  [text, ...before]: readonly [string, ...string[]],
  { locale = "en", names = ["Ashford", "Canterbury"], told }: Asked = {},
): { readonly words: string; readonly isWhole: boolean } | undefined {
  const family = familyOf(names, locale);
  expect(family).toHaveLength(names.length);
  const of = toQuestionOfBranch(
    { text, earlier: before, families: [family], told: family.find(({ name }) => name === told) },
    { locale, languages: [locale] },
  );
  return of && { words: of.question.terms.map(({ word }) => word).join(" "), isWhole: of.isWhole };
}

describe("a follow-up that names another place", () => {
  it("asks the question before of that place, and of no other", () => {
    const follow = asked(["And in Canterbury?", "Is there parking in Ashford?"]);
    expect(follow).toEqual({ words: "parking canterbury", isWhole: true });
  });
  it("asks the same again, however many places were named since", () => {
    const follow = asked(["And in Ashford?", "Is there parking?", "In Canterbury?"]);
    expect(follow).toEqual({ words: "parking ashford", isWhole: true });
  });
  it("may say what it is", () => {
    expect(asked(["And the Canterbury branch?", "Is there parking in Ashford?"])?.words).toBe(
      "parking canterbury",
    );
  });
  it.each<[string, Locale, string, string, string]>([
    ["pt-BR", "pt-BR", "E em Canterbury?", "Tem estacionamento em Ashford?", "canterbury"],
    ["it", "it", "E a Canterbury?", "C'è un parcheggio ad Ashford?", "canterbury"],
  ])("%s", (_locale, locale, text, before, word) => {
    const follow = asked([text, before], { locale });
    expect(follow?.isWhole).toBe(true);
    expect(follow?.words.split(" ")).toContain(word);
    expect(follow?.words.split(" ")).not.toContain("ashford");
  });
  it.each([
    ["asks something of its own", ["What does a crown cost in Canterbury?", "Is there parking in Ashford?"]],
    ["names two", ["And in Ashford and Canterbury?", "Is there parking?"]],
    ["names none", ["And the parking?", "Are you open in Ashford?"]],
    ["follows nothing", ["And in Canterbury?"]],
  ] satisfies [string, [string, ...string[]]][])("is none where it %s", (_why, turns) => {
    expect(asked(turns)).toBeUndefined();
  });
});

describe("“the other one”", () => {
  it("is the second of two, after the one that was asked about", () => {
    expect(asked(["And at the other one?", "Is there parking in Ashford?"])?.words).toBe(
      "parking canterbury",
    );
    expect(asked(["And at the other one?", "Is there parking in Canterbury?"])?.words).toBe(
      "parking ashford",
    );
  });
  it("is the one that the answer was not about, where none was named", () => {
    const follow = asked(["And at the other one?", "Is there parking?"], { told: "Canterbury" });
    expect(follow?.words).toBe("parking ashford");
  });
  it("is none of three, and none where no place is meant", () => {
    const names = ["Ashford", "Canterbury", "Dover"];
    expect(asked(["And at the other one?", "Is there parking in Ashford?"], { names })).toBeUndefined();
    expect(asked(["And at the other one?", "Is there parking?"])).toBeUndefined();
  });
});

describe("“there”", () => {
  it("is the place spoken of, of which something else is asked", () => {
    const follow = asked(["What is the phone number there?", "Is there parking in Ashford?"]);
    expect(follow?.isWhole).toBe(false);
    expect(follow?.words.split(" ")).toEqual(expect.arrayContaining(["phone", "ashford"]));
  });
  it("stays with it", () => {
    const turns = ["And can I park at that branch?", "Are you open in Ashford?", "Who works there?"] as const;
    expect(asked(turns)?.words.split(" ")).toContain("ashford");
  });
  it("is no place where none is spoken of, or one is named", () => {
    expect(asked(["What is the phone number there?", "Is there parking?"])).toBeUndefined();
    expect(
      asked(["What is the number there in Canterbury?", "Is there parking in Ashford?"]),
    ).toBeUndefined();
  });
});
