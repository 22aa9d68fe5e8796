/** What stands beside a price that was asked for: what settles it, and neither other prices nor what else is said of the thing. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const KAYAK = "A double kayak costs €30 per hour.";
const kayaks = (...others: readonly string[]): FoundText => ({
  heading: "Kayaks",
  text: [KAYAK, ...others].join(" "),
});

describe("beside a price", () => {
  it.each<[string, readonly string[], string]>([
    ["nothing else of the thing", ["Double kayaks are blue.", "Ask us."], KAYAK],
    ["no price of another thing", ["A single kayak costs €20."], KAYAK],
    ["no deposit", ["The deposit is €80 for a double kayak."], KAYAK],
    ["not what others pay", ["Kayaks are blue.", "Children pay half."], KAYAK],
  ])("stands %s: %j", (_what, others, told) => {
    expect(tell([kayaks(...others)], "How much is a double kayak?")).toBe(told);
  });

  it.each<[string, readonly string[], string]>([
    ["for seniors", ["Double kayaks are blue.", "Seniors pay €25."], "Seniors pay €25."],
    ["for students", ["The booking fee is €3.", "Students pay €15."], "Students pay €15."],
  ])("stands what those pay who were asked for: %s", (whom, others, told) => {
    expect(tell([kayaks(...others)], `How much is a double kayak ${whom}?`)).toBe(`${KAYAK} ${told}`);
  });

  it.each<[string, readonly string[], string, string]>([
    [
      "a discount for those who were asked for",
      ["Kayaks are blue.", "Students get 10 % off a kayak."],
      "How much is a double kayak for students?",
      `${KAYAK} Students get 10 % off a kayak.`,
    ],
    [
      "what some pay for it, which follows at once",
      ["Kayaks for students cost €15.", "Kayaks are blue."],
      "How much is a double kayak?",
      `${KAYAK} Kayaks for students cost €15.`,
    ],
    [
      "its price for longer",
      ["A double kayak costs €80 per day.", "Kayaks are blue."],
      "How much is a double kayak?",
      `${KAYAK} A double kayak costs €80 per day.`,
    ],
    ["nothing that comes with it, unasked", ["It includes a paddle."], "How much is a double kayak?", KAYAK],
  ])("stands %s: %j", (_what, others, question, told) => {
    expect(tell([kayaks(...others)], question)).toBe(told);
  });

  it("stands its price of another section", () => {
    const taught = [
      { heading: "Hire", text: KAYAK },
      { heading: "Tours", text: "A double kayak costs €50 with a guide." },
    ];
    expect(tell(taught, "How much is a double kayak?")).toBe(
      `${KAYAK}\nA double kayak costs €50 with a guide.`,
    );
  });

  it("stands nothing of another section, where the thing stands above both", () => {
    const taught = [
      { heading: "Double kayak", text: "Hire costs €30 per hour. A weekend costs €80. Ask us." },
      { heading: "Single kayak", text: "Hire costs €20 per hour." },
    ];
    expect(tell(taught, "How much is a double kayak?")).toBe("Hire costs €30 per hour. A weekend costs €80.");
  });

  it.each([
    ["How much is the boat tour?", "Boat tour: €20"],
    ["How much is the night tour?", "Night tour: €35"],
  ])("of a row stands none of another row's: %s", (question, told) => {
    const text =
      "Boat tour: €20\nNight tour: €35\nThe boat tour starts at 10. The night tour costs €30 in winter.";
    expect(tell([{ heading: "Tickets", text }], question)).toBe(told);
  });
});

describe("a price that is settled in words further off", () => {
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "Admission is €8. The museum is old. Children pay half.",
      "How much is admission for children?",
      "Admission is €8. Children pay half.",
    ],
    [
      "en",
      "Admission is €8. The museum is old. Children pay half.",
      "How much is admission?",
      "Admission is €8.",
    ],
    [
      "en",
      "A double room costs €80. The house is old. Breakfast is included.",
      "How much is a double room with breakfast?",
      "A double room costs €80. Breakfast is included.",
    ],
    [
      "en",
      "A double room costs €80. The house is old. Breakfast is included.",
      "How much is a double room?",
      "A double room costs €80.",
    ],
    [
      "en",
      "A double room costs €80. The house is old. Breakfast is on the terrace.",
      "How much is a double room with breakfast?",
      "A double room costs €80.",
    ],
    [
      "it",
      "L'ingresso costa 8 €. Il museo è antico. I bambini pagano la metà.",
      "Quanto costa l'ingresso per i bambini?",
      "L'ingresso costa 8 €. I bambini pagano la metà.",
    ],
    [
      "pt-BR",
      "A entrada custa R$ 20. O museu é antigo. Crianças pagam metade.",
      "Quanto custa a entrada para crianças?",
      "A entrada custa R$ 20. Crianças pagam metade.",
    ],
  ])("is told of what was asked: %s, “%s”, %s", (locale, text, question, told) => {
    expect(tell([{ heading: "", text }], question, locale)).toBe(told);
  });
});

describe("beside a Japanese price", () => {
  const BOATS =
    "手こぎボート：30分 700円\nペダルボート：30分 900円\n手こぎボートを借りる料金は、30分700円です。";

  it("stands no price of another thing", () => {
    const text = "源泉は62度です。入浴料は800円です。タオルは200円です。予約は電話でお願いします。";
    expect(tell([{ heading: "温泉", text }], "入浴料はいくらですか？", "ja")).toBe("入浴料は800円です。");
  });
  it("stands nothing of another section", () => {
    const taught = [
      { heading: "入園", text: "入園料は500円です。駐車場は無料です。" },
      { heading: "売店", text: "ソフトクリームは300円です。" },
    ];
    expect(tell(taught, "入園料はいくらですか？", "ja")).toBe("入園料は500円です。");
  });
  it.each<[string, string, string, string | undefined]>([
    // A sentence about the other boat is none of this one's, though it has a line of its own below both.
    ["ペダルボートはいくら？", "料金", BOATS, "ペダルボート：30分 900円"],
    [
      "手こぎボートはいくら？",
      "料金",
      BOATS,
      "手こぎボート：30分 700円\n手こぎボートを借りる料金は、30分700円です。",
    ],
    [
      "駐車場の料金はいくらですか？",
      "ご案内",
      "駐車料金は1日600円です。最初の30分は駐車料金がかかりません。駐車場は広いです。",
      "駐車料金は1日600円です。最初の30分は駐車料金がかかりません。",
    ],
    [
      "キャンセル料はいくらですか？",
      "ご予約",
      "キャンセル料はいただいておりません。キャンセルはお電話でお願いします。",
      "キャンセル料はいただいておりません。",
    ],
    ["サウナはいくらですか？", "ご案内", "サウナは広いです。サウナは無料です。", "サウナは無料です。"],
  ])("%s below “%s”: %s", (question, heading, text, told) => {
    expect(tell([{ heading, text }], question, "ja")).toBe(told);
  });
  it("stands what follows at once, where only an earlier question named the thing", () => {
    const taught = { heading: "ご案内", text: "サウナは800円です。朝は混みます。サウナは広いです。" };
    expect(tell([taught], ["サウナはありますか？", "いくらですか？"], "ja")).toBe(
      "サウナは800円です。朝は混みます。",
    );
  });
  it.each([
    ["入館料はいくらですか？", "入館料：800円"],
    ["貸し切り風呂はいくらですか？", "貸し切り風呂：2,000円"],
  ])("of a row stands nothing of another row: %s", (question, told) => {
    const rows =
      "入館料：800円\n貸し切り風呂：2,000円\n入館料は現金のみです。貸し切り風呂は予約が必要です。小学生は無料です。";
    expect(tell([{ heading: "料金", text: rows }], question, "ja")).toBe(told);
  });
});
