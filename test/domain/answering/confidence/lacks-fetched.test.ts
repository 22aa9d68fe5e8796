/** What is fetched or hired here is no answer for another thing. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksFetched } from "../../../../src/domain/answering/confidence/lacks-fetched.ts";
import { lacksHired } from "../../../../src/domain/answering/confidence/lacks-hired.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { findIn, type FoundText } from "../found.ts";

function ask(taught: readonly (string | FoundText)[], question: string, locale: Locale) {
  const { weighed, ranked } = findIn(taught, question, locale);
  return { weighed, found: extract(rankSentences(ranked, weighed), weighed)! };
}

it.each<[Locale, string, string | FoundText, boolean]>([
  ["en", "Do you pick up pets from home?", "We pick up laundry from your home. Pets are welcome.", true],
  ["en", "Do you pick up pets from home?", "We pick up pets from your home. Laundry is washed.", false],
  ["en", "Do you pick up pets?", { heading: "Pets", text: "We collect them from your home. Ask us." }, false],
  [
    "en",
    "Do you pick up pets?",
    { heading: "Collection", text: "We come for laundry. Pets can come along." },
    false,
  ],
  ["en", "Can you collect my old sofa tomorrow?", "We collect fridges. A sofa is repaired here.", true],
  ["en", "Can you collect my old sofa tomorrow?", "We collect sofas. Fridges are repaired here.", false],
  // People need no name to be picked up; what is asked otherwise has other rules.
  ["en", "Can you pick up my family from the station?", "We pick up guests at the station. Call us.", false],
  ["en", "When do you pick up pets?", "We pick up laundry on Mondays. Pets are welcome.", false],
  ["en", "Do you wash pets?", "We pick up laundry. Pets are welcome.", false],
  ["it", "Ritirate i tappeti a domicilio?", "Ritiriamo divani a domicilio. Laviamo tappeti.", true],
  ["it", "Ritirate i tappeti a domicilio?", "Ritiriamo tappeti a domicilio. Laviamo divani.", false],
  ["pt-BR", "Vocês buscam tapetes em casa?", "Buscamos sofás em casa. Lavamos tapetes.", true],
  ["pt-BR", "Vocês buscam tapetes em casa?", "Buscamos tapetes em casa. Lavamos sofás.", false],
])("%s: %s of %j lacks it: %s", (locale, question, taught, lacks) => {
  const { weighed, found } = ask([taught], question, locale);
  expect(lacksFetched(weighed, found)).toBe(lacks);
});

it.each<[Locale, string, string | FoundText, boolean]>([
  ["en", "Can I rent a kayak?", "A kayak is stored in the hut. Call us.", true],
  ["en", "Can I rent a kayak?", "A kayak may be rented by the hour. Call us.", false],
  ["en", "Can I rent a kayak?", { heading: "To rent", text: "One kayak is red. Call us." }, false],
  ["en", "Can I rent a kayak?", { heading: "Boats", text: "Kayak: €10\nCanoe: €12" }, false],
  ["en", "Can I rent a kayak?", { heading: "Kayak trips", text: "It costs €10 to join. Call us." }, true],
  ["en", "Can I rent a kayak?", "A kayak is free of charge. Call us.", false],
  ["en", "Where is the kayak stored?", "A kayak is stored in the hut. Call us.", false],
  ["it", "Posso noleggiare una canoa?", "La canoa resta nel capanno. Chiamateci.", true],
  ["it", "Posso noleggiare una canoa?", { heading: "Barche", text: "Canoa: 10 €\nKayak: 12 €" }, false],
  ["pt-BR", "Posso alugar uma canoa?", "A canoa fica no galpão. Ligue para nós.", true],
  ["pt-BR", "Posso alugar uma canoa?", { heading: "Barcos", text: "Canoa: R$ 10\nCaiaque: R$ 12" }, false],
  // Japanese has no word of its own for it.
  ["ja", "カヌーを借りられますか？", "カヌーは小屋にあります。お電話ください。", false],
])("%s: %s of %j says nothing of hiring it: %s", (locale, question, taught, lacks) => {
  const { weighed, found } = ask([taught], question, locale);
  expect(lacksHired(weighed, found)).toBe(lacks);
});
