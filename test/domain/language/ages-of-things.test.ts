/** What is said of the age of things and animals is none of a person. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { decideAnswerKind } from "../../../src/domain/answering/question/answer-kind.ts";
import { findAskedAges } from "../../../src/domain/language/ages.ts";
import { fold } from "../../../src/domain/language/normalise.ts";

describe("the age of a thing", () => {
  it.each<[Locale, string]>([
    ["en", "my car is 12 years old, how much is a service?"],
    ["en", "how much is a service for a 12 year old car"],
    ["en", "my son's bike is 12 years old, can you repair it"],
    ["en", "it's 12 years old, can you fix it"],
    ["en", "is the building 12 years old"],
    ["en", "my dog is 12 years old, can he come?"],
    ["pt-BR", "meu carro tem 12 anos, quanto custa a revisão?"],
    ["pt-BR", "o carro do meu pai tem 12 anos"],
    ["pt-BR", "uma geladeira de 12 anos, quanto custa consertar?"],
    ["pt-BR", "o prédio tem 12 anos"],
    ["it", "La mia auto ha 12 anni, quanto costa il tagliando?"],
    ["it", "ho una macchina, ha 12 anni, la riparate?"],
    ["it", "la bici di mia figlia ha 12 anni, la riparate?"],
    ["it", "la casa di mio padre ha 12 anni"],
    ["it", "un frigo di 12 anni, quanto costa ripararlo?"],
  ])("%s: “%s” tells no person's, and asks for none", (locale, question) => {
    expect(findAskedAges(fold(question))).toEqual([]);
    expect(decideAnswerKind(question, locale)).not.toBe("age");
  });
});

describe("the age of somebody beside a thing", () => {
  it.each([
    "how much is a bike for a 12 year old",
    "a car seat for my daughter, she is 12",
    "my son is 12, can he ride the horse?",
    "quanto custa a bicicleta para minha filha de 12 anos",
    "a bicicleta é para meu filho, ele tem 12 anos",
    "quanto costa una bici per mia figlia di 12 anni",
    "la bici di mia figlia, che ha 12 anni, è qui?",
    "il cane è di mio figlio, mio figlio ha 12 anni",
  ])("“%s”", (question) => {
    expect(findAskedAges(fold(question)).map(({ age }) => age)).toEqual([12]);
  });
});
