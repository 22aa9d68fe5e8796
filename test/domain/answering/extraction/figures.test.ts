/** How far something goes and how fast is told by what says that of it, not by what says how long it charges. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findFigure, lacksFigure } from "../../../../src/domain/answering/extraction/figures.ts";
import { type FoundText, openInOrder } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const CHARGING = "Charging the e-bike battery takes 4 hours.";
const RANGE = "The e-bike has a range of 80 km.";
const SPEED = "The e-bike helps you up to 25 km/h.";
const EBIKE = page("E-bikes", CHARGING, RANGE, SPEED);
const SCOOTER = page("Scooters", "The scooter goes 40 km on one charge. It is red.");

it.each<[Locale, string, readonly FoundText[], string | undefined]>([
  ["en", "How long does the e-bike battery last?", [EBIKE, SCOOTER], RANGE],
  [
    "en",
    "How far can the scooter go on one charge?",
    [EBIKE, SCOOTER],
    "The scooter goes 40 km on one charge.",
  ],
  ["en", "What is the top speed of the e-bike?", [EBIKE, SCOOTER], SPEED],
  // The thing stands above.
  [
    "en",
    "What is the range of the tandem?",
    [EBIKE, page("Tandem", "Battery: 60 cells. Range: 50 km.")],
    "Range: 50 km.",
  ],
  // Nothing tells it of that thing, in numbers, or something else was asked.
  ["en", "What is the top speed of the scooter?", [EBIKE, SCOOTER], undefined],
  [
    "en",
    "What is the range of the e-bike?",
    [page("E-bikes", "The e-bike has a long range. It is green.")],
    undefined,
  ],
  ["en", "How long does the e-bike charge?", [EBIKE], undefined],
  [
    "it",
    "Quanto dura la batteria della bici?",
    [page("Bici", "La ricarica dura 4 ore. La bici ha un'autonomia di 80 km.")],
    "La bici ha un'autonomia di 80 km.",
  ],
  [
    "pt-BR",
    "Quanto dura a bateria da bicicleta?",
    [page("Bicicletas", "Carregar leva 4 horas. A bicicleta tem autonomia de 80 km.")],
    "A bicicleta tem autonomia de 80 km.",
  ],
  [
    "ja",
    "自転車の航続距離は？",
    [page("自転車", "充電は4時間です。航続距離は80kmです。")],
    "航続距離は80kmです。",
  ],
])("%s: %s of %j: %s", (locale, question, taught, told) => {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  expect(findFigure(sentences, weighed)?.map(({ text }) => text)).toEqual(told && [told]);
});

it.each<[Locale, string, string, boolean]>([
  // How long charging takes is no range; what neither charges nor tells one is judged by its words.
  ["en", "How long does the e-bike battery last?", `${CHARGING} It is green.`, true],
  ["en", "How long does the e-bike battery last?", "The e-bike battery is heavy. It is green.", false],
  ["en", "How long does the e-bike battery last?", `${CHARGING} ${RANGE}`, false],
  // A speed is told or not.
  ["en", "What is the top speed of the e-bike?", "The e-bike is at its top. It is green.", true],
  ["en", "What is the top speed of the e-bike?", `${SPEED} It is green.`, false],
  ["en", "When can I ride the e-bike?", `${CHARGING} It is green.`, false],
  ["it", "Quanto dura la batteria?", "La batteria si ricarica in 4 ore. È verde.", true],
  ["ja", "航続距離は？", "充電は4時間です。緑です。", true],
])("%s: %s is not answered by %s: %s", (locale, question, text, lacks) => {
  const { weighed, sentences } = openInOrder([text], question, locale);
  expect(lacksFigure(weighed, { sentences })).toBe(lacks);
});
