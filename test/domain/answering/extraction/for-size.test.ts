/** What is told to somebody who says how heavy or tall somebody or something is. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findForSize } from "../../../../src/domain/answering/extraction/for-size.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function tell(
  taught: readonly FoundText[],
  question: string,
  { locale = "en" as Locale, earlier = [] as readonly string[] } = {},
): readonly string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  return findForSize(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

const DOGS: FoundText = {
  heading: "Kennel prices",
  text: "Dogs up to 10 kg: €15\nDogs from 10 to 25 kg: €20\nDogs over 25 kg: €28\nDogs over 25 kg are walked twice.\nCats: €12",
};
const RIDES: FoundText = {
  heading: "Pony rides",
  text: "Riders may weigh up to 60 kg. Children must be at least 110 cm tall. A ride takes an hour.\nShort ride: €15\nLong ride: €25",
};

it.each<[string, FoundText, readonly string[] | undefined]>([
  // The narrowest price that holds it.
  ["How much is it for a 30 kg dog?", DOGS, ["Dogs over 25 kg: €28"]],
  ["How much is a dog of 8 kg?", DOGS, ["Dogs up to 10 kg: €15"]],
  ["What does my dog cost? He weighs 12 kilos", DOGS, ["Dogs from 10 to 25 kg: €20"]],
  ["How much is a cat of 4 kg?", DOGS, undefined],
  ["How much is a dog?", DOGS, undefined],
  ["How much is a dog of 30 kg?", { heading: "Dogs", text: "Small: €15\nLarge: €28" }, undefined],
  // A limit is told, whether it is kept or not.
  ["I weigh 75 kg, can I ride?", RIDES, ["Riders may weigh up to 60 kg."]],
  ["I weigh 50 kg, can I ride?", RIDES, ["Riders may weigh up to 60 kg."]],
  ["My son is 105 cm tall, can he ride?", RIDES, ["Children must be at least 110 cm tall."]],
  ["Can I ride?", RIDES, undefined],
  ["When can a dog of 30 kg come?", DOGS, undefined],
])("%s", (question, taught, told) => {
  expect(tell([taught], question)).toEqual(told);
});

it("is of the thing that was asked for, by the nearest heading", () => {
  const bikes = { heading: "Bikes", text: "City bikes carry up to 130 kg. City bikes are green." };
  const trailers = { heading: "Bikes › Trailers", text: "The trailer carries a dog of up to 40 kg." };
  expect(tell([bikes, trailers], "Is a bike for 120 kg?")).toEqual(["City bikes carry up to 130 kg."]);
});

it("is none where more than three sizes may be meant, nor of a follow-up", () => {
  const rows = [10, 20, 30, 40].map((size) => `Crate for up to ${size} kg: blue`);
  expect(tell([{ heading: "Crates", text: rows.join("\n") }], "Is a crate for 5 kg?")).toBeUndefined();
  expect(tell([{ heading: "Crates", text: rows.slice(1).join("\n") }], "Is a crate for 5 kg?")).toHaveLength(
    3,
  );
  expect(tell([DOGS], "And how much is one of 30 kg?", { earlier: ["How much is a dog?"] })).toBeUndefined();
});

it.each<[Locale, string, FoundText, string]>([
  [
    "it",
    "Quanto costa un cane di 30 kg?",
    { heading: "Prezzi", text: "Cani fino a 10 kg: 15 €\nCani oltre 25 kg: 28 €" },
    "Cani oltre 25 kg: 28 €",
  ],
  [
    "pt-BR",
    "Quanto custa um cachorro de 30 kg?",
    { heading: "Preços", text: "Cães até 10 kg: R$ 50\nCães acima de 25 kg: R$ 90" },
    "Cães acima de 25 kg: R$ 90",
  ],
  [
    "ja",
    "30kgの犬はいくらですか？",
    { heading: "料金", text: "犬（10kgまで）：3,000円\n犬（25kg以上）：5,000円" },
    "犬（25kg以上）：5,000円",
  ],
])("%s: %s", (locale, question, taught, told) => {
  expect(tell([taught], question, { locale })).toEqual([told]);
});
