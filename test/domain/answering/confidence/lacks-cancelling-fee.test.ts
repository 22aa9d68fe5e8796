/** Whether a fee for cancelling was asked for, and another price is told. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksCancellingFee } from "../../../../src/domain/answering/confidence/lacks-cancelling-fee.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";
import { told } from "./told.ts";

const lacks = (locale: Locale, question: string, text: string): boolean =>
  lacksCancellingFee({ folded: fold(question), locale }, told(text));

it.each<[Locale, string, string]>([
  ["en", "Is there a cancellation fee?", "The booking fee is €2."],
  ["en", "Is there a charge if I cancel?", "Parking is free."],
  ["pt-BR", "Tem taxa de cancelamento?", "A taxa de entrega é R$ 8."],
  ["it", "C'è una penale per la disdetta?", "Il Wi-Fi è gratuito."],
  ["ja", "キャンセル料いつからかかる", "館内は全館禁煙、Wi-Fiは無料です。"],
])("%s: %s is not told by %j", (locale, question, text) => {
  expect(lacks(locale, question, text)).toBe(true);
});

it.each<[Locale, string, string]>([
  ["en", "Is there a cancellation fee?", "You get a full refund up to a day before."],
  ["en", "Is there a cancellation fee?", "With less than 24 hours' notice we charge half."],
  ["en", "Is there a booking fee?", "Parking is free."],
  ["en", "How do I cancel?", "Parking is free."],
  ["pt-BR", "Tem taxa de cancelamento?", "Até 48 horas antes devolvemos tudo."],
  ["it", "C'è una penale per la disdetta?", "Fino a 24 ore prima non si paga nulla."],
  ["ja", "キャンセル料はかかりますか", "7日前まで無料、前日50％、当日100％を申し受けます。"],
])("%s: %s may be told by %j", (locale, question, text) => {
  expect(lacks(locale, question, text)).toBe(false);
});
