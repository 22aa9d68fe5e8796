/** Whether only the other side of a deal is told: bought, where it was asked whether something is sold. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellsOppositeTrade } from "../../../../src/domain/answering/confidence/opposite-trade.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";
import { told } from "./told.ts";

const isOpposite = (locale: Locale, question: string, text: string): boolean =>
  tellsOppositeTrade({ folded: fold(question), locale }, told(text));

it.each<[Locale, string, string]>([
  ["en", "Do you sell used cars?", "We also buy used cars."],
  ["en", "Can I buy a used bike?", "We buy used bikes in good order."],
  ["en", "Do you buy old records?", "Old records for sale in the back room."],
  ["en", "Can I sell you my old bike?", "We sell old bikes."],
  ["pt-BR", "vocês vendem livros usados?", "Compramos livros usados em bom estado."],
  ["pt-BR", "Vocês compram carro usado?", "Vendemos carros usados com garantia."],
  ["it", "Vendete auto usate?", "Compriamo anche auto usate, purché abbiano meno di dieci anni."],
  ["it", "Comprate oro?", "Vendiamo oro e argento."],
  ["ja", "古本を売っていますか", "古本の買取を行っています。"],
  ["ja", "古本を買い取ってもらえますか", "古本を販売しています。"],
])("%s: %s is not told by %j", (locale, question, text) => {
  expect(isOpposite(locale, question, text)).toBe(true);
});

it.each<[Locale, string, string]>([
  ["en", "Do you sell used cars?", "We buy and sell used cars."],
  ["en", "Do you sell used cars?", "Used cars: from €4,000."],
  ["en", "Can I buy a ticket on board?", "Tickets are sold at the kiosk."],
  ["en", "Do you buy used cars?", "We take your old car in part exchange when we sell you another."],
  ["en", "Do you fix used cars?", "We also buy used cars."],
  ["pt-BR", "Vocês vendem livros usados?", "Compramos e vendemos livros usados."],
  ["pt-BR", "Vocês vendem pão?", "Pão de forma: R$ 18"],
  ["it", "Vendete auto usate?", "Auto usate in vendita; compriamo anche la vostra."],
  ["it", "Riparate auto usate?", "Compriamo auto usate."],
  ["ja", "古本を売っていますか", "古本の販売と買取を行っています。"],
])("%s: %s may be told by %j", (locale, question, text) => {
  expect(isOpposite(locale, question, text)).toBe(false);
});
