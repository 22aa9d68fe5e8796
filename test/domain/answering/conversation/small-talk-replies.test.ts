/** What a robot says by itself: in every language it says what was asked of it, and what to do next. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import type { TalkKind } from "../../../../src/domain/answering/conversation/small-talk.ts";
import { toSmallTalk } from "../../../../src/domain/answering/conversation/small-talk-replies.ts";

const partner = (locale: Locale) => ({ locale, assistant_name: "Riva", company_name: "Aurora" });

describe("a reply to small talk", () => {
  it.each<[Locale, TalkKind, RegExp]>([
    ["en", "greeting", /^Hello! I'm Riva\. What would you like to know about Aurora\?$/],
    ["en", "thanks", /^You're welcome!.* just ask\.$/],
    ["en", "remark", /^All right\..* just ask\.$/],
    ["en", "farewell", /^Goodbye, .*thank you/],
    ["en", "opening", /^Of course\..*know about Aurora\?$/],
    ["en", "person", /contact details.* a person will/],
    ["en", "languages", /English, Portuguese, Italian or Japanese.* words that I was taught/],
    ["en", "privacy", /terms.* kept .*how long.* who reads/],
    ["pt-BR", "greeting", /^Olá! Meu nome é Riva\. O que você gostaria de saber sobre Aurora\?$/],
    ["pt-BR", "thanks", /^De nada!.* só perguntar\.$/],
    ["pt-BR", "remark", /^Tudo bem\..* só perguntar\.$/],
    ["pt-BR", "farewell", /^Até logo, .*agradeço/],
    ["pt-BR", "opening", /^Claro\..*saber sobre Aurora\?$/],
    ["pt-BR", "person", /contato.* uma pessoa/],
    ["pt-BR", "languages", /português, inglês, italiano ou japonês.* palavras que me foram ensinadas/],
    ["pt-BR", "privacy", /termos.* guardado .*quanto tempo.* quem/],
    ["it", "greeting", /^Ciao! Mi chiamo Riva\. Che cosa vuoi sapere su Aurora\?$/],
    ["it", "thanks", /^Prego!.* chiedi pure\.$/],
    ["it", "remark", /^Va bene\..* chiedi pure\.$/],
    ["it", "farewell", /^Arrivederci, .*grazie/],
    ["it", "opening", /^Certo\..*sapere su Aurora\?$/],
    ["it", "person", /recapiti.* una persona/],
    ["it", "languages", /italiano, inglese, portoghese o giapponese.* parole che mi sono state insegnate/],
    ["it", "privacy", /termini.* conversazione.* quanto tempo.* chi/],
    ["ja", "greeting", /^こんにちは、Rivaです。Auroraについて、.*お知りになりたいですか。$/],
    ["ja", "thanks", /^どういたしまして。.*お尋ねください。$/],
    ["ja", "remark", /^承知しました。.*お尋ねください。$/],
    ["ja", "farewell", /ありがとうございました.*お待ちしております/],
    ["ja", "opening", /^はい、Auroraについて、.*お知りになりたいですか。$/],
    ["ja", "person", /連絡先.*担当者/],
    ["ja", "languages", /日本語、英語、ポルトガル語、イタリア語.*教わった言葉/],
    ["ja", "privacy", /何を、いつまで保存し、誰が読むか.*利用規約/],
  ])("%s: to %s", (locale, kind, says) => {
    expect(toSmallTalk(kind, partner(locale))).toMatch(says);
  });
});

describe("who asks what the robot is", () => {
  it.each<[Locale, string]>([
    [
      "en",
      "I'm Riva, the automated assistant of Aurora. I answer from what I was taught, and say so when I don't know.",
    ],
    [
      "pt-BR",
      "Meu nome é Riva, e sou um assistente automático de Aurora. Respondo com o que me foi ensinado e digo quando não sei.",
    ],
    [
      "it",
      "Mi chiamo Riva e sono l’assistente automatico di Aurora. Rispondo con quello che mi è stato insegnato e, quando non so, lo dico.",
    ],
    [
      "ja",
      "Auroraの自動応答アシスタント、Rivaです。教わった内容からお答えし、わからないときはそのようにお伝えします。",
    ],
  ])("%s: is told by whom and by which rule he is answered", (locale, told) => {
    expect(toSmallTalk("identity", partner(locale))).toBe(told);
  });
});

describe("who asks what can be asked", () => {
  it.each<[Locale, string, string]>([
    ["en", "You can ask me about:", "For example, you can ask me:"],
    ["pt-BR", "Você pode me perguntar sobre:", "Você pode me perguntar, por exemplo:"],
    ["it", "Puoi farmi domande su:", "Puoi chiedermi, per esempio:"],
    ["ja", "次のようなことをお尋ねいただけます。", "たとえば、次のようにお尋ねください。"],
  ])("%s: reads a list of topics, or of questions where there are none", (locale, topics, questions) => {
    const toLines = (overview: Parameters<typeof toSmallTalk>[2]): string[] =>
      toSmallTalk("abilities", partner(locale), overview).split("\n");
    const lamps = toLines({ topics: ["Lamps", "Boats"], questions: ["Is it far?"] });
    expect(lamps[0]?.endsWith(topics)).toBe(true);
    expect(lamps.slice(1)).toEqual(["- Lamps", "- Boats"]);
    const far = toLines({ topics: [], questions: ["Is it far?"] });
    expect(far[0]?.endsWith(questions)).toBe(true);
    expect(far.slice(1)).toEqual(["- Is it far?"]);
  });
});
