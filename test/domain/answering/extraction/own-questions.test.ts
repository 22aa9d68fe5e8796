import { describe, expect, it } from "vitest";

import { withOwnAnswers } from "../../../../src/domain/answering/extraction/compose.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const LATE = "Running late? We wait 15 minutes. Then the table goes.";

/** What is told where the sentences at these ranks were chosen. */
function told(text: string, question: string, ranks: readonly number[]): string[] {
  const { weighed, ranked } = findIn([text], question, "en");
  const sentences = rankSentences(ranked, weighed);
  const chosen = ranks.map((rank) => sentences[rank]!);
  return withOwnAnswers(chosen, sentences).map((sentence) => sentence.text);
}

describe("a question that prose asks itself", () => {
  it("is told with what answers it, where it leads", () => {
    expect(told(LATE, "I am running late", [0])).toEqual(["Running late?", "We wait 15 minutes."]);
  });
  it("stands once with an answer that was chosen, too", () => {
    expect(told(LATE, "I am running late", [0, 1])).toEqual(["Running late?", "We wait 15 minutes."]);
  });
  it("is not told behind another sentence without its answer", () => {
    const text = "Your table waits. Running late? Call us.";
    expect(told(text, "Does my table wait?", [0, 1])).toEqual(["Your table waits."]);
  });
  it("is told alone where its answer is too long for one", () => {
    const text = `Running late? We ${"wait and ".repeat(60)}wait.`;
    expect(told(text, "I am running late", [0])).toEqual(["Running late?"]);
  });
});
