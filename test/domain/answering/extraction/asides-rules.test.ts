/** Which neighbours of a sentence that answers are told with it: by what they name, show or go on from. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

it.each([
  ["Is the sauna heated?", "The sauna is heated. Sauna towel: €4."],
  ["Who grooms the big dogs?", "Anna grooms the big dogs. Ben is at the desk with the dogs."],
  ["How much is the sauna?", "The sauna is heated. Entry: €12."],
])("what follows is told where it is about the thing or shows what was asked for: %s", (question, text) => {
  expect(tell([page("Our house", text)], question)).toBe(text);
});

it.each<[Locale, string, FoundText, string]>([
  [
    "en",
    "When is the sauna open?",
    page("Spa", "The sauna is open when the lamp is lit. Towels are free when you ask."),
    "The sauna is open when the lamp is lit.",
  ],
  ["en", "Who is Anna?", page("Our team", "Anna is our groomer. Ben is our driver."), "Anna is our groomer."],
  [
    "it",
    "Chi è Anna?",
    page("Il team", "Anna è la nostra toelettatrice. Ben è il nostro autista."),
    "Anna è la nostra toelettatrice.",
  ],
])("%s: %s is answered without what is said of something else", (locale, question, taught, told) => {
  expect(tell([taught], question, locale)).toBe(told);
});

it.each<[Locale, string, string, string]>([
  ["en", "Where is the sauna?", "The sauna is on the first floor.", "The sauna is cleaned daily."],
  ["en", "Where do I park?", "Park behind the house in Mill Street.", "Do not park for long."],
  [
    "it",
    "Dove si parcheggia?",
    "Si parcheggia dietro la casa in via Roma.",
    "Chi parcheggia spenga il motore.",
  ],
  ["pt-BR", "Onde fica a sauna?", "A sauna fica no primeiro andar.", "A sauna é limpa todo dia."],
])("%s: %s is told by the place, not by another section", (locale, question, place, other) => {
  expect(tell([page("A", place), page("B", other)], question, locale)).toBe(place);
});

it("another section is told beside it where no place was asked for", () => {
  const [spa, care] = [page("Spa", "The sauna is clean."), page("Care", "The sauna is cleaned daily.")];
  expect(tell([spa, care], "Is the sauna clean?")).toContain("cleaned daily");
});

it.each<[Locale, string, readonly string[]]>([
  ["en", "Is the sauna hot?", ["Yes, 90 degrees. Take a towel.", "Cold water is beside it."]],
  ["en", "Can I bring my dog?", ["Yes, on a lead. The bill is €5 a night.", "Please tell us before."]],
  ["it", "Posso portare il cane?", ["Sì, al guinzaglio. Ciotola: 5 €."]],
  ["pt-BR", "Posso levar meu cachorro?", ["Sim, na coleira. Tigela: R$ 5."]],
])("%s: below “%s” all is its answer", (locale, question, lines) => {
  expect(tell([page(question, ...lines)], question, locale)).toBe(lines.join("\n"));
});

it("half an answer is told with what stands beside it and with the other half", () => {
  const wood = page("Legno", "Tutto è di legno finlandese.");
  const spa = page("Spa", "Abbiamo due saune. Bibite: 3 €.");
  expect(tell([spa, wood], "Avete una sauna finlandese?", "it")).toBe(`${spa.text}\n${wood.text}`);
});

it.each([
  // One case of several, and what has no topic of its own, go on from the sentence before.
  ["返金してもらえますか？", "返品は7日以内に承ります。連絡なしの場合は返金できません。", undefined],
  [
    "返金してもらえますか？",
    "朝は混みます。返品は7日以内です。返金または交換いたします。",
    "返品は7日以内です。返金または交換いたします。",
  ],
  [
    "返金はありますか？",
    "朝は混みます。返金は現金です。お電話ください。",
    "返金は現金です。お電話ください。",
  ],
  [
    "サウナはいくらですか？",
    "サウナは薪で温めます。\n料金：800円\n朝は混みます。",
    "サウナは薪で温めます。\n料金：800円",
  ],
  ["駐車場は何台ですか？", "駐車場は20台です。\n朝は混みます。\n予約はできません。", "駐車場は20台です。"],
])("in Japanese: %s of “%s”", (question, text, told = text) => {
  expect(tell([page("案内", text)], question, "ja")).toBe(told);
});

it("two sections that say where are both told", () => {
  const [house, station] = [
    page("Arrivo", "Si parcheggia dietro la casa in via Roma."),
    page("Stazione", "Si parcheggia anche alla stazione in piazza Verdi."),
  ];
  const told = tell([house, station], "Dove posso parcheggiare?", "it");
  expect(told).toContain(house.text);
  expect(told).toContain(station.text);
});

it.each<[Locale, string, string, string]>([
  ["en", "Who washes and grooms dogs?", "Anna grooms dogs.", "Ben drives the bus."],
  ["it", "Chi lava e tosa i cani?", "Anna tosa i cani.", "Ben guida il bus."],
])("%s: %s is told by who does half of it, not by somebody else", (locale, question, told, other) => {
  const heading = locale === "it" ? "Il team" : "Our team";
  expect(tell([page(heading, `${told} ${other}`)], question, locale)).toBe(told);
});

it.each([
  [
    "貸切風呂は予約が必要ですか？",
    "貸切風呂",
    "鍵：受付\n貸切風呂は予約が必要です。タオルもあります。",
    "貸切風呂は予約が必要です。タオルもあります。",
  ],
  // Who compares is told both.
  ["料金はどちらが安いですか？", "案内", "個室は広いです。大部屋の料金は安いです。", undefined],
])("in Japanese: %s below %s", (question, heading, text, told = text) => {
  expect(tell([page(heading, text)], question, "ja")).toBe(told);
});
