/** Choosing a heading that was named instead of an answer. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findChosenTopic, tellSection } from "../../../../src/domain/answering/conversation/chosen-topic.ts";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import { NO_BRANCHES } from "../../../../src/domain/answering/question/branches.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { toNearTopics } from "../../../../src/contract/named-topics.ts";
import { findIn, type FoundText } from "../found.ts";

const visitor = (text: string) => ({ role: "user", text });
const robot = (text: string) => ({ role: "assistant", text });
const refuse = (locale: Locale, ...topics: string[]) =>
  robot(`${toDecline(locale, null)}\n\n${toNearTopics(topics, locale)}`);

const HELLO = [visitor("hello"), robot("Hello!")];
const ASKED = visitor("my chain snapped");
const NAMED = refuse("en", "Repair prices", "Deposit");

describe("a heading that was named last", () => {
  it("is chosen by its words, and leads back to the question before and what was said until then", () => {
    expect(findChosenTopic("Repair prices", [...HELLO, ASKED, NAMED])).toEqual({
      topic: "Repair prices",
      question: ASKED,
      before: HELLO,
    });
  });

  it.each(["repair prices", "“Repair prices”", " REPAIR PRICES?", "Repair prices."])(
    "is chosen as %s",
    (said) => {
      expect(findChosenTopic(said, [ASKED, NAMED])?.topic).toBe("Repair prices");
    },
  );

  it.each(["repair", "what are your repair prices", "Repair prices and deposit", "prices", ""])(
    "is not chosen by %j, which asks by itself",
    (said) => {
      expect(findChosenTopic(said, [ASKED, NAMED])).toBeUndefined();
    },
  );

  it.each([
    ["en", "yes"],
    ["en", "Yes, please!"],
    ["en", "show me"],
    ["pt-BR", "Sim, por favor"],
    ["pt-BR", "quero"],
    ["it", "Sì grazie"],
    ["it", "dimmi"],
    ["ja", "はい、お願いします"],
    ["ja", "教えて"],
  ] as const)("%s: is chosen by %j where it is the only one, and nothing was said since", (locale, yes) => {
    expect(findChosenTopic(yes, [ASKED, refuse(locale, "A")])?.topic).toBe("A");
    expect(findChosenTopic(yes, [ASKED, refuse(locale, "A", "B")])).toBeUndefined();
    const told = [ASKED, refuse(locale, "A"), visitor("A"), robot("It is.")];
    expect(findChosenTopic(yes, told)).toBeUndefined();
  });

  it.each(["yes but when?", "ok", "no", "siamo in due", "y not", "やはり"])("is not chosen by %j", (said) => {
    expect(findChosenTopic(said, [ASKED, refuse("en", "A")])).toBeUndefined();
  });

  it("is chosen behind another one, and no more behind a question", () => {
    const told = [ASKED, NAMED, visitor("Deposit"), robot("A deposit of €50.")];
    expect(findChosenTopic("Repair prices", told)?.question).toBe(ASKED);
    const on = [...told, visitor("do you sell bikes?"), robot("Yes, used ones.")];
    expect(findChosenTopic("Repair prices", on)).toBeUndefined();
  });

  it("is the one that was named last, for the question before that", () => {
    const again = visitor("and a tyre?");
    const talk = [ASKED, NAMED, again, refuse("en", "Repair prices")];
    expect(findChosenTopic("Repair prices", talk)?.question).toBe(again);
    expect(findChosenTopic("Deposit", talk)).toBeUndefined();
  });

  it("needs a question before", () => {
    expect(findChosenTopic("Repair prices", [NAMED])).toBeUndefined();
    expect(findChosenTopic("Repair prices", [...HELLO, NAMED])).toBeUndefined();
    expect(findChosenTopic("Repair prices", [])).toBeUndefined();
  });

  it("is not what a visitor says", () => {
    expect(findChosenTopic("Repair prices", [ASKED, visitor(NAMED.text)])).toBeUndefined();
  });

  it.each<[Locale, string]>([
    ["en", "What it costs, in short"],
    ["pt-BR", "Preços e condições"],
    ["it", "Quanto costa, e quando"],
    ["ja", "料金のめやす"],
  ])("%s: is chosen, first, last or alone", (locale, topic) => {
    for (const topics of [[topic, "B"], ["A", topic], [topic]])
      expect(findChosenTopic(topic, [ASKED, refuse(locale, ...topics)])?.topic).toBe(topic);
  });
});

describe("the section below a heading that was chosen", () => {
  const below = (...texts: readonly string[]): FoundText[] =>
    texts.map((text) => ({ heading: "Workshop › Repairs", text }));
  const tellBelow = (taught: readonly FoundText[], question = "What does a new chain cost?") => {
    const { weighed, ranked } = findIn(taught, question, "en");
    const passages = ranked.map(({ passage }) => passage).toSorted((one, other) => one.seq - other.seq);
    return tellSection({ passages, sentences: rankSentences(ranked, weighed) }, weighed, NO_BRANCHES);
  };
  const SHORT = below("Bring it in. We look at it.", "A chain costs €20. A tyre costs €30.");

  it("is told as a whole, in its order, where it is short", () => {
    const told = tellBelow(SHORT);
    expect(told?.text.replaceAll(/\s+/g, " ")).toBe(
      "Bring it in. We look at it. A chain costs €20. A tyre costs €30.",
    );
    expect(told?.sentences).toHaveLength(4);
    expect(told?.compared).toBe(false);
  });
  it("is told by what answers the question, where it is long", () => {
    const long = Array.from({ length: 20 }, (_, at) => `We also paint frames in colour ${at + 1}.`);
    const told = tellBelow([...SHORT, ...below(long.join(" "))])?.text;
    expect(told).toContain("A chain costs €20.");
    expect(told).not.toContain("Bring it in.");
    expect(told).not.toContain("colour 20");
  });
  it("is told whole up to 600 characters", () => {
    const fill = (length: number): FoundText[] =>
      below(`A chain costs €20. ${"x".repeat(length - 21)}.`, "Bring it in.");
    expect(tellBelow(fill(587))?.text).toContain("Bring it in.");
    expect(tellBelow(fill(588))?.text).not.toContain("Bring it in.");
  });
  it("is told by what answers the question, where several headings stand below", () => {
    const told = tellBelow([
      { heading: "Workshop › Chains", text: "A chain costs €20." },
      { heading: "Workshop › Paint", text: "We paint frames." },
    ])?.text;
    expect(told).toBe("A chain costs €20.");
  });
});
