/** How chosen sentences read: what stands between them, the marks of lists, code, and the names of places. */
import { describe, expect, it } from "vitest";

import { inOrder, toText, withoutRepeats } from "../../../../src/domain/answering/extraction/compose.ts";
import { withThings } from "../../../../src/domain/answering/extraction/price-list.ts";
import { type RankedSentence, rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

/** Sentences of texts by what they begin with, in that order. */
function choose(taught: readonly FoundText[], ...begins: readonly string[]): RankedSentence[] {
  const { weighed, ranked } = findIn(taught, "lamp", "en");
  const sentences = rankSentences(ranked, weighed);
  return begins.map((begin) => {
    const sentence = sentences.find(({ text }) => text.startsWith(begin));
    if (!sentence) throw new Error(`no sentence begins with ${begin}`);
    return sentence;
  });
}

const tell = (taught: readonly FoundText[], ...begins: readonly string[]): string =>
  toText({ sentences: choose(taught, ...begins), cut: false });

const one = (text: string, heading = "Lamps"): FoundText[] => [{ heading, text }];

describe("sentences", () => {
  it.each<[string, FoundText[], string[], string]>([
    [
      "of a paragraph stand behind one another",
      one("A lamp. A wick."),
      ["A lamp.", "A wick."],
      "A lamp. A wick.",
    ],
    ["of Japanese join without a blank", one("電灯です。芯です。"), ["電灯", "芯"], "電灯です。芯です。"],
    ["of two lines stay on two", one("A lamp.\nA wick."), ["A lamp.", "A wick."], "A lamp.\nA wick."],
    [
      "of two places stand on lines of their own",
      [...one("A lamp. Oil."), ...one("A boat. Oars.", "Boats")],
      ["A lamp.", "A boat."],
      "A lamp.\nA boat.",
    ],
    [
      "that would begin a quotation do not",
      one("> 65 years: a lamp. Oil."),
      ["> 65"],
      "\\> 65 years: a lamp.",
    ],
    ["that would begin a heading do not", one("# 1 lamp. Oil."), ["# 1"], "\\# 1 lamp."],
  ])("%s", (_what, taught, begins, text) => {
    expect(tell(taught, ...begins)).toBe(text);
  });

  it("are read in the order of their text, the best place first", () => {
    const taught = [...one("A lamp. A wick."), ...one("A boat. Oars.", "Boats")];
    const chosen = choose(taught, "A wick.", "Oars.", "A boat.", "A lamp.");
    expect(inOrder(chosen).map(({ text }) => text)).toEqual(["A lamp.", "A wick.", "A boat.", "Oars."]);
  });

  it("are told once, where two places say the same, and twice where one does", () => {
    const two = [...one("A lamp. Oil."), ...one("A Lamp. Oars.", "Boats")];
    expect(withoutRepeats(choose(two, "A lamp.", "A Lamp.", "Oars."))).toHaveLength(2);
    const [lamp] = choose(one("A lamp. Oil."), "A lamp.");
    expect(withoutRepeats([lamp!, lamp!])).toHaveLength(2);
  });
});

describe("items", () => {
  const LIST = one("Bring:\n- a lamp\n- a wick\n\nAsk us.");
  it.each([
    ["of one alone read as a sentence", ["- a lamp"], "a lamp"],
    ["of several keep their marks", ["- a lamp", "- a wick"], "- a lamp\n- a wick"],
    ["of one behind what leads to it keep theirs", ["Bring:", "- a lamp"], "Bring:\n- a lamp"],
    [
      "end before what follows, which else would be a part of the last",
      ["- a lamp", "- a wick", "Ask us."],
      "- a lamp\n- a wick\n\nAsk us.",
    ],
  ])("%s", (_what, begins, text) => {
    expect(tell(LIST, ...begins)).toBe(text);
  });

  it("that a heading denies are told with it, alone, too", () => {
    const denied = one("- a lamp\n- a wick", "We do not repair");
    expect(tell(denied, "- a lamp")).toBe("We do not repair\n- a lamp");
    expect(tell(denied, "- a lamp", "- a wick")).toBe("We do not repair\n- a lamp\n- a wick");
  });

  it("that were cut off show it", () => {
    expect(toText({ sentences: choose(LIST, "- a lamp", "- a wick"), cut: true })).toBe(
      "- a lamp\n- a wick\n- …",
    );
    expect(toText({ sentences: choose(LIST, "Ask us."), cut: true })).toBe("Ask us.\n…");
  });
});

describe("code", () => {
  const CODE = one("Run the lamp:\n    lamp on\n      --bright\nThen wait.");
  it.each([
    ["stands between fences", ["lamp on"], "```\nlamp on\n```"],
    ["keeps how far it is indented", ["lamp on", "--bright"], "```\nlamp on\n  --bright\n```"],
    [
      "has lines of its own between prose",
      ["Run the lamp:", "lamp on", "--bright", "Then wait."],
      "Run the lamp:\n```\nlamp on\n  --bright\n```\nThen wait.",
    ],
  ])("%s", (_what, begins, text) => {
    expect(tell(CODE, ...begins)).toBe(text);
  });
  it("that has fences itself stands between others", () => {
    expect(tell(one("See:\n    ```lamp\nDone."), "```lamp")).toBe("~~~\n```lamp\n~~~");
  });
});

describe("a place", () => {
  const named = (branch: string, ...chosen: readonly RankedSentence[]): RankedSentence[] =>
    chosen.map((sentence) => ({ ...sentence, branch }));
  const TWO = [...one("A lamp.\nA wick.", "North"), ...one("A boat. Oars.", "South")];
  it("is named before what is told of it, and on a line of its own before several lines", () => {
    const [lamp, wick, boat, oars] = choose(TWO, "A lamp.", "A wick.", "A boat.", "Oars.");
    const south = named("South", boat!, oars!);
    expect(toText({ sentences: south, cut: false })).toBe("South: A boat. Oars.");
    expect(toText({ sentences: [...named("North", lamp!, wick!), ...south], cut: false })).toBe(
      "North:\nA lamp.\nA wick.\n\nSouth: A boat. Oars.",
    );
  });
  it("is named with the colon of its language", () => {
    const [lamp] = choose(one("電灯です。芯です。"), "電灯");
    expect(toText({ sentences: named("北店", lamp!), cut: false })).toBe("北店：電灯です。");
    expect(toText({ sentences: named("Studio A", lamp!), cut: false })).toBe("Studio A：電灯です。");
    const two = [...one("火 10:00〜19:00\n電灯は1個 380", "北店"), ...one("電灯は1個 400", "南店")];
    const [hours, lampA, lampB] = choose(two, "火", "電灯は1個 380", "電灯は1個 400");
    expect(toText({ sentences: named("北店", lampA!), cut: false })).toBe("北店：電灯は1個 380");
    const both = [...named("北店", hours!, lampA!), ...named("南店", lampB!)];
    expect(toText({ sentences: both, cut: false })).toBe(
      "北店：\n火 10:00〜19:00\n電灯は1個 380\n\n南店：電灯は1個 400",
    );
  });
  it("keeps the colon of what is no Japanese", () => {
    const [lamp] = choose(one("Lamp 10:00"), "Lamp");
    expect(toText({ sentences: named("North", lamp!), cut: false })).toBe("North: Lamp 10:00");
  });
});

describe("what says little without what stands above it", () => {
  const nameOf = (heading: string, text: string, begin: string): string | undefined =>
    withThings(choose([{ heading, text }], begin))[0]?.branch;
  it.each<[string, string, string, string | undefined]>([
    ["Lamp repair", "€30\nAsk us.", "€30", "Lamp repair"],
    ["Lamp repair", "€30 per hour\nAsk us.", "€30", "Lamp repair"],
    ["Lamp repair", "It costs €30. Ask us.", "It costs", undefined],
    ["Lamp repair", "Wick: €30\nAsk us.", "Wick", undefined],
    ["What does a lamp cost?", "€30\nAsk us.", "€30", undefined],
    ["Tuesday", "7 pm Pilates\nBring a lamp.", "7 pm", "Tuesday"],
    ["Tuesday", "Tuesday 7 pm Pilates\nBring a lamp.", "Tuesday 7", undefined],
    ["Shop › Timetable › Yoga", "Tuesday 7 pm\nBring a lamp.", "Tuesday 7", "Yoga"],
    ["Yoga", "Tuesday 7 pm\nBring a lamp.", "Tuesday 7", undefined],
    ["Terça-feira", "19h Pilates\nBring a lamp.", "19h", "Terça-feira"],
  ])("below “%s”: %j", (heading, text, begin, name) => {
    expect(nameOf(heading, text, begin)).toBe(name);
  });
});
