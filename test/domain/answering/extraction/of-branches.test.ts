/** Answers of a business in several places: of the one that is meant, or of each by its name. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { besideOf } from "../../../../src/domain/answering/extraction/of-branches.ts";
import { locate, mapBranches } from "../../../../src/domain/answering/question/branches.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function openPlaces(taught: readonly FoundText[], question: string, locale: Locale) {
  const { weighed, ranked } = findIn(taught, question, locale);
  const passages = ranked.map((one) => ({ ...one, passage: { ...one.passage, source: "a.md" } }));
  const inOrder = passages.map(({ passage }) => passage).toSorted((one, other) => one.seq - other.seq);
  const branches = locate(mapBranches({ passages: inOrder, locale, whole: false }), inOrder);
  return { weighed, passages, branches };
}

function answerOf(taught: readonly FoundText[], question: string, locale: Locale = "en"): string {
  const { weighed, passages, branches } = openPlaces(taught, question, locale);
  return extract(rankSentences(passages, weighed), weighed, branches)!.text;
}

const ASHFORD: FoundText = {
  heading: "Oak › Ashford",
  text: "12 Elm Street, Ashford TN24 8AB. Phone 01233 555 010. We are open Monday to Friday from 9 am to 5 pm. There are 12 parking spaces.",
};
const CANTERBURY: FoundText = {
  heading: "Oak › Canterbury",
  text: "3 Castle Row, Canterbury CT1 2QD. Phone 01227 555 020. We are open Monday to Saturday from 8 am to 6 pm. There are 4 parking spaces.",
};
const PRICES: FoundText = { heading: "Oak › Prices", text: "A check-up costs £45." };
const PAGE = [ASHFORD, CANTERBURY, PRICES];

describe("what every place has", () => {
  it.each([
    ["What is your phone number?", ["Ashford: Phone 01233 555 010.", "Canterbury: Phone 01227 555 020."]],
    [
      "Where are you?",
      ["Ashford: 12 Elm Street, Ashford TN24 8AB.", "Canterbury: 3 Castle Row, Canterbury CT1 2QD."],
    ],
    [
      "When are you open?",
      [
        "Ashford: We are open Monday to Friday from 9 am to 5 pm.",
        "Canterbury: We are open Monday to Saturday from 8 am to 6 pm.",
      ],
    ],
    ["Are you open on Saturday?", ["Canterbury: We are open Monday to Saturday from 8 am to 6 pm."]],
    [
      "How many parking spaces are there?",
      ["Ashford: There are 12 parking spaces.", "Canterbury: There are 4 parking spaces."],
    ],
  ])("is told of each, or of those that have it: %s", (question, told) => {
    expect(answerOf(PAGE, question)).toBe(told.join("\n"));
  });

  it.each([
    ["What is the phone number in Ashford?", "Phone 01233 555 010."],
    ["Where is the Canterbury branch?", "3 Castle Row, Canterbury CT1 2QD."],
    ["When is Ashford open?", "We are open Monday to Friday from 9 am to 5 pm."],
  ])("is told of the one that is named, without its name: %s", (question, told) => {
    expect(answerOf(PAGE, question)).toBe(told);
  });

  it("is told of no other place than the one that is named", () => {
    expect(answerOf(PAGE, "How many parking spaces are there in Canterbury?")).toContain("There are 4");
    expect(answerOf(PAGE, "How many parking spaces are there in Canterbury?")).not.toContain("There are 12");
  });

  it("is not what stands beside them", () => {
    expect(answerOf(PAGE, "What does a check-up cost?")).toBe("A check-up costs £45.");
  });

  it.each<[Locale, FoundText[], string, string]>([
    [
      "pt-BR",
      [
        { heading: "Carvalho › Centro", text: "Rua das Flores, 12. Telefone: (11) 5555-0101." },
        { heading: "Carvalho › Praia", text: "Avenida do Mar, 3. Telefone: (11) 5555-0202." },
      ],
      "Qual é o telefone?",
      "Centro: Telefone: (11) 5555-0101.\nPraia: Telefone: (11) 5555-0202.",
    ],
    [
      "it",
      [
        { heading: "Quercia › Centro", text: "Via Roma 12, 20121 Milano. Telefono: 02 555 0101." },
        { heading: "Quercia › Lago", text: "Via del Porto 3, 22100 Como. Telefono: 031 555 0202." },
      ],
      "Qual è il numero di telefono?",
      "Centro: Telefono: 02 555 0101.\nLago: Telefono: 031 555 0202.",
    ],
    [
      "ja",
      [
        { heading: "樫 › 北店", text: "〒060-0001 札幌市北区北1条西2丁目\n電話は011-555-0101です。" },
        { heading: "樫 › 南店", text: "〒064-0001 札幌市南区南4条西5丁目\n電話は011-555-0202です。" },
      ],
      "電話番号を教えてください",
      "北店：電話は011-555-0101です。\n南店：電話は011-555-0202です。",
    ],
  ])("%s: is told of each", (locale, taught, question, told) => {
    expect(answerOf(taught, question, locale)).toBe(told);
  });
});

describe("hours of something else", () => {
  it("are none of the place", () => {
    const taught = PAGE.map((one) =>
      one === ASHFORD ? { ...one, text: `${one.text} Yoga is on Tuesdays from 7 pm to 8 pm.` } : one,
    );
    expect(answerOf(taught, "When are you open in Ashford?")).not.toContain("Yoga");
  });
  it("are, where they go on from them", () => {
    const taught = PAGE.map((one) =>
      one === ASHFORD
        ? { ...one, text: one.text.replace("There", "On Saturdays from 10 am to 2 pm. There") }
        : one,
    );
    expect(answerOf(taught, "When are you open in Ashford?")).toContain("On Saturdays from 10 am to 2 pm.");
  });
});

describe("passages to be read beside the best", () => {
  it("are those of the other places", () => {
    const { passages, branches } = openPlaces(PAGE, "When are you open in Ashford?", "en");
    const at = (heading: string) => passages.filter(({ passage }) => passage.heading === heading);
    const others = [...at("Oak › Canterbury"), ...at("Oak › Prices")];
    expect(besideOf(at("Oak › Ashford"), others, branches)).toEqual(at("Oak › Canterbury"));
    expect(besideOf(at("Oak › Prices"), others, branches)).toEqual([]);
  });
});

const MILL: readonly FoundText[] = [
  {
    heading: "Mill › North Street",
    text: "1 North Street, Millford MF1 2AB. Phone 01233 555 010.\nMonday: closed\nTuesday to Friday: 9 am to 5 pm\nYoga is on Tuesdays at 7 pm. Bread costs £2. The oven is old. Dogs are welcome at North Street.",
  },
  {
    heading: "Mill › River Lane",
    text: "3 River Lane, Millford MF1 3CD. Phone 01233 555 020.\nMonday: 8 am to 1 pm\nTuesday to Friday: 8 am to 6 pm\nBread costs £3. Parking is free for guests.",
  },
  {
    heading: "Mill › South Quay",
    text: "5 South Quay, Millford MF1 4EF. Phone 01233 555 030. Bread costs £4. Cakes cost £9.",
  },
  { heading: "Mill › Prices", text: "A cake to order costs £30." },
];

describe("of three shops, one of which tells no hours", () => {
  it.each<[string, readonly string[]]>([
    [
      "What is your phone number?",
      [
        "North Street: Phone 01233 555 010.",
        "River Lane: Phone 01233 555 020.",
        "South Quay: Phone 01233 555 030.",
      ],
    ],
    ["Are you open on Monday?", ["North Street: Monday: closed", "River Lane: Monday: 8 am to 1 pm"]],
    ["Which shop is open on Monday?", ["North Street: Monday: closed", "River Lane: Monday: 8 am to 1 pm"]],
    [
      "When are you open?",
      [
        "North Street:\nMonday: closed\nTuesday to Friday: 9 am to 5 pm\n",
        "River Lane:\nMonday: 8 am to 1 pm\nTuesday to Friday: 8 am to 6 pm",
      ],
    ],
    [
      "How much is bread?",
      ["North Street: Bread costs £2.", "River Lane: Bread costs £3.", "South Quay: Bread costs £4."],
    ],
    [
      "Where are you?",
      [
        "North Street: 1 North Street, Millford MF1 2AB.",
        "River Lane: 3 River Lane, Millford MF1 3CD.",
        "South Quay: 5 South Quay, Millford MF1 4EF.",
      ],
    ],
    // Of one that is named.
    ["When is River Lane open?", ["Monday: 8 am to 1 pm", "Tuesday to Friday: 8 am to 6 pm"]],
    ["Is River Lane open on Monday?", ["Monday: 8 am to 1 pm"]],
    ["What is the phone number of the North Street shop?", ["Phone 01233 555 010."]],
    ["Where is the South Quay shop?", ["5 South Quay, Millford MF1 4EF."]],
    ["How much is bread at South Quay?", ["Bread costs £4."]],
    // What one of them alone tells.
    ["Are dogs welcome?", ["North Street: Dogs are welcome at North Street."]],
    ["Is there parking?", ["River Lane: Parking is free for guests."]],
    ["Is the oven old?", ["North Street: The oven is old."]],
    ["Do you have cakes?", ["A cake to order costs £30.", "South Quay: Cakes cost £9."]],
  ])("%s %j", (question, told) => {
    expect(answerOf(MILL, question)).toBe(told.join("\n"));
  });
});
