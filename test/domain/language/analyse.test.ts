import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { analyse, stem } from "../../../src/domain/language/analyse.ts";
import { fold, unify } from "../../../src/domain/language/normalise.ts";
import { relativesOf } from "../../../src/domain/language/relatives.ts";
import { stemEnglish } from "../../../src/domain/language/stem-english.ts";
import { stemItalian, stemPortuguese } from "../../../src/domain/language/stem-romance.ts";
import { toTokens } from "../../../src/domain/language/tokens.ts";
import { watchCpu } from "../../support/cpu-time.ts";

describe("normalising", () => {
  it("folds width, case, accents and quotes", () => {
    expect(fold("Ｃａｆé À L’ÉTÉ")).toBe("cafe a l'ete");
  });
  it("keeps Japanese voicing marks and widens half-width katakana", () => {
    expect(fold("ﾗﾝﾌﾟ が")).toBe("ランプ が");
  });
  it("takes a backquote for an apostrophe", () => {
    expect([unify("it`s"), unify("l`été")]).toEqual(["it's", "l'été"]);
  });
  it("drops invisible characters", () => {
    expect(unify("la\u00admp\u200b")).toBe("lamp");
  });

  it.each([
    ["一日いくらですか", "1日いくらですか"],
    ["午前十時から午後五時三十分まで", "午前10時から午後5時30分まで"],
    ["二十一日、三泊四日", "21日、3泊4日"],
    ["第二回", "第2回"],
    ["十分間", "10分間"],
    ["十分な時間", undefined],
    ["一時休業", undefined],
    ["一人で、二人とも", undefined],
    ["三四人", undefined],
    ["第二月曜、五月病", undefined],
    ["統一時", undefined],
    ["六本木の一部", undefined],
  ])("numbers in kanji before what they count are digits: %s", (text, plain = text) => {
    expect(unify(text)).toBe(plain);
  });
});

describe("tokens", () => {
  it("takes digit grouping out of numbers and keeps decimals", () => {
    expect(toTokens("1,000 1.000.000 3.14 2,5").map((token) => token.folded)).toEqual([
      "1000",
      "1000000",
      "3.14",
      "2.5",
    ]);
  });
  it("tells the Japanese scripts apart", () => {
    expect(toTokens("東京タワーの高さ").map((token) => token.kind)).toEqual([
      "kanji",
      "katakana",
      "hiragana",
      "kanji",
      "hiragana",
    ]);
  });
  it.each([
    ["lamp", [false]],
    ["(lamp", [false]],
    ["lamp shade", [false, false]],
    ["lamp-shade", [false, true]],
    ["lamp – shade", [false, false]],
    ["lamp--shade", [false, false]],
    ["CX75", [false, true]],
    ["a.b/c_d+e#f:g@h", [false, true, true, true, true, true, true, true]],
  ])("of %j touch the one before: %j", (text, joined) => {
    expect(toTokens(text).map((token) => token.joined)).toEqual(joined);
  });
});

describe("stems", () => {
  it.each([
    ["lamps", "lamp"],
    ["running", "run"],
    ["founded", "founding"],
    ["organizations", "organize"],
    ["replied", "reply"],
    ["died", "death"],
    ["delivery", "deliveries"],
  ])("brings English %s and %s together", (one, other) => {
    expect(stemEnglish(one)).toBe(stemEnglish(other));
  });
  it("does not bring apply and app together", () => {
    expect(stemEnglish("apply")).not.toBe(stemEnglish("app"));
  });
  it.each([
    ["fundada", "fundou"],
    ["fundacao", "fundado"],
    ["lojas", "loja"],
    ["morreu", "morte"],
    ["universidades", "universidade"],
    ["animais", "animal"],
    ["papeis", "papel"],
    ["uteis", "util"],
    ["farois", "farol"],
    ["azuis", "azul"],
    ["jovens", "jovem"],
    ["luzes", "luz"],
    ["ingleses", "inglesa"],
    ["maos", "mao"],
    ["razoes", "razao"],
  ])("brings Portuguese %s and %s together", (one, other) => {
    expect(stemPortuguese(one)).toBe(stemPortuguese(other));
  });
  it.each([
    ["fondata", "fondazione"],
    ["negozi", "negozio"],
    ["aperti", "aperto"],
    ["morto", "morte"],
    ["riparano", "riparare"],
  ])("brings Italian %s and %s together", (one, other) => {
    expect(stemItalian(one)).toBe(stemItalian(other));
  });
});

describe("index terms", () => {
  it("drops function words and keeps identifiers whole beside their parts", () => {
    expect(analyse("The bulb of the CX-75", "en")).toEqual(["bulb", "cx", "75", "cx75"]);
  });
  it.each([
    ["two parts with letters and digits", "CX-75", "cx75"],
    ["six parts", "AB12CD34EF56", "ab12cd34ef56"],
    ["a digit before", "1-bike", "1bike"],
  ])("keep an identifier of %s whole", (_what, text, whole) => {
    expect(analyse(text, "en")).toContain(whole);
  });
  it.each([
    ["seven parts", "AB12CD34EF56GH"],
    ["digits only", "2020-2024"],
    ["letters only", "abc-def"],
    ["parts that do not touch", "CX 75"],
    ["more than 40 characters", `7-${"b".repeat(40)}`],
    ["Japanese beside it", "東京-75"],
  ])("have no whole for %s", (_what, text) => {
    const parts = analyse(text, "en");
    expect(parts.map((part) => part.length)).toEqual(
      toTokens(text).map((token) => Math.min(40, token.folded.length)),
    );
  });
  it("keep an identifier of 40 characters whole", () => {
    expect(analyse(`7-${"b".repeat(39)}`, "en").at(-1)).toHaveLength(40);
  });
  it.each([
    ["e-mail", ["e", "mail", "email"]],
    ["e-car", ["e", "car", "ecar"]],
    ["e-ab", ["e", "ab"]],
    ["Wi-Fi", ["wi", "fi", "wifi"]],
    ["pick-up", ["pick", "pickup"]],
    ["a-b", ["b"]],
    ["old-lamp", ["old", "lamp"]],
    ["e-lamp-x", ["e", "lamp", "x"]],
    ["7-lamp", ["7", "lamp", "7lamp"]],
    ["e-東京", ["e", "東京"]],
    ["駅-lamp", ["駅", "lamp"]],
  ])("keep a word with so short a part whole: %s", (text, terms) => {
    expect(analyse(text, "en")).toEqual(terms);
  });
  it.each([
    ["a word", "x".repeat(50)],
    ["a number", "1".repeat(50)],
    ["a word with a letter before it", `e-${"k".repeat(60)}`],
  ])("of %s are no longer than 40 characters", (_what, text) => {
    expect(Math.max(...analyse(text, "en").map((term) => term.length))).toBe(40);
  });
  it("leave a Portuguese verb without its pronoun", () => {
    expect(analyse("torna-se", "pt-BR")).toEqual(analyse("torna se", "pt-BR"));
  });
  it("splits Italian elisions", () => {
    expect(analyse("dell'acqua", "it")).toEqual(analyse("acqua", "it"));
  });
  it("gives Japanese compounds as pairs and katakana words whole, too", () => {
    expect(analyse("営業時間のランプ", "ja")).toEqual(["営業", "業時", "時間", "ランプ", "ラン", "ンプ"]);
  });
  it.each([
    ["en", "How much is the delivery?", "HOW MUCH IS THE DELIVERY"],
    ["pt-BR", "Há estacionamento?", "ha estacionamento"],
    ["it", "Perché è chiuso?", "perche e chiuso"],
    ["ja", "ランプ", "ﾗﾝﾌﾟ"],
  ] satisfies [Locale, string, string][])(
    "gives the same terms in %s however it is written",
    (locale, one, other) => {
      expect(analyse(one, locale)).toEqual(analyse(other, locale));
    },
  );
  it("takes long and hostile text in linear time", () => {
    const cpu_ms = watchCpu();
    analyse("a-1.".repeat(50_000), "en");
    for (const character of ["ー", "カ", "あ", "漢"]) analyse(character.repeat(100_000), "ja");
    expect(cpu_ms()).toBeLessThan(3000);
  });
});

describe("relatives", () => {
  it("knows words of one meaning by their stems", () => {
    expect(relativesOf(stemEnglish("prices"), "en").has(stemEnglish("fee"))).toBe(true);
    expect(relativesOf("zorvex", "en").size).toBe(0);
  });
  it.each([
    ["en", "tyre", "tire", "city", "municipality"],
    ["it", "giro", "tour", "citta", "comune"],
    ["pt-BR", "passeio", "excursao", "conserto", "solucao"],
  ] as const)("in %s %s is %s more than %s is %s", (locale, word, synonym, other, near) => {
    const strength = (one: string, two: string): number =>
      relativesOf(stem(one, locale), locale).get(stem(two, locale))?.instead ?? 0;
    expect(strength(word, synonym)).toBeGreaterThan(strength(other, near));
    expect(strength(other, near)).toBeGreaterThan(0);
  });
  it.each<[Locale, string, string]>([
    ["en", "spaniel", "dog"],
    ["pt-BR", "sorvete", "sobremesa"],
    ["it", "barboncino", "cane"],
    ["ja", "柴犬", "ペット"],
  ])("in %s who asks for %s finds %s, and not the other way round", (locale, kind, whole) => {
    const [one, other] = [stem(kind, locale), stem(whole, locale)];
    expect(relativesOf(one, locale).has(other)).toBe(true);
    expect(relativesOf(other, locale).has(one)).toBe(false);
  });
  it("of the lexicon count less beside the word itself", () => {
    const { instead = 0, beside = 0 } = relativesOf("spaniel", "en").get("dog") ?? {};
    expect(beside).toBeLessThan(instead);
    expect(instead).toBeLessThan(1);
  });
  it("are index terms in Japanese", () => {
    for (const term of relativesOf("料金", "ja").keys()) expect(analyse(term, "ja")[0]).toBe(term);
    expect(relativesOf("料金", "ja").size).toBeGreaterThan(0);
  });
  it.each([
    ["ship", ["deliver", "boat"]],
    ["boat", ["ship", "vessel"]],
    ["kid", ["child"]],
    ["child", ["kid"]],
  ])("of every meaning that %s has, and not itself", (word, others) => {
    const relatives = [...relativesOf(stemEnglish(word), "en").keys()];
    expect(relatives).toEqual(expect.arrayContaining(others.map(stemEnglish)));
    expect(relatives).not.toContain(stemEnglish(word));
    expect(relatives).not.toContain("");
  });
  it.each([
    ["pt-BR", "preco", "custo"],
    ["it", "prezzo", "costo"],
  ] as const)("in %s: %s and %s", (locale, one, other) => {
    expect([...relativesOf(stem(one, locale), locale).keys()]).toContain(stem(other, locale));
  });
  it("has none for no word", () => {
    expect(relativesOf("", "ja").size).toBe(0);
  });
});
