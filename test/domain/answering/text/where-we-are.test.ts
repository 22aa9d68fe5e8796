import { describe, expect, it } from "vitest";

import { headsPlace, tellsWhere } from "../../../../src/domain/answering/text/where-we-are.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("where a business is, by what is there", () => {
  it.each([
    "We're on the first floor of the Corn Exchange in Fernhollow.",
    "You'll find us behind the church, next to the Co-op.",
    "Find us in the old market hall.",
    "We are opposite the station.",
    "We’re just round the corner from the bank.",
    "The practice is at the top of the hill, beside the school.",
    "Our studio is above the bakery.",
    "We are in Fernhollow.",
    "Based in Fernhollow, Sussex.",
    "Siamo al primo piano dell'ex Manifattura di Bracigliano.",
    "Ci trovate dietro la chiesa, accanto alla Coop.",
    "Lo studio è in cima alla collina, vicino alla scuola.",
    "La nostra sede si trova a pochi passi dal duomo.",
    "Siamo a Bracigliano, in centro.",
    "Estamos no primeiro andar do Shopping Vila Serena.",
    "Ficamos atrás da igreja, ao lado do mercado.",
    "A clínica fica em frente à estação.",
    "Estamos em Vila Serena.",
    "Fica em Vila Serena, numa chácara.",
    "緑町駅前ビルの2階にあります。",
    "当院は教会の裏、スーパーの隣です。",
    "緑町駅の向かいにございます。",
    "商店街の中ほどにあります。",
  ])("%s", (text) => {
    expect(tellsWhere(fold(text))).toBe(true);
  });

  it.each([
    "We are in general happy to help.",
    "We are in no hurry.",
    "The café is next to the entrance.",
    "Lockers are on the ground floor.",
    "Leave the key behind the counter.",
    "We are above all a family business.",
    "Siamo a disposizione per ogni domanda.",
    "Siamo a casa vostra in un'ora.",
    "Il bagno è dietro la cassa.",
    "Estamos em reforma até maio.",
    "Estamos em contato com você.",
    "O banheiro fica atrás do balcão.",
    "個室は2階にあります。",
    "お手洗いは受付の隣です。",
    "3階建てです。",
  ])("is not told by: %s", (text) => {
    expect(tellsWhere(fold(text))).toBe(false);
  });
});

describe("a heading that says where the business is", () => {
  it.each([
    "Where to find us",
    "Location and parking",
    "📍 Visit us",
    "Dove siamo",
    "Dove trovarci e parcheggio",
    "Onde ficamos",
    "■ 場所",
  ])("%s", (heading) => {
    expect(headsPlace(fold(heading))).toBe(true);
  });

  it.each([
    "Getting here",
    "Come arrivare",
    "Como chegar",
    "アクセス",
    "Where to eat",
    "Finding the right bike",
    "Location of the valves",
    "Come funziona",
    "Onde comer",
    "場所取り",
    "",
  ])("is not: %s", (heading) => {
    expect(headsPlace(fold(heading))).toBe(false);
  });
});
