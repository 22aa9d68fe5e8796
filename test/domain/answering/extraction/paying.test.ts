import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findOnDelivery, lacksPaying } from "../../../../src/domain/answering/extraction/paying.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const ASKED = "Can I pay on delivery?";
const PARCELS = "Delivery takes two days. Deliveries to islands cost €9.";

function told(taught: readonly (string | FoundText)[], question = ASKED, locale: Locale = "en") {
  const { weighed, ranked } = findIn(taught, question, locale);
  const sentences = rankSentences(ranked, weighed);
  const texts = findOnDelivery(sentences, weighed)?.map(({ text }) => text);
  return { texts, lacks: lacksPaying(weighed, { sentences }) };
}

describe("paying on delivery", () => {
  it.each<[string, readonly (string | FoundText)[], readonly string[]]>([
    [
      "what is said of it",
      [PARCELS, "We accept cards. Cash on delivery costs €5 more."],
      ["Cash on delivery costs €5 more."],
    ],
    [
      "the ways to pay, where nothing is",
      [PARCELS, "You pay by card or bank transfer."],
      ["You pay by card or bank transfer."],
    ],
    [
      "the rows below a heading of paying",
      [PARCELS, { heading: "Payment", text: "- Bank transfer\n- PayPal\n- Gift wrapping" }],
      ["- Bank transfer", "- PayPal"],
    ],
  ])("is told %s", (_, taught, texts) => {
    expect(told(taught)).toEqual({ texts, lacks: false });
  });

  it.each<[string, readonly (string | FoundText)[]]>([
    ["other things of deliveries", [PARCELS]],
    ["a means of paying that is not said to be one", [PARCELS, "Your business card is printed in two days."]],
    ["who pays something", [PARCELS, "We pay for the packaging."]],
  ])("is not told %s", (_, taught) => {
    expect(told(taught)).toEqual({ texts: undefined, lacks: true });
  });

  it.each<[Locale, string, string]>([
    ["pt-BR", "Posso pagar na entrega?", "Aceitamos cartão e Pix."],
    ["it", "Posso pagare alla consegna?", "Si paga con carta o bonifico."],
    ["ja", "届いたときに支払えますか", "カードで支払えます。"],
  ])("%s: %s %s", (locale, question, text) => {
    expect(told([text], question, locale)).toEqual({ texts: [text], lacks: false });
  });

  it.each(["How much is delivery?", "How can I pay?"])("is not what is asked by %s", (question) => {
    expect(told([PARCELS], question)).toEqual({ texts: undefined, lacks: false });
  });
});
