import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { LOCALES, type Locale } from "../../../../src/contract/locale.ts";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import type { ConversationTurn } from "../../../../src/domain/runtime/conversation.ts";
import { LESSONS, openKnowledge, robotOf } from "../../../fixtures/knowledge.ts";

let shop: Awaited<ReturnType<typeof openKnowledge>>;
beforeAll(async () => {
  shop = await openKnowledge();
  for (const locale of LOCALES) await shop.teach(locale);
});
afterAll(() => shop.database.close());

const ANSWERED: [Locale, string, string][] = [
  ["en", "What are your opening hours?", "9:00 and 18:00"],
  ["en", "are you open on sunday", "stays closed"],
  ["en", "Who founded the workshop?", "Odette Marlowe"],
  ["en", "How much is shipping?", "6 crowns"],
  ["en", "cx75 bulb", "12 watt"],
  ["en", "can you fix my lamp?", "we repair lamps of any maker"],
  ["en", "is there parking", "behind the chapel"],
  ["pt-BR", "Qual é o horário de funcionamento?", "das 9h às 18h"],
  ["pt-BR", "quem fundou a oficina?", "Benedita Queiroz"],
  ["pt-BR", "quanto custa o frete?", "grátis"],
  ["pt-BR", "vcs fazem conserto", "consertamos"],
  ["it", "Quali sono gli orari?", "dalle 9 alle 19"],
  ["it", "chi ha fondato la bottega?", "Ugo Ferrante"],
  ["it", "quanto costa la spedizione?", "gratuita"],
  ["it", "posso restituire una lampada?", "30 giorni"],
  ["ja", "営業時間を教えてください", "9時から18時"],
  ["ja", "送料はいくらですか？", "無料"],
  ["ja", "ﾗﾝﾌﾟの修理", "修理します"],
  ["ja", "返品できますか", "30日以内"],
];
const UNKNOWN: [Locale, string][] = [
  ["en", "Do you sell pizza?"],
  ["en", "Who is the president of France?"],
  ["en", "Zorvex plimtaru quonby wexil?"],
  ["pt-BR", "Qual a capital da Noruega?"],
  ["pt-BR", "Aceitam criptomoedas?"],
  ["it", "Vendete pizza?"],
  ["it", "Qual è la capitale della Norvegia?"],
  ["ja", "ピザはありますか？"],
  ["ja", "ノルウェーの首都はどこですか？"],
];

describe("the embedded engine", () => {
  it.each(ANSWERED)("%s: answers “%s” with “%s”", async (locale, question, expected) => {
    const answer = await shop.ask(locale, question);
    expect(answer.outcome).toBe("answered");
    expect(answer.text).toContain(expected);
    expect(answer.confidence).toBeGreaterThan(0.4);
  });
  it.each(UNKNOWN)("%s: says that it does not know “%s”", async (locale, question) => {
    const answer = await shop.ask(locale, question);
    expect(answer).toMatchObject({ outcome: "declined", citations: [] });
    expect(answer.text.split("\n\n")[0]).toBe(toDecline(locale, null));
  });
  it("never says a sentence that was not taught", async () => {
    for (const [locale, question] of ANSWERED) {
      const taught = LESSONS[locale].map(({ text }) => text.replaceAll("**", "")).join("\n");
      const { text } = await shop.ask(locale, question);
      for (const sentence of text.split(/\n|(?<=[.!?]) |(?<=。)/)) expect(taught).toContain(sentence);
    }
  });
  it("stays within about 300 characters and without broken Markdown", async () => {
    for (const [locale, question] of ANSWERED) {
      const { text } = await shop.ask(locale, question);
      expect(text.length).toBeLessThanOrEqual(310);
      expect(text).not.toMatch(/\*\*|^#|\]\(/m);
    }
  });
});

describe("the same question, otherwise written", () => {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC");
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  it.each(ANSWERED)("%s: “%s” gets the same answer", async (locale, question) => {
    const { text } = await shop.ask(locale, question);
    const written = [question.toLowerCase(), plain(question), wide(question), question.replace(/[?？]/g, "")];
    for (const other of written) expect((await shop.ask(locale, other)).text).toBe(text);
  });
  it.each([
    [
      "en",
      "Who founded the workshop?",
      "Hello there! I was wondering if you could please tell me: who founded the workshop? Thanks so much in advance!",
    ],
    [
      "pt-BR",
      "Quem fundou a oficina?",
      "Oi, boa tarde! Você poderia me dizer, por favor, quem fundou a oficina? Desde já agradeço.",
    ],
    [
      "it",
      "Chi ha fondato la bottega?",
      "Buongiorno, scusi il disturbo, vorrei sapere chi ha fondato la bottega? Grazie mille.",
    ],
    ["ja", "職人は何人いますか？", "お世話になります。職人は何人いますか？よろしくお願いいたします。"],
  ] satisfies [Locale, string, string][])("%s: courtesies change nothing", async (locale, bare, polite) => {
    expect((await shop.ask(locale, polite)).text).toBe((await shop.ask(locale, bare)).text);
  });
  it.each([
    ["en", "who founded the wrokshop?", "Odette Marlowe"],
    ["it", "chi ha fondato la bottgea?", "Ugo Ferrante"],
    ["pt-BR", "há um estacionametno?", "capela"],
  ] satisfies [Locale, string, string][])(
    "%s: “%s” is understood despite the slip",
    async (locale, question, expected) => {
      expect((await shop.ask(locale, question)).text).toContain(expected);
    },
  );
});

describe("a conversation", () => {
  const asked = (...texts: string[]): ConversationTurn[] => texts.map((text) => ({ role: "user", text }));
  it.each([
    ["en", "What are your opening hours?", "And on Sundays?", "On Sundays the shop stays closed."],
    ["en", "Do you repair old lamps?", "how long does it take?", "about a week"],
    ["pt-BR", "Qual o horário da loja?", "e aos sábados?", "13h"],
    ["it", "Quali sono gli orari del negozio?", "E la domenica?", "chiuso"],
    ["ja", "営業時間は？", "土曜日は？", "13時"],
  ] satisfies [Locale, string, string, string][])(
    "%s: after “%s”, “%s” is understood",
    async (...[locale, first, next, expected]) => {
      expect((await shop.ask(locale, next, { history: asked(first) })).text).toContain(expected);
    },
  );
  it("is left behind by a question that finds its answer only by itself", async () => {
    const history = asked("Did a brass zeppelin for pirates cross the Norwegian fjord?");
    const { text } = await shop.ask("en", "And is there parking for that?", { history });
    expect(text).toContain("behind the chapel");
  });
  it("is not left behind by a question that names nothing", async () => {
    const history = asked("Did a brass zeppelin for pirates cross the Norwegian fjord?");
    expect((await shop.ask("en", "How much is it?", { history })).outcome).toBe("declined");
  });
  it.each<[Locale, string, string]>([
    ["en", "How do I care for brass?", "And on Sundays?"],
    ["ja", "真鍮の手入れは？", "日曜日もですか？"],
  ])("%s: is not left behind by a question that says only when: “%s” “%s”", async (locale, first, next) => {
    const { text } = await shop.ask(locale, next, { history: asked(first) });
    expect(text).not.toMatch(/closed|定休|休み/);
  });
  it("changes the subject with a single word", async () => {
    const history = asked("What are your opening hours?");
    expect((await shop.ask("en", "parking?", { history })).text).toContain("behind the chapel");
  });
  it("gives steps together, in their order", async () => {
    const text =
      "## Changing the bulb\n\n1. Unplug the lamp.\n2. Turn the shade to the left.\n3. Screw in the new bulb.";
    await shop.teach("en", [{ source: "bulb.md", title: "Bulbs", text, kind: "text" }], "rob_steps");
    const answer = await shop.ask("en", "How do I change the bulb?", { robot: robotOf("en", "rob_steps") });
    expect(answer.text).toBe(
      "1. Unplug the lamp.\n2. Turn the shade to the left.\n3. Screw in the new bulb.",
    );
  });
  it.each([
    ["How much is an e-lamp for a day?", "E-lamp: Per hour €4; Per day €19; Per week €80"],
    ["Are you open on Sundays?", "On Sundays, the kiosk is open from noon to 4 pm."],
  ])("“%s” is answered by its row alone", async (question, expected) => {
    const text = `## Prices\n\n| Lamp | Per hour | Per day | Per week |\n| --- | --- | --- | --- |\n| Desk lamp | €2 | €9 | €40 |\n| E-lamp | €4 | €19 | €80 |\n| Lantern | €3 | €12 | €50 |\n\n## Opening hours\n\n- On Saturdays, the kiosk is open from 8 am to 8 pm.\n- On Sundays, the kiosk is open from noon to 4 pm.`;
    await shop.teach("en", [{ source: "kiosk.md", title: "Kiosk", text, kind: "text" }], "rob_rows");
    const answer = await shop.ask("en", question, { robot: robotOf("en", "rob_rows") });
    expect(answer.text).toBe(expected);
  });
  it("asks the attached document, not the conversation, for a side that the document names", async () => {
    const documents = [
      {
        file_name: "contract.txt",
        text: "Contract of sale. The deadline is the third of May. The buyer is Ada.",
      },
    ];
    const history: ConversationTurn[] = [
      { role: "user", text: "Are you open on Sundays?" },
      { role: "assistant", text: "The workshop stays closed." },
    ];
    const answer = await shop.ask("en", "What is the deadline?", { documents, history });
    expect(answer).toMatchObject({ outcome: "answered" });
    expect(answer.text).toContain("third of May");
    const without = await shop.ask("en", "And on Saturdays?", { documents, history });
    expect(without.text).not.toContain("Contract");
  });
  it("is surer of what several documents say", async () => {
    const documents = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ file_name: `${at}.txt`, text: "The word is Quagga." }));
    const question = "What is the word?";
    const [one, three] = await Promise.all(
      [1, 3].map((count) => shop.ask("en", question, { documents: documents(count) })),
    );
    expect([one!.text, three!.text]).toEqual(["The word is Quagga.", "The word is Quagga."]);
    expect([one!.outcome, three!.outcome]).toEqual(["answered", "answered"]);
  });
  it("answers from attached documents, too", async () => {
    const documents = [
      { file_name: "invoice.txt", text: "Invoice 4711. The zeppelin engraving costs 95 crowns." },
    ];
    const answer = await shop.ask("en", "How much is the zeppelin engraving?", { documents });
    expect(answer.text).toContain("95 crowns");
    expect(answer.citations[0]).toMatchObject({ source: "invoice.txt" });
    expect((await shop.ask("en", "How much is the zeppelin engraving?")).outcome).toBe("declined");
  });
});

describe("a yes-or-no question", () => {
  const SOLD = {
    en: "# We sell\n\nWe sell used bikes.",
    "pt-BR": "# Vendemos\n\nVendemos bicicletas usadas.",
    it: "# Vendita\n\nVendiamo bici usate.",
  };
  it.each([
    ["en", "Do you sell cars?", "declined"],
    ["en", "Do you sell used bikes?", "answered"],
    ["pt-BR", "Vocês vendem carros?", "declined"],
    ["pt-BR", "Vocês vendem bicicletas usadas?", "answered"],
    ["it", "Vendete automobili?", "declined"],
    ["it", "Vendete bici usate?", "answered"],
  ] satisfies [keyof typeof SOLD, string, string][])(
    "%s: “%s” is %s by what is sold besides",
    async (locale, question, outcome) => {
      const robot_id = `rob_sold_${locale}`;
      const sold = { source: "sold.md", title: "Sale", text: SOLD[locale], kind: "text" } as const;
      await shop.teach(locale, [...LESSONS[locale], sold], robot_id);
      const answer = await shop.ask(locale, question, { robot: robotOf(locale, robot_id) });
      expect(answer.outcome).toBe(outcome);
    },
  );
});

describe("what comes with an answer", () => {
  it("is where it was taught", async () => {
    const { citations } = await shop.ask("en", "Can I get a refund?");
    expect(citations[0]).toMatchObject({ source: "shop.md", heading: "Lumen Cottage › Returns" });
    expect(citations[0]!.passage).toContain("refunded to the card");
  });
  it("is reported in stages, and the pieces are the text", async () => {
    const heard: string[] = [];
    const answer = await shop.ask("en", "is there parking", {
      onStage: (stage) => heard.push(stage),
      onText: (piece) => heard.push(piece),
    });
    expect(heard).toEqual(["searching_knowledge", "generating_answer", answer.text]);
    expect(answer.usage.output_tokens).toBeGreaterThan(0);
  });
  it("is the robot's own words when it declines", async () => {
    const robot = { ...robotOf("en"), decline_message: "Ask Odette." };
    expect((await shop.ask("en", "Do you sell pizza?", { robot })).text).toBe("Ask Odette.");
  });
  it("is nothing for an asker who left", async () => {
    await expect(shop.ask("en", "hours", { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
  it("is a refusal for a robot that was taught nothing, and for an empty question", async () => {
    expect((await shop.ask("en", "hours", { robot: robotOf("en", "rob_new") })).outcome).toBe("declined");
    expect((await shop.ask("en", " ?! ")).outcome).toBe("declined");
  });
});
