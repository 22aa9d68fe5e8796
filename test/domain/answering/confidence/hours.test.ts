/** Questions for nothing but the hours, and when an answer tells them. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { tellsHours } from "../../../../src/domain/answering/confidence/hours.ts";
import { asksForHolidays, asksForHours } from "../../../../src/domain/answering/question/hours-words.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

describe("a question", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Are you open on Wednesday?", true],
    ["en", "What time do you close on Fridays?", true],
    ["en", "What are your opening hours?", true],
    ["en", "Are you open on 27 December?", true],
    ["en", "Is the museum open on Sunday?", false],
    ["en", "Is the shop open on Monday?", true],
    ["en", "What are your business hours?", true],
    ["en", "How do I open the gate?", false],
    ["en", "When is breakfast?", false],
    ["pt-BR", "Até que horas ficam abertos na sexta?", true],
    ["pt-BR", "Vocês abrem na quarta-feira?", true],
    ["pt-BR", "O museu abre no domingo?", false],
    ["pt-BR", "A loja abre segunda?", true],
    ["pt-BR", "Qual é o horário de atendimento?", true],
    ["it", "A che ora chiudete il venerdì?", true],
    ["it", "Siete aperti nel fine settimana?", true],
    ["it", "Il museo apre la domenica?", false],
    ["it", "Che orari fate?", true],
    ["ja", "水曜日は開いていますか？", true],
    ["ja", "週末は営業していますか？", true],
    ["ja", "美術館は日曜日に開いていますか？", false],
    ["ja", "診療時間を教えてください", true],
    ["ja", "診療は予約制ですか？", false],
    ["ja", "元日は営業していますか？", true],
    ["en", "Are you open at 9?", true],
    ["en", "Are you open on Christmas Day?", true],
    ["en", "Is the market open on Christmas Day?", false],
    ["en", "Do you sell Christmas trees on Christmas Day?", false],
    ["en", "Were you open 20 years ago?", false],
    ["it", "Siete aperti a Natale?", true],
  ])("%s: %s asks for hours alone: %s", (locale, text, asks) => {
    const read = readQuestion(text, { locale, languages: [locale] });
    expect(asksForHours(read)).toBe(asks);
  });
});

describe("a question for public holidays", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Are you open on public holidays?", true],
    ["en", "Are dogs allowed on public holidays?", false],
    ["en", "Are you open on Monday?", false],
    ["pt-BR", "Vocês abrem nos feriados?", true],
    ["it", "Siete aperti nei festivi?", true],
    ["ja", "祝日は営業していますか？", true],
    ["ja", "祝前日は営業していますか？", true],
    ["ja", "祝日は犬も入れますか？", false],
  ])("%s: %s asks for their hours alone: %s", (locale, text, asks) => {
    expect(asksForHolidays(readQuestion(text, { locale, languages: [locale] }))).toBe(asks);
  });
});

describe("hours of a season, of a page that dates them by months", () => {
  const suffices = (text: string, heading: string, [locale, question]: [Locale, string]): boolean => {
    const { weighed, ranked } = findIn([{ text, heading }], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed);
    return found !== undefined && tellsHours(weighed, found);
  };
  const EN = "April to September: 9 am – 7 pm\nOctober to March: 10 am – 4 pm";
  const JA = "4月〜10月：9:00〜18:00\n11月〜3月：10:00〜16:00";
  it.each<[Locale, string, string, string, boolean]>([
    ["en", EN, "Opening hours", "What time do you close in winter?", true],
    ["en", EN, "Opening hours", "How late are you open in summer?", true],
    ["en", "April to September: 9 am – 7 pm", "Opening hours", "When do you close in winter?", false],
    ["en", EN, "Yoga", "What time do you close in winter?", false],
    ["en", EN, "Opening hours", "What time is yoga in winter?", false],
    [
      "it",
      "Da aprile a settembre 9–19, da ottobre a marzo 10–16.",
      "Orari",
      "Che orari fate d'inverno?",
      true,
    ],
    ["it", "Da aprile a settembre 9–19.", "Orari", "Che orari fate d'inverno?", false],
    ["pt-BR", "De outubro a março, das 8h às 19h.", "Abertura", "Que horas vocês fecham no verão?", true],
    ["pt-BR", "De outubro a março, das 8h às 19h.", "Abertura", "Que horas vocês fecham no inverno?", false],
    ["ja", JA, "営業時間", "冬は何時まで開いていますか？", true],
    ["ja", "4月〜10月：9:00〜18:00", "営業時間", "冬は何時まで開いていますか？", false],
  ])("%s: “%s” below “%s” tells “%s”: %s", (locale, text, heading, question, tells) => {
    expect(suffices(text, heading, [locale, question])).toBe(tells);
  });
});

describe("the row of the day, under words of opening", () => {
  const suffices = (text: string, heading: string, [locale, question]: [Locale, string]): boolean => {
    const { weighed, ranked } = findIn([{ text, heading }], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed);
    return (
      found !== undefined &&
      decideConfidence({ question: weighed, passages: ranked, extract: found }).suffices
    );
  };
  it.each<[Locale, string, string, string]>([
    ["en", "Monday to Friday: 7:00–18:00\nSunday: closed", "Opening times", "When do you close on Thursday?"],
    [
      "pt-BR",
      "Segunda a sexta: 7h às 18h\nDomingo: fechado",
      "Abertura",
      "Até que horas ficam abertos na sexta?",
    ],
    [
      "it",
      "Dal lunedì al venerdì: 7:00–18:00\nDomenica: chiuso",
      "Apertura",
      "A che ora chiudete il venerdì?",
    ],
    [
      "en",
      "Mon–Thu: Morning 8–12; Afternoon 14–18\nFri: Morning 8–13",
      "Consultation hours",
      "Open on Tuesday afternoon?",
    ],
    ["ja", "月曜日〜金曜日：7時〜18時\n日曜日：定休日", "営業時間", "金曜日は何時まで開いていますか？"],
  ])("%s: answers", (locale, text, heading, question) => {
    expect(suffices(text, heading, [locale, question])).toBe(true);
  });
  it.each<[string, string, string]>([
    ["of another day", "Saturday: 7:00–14:00\nSunday: closed", "Opening times"],
    ["of something else", "Monday to Friday: soup\nSunday: roast", "The kitchen"],
  ])("one %s does not", (_what, text, heading) => {
    expect(suffices(text, heading, ["en", "Are you open on Wednesday?"])).toBe(false);
  });
});
