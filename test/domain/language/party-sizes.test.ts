import { describe, expect, it } from "vitest";

import { fold } from "../../../src/domain/language/normalise.ts";
import { between, widthAround } from "../../../src/domain/language/number-words.ts";
import { findPartySize, findPartySpans, withPartySize } from "../../../src/domain/language/party-sizes.ts";

describe("how many people somebody comes with", () => {
  it.each<[string, number | undefined]>([
    ["How much is the room for 10 people?", 10],
    ["we are twelve, how much is it", 12],
    ["somos 10, quanto sai a sala", 10],
    ["quanto custa para seis pessoas", 6],
    ["quanto costa in quattro?", 4],
    ["siamo in 7", 7],
    ["10人でいくらですか", 10],
    ["2人目は割引ですか", undefined],
    ["how much is it for 2 hours", undefined],
    ["quanto costa per 3 giorni", undefined],
    ["how much for one", undefined],
    ["is it open in March", undefined],
  ])("%s", (text, size) => {
    expect(findPartySize(fold(text))).toBe(size);
  });
});

describe("for how many people something is", () => {
  it.each<[string, [number, number][]]>([
    ["Small room (up to 6 people): £20", [[1, 6]]],
    ["Sala grande (até 14 pessoas): R$ 110", [[1, 14]]],
    ["da 2 a 6 giocatori", [[2, 6]]],
    ["6 o 7 giocatori: 108 €", [[6, 7]]],
    ["4 giocatori: 80 €", [[4, 4]]],
    ["Groups of ten or more £10 each", [[10, 1000]]],
    ["10名以上の団体は1割引です", [[10, 1000]]],
    ["小会議室(4名まで)、大会議室(12名まで)", [[1, 4], [1, 12]]], // prettier-ignore
    ["2~4名", [[2, 4]]],
    ["1名追加ごとに1,000円", []],
    ["Two rooms for £20", []],
  ])("%s", (text, spans) => {
    expect(findPartySpans(fold(text))).toEqual(spans.map(([from, to]) => ({ from, to })));
  });
});

describe("the same question for another number of people", () => {
  it.each<[asked: string, number, "en" | "it" | "pt-BR", other: string]>([
    ["how much is it for 4 people?", 10, "en", "how much is it for 10 people?"],
    ["we are twelve, how much is it", 4, "en", "we are 4, how much is it"],
    ["quanto custa para seis pessoas", 8, "pt-BR", "quanto custa para 8 pessoas"],
    ["siamo in 7, quanto costa", 9, "it", "siamo in 9, quanto costa"],
    ["how much is the room?", 6, "en", "how much is the room for 6 people"],
    ["quanto custa a sala? ", 3, "pt-BR", "quanto custa a sala para 3 pessoas"],
    ["quanto costa...?!", 2, "it", "quanto costa per 2 persone"],
    ["how much for one", 5, "en", "how much for one for 5 people"],
  ])("%s, for %i", (asked, size, locale, other) => {
    expect(withPartySize(fold(asked), size, locale)).toBe(other);
  });
});

it.each([
  ["is that of the narrowest that holds it", 4, 2],
  ["is that of the only one that holds it", 9, 9],
  ["counts its ends in", 10, 9],
  ["is none outside", 12, undefined],
])("the width of spans around a number %s", (_rule, number, width) => {
  expect(widthAround([between(1, 10), between(3, 5), between(7, 8)], number)).toBe(width);
});
