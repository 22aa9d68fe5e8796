import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { toPassages } from "../../../../src/domain/answering/text/passages.ts";
import { findWrong, tellsTrouble } from "../../../../src/domain/answering/text/trouble-kinds.ts";
import { toTroubles } from "../../../../src/domain/answering/text/troubles.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const kindsOf = (text: string, locale: Locale): readonly (readonly [string, readonly string[]])[] =>
  findWrong(fold(text), locale).map(({ said, kinds }) => [said, [...kinds]]);

describe("what is said to be wrong", () => {
  it.each<[Locale, string, readonly (readonly [string, readonly string[]])[]]>([
    ["en", "My lamp won't turn on", [["n't turn on", ["off"]]]],
    ["en", "It's not hot enough", [["not hot enough", ["cold"]]]],
    [
      "en",
      "The pump is leaking and makes a loud noise",
      [
        ["leaking", ["leak"]],
        ["makes a loud noise", ["loud"]],
      ],
    ],
    ["en", "My payment failed", [["payment failed", ["refused"]]]],
    ["en", "The receiver is new", []],
    ["en", "Is there a quiet room?", []],
    ["pt-BR", "não está saindo água", [["nao esta saindo", ["dry"]]]],
    ["pt-BR", "meu café não sai quente", [["nao sai quente", ["cold"]]]],
    ["pt-BR", "fui cobrado 2 vezes", [["cobrado 2 vezes", ["twice"]]]],
    ["it", "la lavatrice perde acqua", [["perde", ["leak"]]]],
    ["it", "non mi è arrivata la conferma", [["non mi e arrivata", ["missing"]]]],
    ["it", "la camera dà sul mare", []],
    ["ja", "電源が入りません", [["電源が入りません", ["off"]]]],
    ["ja", "水漏れしています", [["漏れしています", ["leak"]]]],
    ["ja", "アプリは電話で動きます", []],
    ["ja", "予定が同期しません", [["同期しません", ["offline"]]]],
    ["ja", "第22回の大会", []],
  ])("%s: %s", (locale, text, wrong) => {
    expect(kindsOf(text, locale)).toEqual(wrong);
  });

  it("is told also where something is only denied", () => {
    expect(tellsTrouble(fold("The milk does not froth"), "en")).toBe(true);
    expect(tellsTrouble(fold("The milk froths"), "en")).toBe(false);
  });
});

/** Each trouble with what is told of it. */
const troublesOf = (text: string, locale: Locale = "en"): readonly (readonly [string, string])[] =>
  toPassages({ title: "", text, kind: "text" }, locale).flatMap((passage) =>
    toTroubles(passage, locale).map(({ stated, sentences }): readonly [string, string] => [
      stated,
      sentences
        .map((index) => passage.sentences[index]!)
        .map(({ start, end }) => passage.text.slice(start, end))
        .join(" "),
    ]),
  );

describe("the troubles of a page", () => {
  it.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      "a heading that states one",
      "# Lamp\n\n## The lamp is broken\n\nSend it in. We mend it.",
      [["The lamp is broken", "Send it in. We mend it."]],
    ],
    [
      "a heading below troubles, whatever it says",
      "# Lamp\n\n## Problems\n\n### Red light\n\nCharge it.",
      [["Red light", "Charge it."]],
    ],
    [
      "labels below such a heading",
      "# Lamp\n\n## Troubleshooting\n\n- Red light: Charge it.\n- E1: Call us.",
      [
        ["Red light", "- Red light: Charge it."],
        ["E1", "- E1: Call us."],
      ],
    ],
    [
      "a label that states one anywhere",
      "# Lamp\n\n- Light blinks: Charge it.\n- Colour: green",
      [["Light blinks", "- Light blinks: Charge it."]],
    ],
    [
      "a case",
      "# Lamp\n\nIf the lamp does not shine, charge it. It weighs 300 g.",
      [["the lamp does not shine", "If the lamp does not shine, charge it. It weighs 300 g."]],
    ],
    [
      "a bold line",
      "# Lamp\n\n## Troubleshooting\n\n**The light blinks**\nCharge it.\n\n**It is cold**\nWarm it.",
      [
        ["The light blinks", "The light blinks Charge it."],
        ["It is cold", "It is cold Warm it."],
      ],
    ],
    [
      "a sentence, with those behind it",
      "# Lamp\n\n## Troubleshooting\n\nThe light blinks. Do not open it. Charge it.\n\nIt is cold. Warm it.",
      [
        ["The light blinks.", "The light blinks. Do not open it. Charge it."],
        ["It is cold.", "It is cold. Warm it."],
      ],
    ],
    [
      "a line of its own, with the next",
      "# Lamp\n\n## Troubleshooting\n\nThe light blinks.\n\nCharge it.",
      [["The light blinks.", "The light blinks. Charge it."]],
    ],
    ["nothing of what is only denied", "# Lamp\n\nThe lamp has no plug. It runs on batteries.", []],
    ["nothing without a remedy", "# Lamp\n\nThe light blinks.", []],
    ["nothing of code", "# Lamp\n\n## Troubleshooting\n\n```\nerror: not found\n```", []],
  ])("%s", (_, text, troubles) => {
    expect(troublesOf(text)).toEqual(troubles);
  });

  it.each<[Locale, string, string]>([
    ["pt-BR", "Se a luz não acender, carregue-a.", "a luz não acender"],
    ["it", "Quando la luce lampeggia, caricatela.", "la luce lampeggia"],
    ["ja", "明かりが点滅するときは、充電してください。", "明かりが点滅する"],
  ])("%s: a case", (locale, text, stated) => {
    expect(troublesOf(text, locale)).toEqual([[stated, text]]);
  });
});
