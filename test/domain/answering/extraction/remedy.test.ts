/** What to do about a trouble that was reported, and what is told of others. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findRemedy,
  findTroubles,
  withoutOtherRemedies,
} from "../../../../src/domain/answering/extraction/remedy.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, tell } from "../found.ts";

const ask = (
  taught: readonly FoundText[],
  question: string,
  locale: Locale = "en",
  earlier: readonly string[] = [],
) => {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  const sentences = rankSentences(ranked, weighed);
  return {
    remedy: findRemedy(sentences, weighed)?.map(({ text }) => text),
    left: withoutOtherRemedies(sentences, weighed).map(({ text }) => text),
    places: findTroubles(ranked, weighed).map(({ passage }) => passage.heading),
  };
};

const TROUBLES = "Machine › Troubleshooting";
const PAGE: readonly FoundText[] = [
  { heading: `${TROUBLES} › The machine does not turn on`, text: "Plug it in. Press the button." },
  { heading: `${TROUBLES} › The coffee is cold`, text: "Warm the cups." },
  { heading: `${TROUBLES} › The grinder is loud`, text: "Clean the grinder." },
  { heading: `${TROUBLES} › Error 12`, text: "Fill the tank." },
  { heading: `${TROUBLES} › Error 14`, text: "Empty the tray." },
  { heading: "Machine › Care", text: "Wash the tank every week. The button is on the left." },
];

describe("a trouble that was reported", () => {
  it.each<[string, readonly string[] | undefined]>([
    ["My machine won't turn on", ["Plug it in.", "Press the button."]],
    ["The coffee isn't hot", ["Warm the cups."]],
    ["The grinder makes a loud noise", ["Clean the grinder."]],
    ["How do I fix error 14?", ["Empty the tray."]],
    ["What does error 12 mean?", ["Fill the tank."]],
    ["How do I fix error 13?", undefined],
    ["The grinder is leaking", undefined],
    ["The lid is broken", undefined],
    ["Where is the button?", undefined],
    ["Do you sell a quiet grinder?", undefined],
  ])("%s", (message, told) => {
    expect(ask(PAGE, message).remedy).toEqual(told);
  });

  it("is none where two troubles say as much of it", () => {
    const two = [
      { heading: `${TROUBLES} › The pump leaks`, text: "Turn the screw." },
      { heading: `${TROUBLES} › The tank leaks`, text: "Press the lid." },
    ];
    expect(ask(two, "It is leaking").remedy).toBeUndefined();
    expect(ask(two, "The tank is leaking").remedy).toEqual(["Press the lid."]);
  });

  it("is none where it leans on an earlier question", () => {
    expect(ask(PAGE, "And if it is cold?", "en", ["Is the coffee good?"]).remedy).toBeUndefined();
  });

  it("is told as an item without its mark, and as far as there is room", () => {
    const rows = {
      heading: TROUBLES,
      text: "- The coffee is cold: warm the cups.\n- The grinder is loud: clean it.",
    };
    expect(ask([rows], "My coffee is cold").remedy).toEqual(["The coffee is cold: warm the cups."]);
    const long = `${"Press the button and wait for it ".repeat(8).trim()}.`;
    const section = { heading: `${TROUBLES} › The coffee is cold`, text: `${long} ${long} Warm the cups.` };
    expect(ask([section], "My coffee is cold").remedy).toEqual([long]);
  });

  it.each<[Locale, FoundText[], string, string]>([
    [
      "pt-BR",
      [
        { heading: "Máquina › Problemas › A máquina não liga", text: "Ligue na tomada." },
        { heading: "Máquina › Problemas › O café está frio", text: "Aqueça as xícaras." },
      ],
      "Minha máquina não liga",
      "Ligue na tomada.",
    ],
    [
      "it",
      [
        { heading: "Macchina › Problemi › La macchina non si accende", text: "Inserisci la spina." },
        { heading: "Macchina › Problemi › Il caffè è freddo", text: "Scalda le tazze." },
      ],
      "Il caffè è freddo",
      "Scalda le tazze.",
    ],
    [
      "ja",
      [
        { heading: "機械 › 故障かなと思ったら › 電源が入らない", text: "プラグを差し込んでください。" },
        { heading: "機械 › 故障かなと思ったら › 水漏れする", text: "ねじを締めてください。" },
      ],
      "水漏れしています",
      "ねじを締めてください。",
    ],
  ])("%s: is told what to do about it", (locale, taught, message, told) => {
    expect(ask(taught, message, locale).remedy).toEqual([told]);
  });
});

describe("other troubles", () => {
  it("are left out where one was reported", () => {
    const { left } = ask(PAGE, "The machine won't turn on");
    expect(left).toContain("Plug it in.");
    expect(left).not.toContain("Warm the cups.");
    expect(left).toContain("Wash the tank every week.");
  });
  it("stay where none was", () => {
    expect(ask(PAGE, "Where is the button?").left).toContain("Warm the cups.");
  });
});

describe("the passages of a trouble", () => {
  it("are read beside the best, where it was reported", () => {
    expect(ask(PAGE, "The grinder makes a loud noise").places).toContain(`${TROUBLES} › The grinder is loud`);
    expect(ask(PAGE, "The grinder makes a loud noise").places).not.toContain(`${TROUBLES} › Error 12`);
    expect(ask(PAGE, "Where is the button?").places).toEqual([]);
  });
});

describe("troubles that one page tells on lines of their own", () => {
  const KETTLE: FoundText = {
    heading: "Troubles",
    text: "The kettle leaks. Replace the seal.\nThe kettle does not heat. Remove the scale.\nThe toaster smells. Empty the tray.",
  };
  const ERRORS: readonly FoundText[] = [
    { heading: "Troubles › Error 12", text: "Close the door. Start again." },
    { heading: "Troubles › Error 15", text: "Empty the tank. Start again." },
  ];
  it.each<[string, readonly FoundText[], string]>([
    ["My kettle leaks", [KETTLE], "The kettle leaks. Replace the seal."],
    ["My kettle does not heat", [KETTLE], "The kettle does not heat. Remove the scale."],
    ["The toaster smells", [KETTLE], "The toaster smells. Empty the tray."],
    ["error 12", ERRORS, "Close the door. Start again."],
    ["I get error 15", ERRORS, "Empty the tank. Start again."],
  ])("are told by the one that was meant: %s", (question, taught, told) => {
    expect(tell(taught, question)).toBe(told);
  });
});
