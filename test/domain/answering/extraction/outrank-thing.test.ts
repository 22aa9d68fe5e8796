/** Rows and measures: which sentence leads before the one that was found first. */
import { describe, expect, it } from "vitest";

import { isUnderOther, losesThing } from "../../../../src/domain/answering/extraction/outrank.ts";
import { type FoundText, openInOrder } from "../found.ts";
import { leads, type Leads, page, taught } from "./leader.ts";

describe("the row of the thing leads", () => {
  const ROWS = page("Prices", "Kayak: £20\nPaddle: £5");
  it.each<Leads>([
    // Of its price, unless another sentence tells the same.
    ["en", "How much is a kayak?", [page("", "A kayak is light."), ROWS], "Kayak: £20"],
    [
      "en",
      "How much is a kayak?",
      [page("", "A kayak costs £20 an hour."), ROWS],
      "A kayak costs £20 an hour.",
    ],
    ["en", "How much is a kayak?", [page("", "A tent costs £9."), ROWS], "Kayak: £20"],
    ["en", "How much is a kayak?", [page("Repairs", "Hull of a kayak: £90\nOars: £9"), ROWS], "Kayak: £20"],
    ["en", "How much is a kayak?", [page("", "The deposit is £80 for a kayak."), ROWS], "Kayak: £20"],
    // Of whether there is one, unless that very question was taught.
    ["en", "Do you have kayaks?", [page("", "A kayak is light."), ROWS], "Kayak: £20"],
    [
      "en",
      "Do you have kayaks?",
      [taught("Do you have kayaks?", "Yes, of all sizes."), ROWS],
      "Yes, of all sizes.",
    ],
    [
      "en",
      "Do you have kayaks?",
      [taught("Can I take my old dog along in one of the two-seat kayaks?", "Dogs wear a vest."), ROWS],
      "Kayak: £20",
    ],
    [
      "en",
      "Do you rent kayaks?",
      [taught("Do you rent kayaks?", "Yes, of all sizes."), ROWS],
      "Yes, of all sizes.",
    ],
    [
      "en",
      "Do you rent kayaks?",
      [taught("Can I tow a rented kayak?", "Kayaks may be towed."), ROWS],
      "Kayak: £20",
    ],
    [
      "en",
      "Do you have kayaks per day?",
      [taught("Do you have kayaks?", "Yes, of all sizes."), ROWS],
      "Kayak: £20",
    ],
    ["en", "How much is a kayak?", [page("", "From £9 for a tent."), ROWS], "Kayak: £20"],
    // The price of what a course is called, and no other course's hours.
    [
      "en",
      "How much does judo cost?",
      [page("Courses › Judo", "Free from: €80\nCost: €9\nAge: from 6 years")],
      "Cost: €9",
    ],
    [
      "en",
      "When is the pottery class?",
      [
        page("Classes and fees", "Pottery: £240\nGlass: £280"),
        page("Timetable", "Weaving: Friday, 6 pm\nDrawing: Monday, 7 pm"),
      ],
      "Pottery: £240",
    ],
  ])("%s: %j of %j: %s", leads);
});

describe("a sentence that tells the measure that was asked for leads", () => {
  it.each<Leads>([
    [
      "en",
      "How heavy is the kayak?",
      [page("", "The kayak floats."), page("", "The kayak weighs 22 kg.")],
      "The kayak weighs 22 kg.",
    ],
    [
      "en",
      "How heavy is the red kayak?",
      [page("", "The red kayak floats."), page("", "The kayak weighs 22 kg.")],
      "The red kayak floats.",
    ],
    // Of an earlier question it is told, too.
    [
      "en",
      ["Do you have kayaks?", "And how heavy are they?"],
      [page("", "Kayaks float."), page("", "Tents weigh 22 kg.")],
      "Kayaks float.",
    ],
    [
      "en",
      ["Do you have kayaks?", "And how heavy are they?"],
      [page("", "Kayaks float."), page("", "Kayaks weigh 22 kg.")],
      "Kayaks weigh 22 kg.",
    ],
    // Hours tell themselves.
    [
      "en",
      "When are you open on Thursday?",
      [page("Opening", "Thursday 2–7\nFriday 2–9"), page("", "On Thursday we are open at 9 pm for guests.")],
      "Thursday 2–7",
    ],
    [
      "en",
      "How heavy is the red kayak?",
      [page("", "The red kayak floats. A kayak weighs 22 kg.")],
      "The red kayak floats.",
    ],
    [
      "en",
      ["Do you have red kayaks?", "And how heavy are they?"],
      [page("", "Red kayaks float."), page("", "Kayaks weigh 22 kg.")],
      "Kayaks weigh 22 kg.",
    ],
    [
      "en",
      "How much does it cost to open the pool?",
      [page("", "To open the pool, turn the wheel."), page("", "The pool costs €5.")],
      "To open the pool, turn the wheel.",
    ],
    // Of two the one with the word for it, which the question left out; no row, and none that lacks something.
    [
      "en",
      "How much is a sauna?",
      [page("", "The sauna is hot."), page("", "A sauna visit is €12."), page("", "A sauna costs €12.")],
      "A sauna costs €12.",
    ],
    [
      "en",
      "How much is a sauna visit?",
      [
        page("", "The sauna visit is quiet."),
        page("", "A sauna visit is €12."),
        page("", "A sauna costs €12."),
      ],
      "A sauna visit is €12.",
    ],
    [
      "en",
      "How much is a sauna?",
      [page("", "The sauna is hot."), page("", "A sauna visit is €12. A sauna costs €12.")],
      "A sauna visit is €12.",
    ],
    [
      "en",
      "How much is a sauna?",
      [page("", "The sauna is hot."), page("", "A sauna visit is €12."), page("", "A sauna has a cost.")],
      "A sauna visit is €12.",
    ],
    [
      "en",
      "How much is a sauna?",
      [page("", "The sauna is hot."), page("", "A sauna costs €12."), page("", "A sauna visit is €12.")],
      "A sauna costs €12.",
    ],
  ])("%s: %j of %j: %s", leads);
});

describe("another sentence", () => {
  it.each<[string, string, string, boolean]>([
    ["Is the sauna open in winter?", "The sauna is open in winter.", "The pool is open.", true],
    ["Is the sauna open in winter?", "The sauna is open in winter.", "The sauna is hot.", false],
    [
      "Is the sauna open on Sunday morning?",
      "The sauna is open on Sunday morning.",
      "The sauna is hot.",
      false,
    ],
    ["Is the sauna open?", "The pool is open.", "The garden is open.", false],
  ])("of what %s asks lacks, as against “%s”, in “%s”, a thing: %j", (question, best, other, loses) => {
    const { weighed, sentences } = openInOrder([page("", best), page("", other)], question, "en");
    expect(losesThing(sentences[0]!, sentences[1]!, weighed)).toBe(loses);
  });

  it.each<[FoundText, FoundText, boolean]>([
    [page("Kayaks", "They weigh 22 kg."), page("Tents", "They weigh 9 kg."), true],
    [page("Kayaks", "They weigh 22 kg."), page("Tents", "A kayak weighs 22 kg."), false],
    [page("Kayaks", "They weigh 22 kg."), page("Kayaks › Red", "It weighs 9 kg."), false],
    [page("Boats", "A kayak weighs 22 kg."), page("Tents", "They weigh 9 kg."), false],
  ])("beside %j stands %j under what is another heading for the kayak: %j", (best, other, isOther) => {
    const { weighed, sentences } = openInOrder([best, other], "How heavy is the kayak?", "en");
    expect(isUnderOther(sentences[0]!, sentences[1]!, weighed)).toBe(isOther);
  });
});
