/** Prices of what is for a thing, where the thing itself was asked for. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { isPriceForThing } from "../../../../src/domain/answering/confidence/price-for-thing.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

function isFor(
  locale: Locale,
  heading: string,
  text: string,
  question: string,
  passages = 50,
): boolean | undefined {
  const { weighed, ranked } = findIn([{ heading, text }], question, locale);
  const told = extract(rankSentences(ranked, weighed), weighed);
  return told && isPriceForThing({ ...weighed, passages }, told);
}

const BERTHS = "Berth for a boat up to 8 m: €5\nBerth for a boat over 8 m: €9";

it.each<[Locale, string, string]>([
  ["en", BERTHS, "How much is a boat?"],
  ["en", BERTHS, "What does it cost to rent a boat?"],
  ["en", "Berth per boat: €5\nShower: €1", "How much is a boat?"],
  ["en", "A berth for your own boat costs €5 a night.", "How much is a boat?"],
  ["en", "Mooring a boat costs €5 a night.", "How much are the boats?"],
  ["en", "Lock for a bike: €2\nTrailer for a bike: €9", "How much is a bike?"],
  ["it", "Casco per bici: 3 €\nLucchetto per bici: 2 €", "Quanto costa una bici?"],
  ["it", "Ormeggiare una barca costa 5 € a notte.", "Quanto costa una barca?"],
  ["pt-BR", "Vaga para barco: R$ 20\nCapa para barco: R$ 10", "Quanto custa um barco?"],
  ["pt-BR", "Guardar um barco custa R$ 20.", "Quanto custa um barco?"],
  ["ja", "自転車用ヘルメット：300円\n自転車用かご：200円", "自転車はいくらですか"],
  // Found by the size alone.
  ["en", "Basket: €5 a day\nTrailer for dogs: €12 a day, up to 30 kg", "How much is a bike for 30 kg?"],
  ["it", "Cestino: 5 €\nCarrello per cani: 12 €, fino a 30 kg", "Quanto costa una bici per 30 kg?"],
  ["pt-BR", "Cesta: R$ 5\nReboque para cães: R$ 12, até 30 kg", "Quanto custa uma bicicleta para 30 kg?"],
])("%s: %j is no answer to %s", (locale, text, question) => {
  expect(isFor(locale, "Prices", text, question)).toBe(true);
});

it.each<[Locale, string, string, string]>([
  // It is what was asked for.
  ["en", "Prices", BERTHS, "How much is a berth for a boat?"],
  ["en", "Prices", BERTHS, "How much is a berth?"],
  ["en", "Prices", "Mooring a boat costs €5.", "How much is mooring a boat?"],
  ["en", "Prices", "A berth for your own boat costs €5.", "How much is it to moor a boat?"],
  ["ja", "料金", "自転車用ヘルメット：300円", "自転車用ヘルメットはいくらですか"],
  // The thing has a price as well, by its name or below it.
  ["en", "Prices", "Boat: €20\nBerth for a boat: €5", "How much is a boat?"],
  ["en", "Boats", "Berth for a boat: €5\nRowing: €9\nPedal: €12", "How much is a boat?"],
  // What is paid for the thing.
  ["en", "Prices", "Ticket for the tour: €8\nTicket for the tour with lunch: €20", "How much is the tour?"],
  ["en", "Prices", "Fee for a car: €12", "How much is a car?"],
  ["en", "Prices", "Renting a boat costs €12.", "How much is a boat?"],
  ["it", "Prezzi", "Noleggio per barca: 30 €", "Quanto costa una barca?"],
  ["it", "Prezzi", "Noleggiare una barca costa 30 €.", "Quanto costa una barca?"],
  ["pt-BR", "Preços", "Ingresso para o passeio: R$ 30", "Quanto custa o passeio?"],
  ["ja", "料金", "自転車用レンタル料：300円", "自転車はいくらですか"],
  // It is for whom that size was told of, or of no other thing.
  ["en", "Prices", "Cot: €3\nBed for dogs: €5, up to 30 kg", "How much is a room for a 30 kg dog?"],
  ["en", "Bikes", "Frame for children: €9, up to 30 kg\nBell: €2", "How much is a bike for 30 kg?"],
  ["en", "Prices", "Small: €5, up to 10 kg\nLarge: €12, up to 30 kg", "How much is a bike for 30 kg?"],
  // What a dog comes to, and no price.
  ["en", "Prices", "Bed for a dog: €5", "How much is a dog?"],
  ["en", "Prices", "Berth for a boat: 8 m", "Is there a boat?"],
])("%s: below %j %j may answer %s", (locale, heading, text, question) => {
  expect(isFor(locale, heading, text, question)).toBe(false);
});

it("is looked at only where a price was asked for, of a robot of a few pages", () => {
  expect(isFor("en", "Prices", BERTHS, "How much is a boat?", 200)).toBe(true);
  expect(isFor("en", "Prices", BERTHS, "How much is a boat?", 201)).toBe(false);
  expect(isFor("en", "Prices", BERTHS, "Where is a boat?")).not.toBe(true);
});

it("is no answer beside what is told of something else, but beside the thing", () => {
  expect(isFor("en", "Prices", `${BERTHS}\nShower: €1`, "How much is a boat?")).toBe(true);
  const told = (text: string): boolean => {
    const { weighed, ranked } = findIn([{ heading: "Prices", text }], "How much is a boat?", "en");
    const sentences = rankSentences(ranked, weighed);
    return isPriceForThing(weighed, { ...extract(sentences, weighed)!, sentences });
  };
  expect(told("Berth for a boat: €5\nShower: €1")).toBe(true);
  expect(told("Berth for a boat: €5\nA boat is moored here.")).toBe(false);
  expect(told("Shower: €1\nTowel: €2")).toBe(false);
});
