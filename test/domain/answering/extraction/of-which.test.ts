import { describe, expect, it } from "vitest";

import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { withNames } from "../../../../src/domain/answering/extraction/of-which.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, tell } from "../found.ts";

const CINEMA: FoundText = { heading: "Acme › Packages › Cinema", text: "A video of the day is included." };

/** The name that the best sentence is told with; undefined without one. */
function nameFor(taught: FoundText, question: string): string | undefined {
  const { weighed, ranked } = findIn([taught], question, "en");
  return withNames(rankSentences(ranked, weighed).slice(0, 1), weighed)[0]?.branch;
}

describe("which of several", () => {
  it.each<[string, string, FoundText]>([
    ["the heading that it stands below", "Which package has a video?", CINEMA],
    [
      "what begins its item",
      "Which package has a video?",
      {
        heading: "Acme › Packages",
        text: "- Cinema: €2,300. A video is included.\n- Album: €900. Forty photos.",
      },
    ],
  ])("is told by %s", (_, question, taught) => {
    expect(nameFor(taught, question)).toBe("Cinema");
  });

  it.each<[string, string, FoundText]>([
    ["it was not asked which", "Is a video included?", CINEMA],
    ["a price is asked for", "Which price has a video?", CINEMA],
    ["the question names it", "Which package has a video, Cinema?", CINEMA],
    ["the sentence names it", "Which package has a video?", { ...CINEMA, text: "Cinema includes a video." }],
    ["no kind stands above it", "Which package has a video?", { ...CINEMA, heading: "Acme › Cinema" }],
    [
      "what stands above it is a question",
      "Which package has a video?",
      {
        kind: "qa",
        heading: "Acme › Packages › Do you film?",
        text: "We make a video.",
      },
    ],
  ])("needs no name where %s", (_, question, taught) => {
    expect(nameFor(taught, question)).toBeUndefined();
  });
});

describe("which of several sections", () => {
  const SECTIONS: readonly FoundText[] = [
    { heading: "Studio › Packages › Cinema", text: "It comes with a video. Ask us." },
    { heading: "Studio › Packages › Garden", text: "It comes with music." },
  ];
  it.each([
    ["Which package has a video?", "Cinema: It comes with a video. Ask us."],
    ["Which package has music?", "Garden: It comes with music."],
    // All of its words were asked: the name above it is the answer.
    ["Which package comes with music?", "Garden: It comes with music."],
    ["What comes with Garden?", "It comes with music."],
  ])("%s “%s”", (question, told) => {
    expect(tell(SECTIONS, question)).toBe(told);
  });

  it("promises an answer by the name alone", () => {
    const { weighed, ranked } = findIn(SECTIONS, "Which package comes with music?", "en");
    expect(extract(rankSentences(ranked, weighed), weighed)!.promise).toBeGreaterThan(0);
    const nameless = findIn(
      [{ text: "The package comes with music." }],
      "Which package comes with music?",
      "en",
    );
    expect(extract(rankSentences(nameless.ranked, nameless.weighed), nameless.weighed)!.promise).toBe(0);
  });

  it.each([
    ["Which package has a video?", "Cinema: With a video."],
    ["Which package has music?", "Garden: With music."],
    ["How much is the Garden package?", "Garden: €900."],
  ])("of items: %s “%s”", (question, told) => {
    const text = "- Cinema: €2,300. With a video.\n- Garden: €900. With music.\n- Book: €400. With photos.";
    expect(tell([{ heading: "Packages", text }], question)).toBe(told);
  });
});
