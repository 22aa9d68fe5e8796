/** What is told to who asks on about an answer: what stands beside it, its reason, or what to do where it did not help. */
import { describe, expect, it } from "vitest";

import { elaborate } from "../../../../src/domain/answering/conversation/elaboration.ts";
import { toText } from "../../../../src/domain/answering/extraction/compose.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

type Wanted = Parameters<typeof elaborate>[1];

/** What is told beside the sentence of a text that begins so. */
function tell(text: string, begin: string, wanted: Wanted, told: readonly string[] = []): string | undefined {
  const { weighed, ranked } = findIn([text, "Boats are hired by the hour. Ask us."], "lamp", "en");
  const sentences = rankSentences(ranked, weighed);
  const given = sentences.filter((one) => one.text.startsWith(begin));
  expect(given).toHaveLength(1);
  const answer = {
    ...extract(sentences, weighed)!,
    sentences: given,
    text: toText({ sentences: given, cut: false }),
  };
  return elaborate({ question: weighed, extract: answer, sentences }, wanted, told)?.text;
}

const LAMP = "The lamp is brass. It is heavy. It hums at night. It shines.";

describe("more", () => {
  it.each<[string, string, string[], string | undefined]>([
    ["is what stands behind the answer", "The lamp", [], "It is heavy. It hums at night. It shines."],
    [
      "is what stands behind it, then what stands before it",
      "It hums",
      [],
      "The lamp is brass. It is heavy. It shines.",
    ],
    ["is nothing that was told since", "The lamp", ["Well: It is heavy."], "It hums at night. It shines."],
    ["is nothing where all was told", "The lamp", [LAMP], undefined],
  ])("%s", (_what, begin, told, more) => {
    expect(tell(LAMP, begin, "more", told)).toBe(more);
  });
  it("is told as far as there is room", () => {
    const long = `It ${"hums ".repeat(40).trim()}.`;
    expect(
      tell(`The lamp is brass. ${long} ${long.replace("It", "She")} It shines.`, "The lamp", "more"),
    ).toBe(long);
  });
});

describe("the same once more", () => {
  it.each<[Wanted, readonly string[], string]>([
    ["again", [], "The lamp is brass."],
    ["explain", [LAMP], "The lamp is brass."],
    ["explain", [], "It is heavy. It hums at night. It shines."],
  ])("is told to who wants it %s, where %j was told", (wanted, told, text) => {
    expect(tell(LAMP, "The lamp", wanted, told)).toBe(text);
  });
});

describe("a reason", () => {
  it.each<[string, string, string | undefined]>([
    [
      "The lamp is heavy because it is brass. It shines.",
      "The lamp",
      "The lamp is heavy because it is brass.",
    ],
    ["The lamp is heavy. It shines.", "The lamp", undefined],
  ])("of %j", (text, begin, reason) => {
    expect(tell(text, begin, "reason")).toBe(reason);
  });
});

describe("what to do where an answer did not help", () => {
  it.each<[string, string, string | undefined]>([
    ["Turn the lamp. Wait. If that does not help, call us.", "Turn", "If that does not help, call us."],
    ["Turn the lamp. Wait. Then it shines.", "Turn", undefined],
    ["If that does not help, call us. Turn the lamp. It shines.", "Turn", undefined],
  ])("%j", (text, begin, last) => {
    expect(tell(text, begin, "failed")).toBe(last);
  });
});
