import { describe, expect, it } from "vitest";

import { LOCALES } from "../../../src/contract/locale.ts";
import { fold } from "../../../src/domain/language/normalise.ts";
import { sayIn } from "../../../src/domain/language/dictionary.ts";
import { ASKING_FRAMES } from "../../../src/domain/language/lexicon/asking.ts";
import { DICTIONARY_LINES } from "../../../src/domain/language/lexicon/everyday.ts";

describe("a question said in another language", () => {
  it.each([
    ["How much is an e-bike per day?", "en", "it", "quanto costa e-bike al giorno?"],
    ["How much is an e-bike per day?", "en", "ja", "1日 電動自転車はいくらですか"],
    ["quanto costa un'e-bike al giorno?", "it", "en", "how much is ebike per day?"],
    ["電動自転車は1日いくらですか？", "ja", "pt-BR", "quanto custa por dia bicicleta eletrica?"],
    ["are you open on sunday", "en", "pt-BR", "vocês abrem domingo?"],
    ["日曜日は営業していますか", "ja", "en", "are you open sunday?"],
    ["vocês têm estacionamento?", "pt-BR", "it", "avete parcheggio?"],
    ["phone number?", "en", "ja", "電話番号は"],
    ["can I pay by credit card", "en", "it", "posso pagare carta di credito?"],
    ["how long does the lake tour take", "en", "pt-BR", "quanto tempo dura lago passeio?"],
    ["営業時間は？", "ja", "it", "orari di apertura?"],
    ["E se chover?", "pt-BR", "en", "what happens if rain?"],
    ["serve la cauzione?", "it", "ja", "デポジットは必要ですか"],
  ] as const)("%s (%s → %s): %s", (question, from, to, said) => {
    expect(sayIn(question, from, to)).toEqual({ text: said, whole: true });
  });

  it.each([
    ["And on Saturdays?", "en", "it", "e sabato?"],
    ["土曜日は？", "ja", "en", "and saturday?"],
    ["E pedalò?", "pt-BR", "it", "e guidare?"],
  ] as const)("one that only goes on is of any language: %s (%s → %s): %s", (question, from, to, said) => {
    expect(sayIn(question, from, to)).toEqual({ text: said, whole: false });
  });

  it.each([
    ["How much is a xylophone?", "en", "it", "quanto costa xylophone?"],
    ["マリンバはいくらですか", "ja", "en", "how much is マリンバ?"],
    ["avete il theremin?", "it", "pt-BR", "vocês têm theremin?"],
  ] as const)("a word that it does not know stays: %s", (question, from, to, said) => {
    expect(sayIn(question, from, to)).toEqual({ text: said, whole: false });
  });

  it.each([
    ["financing", "en", "it", "rata?"],
    ["cellphone", "en", "pt-BR", "celular?"],
    ["prestação", "pt-BR", "en", "financing?"],
  ] as const)("words that mean about the same are said: %s (%s → %s): %s", (question, from, to, said) => {
    expect(sayIn(question, from, to)).toEqual({ text: said, whole: true });
  });

  it.each([
    ["How much are deposits?", "en", "it", "quanto costa cauzione?"],
    ["quanto costano i depositi?", "it", "en", "how much is deposit?"],
    ["estacionamentos", "pt-BR", "it", "parcheggio?"],
  ] as const)("a form of a word is said, and of no language for sure: %s", (question, from, to, said) => {
    expect(sayIn(question, from, to)).toEqual({ text: said, whole: false });
  });

  it("asks without a thing where none is named, and with a sign in Japanese", () => {
    expect(sayIn("Where is it?", "en", "it")?.text).toBe("dove?");
    expect(sayIn("parking", "en", "ja")?.text).toBe("駐車場？");
  });

  it.each([
    ["which dishes do not contain nuts", "en", "it"],
    ["do you have rooms with no stairs?", "en", "pt-BR"],
    ["quais pratos não têm leite", "pt-BR", "it"],
    ["quali piatti non contengono latte", "it", "en"],
    ["牛乳が入っていない料理はありますか", "ja", "en"],
    ["牛乳抜きの料理はありますか", "ja", "it"],
  ] as const)("what is denied is not said: %s", (question, from, to) => {
    expect(sayIn(question, from, to)).toBeUndefined();
  });

  it.each([
    ["傘はありますか", "ja", "en", "do you have 傘?"],
    ["卵の料理はありますか", "ja", "it", "avete pasto 卵?"],
  ] as const)("a thing of one kanji stays: %s", (question, from, to, said) => {
    expect(sayIn(question, from, to)).toEqual({ text: said, whole: false });
  });

  it("does not ask without the thing that it cannot tell from an ending", () => {
    expect(sayIn("たまごはありますか", "ja", "en")).toBeUndefined();
    expect(sayIn("ねぎまはいくらですか", "ja", "it")).toBeUndefined();
  });

  it.each([
    ["Zorvex plimtaru quonby", "en", "it"],
    ["And Zorvex?", "en", "it"],
    ["ゾルヴェクスプリムタル", "ja", "en"],
    ["", "en", "ja"],
    ["?", "it", "en"],
    ["!!! ;-)", "pt-BR", "en"],
  ] as const)("what holds nothing of it is not said: %j", (question, from, to) => {
    expect(sayIn(question, from, to)).toBeUndefined();
  });

  it("has a column for each language in every line, and says each meaning in all of them", () => {
    const lines = DICTIONARY_LINES.trim()
      .split("\n")
      .map((line) => line.split(" / "));
    expect(lines.filter((columns) => columns.length !== LOCALES.length)).toEqual([]);
    const order = ["en", "pt-BR", "it", "ja"] as const;
    const unsaid: string[] = [];
    for (const columns of lines)
      for (const [at, from] of order.entries())
        for (const to of order) {
          const word = columns[at]?.split(" ")[0]?.replaceAll("_", " ") ?? "";
          if (from !== to && sayIn(word, from, to)?.whole !== true) unsaid.push(`${word}: ${from} → ${to}`);
        }
    expect(unsaid).toEqual([]);
  });

  it("reads each way of asking as itself, in every language that says it", () => {
    for (const frame of ASKING_FRAMES)
      for (const locale of LOCALES) {
        // Japanese goes on from its subject: …はどこですか.
        const said = fold(frame.said[locale].replace(/^(?=[はの])/, "犬"));
        const read = ASKING_FRAMES.find(({ asked }) => asked[locale].test(said));
        expect(read?.said[locale], said).toBe(frame.said[locale]);
      }
  });
});
