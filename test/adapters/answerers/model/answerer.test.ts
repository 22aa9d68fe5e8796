/** Answers by a model: the evidence gate, streaming, checks, leaks. */
import { afterEach, describe, expect, it } from "vitest";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import { data, delta, DONE, finish, startScripted } from "../../../upstream/scripted-server.ts";
import {
  ask,
  answererOf,
  closeScene,
  EXTRACTIVE,
  INSTRUCTIONS,
  modelAt,
  NOTHING,
  reasonOf,
  says,
  scene,
  SUPPORTED,
} from "./scripted-model.ts";

afterEach(closeScene);

describe("the evidence gate", () => {
  it("a question that leaves no room for a passage is not asked: the embedded engine answers", async () => {
    const answerer = await answererOf({ script: says("no") });
    const { question, pieces } = ask({ text: "Can I send the lamp back? ".repeat(2_000) });
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(pieces).toEqual([EXTRACTIVE.text]);
    expect(scene.server!.seen).toEqual([]);
  });

  it("makes no call when nothing supports an answer: the embedded engine declines", async () => {
    const answerer = await answererOf({ script: says("no"), evidence: NOTHING });
    const { question, stages } = ask();
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(scene.server!.seen).toHaveLength(0);
    expect(stages).toEqual(["searching_knowledge"]);
    expect(scene.asked_embedded[0]?.onStage).toBeUndefined();
  });

  it("opens a little before the engine would answer by itself: a model can say that it does not know", async () => {
    const weak = { ...SUPPORTED, supported: false, confidence: 0.2 };
    const asked = await answererOf({ script: says("Within 30 days."), evidence: weak });
    expect(await asked.answer(ask().question)).toMatchObject({ text: "Within 30 days.", confidence: 0.2 });
    expect(scene.server!.seen).toHaveLength(1);
    await scene.server!.close();
    const closed = await answererOf({ script: says("No."), evidence: { ...weak, confidence: 0.09 } });
    expect(await closed.answer(ask().question)).toBe(EXTRACTIVE);
    expect(scene.server!.seen).toHaveLength(0);
    await scene.server!.close();
    const wary = await answererOf({ script: says("No."), evidence: weak, settings: { ask_from: 1 } });
    expect(await wary.answer(ask().question)).toBe(EXTRACTIVE);
    expect(scene.server!.seen).toHaveLength(0);
  });

  it("shows nothing unchecked of an answer from passages that the engine would not answer from", async () => {
    const weak = { ...SUPPORTED, supported: false, confidence: 0.2 };
    const inventing = await answererOf({ script: says("It costs ", "777 euros."), evidence: weak });
    const { question, pieces } = ask();
    expect(await inventing.answer(question)).toBe(EXTRACTIVE);
    expect(pieces).toEqual([EXTRACTIVE.text]);
    await scene.server!.close();
    const sure = await answererOf({ script: says("Yes, of course, always."), evidence: weak });
    expect(await sure.answer(ask().question)).toBe(EXTRACTIVE);
    await scene.server!.close();
    const faithful = await answererOf({ script: says("Within ", "30 days."), evidence: weak });
    const heard = ask();
    await faithful.answer(heard.question);
    expect(heard.pieces).toEqual(["Within 30 days."]);
  });

  it("leaves small talk to the embedded engine, or to the model where the operator allows it", async () => {
    const talk = { ...NOTHING, conversation_only: true };
    const quiet = await answererOf({ script: says("Hi!"), evidence: talk });
    expect(await quiet.answer(ask().question)).toBe(EXTRACTIVE);
    expect(scene.server!.seen).toHaveLength(0);
    await scene.server!.close();
    const chatty = await answererOf({ script: says("Hello!"), evidence: talk, settings: { converse: true } });
    expect(await chatty.answer(ask({ text: "Hello" }).question)).toMatchObject({
      text: "Hello!",
      outcome: "answered",
      confidence: 1,
    });
    expect(scene.server!.seen[0]?.body.messages.at(-1).content).not.toContain("Passages");
  });

  it("asks with the documents of the conversation even when no passage matches", async () => {
    const answerer = await answererOf({ script: says("It is about lamps."), evidence: NOTHING });
    const { question } = ask({ documents: [{ file_name: "offer.pdf", text: "We offer lamps." }] });
    expect(await answerer.answer(question)).toMatchObject({ text: "It is about lamps." });
    expect(scene.server!.seen[0]?.body.messages.at(-1).content).toMatch(
      /\[1\] offer\.pdf\n\w{8} We offer lamps\./,
    );
  });
});

describe("an answer by a model", () => {
  it.each([
    [
      "goes on with the prompt's frame is cut there",
      ["Within 30 days.\n\nQues", "tion:\nAnd lamps?"],
      "Within 30 days.",
    ],
    ["is blanks and marks is the embedded engine's", ["[1]\n", "[2]"], EXTRACTIVE.text],
    ["is nothing else is the embedded engine's", ["Question:\nWhat about lamps?"], EXTRACTIVE.text],
  ])("that %s", async (_name, pieces, text) => {
    const answerer = await answererOf({ script: says(...pieces) });
    const heard = ask();
    expect(await answerer.answer(heard.question)).toMatchObject({ text });
    expect(heard.pieces.join("")).toBe(text);
  });

  it("is streamed, without citations on a public channel, with usage and the stages in order", async () => {
    const answerer = await answererOf({
      script: says("You can return it ", "within 30 days [", "1]", "."),
      settings: { sampling: { temperature: 0.2 } },
    });
    const { question, pieces, stages } = ask({
      sampling: { temperature: 1.7, max_tokens: 4_000, top_p: 0.5 },
    });
    const answer = await answerer.answer(question);
    expect(answer).toMatchObject({
      text: "You can return it within 30 days.",
      outcome: "answered",
      confidence: 0.8,
      citations: [],
      finish: "stop",
    });
    expect(pieces.join("")).toBe(answer.text);
    expect(stages).toEqual(["searching_knowledge", "generating_answer"]);
    expect(answer.usage.input_tokens).toBeGreaterThan(200);
    expect(answer.usage.output_tokens).toBeGreaterThan(5);
    expect(scene.server!.seen[0]?.body).toMatchObject({ temperature: 1.7, max_tokens: 400, top_p: 0.5 });
  });

  it("shows no mark of a citation on a public channel, however it is written, and keeps a taught line's number", async () => {
    const [returns] = SUPPORTED.passages;
    const passages = [{ ...returns!, text: "[1] Lamp, 30 days\n[2] Chair, 14 days" }];
    const said =
      "Thirty days¹ (see [1], p. 3).[^1]\n[1] Lamp, 30 days<sup>1</sup>\n\n[^1]: returns.md\nSource: [1]";
    const answerer = await answererOf({
      script: says(...Array.from(said)),
      evidence: { ...SUPPORTED, passages },
    });
    const { question, pieces } = ask();
    const { text } = await answerer.answer(question);
    expect(text.trimEnd()).toBe("Thirty days.\n[1] Lamp, 30 days");
    expect(pieces.join("")).toBe(text);
  });

  it("numbers the citations of a private channel by first mention and lists those passages", async () => {
    const answerer = await answererOf({ script: says("Shipping costs 4.90 euros [2]; 30 days [1][7] [2].") });
    const answer = await answerer.answer(ask({}, { visibility: "private" }).question);
    expect(answer.text).toBe("Shipping costs 4.90 euros [1]; 30 days [2][1].");
    expect(answer.citations).toEqual([
      { source: "shipping.md", heading: "Costs", passage: "Shipping costs 4.90 euros." },
      { source: "returns.md", heading: "Returns", passage: "You can return the lamp within 30 days." },
    ]);
    expect(answer.confidence).toBe(0.8);
  });

  it("reports the upstream's usage and a cut at the length", async () => {
    const usage = data({ choices: [], usage: { prompt_tokens: 70, completion_tokens: 7 } });
    const answerer = await answererOf({
      script: { steps: [delta("You can return it"), finish("length"), usage, DONE] },
    });
    expect(await answerer.answer(ask().question)).toMatchObject({
      finish: "length",
      usage: { input_tokens: 70, output_tokens: 7 },
    });
  });

  it("tells an answer of which the model withheld the rest from one that was cut", async () => {
    const answerer = await answererOf({
      script: { steps: [delta("You can return it"), finish("content_filter"), DONE] },
    });
    expect(await answerer.answer(ask().question)).toMatchObject({ finish: "filtered", outcome: "declined" });
  });

  it("tells a model of a public channel no file or address that it was taught from", async () => {
    const answerer = await answererOf({ script: says("Within 30 days.") });
    const documents = [{ file_name: "shipping.md", text: "Shipping costs 4.90 euros." }];
    const contentOf = async (visibility: "public" | "private") => {
      await answerer.answer(ask({ documents }, { visibility }).question);
      return String(scene.server!.seen.at(-1)?.body.messages.at(-1).content);
    };
    expect(await contentOf("public")).toMatch(/\[1\] Returns\n[^]*\[2\] shipping\.md — Costs\n/);
    expect(await contentOf("public")).not.toContain("returns.md");
    expect(await contentOf("private")).toMatch(/\[1\] returns\.md — Returns\n/);
  });

  it("marks the passages with another marker each time, and sends nothing secret", async () => {
    const answerer = await answererOf({ script: says("Within 30 days.") });
    await answerer.answer(ask().question);
    await answerer.answer(ask().question);
    const markers = scene.server!.seen.map(
      ({ body }) => /^(\w{8}) \[1\] Returns/m.exec(body.messages.at(-1).content)?.[1],
    );
    expect(new Set(markers).size).toBe(2);
    expect(JSON.stringify(scene.server!.seen[0]?.body)).not.toMatch(/ten_acme|rob_ada|p1/);
  });

  it.each([
    ["in one piece", ["NO_ANSWER"]],
    ["in pieces", ["NO", "_AN", "SWER"]],
    ["with an explanation", ["**NO_ANSWER**", " because the passages are about lamps"]],
  ])("becomes the robot's own decline when the model says so %s", async (_name, words) => {
    const answerer = await answererOf({ script: says(...words) });
    const { question, pieces } = ask({}, { decline_message: "Ask the shop." });
    expect(await answerer.answer(question)).toMatchObject({
      text: "Ask the shop.",
      outcome: "declined",
      confidence: 0,
    });
    expect(pieces).toEqual(["Ask the shop."]);
    const localized = await answerer.answer(ask({}, { locale: "it" }).question);
    expect(localized.text).toBe(toDecline("it", null));
  });

  it.each([
    ["a part of an answer", ["You can return it within 30 days. NO_", "ANSWER for the rest."], "answered"],
    ["an apology", ["I am sorry, but **NO_ANSWER**."], "declined"],
  ])("shows the robot's own decline for the word behind %s", async (_name, words, outcome) => {
    for (const strict of [false, true]) {
      const answerer = await answererOf({ script: says(...words), settings: { strict } });
      const { question, pieces } = ask({}, { decline_message: "Call 0800 123." });
      const answer = await answerer.answer(question);
      expect(answer).toMatchObject({
        outcome,
        text: expect.stringMatching(/\w[.,]? .*\w Call 0800 123\.$|\. Call 0800 123\.$/),
      });
      expect(answer.text).not.toMatch(/NO_|rest|\*/);
      expect(pieces.join("")).toBe(answer.text);
      await closeScene();
    }
  });

  it("may say the word where a passage does", async () => {
    const passages = [
      { ...SUPPORTED.passages[0]!, text: "The status NO_ANSWER means that nobody took the call." },
    ];
    const answerer = await answererOf({
      script: says("It means NO_ANSWER: nobody took the call."),
      evidence: { ...SUPPORTED, passages },
    });
    expect((await answerer.answer(ask().question)).text).toBe("It means NO_ANSWER: nobody took the call.");
  });

  it("counts as declined when it says in its own words that it does not know", async () => {
    const answerer = await answererOf({ script: says("I am sorry, ", "I do not know.") });
    const { question, pieces } = ask();
    expect(await answerer.answer(question)).toMatchObject({
      text: "I am sorry, I do not know.",
      outcome: "declined",
    });
    expect(pieces.join("")).toBe("I am sorry, I do not know.");
  });

  it("loses confidence with facts that no passage holds", async () => {
    const answerer = await answererOf({
      script: says("You can return it within 30 days. It costs 99 euros."),
    });
    expect((await answerer.answer(ask().question)).confidence).toBe(0.4);
  });

  it("gives way to the extractive answer where strictness is asked, and nothing else was shown", async () => {
    const answerer = await answererOf({
      script: says("You can return it within 14 days."),
      settings: { strict: true },
    });
    const { question, pieces } = ask();
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(pieces).toEqual(["Extract."]);
  });

  it("gives way where it only says yes to the number that was asked for", async () => {
    const answerer = await answererOf({ script: says("Yes, within 90 days."), settings: { strict: true } });
    const { question, pieces } = ask({ text: "Can I return it within 90 days?" });
    expect(await answerer.answer(question)).toBe(EXTRACTIVE);
    expect(pieces).toEqual(["Extract."]);
  });

  it.each([
    ["that calls it unknown", says("I do not know exactly. It usually costs 450 euros."), { strict: true }],
    ["from weak evidence", says("I do not know exactly. It usually costs 450 euros."), { strict: false }],
    [
      "of which the model withheld the rest",
      { steps: [delta("It costs 450 euros."), finish("content_filter"), DONE] },
      { strict: true },
    ],
  ])(
    "never shows a number of no passage where it is checked, in an answer %s",
    async (_name, script, settings) => {
      const evidence = settings.strict ? SUPPORTED : { ...SUPPORTED, supported: false, confidence: 0.2 };
      const answerer = await answererOf({ script, settings, evidence });
      const { question, pieces } = ask({}, { decline_message: "Ask the shop." });
      expect(await answerer.answer(question)).toMatchObject({ text: "Ask the shop.", outcome: "declined" });
      expect(pieces).toEqual(["Ask the shop."]);
      expect(scene.asked_embedded).toHaveLength(0);
    },
  );

  it("is shown in one piece where strictness is asked and it holds", async () => {
    const answerer = await answererOf({
      script: says("You can return it ", "within 30 days [1]."),
      settings: { strict: true },
    });
    const { question, pieces } = ask();
    expect((await answerer.answer(question)).text).toBe("You can return it within 30 days.");
    expect(pieces).toEqual(["You can return it within 30 days."]);
  });

  it("uses the model that the client names, when the operator offers it", async () => {
    const other = await startScripted(() => says("Within 30 days, says the other."));
    const answerer = await answererOf({
      script: says("Within 30 days."),
      more: { default_model: "chat-assistant", models: new Map([["large", modelAt(other.base_url)]]) },
    });
    expect((await answerer.answer(ask({ sampling: { model: "large" } }).question)).text).toContain(
      "the other",
    );
    expect((await answerer.answer(ask({ sampling: { model: "chat-assistant" } }).question)).text).toBe(
      "Within 30 days.",
    );
    expect((await reasonOf(answerer.answer(ask({ sampling: { model: "none" } }).question))).reason).toBe(
      "unknown_model",
    );
    expect(other.seen[0]?.body.model).toBe("acme-1");
    await other.close();
  });
});

describe("a leak", () => {
  it.each([
    ["the instructions", () => INSTRUCTIONS],
    ["the rules", (body: any) => body.messages[0].content.slice(300, 600)],
    ["the marker", (body: any) => /^(\w{8}) \[1\]/m.exec(body.messages.at(-1).content)?.[1] ?? ""],
  ])(
    "of %s is replaced by the embedded engine's answer, or declined, streamed or not",
    async (_name, leak) => {
      const script = ({ body }: { body: any }) => says(...Array.from(String(leak(body))));
      const answerer = await answererOf({ script });
      const { question, pieces } = ask();
      expect(await answerer.answer(question)).toBe(EXTRACTIVE);
      expect(pieces).toEqual([EXTRACTIVE.text]);
      const { onText: _onText, ...silent } = question;
      expect(await answerer.answer(silent)).toBe(EXTRACTIVE);
      await scene.server!.close();
      const alone = await answererOf({ script, settings: { fallback: "error" } });
      const heard = ask();
      const text = toDecline("en", null);
      expect(await alone.answer(heard.question)).toMatchObject({ text, outcome: "declined" });
      expect(heard.pieces).toEqual([text]);
    },
  );

  it("after text that was shown is an error, and the upstream is stopped", async () => {
    const steps = [
      delta("You can return the lamp within 30 days. ".repeat(4)),
      delta(INSTRUCTIONS),
      { end: "hang" as const },
    ];
    const answerer = await answererOf({ script: { steps } });
    const { question, pieces } = ask();
    expect((await reasonOf(answerer.answer(question))).reason).toBe("answer_unavailable");
    expect(pieces.join("")).not.toContain("Recommend");
    await expect.poll(() => scene.server!.seen[0]?.left_at).not.toBeNull();
  });
});
