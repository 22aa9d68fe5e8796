/** What stands beside the sentence that answers: what belongs to it is told with it, what only stands there is not. */
import { describe, expect, it } from "vitest";

import { type FoundText, tell } from "../found.ts";

const below = (heading: string, text: string): FoundText => ({ heading, text });

describe("what follows at once", () => {
  it.each([
    ["tells of something else", "The sauna is heated. Towels are free.", "The sauna is heated."],
    ["names another thing with its price", "The sauna is heated. Massage: €40.", "The sauna is heated."],
    ["tells its price", "The sauna is heated. Price: €12.", "The sauna is heated. Price: €12."],
    [
      "says more of it",
      "The sauna is heated. It takes an hour to warm up. Towels are free.",
      "The sauna is heated. It takes an hour to warm up.",
    ],
    [
      "says what then",
      "The sauna is heated. If that is too warm, ask us. Towels are free.",
      "The sauna is heated. If that is too warm, ask us.",
    ],
  ])("%s: “%s”", (_what, text, told) => {
    expect(tell([below("Spa", text)], "Is the sauna heated?")).toBe(told);
  });

  it.each([
    [
      "Is there theory?",
      "- Theory: 45 lessons. From 7 to 9 pm.\n- Driving: 30 lessons. By day.",
      "Theory: 45 lessons. From 7 to 9 pm.",
    ],
    ["Is theory taught?", "Theory is taught. From 7 to 9 pm.", "Theory is taught."],
    ["Is the bridge closed?", "The bridge is closed. Storms broke the railing.", "The bridge is closed."],
    [
      "Why is the bridge closed?",
      "The bridge is closed. Storms broke the railing.",
      "The bridge is closed. Storms broke the railing.",
    ],
    ["Who grooms dogs?", "Anna grooms dogs. Ben drives the bus.", "Anna grooms dogs."],
    ["Who drives the bus?", "Anna grooms dogs. Ben drives the bus.", "Ben drives the bus."],
  ])("of “%s” in “%s”: “%s”", (question, text, told) => {
    expect(tell([below("Our team", text)], question)).toBe(told);
  });
});

describe("in Japanese", () => {
  it.each([
    ["返品は何日以内ですか？", "返品は7日以内です。お電話ください。猫は元気です。", "返品は7日以内です。"],
    ["喫煙所はどこですか？", "駐車場は20台です。朝は混みます。喫煙所は1階です。", "喫煙所は1階です。"],
    ["駐車場は無料ですか？", "雨の日は屋内で遊べます。駐車場は無料です。", "駐車場は無料です。"],
    [
      "毛布は借りられますか？",
      "毛布を貸し出しています。\n夜は冷えます。\n枕もあります。",
      "毛布を貸し出しています。",
    ],
    ["枕はありますか？", "毛布を貸し出しています。\n夜は冷えます。\n枕もあります。", "枕もあります。"],
    [
      "毛布と枕、どっちがいいですか？",
      "毛布を貸し出しています。\n夜は冷えます。\n枕もあります。",
      "毛布を貸し出しています。\n枕もあります。",
    ],
    [
      "エプロンは借りられますか？",
      "土は用意します。\n陶芸：3,000円\nろくろ：4,000円\n陶芸体験は予約が必要です。エプロンを貸します。",
      "陶芸体験は予約が必要です。エプロンを貸します。",
    ],
  ])("%s of “%s”: “%s”", (question, text, told) => {
    expect(tell([below("案内", text)], question, "ja")).toBe(told);
  });

  it("the name of the line stays with what it says", () => {
    const text = "機関庫館：駅からバスで9分。駐車場があります。\n本館：駅から徒歩3分。";
    expect(tell([below("アクセス", text)], "駐車場はありますか？", "ja")).toContain(
      "機関庫館：駅からバスで9分。駐車場があります。",
    );
  });
});
