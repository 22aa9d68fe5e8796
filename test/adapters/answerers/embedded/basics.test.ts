/** What every page says somewhere, each time in other words, asked as people type it. */
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

/** A page that says one sentence beside what such a page says anyway. */
const PAGES: Readonly<Record<Locale, (sentence: string) => string>> = {
  en: (sentence) =>
    `# Hollow Oak Pottery\n\nWe teach pottery to beginners.\n\n## Prices\n\nA class costs £30.\n\n## Good to know\n\n${sentence}\n\n## Teachers\n\nAnna has taught here since 2012.\n`,
  it: (sentence) =>
    `# Ceramiche Quercia\n\nInsegniamo ceramica ai principianti.\n\n## Prezzi\n\nUna lezione costa 30 €.\n\n## Informazioni\n\n${sentence}\n\n## Insegnanti\n\nAnna insegna qui dal 2012.\n`,
  "pt-BR": (sentence) =>
    `# Cerâmica Carvalho\n\nEnsinamos cerâmica a iniciantes.\n\n## Preços\n\nUma aula custa R$ 90.\n\n## Bom saber\n\n${sentence}\n\n## Professores\n\nAnna ensina aqui desde 2012.\n`,
  ja: (sentence) =>
    `# かしの木陶芸教室\n\n初心者向けの陶芸教室です。\n\n## 料金\n\n1回3,000円です。\n\n## ご案内\n\n${sentence}\n\n## 講師\n\n2012年からアンナが教えています。\n`,
};

const BASICS: readonly (readonly [Locale, string, readonly string[]])[] = [
  [
    "en",
    "If you can't come, let us know two days ahead; after that we can't refund.",
    ["what is your cancellation policy?", "what if I can't make it"],
  ],
  [
    "en",
    "Bookings can't be refunded, but you may change the date.",
    ["what is your cancellation policy?", "do I get a refund if I cancel?"],
  ],
  ["en", "Cash only, I'm afraid.", ["how can i pay?", "is it cash only"]],
  ["en", "Please book by phone at least a day ahead.", ["can I just turn up", "do I need to book?"]],
  ["en", "Sorry, there's no internet here.", ["is there wi-fi", "do you have wifi?"]],
  [
    "it",
    "Se non potete venire, avvisateci due giorni prima; dopo non rimborsiamo.",
    ["se annullo mi rimborsate?", "come funziona la cancellazione", "e se non posso venire?"],
  ],
  [
    "it",
    "Le prenotazioni non sono rimborsabili, ma si può cambiare data.",
    ["posso disdire la prenotazione?", "se annullo mi rimborsate?"],
  ],
  ["it", "Le gift card si comprano online.", ["avete gift card", "fate buoni regalo?"]],
  ["it", "Solo contanti, purtroppo.", ["come si paga?", "prendete il bancomat"]],
  ["it", "Purtroppo non c'è internet.", ["c'è il wi-fi"]],
  [
    "pt-BR",
    "Se não puder vir, avise dois dias antes; depois não devolvemos.",
    ["posso cancelar?", "qual a política de cancelamento", "e se eu não puder ir?"],
  ],
  [
    "pt-BR",
    "As reservas não são reembolsáveis, mas dá para mudar a data.",
    ["posso cancelar?", "se eu cancelar devolvem o dinheiro?"],
  ],
  ["pt-BR", "O cartão-presente é vendido online.", ["vocês têm vale-presente?", "tem cartão presente"]],
  ["pt-BR", "Só dinheiro, infelizmente.", ["como pago?", "aceita pix"]],
  [
    "ja",
    "来られない場合は2日前までにご連絡ください。",
    ["キャンセルできますか？", "行けなくなったらどうなりますか"],
  ],
  ["ja", "スロープと多目的トイレがあります。", ["バリアフリーですか", "車椅子で入れますか？"]],
  ["ja", "盲導犬のみ可能です。", ["犬を連れて行けますか？"]],
];

describe.each(BASICS)("%s: %s", (locale, sentence, questions) => {
  it("is told whoever asks for it", async () => {
    const robot = await openPage(locale, PAGES[locale](sentence));
    const told: (readonly [string, boolean])[] = [];
    for (const question of questions) {
      const [answer] = await robot.talk([question]);
      told.push([question, answer?.text.includes(sentence.slice(0, 12)) ?? false]);
    }
    await robot.close();
    expect(told).toEqual(questions.map((question) => [question, true]));
  });
});

/** By language: sentences of twelve matters, each in other words, and questions for them; some of those no sentence answers. */
type Basics = Readonly<
  Record<Locale, readonly (readonly [sentences: readonly string[], questions: readonly string[]])[]>
>;
const ALL = JSON.parse(readFileSync("test/fixtures/basics.json", "utf8")) as Basics;

describe("twelve matters, each in other words", () => {
  it.each<[Locale, number, number]>([
    ["en", 110, 136],
    ["it", 110, 136],
    ["pt-BR", 107, 136],
    ["ja", 93, 113],
  ])("%s: at least %i of %i questions are told the sentence", async (locale, least, all) => {
    let [told, asked] = [0, 0];
    for (const [sentences, questions] of ALL[locale])
      for (const sentence of sentences) {
        const robot = await openPage(locale, PAGES[locale](sentence));
        for (const question of questions) {
          const [answer] = await robot.talk([question]);
          asked += 1;
          told += Number(answer?.text.includes(sentence.slice(0, 12).replace(/[.。]$/u, "")));
        }
        await robot.close();
      }
    expect(asked).toBe(all);
    expect(told).toBeGreaterThanOrEqual(least);
  });
});
