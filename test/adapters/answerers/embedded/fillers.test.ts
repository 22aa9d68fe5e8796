/** Brief questions to small robots are told the sentence that answers them, and not what else stands beside it on the page. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PET_SHOP = `# Pet shop Rabo Abanando

## Banho e tosa

| Porte | Banho | Tosa |
|---|---|---|
| Pequeno | R$ 50 | R$ 90 |
| Grande | R$ 90 | R$ 160 |

No banho já está incluso o corte de unha. Hidratação: R$ 25. Atendemos com hora marcada. Atraso de mais de 20 minutos: o horário é perdido.

## Hotelzinho

É obrigatório apresentar a carteira de vacinação. A ração é por conta do tutor.

## Vacinas

- V10: R$ 95
- Felina: R$ 110

## Bom saber

Seu cachorro pode esperar na varanda. O café fica na entrada. Alergias: usamos amendoim nos petiscos.
`;
const SCHOOL = `# Scuola di lingue Il Ponte

## Lezioni individuali

38 € all'ora in sede, 34 € online. Le lezioni si possono spostare fino a 24 ore prima.

## Quando si comincia

I corsi partono a ottobre e a febbraio. Le iscrizioni sono aperte tutto l'anno. La prima lezione di prova è gratuita.

## Pagamenti

Bonifico, carta, contanti. Accettiamo la Carta del Docente. Over 65: sconto del 15%.
`;
const GARAGE = `# Hillside garage

## Opening

Monday to Friday 8 to 6.

## Repairs

We fit parts that customers bring, without a warranty. Oil change: £60. New parts come with a warranty of two years. The waiting room has coffee.

## Delivery

We collect cars within 5 miles. It costs £20. Free over £300.

## Trial drive

Every electric car may be driven for an hour. A licence is needed. It is free for members.
`;

describe("what stands beside an answer", () => {
  it.each<[Locale, string, string, readonly string[], readonly string[]]>([
    ["pt-BR", PET_SHOP, "precisa marcar", ["Atendemos com hora marcada."], ["R$ 50"]],
    ["pt-BR", PET_SHOP, "cortar unha ta incluso", ["corte de unha"], ["Hidratação"]],
    ["pt-BR", PET_SHOP, "pode levar cachorro", ["Seu cachorro pode esperar na varanda."], ["Alergias"]],
    [
      "it",
      SCHOOL,
      "posso provare una lezione",
      ["La prima lezione di prova è gratuita."],
      ["I corsi partono"],
    ],
    ["it", SCHOOL, "usate la carta del docente", ["Accettiamo la Carta del Docente."], ["Bonifico"]],
    ["en", GARAGE, "can i bring my own parts", ["We fit parts that customers bring"], ["Oil change"]],
  ])("%s: %#: fills the room and is left out", async (locale, page, question, told, left) => {
    const answer = await tellOf(locale, page, question);
    for (const part of told) expect(answer).toContain(part);
    for (const part of left) expect(answer).not.toContain(part);
  });

  it.each<[Locale, string, string, readonly string[]]>([
    ["it", SCHOOL, "fate lezioni individuali", ["38 € all'ora"]],
    ["en", GARAGE, "do you collect cars", ["within 5 miles", "It costs £20."]],
    ["en", GARAGE, "can i drive a car on trial", ["Every electric car may be driven for an hour."]],
  ])("%s: %#: goes on about it, or begins its section, and is told", async (locale, page, question, told) => {
    const answer = await tellOf(locale, page, question);
    for (const part of told) expect(answer).toContain(part);
  });
});
