/** Questions about the chat and the business, asked of robots that were taught little, much, or that very question. */
import { afterAll, describe, expect, it } from "vitest";
import { createConversingAnswerer } from "../../../../src/adapters/answerers/embedded/conversing.ts";
import { createEmbeddedAnswerer } from "../../../../src/adapters/answerers/embedded/answerer.ts";
import { createEmbeddedEvidence } from "../../../../src/adapters/answerers/embedded/evidence.ts";
import type { Locale } from "../../../../src/contract/locale.ts";
import type { Question } from "../../../../src/ports/answerer.ts";
import { openKnowledge } from "../../../fixtures/knowledge.ts";

const { database, knowledge, teaching } = await openKnowledge();
const answerer = createConversingAnswerer({ answerer: createEmbeddedAnswerer({ knowledge }), knowledge });
afterAll(() => database.close());

const robotOf = (locale: Locale, robot_id: string) => ({
  tenant_id: "ten_a",
  robot_id,
  locale,
  assistant_name: "Riva",
  company_name: "Hollow Oak",
  visibility: "public" as const,
  instructions: "",
  decline_message: null,
});

const PAGES: Readonly<Record<string, { readonly locale: Locale; readonly text: string }>> = {
  en: {
    locale: "en",
    text: "# Hollow Oak Bakery\n\n## About us\n\nWe are a family bakery in Millford. Everything is baked on the premises.\n\n## Cakes to order\n\nBirthday cakes cost from £28.\n\n## Opening hours\n\nTuesday to Saturday 7 am to 3 pm.",
  },
  it: {
    locale: "it",
    text: "# Panificio Hollow Oak\n\n## Chi siamo\n\nSiamo un panificio di famiglia.\n\n## Torte\n\nLe torte costano da 28 €.\n\n## Orari\n\nDal martedì al sabato dalle 7 alle 15.",
  },
  "pt-BR": {
    locale: "pt-BR",
    text: "# Padaria Hollow Oak\n\n## Quem somos\n\nSomos uma padaria de família.\n\n## Bolos\n\nOs bolos custam a partir de R$ 80.\n\n## Horário\n\nDe terça a sábado das 7h às 15h.",
  },
  ja: {
    locale: "ja",
    text: "# ベーカリー\n\n## 当店について\n\n家族経営のパン屋です。\n\n## ケーキ\n\n誕生日ケーキは3,000円からです。\n\n## 営業時間\n\n火曜日から土曜日の7時から15時まで。",
  },
};

for (const [name, { locale, text }] of Object.entries(PAGES))
  await teaching.teach(robotOf(locale, `rob_${name}`), { source: "page.md", title: "", text, kind: "text" });

const ask = (name: string, text: string, more: Partial<Question> = {}) => ({
  robot: robotOf(PAGES[name]?.locale ?? "en", `rob_${name}`),
  text,
  history: [],
  documents: [],
  ...more,
});

describe("a robot that was taught one page", () => {
  it.each([
    ["en", "What can you help me with?", ["Cakes to order", "Opening hours"]],
    ["en", "help", ["Cakes to order", "Opening hours"]],
    ["en", "menu", ["Cakes to order", "Opening hours"]],
    ["it", "In cosa puoi aiutarmi?", ["Torte", "Orari"]],
    ["pt-BR", "O que posso perguntar?", ["Bolos", "Horário"]],
    ["ja", "何ができますか", ["ケーキ", "営業時間"]],
  ] as const)("%s: “%s” is told its headings, and no sentence of the page", async (name, text, topics) => {
    const told = await answerer.answer(ask(name, text));
    expect(told.outcome).toBe("answered");
    expect(told.text).toContain(topics.map((topic) => `- ${topic}`).join("\n"));
    expect(told.text).not.toMatch(/baked|cotto|família|家族/u);
    expect(told.citations).toEqual([]);
  });

  it.each([
    ["en", "Who are you guys?", "We are a family bakery in Millford. Everything is baked on the premises."],
    ["en", "What do you do?", "We are a family bakery in Millford. Everything is baked on the premises."],
    ["it", "Chi siete?", "Siamo un panificio di famiglia."],
    ["pt-BR", "Quem são vocês?", "Somos uma padaria de família."],
    ["ja", "どんなお店ですか", "家族経営のパン屋です。"],
  ] as const)("%s: “%s” is told what it says of itself", async (name, text, told) => {
    const answer = await answerer.answer(ask(name, text));
    expect(answer).toMatchObject({ outcome: "answered", text: told });
    expect(answer.citations).toMatchObject([{ source: "page.md" }]);
  });

  it("reports the stages once, and the text as one piece, however much was looked up", async () => {
    const seen: string[] = [];
    const answer = await answerer.answer(
      ask("en", "What do you do?", {
        onStage: (stage) => seen.push(stage),
        onText: (text) => seen.push(text),
      }),
    );
    expect(seen).toEqual(["searching_knowledge", "generating_answer", answer.text]);
  });

  it("says which languages it reads, and where it is told what is kept", async () => {
    expect((await answerer.answer(ask("en", "Do you speak Japanese?"))).text).toContain(
      "Italian or Japanese",
    );
    expect((await answerer.answer(ask("en", "Is this chat recorded?"))).text).toContain("terms of this chat");
  });

  it("asks the file, not the business, where one was sent with “What is this?”", async () => {
    const documents = [{ file_name: "lamp.txt", text: "This is the manual of a reading lamp." }];
    const answer = await answerer.answer(ask("en", "What is this?", { documents }));
    expect(answer.text).not.toContain("bakery");
    expect(answer.text).not.toContain("You can ask me");
  });
});

describe("a robot that was taught much", () => {
  it("reads no handbook for what the business is, and tells its title", async () => {
    const robot = robotOf("en", "rob_long");
    const chapter = (at: number) => `## Part ${at}\n\n${`Turn the handle of part ${at} slowly. `.repeat(30)}`;
    const text = `# The press\n\n${Array.from({ length: 201 }, (_, at) => chapter(at)).join("\n\n")}`;
    await teaching.teach(robot, { source: "press.md", title: "The press", text, kind: "text" });
    await teaching.teach(robot, {
      source: "us.md",
      title: "",
      text: "# About us\n\nWe print.",
      kind: "text",
    });
    const read: string[] = [];
    const watched = {
      ...knowledge,
      readPassages: (id: string) => {
        read.push(id);
        return knowledge.readPassages(id);
      },
    };
    const watching = createConversingAnswerer({
      answerer: createEmbeddedAnswerer({ knowledge }),
      knowledge: watched,
    });
    expect((await watching.answer(ask("en", "What do you do?", { robot }))).text).toBe("We print.");
    expect(read).toHaveLength(1);
    expect((await watching.answer(ask("en", "What can I ask?", { robot }))).text).toContain("- The press");
  });
});

describe("a robot that was taught the very question", () => {
  it.each([
    ["What can you help with?", "I can help with orders and deliveries.", "What can you do?"],
    ["What do you do?", "We bake bread for cafés.", "what do you do here"],
    ["Do you speak Italian?", "Yes, Marta at the counter does.", "Do you speak Italian?"],
    [
      "Is this chat private?",
      "Privacy matters to us: nobody else reads it.",
      "Is this conversation private?",
    ],
  ])("“%s” is answered as it was taught", async (title, text, asked) => {
    const robot = robotOf("en", `rob_${title}`);
    await teaching.teach(robot, { source: "faq#1", title, text, kind: "qa" });
    const answer = await answerer.answer(ask("en", asked, { robot }));
    expect(answer.text).toBe(text);
  });

  it("tells questions that it was taught where it has no titles", async () => {
    const robot = robotOf("en", "rob_faq");
    const lesson = { source: "faq#1", title: "Do I need to book?", text: "No.", kind: "qa" as const };
    await teaching.teach(robot, lesson);
    const answer = await answerer.answer(ask("en", "What can I ask you?", { robot }));
    expect(answer.text).toContain("For example, you can ask me:\n- Do I need to book?");
  });

  it("says by which rule it answers where it was taught nothing", async () => {
    const answer = await answerer.answer(ask("en", "What can you do?", { robot: robotOf("en", "rob_none") }));
    expect(answer.text).toContain("I answer from what I was taught");
  });
});

describe("evidence for a model", () => {
  const evidence = createEmbeddedEvidence({ knowledge });

  it("is what the business is, where pages say it under its name", async () => {
    const robot = robotOf("en", "rob_named");
    const text =
      "# Visit\n\nHollow Oak bakes bread and cakes for the whole valley.\n\n## Hours\n\nOpen at 7.";
    await teaching.teach(robot, { source: "visit.md", title: "", text, kind: "text" });
    const found = await evidence.find(ask("en", "What do you do?", { robot }));
    expect(found).toMatchObject({ supported: true });
    expect(found.passages[0]?.text).toContain("bakes bread");
  });

  it.each(["What can you help me with?", "menu", "Do you speak Japanese?"])(
    "is none for “%s”, which is no conversation for a model either",
    async (text) => {
      const found = await evidence.find(ask("en", text));
      expect(found).toEqual({ passages: [], confidence: 0, supported: false });
    },
  );
});
