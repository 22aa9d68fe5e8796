/** Which sentence leads where the best one tells a measure of something else, or something else of the thing. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findOfThing } from "../../../../src/domain/answering/extraction/of-thing.ts";
import { findThereIs } from "../../../../src/domain/answering/extraction/there-is.ts";
import { type FoundText, openInOrder } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const TOURS = page("Tours", "Lake tour: 12 km", "Hill tour: 20 km");
const CHANGES = page("Changes", "Change of bike: €5", "Change of day: €2");

it.each<[Locale, string, readonly FoundText[], string | undefined]>([
  [
    "en",
    "How far is it from the station?",
    [TOURS, page("Us", "The station is near. The shop is 400 m from the station.")],
    "The shop is 400 m from the station.",
  ],
  // What is done to the thing does not make it that.
  [
    "en",
    "How much is it to change the chain?",
    [CHANGES, page("Workshop", "A new chain costs €25.")],
    undefined,
  ],
  [
    "en",
    "How much is a chain?",
    [CHANGES, page("Workshop", "A new chain costs €25.")],
    "A new chain costs €25.",
  ],
  [
    "it",
    "Quanto costa una catena?",
    [
      page("Cambi", "Cambio bici: 5 €", "Cambio turno: 2 €"),
      page("Officina", "Una catena nuova costa 25 €."),
    ],
    "Una catena nuova costa 25 €.",
  ],
  [
    "pt-BR",
    "Quanto custa uma corrente?",
    [page("Trocas", "Troca de dia: R$ 2", "Troca de cor: R$ 5"), page("", "Uma corrente custa R$ 25.")],
    "Uma corrente custa R$ 25.",
  ],
  [
    "ja",
    "チェーンはいくらですか？",
    [page("変更", "自転車の変更：500円", "日付の変更：200円"), page("店", "チェーンは2,500円です。")],
    "チェーンは2,500円です。",
  ],
  // The best one is of it, prose, or no measure was asked for.
  [
    "en",
    "How much is a chain?",
    [page("Parts", "Chain: €5", "Bell: €2"), page("", "A chain costs €25.")],
    undefined,
  ],
  [
    "en",
    "How much is a chain?",
    [page("", "It costs €5. Ask us."), page("", "A chain costs €25.")],
    undefined,
  ],
  ["en", "Where is the chain?", [CHANGES, page("", "A chain costs €25.")], undefined],
  // A deed that names the thing, and one that is all that was asked.
  [
    "en",
    "How much is it to book a tent?",
    [page("Sites", "Lake: €5", "Hill: €2"), page("Hire", "A tent costs €25. Tents are green.")],
    "A tent costs €25.",
  ],
  [
    "en",
    "How much is it to cancel?",
    [page("Sites", "Lake: €5", "Hill: €2"), page("Terms", "You can cancel for €3. Do it soon.")],
    "You can cancel for €3.",
  ],
  // A row that says in a light word what it is of, and one that only shares how it was asked.
  [
    "en",
    "How long does the usual repair take?",
    [page("Times", "Usual wait: 5 days", "Rush: 1 day"), page("", "A repair lasts 2 days. Bring it.")],
    undefined,
  ],
  [
    "en",
    "How long does a repair take?",
    [page("Tours", "The lake takes 3 hours", "Hill: 1 hour"), page("", "A repair lasts 2 days. Bring it.")],
    "A repair lasts 2 days.",
  ],
  // It was taught for another question.
  [
    "en",
    "How much is a chain?",
    [
      { heading: "How much is a bell?", text: "It costs €5. Ask us.", kind: "qa" },
      page("", "A chain costs €25. Ask us."),
    ],
    "A chain costs €25.",
  ],
  // All that was named.
  [
    "en",
    "How much is a bike chain?",
    [page("Extras", "Map: €5", "Mug: €2"), page("", "A bike costs €250. Chains are black.")],
    undefined,
  ],
  ["en", "How much is it?", [page("Extras", "Map: €5", "Mug: €2")], undefined],
  // Nothing is told of it.
  ["en", "How far is it from the station?", [TOURS, page("Us", "The station is near.")], undefined],
  ["en", "How far is it from the lake station?", [TOURS, page("Us", "The station is 1 km away.")], undefined],
])("%s: %s of %j is told by “%s”", (locale, question, taught, told) => {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  expect(findOfThing(sentences, weighed)?.text).toBe(told);
});

const MUST = "Children must wear a helmet.";
const INCLUDED = "A helmet is included in every rental.";

it.each<[Locale, string, readonly (string | FoundText)[], string | undefined]>([
  ["en", "Do you have helmets?", [`${MUST} We have a helmet in red. ${INCLUDED}`], INCLUDED],
  [
    "en",
    "Are there any helmets?",
    [`A lost helmet costs €30. We sell a helmet or two.`],
    "We sell a helmet or two.",
  ],
  [
    "it",
    "Avete caschi?",
    ["Il casco è obbligatorio. Un casco è compreso in ogni noleggio."],
    "Un casco è compreso in ogni noleggio.",
  ],
  [
    "pt-BR",
    "Vocês têm capacetes?",
    ["O capacete é obrigatório. O capacete está incluído no aluguel."],
    "O capacete está incluído no aluguel.",
  ],
  [
    "ja",
    "ヘルメットはありますか？",
    ["ヘルメットは必須です。ヘルメットを無料で貸し出します。"],
    "ヘルメットを無料で貸し出します。",
  ],
  // It was taught for another question.
  [
    "en",
    "Do you have helmets?",
    [{ heading: "May I bring a helmet of my own?", text: "Bring your helmet along.", kind: "qa" }, INCLUDED],
    INCLUDED,
  ],
  [
    "en",
    "Do you have helmets?",
    [
      {
        heading: "May I bring a helmet of my own?",
        text: "Bring your helmet along. A helmet is included.",
        kind: "qa",
      },
      { heading: "What do you lend?", text: "We lend a helmet to everybody.", kind: "qa" },
    ],
    "We lend a helmet to everybody.",
  ],
  // It was taught for this question, or says it for another.
  [
    "en",
    "Do you have helmets?",
    [{ heading: "Do you have helmets?", text: "In all sizes.", kind: "qa" }, INCLUDED],
    undefined,
  ],
  [
    "en",
    "Do you have helmets?",
    [{ heading: "What is included?", text: "A helmet is included.", kind: "qa" }, INCLUDED],
    undefined,
  ],
  // All that was named, and something has to be.
  ["en", "Do you have kids helmets?", [`Kids must wear a helmet. ${INCLUDED}`], undefined],
  ["en", "Do you have any?", [`${MUST} ${INCLUDED}`], undefined],
  // The best one says it, or nothing else; nothing says it of the thing; more was asked.
  ["en", "Do you have helmets?", [`${INCLUDED} We have a helmet in red.`], undefined],
  ["en", "Do you have helmets?", [`Our helmets are red. ${INCLUDED}`], undefined],
  ["en", "Do you have helmets?", [`${MUST} A lock is included.`], undefined],
  ["en", "Do you have helmets?", [`${MUST} A lost helmet is included in the bill.`], undefined],
  ["en", "When do you have helmets?", [`${MUST} ${INCLUDED}`], undefined],
])("%s: %s of %j is told first by “%s”", (locale, question, taught, told) => {
  const { weighed, sentences } = openInOrder(taught, question, locale);
  expect(findThereIs(sentences, weighed)?.text).toBe(told);
});
