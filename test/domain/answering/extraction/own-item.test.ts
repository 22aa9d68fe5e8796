import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findInOwnItem } from "../../../../src/domain/answering/extraction/own-item.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function tell(taught: FoundText, question: string, locale: Locale, earlier: readonly string[] = []) {
  const { weighed, ranked } = findIn([taught], question, locale, earlier);
  return findInOwnItem(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

const CLASSES: FoundText = {
  heading: "Classes",
  text:
    "- Ballet: Tuesdays with Irina, once every two weeks. One class is £9, and lasts 90 minutes.\n" +
    "- Tap: £8 a class. Bring £2 for the tea.\n" +
    "- Tango: bring a partner. £12 each. Members £10.\n" +
    "- Waltz: Saturdays.\n" +
    "- Salsa for beginners: Mondays with Ana. £7 each.\n" +
    "- Salsa for couples: Sundays with Ben. £9 each.",
};
const DENTIST: FoundText = {
  heading: "診療内容",
  text:
    "- 定期検診・クリーニング: 3か月に1回をおすすめしています。保険適用で約2,500円、45分ほどです。\n" +
    "- ホワイトニング: 1回22,000円です。",
};

describe("what an item of several sentences says of the asked thing", () => {
  it.each<[string, readonly string[] | undefined]>([
    [
      "How much is ballet?",
      ["- Ballet: Tuesdays with Irina, once every two weeks.", "One class is £9, and lasts 90 minutes."],
    ],
    [
      "How much is a ballet class?",
      ["- Ballet: Tuesdays with Irina, once every two weeks.", "One class is £9, and lasts 90 minutes."],
    ],
    // It says so by itself.
    ["How much is tap?", undefined],
    // Two sentences say it: which one is meant?
    ["How much is tango?", undefined],
    // Nothing of the item says it.
    ["How much is the waltz?", undefined],
    // No item is of that.
    ["How much is yoga?", undefined],
    // Two items are of that.
    ["How much is salsa?", undefined],
    // Nothing is counted.
    ["Who teaches ballet?", undefined],
    ["How much does it cost?", undefined],
  ])("%s", (question, told) => {
    expect(tell(CLASSES, question, "en")).toEqual(told);
  });
  it.each<[string, readonly string[] | undefined]>([
    [
      "クリーニングはいくらですか",
      ["- 定期検診・クリーニング: 3か月に1回をおすすめしています。", "保険適用で約2,500円、45分ほどです。"],
    ],
    // "Every three months" is told in no minutes.
    [
      "クリーニングは何分かかりますか",
      ["- 定期検診・クリーニング: 3か月に1回をおすすめしています。", "保険適用で約2,500円、45分ほどです。"],
    ],
    ["ホワイトニングはいくらですか", undefined],
  ])("%s", (question, told) => {
    expect(tell(DENTIST, question, "ja")).toEqual(told);
  });
  it("is not looked for where a question leans on an earlier one", () => {
    expect(tell(CLASSES, "And how much is ballet?", "en", ["Do you teach tap?"])).toBeUndefined();
  });
});
