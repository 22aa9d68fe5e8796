/** Lengths of time, distances and money with their units, as people ask for them and pages tell them. */
import { describe, expect, it } from "vitest";

import { findAmounts, findAskedAmount } from "../../../src/domain/language/told-amounts.ts";

const one = (of: string, amount: number) => ({ of, from: amount, to: amount });

describe("amounts that a folded text tells", () => {
  it.each([
    ["30 minutes", [one("time", 30)]],
    ["a 30-minute lesson", [one("time", 30)]],
    ["45 min: 30 €", [one("time", 45), one("money", 30)]],
    ["どんな30分のレッスン", [one("time", 30)]],
    ["half an hour", [one("time", 30)]],
    ["a half-hour lesson", [one("time", 30)]],
    ["meia hora", [one("time", 30)]],
    ["mezz'ora", [one("time", 30)]],
    ["un'ora", [one("time", 60)]],
    ["uma hora", [one("time", 60)]],
    ["an hour", [one("time", 60)]],
    ["two hours", [one("time", 120)]],
    ["due ore", [one("time", 120)]],
    ["1.5 hours", [one("time", 90)]],
    ["1,5 ore", [one("time", 90)]],
    ["1 h 30 min", [one("time", 90)]],
    ["1 hour and 30 minutes", [one("time", 90)]],
    ["2h30", [one("time", 150)]],
    ["2 hours and a half", [one("time", 150)]],
    ["1 ora e mezza", [one("time", 90)]],
    ["1時間半", [one("time", 90)]],
    ["2時間30分", [one("time", 150)]],
    ["1 to 2 hours", [{ of: "time", from: 60, to: 120 }]],
    ["2〜3時間", [{ of: "time", from: 120, to: 180 }]],
    ["9 - 2 hours", [one("time", 120)]],
    ["10 km", [one("distance", 10_000)]],
    ["10 chilometri", [one("distance", 10_000)]],
    ["10キロのコース", [one("distance", 10_000)]],
    ["800 m", [one("distance", 800)]],
    ["30 metri", [one("distance", 30)]],
    ["€1,200", [one("money", 1200)]],
    ["r$ 12,50", [one("money", 12.5)]],
    ["1.500円", [one("money", 1500)]],
    ["20 euros", [one("money", 20)]],
    ["€20. the tour", [one("money", 20)]],
    ["€20... the tour", [one("money", 20)]],
    ["45 kg", []],
    ["10キログラム", []],
    ["25 m²", []],
    ["25 km/h", []],
    ["room 30, 30 people", []],
    ["lesson 30", []],
    ["at 9:30 h", []],
  ])("%s", (folded, told) => {
    expect(findAmounts(folded)).toEqual(told);
  });
});

describe("the amount that a folded question names", () => {
  it.each([
    ["which lessons of 30 minutes are there?", one("time", 30)],
    ["which tour costs €20?", one("money", 20)],
    ["20 kmのコースはどれですか", one("distance", 20_000)],
    ["which lessons are there?", undefined],
    // Several, or one that others are compared with.
    ["which 30 minute lessons cost €20?", undefined],
    ["which lessons take less than 30 minutes?", undefined],
    ["quali lezioni costano meno di 20 €?", undefined],
    ["quais aulas custam ate r$ 20?", undefined],
    ["20分以内のコースはどれですか", undefined],
    ["what can i get with €20?", undefined],
    ["do you have lessons of 30 minutes or more?", undefined],
    ["is there a bus every 30 minutes?", undefined],
  ])("%s", (folded, amount) => {
    expect(findAskedAmount(folded)).toEqual(amount);
  });
});
