import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "../../../../src/contract/locale.ts";
import { findSmallTalk } from "../../../../src/domain/answering/conversation/small-talk.ts";
import { toSmallTalk } from "../../../../src/domain/answering/conversation/small-talk-replies.ts";

const partner = (locale: Locale) => ({ locale, assistant_name: "Riva", company_name: "Aurora Cycles" });

describe("a message that asks for nothing", () => {
  it.each([
    ["en", "Hello!", "greeting"],
    ["en", "hiiii Riva :)", "greeting"],
    ["en", "heyyy hru", "greeting"],
    ["en", "kk thnx 🙏", "thanks"],
    ["it", "ciaoo", "greeting"],
    ["it", "cmq grz", "thanks"],
    ["pt-BR", "blz obg bjs", "farewell"],
    ["ja", "おつー", "greeting"],
    ["ja", "あざっすw", "thanks"],
    ["en", "Good morning, how are you?", "greeting"],
    ["en", "Thank you so much for your help!", "thanks"],
    ["en", "ok, thanks, bye", "farewell"],
    ["en", "Hi, can you help me?", "opening"],
    ["en", "Who are you?", "identity"],
    ["en", "Who's Riva?", "identity"],
    ["pt-BR", "quem é a Riva", "identity"],
    ["it", "Chi è Riva?", "identity"],
    ["ja", "Rivaは誰ですか", "identity"],
    ["en", "👍", "thanks"],
    ["pt-BR", "Olá, bom dia!", "greeting"],
    ["pt-BR", "Muito obrigada pela ajuda", "thanks"],
    ["pt-BR", "Tchau, até logo!", "farewell"],
    ["pt-BR", "Oi, tenho uma dúvida", "opening"],
    ["pt-BR", "Você é um robô?", "identity"],
    ["it", "Buongiorno a tutti", "greeting"],
    ["it", "Grazie mille, è tutto.", "thanks"],
    ["it", "Arrivederci!", "farewell"],
    ["it", "Salve, avrei una domanda", "opening"],
    ["it", "Chi sei?", "identity"],
    ["ja", "こんにちは！", "greeting"],
    ["ja", "ありがとうございました。", "thanks"],
    ["ja", "さようなら", "farewell"],
    ["ja", "すみません、質問があります。", "opening"],
    ["ja", "あなたは誰ですか？", "identity"],
    ["ja", "Ｈｅｌｌｏ", "greeting"],
    ["it", "Hello there", "greeting"],
    ["en", "wow, that was quick!", "remark"],
    ["en", "Too bad", "remark"],
    ["en", "that sounds lovely", "remark"],
    ["en", "Interesting!", "remark"],
    ["pt-BR", "que interessante", "remark"],
    ["it", "mi sembra bello!", "remark"],
    ["ja", "面白そうですね", "remark"],
    ["pt-BR", "que pena", "remark"],
    ["it", "Uffa, peccato!", "remark"],
    ["ja", "そっか残念…", "remark"],
    ["ja", "うーん、ちょっと係の人と話したいんですが", "person"],
    ["en", "I want to talk to a human", "person"],
    ["en", "Hi, can I speak to someone please?", "person"],
    ["en", "Call me back please", "person"],
    ["en", "agent", "person"],
    ["pt-BR", "Posso falar com um atendente?", "person"],
    ["pt-BR", "Vocês podem me ligar?", "person"],
    ["it", "Vorrei parlare con una persona", "person"],
    ["it", "Mi richiamate?", "person"],
    ["ja", "人と話したいです", "person"],
    ["ja", "すみません、電話してください。", "person"],
  ] as const)("%s: %s is %s", (locale, text, kind) => {
    expect(findSmallTalk(text, partner(locale))).toBe(kind);
  });

  it.each([
    ["en", "Hi, when are you open?"],
    ["en", "Thanks! And on Sundays?"],
    ["en", "What do you know about e-bikes?"],
    ["en", "Aurora Cycles"],
    ["en", "yes"],
    ["en", "Can I call you?"],
    ["en", "How can I talk to customer service?"],
    ["pt-BR", "Como faço para falar com o suporte?"],
    ["it", "Come posso parlare con l'assistenza?"],
    ["en", "Can someone call me a taxi?"],
    ["en", "Can I talk to the manager about a discount?"],
    ["pt-BR", "Posso ligar para vocês?"],
    ["it", "Posso parlare con la guida durante il tour?"],
    ["ja", "電話番号を教えてください"],
    ["en", "???"],
    ["en", ""],
    ["en", "Hello ".repeat(40)],
    ["pt-BR", "Oi, quanto custa?"],
    ["pt-BR", "Bom dia, vocês abrem aos domingos?"],
    ["it", "Ciao, quanto costa una bici?"],
    ["it", "Grazie, e la domenica?"],
    ["ja", "こんにちは。営業時間を教えてください"],
    ["ja", "営業時間を教えてください"],
  ] as const)("%s: “%s” may ask something", (locale, text) => {
    expect(findSmallTalk(text, partner(locale))).toBeNull();
  });

  it.each(LOCALES)("is answered in the robot's language, with its names (%s)", (locale) => {
    expect(toSmallTalk("greeting", partner(locale))).toContain("Riva");
    expect(toSmallTalk("identity", partner(locale))).toContain("Aurora Cycles");
    for (const kind of ["greeting", "thanks", "farewell", "opening", "identity", "person"] as const)
      expect(toSmallTalk(kind, partner(locale)).length).toBeLessThan(200);
  });

  it.each(LOCALES)("tells a company by its name in a sentence that ends once (%s)", (locale) => {
    const told = toSmallTalk("identity", { ...partner(locale), company_name: "Acme Ltd." });
    expect(told).toContain("Acme Ltd.");
    expect(told).not.toContain("..");
  });
});
