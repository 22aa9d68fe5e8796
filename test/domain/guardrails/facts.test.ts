/** The facts of a text, and the keys by which a passage proves them. */
import { describe, expect, it } from "vitest";
import { decideExpectation, meetsExpectation } from "../../../src/domain/check.ts";
import { factsOf, fold, keysOf } from "../../../src/domain/guardrails/facts.ts";

const shown = (sentence: string) => factsOf(sentence).map(({ kind, text, keys }) => [kind, text, ...keys]);

describe("the facts of a sentence", () => {
  it.each<[string, unknown[]]>([
    ["It costs 49 euros.", [["number", "49", "#49"]]],
    ["It costs 1,500 euros.", [["number", "1,500", "#1500", "#1.5"]]],
    ["It costs 1.234.567 euros.", [["number", "1.234.567", "#1234567", "#1234.567"]]],
    ["It costs 12345.600 euros.", [["number", "12345.600", "#12345.6"]]],
    ["It costs 1'500.50 euros.", [["number", "1'500.50", "#1500.5"]]],
    ["It costs 1 500 euros.", [["number", "1 500", "#1500"]]],
    [
      "From 2024-03-05 on.",
      [
        ["number", "2024", "#2024"],
        ["number", "03", "#3"],
        ["number", "05", "#5"],
      ],
    ],
    [
      "At 007 and 0.",
      [
        ["number", "007", "#7"],
        ["number", "0", "#0"],
      ],
    ],
    ["It weighs 2.00 kg.", [["number", "2.00", "#2"]]],
    ["It weighs 0.105 kg.", [["number", "0.105", "#0105", "#0.105"]]],
    [
      "See https://www.Acme.example/a/b/.",
      [["address", "https://www.Acme.example/a/b/", "@acme.example/a/b"]],
    ],
    [
      "See http://acme.example/?a=www.b!",
      [["address", "http://acme.example/?a=www.b", "@acme.example/?a=www.b"]],
    ],
    ["See (www.acme.example).", [["address", "www.acme.example", "@acme.example"]]],
    ["Write to Help@Acme.example;", [["address", "Help@Acme.example", "@help@acme.example"]]],
    [
      "Marie lives in Milano, near Porta.",
      [
        ["name", "Milano", "mila"],
        ["name", "Porta", "port"],
      ],
    ],
    ["It opens in March again.", [["name", "March", "marc", "#3"]]],
    ["Abre em Março.", [["name", "Março", "marc", "#3"]]],
    ["Apre in Ottobre.", [["name", "Ottobre", "ottob", "#10"]]],
    ["It opens on Two days.", [["name", "Two", "two"]]],
    [
      "店舗はミラノセンターとABCにあります。",
      [
        ["name", "ミラノセンター", "ミラノセンター"],
        ["name", "ABC", "abc"],
      ],
    ],
    ["店はパリ、IT", []],
    ["nothing to prove here", []],
  ])("%s", (sentence, facts) => {
    expect(shown(sentence)).toEqual(facts);
  });
});

describe("the keys of a passage", () => {
  it.each([
    ["within thirty days", ["#30", "thir", "days"]],
    ["entro Trenta giorni", ["#30"]],
    ["três ou duas", ["#3", "#2"]],
    ["三十日以内、百", ["#30", "#100"]],
    ["十三", ["#十三"]],
    ["in January, fevereiro and Dezembro", ["#1", "#2", "#12"]],
    ["ミラノABC製", ["ミラノ", "abc"]],
    ["１２３", ["#123"]],
    ["write to Marie@acme.example", ["@marie@acme.example"]],
  ])("%s", (passage, keys) => {
    expect([...keysOf(passage)]).toEqual(expect.arrayContaining(keys));
  });

  it("of a month's beginning alone are no month, and of other words no number", () => {
    for (const word of ["Marching", "mayor", "janitor", "tenth", "oneself"])
      expect([...keysOf(word)].filter((key) => key.startsWith("#"))).toEqual([]);
  });

  it("fold case, width and accents away", () => {
    expect(fold("ＡÉñ\u0301Ç")).toBe("aenc");
  });
});

describe("a check", () => {
  const answer = (text: string, outcome: "answered" | "declined" = "answered", ...passages: string[]) => ({
    outcome,
    text,
    citations: passages.map((passage) => ({ passage })),
  });

  it.each([
    ["the text", answer("We close at  NINE."), "close at nine", false, true],
    ["the text with blanks around", answer("We close at nine."), " close\nat nine ", false, true],
    ["another text", answer("We close at ten."), "close at nine", false, false],
    ["words that run together", answer("closeat nine"), "close at nine", false, false],
    [
      "a passage of a paraphrase",
      answer("At nine.", "answered", "x", "We close at nine."),
      "close at nine",
      true,
      true,
    ],
    [
      "a passage where nothing is paraphrased",
      answer("At nine.", "answered", "We close at nine."),
      "close at nine",
      false,
      false,
    ],
    [
      "a declined answer that has the text",
      answer("close at nine", "declined"),
      "close at nine",
      false,
      false,
    ],
    ["a decline", answer("", "declined"), null, false, true],
    ["an answer instead of a decline", answer("x"), null, false, false],
  ] as const)("is met by %s or not (%#)", (_what, given, expected, paraphrased, met) => {
    expect(meetsExpectation(given, expected, paraphrased)).toBe(met);
  });

  it.each([
    ["the first sentence that is said", "It is red. It is blue.", "Well, it is blue.", "It is blue."],
    ["the first sentence, if none is", "It is red. It is blue.", "No.", "It is red."],
    ["a text without a sentence", " ", "No.", " "],
    ["a bounded part", "x".repeat(400), "No.", "x".repeat(300)],
  ])("of a taught answer is %s", (_what, taught, said, expected) => {
    expect(decideExpectation(taught, answer(said), "en")).toBe(expected);
  });
});
