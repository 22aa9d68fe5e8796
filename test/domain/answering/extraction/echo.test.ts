import { describe, expect, it } from "vitest";

import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

function extractFor(texts: readonly string[], question: string) {
  const { weighed, ranked } = findIn(texts, question, "en");
  return extract(rankSentences(ranked, weighed), weighed)!;
}

const TROUBLE = "My lantern is not working.";
const REMEDY = "Turn the shade to the left.";

describe("a sentence that only says the question again", () => {
  it("brings what follows it at once", () => {
    const others = "The lantern is brass. The lantern is heavy.";
    const text = `${others} ${TROUBLE} ${REMEDY} Then wait.`;
    expect(extractFor([text], "Why is my lantern not working?").text).toContain(`${TROUBLE} ${REMEDY}`);
  });
  it("brings what follows it, though another one says the question elsewhere", () => {
    const texts = [`${TROUBLE} ${REMEDY}`, TROUBLE];
    expect(extractFor(texts, "Why is my lantern not working?").text).toContain(REMEDY);
  });
  it("is left out where nothing follows, and something else is said", () => {
    const other = "A lantern that is working hums.";
    const { text, promise } = extractFor([TROUBLE, other], "What can I do, my lantern is not working?");
    expect(text).toBe(other);
    expect(promise).toBeGreaterThan(0);
  });
  it("promises no answer where nothing else is said", () => {
    const { text, promise } = extractFor([TROUBLE], "What can I do, my lantern is not working?");
    expect({ text, promise }).toEqual({ text: TROUBLE, promise: 0 });
  });
  it("is the answer to a question for yes or no", () => {
    const { text, promise } = extractFor(["Dogs are not welcome."], "Are dogs welcome?");
    expect(text).toBe("Dogs are not welcome.");
    expect(promise).toBeGreaterThan(0);
  });
});
