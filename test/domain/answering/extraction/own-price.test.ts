/** The price of the very thing, beside prices of what is done to it or paid for it. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, text: string): FoundText => ({ heading, text });

it.each<[Locale, readonly FoundText[], string, string]>([
  // What is done to a guitar is none.
  [
    "it",
    [
      page(
        "Negozio",
        "Cambio corde della chitarra: 15 €\nPulizia della chitarra: 40 €\nUna chitarra costa 300 €. La custodia costa 30 €.",
      ),
    ],
    "Quanto costa una chitarra?",
    "Una chitarra costa 300 €.",
  ],
  [
    "pt-BR",
    [
      page(
        "Loja",
        "Troca de cordas do violão: R$ 30\nLimpeza do violão: R$ 40\nUm violão custa R$ 600. A capa custa R$ 60.",
      ),
    ],
    "Quanto custa um violão?",
    "Um violão custa R$ 600.",
  ],
  // What is called so, before a synonym of it.
  [
    "it",
    [
      page("Lezioni individuali", "Una lezione di 60 minuti costa 38 €."),
      page("Gruppi", "Un corso dura 30 ore e costa 330 €."),
    ],
    "quanto viene un corso",
    "Un corso dura 30 ore e costa 330 €.",
  ],
  [
    "en",
    [page("Single", "A lesson costs £30."), page("Groups", "A course has ten evenings and costs £210.")],
    "how much is a course",
    "A course has ten evenings and costs £210.",
  ],
  [
    "pt-BR",
    [page("Avulso", "A aula custa R$ 50."), page("Grupos", "A turma de dez encontros custa R$ 400.")],
    "quanto custa a turma",
    "A turma de dez encontros custa R$ 400.",
  ],
  // The days of courses are no price of one.
  [
    "it",
    [
      page("Lezioni individuali", "Una lezione di 60 minuti costa 38 €."),
      page("Corsi", "Inglese base: lunedì 18.30–20.00\nInglese avanzato: martedì 20.00–21.30"),
    ],
    "quanto viene un corso",
    "Una lezione di 60 minuti costa 38 €.",
  ],
  // The deposit for a kayak is none, unless it was asked for.
  [
    "en",
    [page("Deposits", "The deposit is £80 for a kayak."), page("Prices", "Kayak: £20\nPaddle: £5")],
    "How much is a kayak?",
    "Kayak: £20",
  ],
  [
    "en",
    [page("Deposits", "The deposit is £80 for a kayak."), page("Prices", "Kayak: £20\nPaddle: £5")],
    "How much is the deposit for a kayak?",
    "The deposit is £80 for a kayak.",
  ],
  [
    "it",
    [
      page(
        "Prezzi",
        "La cauzione è di 50 € per la chitarra. Il noleggio di una chitarra costa 20 € al giorno.",
      ),
    ],
    "Quanto costa noleggiare una chitarra?",
    "Il noleggio di una chitarra costa 20 € al giorno.",
  ],
  [
    "pt-BR",
    [page("Preços", "O depósito é de R$ 100 para o caiaque. O aluguel do caiaque custa R$ 60 por hora.")],
    "Quanto custa alugar um caiaque?",
    "O aluguel do caiaque custa R$ 60 por hora.",
  ],
  // The lesson is another thing.
  [
    "en",
    [page("Lessons", "A guitar lesson costs €30."), page("Sales", "Guitars cost €300.")],
    "How much is a guitar lesson?",
    "A guitar lesson costs €30.",
  ],
  // Below the name of the thing.
  [
    "en",
    [page("Servicing", "From €60. Takes two days."), page("Sales", "Ask us about bikes.")],
    "How much is servicing a bike?",
    "From €60.",
  ],
  // Japanese: the row below the prices.
  [
    "ja",
    [page("料金", "自転車：1日 1,000円\nヘルメット：200円"), page("保証金", "自転車の保証金は5,000円です。")],
    "自転車はいくらですか？",
    "自転車：1日 1,000円",
  ],
])("%s, %j, %s", (locale, taught, question, told) => {
  expect(tell(taught, question, locale)).toBe(told);
});
