/** Each measure is asked for in many ways, most of them without its own word. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findMeasure, type Measure } from "../../../../src/domain/answering/question/measures.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

/** The same measure, asked for in many ways. */
const each = (locale: Locale, measure: Measure, ways: string) =>
  ways.split("|").map((way): [Locale, string, Measure] => [locale, way, measure]);

describe("a measure", () => {
  it.each<[Locale, string, Measure]>([
    ...each(
      "en",
      "price",
      "What does it cost to bring a dog?|What did they charge for the boat?|How much should I budget for a wedding?|How much money do I need?|How pricey are the rooms?|What's the going rate for a lesson?|What are your fees?|Rates?|Could I get a quote for a cake?|How much per hour?|What is it per night?|how much a kilo are the apples|What does a ticket set me back?|how many euros is a ticket|do you know how much the tickets are|how much extra is breakfast",
    ),
    ...each(
      "en",
      "duration",
      "How much time does a fitting take?|how long til it's done|How quickly can you repair it?|How fast is delivery?|How soon will it be ready?|What's the duration of the course?|duration of the tour?",
    ),
    ...each(
      "pt-BR",
      "price",
      "Quanto devo pagar por duas noites?|Quanto tenho que pagar?|Quantos reais é o ingresso?|Quanto gasta um casal com dois filhos?|Qual é a taxa de entrega?|quanto o quilo|Quanto de entrada",
    ),
    ...each(
      "pt-BR",
      "duration",
      "Em quanto tempo fica pronto?|O conserto demora quanto?|Demora muito?|Qual a duração do curso?|Prazo de entrega?|Qual o prazo?|Quantos dias pra entregar?|Quantos minutos tem a sessão?",
    ),
    ...each(
      "it",
      "price",
      "Quanto mi costa un taglio?|Quanto devo spendere per una piega?|Quanto bisogna lasciare di caparra?|A quanto ammonta la caparra?|a quanto vendete l'olio|a quanto le mele|quanto al kg|Vorrei sapere il costo di una visita|Cosa costa una lezione?|Cosa costa portare un cane?|Che costo ha il corso?|quanti euro costa il biglietto|Quanto spendono due adulti e un bambino?",
    ),
    ...each(
      "it",
      "duration",
      "Quanto ci mettete a riparare la bici?|In quanto tempo consegnate?|Che durata ha il corso?|Durata della visita?|In quanti giorni è pronto?|Quanto devo aspettare?|Tempi di consegna?|per quanto tempo",
    ),
    ...each("ja", "price", "参加費は？|レンタル料は|クリーニング代は|予算はどれくらい必要ですか"),
    ...each("ja", "duration", "何時間くらいですか|何分コースですか|待ち時間は|納期は"),
    ...each("ja", "people", "最少催行人数は"),
  ])("%s: %s asks for %s", (locale, question, measure) => {
    expect(findMeasure(fold(question), locale)).toBe(measure);
  });
});
