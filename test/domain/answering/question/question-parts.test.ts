/** Several questions in one message. */
import { describe, expect, it } from "vitest";
import { toQuestionParts } from "../../../../src/domain/answering/question/question-parts.ts";

describe("a message", () => {
  it.each([
    [
      "When are you open on Sundays and how much is an e-bike?",
      ["When are you open on Sundays", "how much is an e-bike?"],
    ],
    [
      "What do I need to rent a bike, and can I bring my dog?",
      ["What do I need to rent a bike", "can I bring my dog?"],
    ],
    ["When are you open? How much is an e-bike?", ["When are you open?", "How much is an e-bike?"]],
    [
      "Hi, how much is a tandem and where are you and when do you open?",
      ["Hi, how much is a tandem", "where are you", "when do you open?"],
    ],
    [
      "Quando siete aperti la domenica e quanto costa una e-bike?",
      ["Quando siete aperti la domenica", "quanto costa una e-bike?"],
    ],
    [
      "Dove siete esattamente e si può parcheggiare lì?",
      ["Dove siete esattamente", "si può parcheggiare lì?"],
    ],
    [
      "Quando abrem no domingo e quanto custa uma bicicleta?",
      ["Quando abrem no domingo", "quanto custa uma bicicleta?"],
    ],
    [
      "日曜日は何時に開きますか？電動自転車はいくらですか？",
      ["日曜日は何時に開きますか？", "電動自転車はいくらですか？"],
    ],
    [
      "日曜日は何時に開きますか、電動自転車はいくらですか",
      ["日曜日は何時に開きますか", "電動自転車はいくらですか"],
    ],
  ])("%s", (text, parts) => {
    expect(toQuestionParts(text)).toEqual(parts);
  });

  it.each([
    "When and how can I cancel?",
    "How much is a tandem for a day and a half?",
    "What are the rules for dogs and cats?",
    "Who founded the shop and ran it until 2011?",
    "How much is an e-bike? I need it for two days.",
    "Are you open today? Or tomorrow?",
    "Do you sell bread and is?",
    "I lost my card. What now?",
    "Bed and what else?",
    'Did you watch "Who Framed Roger Rabbit?" at your cinema?',
    "Can you tell me how I book and when I pay?",
    "What happens when it rains and when it snows?",
    "O que ocorre quando há e quando não há dragagem num canal?",
    "Quanto costano la city bike e il tandem?",
    "Quanto custa a bicicleta e o capacete?",
    "営業時間は何時からですか",
    "いつ発送してもらえますか（水曜日です）",
    "自転車とヘルメットはいくらですか？",
    `How much is it and where is it ${"x ".repeat(300)}?`,
    "What is a? What is b? What is c? What is d?",
  ])("asks one question, or none that can be told apart: %s", (text) => {
    expect(toQuestionParts(text)).toEqual([text.trim()]);
  });
});
