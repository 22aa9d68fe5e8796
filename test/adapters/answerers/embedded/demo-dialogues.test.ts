import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { LOCALES, type Locale } from "../../../../src/contract/locale.ts";
import { openTaught } from "../../../fixtures/taught-folder.ts";

const DEMO = path.join(import.meta.dirname, "../../../../templates/demo");
type Shop = Awaited<ReturnType<typeof openTaught>>;
const shops = new Map<Locale, Shop>();
beforeAll(async () => {
  for (const locale of LOCALES) {
    const folder = path.join(DEMO, `demo-${locale.toLowerCase()}`, "knowledge");
    shops.set(locale, await openTaught(locale, folder));
  }
});
afterAll(async () => {
  for (const shop of shops.values()) await shop.close();
});

/** A talk with the demo: the questions, and what the answer to the last one holds and does not hold. */
type Talk = readonly [locale: Locale, questions: readonly string[], holds: string, not?: string];

const E_BIKE = "1時間10ユーロ、1日38ユーロ";
const TALKS: readonly Talk[] = [
  ["ja", ["電動自転車の料金はいくらですか？"], E_BIKE, "免許"],
  ["ja", ["電動自転車の料金を教えてください"], E_BIKE, "免許"],
  ["ja", ["電動アシスト自転車の料金を教えてください"], E_BIKE, "免許"],
  ["ja", ["電動自転車に免許は要りますか？", "何歳から乗れますか？"], "16歳以上", "免許"],
  ["ja", ["電動自転車はいくらですか？"], E_BIKE, "きっぷ"],
  ["ja", ["電動アシスト自転車は一日いくらですか"], "38ユーロ", "きっぷ"],
  ["ja", ["日曜日は何時に開きますか？電動自転車はいくらですか？"], E_BIKE, "きっぷ"],
  ["ja", ["電動自転車はいくらですか？", "もっと詳しく教えてください"], "80km", E_BIKE],
  ["en", ["When are you open on Sundays and how much is an e-bike?"], "from 10 am to 6 pm", "don't know"],
  ["en", ["When are you open on Sundays and how much is an e-bike?"], "€38 per day"],
  ["en", ["How much is an e-bike per day?", "tell me more"], "80 km", "€38"],
  ["en", ["city bike price pls"], "€18 per day"],
  ["it", ["Quanto costa una e-bike al giorno?", "Grazie. Ne è sicuro? Davvero?"], "38 €"],
  ["it", ["Quando siete aperti la domenica e quanto costa una e-bike?"], "38 €"],
  ["pt-BR", ["Quando abrem no domingo e quanto custa uma bicicleta elétrica?"], "€ 38 por dia"],
  ["pt-BR", ["Quanto custa a bicicleta elétrica por dia?", "Como assim?"], "80 km", "€ 38"],
  ["en", ["How much is an e-bike per day?", "and the tandem?"], "Per day €34"],
  ["en", ["How much is an e-bike per day?", "And the tandem?", "What about the city bike?"], "€18 per day"],
  [
    "en",
    ["How much is an e-bike per day?", "tell me more", "Thanks!", "and the tandem?"],
    "Per day €34",
    "adult tricycle",
  ],
  ["en", ["How much is an e-bike per day?", "And per week?"], "€170 per week", "city"],
  ["en", ["How much is an e-bike per day?", "And for two weeks?"], "€170"],
  ["en", ["How much is an e-bike per day?", "No, I meant the city bike"], "€18 per day", "metres tall"],
  ["it", ["Quanto costa una e-bike al giorno?", "no, intendevo la city bike"], "18 € al giorno", "alte"],
  ["pt-BR", ["Quanto custa a bicicleta elétrica por dia?", "não, a bicicleta urbana"], "€ 18", "altura"],
  ["en", ["opening times sunday"], "from 10 am to 6 pm"],
  ["it", ["orari domenica"], "10:00 alle 18:00"],
  ["pt-BR", ["horário domingo"], "10h às 18h"],
  ["ja", ["電車での行き方を教えてください"], "歩いて6分"],
  ["ja", ["犬を連れて行けますか？", "何キロまで乗せられますか？"], "体重30kg"],
  ["it", ["ho bucato"], "555 0142"],
  ["it", ["Aiuto, ho una gomma a terra, e adesso??"], "555 0142"],
  ["it", ["ho una ruota a terra"], "555 0142"],
  ["it", ["gomma sgonfia"], "555 0142"],
  ["it", ["Ho avuto una foratura, che cosa faccio?"], "555 0142"],
  ["it", ["Quanto costa una bici elettrica al giorno?"], "38 € al giorno"],
  ["it", ["Quanto costa una bici elettrica al giorno?", "E a settimana?"], "170 € a settimana", "trekking"],
  ["it", ["Devo annullare la prenotazione, quanto costa?"], "gratuitamente fino a 24 ore", "luglio"],
  ["it", ["Posso portare il cane?", "Fino a che peso può viaggiare con me?"], "30 kg"],
  ["it", ["Mi hanno rubato la bici a noleggio, che cosa devo fare?"], "entro 24 ore"],
  ["pt-BR", ["Quanto custa a bicicleta elétrica por dia?"], "€ 38 por dia", "habilitação"],
  ["pt-BR", ["Preciso de habilitação para a bicicleta elétrica?", "E que idade preciso ter?"], "16 anos"],
  ["pt-BR", ["Posso pagar com cheque?"], "Não aceitamos cheques", "trocar"],
  ["pt-BR", ["Tem desconto para estudantes?", "Também no fim de semana?"], "segunda a sexta-feira"],
  ["en", ["How do I get to you by train?"], "six-minute walk", "ticket"],
  ["en", ["Do I need a licence for an e-bike?", "And how old do I have to be?"], "16 years", "licence"],
  ["en", ["Can my 8 year old daughter join a tour?"], "child seat or a trailer"],
  ["en", ["are you open on christmas day"], "closed on 25 December", "Mondays"],
  ["en", ["What does the lake tour cost?"], "€35", "sunrise"],
  ["en", ["how much is an ebike"], "€38 per day", "ticket"],
  ["en", ["how much is it to fix a flat"], "€12"],
  ["it", ["quanto viene una ebike"], "38 € al giorno"],
  ["ja", ["お店で直すといくらですか？"], "12ユーロ"],
  ["en", ["What is included in the rental price?"], "A helmet, a lock", "chain"],
];

describe("the demo", () => {
  it.each(TALKS.map(([locale, questions, holds, not]) => ({ locale, questions, holds, not })))(
    "$locale: $questions → “$holds”",
    async ({ locale, questions, holds, not }) => {
      const { outcome, text } = await shops.get(locale)!.ask(questions.at(-1)!, questions.slice(0, -1));
      expect(outcome).toBe("answered");
      expect(text).toContain(holds);
      if (not !== undefined) expect(text).not.toContain(not);
    },
  );
  it("gives no address for a price", async () => {
    const { text } = await shops
      .get("ja")!
      .ask("お店で直すといくらですか？", ["走っていたらパンクしてしまいました。"]);
    expect(text).not.toContain("住所");
  });
});
