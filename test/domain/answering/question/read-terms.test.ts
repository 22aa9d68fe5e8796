/** What of a question is looked for: the things that it names, and the words that only a page says ("(cost)", in parentheses here). */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";

const read = (text: string, locale: Locale) => readQuestion(text, { locale, languages: [locale] });
const termsOf = (text: string, locale: Locale): string =>
  read(text, locale)
    .terms.filter(({ share, role }) => share === 1 || role === "cue")
    .map(({ word, role }) => (role === "content" ? word : `(${word.trim()})`))
    .join(" ");

describe("what a thing needs", () => {
  it.each<[Locale, string, string]>([
    ["en", "Does it need Docker?", "docker (require)"],
    ["en", "Which version of Node do I need?", "node (require)"],
    ["en", "Do I need to book?", "book"],
    ["pt-BR", "Precisa de Docker?", "docker (requer)"],
    ["it", "Serve Docker?", "docker (richiede)"],
    ["ja", "Dockerは必要ですか？", "docker (必要)"],
    // Where no thing is named that word is what is asked.
    ["en", "Does it require a requirement?", "require"],
  ])("%s: of “%s” is found where a page says require: %s", (locale, question, terms) => {
    expect(termsOf(question, locale)).toBe(terms);
  });
  it("is found by every word for it", () => {
    const [, required] = read("Does it need Docker?", "en").terms;
    expect(required?.variants).toEqual(expect.arrayContaining(["requir", "need"]));
  });
});

describe("for which ages something is", () => {
  it.each<[Locale, string, string]>([
    ["en", "What is the minimum age?", "minimum age"],
    ["en", "From what age can you ride?", "age ride"],
    ["pt-BR", "Qual é a idade mínima?", "idade minima"],
    ["it", "Quanti anni bisogna avere?", "(anni) bisogna (agestold)"],
    ["ja", "何歳から乗れますか？", "年齢 乗"],
    // The age of the business is no visitor's.
    ["en", "How old is the shop?", "(old) shop (opened) (founded) (established) (started) (since)"],
  ])("%s: of “%s”: %s", (locale, question, terms) => {
    expect(termsOf(question, locale)).toBe(terms);
  });
  it.each<[Locale, string, string]>([
    ["en", "What is the minimum age?", "age"],
    ["pt-BR", "Qual é a idade mínima?", "idade"],
  ])("%s: “%s” finds ages where they are told, by its word for them", (locale, question, word) => {
    const marked = read(question, locale).terms.filter(({ variants }) => variants.includes("agestold"));
    expect(marked.map((term) => term.word)).toEqual([word]);
  });
});

describe("what is offered to somebody of an age", () => {
  const findsAges = (question: string, locale: Locale): boolean =>
    read(question, locale).terms.some(
      ({ variants, role }) => role === "cue" && variants.includes("agestold"),
    );
  it.each<[Locale, string, boolean]>([
    ["en", "What is there for a 9 year old?", true],
    ["en", "Is there a course for my son? He is 9.", true],
    ["en", "Can my 9 year old join the otters course?", false],
    ["en", "Is there a lamp for a 9 year old?", false],
    ["en", "How much is the course for a 9 year old?", false],
    ["en", "What is there for adults?", false],
    ["pt-BR", "Qual curso serve pra 9 anos?", true],
    ["pt-BR", "O passeio serve pra 9 anos?", true],
    ["pt-BR", "Qual curso dura 9 anos?", false],
    ["it", "Ci sono corsi per 9 anni?", true],
    ["ja", "9歳が参加できる教室はありますか？", true],
  ])("%s: “%s” finds where ages are told: %s", (locale, question, finds) => {
    const isMarked =
      locale === "ja"
        ? read(question, locale).terms.some(({ word, role }) => role === "cue" && word === "年齢")
        : findsAges(question, locale);
    expect(isMarked).toBe(finds);
  });
});

describe("for whom a price is asked", () => {
  it.each<[Locale, string, string]>([
    ["en", "How much is it for students?", "students (cost) (child) (adult)"],
    ["en", "How much is it for children?", "children (cost) (adult)"],
    ["en", "How much is a boat for children?", "boat children (cost)"],
    ["en", "How much is a boat?", "boat (cost)"],
    ["en", "total price for a group trip of two adults and 3 kids", "(total) (price) (group) (trip) (child)"],
    ["ja", "大人2人と小学生1人でいくらですか？", "小学 学生 (料金) (子供)"],
    ["en", "When do students come?", "students (come)"],
  ])("%s: of “%s” what others pay stands beside it: %s", (locale, question, terms) => {
    expect(termsOf(question, locale)).toBe(terms);
  });
});

describe("the age of a thing", () => {
  const sharesOf = (question: string, locale: Locale): (readonly [string, number])[] =>
    read(question, locale).terms.map(({ word, share }) => [word, share] as const);
  it.each<[Locale, string, (readonly [string, number])[]]>([
    [
      "en",
      "Can you repair a 10 year old bike?",
      [
        ["repair", 1],
        ["bike", 0.15],
      ],
    ],
    [
      "pt-BR",
      "Vocês consertam uma bicicleta de 10 anos?",
      [
        ["consertam", 1],
        ["bicicleta", 0.15],
      ],
    ],
    [
      "it",
      "Riparate una bici di 10 anni?",
      [
        ["riparate", 1],
        ["bici", 0.15],
      ],
    ],
    [
      "en",
      "Can you repair a bike?",
      [
        ["repair", 1],
        ["bike", 1],
      ],
    ],
  ])("%s: counts little beside what is asked of it: %s", (locale, question, shares) => {
    expect(sharesOf(question, locale)).toEqual(shares);
  });
});

describe("how many and for how long a price is asked", () => {
  const quantitiesOf = (question: string): string[] =>
    read(question, "en").terms.flatMap(({ word, is_quantity }) => (is_quantity ? [word] : []));
  it.each<[string, string[]]>([
    ["How much are 2 bikes for 3 days?", ["3 days", "2 "]],
    ["How much are 2 bikes, 3 helmets and 4 locks for 5 days?", ["5 days", "2 "]],
    ["When are 2 bikes there for 3 days?", []],
  ])("of “%s” are looked for %j", (question, words) => {
    expect(quantitiesOf(question)).toEqual(words);
  });
  it("may be none: that it is free no page need say", () => {
    const roleOf = (question: string) =>
      read(question, "it").terms.find(({ word }) => word === "gratis")?.role;
    expect(roleOf("Quanto costa, o è gratis?")).toBe("cue");
  });
});

describe("whether a question leans on what was said", () => {
  it.each<[string, ReturnType<typeof read>["leans"]]>([
    ["How much is it?", "surely"],
    ["And the canoe?", "surely"],
    ["Does it need Docker?", "perhaps"],
    ["Do you repair brass lamps and boats?", "no"],
    ["What is your phone number?", "no"],
    ["When are you open?", "no"],
  ])("“%s”: %s", (question, leans) => {
    expect(read(question, "en").leans).toBe(leans);
  });
});
