/** Asking on about an answer. */
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findElaborated,
  findElaboration,
} from "../../../../src/domain/answering/conversation/elaboration.ts";

describe("a message that asks on", () => {
  it.each<[Locale, string, ReturnType<typeof findElaboration>]>([
    ["en", "Tell me more", "more"],
    ["en", "ok, can you tell me more about that please?", "more"],
    ["en", "What else?", "more"],
    ["en", "Anything else I should know?", "more"],
    ["en", "Thanks! Is that all?", "more"],
    ["en", "Can you explain that?", "explain"],
    ["en", "What do you mean?", "explain"],
    ["en", "Can you say that in other words?", "explain"],
    ["en", "I don't understand", "explain"],
    ["en", "Could you give me an example, please?", "explain"],
    ["en", "Are you sure?", "again"],
    ["en", "Really??", "again"],
    ["en", "Summarise that, please", "again"],
    ["en", "Please answer in one word", "again"],
    ["en", "Why?", "reason"],
    ["en", "Really? Why is that?", "reason"],
    ["pt-BR", "Me conte mais", "more"],
    ["pt-BR", "Mais alguma coisa que eu deva saber?", "more"],
    ["pt-BR", "Pode explicar melhor?", "explain"],
    ["pt-BR", "Como assim?", "explain"],
    ["pt-BR", "Não entendi", "explain"],
    ["pt-BR", "Tem certeza?", "again"],
    ["pt-BR", "Por quê?", "reason"],
    ["it", "Dimmi di più", "more"],
    ["it", "C'è altro?", "more"],
    ["it", "Vorrei saperne di più, per favore", "more"],
    ["it", "Puoi spiegare meglio?", "explain"],
    ["it", "Cosa intendi?", "explain"],
    ["it", "Cioè?", "explain"],
    ["it", "Sei sicuro?", "again"],
    ["it", "Perché?", "reason"],
    ["ja", "もっと詳しく教えてください", "more"],
    ["ja", "他にありますか?", "more"],
    ["ja", "どういう意味ですか", "explain"],
    ["ja", "すみません、よくわかりません", "explain"],
    ["ja", "本当ですか?", "again"],
    ["ja", "なぜですか", "reason"],
    ["en", "And if that doesn't help?", "failed"],
    ["en", "I tried that, still nothing", "failed"],
    ["pt-BR", "E se não funcionar?", "failed"],
    ["it", "E se non funziona?", "failed"],
    ["ja", "それでもだめなら?", "failed"],
    // In another language than the robot's.
    ["it", "Can you explain that?", "explain"],
    ["en", "もっと詳しく", "more"],
    // What names something asks by itself.
    ["en", "Tell me more about e-bikes", null],
    ["en", "Can you explain the deposit?", null],
    ["en", "Why is the shop closed?", null],
    ["en", "Are you sure that you open at nine?", null],
    ["en", "Is there anything else for children?", null],
    ["en", "And for a week?", null],
    ["en", "And on Sundays?", null],
    ["en", "It doesn't work", null],
    ["en", "And if the light doesn't work?", null],
    ["en", "How much is it?", null],
    ["en", "What is this?", null],
    ["en", "Thanks", null],
    ["en", "Do you have it in English?", null],
    ["it", "È sicuro?", null],
    ["it", "C'è in inglese?", null],
    ["it", "A cosa serve?", null],
    ["ja", "英語でできますか", null],
    ["en", "ok", null],
    ["en", "It", null],
    ["en", "👍", null],
    ["pt-BR", "Tem mais barato?", null],
    ["pt-BR", "Por que fecha às segundas?", null],
    ["it", "Perché costa così tanto la cauzione?", null],
    ["it", "C'è?", null],
    ["ja", "送料を教えてください", null],
    ["ja", "他の色はありますか", null],
    ["en", `Tell me more. ${"Please. ".repeat(20)}`, null],
  ])("%s: %s is %s", (locale, text, kind) => {
    expect(findElaboration(text, locale)).toBe(kind);
  });

  it("goes back to the last question that asked by itself", () => {
    const turn = (role: string, text: string) => ({ role, text });
    const history = [
      turn("user", "When are you open?"),
      turn("assistant", "From nine."),
      turn("user", "What is a tandem?"),
      turn("assistant", "A bike for two."),
      turn("user", "Tell me more"),
      turn("assistant", "It costs 9 euros."),
    ];
    const robot = { locale: "en", assistant_name: "Riva", company_name: "Aurora Cycles" } as const;
    const found = findElaborated({ text: "What else?", history, robot });
    expect(found?.wanted).toBe("more");
    expect(found?.question.text).toBe("What is a tandem?");
    expect(found?.before.map(({ text }) => text)).toEqual(["When are you open?", "From nine."]);
    expect(found?.after.map(({ text }) => text)).toEqual([
      "A bike for two.",
      "Tell me more",
      "It costs 9 euros.",
    ]);
    const talk = [turn("user", "Hello"), turn("assistant", "Hello!")];
    expect(findElaborated({ text: "What else?", history: talk, robot })).toBeUndefined();
    expect(findElaborated({ text: "What is a tricycle?", history, robot })).toBeUndefined();
  });
});
