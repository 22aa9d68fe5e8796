/** Rule by rule: which price is that of the thing, which of what is done to it or paid for it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  areOnThing,
  findOwnPrice,
  isPriceOfNone,
  isPriceOfOther,
} from "../../../../src/domain/answering/extraction/own-price.ts";
import { isRow } from "../../../../src/domain/answering/extraction/rows.ts";
import { type FoundText, openInOrder } from "../found.ts";

const page = (heading: string, text: string): FoundText => ({ heading, text });

describe("a price beside the row of the thing", () => {
  it.each<[Locale, string, string, string, boolean]>([
    ["en", "The deposit is £80 for a kayak.", "Kayak: £20", "How much is a kayak?", true],
    ["en", "A kayak costs £20.", "Kayak: £20", "How much is a kayak?", false],
    ["en", "Renting a kayak costs £20.", "Kayak: £20", "How much is a kayak?", false],
    ["en", "The hire of a kayak is £20.", "Kayak: £20", "How much is a kayak?", false],
    ["en", "The cleaning of a kayak is £20.", "Kayak: £20", "How much is a kayak?", true],
    // What it is told of cannot be read.
    ["en", "We ask for £80.", "Kayak: £20", "How much is a kayak?", false],
    // It tells no price, or none was asked for.
    ["en", "The paddle is included.", "Kayak: £20", "How much is a kayak?", false],
    ["en", "The deposit is £80 for a kayak.", "Kayak: £20", "Do you have kayaks?", false],
    ["en", "The guide is 40 years old.", "Kayak: from 12 years", "How old must I be for a kayak?", false],
    ["pt-BR", "O depósito é R$ 80 para o caiaque.", "Caiaque: R$ 20", "Quanto custa um caiaque?", true],
    ["pt-BR", "O aluguel do caiaque sai R$ 20.", "Caiaque: R$ 20", "Quanto custa um caiaque?", false],
    ["it", "La cauzione è 80 € per la canoa.", "Canoa: 20 €", "Quanto costa una canoa?", true],
    ["it", "Il noleggio della canoa viene 20 €.", "Canoa: 20 €", "Quanto costa una canoa?", false],
    // Of what a Japanese sentence tells a price is not read: a row below 料金 says that it is one.
    ["ja", "自転車の保証金は5,000円です。", "自転車：1日 1,000円", "自転車はいくらですか？", true],
    ["ja", "自転車の料金は5,000円です。", "自転車：1日 1,000円", "自転車はいくらですか？", false],
  ])("%s: “%s” is another than that of “%s” for “%s”: %j", (locale, told, row, question, isOther) => {
    const heading = { en: "Prices", "pt-BR": "Preços", it: "Prezzi", ja: "料金" }[locale];
    const helmet = { en: "Helmet: £5", "pt-BR": "Capacete: R$ 5", it: "Casco: 5 €", ja: "帽子：200円" }[
      locale
    ];
    const pages = [{ heading: "", text: told }, page(heading, `${row}\n${helmet}`)];
    const { weighed, sentences } = openInOrder(pages, question, locale);
    expect(isPriceOfOther(sentences[0]!, sentences[1]!, weighed)).toBe(isOther);
  });

  it("is another one in no language where the row says no more of a price: Japanese", () => {
    const pages = [
      page("", "自転車の保証金は5,000円です。"),
      page("貸出", "自転車：1日 1,000円\n帽子：200円"),
    ];
    const { weighed, sentences } = openInOrder(pages, "自転車はいくらですか？", "ja");
    expect(isPriceOfOther(sentences[0]!, sentences[1]!, weighed)).toBe(false);
  });
});

describe("a price of what has nothing of the thing in its name", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "The deposit is £80 for a double kayak.", "How much is a double kayak?", true],
    ["en", "The kayak deposit is £80.", "How much is a double kayak?", false],
    // The price is nothing of the thing.
    ["en", "The price of cleaning is £80.", "What is the cost of a kayak?", true],
    ["en", "From £80 for a double kayak.", "How much is a double kayak?", false],
    ["it", "La cauzione è 80 € per la canoa.", "Quanto costa una canoa?", true],
    ["pt-BR", "O caiaque duplo custa R$ 80.", "Quanto custa um caiaque?", false],
    ["ja", "保証金は80円です。", "自転車はいくらですか？", false],
  ])("%s: “%s” for “%s”: %j", (locale, told, question, isOfNone) => {
    const { weighed, sentences } = openInOrder([{ text: told }], question, locale);
    expect(isPriceOfNone(sentences[0]!, weighed)).toBe(isOfNone);
  });
});

describe("the price to tell instead of the sentence found first", () => {
  const ROWS = page("Prices", "Kayak cleaning: £9\nPaddle: £5");
  const PROSE = page("", "The deposit is £80 for a kayak. A kayak costs £20.");
  it.each<[string, readonly FoundText[], string | readonly string[], string | undefined]>([
    ["that of the very thing, after a row", [ROWS, PROSE], "How much is a kayak?", "A kayak costs £20."],
    [
      "none after a row, of the thing",
      [ROWS, page("", "The deposit is £80 for a kayak.")],
      "How much is a kayak?",
      undefined,
    ],
    ["none, for no price was asked for", [ROWS, PROSE], "Do you have kayaks?", undefined],
    [
      "none, for it leans on an earlier question",
      [ROWS, PROSE],
      ["Do you have kayaks?", "And how much are they?"],
      undefined,
    ],
    ["none of anything", [], "How much is a kayak?", undefined],
    [
      "none, for the first one holds the thing",
      [page("", "Kayaks float. A kayak costs £20.")],
      "How much is a kayak?",
      undefined,
    ],
    [
      "none, for no thing was named",
      [page("", "We are here. That costs £20.")],
      "How much does it cost?",
      undefined,
    ],
    [
      "that below the name of the thing",
      [page("Sales", "It depends."), page("Kayaks", "They float. From £60.")],
      "How much is a kayak?",
      "From £60.",
    ],
    [
      "none of what holds a part of the thing",
      [page("Sales", "It depends."), page("Kayaks", "From £60.")],
      "How much is a kayak repair?",
      undefined,
    ],
    [
      "none, for the first one holds a part of the thing",
      [page("Repair", "It depends."), page("Kayak repair", "From £60.")],
      "How much is a kayak repair?",
      undefined,
    ],
    [
      "none below the name of the thing, for it was asked how old one has to be",
      [page("Sales", "It depends."), page("Kayaks", "They float. From 12 years.")],
      "How old must I be for a kayak?",
      undefined,
    ],
    // A line by itself that has no label is none of another thing.
    [
      "that below the name of the thing, after a bare line",
      [page("Sales", "It depends\nAsk us"), page("Kayaks", "From £60.")],
      "How much is a kayak?",
      "From £60.",
    ],
  ])("is %s", (_, taught, questions, told) => {
    const { weighed, sentences } = openInOrder(taught, questions);
    expect(findOwnPrice(sentences, weighed)?.text).toBe(told);
  });
});

describe("rows of prices of what is done to the thing", () => {
  it.each<[Locale, string, string, string, boolean]>([
    ["en", "Guitar cleaning: €40\nGuitar strings: €9", "A guitar costs €300.", "How much is a guitar?", true],
    ["en", "Guitar cleaning: €40\nViolin: €9", "A guitar costs €300.", "How much is a guitar?", false],
    // The thing itself, of a kind or for somebody.
    ["en", "Red guitar: €40\nBlue guitar: €90", "A guitar costs €300.", "How much is a guitar?", false],
    [
      "en",
      "Guitar for children: €40\nGuitar for adults: €90",
      "A guitar costs €300.",
      "How much is a guitar?",
      false,
    ],
    [
      "en",
      "Bass guitar cleaning: €40\nBass guitar strings: €9",
      "A bass guitar costs €300.",
      "How much is a bass guitar?",
      true,
    ],
    // Nothing tells the price of the thing, or none was asked for.
    [
      "en",
      "Guitar cleaning: €40\nGuitar strings: €9",
      "A violin costs €300.",
      "How much is a guitar?",
      false,
    ],
    ["en", "Guitar cleaning: €40\nGuitar strings: €9", "A guitar costs €300.", "Do you have guitars?", false],
    [
      "it",
      "Pulizia della chitarra: 40 €\nCorde per chitarra: 9 €",
      "Una chitarra costa 300 €.",
      "Quanto costa una chitarra?",
      true,
    ],
    [
      "it",
      "Chitarra per bambini: 40 €\nChitarra di legno: 9 €",
      "Una chitarra costa 300 €.",
      "Quanto costa una chitarra?",
      false,
    ],
    [
      "pt-BR",
      "Limpeza do violão: R$ 40\nCordas para violão: R$ 9",
      "Um violão custa R$ 600.",
      "Quanto custa um violão?",
      true,
    ],
    [
      "pt-BR",
      "Violão: R$ 40\nMeio violão: R$ 9",
      "Um violão custa R$ 600.",
      "Quanto custa um violão?",
      false,
    ],
    ["ja", "ギターの掃除：400円\nギターの弦：90円", "ギターは3,000円です。", "ギターはいくらですか？", false],
  ])("%s: %j beside “%s” for “%s”: %j", (locale, rows, told, question, areOn) => {
    const { weighed, sentences } = openInOrder([page("", rows), page("", told)], question, locale);
    const own = sentences.filter((one) => isRow(one));
    expect(areOnThing(own, sentences, weighed)).toBe(areOn);
  });
});
