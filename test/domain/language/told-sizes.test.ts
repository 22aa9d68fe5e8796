import { describe, expect, it } from "vitest";

import { fold } from "../../../src/domain/language/normalise.ts";
import { findSize, findSizeSpans, type Size } from "../../../src/domain/language/told-sizes.ts";

describe("the size that somebody tells", () => {
  it.each<[string, Size | undefined]>([
    ["How much is it for a 30 kg dog?", { unit: "kg", size: 30 }],
    ["a 3kg parcel", { unit: "kg", size: 3 }],
    ["It weighs 1.5 kilos.", { unit: "kg", size: 1.5 }],
    ["I'm 1.40 tall, can I climb?", { unit: "cm", size: 140 }],
    ["She is 110 cm tall.", { unit: "cm", size: 110 }],
    ["um cachorro de 15 quilos", { unit: "kg", size: 15 }],
    ["tenho 1,75 de altura", { unit: "cm", size: 175 }],
    ["peso 125 kg posso salire?", { unit: "kg", size: 125 }],
    ["sono alto 1,40 posso entrare?", { unit: "cm", size: 140 }],
    ["8キロの犬はいくらですか", { unit: "kg", size: 8 }],
    ["身長110cmでも乗れますか", { unit: "cm", size: 110 }],
    ["Is there a bus within 500 m?", undefined],
    ["quanto custa a 30 m daqui", undefined],
    ["a 5 km run", undefined],
    ["We are 4, how much is it?", undefined],
    ["It costs 1,40 €.", undefined],
    ["10キロメートル", undefined],
  ])("%s", (text, size) => {
    const found = findSize(fold(text));
    expect(found && { ...found, size: Math.round(found.size * 100) / 100 }).toEqual(size);
  });
});

const MOST = 100_000;
describe("the sizes of which a page tells", () => {
  it.each<[string, readonly (readonly ["kg" | "cm", number, number])[]]>([
    ["2 to 5 kg: £6.50", [["kg", 2, 5]]],
    ["10–25kg", [["kg", 10, 25]]],
    ["Up to 2 kg: £4.20", [["kg", 0, 2]]],
    ["Under 5 kg", [["kg", 0, 4.99]]],
    ["Over 5 kg: £9", [["kg", 5.01, MOST]]],
    ["20 kg or more", [["kg", 20, MOST]]],
    ["Minimum height 120 cm", [["cm", 120, MOST]]],
    ["Maximum weight: 110 kg", [["kg", 0, 110]]],
    ["Cão de 10 a 25 kg: R$ 100", [["kg", 10, 25]]],
    ["Cão acima de 25 kg", [["kg", 25.01, MOST]]],
    [
      "Banho: R$ 45 até 10 kg, R$ 60 até 25 kg",
      [
        ["kg", 0, 10],
        ["kg", 0, 25],
      ],
    ],
    ["altezza minima 95 cm", [["cm", 95, MOST]]],
    ["Junior (fino a 130 cm)", [["cm", 0, 130]]],
    ["da 1,10 m", [["cm", 110, MOST]]],
    ["Peso massimo 120 kg.", [["kg", 0, 120]]],
    ["oltre i 30 kg", [["kg", 30.01, MOST]]],
    ["10kgまで500円", [["kg", 0, 10]]],
    ["身長110cm以上", [["cm", 110, MOST]]],
    ["10〜25kg", [["kg", 10, 25]]],
    ["5キロ未満", [["kg", 0, 4.99]]],
    // A wire of 180 metres and a boat of 12 are no heights of anybody.
    ["la zip line da 180 metri", []],
    ["up to 12 m long", []],
    ["5 to 9 pm", []],
    ["Aquila (145 cm)", []],
    ["a radius of 15 km", []],
  ])("%s", (text, spans) => {
    expect(findSizeSpans(fold(text)).map(({ unit, from, to }) => [unit, from, to])).toEqual(spans);
  });
});
