/** Questions whose thing the answer lacks. Over 250 lines: tables of cases for one rule in four languages. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import {
  lacksOffer,
  lacksThing,
  lacksTold,
  strays,
} from "../../../../src/domain/answering/confidence/missing-thing.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, openInOrder } from "../found.ts";

const KNOWN: Readonly<Record<Locale, string>> = {
  en: "We sell used bikes every autumn. The lake tour includes a helmet.",
  "pt-BR": "Vendemos bicicletas usadas no outono. O capacete do passeio é gratuito.",
  it: "Vendiamo bici usate in autunno. I cani sono benvenuti in negozio.",
  ja: "秋に中古の自転車を販売しています。",
};

describe("a yes-or-no question", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Do you sell cars?", true],
    ["en", "Do you sell used bikes?", false],
    ["en", "Is the helmet included?", false],
    ["en", "What do you sell beside cars?", false],
    ["en", "And do you sell cars?", true],
    ["en", "Do you sell blue electric cars and motorbikes?", false],
    ["en", "cars?", true],
    ["en", "Do you sell bikes today?", false],
    ["en", "Do you sell bikes in December?", false],
    ["en", "Can I take used bikes along?", false],
    ["en", "Is it possible for the helmet to fail?", false],
    ["pt-BR", "Vocês vendem carros?", true],
    ["pt-BR", "Vendem bicicletas?", false],
    ["pt-BR", "O capacete foi incluído?", false],
    ["it", "Vendete automobili?", true],
    ["it", "Vendete auto?", true],
    ["it", "Vendete gite?", true],
    ["it", "Vendete bici usate?", false],
    ["it", "I cani possono entrare?", false],
    ["ja", "車を販売していますか？", true],
    ["ja", "カヤックは販売していますか？", true],
    ["ja", "中古の自転車を販売していますか？", false],
    ["ja", "秋に販売しているのは何ですか？", false],
    ["ja", "販売している自転車は？", false],
  ])("%s: “%s” lacks its thing: %s", (locale, question, lacking) => {
    const { weighed, ranked } = findIn([KNOWN[locale]], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed);
    expect(lacksThing(weighed, found!)).toBe(lacking);
  });
});

describe("a thing that the title over everything names", () => {
  it.each<[string, string, boolean]>([
    ["We accept cards and cash.", "Do you accept cats?", true],
    ["We accept cats from four months on.", "Do you accept cats?", false],
    ["We accept cards and cash.", "Do you accept cards?", false],
    // More is asked than what everybody says.
    ["The cattery has heating.", "Is there heating for cats?", false],
  ])("%s “%s” lacks it: %s", (text, question, lacking) => {
    const { weighed, ranked } = findIn([{ heading: "Cat hotel", text }], question, "en");
    const everywhere = weighed.weighed.map((term) =>
      term.variants.includes("cat") ? { ...term, frequency: weighed.passages, weight: 0 } : term,
    );
    const found = extract(rankSentences(ranked, weighed), weighed);
    expect(lacksThing({ ...weighed, weighed: everywhere }, found!)).toBe(lacking);
  });
});

describe("what is asked for, when, and for whom", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "Everybody wears a helmet.", "Is a helmet compulsory for adults?", false],
    ["en", "Children wear a helmet.", "Is a helmet compulsory for adults?", true],
    ["en", "Everybody gets soup.", "Is a helmet compulsory for adults?", true],
    ["pt-BR", "Todos usam capacete.", "O capacete é obrigatório para adultos?", false],
    ["pt-BR", "Crianças usam capacete.", "O capacete é obrigatório para adultos?", true],
    ["it", "Tutti indossano il casco.", "Il casco è obbligatorio per gli adulti?", false],
    ["it", "I bambini indossano il casco.", "Il casco è obbligatorio per gli adulti?", true],
    ["it", "Ad agosto il negozio chiude due settimane.", "Il negozio chiude per ferie ad agosto?", false],
    ["it", "A Natale i biglietti costano 2 € in più.", "C'è un supplemento a Natale?", false],
    ["it", "A Natale i biglietti costano 12 €.", "C'è un supplemento a Natale?", true],
    ["ja", "電動自転車は14歳以上の方が利用できます。", "息子は12歳ですが、電動自転車に乗れますか？", false],
    ["ja", "自転車は24時間前までキャンセルできます。", "自転車のキャンセル料はかかりますか？", false],
    ["ja", "午前の診察は土曜日もあります。", "土曜の午前中は診察がありますか？", false],
    ["ja", "自転車は販売していません。", "カヤック料金はかかりますか？", true],
  ])("%s: of “%s”, “%s” lacks its thing: %s", (locale, text, question, lacking) => {
    const { weighed, ranked } = findIn([text], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed);
    expect(found === undefined || lacksThing(weighed, found)).toBe(lacking);
  });
});

describe("a question whether something is sold", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "We sell lamps and old cars.", "There is a car park behind the chapel.", "Do you sell cars?"],
    [
      "pt-BR",
      "Vendemos lâmpadas e carros antigos.",
      "Há vagas para carros atrás da capela.",
      "Vocês vendem carros?",
    ],
    ["it", "Vendiamo lampade e auto d'epoca.", "Le auto si lasciano dietro la cappella.", "Vendete auto?"],
    ["ja", "ランプと古い車を販売しています。", "車は教会の裏に停められます。", "車を販売していますか？"],
  ])("%s: “%s” “%s” do not tell “%s”", (locale, sold, other, question) => {
    const { weighed, ranked } = findIn([sold, other], question, locale);
    const sentences = rankSentences(ranked, weighed);
    const of = (text: string) => ({
      ...extract(sentences, weighed)!,
      sentences: sentences.filter((sentence) => sentence.text === text),
    });
    expect(lacksOffer(weighed, of(other))).toBe(true);
    expect(lacksOffer(weighed, of(sold))).toBe(false);
  });
  it.each<[Locale, string, string]>([
    ["en", "Park as long as your rental lasts. The car park is car-free at night.", "Do you rent cars?"],
    ["pt-BR", "Para alugar, traga o RG. O estacionamento é para carros pequenos.", "Vocês alugam carros?"],
    ["it", "Chi noleggia entra dal cortile. Nel cortile stanno le auto.", "Noleggiate auto?"],
    ["ja", "鍵を借りられます。道には車が通りません。", "車は借りられますか？"],
  ])(
    "%s: two sentences, of the thing and of the deed, do not say that it is done: “%s”",
    (locale, text, question) => {
      const { weighed, ranked } = findIn([text], question, locale);
      expect(lacksOffer(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(true);
    },
  );
  it.each<[Locale, string, string, string]>([
    ["en", "Ski hire", "Our car park has 20 spaces.", "Do you rent cars?"],
    ["pt-BR", "Aluguel de pranchas", "O motor elétrico carrega em cinco horas.", "Vocês alugam carros?"],
    ["it", "Noleggio sci", "Il cortile ha 20 posti auto.", "Noleggiate auto?"],
    ["ja", "スキーレンタル", "車は20台まで駐車できます。", "車は借りられますか？"],
  ])("%s: under “%s” “%s” does not tell “%s”", (locale, heading, text, question) => {
    const { weighed, ranked } = findIn([{ heading, text }], question, locale);
    expect(lacksOffer(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(true);
  });
  it("is answered by whatever there is where nothing is said to be sold", () => {
    const { weighed, ranked } = findIn(["There are cars for everybody."], "Do you sell cars?", "en");
    expect(lacksOffer(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(false);
  });
});

describe("an answer that leans on an earlier question", () => {
  const SAID = "The lake tour includes a helmet and costs 35 euros from Monday to Friday.";
  it.each<[Locale, string, string, string, boolean]>([
    ["en", SAID, "What does the lake tour cost?", "And canoes?", true],
    ["en", SAID, "What does the lake tour cost?", "And a helmet?", false],
    ["en", SAID, "What does the lake tour cost?", "And how much is it?", false],
    ["en", SAID, "What does the lake tour cost?", "Also at weekends?", false],
    ["pt-BR", "O passeio do lago inclui o capacete.", "Como é o passeio do lago?", "E pedalinhos?", true],
    ["pt-BR", "O passeio do lago inclui o capacete.", "Como é o passeio do lago?", "E capacete?", false],
    ["it", "Il tour del lago comprende il casco.", "Com'è il tour del lago?", "E il pranzo?", true],
    ["it", "Il tour del lago comprende il casco.", "Com'è il tour del lago?", "E il casco?", false],
    ["ja", "湖のツアーは12歳以上で、料金は35ユーロです。", "湖のツアーはいくらですか？", "首相は？", true],
    ["ja", "湖のツアーは12歳以上で、料金は35ユーロです。", "湖のツアーはいくらですか？", "週末は？", false],
    [
      "en",
      "The first lesson is free of charge.",
      "Is the first lesson free?",
      "And where do I have to come?",
      true,
    ],
    [
      "en",
      "The first lesson is in Mill Lane.",
      "Is the first lesson free?",
      "And where do I have to come?",
      false,
    ],
  ])("%s: %s – “%s” “%s” strays: %s", (locale, text, before, question, straying) => {
    const { weighed, ranked } = findIn([text], question, locale, [before]);
    const found = extract(rankSentences(ranked, weighed), weighed);
    expect(strays(weighed, found!)).toBe(straying);
  });
  it("strays where what was spoken of stands in none of it", () => {
    const { weighed, sentences } = openInOrder(
      ["Lamps cost €5. Ask us."],
      ["What does the lake tour cost?", "And how much is it?"],
    );
    expect(strays(weighed, { sentences, text: "", compared: false } as never)).toBe(true);
  });
  it("cannot stray by itself", () => {
    const { weighed, ranked } = findIn([SAID], "canoes on the lake?", "en");
    expect(strays(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(false);
  });
});

describe("a price", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "The engraving of lamps is done by hand.", "How much is the engraving of lamps?", false],
    ["en", "The engraving of lamps is 12 crowns.", "How much is the engraving of lamps?", true],
    ["en", "The engraving of lamps is done by hand.", "Who does the engraving of lamps?", true],
    ["it", "L'incisione delle lampade si fa a mano.", "Quanto costa l'incisione delle lampade?", false],
    ["ja", "ランプの彫刻は無料です。", "ランプの彫刻はいくらですか？", true],
  ])("%s: “%s” answers “%s”: %s", (locale, text, question, suffices) => {
    const { weighed, ranked } = findIn([text], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    const judged = decideConfidence({ question: weighed, passages: ranked, extract: found });
    expect(judged.suffices).toBe(suffices);
  });
});

describe("a brief question whose words all stand in one sentence", () => {
  const suffices = (texts: readonly string[], question: string): boolean => {
    const { weighed, ranked } = findIn(texts, question, "en");
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    return decideConfidence({ question: weighed, passages: ranked, extract: found }).suffices;
  };
  it("is answered by it, also by a synonym", () => {
    expect(suffices(["Breakfast is early. Pets are welcome for a fee."], "can I bring my cat")).toBe(true);
  });
  it("is not answered when a word stands nowhere", () => {
    expect(suffices(["Breakfast is early. Pets are welcome."], "can I bring my cat and a piano")).toBe(false);
  });
  it("is not answered when two passages hold it alike", () => {
    const texts = ["Pets are welcome in the barn.", "Pets are welcome in the yard."];
    expect(suffices(texts, "can I bring my cat")).toBe(false);
  });
});

describe("an answer that holds what stands beside the thing", () => {
  it.each<[Locale, string, FoundText, boolean]>([
    // A kind that is never told of, and one that is.
    ["en", "What cheeses do you sell?", { heading: "Shop", text: "We sell bread. Ask us." }, true],
    ["en", "What cheeses do you sell?", { heading: "Shop", text: "We sell cheeses. Ask us." }, false],
    ["en", "Which nice cheeses do you have?", { heading: "Shop", text: "We have bread. Ask us." }, true],
    ["it", "Quali formaggi vendete?", { heading: "Negozio", text: "Vendiamo pane. Chiedete." }, true],
    ["pt-BR", "Quais queijos vocês vendem?", { heading: "Loja", text: "Vendemos pão. Pergunte." }, true],
    // What everybody says is no kind, nor what is done with it.
    ["en", "Which things do you sell?", { heading: "Shop", text: "We sell bread. Ask us." }, false],
    ["en", "Which bread do you sell?", { heading: "Shop", text: "Our bread is fresh. Ask us." }, false],
    [
      "ja",
      "どんなチーズを販売していますか？",
      { heading: "店", text: "パンを販売しています。毎日です。" },
      false,
    ],
    // A class is what a timetable is about.
    [
      "en",
      "Is there a class on Wednesday?",
      { heading: "Class timetable", text: "Tuesday: hatha\nWednesday: vinyasa" },
      false,
    ],
    [
      "en",
      "Is there a class on Wednesday?",
      { heading: "Shop", text: "Tuesday: tea\nWednesday: cake" },
      true,
    ],
    // A word that ends with the thing names it, a short one by chance.
    ["it", "Fate una panoramica?", { heading: "", text: "Ortopanoramica: 60 €\nVisita: 40 €" }, false],
    ["it", "Fate una radice?", { heading: "", text: "Ortopanoramica: 60 €\nVisita: 40 €" }, true],
    ["en", "Do you sell pans?", { heading: "", text: "Marzipans: €5\nCakes: €4" }, true],
  ])("%s: “%s” of %j lacks its thing: %s", (locale, question, taught, lacking) => {
    const { weighed, sentences } = openInOrder([taught], question, locale);
    expect(lacksThing(weighed, { sentences, text: "", compared: false } as never)).toBe(lacking);
  });

  it.each<[Locale, string, FoundText, boolean]>([
    [
      "en",
      "Is there a class on Wednesday?",
      { heading: "Timetable", text: "Tuesday: hatha\nWednesday: vinyasa" },
      false,
    ],
    // No row of that day, no row, no timetable, or no class.
    [
      "en",
      "Is there a class on Wednesday?",
      { heading: "Timetable", text: "Tuesday: hatha\nFriday: vinyasa" },
      true,
    ],
    [
      "en",
      "Is there a class on Wednesday?",
      { heading: "Timetable", text: "On Wednesday we paint. Ask us." },
      true,
    ],
    [
      "en",
      "Is there a class on Wednesday?",
      { heading: "Menu", text: "Tuesday: tea\nWednesday: cake" },
      true,
    ],
    [
      "en",
      "Is there a market on Wednesday?",
      { heading: "Timetable", text: "Tuesday: hatha\nWednesday: vinyasa" },
      true,
    ],
    ["en", "Is there a class?", { heading: "Timetable", text: "Tuesday: hatha\nWednesday: vinyasa" }, true],
  ])(
    "%s: where classes are spoken of elsewhere “%s” of %j lacks its thing: %s",
    (locale, question, taught, lacking) => {
      const { weighed, sentences } = openInOrder(
        [taught, "A class is fun. A market is fun."],
        question,
        locale,
      );
      const own = sentences.filter(({ from }) => from.passage.seq === 0);
      expect(lacksThing(weighed, { sentences: own, text: "", compared: false } as never)).toBe(lacking);
    },
  );

  it("is told as a list or compared", () => {
    const { weighed, sentences } = openInOrder(["We sell bread. Ask us."], "What cheeses do you sell?");
    // Where there is much to read, what stands nowhere may be called otherwise.
    const many = { ...weighed, passages: 5000 };
    expect(lacksThing(many, { sentences, text: "", compared: false } as never)).toBe(false);
    const lacks = (how: object) => lacksThing(weighed, { sentences, text: "", ...how } as never);
    expect(lacks({ compared: false })).toBe(true);
    expect(lacks({ compared: true })).toBe(false);
    expect(lacks({ compared: false, listed: true })).toBe(false);
  });

  it.each<[Locale, string, string, boolean]>([
    ["en", "Do you repair e-bikes?", "We repair bicycles. E-bikes are charged at the wall.", false],
    ["en", "Do you repair lamps?", "We repair bicycles. Lamps are sold.", true],
    ["en", "Do you sell old lamps?", "We sell lamps. Cars are old.", false],
    ["en", "What do you sell?", "We sell lamps. Cars are old.", false],
    ["it", "Vendete lampade?", "Vendiamo biciclette. Le lampade sono antiche.", true],
    ["pt-BR", "Vocês vendem lâmpadas?", "Vendemos bicicletas. As lâmpadas são antigas.", true],
  ])("%s: “%s” of “%s” is not said to be done: %s", (locale, question, text, lacking) => {
    const { weighed, sentences } = openInOrder([text], question, locale);
    expect(lacksOffer(weighed, { sentences, text: "", compared: false } as never)).toBe(lacking);
  });

  it.each<[Locale, string, readonly (string | FoundText)[], boolean]>([
    // Rows below words of selling, one of several passages, and what is only like the thing.
    ["en", "Do you sell lamps?", [{ heading: "What we sell", text: "- Lamps: €5\n- Clocks: €8" }], false],
    ["en", "Do you sell cars?", [{ heading: "What we sell", text: "- Lamps: €5\n- Clocks: €8" }], true],
    ["en", "Do you sell cars?", [{ heading: "What we sell", text: "- Car park: €5\n- Clocks: €8" }], true],
    [
      "en",
      "Do you sell lamps?",
      ["Clocks are sold. Ask us.", { heading: "What we sell", text: "- Lamps: €5\n- Bells: €8" }],
      false,
    ],
    ["it", "Vendete lampade?", [{ heading: "Vendita", text: "- Lampade: 5 €\n- Orologi: 8 €" }], false],
    [
      "pt-BR",
      "Vocês vendem lâmpadas?",
      [{ heading: "Venda", text: "- Lâmpadas: R$ 5\n- Relógios: R$ 8" }],
      false,
    ],
    [
      "ja",
      "ランプは販売していますか？",
      [{ heading: "販売", text: "- ランプ：500円\n- 時計：800円" }],
      false,
    ],
  ])("%s: “%s” of the rows of %j is not said to be done: %s", (locale, question, taught, lacking) => {
    const { weighed, sentences } = openInOrder(taught, question, locale);
    expect(lacksOffer(weighed, { sentences, text: "", compared: false } as never)).toBe(lacking);
  });

  it.each<[string, string, string, boolean]>([
    // Two words of what was told before, and half of it.
    ["My bike has a flat tyre.", "What should we do?", "With a flat tyre the bike is fetched.", false],
    ["My bike has a flat tyre.", "What should we do?", "A bike is fun. Enjoy it.", true],
    ["My bike has a flat tyre.", "What should we do?", "Lamps are sold. Enjoy them.", true],
    [
      "My bike has a flat tyre.",
      "What should we do?",
      "Lamps are sold. A flat tyre is mended on the bike.",
      false,
    ],
    ["My bike has a flat tyre.", "How much is it?", "Lamps cost €5. Enjoy them.", false],
  ])("after “%s”, “%s” of “%s” lacks what was told: %s", (before, question, text, lacking) => {
    const { weighed, sentences } = openInOrder([text], [before, question]);
    expect(lacksTold(weighed, { sentences, text: "", compared: false } as never)).toBe(lacking);
  });
});
