/** What is told of a price list to a party of several kinds of payers. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findPriceForPayers,
  isForAdults,
} from "../../../../src/domain/answering/extraction/price-for-payers.ts";
import { findIn, type FoundText, openInOrder } from "../found.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

function tell(
  taught: readonly FoundText[],
  question: string,
  { locale = "en" as Locale, earlier = [] as readonly string[] } = {},
): readonly string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  return findPriceForPayers(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

const ADULT = "Adults: €10";
const CHILD = "Children under 14: €4";
const SENIOR = "Seniors: €7";
const STUDENT = "Students: €6";
const FAMILY = "Family (2 adults and 3 children): €25";
const TODDLER = "Children under 3: free";
const PRICES = page("Admission prices", ADULT, CHILD, SENIOR, STUDENT);
const WITH_FAMILIES = page("Admission prices", ADULT, CHILD, SENIOR, STUDENT, FAMILY);

it.each<[string, readonly FoundText[], readonly string[] | undefined]>([
  // Each of the party his own row, in whatever order they were named.
  ["How much is it for two adults and a senior?", [PRICES], [ADULT, SENIOR]],
  ["How much is it for a student and a senior?", [PRICES], [SENIOR, STUDENT]],
  ["How much is it for my wife and our two kids?", [PRICES], [ADULT, CHILD]],
  ["How much is it for two adults, a child and a senior?", [PRICES], [ADULT, CHILD, SENIOR]],
  // By age, or by a name that tells it.
  ["How much is it for a senior and a 9 year old?", [PRICES], [SENIOR, CHILD]],
  [
    "How much is it for two adults and a toddler?",
    [page("Admission prices", ADULT, "Children aged 4 to 14: €4", TODDLER)],
    [ADULT, TODDLER],
  ],
  // A family has its own price, and is told each of its own where none is there.
  ["How much is it for a family?", [WITH_FAMILIES], [FAMILY]],
  ["How much is it for a family?", [PRICES], [ADULT, CHILD]],
  ["How much is it for a family with a senior?", [WITH_FAMILIES], [SENIOR, FAMILY]],
  ["How much is it for a family with a senior?", [PRICES], [ADULT, CHILD, SENIOR]],
  [
    "How much is it for a family with a 2 year old?",
    [page("Prices", ADULT, CHILD, TODDLER)],
    [ADULT, TODDLER],
  ],
  ["How much is it for two adults and two children?", [WITH_FAMILIES], [FAMILY, ADULT, CHILD]],
  ["How much is it for two adults and a 9 year old?", [WITH_FAMILIES], [FAMILY, ADULT, CHILD]],
  ["How much is it for a couple and a senior?", [WITH_FAMILIES], [ADULT, SENIOR]],
  ["How much is it for a senior and two children?", [WITH_FAMILIES], [CHILD, SENIOR]],
  // Who has no price of his own pays the one for adults; not so a child.
  ["How much is it for an adult and a senior?", [page("Prices", ADULT, CHILD)], [ADULT]],
  ["How much is it for a student and a child?", [page("Prices", ADULT, CHILD)], [CHILD, ADULT]],
  [
    "How much is it for an adult and a child?",
    [page("Admission prices", ADULT, "Up to 130 cm: €4")],
    [ADULT, "Up to 130 cm: €4"],
  ],
  [
    "How much is it for an adult and a child?",
    [page("Admission prices", SENIOR, STUDENT, "Up to 130 cm: €4")],
    undefined,
  ],
  [
    "How much is it for a student and a child?",
    [page("Prices", ADULT, "Adults with guide: €14", CHILD)],
    [CHILD, ADULT],
  ],
  [
    "How much is it for a senior and a 9 year old?",
    [page("Admission prices", ADULT, SENIOR, "Up to 130 cm: €4")],
    [SENIOR, ADULT, "Up to 130 cm: €4"],
  ],
  [
    "How much is it for an adult and a child?",
    [page("Prices", ADULT, "Ages 5 to 18: €4", "Over 65: €7")],
    [ADULT, "Ages 5 to 18: €4"],
  ],
  [
    "How much is it for an adult and a senior?",
    [page("Prices", ADULT, "Ages 5 to 18: €4", "Over 55: €7")],
    [ADULT, "Over 55: €7"],
  ],
  // Something else was asked, or nothing is told by payers.
  ["When can two adults and a senior come?", [PRICES], undefined],
  ["How much is it for two adults and a senior?", [page("Shop", "Map: €5", "Mug: €8")], undefined],
])("%s of %j: %j", (question, taught, told) => {
  expect(tell(taught, question)).toEqual(told);
});

it.each<[Locale, string, FoundText, readonly string[]]>([
  [
    "it",
    "Quanto costa per due adulti e un anziano?",
    page("Ingresso", "Ingresso adulti: 10 €", "Ingresso bambini: 4 €", "Ingresso ridotto: 7 €"),
    ["Ingresso adulti: 10 €", "Ingresso ridotto: 7 €"],
  ],
  [
    "it",
    "Quanto costa per una famiglia?",
    page("Ingresso", "Adulti: 10 €", "Ragazzi: 4 €", "Biglietto famiglia: 25 €"),
    ["Biglietto famiglia: 25 €"],
  ],
  [
    "pt-BR",
    "Quanto custa para um casal e um idoso?",
    page("Ingressos", "Ingresso adulto: R$ 40", "Crianças: R$ 10", "Idosos: R$ 20"),
    ["Ingresso adulto: R$ 40", "Idosos: R$ 20"],
  ],
  [
    "pt-BR",
    "Quanto custa para um adulto e um estudante?",
    page("Ingressos", "Inteira: R$ 40", "Meia: R$ 20"),
    ["Inteira: R$ 40", "Meia: R$ 20"],
  ],
  [
    "ja",
    "大人2人と子ども1人でいくらですか？",
    page("入館料", "大人：1,000円", "小人：400円", "シニア：700円"),
    ["大人：1,000円", "小人：400円"],
  ],
  [
    "ja",
    "夫婦と祖父母でいくらですか？",
    page("入館料", "大人：1,000円", "小・中学生：400円", "65歳以上：700円"),
    ["大人：1,000円", "65歳以上：700円"],
  ],
  [
    "ja",
    "大人と大学生でいくらですか？",
    page("入館料", "一般：1,000円", "小学生：200円", "中学生：400円", "学生：700円"),
    ["一般：1,000円", "学生：700円"],
  ],
])("%s: %s", (locale, question, taught, told) => {
  expect(tell([taught], question, { locale })).toEqual(told);
});

it("is told of the thing that was named, to somebody of two kinds", () => {
  const pool = page("Pool prices", "Adults: €8", "Children: €3", "Seniors: €5");
  const sauna = page("Sauna prices", "Adults: €18", "Seniors: €15");
  const question = "How much is the sauna for an adult and a senior?";
  expect(tell([pool, sauna], question)).toEqual(["Adults: €18", "Seniors: €15"]);
  expect(tell([pool, sauna], "How much is the sauna for a family?")).toBeUndefined();
});

it("is none of a follow-up, which asks of what was spoken of before", () => {
  const earlier = ["How much is the sauna?"];
  expect(tell([PRICES], "And for two adults and a senior?", { earlier })).toBeUndefined();
});

it("is no answer where more than six rows would be told", () => {
  const ages = [3, 6, 9, 12, 15].map((age) => `Aged ${age - 2} to ${age}: €${age}`);
  const taught = page("Admission prices", ADULT, SENIOR, ...ages);
  const party = "How much is it for an adult, a senior and children aged";
  expect(tell([taught], `${party} 2, 5, 8 and 11?`)).toHaveLength(6);
  expect(tell([taught], `${party} 2, 5, 8, 11 and 14?`)).toBeUndefined();
});

it("is the whole list of no more than six rows where one of the party has none of his own", () => {
  const rows = ["Up to 130 cm: €4", "Up to 110 cm: €3", "Up to 90 cm: €2", "Dogs: €1", "Bikes: €2"];
  const question = "How much is it for an adult and a child?";
  expect(tell([page("Admission prices", ADULT, ...rows)], question)).toHaveLength(6);
  expect(tell([page("Admission prices", ADULT, ...rows, "Sledges: €3")], question)).toBeUndefined();
});

it.each([
  ["Adults: €10", true],
  ["Adult ticket: €10", true],
  ["Tickets adults: €10", true],
  ["Adult single: €10", true],
  ["Adults and teenagers: €10", true],
  // A thing for somebody is no price for him.
  ["Adult tricycle: €10", false],
  ["Adults' bike: €10", false],
  ["Children: €4", false],
])("%s is for adults: %s", (row, isFor) => {
  const { sentences } = openInOrder([page("Prices", row, "Map: €3")], "How much is it?");
  expect(isForAdults(sentences[0]!)).toBe(isFor);
});

it.each<[string, readonly string[], readonly string[]]>([
  // A child's bike is no price for a child.
  [
    "How much is it for an adult and a child?",
    [ADULT, "Children's bike: €9", "Kids under 12: €4"],
    [ADULT, "Kids under 12: €4"],
  ],
  [
    "How much is it for an adult and a child?",
    [ADULT, "Ages 5 to 15: €4", "Ages 16 to 25: €8"],
    [ADULT, "Ages 5 to 15: €4"],
  ],
  ["How much is it for an adult and a child?", ["Adult tricycle: €12", ADULT, CHILD], [ADULT, CHILD]],
  [
    "How much is it for an adult and a senior?",
    [ADULT, "Over 65: €7", "Over 18: €9"],
    [ADULT, "Over 65: €7"],
  ],
  [
    "How much is it for an adult and a pensioner?",
    [ADULT, CHILD, "Concessions: €7"],
    [ADULT, "Concessions: €7"],
  ],
  [
    "How much is it for an adult and a student?",
    [ADULT, CHILD, "Concessions: €7"],
    [ADULT, "Concessions: €7"],
  ],
  [
    "How much is it for an adult and a senior?",
    [ADULT, CHILD, "Family with senior: €20", SENIOR],
    [ADULT, SENIOR],
  ],
])("%s of %j: %j", (question, rows, told) => {
  expect(tell([page("Admission prices", ...rows)], question)).toEqual(told);
});

it("is told by sentences of the list, too", () => {
  const taught = page("Admission prices", ADULT, SENIOR, "Children come in free of charge.");
  expect(tell([taught], "How much is it for an adult and a child?")).toEqual([
    ADULT,
    "Children come in free of charge.",
  ]);
});
