/** The lexicon's lines can be read, find something, and reach the questions they are for. */
import { describe, expect, it } from "vitest";

import { LOCALES, type Locale } from "../../../src/contract/locale.ts";
import { readQuestion } from "../../../src/domain/answering/question/question.ts";
import { analyse, stem } from "../../../src/domain/language/analyse.ts";
import { lexiconOf, phrasesIn } from "../../../src/domain/language/lexicon.ts";
import { fold } from "../../../src/domain/language/normalise.ts";
import { synonymsOf } from "../../../src/domain/language/synonyms.ts";

const termsOf = (words: readonly string[], locale: Locale) => words.flatMap((word) => analyse(word, locale));

type Line = readonly [asked: readonly string[], answering: readonly string[]];

/** The lines that relate nothing, and name no word, that another one or a stronger one does not. */
function findNeedless(lines: readonly Line[], stronger: readonly Line[], locale: Locale): readonly Line[] {
  const count = new Map<string, number>();
  const saidBy = ([asked, answering]: Line): Set<string> => {
    const stems = (words: readonly string[]) => words.map((word) => stem(word, locale));
    const pairs = stems(asked).flatMap((one) => stems(answering).map((other) => [one, other]));
    const related = pairs.flatMap(([one, other]) => (one === other ? [] : [`${one} > ${other}`]));
    return new Set([...related, ...asked, ...answering]);
  };
  for (const line of [...lines, ...stronger])
    for (const said of saidBy(line)) count.set(said, (count.get(said) ?? 0) + 1);
  return lines.filter((line) => [...saidBy(line)].every((said) => (count.get(said) ?? 0) > 1));
}

describe.each(LOCALES)("the lexicon in %s", (locale) => {
  const read = () => lexiconOf(locale);
  it("has lines of every kind", () => {
    const { meanings, answers, phrases } = read();
    expect(Math.min(meanings.length, answers.length, phrases.length)).toBeGreaterThan(100);
  });
  it("is folded, without marks that stand for something else", () => {
    const { meanings, answers, phrases } = read();
    const said = [...meanings.flat(), ...answers.flat(2), ...phrases.flatMap(({ means }) => means)];
    expect(said.filter((word) => fold(word) !== word || !/^[\p{L}\p{M}\p{N}ー々-]+$/u.test(word))).toEqual(
      [],
    );
    expect(
      phrases.filter(({ said }) => fold(said) !== said || !/^[\p{L}\p{M}\p{N}ー々' -]+$/u.test(said)),
    ).toEqual([]);
  });
  it("finds something by every line", () => {
    const { meanings, answers, phrases } = read();
    const answering = [...answers.map(([, right]) => right), ...phrases.map(({ means }) => means)];
    expect(meanings.filter((words) => new Set(termsOf(words, locale)).size < 2)).toEqual([]);
    expect(answering.filter((words) => termsOf(words, locale).length === 0)).toEqual([]);
  });
  it("has no line whose words other lines relate as closely, and name as well", () => {
    const { meanings, answers } = read();
    const stronger = synonymsOf(locale).map((line): Line => [line.split(" "), line.split(" ")]);
    const plain = meanings.map((words): Line => [words, words]);
    expect(findNeedless(plain, [...answers, ...stronger], locale)).toEqual([]);
    expect(findNeedless(answers, stronger, locale)).toEqual([]);
  });
  it("finds each of its phrases in a question, and no shorter one in it", () => {
    const { phrases } = read();
    const found = phrases.map(({ said }) => phrasesIn(`… ${said} …`, locale).map((one) => one.said));
    expect(found).toEqual(phrases.map(({ said }) => [said]));
  });
});

/** Index terms by which a question finds a page: of its words and of all that is meant by them. */
function soughtBy(question: string, locale: Locale): Set<string> {
  const { terms } = readQuestion(question, { locale, languages: [locale] });
  return new Set(terms.flatMap(({ variants, relatives }) => [...variants, ...relatives.keys()]));
}

describe("a question in a customer's words", () => {
  it.each<[Locale, string, string]>([
    ["en", "is my spaniel allowed in?", "dogs"],
    ["en", "can we have wine at our party?", "alcohol"],
    ["en", "where do I drop off my books?", "return"],
    ["en", "can I talk to someone?", "phone"],
    ["pt-BR", "perdi minha carteirinha", "extravio"],
    ["pt-BR", "aceita cachorro?", "aceitamos cães"],
    ["pt-BR", "a que horas posso entrar?", "entrada"],
    ["it", "ho perso la tessera", "smarrimento"],
    ["it", "a che ora dobbiamo uscire?", "partenza"],
    ["ja", "カードをなくしてしまいました", "紛失"],
    ["ja", "お茶を返したいです", "返品"],
  ])("%s: %s finds %s", (locale, question, word) => {
    const sought = soughtBy(question, locale);
    expect(analyse(word, locale).every((term) => sought.has(term))).toBe(true);
  });
  it("keeps the words of a phrase: a page may use them", () => {
    const sought = soughtBy("where do I drop off my books?", "en");
    expect(sought).toContain("drop");
    expect(sought).toContain("book");
  });
  it.each<[Locale, string, readonly string[]]>([
    ["en", "are you open on bank holidays?", ["bank holidays"]],
    ["pt-BR", "qual a forma de pagamentos?", ["forma de pagamentos"]],
    ["en", "the bank holidaysss", []],
    ["en", "the bank holidayx", []],
    ["en", "a bank transfer on a bank holiday", ["bank transfer", "bank holiday"]],
    ["it", "come si pagas meno", []],
    ["it", "acqua calda", ["acqua calda"]],
    ["it", "acqua caldas", []],
    ["ja", "いじめいぬ", ["いじめ", "いぬ"]],
  ])("%s: %s says %j, a plural of it included", (locale, text, said) => {
    expect(phrasesIn(text, locale).map((phrase) => phrase.said)).toEqual(said);
  });
  it("is not read into other words: a phrase ends where words end", () => {
    expect(phrasesIn("the airdrop offers", "en")).toEqual([]);
  });
});
