/** Rows of a kind beside rows and sentences of something else: which of them are told. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
/** The rows of the first page at these places, as a list. */
const rowsOf = ([first]: readonly FoundText[], at: readonly number[]): string =>
  at.map((one) => `- ${first?.text.split("\n")[one]}`).join("\n");

describe("the rows with a price", () => {
  it.each<[Locale, string, readonly FoundText[], readonly number[]]>([
    ["en", "How much are tickets?", [page("Tickets", "Adult: €10", "Child: €5", "Payment: by card")], [0, 1]],
    [
      "ja",
      "チケットはいくらですか？",
      [page("チケット", "大人：1,000円", "子供：500円", "支払い：カード")],
      [0, 1],
    ],
    [
      "en",
      "What are your prices?",
      [page("Price list", "Bride: €90", "Party: €120", "Payment: by card"), page("Wash", "Wash: €12")],
      [0, 1],
    ],
    [
      "en",
      "How much are haircuts?",
      [page("Salon › Haircuts", "Women: €40", "Men: €25", "Children: €15"), page("News", "Haircuts are in.")],
      [0, 1, 2],
    ],
    [
      "it",
      "Quanto costa un massaggio?",
      [page("Massaggio", "30 minuti: 40 €", "60 minuti: 70 €"), page("Regali", "Un massaggio è un regalo.")],
      [0, 1],
    ],
    [
      "pt-BR",
      "Quanto custam os consertos?",
      [
        page("Preços dos consertos", "Corrente: R$ 12", "Freio: R$ 15"),
        page("Oficina", "Consertos rápidos."),
      ],
      [0, 1],
    ],
    [
      "en",
      "How much is a massage?",
      [page("Massage", "30 minutes: €40", "60 minutes: €70", "Bring a towel or hire one for €2.")],
      [0, 1],
    ],
    [
      "en",
      "How much are the bikes for 3 days?",
      [page("Bike hire", "Bike, 1 day: €20", "Bike, 3 days: €50", "E-bike, 3 days: €90")],
      [1, 2],
    ],
  ])("%s: %s %j %j", (locale, question, texts, at) => {
    expect(tell(texts, question, locale)).toBe(rowsOf(texts, at));
  });

  it.each<[Locale, string, FoundText, string, string]>([
    [
      "en",
      "How much is a boat?",
      page("Boats", "Deposit: €50", "Fuel: €8"),
      "A boat costs €90 a day.",
      " Ask.",
    ],
    [
      "en",
      "How much is a boat?",
      page("Boats", "Deposit: €50", "Fuel: €8"),
      "€90 a day is what a boat costs.",
      "",
    ],
    [
      "it",
      "Quanto costa una barca?",
      page("Barche", "Cauzione: 50 €", "Benzina: 8 €"),
      "Una barca costa 90 € al giorno.",
      " Siamo al molo.",
    ],
    [
      "pt-BR",
      "Quanto custa um barco?",
      page("Barcos", "Caução: R$ 50", "Gasolina: R$ 8"),
      "Um barco custa R$ 90 por dia.",
      " Estamos no cais.",
    ],
    [
      "ja",
      "ボートはいくらですか？",
      page("ボート", "保証金：5,000円", "燃料：800円"),
      "ボートは1日9,000円です。",
      "桟橋にいます。",
    ],
    [
      "en",
      "How much is a haircut?",
      page("Haircuts › Care", "Shampoo: €9", "Comb: €3"),
      "A haircut is done by Anna, from €30.",
      "",
    ],
  ])("%s: %s are not told of %j where a sentence has the price", (locale, question, rows, sentence, more) => {
    expect(tell([rows, page("Harbour", `${sentence}${more}`)], question, locale)).toBe(sentence);
  });
});

describe("of rows below another word for the kind", () => {
  it.each<[Locale, string, FoundText, readonly number[]]>([
    [
      "en",
      "How much are the bikes?",
      page("Bicycle rental", "City bike: €18", "E-bike: €38", "Canoe: €12", "Raft: €20"),
      [0, 1],
    ],
    [
      "it",
      "Quanto costano le bici?",
      page(
        "Noleggio biciclette",
        "Bici da città: 18 €",
        "Bici elettrica: 38 €",
        "Canoa: 12 €",
        "Zattera: 20 €",
      ),
      [0, 1],
    ],
    [
      "en",
      "How much are the bikes?",
      page("Bicycle rental", "City bike: €18", "E-bike: €38", "Tandem: €40", "All bikes come with a lock."),
      [0, 1, 2],
    ],
    [
      "pt-BR",
      "Quanto custam as bikes?",
      page(
        "Aluguel de bicicletas",
        "Bike urbana: R$ 18",
        "Bike elétrica: R$ 38",
        "Tandem: R$ 40",
        "Todas são novas.",
      ),
      [0, 1, 2],
    ],
    [
      "en",
      "How many bikes are there?",
      page("Bicycle rental", "City bike: 12", "E-bike: 8", "Canoe: 4"),
      [0, 1],
    ],
  ])("%s: %s %j %j", (locale, question, taught, at) => {
    expect(tell([taught], question, locale)).toBe(rowsOf([taught], at));
  });
});

describe("the rows that have what was asked for", () => {
  it.each<[Locale, string, FoundText, readonly number[]]>([
    [
      "en",
      "Which bikes are red?",
      page("Bike rental", "City bike: red", "E-bike: blue", "Tandem: red"),
      [0, 2],
    ],
    [
      "en",
      "Do you offer guided walks?",
      page("Walks", "Lake: guided", "Hill: alone", "Town: guided"),
      [0, 2],
    ],
    [
      "pt-BR",
      "Quais quartos têm banheira?",
      page("Quartos", "Pinho: banheira, R$ 80", "Carvalho: chuveiro, R$ 60", "Olmo: banheira, R$ 90"),
      [0, 2],
    ],
    [
      "ja",
      "どの部屋にお風呂がありますか？",
      page("部屋", "松：お風呂付き", "杉：シャワー付き", "梅：お風呂付き"),
      [0, 2],
    ],
  ])("%s: %s %j %j", (locale, question, taught, at) => {
    expect(tell([taught], question, locale)).toBe(rowsOf([taught], at));
  });

  it.each<[Locale, string, FoundText, FoundText]>([
    [
      "en",
      "What bikes are there?",
      page("Bikes", "City bike: €10", "Tandem: €25", "Trike: €30"),
      page("Trips", "Lake: by bike", "Hills: on foot", "Town: by bike"),
    ],
    [
      "en",
      "Do you offer any courses?",
      page("Courses", "Pottery: €60", "Open course: €90"),
      page("Holidays", "Summer: with a course in riding", "Winter: with a course in skiing"),
    ],
    [
      "pt-BR",
      "Que cursos vocês têm?",
      page("Cursos", "Cerâmica: R$ 60", "Curso livre: R$ 90"),
      page("Férias", "Verão: com curso de vela", "Inverno: com curso de dança"),
    ],
    [
      "it",
      "Che corsi avete?",
      page("Corsi", "Ceramica: 60 €", "Corso libero: 90 €"),
      page("Vacanze", "Estate: con corso di vela", "Inverno: con corso di sci"),
    ],
  ])("%s: %s are those below its name, not what comes with one", (locale, question, own, other) => {
    const at = own.text.split("\n").map((_, index) => index);
    expect(tell([own, other], question, locale)).toBe(rowsOf([own], at));
  });
});

describe("whether all have something", () => {
  it.each<[Locale, string, FoundText, string]>([
    [
      "en",
      "Do all rooms have a balcony?",
      page("Rooms", "Pine: balcony", "Oak: garden view"),
      "All tables are on the balcony.",
    ],
    [
      "it",
      "Tutte le camere hanno il balcone?",
      page("Camere", "Pino: balcone", "Quercia: giardino"),
      "Tutti i tavoli sono sul balcone.",
    ],
    [
      "pt-BR",
      "Todos os quartos têm varanda?",
      page("Quartos", "Pinho: varanda", "Carvalho: jardim"),
      "Todas as mesas ficam na varanda.",
    ],
  ])("%s: %s is told by both of two", (locale, question, rooms, other) => {
    expect(tell([rooms, page("Bar", other)], question, locale)).toBe(rowsOf([rooms], [0, 1]));
  });
});
