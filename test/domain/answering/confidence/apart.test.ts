/** Naive answers: what was asked for, beside the price, the number or the day of something else. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { isPriceApart } from "../../../../src/domain/answering/confidence/apart.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import { deniesList } from "../../../../src/domain/answering/confidence/objections.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { tellsElse } from "../../../../src/domain/answering/confidence/hours.ts";
import { negates } from "../../../../src/domain/answering/text/negation.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";
import { findIn, type FoundText } from "../found.ts";

type Texts = readonly (string | FoundText)[];

function ask(texts: Texts, question: string, locale: Locale) {
  const { weighed, ranked } = findIn(texts, question, locale);
  const extracted = extract(rankSentences(ranked, weighed), weighed)!;
  const { suffices } = decideConfidence({ question: weighed, passages: ranked, extract: extracted });
  return { weighed, extracted, suffices };
}

describe("a telephone number or mail address", () => {
  const EN = "Head baker: Ida Quist, phone 01632 960 115. Shop keeper: Ben Oakley.";
  const PT = "Recepção: (21) 5550-0300. Gerente: Dora Pimentel.";
  const IT = "Segreteria: 055 555 0300. Presidente: Livio Marconi.";
  const JA = "受付：電話 045-555-0300。女将：水野さくら。";
  const BRANCHES = [
    { heading: "Mill › North branch", text: "E-mail north@mill.example. Bread and rolls." },
    { heading: "Mill › River branch", text: "Bread and cakes. Phone 01632 960 222." },
  ];
  it.each<[Locale, Texts, string, boolean]>([
    ["en", [EN], "What is Ida Quist's phone number?", true],
    ["en", [EN], "What is Ben Oakley's phone number?", false],
    ["pt-BR", [PT], "Qual o telefone da recepção?", true],
    ["pt-BR", [PT], "Qual o telefone da Dora Pimentel?", false],
    ["it", [IT], "Qual è il numero di telefono della segreteria?", true],
    ["it", [IT], "Qual è il numero di telefono di Livio Marconi?", false],
    ["ja", [JA], "受付の電話番号は？", true],
    ["ja", [JA], "女将の電話番号は？", false],
    ["en", BRANCHES, "What is the e-mail of the North branch?", true],
    ["en", BRANCHES, "What is the e-mail of the River branch?", false],
    ["en", BRANCHES, "What is the phone number of the River branch?", true],
  ])("is given for what it belongs to: %s %j %s %s", (locale, texts, question, answered) => {
    expect(ask(texts, question, locale).suffices).toBe(answered);
  });
});

describe("a price", () => {
  it.each<[Locale, string, string, boolean]>([
    ["en", "Scans by referral only. Ultrasound costs £90.", "How much does a scan cost?", true],
    ["en", "We do scans. They cost £90.", "How much does a scan cost?", false],
    ["en", "A scan takes an hour. The scan costs £90.", "How much does a scan cost?", false],
    ["en", "Breakfast is included. Dinner costs £20.", "How much is breakfast?", false],
    ["pt-BR", "Tomografia só com pedido. O raio X custa R$ 90.", "Quanto custa a tomografia?", true],
    [
      "it",
      "Radiografie solo con impegnativa. L'ecografia costa 90 €.",
      "Quanto costa una radiografia?",
      true,
    ],
    ["ja", "浴場は23時までです。夕食は3,500円です。", "浴場はいくらですか？", true],
    ["ja", "浴場は23時までです。料金は500円です。", "浴場はいくらですか？", false],
    ["ja", "抹茶は冷蔵便でお送りします。別途350円を頂戴します。", "抹茶の送料はいくらですか？", false],
    ["ja", "抹茶は冷蔵便でお送りします。夕食は350円です。", "抹茶の送料はいくらですか？", true],
    [
      "en",
      "Single lessons of 50 minutes:\n- Swimming: £30\n- Judo: £25",
      "How much is a single lesson?",
      false,
    ],
    [
      "pt-BR",
      "Aulas avulsas de 50 minutos:\n- Natação: R$ 60\n- Judô: R$ 50",
      "Quanto custa a aula avulsa?",
      false,
    ],
    [
      "it",
      "Lezioni singole di 50 minuti:\n- Nuoto: 30 €\n- Judo: 25 €",
      "Quanto costa una lezione singola?",
      false,
    ],
  ])("is another thing's: %s “%s” %s %s", (locale, text, question, apart) => {
    const { weighed, extracted } = ask([text], question, locale);
    expect(isPriceApart(weighed, extracted)).toBe(apart);
  });
  it("is not another thing's where one of two is its own", () => {
    const text = "Scans need a referral. Ultrasound costs £90. A scan costs £20.";
    const { weighed, extracted } = ask([text], "How much does a scan cost?", "en");
    const { ranked } = findIn([text], "How much does a scan cost?", "en");
    const sentences = rankSentences(ranked, weighed);
    expect(isPriceApart(weighed, { ...extracted, sentences })).toBe(false);
    const others = sentences.filter(({ text: said }) => !said.includes("£20"));
    expect(isPriceApart(weighed, { ...extracted, sentences: others })).toBe(true);
  });
  it("shows in no time of the day", () => {
    const { suffices } = ask(
      ["Prescriptions are ready between 10:00 and 11:00."],
      "How much is a prescription?",
      "en",
    );
    expect(suffices).toBe(false);
  });
});

describe("a list of what there is not", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "We do not offer:", "dental treatment", "Do you offer dental treatment?"],
    ["pt-BR", "Não oferecemos:", "encadernação de livros", "Vocês fazem encadernação de livros?"],
    ["it", "Non offriamo:", "cure dentistiche", "Fate cure dentistiche?"],
    ["ja", "取り扱っていない業務", "パスポートの申請", "パスポートの申請はできますか？"],
  ])("is never given without its heading: %s", (locale, heading, item, question) => {
    const text = `- ${item}\n- 12345`;
    const { extracted } = ask([{ heading: `Casa Larkspur › ${heading}`, text }], question, locale);
    expect(extracted.text).toContain(`${heading}\n- ${item}`);
  });
  it("has its Japanese lead-in, which ends as a sentence", () => {
    const text = "次の業務は取り扱っていません。\n- パスポートの申請\n- 車庫証明";
    const { extracted } = ask([text], "パスポートの申請はできますか？", "ja");
    expect(extracted.text).toBe("次の業務は取り扱っていません。\n- パスポートの申請");
  });
  it.each<[Locale, string, string, boolean]>([
    ["en", "We do not offer:\n- scans\n- tests", "What do you offer?", true],
    ["en", "We do not offer:\n- scans\n- tests", "What do you not offer?", false],
    ["en", "We offer:\n- scans\n- tests", "What do you offer?", false],
    ["en", "We do not offer:\n- scans\n- tests", "Do you offer scans?", false],
    ["pt-BR", "Não oferecemos:\n- exames\n- testes", "O que vocês oferecem?", true],
    ["it", "Non offriamo:\n- esami\n- prove", "Cosa offrite?", true],
    ["ja", "次の業務は取り扱っていません。\n- 申請\n- 証明", "どんな業務を取り扱っていますか？", true],
  ])("does not tell what there is: %s %j %s %s", (locale, text, question, denied) => {
    const { weighed, extracted } = ask([text], question, locale);
    expect(deniesList(weighed, extracted)).toBe(denied);
  });
  it.each<[string, boolean]>([
    ["Not included:", true],
    ["We don't repair:", true],
    ["Notes", false],
    ["Serviços não incluídos", true],
    ["Senza prenotazione", true],
    ["できないこと", true],
    ["少ない日", false],
  ])("is known by its words: %s %s", (text, denies) => {
    expect(negates(fold(text))).toBe(denies);
  });
});

describe("who asks whether it is open on a day", () => {
  it.each<[Locale, string, string, boolean]>([
    [
      "en",
      "Monday: lentil soup, £8\nTuesday: curry, £10\nThe kitchen closes at 21:30.",
      "Are you open on Monday?",
      true,
    ],
    [
      "en",
      "Monday: 8:00 to 12:00\nTuesday: closed\nThe kitchen closes at 21:30.",
      "Are you open on Monday?",
      false,
    ],
    ["en", "The shop is open daily.\nMonday: lentil soup, £8", "Are you open on Monday?", false],
    [
      "en",
      "We are open from Tuesday to Friday, 9 to 5. Saturdays only in summer.",
      "Are you open on Saturday?",
      false,
    ],
    [
      "en",
      "We are open from Tuesday to Friday, 9 to 5.\nSaturdays only in summer.",
      "Are you open on Saturday?",
      true,
    ],
    [
      "pt-BR",
      "Secretaria, no prédio ao lado da quadra: segunda a sexta das 7h às 20h, sábado das 8h ao meio-dia.\nFecha em feriados.",
      "Vocês abrem no sábado?",
      false,
    ],
    [
      "pt-BR",
      "Fecha às 21h.\nSegunda-feira: sopa, R$ 8\nTerça-feira: arroz, R$ 9",
      "Vocês abrem na segunda-feira?",
      true,
    ],
    [
      "it",
      "Lunedì: zuppa, 8 €\nMartedì: riso, 10 €\nLa cucina chiude alle 21:30.",
      "Siete aperti il lunedì?",
      true,
    ],
    [
      "ja",
      "サウナは休業中です。\n月曜日：うどん、800円\n火曜日：カレー、900円",
      "月曜日は営業していますか？",
      true,
    ],
  ])("hears no menu: %s %j %s %s", (locale, text, question, otherwise) => {
    const { weighed, extracted } = ask([text], question, locale);
    expect(tellsElse(weighed, extracted)).toBe(otherwise);
  });
  const BRANCHES = [
    {
      heading: "Mill › North branch",
      text: "Opening hours:\n- Monday to Friday: 9:00 to 19:00\n- Sunday: closed",
    },
    { heading: "Mill › River branch", text: "Opening hours:\n- Tuesday to Thursday: 13:00 to 18:00" },
  ];
  it.each([
    ["Is the River branch open on Monday?", "9:00"],
    ["Is the River branch open on Sunday?", "closed"],
  ])("hears nothing of the other branch: %s", (question, other) => {
    const { extracted, suffices } = ask(BRANCHES, question, "en");
    expect(suffices && extracted.text.includes(other)).toBe(false);
  });
  it("hears of the bar rather than of the sauna's days", () => {
    const text =
      "The sauna is open Tuesday, Thursday and Sunday from 17:00. The bar is open from Thursday to Saturday.";
    expect(ask([text], "Is the bar open on Sunday?", "en").extracted.text).not.toContain("sauna");
  });
  it("gets no dish of another day", () => {
    const text = "Lunch menu\n- Wednesday: fish pie, £12\n- Friday: roast chicken, £13";
    expect(ask([text], "Is there fish on Friday?", "en").suffices).toBe(false);
    expect(ask([text], "Is there fish on Wednesday?", "en").extracted.text).toContain("fish pie");
  });
});
