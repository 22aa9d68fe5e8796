/** Who asks whether a thing is included may be told its price. */
import { expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { askPriceOfIncluded } from "../../../src/domain/language/free-of-charge.ts";

it.each<[Locale, asked: string, price: string | undefined]>([
  ["en", " Is breakfast included?", "how much is breakfast"],
  ["en", "do we have to pay extra for towels?", "how much is towels"],
  ["pt-BR", "O café da manhã está incluído?", "quanto custa cafe da manha"],
  ["it", "La colazione è inclusa nel prezzo?", "quanto costa colazione"],
  ["ja", "朝食は含まれますか？", "朝食はいくらですか"],
  ["en", "What is included?", undefined],
  ["pt-BR", "O que está incluído?", undefined],
  ["it", "Cosa è compreso?", undefined],
  ["ja", "何が含まれますか", undefined],
])("in %s, “%s” is asked as “%s”", (locale, asked, price) => {
  expect(askPriceOfIncluded(asked, locale)).toBe(price);
});
