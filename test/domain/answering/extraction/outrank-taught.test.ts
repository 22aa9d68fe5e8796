/** Taught answers, and what stands behind the sentence that leads before the one that was found first. */
import { describe, expect, it } from "vitest";

import { leads, type Leads, orderOf, page, taught } from "./leader.ts";

describe("after a taught answer", () => {
  const TRAIN = taught("Can I take a lantern on the train?", "Trains carry lanterns. Tickets are checked.");
  const WAY = "By train the quickest way takes six minutes.";
  it("what goes on with it is left out where another text leads", () => {
    expect(orderOf([TRAIN, page("", `${WAY} It is steep.`)], "What is the quickest way by train?")).toEqual([
      WAY,
      "It is steep.",
    ]);
  });
  it("what goes on with another taught answer is kept", () => {
    const bell = taught("Is there a bell?", "The bell rings.");
    expect(orderOf([TRAIN, page("", WAY), bell], "What is the quickest way by train?")).toEqual([
      WAY,
      "The bell rings.",
    ]);
  });
  it("what stands beside a sentence of a page is kept, but not that sentence", () => {
    const kayak = page("", "The kayak floats. It is red.");
    const weight = page("", "The kayak weighs 22 kg.");
    expect(orderOf([kayak, weight], "How heavy is the kayak?")).toEqual([
      "The kayak weighs 22 kg.",
      "It is red.",
    ]);
  });
  it("the sentence found first stays behind one of its own page", () => {
    const bar = page("", "The bar is open on Sunday. On Monday the bar is closed. It is small.");
    expect(orderOf([bar], "Is the bar open on Monday?")).toEqual([
      "On Monday the bar is closed.",
      "The bar is open on Sunday.",
      "It is small.",
    ]);
  });
  it("nothing leads where nothing was found", () => {
    expect(orderOf([], "Is the bar open?")).toEqual([]);
  });
  it.each<Leads>([
    [
      "en",
      "What is the quickest way by train?",
      [page("", "Trains carry lanterns."), page("", WAY)],
      "Trains carry lanterns.",
    ],
    [
      "en",
      "Can I take a lantern on the train?",
      [TRAIN, page("", "Trains are quick.")],
      "Trains carry lanterns.",
    ],
    [
      "en",
      "How can I book?",
      [
        taught("Do I have to book?", "Booking is not required."),
        page("Booking", "Tours are booked by phone."),
      ],
      "Tours are booked by phone.",
    ],
    [
      "it",
      "Come posso prenotare?",
      [taught("Devo prenotare?", "Non serve prenotare."), page("Prenotare", "Si prenota per telefono.")],
      "Si prenota per telefono.",
    ],
    [
      "en",
      "Who bakes the bread?",
      [page("Bread", "The bread is baked at night."), page("Who we are", "Anna Rossi bakes the bread.")],
      "Anna Rossi bakes the bread.",
    ],
    [
      "en",
      "Can I bring my own bike?",
      [
        taught("Can I join a lantern tour by the lake on my own bike?", "Guests pay less."),
        page("", "A bike may be parked."),
      ],
      "Guests pay less.",
    ],
  ])("%s: %j of %j: %s", leads);
});
