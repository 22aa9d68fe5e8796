import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  asksForSteps,
  decideAnswerKind,
  showsAnswer,
} from "../../../../src/domain/answering/question/answer-kind.ts";
import { addContext, askSameOf } from "../../../../src/domain/answering/question/context.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { spellingsOf } from "../../../../src/domain/answering/ranking/slips.ts";
import { stem } from "../../../../src/domain/language/analyse.ts";

function wordsOf(text: string, locale: Locale, earlier: string[] = []): string[] {
  const languages = { locale, languages: [locale] };
  const alone = readQuestion(text, languages);
  const read = alone.leans === "no" ? alone : addContext(alone, earlier, languages);
  return read.terms.map((term) => term.word);
}

describe("what a question asks about", () => {
  it("is still what was talked about before somebody asked for another time of the day", () => {
    const earlier = ["会議室の料金はいくらですか", "夜は？"];
    expect(wordsOf("何人入れますか", "ja", earlier)).toContain("会議");
  });
  it("is its content words, in order", () => {
    expect(wordsOf("When was the workshop founded?", "en")).toEqual(["workshop", "founded"]);
    expect(wordsOf("What does a kayak cost per week?", "en")).toEqual(["kayak", "cost", "week"]);
  });
  it("holds the whole in each part of a word of two parts: a page may write “wifi”", () => {
    const { terms } = readQuestion("Do you have wi-fi?", { locale: "en", languages: ["en"] });
    expect(terms.filter(({ variants }) => variants.includes("wifi"))).toHaveLength(2);
  });
  it.each([
    [
      "en",
      "Who founded the workshop?",
      "Hi, I was wondering if you could tell me who founded the workshop? Thanks so much!",
    ],
    [
      "pt-BR",
      "Quem fundou a oficina?",
      "Olá, tudo bem? Gostaria de saber quem fundou a oficina? Muito obrigada!",
    ],
    [
      "it",
      "Chi ha fondato la bottega?",
      "Buongiorno, vorrei sapere chi ha fondato la bottega? Grazie mille!",
    ],
  ] satisfies [Locale, string, string][])(
    "is the same in %s with courtesies around it",
    (locale, plain, polite) => {
      expect(wordsOf(polite, locale)).toEqual(wordsOf(plain, locale));
    },
  );
  it("counts asides little when the matter stands elsewhere", () => {
    const { terms } = readQuestion("Is it open on Monday? I would appreciate any pointers.", {
      locale: "en",
      languages: ["en"],
    });
    expect(terms.find((term) => term.word === "pointers")?.share).toBeLessThan(0.5);
    expect(terms.find((term) => term.word === "monday")?.share).toBe(1);
  });
  it("is talk when there is nothing else", () => {
    expect(wordsOf("help", "en")).toEqual(["help"]);
  });
  it("takes an identifier whole", () => {
    expect(wordsOf("bulb for CX-75", "en")).toEqual(["bulb", "cx75"]);
  });
  it.each([
    ["en", "And on Sundays?", "What are the opening hours of the shop?", "shop"],
    ["pt-BR", "E aos domingos?", "Qual o horário da loja?", "horario"],
    ["it", "E la domenica?", "Quali sono gli orari del negozio?", "orario"],
    ["ja", "日曜日は？", "店の営業時間は？", "営業"],
  ] satisfies [Locale, string, string, string][])(
    "leans on the question before in %s",
    (...[locale, text, before, word]) => {
      expect(wordsOf(text, locale, [before])).toContain(word);
    },
  );
  it.each([
    ["en", "In which year?", "Who founded the workshop?", "workshop"],
    ["en", "How long does it last?", "Is there a lake tour?", "tour"],
    ["en", "And the price?", "Do you deliver to hotels?", "hotels"],
    ["pt-BR", "Quanto custa?", "Vocês entregam em hotéis?", "hoteis"],
    ["it", "Quanto dura?", "Quando parte il tour?", "tour"],
    ["ja", "料金はいくらですか？", "ホテルに配達してもらえますか？", "ホテル"],
  ] satisfies [Locale, string, string, string][])(
    "leans surely in %s when it names only a side of the thing: “%s”",
    (...[locale, text, before, word]) => {
      expect(readQuestion(text, { locale, languages: [locale] }).leans).toBe("surely");
      expect(wordsOf(text, locale, [before])).toContain(word);
    },
  );
  it.each([
    ["And per week?", "price"],
    ["And when is it free?", "moment"],
    ["And does it carry heavy luggage?", "other"],
  ])("“%s” after “How much is an e-bike?” asks for %s", (text, kind) => {
    const languages = { locale: "en", languages: ["en"] } as const;
    const earlier = ["How much is an e-bike?"];
    expect(addContext(readQuestion(text, languages), earlier, languages).kind).toBe(kind);
  });
  it.each([
    ["en", "How much is that?", "surely"],
    ["en", "What if it starts to rain?", "surely"],
    ["en", "What are the signs that a tyre is worn?", "no"],
    ["en", "Why should a guide leave his group when they protest?", "perhaps"],
    ["pt-BR", "Onde Ada guarda a lanterna que ela acende?", "perhaps"],
    ["it", "A cosa serve la lanterna per i pescatori e per loro figli?", "perhaps"],
    ["ja", "それはいくらですか？", "surely"],
    ["ja", "週末もですか？", "surely"],
    ["ja", "日曜日も？", "surely"],
  ] satisfies [Locale, string, string][])("%s: “%s” leans on the one before: %s", (locale, text, leans) => {
    expect(readQuestion(text, { locale, languages: [locale] }).leans).toBe(leans);
  });
  it("does not lean when it says all itself", () => {
    expect(wordsOf("How do I polish a tall brass lamp?", "en", ["Where is the shop?"])).not.toContain("shop");
  });
  it("is bounded", () => {
    const long = Array.from(
      { length: 500 },
      (_, at) => `word${String.fromCharCode(97 + (at % 26))}${at}x`,
    ).join(" ");
    expect(wordsOf(long, "en").length).toBeLessThanOrEqual(64);
  });
});

describe("a price that is asked for", () => {
  const rolesOf = (text: string, locale: Locale) =>
    readQuestion(text, { locale, languages: [locale] }).terms.map(({ word, role }) => `${word} ${role}`);

  it.each([
    ["en", "How much is a kayak?", ["kayak content", "cost cue"]],
    ["pt-BR", "Quanto fica o caiaque?", ["caiaque content", "custar cue"]],
    ["it", "Quanto viene il kayak?", ["kayak content", "costare cue"]],
    ["ja", "カヤックはいくら？", ["料金 cue"]],
  ] as const)("%s: %s asks for what it costs, too", (locale, text, words) => {
    expect(rolesOf(text, locale)).toEqual(expect.arrayContaining([...words]));
  });

  it.each([
    ["en", "What does the kayak cost?", ["cost cue"]],
    ["en", "What is the price of the kayak?", []],
    ["en", "How much water is in the lake?", []],
    ["ja", "カヤックの料金はいくら？", ["料金 content"]],
  ] as const)("%s: %s says it, or asks for something else", (locale, text, words) => {
    expect(rolesOf(text, locale).filter((word) => /^(?:cost|料金) /.test(word))).toEqual(words);
  });

  it("is a side of what was talked about before", () => {
    expect(wordsOf("How much is it?", "en", ["Do you rent kayaks?"])).toEqual(["cost", "rent", "kayaks"]);
    expect(wordsOf("いくらですか？", "ja", ["カヤックは借りられますか？"])).toContain("カヤック");
  });
});

describe("what kind of answer is asked for", () => {
  it.each([
    ["en", "How many people work there?", "people"],
    ["en", "How many boats are there?", "number"],
    ["en", "In what year did it open?", "when"],
    ["en", "Who runs it?", "who"],
    ["en", "How much does shop.example Plus cost?", "price"],
    ["en", "How much do fish & chips cost?", "price"],
    ["pt-BR", "Quanto custa?", "price"],
    ["pt-BR", "Onde fica?", "where"],
    ["it", "Perché è chiuso?", "why"],
    ["it", "Quando apre?", "moment"],
    ["ja", "創業者は誰ですか？", "who"],
    ["ja", "いつ開きますか？", "moment"],
    ["ja", "何人いますか？", "people"],
    ["ja", "何台ありますか？", "number"],
    ["en", "Is it safe?", "other"],
    ["en", "Where do I leave my books when you are closed?", "where"],
    ["en", "Who do I ask how many places are left?", "number"],
    ["it", "Dove lascio i libri quando siete chiusi?", "where"],
    ["pt-BR", "Onde deixo os livros quando está fechado?", "where"],
  ] satisfies [Locale, string, string][])("%s: %s → %s", (locale, text, kind) => {
    expect(decideAnswerKind(text, locale)).toBe(kind);
  });
  it("may be steps", () => {
    expect(asksForSteps("How do I reset the lamp?", "en")).toBe(true);
    expect(asksForSteps("Como faço para devolver?", "pt-BR")).toBe(true);
    expect(asksForSteps("Come posso restituirla?", "it")).toBe(true);
    expect(asksForSteps("返品の方法は？", "ja")).toBe(true);
    expect(asksForSteps("Who made it?", "en")).toBe(false);
  });
  it.each<[string, boolean]>([
    ["what do I need to do to join", true],
    ["I need to change my address", true],
    ["do I need to book", false],
    ["will i need to bring a towel", false],
    ["what do I need to bring", false],
  ])("“%s” asks for a way: %s", (text, steps) => {
    expect(readQuestion(text, { locale: "en", languages: ["en"] }).steps).toBe(steps);
  });
  it("shows in a sentence", () => {
    const asked = { kind: "number", locale: "en", folded: "how many" } as const;
    expect(showsAnswer("Fourteen people and 3 cats.", asked)).toBe(true);
    expect(showsAnswer("Some people.", asked)).toBe(false);
    expect(showsAnswer("It was Odette Marlowe.", { kind: "who", locale: "en", folded: "who was it" })).toBe(
      true,
    );
  });

  it.each([
    ["受付は店の横にあります。", true],
    ["バスは駅前から出ます。", true],
    ["10分前から受付します。", undefined],
    ["3日前に申し込みます。", undefined],
    ["事前に申し込みます。", undefined],
    ["集合場所は赤いベンチです。", true],
  ])("“%s” shows where: %s", (sentence, shows) => {
    expect(showsAnswer(sentence, { kind: "where", locale: "ja", folded: "どこですか" })).toBe(shows);
  });
});

describe("a slip of the keys", () => {
  it.each(["wrokshop", "workshp", "workshopp", "worlshop"])("%s may mean workshop", (slip) => {
    expect(spellingsOf(slip, ["en"])).toContain(stem("workshop", "en"));
  });
  it("is none that takes half the word for an ending", () => {
    expect(spellingsOf("pedalinhos", ["pt-BR"])).not.toContain(stem("pedalar", "pt-BR"));
    expect(spellingsOf("estacionametno", ["pt-BR"])).toContain(stem("estacionamento", "pt-BR"));
  });
  it("is none that takes a long ending off a short beginning", () => {
    expect(spellingsOf("gestita", ["it"])).not.toContain(stem("testo", "it"));
    expect(spellingsOf("orarii", ["it"])).toContain(stem("orari", "it"));
  });
});

describe("the same price of something else", () => {
  const PRICE: Record<Locale, string> = {
    en: "How much is a kayak?",
    "pt-BR": "Quanto custa o caiaque?",
    it: "Quanto costa il kayak?",
    ja: "カヤックはいくらですか",
  };
  it.each<[Locale, string, boolean]>([
    ["en", "And the tandem?", true],
    ["en", "What about the city bike?", true],
    ["en", "No, I meant the city bike", true],
    ["en", "And per week?", false],
    ["en", "And on Sundays?", false],
    ["en", "And can I bring my dog?", false],
    ["en", "So is there a sauna?", false],
    ["pt-BR", "E o tandem?", true],
    ["pt-BR", "Não, quis dizer a bicicleta urbana", true],
    ["pt-BR", "E o capacete é obrigatório?", false],
    ["it", "E il tandem?", true],
    ["it", "no, intendevo la city bike", true],
    ["it", "E il casco è obbligatorio?", false],
    ["ja", "すみません、予約は必要ですか", false],
  ])("%s: %s – %s", (locale, text, same) => {
    const languages = { locale, languages: [locale] };
    const read = readQuestion(text, languages);
    const asked = read.leans === "surely" ? askSameOf(read, [PRICE[locale]], languages) : undefined;
    expect(asked?.kind).toBe(same ? "price" : undefined);
  });
});
