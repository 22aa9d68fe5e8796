/** Rule by rule: which of the troubles of a page is the one that was reported. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findRemedy,
  findTroubles,
  withoutOtherRemedies,
} from "../../../../src/domain/answering/extraction/remedy.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, openInOrder } from "../found.ts";

/** A trouble below the troubles of a thing. */
const trouble = (thing: string, stated: string, remedy: string): FoundText => ({
  heading: `${thing} › Troubleshooting › ${stated}`,
  text: remedy,
});

function remedyOf(taught: readonly FoundText[], message: string, locale: Locale = "en") {
  const { weighed, ranked } = findIn(taught, message, locale);
  return findRemedy(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

const PUMP = trouble("Machine", "The pump is loud", "Oil the pump.");
const GRINDER = trouble("Machine", "The grinder leaks", "Close the lid.");
const LID = trouble("Machine", "The lid smells", "Wash the lid.");

describe("a trouble of what was reported", () => {
  it.each<[string, string, readonly FoundText[], readonly string[] | undefined]>([
    ["the thing that the page is about", "My machine is loud", [PUMP, GRINDER], ["Oil the pump."]],
    ["no thing", "It is loud", [PUMP, GRINDER], ["Oil the pump."]],
    ["a part of the thing", "The pump of my machine is loud", [PUMP, GRINDER], ["Oil the pump."]],
    ["another part", "The grinder is loud", [PUMP, GRINDER], undefined],
    ["another part, which the remedy has", "The lid leaks", [GRINDER, LID], undefined],
    ["another thing", "My toaster is loud", [PUMP, GRINDER], undefined],
    ["a part with another trouble", "The pump leaks", [PUMP, GRINDER], undefined],
    [
      "a thing with a section of its own",
      "My toaster is loud",
      [PUMP, trouble("Toaster", "It smells", "Empty the tray.")],
      undefined,
    ],
    [
      "a thing with a section of its own",
      "My toaster smells",
      [PUMP, trouble("Toaster", "It smells", "Empty the tray.")],
      ["Empty the tray."],
    ],
    [
      "a thing that the remedy names",
      "My toaster smells",
      [trouble("Kitchen", "It smells", "Clean the toaster."), trouble("Toaster", "It is loud", "Wait.")],
      ["Clean the toaster."],
    ],
    [
      "a thing that the remedy does not name",
      "My toaster smells",
      [trouble("Kitchen", "It smells", "Clean it."), trouble("Toaster", "It is loud", "Wait.")],
      undefined,
    ],
    [
      "another number",
      "How do I fix error 13?",
      [trouble("Machine", "Error 12", "Fill the tank."), LID],
      undefined,
    ],
    [
      "the same number",
      "How do I fix error 12?",
      [trouble("Machine", "Error 12", "Fill the tank."), LID],
      ["Fill the tank."],
    ],
    [
      "a word of the same meaning",
      "My bicycle is loud",
      [trouble("Shop", "The bike is loud", "Oil the chain."), LID],
      ["Oil the chain."],
    ],
    [
      "a part with another number",
      "The pump shows error 13",
      [trouble("Machine", "The pump shows error 12", "Fill it."), LID],
      undefined,
    ],
    [
      "a part with the same number",
      "The pump shows error 12",
      [trouble("Machine", "The pump shows error 12", "Fill it."), LID],
      ["Fill it."],
    ],
    [
      "more than another one says",
      "The red pump light blinks",
      [
        trouble("Machine", "The pump light blinks", "Wait."),
        trouble("Machine", "The red pump light blinks", "Call us."),
      ],
      ["Call us."],
    ],
    [
      "one of many things",
      "I have a problem with the lid of my green travel cup and the black hose",
      [LID, PUMP],
      undefined,
    ],
    [
      "a thing that has one trouble, of a thing that has many",
      "I have a problem with the hose of the pump",
      [
        trouble("Machine", "The pump smells", "Wash it."),
        PUMP,
        trouble("Machine", "The pump is cold", "Wait."),
        trouble("Machine", "The hose leaks", "Dry it."),
      ],
      ["Dry it."],
    ],
  ])("is told for %s: %s of %j", (_, message, taught, told) => {
    expect(remedyOf(taught, message)).toEqual(told);
  });

  it.each<[string, readonly string[] | undefined]>([
    ["The red light blinks", ["Fill the tank."]],
    ["The green light blinks", ["Wait for a minute."]],
    ["The light blinks", undefined],
    ["The blue light blinks", undefined],
    ["The light, the pump, the lid and the hose of the red cup are loud", undefined],
  ])("is told by what few of them say: %s", (message, told) => {
    const lights = [
      trouble("Machine", "The red light blinks", "Fill the tank."),
      trouble("Machine", "The green light blinks", "Wait for a minute."),
      trouble("Machine", "The light blinks for long", "Call us."),
    ];
    expect(remedyOf(lights, message)).toEqual(told);
  });

  it.each<[Locale, string, readonly FoundText[], readonly string[] | undefined]>([
    [
      "ja",
      "水漏れしています",
      [
        { heading: "機械 › 故障かなと思ったら › 水が漏れる", text: "ねじを締めてください。" },
        { heading: "機械 › 故障かなと思ったら › 音が大きい", text: "油をさしてください。" },
      ],
      ["ねじを締めてください。"],
    ],
    // A katakana word stands in longer ones without being meant.
    [
      "ja",
      "ポンプが動きません",
      [
        { heading: "機械 › 故障かなと思ったら › ポンプカバーが動かない", text: "油をさしてください。" },
        { heading: "機械 › 故障かなと思ったら › ポンプが動かない", text: "電源を入れてください。" },
      ],
      ["電源を入れてください。"],
    ],
    [
      "ja",
      "ポンプが動きません",
      [{ heading: "機械 › 故障かなと思ったら › ポンプカバーが動かない", text: "油をさしてください。" }],
      undefined,
    ],
    [
      "it",
      "La mia macchina è rumorosa",
      [
        { heading: "Macchina › Problemi › La pompa è rumorosa", text: "Olia la pompa." },
        { heading: "Macchina › Problemi › Il coperchio perde", text: "Chiudilo." },
      ],
      ["Olia la pompa."],
    ],
    [
      "pt-BR",
      "Minha torradeira vaza",
      [
        { heading: "Máquina › Problemas › A bomba vaza", text: "Aperte o parafuso." },
        { heading: "Torradeira › Problemas › Ela cheira mal", text: "Esvazie a bandeja." },
      ],
      undefined,
    ],
  ])("%s: is told for %s of %j: %j", (locale, message, taught, told) => {
    expect(remedyOf(taught, message, locale)).toEqual(told);
  });

  it("is told with its first sentence in any case, and the others as far as there is room", () => {
    const long = `${"Press the button and wait for it ".repeat(15).trim()}.`;
    expect(remedyOf([trouble("Machine", "The pump is loud", `${long} Wait.`)], "The pump is loud")).toEqual([
      long,
    ]);
  });
});

describe("the places of troubles", () => {
  it.each<[string, string, readonly FoundText[], readonly string[]]>([
    [
      "three at most",
      "It leaks",
      ["pump", "grinder", "lid", "hose"].map((part) => trouble("Machine", `The ${part} leaks`, "Dry it.")),
      ["pump", "grinder", "lid"].map((part) => `Machine › Troubleshooting › The ${part} leaks`),
    ],
    [
      "the one that names the thing above",
      "My machine is loud",
      [PUMP, trouble("Toaster", "The fan is loud", "Wait.")],
      [PUMP.heading!],
    ],
    [
      "the one that names the thing in its text",
      "The pump leaks",
      [
        { heading: "Troubles", text: "The pump leaks. Turn the screw.\nThe lid sticks. Wash it." },
        { heading: "Faults", text: "The hose leaks. Dry it.\nThe lid sticks. Wash it." },
      ],
      ["Troubles"],
    ],
    ["none where nothing was reported", "Where is the pump?", [PUMP], []],
  ])("are %s: %s", (_, message, taught, places) => {
    const { weighed, sentences } = openInOrder(taught, message);
    const passages = [...new Set(sentences.map(({ from }) => from))];
    expect(findTroubles(passages, weighed).map(({ passage }) => passage.heading)).toEqual(places);
  });
});

describe("what helps with other troubles", () => {
  it.each<[string, readonly string[]]>([
    ["My machine is loud", ["Oil the pump.", "Close at 5."]],
    ["My toaster is loud", ["Wait.", "Close at 5."]],
    ["I need help with my machine", ["Oil the pump.", "Close the lid.", "Wait.", "Close at 5."]],
  ])("is left out where something is wrong: %s", (message, left) => {
    const taught = [
      PUMP,
      GRINDER,
      trouble("Toaster", "The fan is loud", "Wait."),
      { heading: "Hours", text: "Close at 5." },
    ];
    const { weighed, sentences } = openInOrder(taught, message);
    expect(withoutOtherRemedies(sentences, weighed).map(({ text }) => text)).toEqual(left);
  });
});
