import { describe, expect, it } from "vitest";

import { type FoundText, tell } from "../found.ts";

const answerOf = (texts: readonly FoundText[], question: string, earlier: readonly string[] = []): string =>
  tell(texts, [...earlier, question])!;

const TRAIN: FoundText = {
  kind: "qa",
  heading: "Can I take a lantern on the train?",
  text: "Trains carry lanterns with a ticket.",
};
const LICENCE: FoundText = {
  kind: "qa",
  heading: "Do I need a licence to ride an e-bike?",
  text: "E-bikes need no licence because the motor only assists up to 25 km/h.",
};

describe("a question that was taught with its answer", () => {
  it("leads where it was asked", () => {
    expect(answerOf([TRAIN], "Can I take a lantern on the train?")).toBe(TRAIN.text);
  });
  it("does not lead an answer when something else holds all that was asked", () => {
    const way = "By train the quickest way to the workshop takes six minutes.";
    expect(answerOf([TRAIN, { text: way }], "What is the quickest way by train?")).toBe(way);
  });
  it("leads when the other lacks what it holds", () => {
    const way = "The quickest way to the workshop takes six minutes.";
    const answer = answerOf([TRAIN, { text: way }], "Can I take a lantern on the train the quickest way?");
    expect(answer).toContain(TRAIN.text);
  });
});

describe("a sentence that shows the measure asked for", () => {
  it("leads before one that shows none, which is left out", () => {
    const price = "Renting an e-bike costs €38 per day.";
    expect(answerOf([LICENCE, { text: price }], "What does an e-bike cost?")).toBe(price);
  });
  it("leads a question asked with an earlier one by the words of its own", () => {
    const age = "You have to be at least 16 years old to ride an e-bike.";
    const earlier = ["Do I need a licence for an e-bike?"];
    expect(answerOf([LICENCE, { text: age }], "And how old do I have to be?", earlier)).toBe(age);
  });
  it("leads where it is the row of the same thing in another table", () => {
    const fees = { heading: "Classes and fees", text: "Pottery: £240\nWeaving: £280" };
    const hours = { heading: "Timetable", text: "Pottery: Tuesday, 7 pm\nWeaving: Friday, 6 pm" };
    expect(answerOf([fees, hours], "When is the pottery class?")).toBe("Pottery: Tuesday, 7 pm");
    expect(answerOf([fees, hours], "What does the pottery class cost?")).toBe("Pottery: £240");
  });
  it("does not lead when it shares nothing with the earlier question", () => {
    const age = "The bridge is 16 years old.";
    const earlier = ["Do I need a licence for an e-bike?"];
    const answer = answerOf([LICENCE, { text: age }], "And how old do I have to be?", earlier);
    expect(answer).toContain(LICENCE.text);
  });
});

describe("a taught question that asks for more than was asked", () => {
  const own: FoundText = {
    kind: "qa",
    heading: "Can I join a lantern tour on my own bike?",
    text: "Guests who bring their own bike pay €10 less for the tour.",
  };
  const tours: FoundText = { heading: "Tours", text: "Tours run from April to October." };
  it("does not lead where another sentence holds as much", () => {
    expect(answerOf([own, tours], "Do you have tours here?")).toContain(tours.text);
    expect(answerOf([own, tours], "Do you have tours here?")).not.toMatch(/^Guests/);
  });
  it("leads where it was meant", () => {
    expect(answerOf([own, tours], "Can I join a tour on my own bike?")).toMatch(/^Guests/);
  });
  it("gives its place up to the way, where only whether was taught", () => {
    const whether: FoundText = {
      kind: "qa",
      heading: "Do I have to book in advance?",
      text: "Booking is not required.",
    };
    const way: FoundText = { heading: "Booking", text: "Tours can be booked by phone." };
    expect(answerOf([whether, way], "How can I book?")).toMatch(/^Tours can be booked/);
    expect(answerOf([whether, way], "Do I have to book?")).toMatch(/^Booking is not required/);
  });
});

describe("the row of the thing that was asked for", () => {
  const prices: FoundText = {
    heading: "Rental › Prices",
    text: "City bike: Hour €5; Day €18\nChildren's bike: Hour €3; Day €10\nCity bike check: Hour €9; Day €9",
  };
  const height: FoundText = {
    kind: "qa",
    heading: "How tall do I have to be for a city bike?",
    text: "City bikes fit riders of 1.50 metres.",
  };
  const seats: FoundText = { heading: "Children", text: "A child seat for a bike costs €4." };
  it.each([
    ["Do you have kids' bikes?", "Children's bike: Hour €3; Day €10"],
    ["city bike per day", "City bike: Hour €5; Day €18"],
  ])("leads: %s", (question, row) => {
    expect(answerOf([prices, height, seats], question)).toMatch(new RegExp(`^${row}`));
  });
  it.each(["How tall do I have to be for a city bike?", "Is a city bike heavy?"])(
    "does not lead where something else is asked of it: %s",
    (question) => {
      expect(answerOf([prices, height, seats], question)).not.toMatch(/^City bike: Hour/);
    },
  );
  it("does not lead for who tells what happened", () => {
    const repairs: FoundText = { heading: "Repairs", text: "Flat tyre: €12\nBrakes: €15" };
    const help: FoundText = { text: "Whoever has a flat tyre on the road calls the shop." };
    expect(answerOf([repairs, help], "I have a flat tyre")).not.toMatch(/^Flat tyre: €12$/);
  });
});

describe("the row of the day that was asked for", () => {
  const week: FoundText = { heading: "Timetable", text: "Friday: Pilates\nSaturday: Yoga class" };
  const classes: FoundText = {
    heading: "Classes",
    text: "Our classes are for beginners and classes are small.",
  };
  const pool: FoundText = { heading: "Pool", text: "The pool is heated." };
  it("leads before what else is said of the thing", () => {
    expect(answerOf([classes, week], "Which classes are there on Saturday?")).toMatch(/^(- )?Saturday: Yoga/);
  });
  it("does not lead where it tells of another thing", () => {
    expect(answerOf([pool, week], "Is the pool heated on Saturday?")).toMatch(/^The pool is heated/);
  });
  it("does not lead where no day was asked for", () => {
    expect(answerOf([classes, week], "Are the classes small?")).toMatch(/^Our classes/);
  });
  it("does not take the place of the price that was asked for", () => {
    const price: FoundText = { heading: "Prices", text: "A yoga class costs €9." };
    expect(answerOf([price, week], "How much is the yoga class on Saturday?")).toContain(price.text);
  });
});

describe("a season or month that was asked for", () => {
  const lake: FoundText = {
    heading: "Lake",
    text: "The boat hire is by the lake. In winter the boat hire is closed.",
  };
  it("is told before what else is said of the thing", () => {
    expect(answerOf([lake], "Is the boat hire open in winter?")).toContain(
      "In winter the boat hire is closed.",
    );
  });
});

const PAGES = {
  market: [
    {
      heading: "Events",
      text: "The market is held in the square. The market sells cheese. In July the market is held at the lake.",
    },
  ],
  week: [
    { heading: "Timetable", text: "Monday: Pilates\nWednesday: Yoga\nFriday: Boxing" },
    { heading: "Yoga", text: "Yoga is for everybody and yoga mats are lent." },
  ],
  kitchen: [{ heading: "Kitchen", text: "Wednesday: fish soup\nFriday: lamb stew\nSunday: closed" }],
  booking: [
    { kind: "qa", heading: "Do I have to book?", text: "Booking is not required." },
    { heading: "How to book", text: "Tours are booked by phone or at the desk." },
  ],
  contact: [
    { heading: "Flat tyres", text: "If you have a flat tyre, call 555 0199 and wait." },
    { heading: "Contact", text: "Our telephone number is 555 0100. Write to hello@mill.example." },
  ],
  keys: [
    {
      heading: "Lost keys",
      text: "Lost keys are common in the house. Call the desk at once. The keys are copied in a day.",
    },
  ],
  rental: [
    {
      kind: "qa",
      heading: "Can I take a rented bike on the train?",
      text: "Rented bikes may go on the train.",
    },
    { heading: "Prices", text: "Bike: €20\nTrailer: €8" },
  ],
  kayaks: [
    { heading: "Kayaks", text: "The kayak is light. Kayaks float." },
    { heading: "Data", text: "The kayak weighs 22 kg." },
  ],
  judo: [
    { heading: "Courses › Judo", text: "Age: from 6 years\nPlace: hall 2\nTime: Tuesday 7 pm\nFee: €9" },
  ],
  sauna: [
    { heading: "Sauna", text: "The sauna is hot. Towels cost €2." },
    { heading: "Prices", text: "A sauna visit is €12. The sauna costs €12." },
  ],
  opening: [
    { heading: "Opening", text: "Thursday 2–7. The kitchen closes an hour earlier." },
    { heading: "Bar", text: "The bar is open at 9 pm." },
  ],
  boats: [
    { heading: "Boats", text: "Small boat: €30, 4 seats\nLarge boat: €80, 6 seats\nBoats hold a dog, too." },
  ],
  people: [
    { heading: "Who we are", text: "Anna Rossi bakes the bread." },
    { heading: "Bread", text: "The bread is baked every night by hand." },
  ],
} satisfies Readonly<Record<string, readonly FoundText[]>>;

describe("whoever asks of a page", () => {
  it.each<[keyof typeof PAGES, string, string]>([
    ["market", "Where is the market in July?", "In July the market is held at the lake."],
    ["market", "Is there a market in July?", "In July the market is held at the lake."],
    ["week", "Is there yoga on Wednesday?", "Wednesday: Yoga"],
    ["week", "What is on Friday?", "Friday: Boxing"],
    ["week", "Which classes are on Monday?", "Monday: Pilates"],
    ["week", "When is yoga?", "Wednesday: Yoga"],
    ["week", "When is boxing?", "Friday: Boxing"],
    ["kitchen", "Is there fish soup on Wednesday?", "Wednesday: fish soup"],
    ["kitchen", "Is there lamb stew on Wednesday?", "Friday: lamb stew"],
    ["kitchen", "What's for lunch on Friday?", "Friday: lamb stew"],
    ["booking", "How can I book a tour?", "Tours are booked by phone or at the desk."],
    ["booking", "How do I book?", "Tours are booked by phone or at the desk."],
    ["booking", "Do I have to book?", "Booking is not required."],
    ["contact", "What is your telephone number?", "Our telephone number is 555 0100."],
    [
      "contact",
      "What number do I call with a flat tyre?",
      "If you have a flat tyre, call 555 0199 and wait.",
    ],
    ["contact", "What is your email address?", "Write to hello@mill.example."],
    ["rental", "Do you rent bikes?", "Bike: €20"],
    ["rental", "Can I rent a trailer?", "Trailer: €8"],
    ["rental", "Can I take a rented bike on the train?", "Rented bikes may go on the train."],
    ["kayaks", "How heavy is the kayak?", "The kayak weighs 22 kg."],
    ["kayaks", "How much does the kayak weigh?", "The kayak weighs 22 kg."],
    ["judo", "How much is judo?", "Fee: €9"],
    ["judo", "What is the fee for judo?", "Fee: €9"],
    ["judo", "How old do I have to be for judo?", "Age: from 6 years"],
    ["sauna", "How much is the sauna?", "The sauna costs €12."],
    ["sauna", "What does the sauna cost?", "The sauna costs €12."],
    ["opening", "When are you open on Thursday?", "Thursday 2–7."],
    ["opening", "When does the bar open?", "The bar is open at 9 pm."],
    ["boats", "How many seats does the small boat have?", "Small boat: €30, 4 seats"],
    ["people", "Who bakes the bread?", "Anna Rossi bakes the bread."],
  ])("%s: %s is told “%s”", (page, question, told) => {
    expect(answerOf(PAGES[page], question)).toBe(told);
  });
});
