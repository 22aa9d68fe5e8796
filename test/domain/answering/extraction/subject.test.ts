/** The title before a Japanese answer that leaves its subject out: for whom it is told, and for whom not. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { withSubject } from "../../../../src/domain/answering/extraction/subject.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { FEW_PASSAGES } from "../../../../src/domain/answering/ranking/weights.ts";
import { findIn, type FoundText } from "../found.ts";

const PORT: FoundText = {
  heading: "白波市(港町) › 産業",
  text: "明治時代から灯台のガラスを作っている。",
};

function tell(
  taught: FoundText,
  question: string,
  {
    locale = "ja",
    passages = FEW_PASSAGES + 1,
  }: { readonly locale?: Locale; readonly passages?: number } = {},
): string | undefined {
  const { weighed, ranked } = findIn([taught], question, locale);
  const found = extract(rankSentences(ranked, weighed), weighed);
  return found && withSubject(found, { ...weighed, passages }).text;
}

describe("the subject of a Japanese sentence", () => {
  it.each([
    "灯台のガラスを作っている都市はどこですか",
    "灯台のガラスを作っている町の名前は？",
    "灯台のガラスを明治時代から作っている市は",
    "灯台のガラスを作っているのは何という市ですか",
    "灯台のガラスを作ったのは誰？",
  ])("is told by the title where a name is asked for: %s", (question) => {
    expect(tell(PORT, question)).toBe("白波市：明治時代から灯台のガラスを作っている。");
  });

  it.each<[string, FoundText, string, { readonly locale?: Locale; readonly passages?: number }]>([
    ["the question says it", PORT, "白波市で灯台のガラスを作っているのは誰ですか", {}],
    [
      "the answer says it",
      { ...PORT, text: "白波市は灯台のガラスを作っている。" },
      "灯台のガラスを作っている都市はどこですか",
      {},
    ],
    ["no name is asked for", PORT, "灯台のガラスはいつから作っていますか", {}],
    ["the robot has few passages", PORT, "灯台のガラスを作っている都市はどこですか", { passages: 12 }],
    [
      "a question was taught",
      { heading: "灯台のガラスはどこで作っていますか", text: PORT.text, kind: "qa" },
      "灯台のガラスを作っている都市はどこですか",
      {},
    ],
    [
      "it is no Japanese",
      { heading: "Whitewave", text: "Glass for lighthouses is made here." },
      "Which town makes glass for lighthouses?",
      { locale: "en" },
    ],
  ])("is not told where %s", (_what, taught, question, more) => {
    expect(tell(taught, question, more)).toBe(taught.text);
  });
});
