/** What is a remark on the writer, and what belongs to the question. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { readRemarks } from "../../../../src/domain/answering/question/remarks.ts";

describe("remarks around what is asked", () => {
  it.each<[Locale, string, string]>([
    ["en", "My friend told me about you, do you rent tandems?", "do you rent tandems?"],
    ["en", "hi there, quick question, pets allowed?", "pets allowed?"],
    ["en", "I've never been to your place before. Where do I park?", "Where do I park?"],
    ["en", "We're visiting with the kids, saturday closing time", "saturday closing time"],
    ["en", "im coming with my two kids how much is it", "how much is it"],
    ["en", "What time is breakfast? My sister told me about you.", "What time is breakfast?"],
    ["en", "how much is a tandem, it's for my husband's birthday", "how much is a tandem,"],
    ["en", "how much is a tandem, it’s for a birthday", "how much is a tandem,"],
    [
      "en",
      "Hi! Do you rent tandems? And how much are they? I live far away.",
      "Do you rent tandems? And how much are they?",
    ],
    // A question and a remark without a mark between them.
    ["en", "is there a lift i use a wheelchair", "is there a lift"],
    ["en", "how much is it my son is four", "how much is it"],
    ["pt-BR", "quanto custa o passeio eu uso cadeira de rodas", "quanto custa o passeio"],
    ["it", "quanto costa la gita ho una carrozzina", "quanto costa la gita"],
    // What tells nothing of its writer is no remark before a question, but one behind it.
    ["en", "Is the lake warm? The lake was cold. It rained.", "Is the lake warm?"],
    ["pt-BR", "oi, estou pensando em ir aí, que horas vocês fecham?", "que horas vocês fecham?"],
    ["pt-BR", "vou com meu marido, email da padaria", "email da padaria"],
    ["pt-BR", "tem estacionamento? Moro longe daí.", "tem estacionamento?"],
    ["it", "me ne ha parlato un'amica, quanto costa la pulizia?", "quanto costa la pulizia?"],
    ["it", "stiamo organizzando una gita. numero di telefono", "numero di telefono"],
    ["it", "lavorate di sabato? Non l'ho mai fatto prima.", "lavorate di sabato?"],
    ["ja", "友達に勧められたのですが、駐車場はありますか", "駐車場はありますか"],
    ["ja", "大人2人で行きたいんですけど料金教えてください", "料金教えてください"],
    ["ja", "来週そちらに行く予定です。定休日", "定休日"],
    ["ja", "駐車場はありますか？遠くに住んでいます", "駐車場はありますか？"],
  ])("%s: %s", (locale, message, asked) => {
    expect(readRemarks(message, locale)?.asked).toBe(asked);
  });

  it.each<[Locale, string]>([
    ["en", "How much is a tandem for two days?"],
    ["en", "If I cancel a day before, do I get my money back?"],
    ["en", "With my dog, which rooms can I book?"],
    ["en", "The lake was cold. Is it warm now?"],
    ["en", "is it i use a wheelchair"],
    ["en", "Do you rent tandems? I live here. Do you sell tyres?"],
    ["pt-BR", "Se eu cancelar um dia antes, recebo o dinheiro de volta?"],
    ["pt-BR", "Com meu cachorro, em que quarto posso ficar?"],
    ["it", "Se annullo il giorno prima, mi rimborsate?"],
    ["it", "Per due persone, quanto costa la camera?"],
    ["ja", "前日にキャンセルした場合、返金されますか"],
    ["ja", "10時から13時まで予約できますか"],
  ])("%s: no remark in %s", (locale, message) => {
    expect(readRemarks(message, locale)).toBeUndefined();
  });

  it.each<[Locale, string, boolean]>([
    ["en", "I have no licence, may I ride an e-bike?", true],
    ["en", "I don't drive, may I ride an e-bike?", true],
    ["en", "Sorry, I have no idea, may I ride an e-bike?", false],
    ["en", "I've never been to your place before, may I bring a dog?", false],
    ["en", "Is there parking? I couldn't see it on your site.", false],
    ["en", "I never learned to swim, may I join the kayak tour?", true],
    ["pt-BR", "não tenho habilitação, posso andar de bicicleta elétrica?", true],
    ["pt-BR", "não sou daqui, vocês têm estacionamento?", false],
    ["pt-BR", "não sou doador, posso participar?", true],
    ["it", "non ho la patente, posso guidare l'e-bike?", true],
    ["it", "non sono della zona, avete un parcheggio?", false],
    ["it", "non sono diplomato, posso iscrivermi?", true],
    ["it", "non ho mai imparato a nuotare, posso venire in kayak?", true],
    ["ja", "免許を持っていないのですが、乗れますか", true],
    ["ja", "まだ行ったことがないんですが、駐車場はありますか", false],
    ["ja", "泳いだことがないんですが、カヤックに乗れますか", true],
  ])("%s: what %s denies may matter: %s", (locale, message, denies) => {
    expect(readRemarks(message, locale)?.denies).toBe(denies);
  });

  it("leaves a message that tells a story as it is", () => {
    const story = "I came last year. I liked it. I told my friend. ".repeat(3);
    expect(readRemarks(`${story}Do you rent tandems?`, "en")).toBeUndefined();
  });
});
