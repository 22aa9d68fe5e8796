/** Words that are written in several ways: one in a question, that one beside the other in the index. */
import { describe, expect, it } from "vitest";

import { analyse } from "../../../src/domain/language/analyse.ts";
import { inOneSpelling, otherSpellingsIn } from "../../../src/domain/language/japanese-spellings.ts";

describe("one spelling", () => {
  it.each([
    ["取り扱い", "取扱い"],
    ["持ち帰りできますか", "持帰りできますか"],
    ["入れ墨のある方", "入墨のある方"],
    ["お取り寄せ", "お取寄せ"],
    ["お子さまも入れますか", "子供も入れますか"],
    ["こどもの料金", "子供の料金"],
    ["申し込みの締め切り", "申込みの締切り"],
    ["かさを直せますか", "傘を直せますか"],
    ["子供連れでも入れますか", "子連れでも入れますか"],
    ["すそ上げの料金", "裾上げの料金"],
    ["引換証をなくされた方", "引換証を紛失た方"],
    ["おふろはありますか", "お風呂はありますか"],
    ["障がい者割引", "障害者割引"],
    ["吹き硝子", "吹きガラス"],
    ["くるまで行けますか", "車で行けますか"],
    ["いすはいくつ", "椅子はいくつ"],
    ["おくるまで行けますか", "お車で行けますか"],
    ["お鮨はありますか", "お寿司はありますか"],
  ])("“%s” is asked as “%s”", (written, asked) => {
    expect(inOneSpelling(written)).toBe(asked);
  });

  it.each(["かさねて着る", "すこし待つ", "なごみの宿", "えきす", "Open on Sundays", "傘の骨", "ひざまずく"])(
    "“%s” stays as it is",
    (written) => {
      expect(inOneSpelling(written)).toBe(written);
      expect(otherSpellingsIn(written)).toEqual([]);
    },
  );

  it("the index holds both", () => {
    const terms = analyse("貸し出しできます", "ja");
    for (const term of ["貸", "貸出"]) expect(terms).toContain(term);
    expect(analyse("お子さま用のいす", "ja")).toEqual(expect.arrayContaining(["子供"]));
    expect(analyse("取扱店", "ja")).toEqual(["取扱", "扱店"]);
  });
});
