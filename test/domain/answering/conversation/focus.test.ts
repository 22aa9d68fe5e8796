/** Follow-ups that say too little to be found by their words: they are looked for where the last answer stands. */
import { describe, expect, it } from "vitest";

import { lastTold, lookInFocus } from "../../../../src/domain/answering/conversation/focus.ts";
import { staySameSection } from "../../../../src/domain/answering/conversation/same-section.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { NO_BRANCHES } from "../../../../src/domain/answering/question/branches.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const answer = (text: string) => ({ role: "assistant", text });
const question = (text: string) => ({ role: "user", text });

const LAMPS: FoundText = {
  heading: "Lamps",
  text: "Lamps are repaired in a week. Cancel a repair until noon.",
};
const BOATS: FoundText = {
  heading: "Boats",
  text: "Boats are hired by the hour. Cancel a boat the day before.",
};

function lookFor(
  text: string,
  history: readonly { role: string; text: string }[],
  { taught = [BOATS, LAMPS], size = 50 }: { taught?: readonly FoundText[]; size?: number } = {},
) {
  const { weighed, ranked } = findIn(
    taught,
    text,
    "en",
    history.filter(({ role }) => role === "user").map((turn) => turn.text),
  );
  const passages = ranked.map((one) => ({ ...one, passage: { ...one.passage, source: "a.md" } }));
  const question = { ...weighed, passages: size };
  return lookInFocus({ question, passages, branches: NO_BRANCHES }, history);
}

describe("a follow-up", () => {
  const told = [question("Do you repair lamps?"), answer("Lamps are repaired in a week.")];
  it("is looked for first where the last answer stands", () => {
    const found = lookFor("And if I cancel?", told);
    expect(found?.passages[0]?.passage.heading).toBe("Lamps");
    expect(found?.passages).toHaveLength(2);
    expect(found?.extract?.text).toContain("Cancel a repair until noon.");
  });
  it("keeps those passages at least as high as the others", () => {
    const [first, second] = lookFor("And if I cancel?", told)?.passages ?? [];
    expect(first?.score).toBeGreaterThanOrEqual(second?.score ?? 0);
  });
  it("passes over answers that hold nothing that was taught", () => {
    const found = lookFor("And if I cancel?", [...told, question("Thanks"), answer("You are welcome.")]);
    expect(found?.passages[0]?.passage.heading).toBe("Lamps");
  });
  it("goes with the later of two answers", () => {
    const later = [...told, question("And boats?"), answer("Boats are hired by the hour.")];
    expect(lookFor("And if I cancel?", later)?.passages[0]?.passage.heading).toBe("Boats");
  });
  it("is looked for nowhere else than in the last three answers", () => {
    const since = [1, 2, 3].flatMap(() => [question("Thanks"), answer("You are welcome.")]);
    expect(lookFor("And if I cancel?", [...told, ...since])).toBeUndefined();
    expect(lookFor("And if I cancel?", [...told, ...since.slice(2)])).toBeDefined();
  });
  it("finds no answer there that says nothing of what it asks", () => {
    const found = lookFor("And do you sell bread?", told);
    expect(found?.extract).toBeUndefined();
  });
  it("goes before a passage that holds more of it, and is as likely", () => {
    const lamps = { ...LAMPS, text: "Lamps are repaired in a week. Ask us about it." };
    const found = lookFor("And if I cancel a boat?", told, { taught: [BOATS, lamps] });
    expect(found?.passages.map(({ passage }) => passage.heading)).toEqual(["Lamps", "Boats"]);
    const [first, second] = found?.passages.map(({ score }) => score) ?? [];
    expect(first).toBeCloseTo(second ?? 0);
  });
  it("leaves the likeliest as likely as it was", () => {
    const scores = (history: Parameters<typeof lookFor>[1]): readonly number[] | undefined =>
      lookFor("And if I cancel the repair?", history, { taught: [BOATS, LAMPS] })?.passages.map(
        ({ score }) => score,
      );
    const { ranked } = findIn([BOATS, LAMPS], "And if I cancel the repair?", "en", ["Do you repair lamps?"]);
    expect(scores(told)).toEqual(ranked.map(({ score }) => score));
  });
  it.each([
    ["And how much is it?", "A repair costs €20."],
    ["How long does it take?", "It takes two days."],
    ["And on Saturdays?", "We work from Monday to Friday."],
    ["And in May?", undefined],
  ])("“%s” is answered by what shows it: %s", (text, answered) => {
    const lamps = {
      heading: "Lamps",
      text: "Lamps are repaired by hand. Ask us. A repair costs €20. It takes two days. We work from Monday to Friday.",
    };
    const history = [question("Do you repair lamps?"), answer("Lamps are repaired by hand.")];
    const found = lookFor(text, history, { taught: [BOATS, lamps] })?.extract?.text;
    if (answered === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(answered);
  });
  it("finds no price in what tells none", () => {
    expect(lookFor("And how much is it if I cancel?", told)?.extract).toBeUndefined();
  });
  it("finds no answer in what holds less than half of what it names", () => {
    expect(lookFor("And cancel bread?", told)?.extract?.text).toContain("Cancel a repair");
    expect(lookFor("And cancel bread and cheese?", told)?.extract).toBeUndefined();
  });
  it("that names two or three things may be one to a robot of a few pages", () => {
    const brief = "Can I cancel a repair by phone?";
    expect(lookFor(brief, told, { size: 200 })?.passages[0]?.passage.heading).toBe("Lamps");
    expect(lookFor(brief, told, { size: 201 })).toBeUndefined();
    expect(lookFor("And if I cancel?", told, { size: 201 })).toBeDefined();
    expect(lookFor("Can I cancel a repair by phone, letter, mail or fax?", told)).toBeUndefined();
  });
  it.each([
    ["nothing was told", "And if I cancel?", []],
    ["nobody but the visitor said it", "And if I cancel?", [question("Lamps are repaired in a week.")]],
    ["what was told is too short to be known again", "And if I cancel?", [answer("Lamps")]],
  ])("is looked for nowhere where %s", (_why, text, history) => {
    expect(lookFor(text, history)).toBeUndefined();
  });
});

describe("what was told last", () => {
  const passages = findIn([LAMPS, BOATS], "lamps", "en").ranked.map(({ passage }) => passage);
  const headingsOf = (history: readonly { role: string; text: string }[]): string[] =>
    lastTold(passages, history).map(({ heading }) => heading);
  it("is known by its sentences", () => {
    expect(headingsOf([answer("So: Boats are hired by the hour. Bye!")])).toEqual(["Boats"]);
    expect(headingsOf([answer("Boats are hired.")])).toEqual([]);
  });
  it.each([
    ["Free.", []],
    ["Gratis", ["Entry"]],
  ])("is not known by a word or two: %s", (text, known) => {
    const entry = findIn([{ heading: "Entry", text }, LAMPS], "entry", "en").ranked;
    const taught = entry.map(({ passage }) => passage);
    expect(lastTold(taught, [answer(`${text} Ask us.`)]).map(({ heading }) => heading)).toEqual(known);
  });
  it("is said in the very last answer", () => {
    expect(headingsOf([answer("Boats are hired by the hour."), answer("You are welcome.")])).toEqual([]);
    expect(headingsOf([answer("Boats are hired by the hour."), question("And lamps?")])).toEqual(["Boats"]);
    expect(headingsOf([])).toEqual([]);
  });
});

describe("a question that names nothing of the sections side by side", () => {
  const LEE: FoundText = {
    heading: "Team › Dentists › Dr Lee",
    text: "She fills teeth. She works on Mondays.",
  };
  const MAYER: FoundText = {
    heading: "Team › Dentists › Dr Mayer",
    text: "She pulls teeth. She works on Fridays.",
  };
  const stay = (text: string, history: readonly { role: string; text: string }[], taught = [MAYER, LEE]) => {
    const { weighed, ranked } = findIn(taught, text, "en");
    const sentences = rankSentences(ranked, weighed);
    const found = { question: weighed, passages: ranked, sentences, branches: NO_BRANCHES };
    return staySameSection({ ...found, extract: extract(sentences, weighed) }, history)?.text;
  };
  const told = [question("What does Dr Lee do?"), answer("She fills teeth.")];
  it("stays with the one that was told of", () => {
    expect(stay("When does she work?", told)).toContain("She works on Mondays.");
    expect(stay("When does she work?", told)).not.toContain("Fridays");
  });
  it.each([
    ["one of them is named", "When does Dr Mayer work?", told],
    ["the one that was told of is", "When does Dr Lee work?", told],
    ["all of them are", "When do the dentists work?", told],
    ["nothing was told", "When does she work?", []],
    ["both were told of", "When does she work?", [answer("She fills teeth.\nShe pulls teeth.")]],
  ])("does not where %s", (_why, text, history) => {
    expect(stay(text, history)).toBeUndefined();
  });
  const KIM: FoundText = { heading: "Team › Nurses › Kim", text: "She helps. She works on Sundays." };
  it("does not where it says less of what is asked than the one beside it", () => {
    const lee = { ...LEE, text: "She fills teeth. Ask her." };
    expect(stay("When does she work?", told, [MAYER, lee])).toBeUndefined();
  });
  it("does not where only that one answers, or one elsewhere", () => {
    const mayer = { ...MAYER, text: "He pulls teeth." };
    expect(stay("When does she work?", told, [mayer, LEE])).toBeUndefined();
    expect(stay("When does she work?", told, [KIM, { ...LEE, text: "She fills teeth." }])).toBeUndefined();
  });
  it("does not where several are compared, or nothing was found", () => {
    const { weighed, ranked } = findIn([MAYER, LEE], "When does she work?", "en");
    const sentences = rankSentences(ranked, weighed);
    const found = { question: weighed, passages: ranked, sentences, branches: NO_BRANCHES };
    const both = extract(sentences, weighed)!;
    expect(staySameSection({ ...found, extract: both }, told)).toBeDefined();
    expect(staySameSection({ ...found, extract: { ...both, compared: true } }, told)).toBeUndefined();
    expect(staySameSection({ ...found, extract: undefined }, told)).toBeUndefined();
  });
  it("does not where the sections stand under a title alone", () => {
    const flat = [LEE, MAYER].map((one) => ({
      ...one,
      heading: (one.heading ?? "").replace("Team › Dentists", "Team"),
    }));
    expect(stay("When does she work?", told, flat)).toBeUndefined();
  });
});
