/** What is told beside the sentence that answers: what goes on from it, or answers the rest of the question. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

const PAGES: Readonly<Record<string, readonly FoundText[]>> = {
  lamp: [page("Lamps", "Turn on the lamp with the switch.", "    lamp on --bright", "The lamp is bright.")],
  clocks: [
    page("Team", "Anna Rossi repairs clocks."),
    page("Clocks", "Clocks are repaired by hand. Clocks are old."),
  ],
  friday: [
    page("Friday", "Fish soup: 12 to 2 pm", "Lamb stew: 6 to 9 pm", "Monday: closed"),
    page("Week", "Friday: fish soup", "Friday: quiz night", "Saturday: music"),
  ],
  pool: [
    page("Pool", "The pool opens at 9 am. The water is 28 degrees."),
    page("Sauna", "The sauna opens at 11 am."),
  ],
  baker: [
    page("Bread", "Rye bread is sold daily. He bakes it at night. She sells it."),
    page("Baker", "Ben Weber is our baker. He bakes at night. He lives in Millford."),
  ],
  lost: [
    page(
      "Lost and found",
      "Lost things are kept for a month. After that they are given away. Ask at the desk.",
    ),
  ],
  fees: [
    page(
      "Fees",
      "Cancelling is free until two days before. Later than that half of the price is due. Bookings are made by phone.",
    ),
  ],
  studio: [
    page(
      "Where to find us",
      "The studio is at 12 Mill Lane. The bus stops outside. Parking is behind the house.",
    ),
    page("Studio rules", "The studio is cleaned every evening."),
  ],
  visits: [page("Visit", "Visits are on Sundays. Tea is served. A visit takes an hour. Dogs stay outside.")],
  sunday: [
    {
      kind: "qa",
      heading: "What can we do on Sunday?",
      text: "Our museum is open. A market is held. The old church is open to visitors.",
    },
  ],
  garden: [
    page(
      "Garden",
      "The garden has 40 kinds of roses. The garden is open to all. Roses flower in June. The cafe sells tea.",
    ),
  ],
  pottery: [
    page("Pottery", "Our oldest course. Clay is included. Pottery takes place on Tuesdays. Parking is free."),
  ],
  beach: [page("Beach", "The beach is open in summer. Summer is from June to August. Dogs are forbidden.")],
  delivery: [page("Delivery", "Delivery takes two days. Saturdays count as well. The van is green.")],
  visite: [page("Visite", "Le visite sono di domenica. Il tè è offerto. I cani restano fuori.")],
  visitas: [page("Visitas", "As visitas são aos domingos. O chá é servido. Cachorros ficam fora.")],
};

it.each<[string, string, string]>([
  ["lamp", "How is the lamp turned on?", "Turn on the lamp with the switch."],
  ["lamp", "Is the lamp bright?", "The lamp is bright."],
  ["clocks", "Who repairs clocks?", "Anna Rossi repairs clocks."],
  ["friday", "What is on Friday?", "Friday: fish soup\nFriday: quiz night"],
  ["friday", "Is there a quiz on Friday?", "Friday: quiz night"],
  ["pool", "When does the pool open?", "The pool opens at 9 am."],
  ["pool", "When does the sauna open?", "The sauna opens at 11 am."],
  ["pool", "How warm is the pool?", "The pool opens at 9 am. The water is 28 degrees."],
  ["baker", "Who is your baker?", "Ben Weber is our baker."],
  ["baker", "When does Ben Weber bake?", "Ben Weber is our baker. He bakes at night. He lives in Millford."],
  ["baker", "Does he live in Millford?", "Ben Weber is our baker. He lives in Millford."],
  ["lost", "How long are lost things kept?", "Lost things are kept for a month."],
  [
    "lost",
    "What happens to lost things?",
    "Lost things are kept for a month. After that they are given away.",
  ],
  [
    "fees",
    "Is cancelling free?",
    "Cancelling is free until two days before. Later than that half of the price is due.",
  ],
  [
    "fees",
    "What does cancelling cost?",
    "Cancelling is free until two days before. Later than that half of the price is due.",
  ],
  ["studio", "Where is the studio?", "The studio is at 12 Mill Lane."],
  ["studio", "Where can I park?", "Parking is behind the house."],
  ["visits", "When are visits?", "Visits are on Sundays."],
  ["visits", "How long does a visit take?", "A visit takes an hour."],
  ["visits", "May dogs visit?", "Visits are on Sundays. Dogs stay outside."],
  [
    "sunday",
    "What can we do on Sunday?",
    "Our museum is open. A market is held. The old church is open to visitors.",
  ],
  ["garden", "How many kinds of roses are there?", "The garden has 40 kinds of roses."],
  ["garden", "How many kinds of roses are in the garden?", "The garden has 40 kinds of roses."],
  ["pottery", "When is pottery?", "Pottery takes place on Tuesdays."],
  ["beach", "Is the beach open in summer?", "The beach is open in summer. Summer is from June to August."],
  ["delivery", "How long does delivery take?", "Delivery takes two days."],
])("%s: %s “%s”", (name, question, told) => {
  expect(tell(PAGES[name]!, question)).toBe(told);
});

it.each<[Locale, string, string, string]>([
  ["it", "visite", "Quando sono le visite?", "Le visite sono di domenica."],
  ["it", "visite", "Il tè è offerto?", "Il tè è offerto."],
  ["pt-BR", "visitas", "Quando são as visitas?", "As visitas são aos domingos."],
  ["pt-BR", "visitas", "O chá é servido?", "O chá é servido."],
])("%s: %s: %s “%s”", (locale, name, question, told) => {
  expect(tell(PAGES[name]!, question, locale)).toBe(told);
});

it("is told as far as there is room, whole sentences of it", () => {
  const long = `The workshop repairs lamps and clocks ${"in the old mill beside the river ".repeat(5)}every day.`;
  const next = `It repairs clocks by hand ${"with tools that were made here ".repeat(5)}as well.`;
  expect(
    tell([page("Workshop", `${long} It repairs clocks by hand.`)], "What does the workshop repair?"),
  ).toBe(`${long} It repairs clocks by hand.`);
  expect(tell([page("Workshop", `${long} ${next}`)], "What does the workshop repair?")).toBe(long);
});
