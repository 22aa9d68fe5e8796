/** What is asked of the chat itself, and of the business as a whole. */
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import {
  asksAbout,
  asksOfBusiness,
  findSmallTalk,
} from "../../../../src/domain/answering/conversation/small-talk.ts";
import { toSmallTalk } from "../../../../src/domain/answering/conversation/small-talk-replies.ts";
import {
  BUSINESS_QUESTIONS,
  findAbout,
  tellsOfBusiness,
  toOverview,
} from "../../../../src/domain/answering/conversation/overview.ts";

const partner = (locale: Locale) => ({ locale, assistant_name: "Riva", company_name: "Aurora Cycles" });
const NAMES = new Set(["riva", "aurora cycles"]);

describe("a message about the chat or the business", () => {
  it.each([
    ["en", "What can you help me with?", "abilities"],
    ["en", "hi, what can you do", "abilities"],
    ["en", "Which topics can I ask about?", "abilities"],
    ["en", "How does this chat work?", "abilities"],
    ["en", "help", "abilities"],
    ["en", "menu", "overview"],
    ["en", "What services do you offer?", "overview"],
    ["en", "What do you do here?", "business"],
    ["en", "Tell me about your company", "business"],
    ["en", "What does Aurora Cycles do?", "business"],
    ["en", "who are you guys", "business"],
    ["en", "Do you speak Italian?", "languages"],
    ["en", "Is this conversation private?", "privacy"],
    ["en", "Are you an AI?", "identity"],
    ["en", "who am I talking to", "identity"],
    ["pt-BR", "Em que vc pode me ajudar?", "abilities"],
    ["pt-BR", "Olá, o que posso perguntar?", "abilities"],
    ["pt-BR", "Quais serviços vocês oferecem?", "overview"],
    ["pt-BR", "O que vocês fazem?", "business"],
    ["pt-BR", "O que a Aurora Cycles faz?", "business"],
    ["pt-BR", "Quem são vocês?", "business"],
    ["pt-BR", "Você fala inglês?", "languages"],
    ["pt-BR", "Vocês guardam meus dados?", "privacy"],
    ["pt-BR", "Você é uma IA?", "identity"],
    ["it", "In che cosa mi puoi aiutare?", "abilities"],
    ["it", "Che argomenti conosci?", "abilities"],
    ["it", "Quali servizi offrite?", "overview"],
    ["it", "Di cosa vi occupate?", "business"],
    ["it", "Di cosa si occupa Aurora Cycles?", "business"],
    ["it", "Chi siete?", "business"],
    ["it", "Parli inglese?", "languages"],
    ["it", "Questa chat è registrata?", "privacy"],
    ["it", "Sei un'intelligenza artificiale?", "identity"],
    ["ja", "どんな質問ができますか", "abilities"],
    ["ja", "使い方を教えて", "abilities"],
    ["ja", "どんなサービスがありますか", "overview"],
    ["ja", "どんなお店ですか？", "business"],
    ["ja", "Aurora Cyclesはどんな会社ですか", "business"],
    ["ja", "英語は話せますか", "languages"],
    ["ja", "この会話は保存されますか", "privacy"],
    ["ja", "AIですか", "identity"],
  ] as const)("%s: “%s” asks for %s", (locale, text, kind) => {
    expect(findSmallTalk(text, partner(locale))).toBe(kind);
  });

  it.each([
    ["en", "What can you do about a flat tyre?"],
    ["en", "Can you help me with my booking?"],
    ["en", "Tell me about your tours"],
    ["en", "What do you do with my old bike?"],
    ["en", "Is the room private?"],
    ["en", "Do your guides speak Italian?"],
    ["en", "What services are included?"],
    ["en", "How does this work?"],
    ["pt-BR", "O que vocês fazem com a bicicleta velha?"],
    ["pt-BR", "Os guias falam inglês?"],
    ["it", "Cosa fate se piove?"],
    ["it", "Le guide parlano inglese?"],
    ["ja", "ガイドは英語を話せますか"],
    ["ja", "雨の日は何ができますか"],
  ] as const)("%s: “%s” asks of something else", (locale, text) => {
    expect(findSmallTalk(text, partner(locale))).toBeNull();
  });

  it("asks of the business, so that later messages may go on from it, or of the chat alone", () => {
    expect((["overview", "business", "languages", "privacy"] as const).every(asksOfBusiness)).toBe(true);
    expect(asksOfBusiness("abilities")).toBe(false);
    expect(asksOfBusiness("greeting")).toBe(false);
    expect(asksOfBusiness(null)).toBe(false);
    expect(asksAbout("abilities")).toBe(true);
    expect(asksAbout("identity")).toBe(false);
  });
});

const titled = (...titles: readonly string[]) => titles.map((title) => ({ title, passage_count: 1 }));
const passage = (heading: string, ...told: readonly string[]) => {
  const sentences = told.map((text, at) => {
    const start = told.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0);
    return { start, end: start + text.length };
  });
  return { heading, text: told.join(" "), sentences };
};

describe("what a robot can be asked", () => {
  it("is the titles of its documents, without the name of the business", () => {
    const documents = titled(
      "Prices | Aurora Cycles",
      "Tours – Aurora Cycles",
      "Aurora Cycles",
      "About us",
      "Visit us",
    );
    expect(toOverview(documents, [], NAMES)).toEqual({
      topics: ["Prices", "Tours", "Visit us"],
      questions: [],
    });
  });

  it("is the headings below, where fewer than three documents have a title", () => {
    const passages = [
      passage("Aurora Cycles", "We rent bikes."),
      passage("Aurora Cycles › Prices", "A day is €38."),
      passage("Aurora Cycles › Prices › E-bikes", "A day is €38."),
      passage("Aurora Cycles › Chi siamo", "Siamo in due."),
      passage("Aurora Cycles › Opening hours", "We open at 9."),
    ];
    expect(toOverview(titled("Aurora Cycles"), passages, NAMES).topics).toEqual(["Prices", "Opening hours"]);
  });

  it("leaves out names of files, numbers and what is too long to read, and tells each once", () => {
    const documents = titled(
      "scan0034.pdf",
      "2024",
      "x".repeat(61),
      "Prices",
      "prices",
      "Tours",
      "Hours",
      `Sale | ${" ".repeat(200)}x`,
    );
    expect(toOverview(documents, [], NAMES).topics).toEqual(["Prices", "Tours", "Hours"]);
  });

  it("is titles from two characters on, up to sixty", () => {
    const names = ["A1", "B", "x".repeat(60), "x".repeat(61)];
    expect(toOverview(titled(...names), [], NAMES).topics).toEqual(["A1", "x".repeat(60)]);
  });

  it("is no heading below where three documents have a title, or no more headings than titles stand there", () => {
    const passages = ["Bikes", "Boats", "Lamps", "Tents"].map((one) => passage(`Shop › ${one}`, "Ask."));
    const topicsOf = (titles: readonly string[], below = passages) =>
      toOverview(titled(...titles), below, NAMES).topics;
    expect(topicsOf(["Prices", "Tours", "Hours"])).toEqual(["Prices", "Tours", "Hours"]);
    expect(topicsOf(["Prices", "Tours"])).toEqual(["Bikes", "Boats", "Lamps", "Tents"]);
    expect(topicsOf(["Prices", "Tours"], passages.slice(0, 2))).toEqual(["Prices", "Tours"]);
  });

  it("counts what several documents of one title tell", () => {
    const documents = [
      ...Array.from({ length: 8 }, (_, at) => ({ title: `Topic ${at}`, passage_count: 3 })),
      { title: "Lamps", passage_count: 2 },
      { title: "lamps | Aurora Cycles", passage_count: 2 },
    ];
    expect(toOverview(documents, [], NAMES).topics).toContain("Lamps");
  });

  it("is eight topics at most, those of which most is told, in their order", () => {
    const documents = Array.from({ length: 12 }, (_, at) => ({ title: `Topic ${at}`, passage_count: at }));
    const { topics } = toOverview(documents, [], NAMES);
    expect(topics).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((at) => `Topic ${at}`));
  });

  it("is some of the questions it was taught, where nothing has a title", () => {
    const documents = titled(
      "Do I need to book?",
      "予約は必要ですか？",
      "Is it far?",
      "Is it dear?",
      "Is it open?",
    );
    const overview = toOverview(documents, [], NAMES);
    expect(overview).toMatchObject({ topics: [] });
    expect(overview.questions).toHaveLength(4);
    const told = toSmallTalk("abilities", partner("en"), overview);
    expect(told).toBe(
      "I'm Riva, the automated assistant of Aurora Cycles. For example, you can ask me:\n- Do I need to book?\n- 予約は必要ですか？\n- Is it far?\n- Is it dear?",
    );
  });

  it("is not told where there is nothing, but by which rule it answers", () => {
    const told = toSmallTalk("abilities", partner("en"), { topics: [], questions: [] });
    expect(told).toBe(toSmallTalk("identity", partner("en")));
    expect(told).not.toContain("You can ask me");
  });
});

describe("what pages say of the business", () => {
  it.each([
    ["Hollow Oak › About us"],
    ["Quercia › Chi siamo"],
    ["Carvalho › Quem somos"],
    ["かしの木 › 当店について"],
    ["かしの木 › 会社概要"],
    ["Aurora Cycles"],
  ])("stands below “%s”, and is told from its beginning", (heading) => {
    const about = passage(heading, "First.", "Second.", "x".repeat(400));
    expect(findAbout([passage("Prices", "A day."), about], NAMES)).toEqual({
      text: "First. Second.",
      from: about,
    });
  });

  it("is told up to three hundred characters, and of a longer first sentence that", () => {
    const tell = (...told: readonly string[]) => findAbout([passage("About us", ...told)], NAMES)?.text;
    expect(tell("First.", `${"x".repeat(292)}.`)).toHaveLength(300);
    expect(tell("First.", `${"x".repeat(293)}.`)).toBe("First.");
    expect(tell("x".repeat(301), "Second.")).toBe("x".repeat(301));
    expect(tell()).toBeUndefined();
  });

  it.each([
    ["en", "What is Aurora?"],
    ["pt-BR", "O que é Aurora?"],
    ["it", "Cos'è Aurora?"],
    ["ja", "Auroraはどのような事業を行っていますか"],
  ] as const)("%s: answers who asks “%s”", (locale, asked) => {
    expect(BUSINESS_QUESTIONS[locale]("Aurora")).toBe(asked);
  });

  it.each([
    ["Prices"],
    ["About our cancellation fees and what to do when it rains"],
    ["Aurora Cycles › Prices"],
  ])("does not stand below “%s”", (heading) => {
    expect(findAbout([passage(heading, "First.")], NAMES)).toBeUndefined();
  });

  it.each([
    ["Aurora Cycles rents out bicycles.", true],
    ["A Aurora Cycles aluga bicicletas.", true],
    ["「Aurora Cycles」は、自転車のレンタルを行っています。", true],
    ["The Aurora Cycles shop is at Via del Porto 12.", false],
    ["Il negozio di Aurora Cycles si trova in via del Porto 12.", false],
    ["Aurora Cyclesのお店は港のそばにあります。", false],
    ["To get an invoice, give us the company name.", false],
  ] as const)("“%s” says what it is: %s", (text, tells) => {
    expect(tellsOfBusiness(text, "Aurora Cycles")).toBe(tells);
  });
});
